internal import LayModel

// The conditions of the current layout, each once.

extension Elaborator {
  /// The identifier of a condition, which is added unless there is an equal one.
  func addCondition(_ condition: Condition) -> ConditionID {
    if condition == .always { return .always }
    if let known = conditionIDs[condition] { return known }
    let id = ConditionID(program.conditions.count)
    program.conditions.append(condition)
    conditionIDs[condition] = id
    return id
  }

  /// The conjunction of two conditions.
  func conjunction(_ a: ConditionID, _ b: ConditionID) -> ConditionID {
    if isNever(a) { return a }
    if isNever(b) { return b }
    if a == .always { return b }
    if b == .always || a == b { return a }
    return addCondition(.and(a, b))
  }

  /// The negation of a condition.
  func negation(_ a: ConditionID) -> ConditionID {
    switch program.conditions[a.index] {
    case .always: addCondition(.never)
    case .never: .always
    case .not(let inner): inner
    default: addCondition(.not(a))
    }
  }

  /// True if the condition is false at all sizes, by constants alone.
  func isNever(_ condition: ConditionID) -> Bool { program.conditions[condition.index] == .never }

  /// The rank of a setting under a condition, among those at the same level: a state overrides base and `when`, and a
  /// `when` in a state overrides the rest of the state.
  func rank(of condition: ConditionID) -> UInt8 {
    if program.states.isEmpty { return 0 }
    // A condition refers only to earlier ones, so one pass computes all ranks.
    while conditionRanks.count <= condition.index {
      let rank: UInt8 =
        switch program.conditions[conditionRanks.count] {
        case .state: 1
        case .and(let a, let b), .or(let a, let b): max(conditionRanks[a.index], conditionRanks[b.index]) > 0 ? 2 : 0
        case .not(let other): conditionRanks[other.index] > 0 ? 2 : 0
        default: 0
        }
      conditionRanks.append(rank)
    }
    return conditionRanks[condition.index]
  }
}
