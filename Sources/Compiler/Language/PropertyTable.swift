/// The kind of owner that a property has.
enum PropertyOwner {
  /// Every view.
  case view
  /// Kinds that show text.
  case text
  case image
  case stack
  /// Stacks and grids.
  case arranger
  case grid
  /// A view that a stack arranges.
  case inStack
  /// A view that a grid arranges.
  case inGrid
  /// The layout itself.
  case layout
  /// A named constraint.
  case constraint

  /// The owner in the words of messages.
  var text: String {
    switch self {
    case .view: "views have it"
    case .text: "only Label, Button, TextField and TextView show text"
    case .image: "only an Image has it"
    case .stack: "only HStack and VStack have it"
    case .arranger: "only HStack, VStack and Grid have it"
    case .grid: "only a Grid has it"
    case .inStack: "only the views that an HStack or VStack arranges have it"
    case .inGrid: "only the views that a Grid arranges have it"
    case .layout: "it belongs to the layout itself"
    case .constraint: "only named constraints have it"
    }
  }
}

/// The type of a property's value.
enum PropertyType {
  case rectangle, bounds, point, mask, bool, transform, intrinsicSize, priority, inset
  case text, fontSize, lines, number, wholeNumber, colour, tracks, size
  /// One of the words of the property.
  case words

  /// An example value, for messages.
  var example: String {
    switch self {
    case .rectangle: "four numbers: `(x, y, width, height)`"
    case .bounds: "a size such as `172x144`, or `(x, y, width, height)`"
    case .point: "two numbers: `(x, y)`"
    case .mask: "what is flexible, such as `W+BM`, or `none`"
    case .bool: "`true` or `false`"
    case .transform: "a transform such as `rotate(90deg)`, or a list of them"
    case .intrinsicSize: "a size such as `224x148`, or `none`"
    case .size: "a size such as `224x148`"
    case .priority: "a priority, such as `low` or `251`"
    case .inset: "an inset: `8`, `(top, leading, bottom, trailing)` or `(top: 8, horizontal: 16)`"
    case .words: "one of its words"
    case .text: "a text in quotes"
    case .fontSize: "a size in points, such as `17`"
    case .lines: "a whole number; 0 is as many as needed"
    case .number: "a number"
    case .wholeNumber: "a whole number from 0"
    case .colour: "a colour such as `#ff66ff`"
    case .tracks: "a number of equal ones, or a list such as `[96, fit, fraction(2)]`"
    }
  }
}

/// A property of the language. The table determines which properties exist, where they apply, and which values they
/// accept.
struct Property {
  var name: String
  var owner: PropertyOwner
  var type: PropertyType
  /// The words that the property accepts besides its type.
  var words: [String] = []
  /// The parts that may follow a dot, as in `hugging.horizontal`.
  var parts: [String] = []

  /// True if it cannot depend on the size or state: it determines how a whole layout is computed, or what places a
  /// view.
  var isSaidOnce: Bool {
    owner == .layout || name == "translatesAutoresizingMaskIntoConstraints" || name == "isFlipped"
  }

  /// True if only views of AppKit have it.
  var isOfAppKit: Bool { name == "isFlipped" || name == "stackHugging" || name == "clippingResistance" }

  /// True if it is the number of columns or rows that a view spans, from 1.
  var isSpan: Bool { name == "columnSpan" || name == "rowSpan" }

  /// The property `name`; nil if there is none.
  static func named(_ name: String) -> Property? { all.first { $0.name == name } }

  private static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "aspectFit", "aspectFill", "redraw", "center", "top", "bottom",
    "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  private static let axes = ["horizontal", "vertical"]

