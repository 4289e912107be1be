/// A picture as a list of what to paint, back to front. Its coordinates are points: x to the right, y down, the origin in the
/// upper left corner. Every format is written from this one value.
package struct Picture: Hashable, Sendable {
  /// The width, points.
  package var width: Double
  /// The height, points.
  package var height: Double
  /// The name for people who cannot see it, in one line.
  package var title: String
  /// The description for people who cannot see it; empty for none.
  package var summary: String
  /// The colour behind all items; nil leaves it transparent.
  package var background: Colour?
  /// The steps of painting. Each `begin` has its `end`.
  package var items: [PictureItem]

  /// A picture without items.
  package init(
    width: Double, height: Double, title: String, summary: String = "", background: Colour? = .white,
    items: [PictureItem] = []
  ) {
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
    self.background = background
    self.items = items
  }
}

/// One step of painting.
package enum PictureItem: Hashable, Sendable {
  /// A filled and stroked outline.
  case shape(Outline, fill: Fill?, stroke: Stroke?)
  /// One line of text.
  case text(TextLine)
  /// A picture of pixels.
  case image(PlacedImage)
  /// The items up to the matching `end`, moved, clipped and faded as one.
  case begin(PictureGroup)
  /// The end of the last group.
  case end
}

/// How the items of a group are painted.
package struct PictureGroup: Hashable, Sendable {
  /// The transform from the coordinates of the items to those around the group.
  package var transform: Transform2D
  /// The area outside of which nothing is painted, in the coordinates of the items; nil for no limit.
  package var clip: Outline?
  /// The opacity, 0 to 1.
  package var opacity: Double
  /// The name of the group for people who cannot see it, as its tooltip; nil for none.
  package var title: String?
  /// A class for style sheets and scripts; nil for none. Letters, digits and `-`.
  package var name: String?

  /// A group that changes nothing but what is named.
  package init(
    _ transform: Transform2D = .identity, clip: Outline? = nil, opacity: Double = 1, title: String? = nil,
    name: String? = nil
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.title = title
    self.name = name
  }
}

/// A colour of sRGB with its opacity, each from 0 to 255.
package struct Colour: Hashable, Sendable {
  package var red, green, blue, alpha: UInt8

  /// The colour with these parts.
  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The colour `0xRRGGBB`.
  package init(hex: UInt32, opacity: Double = 1) {
    self.init(
      UInt8(hex >> 16 & 255), UInt8(hex >> 8 & 255), UInt8(hex & 255),
      alpha: UInt8((min(1, max(0, opacity)) * 255).rounded()))
  }

  package static let white = Colour(255, 255, 255)
  package static let black = Colour(0, 0, 0)
}

/// How the inside of an outline is painted.
package struct Fill: Hashable, Sendable {
  package var colour: Colour
  /// Diagonal lines of the colour instead of the whole inside.
  package var hatching: Hatching?

  package init(_ colour: Colour, hatching: Hatching? = nil) {
    self.colour = colour
    self.hatching = hatching
  }
}

/// Diagonal lines at 45 degrees, in the coordinates of the picture.
package struct Hatching: Hashable, Sendable {
  /// The distance between the middles of two lines, points.
  package var spacing: Double
  /// The width of a line, points.
  package var width: Double

  package init(spacing: Double, width: Double) {
    self.spacing = spacing
    self.width = width
  }
}

/// How the edge of an outline is painted: centred on it, with butt ends and mitred joins.
package struct Stroke: Hashable, Sendable {
  package var colour: Colour
  /// The width, points.
  package var width: Double
  /// The lengths of dashes and gaps in turn, points; empty for a continuous line.
  package var dashes: [Double]
  /// True for round ends and joins.
  package var isRound: Bool

  package init(_ colour: Colour, width: Double = 1, dashes: [Double] = [], isRound: Bool = false) {
    self.colour = colour
    self.width = width
    self.dashes = dashes
    self.isRound = isRound
  }
}

/// One line of text in the outlines of Inter, as wide as `textWidth` says: with the advances and the tracking that layout measures
/// with.
package struct TextLine: Hashable, Sendable {
  /// The side of `x` on which the text lies.
  package enum Anchor: Hashable, Sendable { case start, middle, end }

  package var text: String
  /// The point of the baseline at the anchor.
  package var x, y: Double
  package var anchor: Anchor
  /// The font size, points.
  package var size: Double
  /// The weight, 100 to 900.
  package var weight: Int
  /// Space added after each character beside that tracking, points.
  package var tracking: Double
  package var colour: Colour
  /// The direction of the paragraph; nil for that of the first letter.
  package var isRightToLeft: Bool?

  package init(
    _ text: String, x: Double, y: Double, anchor: Anchor = .start, size: Double, weight: Int = 400,
    tracking: Double = 0, colour: Colour = .black, isRightToLeft: Bool? = nil
  ) {
    self.isRightToLeft = isRightToLeft
    self.text = text
    self.x = x
    self.y = y
    self.anchor = anchor
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.colour = colour
  }
}
