internal import LayModel
internal import LayNumbers

/// The system's font of a view of iOS.
struct SystemFont {
  /// The size in points.
  let size: Rational
  let weight: FontWeight
  /// True for a text style.
  let isStyle: Bool

  /// The font of the titles of segmented controls.
  static let ofSegments = SystemFont(13, .regular)
  /// The size of a button's title without a font in the file.
  private static let buttonSize: Rational = 15
  /// The text styles of the language by those of Interface Builder.
  static let textStyles = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleLargeTitle": "largeTitle",
    "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout",
    "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
    "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
  ]

  /// Reads the font of a view; nil for fonts other than the system's.
  init?(_ view: ViewIndex, _ document: BuilderDocument) {
    let tree = document.tree
    let element = document.views[view].element
    guard let font = tree.child(element, "fontDescription", key: "fontDescription") else {
      if document.isOn(view, "usesAttributedText") {
        guard let own = SystemFont(attributed: view, document) else { return nil }
        self = own
        return
      }
      self.init(document.views[view].tag == "button" ? SystemFont.buttonSize : 17, .regular)
      return
    }
    if let name = tree[font]["style"] {
      guard let style = SystemFont.textStyles[name].flatMap({ TextStyle(name: $0) }) else { return nil }
      self.init(style.size(at: .large), style.weight(), isStyle: true)
      return
    }
    guard let type = tree[font]["type"], ["system", "boldSystem"].contains(type),
      let size = tree[font]["pointSize"].flatMap({ Length($0) }), size > .zero, size < Length(1000)
    else { return nil }
    let weight = tree[font]["weight"].flatMap { FontWeight(name: $0) }
    self.init(Rational(size), weight ?? (type == "boldSystem" ? .bold : .regular))
  }

  /// The system's font in the size of the font of a view, which is another one; nil for the system's, and without a size.
  init?(inSizeOfOther view: ViewIndex, _ document: BuilderDocument) {
    let tree = document.tree
    guard let font = tree.child(document.views[view].element, "fontDescription", key: "fontDescription"),
      tree[font]["type"] == nil, tree[font]["style"] == nil,
      let size = tree[font]["pointSize"].flatMap({ Length($0) }), size > .zero, size < Length(1000)
    else { return nil }
    self.init(Rational(size), .regular)
  }

  /// Reads the font of an attributed text; nil for fonts other than the system's, and for a text in several fonts.
  private init?(attributed view: ViewIndex, _ document: BuilderDocument) {
    let fonts = document.attributes("NSFont", of: view)
    guard let first = fonts.first, let font = first else { return nil }
    let source = document.tree[font]
    let isSame = fonts.allSatisfy { other in
      other.map { document.tree[$0]["metaFont"] == source["metaFont"] && document.tree[$0]["size"] == source["size"] }
        ?? false
    }
    guard isSame, let weight = SystemFont.weights[source["metaFont"] ?? ""],
      let size = source["size"].flatMap({ Length($0) }), size > .zero, size < Length(1000)
    else { return nil }
    self.init(Rational(size), weight)
  }

  /// The weights of the fonts that attributed texts name.
  private static let weights: [String: FontWeight] = ["system": .regular, "systemBold": .bold]

  private init(_ size: Rational, _ weight: FontWeight, isStyle: Bool = false) {
    (self.size, self.weight, self.isStyle) = (size, weight, isStyle)
  }

  /// The height of some lines on a canvas with `scale` pixels a point.
  func height(ofLines lines: Int, scale: Int) -> Length {
    Length(TextMeasure.height(ofLines: lines, fontSize: size, scale: Rational(scale)))
  }

  /// The width of a text on one line, rounded up to a pixel of `scale`.
  func width(of text: String, scale: Int) -> Length {
    let width = TextMeasure.width(of: text, fontSize: size, weight: weight)
    return Length((width * Rational(scale)).ceil / Rational(scale))
  }

  /// The number of lines of a text in a width.
  func lines(of text: String, width: Length, most: Int) -> Int {
    WrappedText(text, fontSize: size, weight: weight, mostLines: most)
      .lineCount(atWidth: Rational(width))
  }
}
