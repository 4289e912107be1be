internal import LayCompiler
internal import LayRuntime

/// Values of the parameters of a compilation's layouts, and the words for them.
struct ParameterPoint: Hashable, Sendable {
  /// The value of each parameter, by the name by which it is set.
  var values: [NamedNumber]

  /// `'keyboard' at 346`
  var words: String {
    values.map { value in
      if value.isKeyboard { return value.value.isZero ? "the keyboard hidden" : "the keyboard at \(value.value)" }
      return "'\(value.name.split(separator: ".", maxSplits: 1).last ?? "")' at \(value.value)"
    }.joined(separator: " and ")
  }

  /// The heights of keyboards.
  var keyboardHeights: [NamedNumber] { values.filter { $0.isKeyboard } }

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
