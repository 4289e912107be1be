/// The place in a file of the language where a translation goes.
public struct PastePlace: Sendable {
  /// The braces of a layout, a component or a view around the place.
  public struct Braces: Sendable {
    /// The names of the views that the layout or component declares.
    public var views: Set<String>
    /// True if a `metric` may stand in the braces: in those of other blocks a number is a `let`.
    public var takesMetrics: Bool
    /// The axis of the stack whose braces they are, `horizontal` or `vertical`; nil for other braces.
    public var axis: String?

    /// Creates braces in a layout or component with views.
    public init(views: Set<String>, takesMetrics: Bool, axis: String? = nil) {
      (self.views, self.takesMetrics, self.axis) = (views, takesMetrics, axis)
    }
  }

  /// The names of the numbers that the file declares.
  public var numbers: Set<String>
  /// The innermost braces around the place, for which the translation is statements; nil for layouts.
  public var braces: Braces?
  /// The names of layouts, or of views in the braces, that are taken: views without a name of their own get others.
  public var taken: Set<String>

  /// Creates a place in a file that declares numbers.
  public init(numbers: Set<String>, braces: Braces?, taken: Set<String> = []) {
    (self.numbers, self.braces, self.taken) = (numbers, braces, taken)
  }
}

/// A view of a translated text. The first view of a text is the root, which is `superview` in constraints without a layout.
struct PastedView: Sendable {
  var name: String
  /// The kind in the language; `View` by default.
  var kind = "View"
  /// The class in the text, if it is none of the system.
  var foreignClass = ""
  var parent: Int?
  /// The position among the subviews of the parent.
  var order = 0
  /// True if the text creates the view or adds it to another.
  var isDeclared = false
  /// True if the parent is a stack that arranges the view.
  var isArranged = false
  var settings: [PastedSetting] = []
  /// The axis of a stack; nil for other views.
  var axis: String?
  /// The lengths, `width` and `height`, that a `frame` of SwiftUI lets the view fill.
  var fills: Set<String> = []
  /// True if the view reaches beyond the safe area in SwiftUI.
  var ignoresSafeArea = false
  /// True if the view is the padding around another.
  var isPadding = false
}

struct PastedSetting: Sendable {
  var name: String
  var value: String
}

/// A view, or the superview of the first view in a constraint.
enum ViewReference: Sendable, Equatable {
  case view(Int)
  case superview
}

/// A view or one of its guides.
struct Area: Sendable, Equatable {
  var view: ViewReference
  var guide: String?
}

/// An attribute of an area.
struct Side: Sendable, Equatable {
  var area: Area
  var attribute: String
}

/// A number or a sum of numbers and metrics, as text of the language.
struct Amount: Sendable, Equatable {
  /// The text without a leading minus.
  var text: String
  var isNegative = false
  /// True if the text has a `+` or `-` outside of parentheses.
  var isSum = false

  static let zero = Amount(text: "0")
  var isZero: Bool { text == "0" }

  var negated: Amount {
    if isZero { return self }
    return isSum && !isNegative
      ? Amount(text: "(\(text))", isNegative: true) : Amount(text: text, isNegative: !isNegative, isSum: false)
  }

  /// The text as a value of its own.
  var full: String { isNegative ? "-\(text)" : text }
  /// The text as a factor.
  var factor: String { isSum || isNegative ? "(\(full))" : text }

  /// Returns the sum, without zeros.
  static func + (a: Amount, b: Amount) -> Amount {
    if a.isZero { return b }
    if b.isZero { return a }
    return Amount(text: "\(a.full) \(b.isNegative ? "-" : "+") \(b.text)", isSum: true)
  }
}

/// A constraint or several at once.
struct PastedConstraint: Sendable {
  enum Kind: Sendable {
    case relation(Relation)
    /// Edges of a view at those of an area.
    case edges(Int, [String], Area, Insets)
    /// The width and height of a view: `(w, h)`, or those of another area.
    case size(Int, Amount, Amount)
    case sameSize(Int, Area)
    case center(Int, Area, Amount, Amount)
    case format(String, options: [String], views: [Int])
  }

  struct Relation: Sendable {
    var first: Side
    var sign: String
    var second: Side?
    var factor: String?
    var constant = Amount.zero
  }

  var kind: Kind
  /// The text of the priority; empty for required.
  var priority = ""
  /// The name of the variable that holds the constraint; empty for none.
  var name = ""
  var isActive = false
  /// True if a property of the class holds the constraint, so that it keeps its name.
  var keepsName = false
}

/// The insets of edges.
enum Insets: Sendable, Equatable {
  case none
  case all(Amount)
  /// Labelled numbers.
  case each([Edge])

  struct Edge: Sendable, Equatable {
    var name: String
    var amount: Amount
  }
}

/// A line of the translation, in the order of the text.
enum PastedItem: Sendable {
  /// A constraint, by index.
  case constraint(Int)
  /// A setting of a view, where no layout is written.
  case setting(Int, PastedSetting)
  case note(String)
}

/// The reason why something is not translated.
struct Reason: Error {
  var text: String

  init(_ text: String) { self.text = text }
}
