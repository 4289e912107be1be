internal import LayModel

// The words of steps as values.

/// A property that steps set: one row has the type of its value and the parts of the frame that it determines.
enum StepTarget: String, CaseIterable {
  case frame, untransformedFrame, bounds, center, constant
  case boundsSize = "bounds.size"
  case boundsOrigin = "bounds.origin"

  /// The required type of the value.
  var wanted: StepValue.Wanted {
    switch self {
    case .frame, .untransformedFrame: .rectangle
    case .bounds: .bounds
    case .boundsSize: .size
    case .boundsOrigin, .center: .point
    case .constant: .number
    }
  }

  /// The parts of the view's frame that the assignment determines.
  var parts: StepPlaced.Parts {
    switch self {
    case .frame, .untransformedFrame: [.position, .size]
    case .bounds, .boundsSize: .size
    case .center: .position
    case .boundsOrigin, .constant: []
    }
  }

  /// The property `name` of a view; nil if steps do not set it.
  static func ofView(_ name: String) -> StepTarget? {
    guard let target = StepTarget(rawValue: name), target != .constant else { return nil }
    return target
  }
}

/// A function of numbers: one row has its name, the number of its arguments, and its computation.
struct StepFunction {
  /// The computation of a function.
  enum Rule {
    case operation(StepNode.Operation)
    case function(StepNode.Function)
  }
  var name: String
  /// The permitted numbers of arguments, and their words for messages.
  var counts: ClosedRange<Int>
  var countText: String
  var rule: Rule

  /// The function `name`; nil if there is none.
  static func named(_ name: String) -> StepFunction? { all.first { $0.name == name } }

  /// All functions, in the order of suggestions.
  static let all: [StepFunction] = (FunctionWords.names + FunctionWords.ofSteps).compactMap { StepFunction($0) }

  private init?(_ name: String) {
    self.name = name
    if let function = StepNode.Function(named: name) {
      (counts, countText, rule) = (1...1, "one number", .function(function))
    } else if let operation = StepNode.Operation(named: name) {
      rule = .operation(operation)
      (counts, countText) = operation == .remainder ? (2...2, "two numbers") : (1...Int.max, "at least one number")
    } else {
      return nil
    }
  }
}

/// A method of a view or rectangle.
enum StepMethod {
  case sizeThatFits
  case offset
  /// The insets of the edges that the arguments name, one for each; nil for one inset on all sides.
  case inset([Insets.EdgeLabel]?)
}

extension StepPosition {
  /// The position with the name `name` in `align`; nil if there is none.
  init?(named name: String) {
    let horizontal: Horizontal
    let vertical: Vertical
    switch name {
    case "topLeft", "leftCenter", "bottomLeft": horizontal = .left
    case "topRight", "rightCenter", "bottomRight": horizontal = .right
    case "topLeading", "leadingCenter", "bottomLeading": horizontal = .leading
    case "topTrailing", "trailingCenter", "bottomTrailing": horizontal = .trailing
    case "topCenter", "center", "bottomCenter": horizontal = .center
    default: return nil
    }
    switch name {
    case "topLeft", "topCenter", "topRight", "topLeading", "topTrailing": vertical = .top
    case "bottomLeft", "bottomCenter", "bottomRight", "bottomLeading", "bottomTrailing": vertical = .bottom
    default: vertical = .center
    }
    self.init(horizontal, vertical)
  }
}

extension SizingConstraints {
  /// The sizing constraints with the name `name` in `sizeToFit`; nil if there are none.
  init?(named name: String) {
    switch name {
    case "minWidth": self = .minWidth
    case "maxWidth": self = .maxWidth
    case "minHeight": self = .minHeight
    case "maxHeight": self = .maxHeight
    case "minSize": self = [.minWidth, .minHeight]
    case "maxSize": self = [.maxWidth, .maxHeight]
    case "fixedWidth": self = .fixedWidth
    case "fixedHeight": self = .fixedHeight
    case "fixedSize": self = [.fixedWidth, .fixedHeight]
    case "wrap": self = [.fixedWidth, .maxHeight]
    default: return nil
    }
  }
}

extension StepDistribution.Side {
  /// The side with the name `name` in `distribute`; nil if there is none.
  init?(named name: String) {
    switch name {
    case "top", "leading": self = .near
    case "centered": self = .center
    case "bottom", "trailing": self = .far
    default: return nil
    }
  }
}
