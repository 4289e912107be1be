internal import LayCompiler
internal import LayRuntime

/// Values of the parameters of a compilation's layouts, and the words for them.
struct ParameterPoint: Hashable, Sendable {
  /// The value of each parameter, by the name by which it is set.
  var values: [NamedNumber]

  /// `'keyboard' at 346`
  var words: String {
    values.map { value in
      switch value.environment {
      case .keyboard: return value.value.isZero ? "the keyboard hidden" : "the keyboard at \(value.value)"
      case let number?: return "'\(number.rawValue)' at \(value.value)"
      // The first of several parts is the layout or component.
      case nil: return "'\(value.name.split(separator: ".", maxSplits: 1).last ?? "")' at \(value.value)"
      }
    }.joined(separator: " and ")
  }

  /// The numbers of the environment.
  var environmentNumbers: [NamedNumber] { values.filter { $0.environment != nil } }

  /// The combinations of the lowest and the highest value of each parameter, all lowest first.
  static func corners(of parameters: [ProgramParameter]) -> [ParameterPoint] {
    var found = [ParameterPoint(values: [])]
    for parameter in parameters {
      found = [parameter.lowest, parameter.highest].flatMap { value in
        found.map { ParameterPoint(values: $0.values + [NamedNumber(name: parameter.settableName, value: value)]) }
      }
    }
    return found
  }
}

extension NamedNumber {
  /// The number of the environment that it sets; nil for metrics and parameters.
  var environment: EnvironmentNumber? { EnvironmentNumber(settableName: name) }
}
