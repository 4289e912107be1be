internal import LayCompiler
internal import LayRuntime

/// Values of the parameters of a compilation's layouts, and the words for them.
struct ParameterPoint: Hashable, Sendable {
  /// The value of each parameter, by the name of its metric.
  var values: [ParameterValue]

  /// The values as settings of metrics.
  var settings: [NamedNumber] { values.map { NamedNumber(name: $0.name, value: $0.value) } }

  /// `'keyboard' at 346`, of the parameters among `names`; empty if there is none.
  func words(_ names: [String]) -> String {
    let own = values.filter { names.contains($0.name) }
    return own.map { "'\($0.name)' at \($0.value)" }.joined(separator: " and ")
  }

  /// The combinations of the lowest and the highest value of each parameter, all lowest first.
  static func corners(of parameters: [ProgramParameter]) -> [ParameterPoint] {
    var found = [ParameterPoint(values: [])]
    for parameter in parameters {
      found = [parameter.lowest, parameter.highest].flatMap { value in
        found.map { ParameterPoint(values: $0.values + [ParameterValue(name: parameter.name, value: value)]) }
      }
    }
    return found
  }
}

/// The value of a parameter.
struct ParameterValue: Hashable, Sendable {
  var name: String
  var value: Rational
}
