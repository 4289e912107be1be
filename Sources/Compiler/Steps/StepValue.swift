internal import LayParser
internal import LayRuntime

/// What kind of thing an expression among steps stands for, as it is known before steps are lowered.
enum StepValue {
  case number, bool, text, point, size, rectangle
  /// `(a, b)`: a point or a size.
  case pair
  case view(ViewID)
  /// `bar[i]` in a loop: one of these views.
  case element([ViewID])
  case guide(ViewID)
  case views([ViewID])
  case list([StepValue])
  case constraint(NamedConstraintID)
  /// What steps do not compute with, and what it is called.
  case other(String)
  /// Something was wrong and is reported, or nothing is known: stay quiet about what follows from it.
  case unknown

  /// The kind of a value that is known without any layout.
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

  /// What the value is, with its article, for messages.
  var kindText: String {
    switch self {
    case .number: "a number"
    case .bool: "true or false"
    case .text: "a text"
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

  /// The view that is meant, or the first of those that may be.
  var view: ViewID? {
    switch self {
    case .view(let view), .guide(let view): view
    case .element(let views): views.first
    default: nil
    }
  }

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// What a `for` over it gives to its variable; nil when it is no list.
  var element: StepValue? {
    switch self {
    case .views(let views): .element(views)
    case .list(let items): items.first ?? .unknown
    case .unknown: .unknown
    default: nil
    }
  }

  /// Whether it can stand where `wanted` must.
  func fits(_ wanted: Wanted) -> Bool {
    switch (wanted, self) {
    case (_, .unknown), (.number, .number), (.bool, .bool), (.rectangle, .rectangle): true
    case (.point, .point), (.point, .pair), (.size, .size), (.size, .pair): true
    case (.bounds, .size), (.bounds, .pair), (.bounds, .rectangle): true
    default: false
    }
  }

  /// What a place takes.
  enum Wanted {
    case number, bool, point, size, rectangle
    /// A size or a rectangle.
    case bounds

    /// With its article and an example, for messages.
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
