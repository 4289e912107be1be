internal import LayRuntime

extension LayoutProgram {
  /// `for width >= 600`, `in state 'wide'`; nil of conditions that are not said in a word.
  func words(for condition: ConditionID) -> String? {
    if case .state(let state) = conditions[condition.index] {
      return state == .base ? "in the base" : "in state '\(states[state.index])'"
    }
    if case .and(let first, let second) = conditions[condition.index] {
      guard let first = words(for: first), let second = words(for: second) else { return nil }
      return "\(first), \(second)"
    }
    return comparison(condition).map { "for \($0)" }
  }

  /// `width >= 600`, of a condition that compares one length, or of the `else` of one.
  func comparison(_ condition: ConditionID) -> String? {
    var (asked, isElse) = (condition, false)
    if case .not(let other) = conditions[condition.index] { (asked, isElse) = (other, true) }
    guard case .compare(let quantity, let comparison, let number) = conditions[asked.index],
      let sign = isElse ? comparison.oppositeSign : comparison.sign
    else { return nil }
    return "\(quantity == .width ? "width" : "height") \(sign) \(number)"
  }
}

extension Condition.Comparison {
  fileprivate var sign: String {
    switch self {
    case .less: "<"
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    case .greater: ">"
    }
  }

  /// Of what holds where this does not; nil where the language has no sign for it.
  fileprivate var oppositeSign: String? {
    switch self {
    case .less: ">="
    case .lessOrEqual: ">"
    case .equal: nil
    case .greaterOrEqual: "<"
    case .greater: "<="
    }
  }
}
