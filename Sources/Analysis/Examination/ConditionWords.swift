internal import LayRuntime

extension LayoutProgram {
  /// Describes a condition: `for width >= 600`, `in state 'wide'`; nil if that takes more than a few words.
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

  /// The text of a condition that compares one length, or of the `else` of one, `width >= 600`; nil for other conditions.
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

  /// The operator of the negated comparison; nil if the language has none.
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
