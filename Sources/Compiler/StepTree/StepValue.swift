internal import LayModel

/// The type of an expression in steps, as known before they are lowered.
enum StepValue {
  case number, bool, text, point, size, rectangle
  /// A point or a size: `(a, b)`.
  case pair
  case view(ViewID)
  /// One of several views: `bar[i]` in a loop.
  case element([ViewID])
  case guide(ViewID)
  case views([ViewID])
  case list([StepValue])
  case constraint(NamedConstraintID)
  /// A value that steps cannot use, with its name in messages.
  case other(String)
  /// The type after an error, which was reported, or without any information: consequences are not reported.
  case unknown

  /// The type of a value that is known without a layout.
  init(_ value: Value) {
    switch value {
    case .number, .percent, .linear: self = .number
    case .text: self = .text
    case .bool, .condition: self = .bool
    case .size: self = .size
    case .view(let view): self = .view(view)
    case .views(let views): self = .views(views)
    case .constraint(let id): self = .constraint(id)
    case .list(let items): self = .list(items.map { StepValue($0) })
    case .unknown: self = .unknown
    case .angle, .colour, .tuple, .compound, .word: self = .other(value.kindText)
    }
  }

  /// The name of the type, with its article, for messages.
  var kindText: String {
    switch self {
    case .number: "a number"
    case .bool: "true or false"
    case .text: "a string"
    case .point: "a point"
    case .size: "a size"
    case .rectangle: "a rectangle"
    case .pair: "a pair of numbers"
    case .view, .element: "a view"
    case .guide: "a guide"
    case .views: "a list of views"
    case .list: "a list"
    case .constraint: "a constraint"
    case .other(let text): text
    case .unknown: "unknown"
    }
  }

  /// The view, or the first of the possible ones; nil for other types.
  var view: ViewID? {
    switch self {
    case .view(let view), .guide(let view): view
    case .element(let views): views.first
    default: nil
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// The type of a loop variable that iterates over the value; nil if it is not a list.
  var element: StepValue? {
    switch self {
    case .views(let views): .element(views)
    case .list(let items): items.first ?? .unknown
    case .unknown: .unknown
    default: nil
    }
  }

  /// True if the value is accepted where `wanted` is required.
  func fits(_ wanted: Wanted) -> Bool {
    switch (wanted, self) {
    case (_, .unknown), (.number, .number), (.bool, .bool), (.rectangle, .rectangle): true
    case (.point, .point), (.point, .pair), (.size, .size), (.size, .pair): true
    case (.bounds, .size), (.bounds, .pair), (.bounds, .rectangle): true
    default: false
    }
  }

  /// The type that is required of a value.
  enum Wanted {
    case number, bool, point, size, rectangle
    /// A size or a rectangle.
    case bounds

    /// The name of the type, with its article and an example, for messages.
    var text: String {
      switch self {
      case .number: "a number"
      case .bool: "a condition"
      case .point: "a point such as `(8, 0)`"
      case .size: "a size such as `44x44` or `.bounds.size`"
      case .rectangle: "a rectangle such as `(0, 0, 320, 44)` or `.bounds`"
      case .bounds: "a size or a rectangle"
      }
    }
  }
}