  /// All properties of the language.
  static let all: [Property] = [
    Property(name: "frame", owner: .view, type: .rectangle),
    Property(name: "bounds", owner: .view, type: .bounds),
    Property(name: "center", owner: .view, type: .point),
    Property(name: "anchorPoint", owner: .view, type: .point),
    Property(name: "mask", owner: .view, type: .mask),
    Property(name: "translatesAutoresizingMaskIntoConstraints", owner: .view, type: .bool),
    Property(name: "autoresizesSubviews", owner: .view, type: .bool),
    Property(name: "isFlipped", owner: .view, type: .bool),
    Property(name: "hidden", owner: .view, type: .bool),
    Property(name: "clipsToBounds", owner: .view, type: .bool),
    Property(name: "transform", owner: .view, type: .transform),
    Property(name: "intrinsic", owner: .view, type: .intrinsicSize, words: ["none"], parts: ["width", "height"]),
    Property(name: "hugging", owner: .view, type: .priority, parts: axes),
    Property(name: "compression", owner: .view, type: .priority, parts: axes),
    Property(name: "margins", owner: .view, type: .inset),
    Property(name: "preservesSuperviewLayoutMargins", owner: .view, type: .bool),
    Property(name: "insetsLayoutMarginsFromSafeArea", owner: .view, type: .bool),
    Property(name: "alignmentInsets", owner: .view, type: .inset),
    Property(name: "direction", owner: .view, type: .words, words: ["inherit", "ltr", "rtl"]),
    Property(name: "text", owner: .text, type: .text),
    Property(name: "font", owner: .text, type: .fontSize),
    Property(name: "lines", owner: .text, type: .lines),
    Property(name: "preferredMaxLayoutWidth", owner: .text, type: .number),
    Property(name: "contentMode", owner: .view, type: .words, words: contentModes),
    Property(name: "capInsets", owner: .image, type: .inset),
    Property(name: "shownMiddle", owner: .image, type: .size),
    Property(name: "resizing", owner: .image, type: .words, words: ["tile", "stretch"]),
    Property(name: "backgroundColor", owner: .view, type: .colour, words: ["none"]),
    Property(name: "axis", owner: .stack, type: .words, words: axes),
    Property(
      name: "distribution", owner: .stack, type: .words,
      words: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "gravityAreas"]),
    Property(
      name: "alignment", owner: .stack, type: .words,
      words: ["fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline"]),
    Property(name: "spacing", owner: .arranger, type: .number),
    Property(name: "layoutMarginsRelativeArrangement", owner: .stack, type: .bool),
    Property(name: "baselineRelativeArrangement", owner: .stack, type: .bool),
    Property(name: "stackHugging", owner: .stack, type: .priority, parts: axes),
    Property(name: "clippingResistance", owner: .stack, type: .priority, parts: axes),
    Property(name: "spacingAfter", owner: .inStack, type: .number),
    Property(
      name: "gravity", owner: .inStack, type: .words, words: ["leading", "top", "center", "trailing", "bottom"]),
    Property(name: "columns", owner: .grid, type: .tracks),
    Property(name: "rows", owner: .grid, type: .tracks),
    Property(name: "columnSpacing", owner: .grid, type: .number),
    Property(name: "rowSpacing", owner: .grid, type: .number),
    Property(name: "column", owner: .inGrid, type: .wholeNumber),
    Property(name: "row", owner: .inGrid, type: .wholeNumber),
    Property(name: "columnSpan", owner: .inGrid, type: .wholeNumber),
    Property(name: "rowSpan", owner: .inGrid, type: .wholeNumber),
    Property(name: "profile", owner: .layout, type: .words, words: ["uikit", "appkit"]),
    Property(name: "autoresizing", owner: .layout, type: .words, words: ["proportional", "even"]),
    Property(name: "transforms", owner: .layout, type: .words, words: ["ios8", "ios7"]),
    Property(name: "standardSpacing", owner: .layout, type: .words, words: ["fixed", "margins"]),
    Property(name: "constant", owner: .constraint, type: .number),
    Property(name: "priority", owner: .constraint, type: .priority),
    Property(name: "active", owner: .constraint, type: .bool),
  ]
}
