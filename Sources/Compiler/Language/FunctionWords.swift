internal import LayModel

/// The names of functions: of constants, of steps and of transforms.
enum FunctionWords {
  static let names = ["min", "max", "abs", "round", "floor", "ceil", "mod"]
  static let ofSteps = ["roundToPixel", "ceilToPixel", "floorToPixel"]
  static let ofTransforms = ["rotate", "scale", "translate", "matrix"]
}

extension StepNode.Function {
  /// The function of one number with the name `name`; nil if there is none.
  init?(named name: String) {
    switch name {
    case "abs": self = .magnitude
    case "round": self = .round
    case "floor": self = .floor
    case "ceil": self = .ceil
    case "roundToPixel": self = .roundToPixel
    case "ceilToPixel": self = .ceilToPixel
    case "floorToPixel": self = .floorToPixel
    default: return nil
    }
  }
}

extension StepNode.Operation {
  /// The function of several numbers with the name `name`; nil if there is none.
  init?(named name: String) {
    switch name {
    case "min": self = .minimum
    case "max": self = .maximum
    case "mod": self = .remainder
    default: return nil
    }
  }
}
