package import LayModel
internal import LayNumbers

/// A value of a property among those that conditions choose from.
package struct SettingChoice: Hashable, Sendable {
  /// The maximum number of values of a property whose precedence is known: each choice names the later ones.
  package static let limit = 32

  /// The condition of the value.
  package var condition: ConditionID
  /// The conditions of values that have precedence.
  package var later: [ConditionID] = []

  /// The value that a condition alone chooses.
  package init(_ condition: ConditionID, later: [ConditionID] = []) {
    (self.condition, self.later) = (condition, later)
  }

  /// True if the value is in force where conditions have the values `truths`.
  package func isInForce(_ truths: [Bool]) -> Bool {
    truths[condition.index] && !later.contains { truths[$0.index] }
  }
}

extension SettingTable {
  /// The values of `slot` of `view` with their choices, in the order of precedence. Of more than ``SettingChoice/limit`` values each
  /// counts wherever its condition holds.
  func choices(_ slot: Slot, of view: ViewID) -> [(value: SlotValue, choice: SettingChoice)] {
    let candidates = entries[SettingKey(owner: .view(view), slot: slot)] ?? []
    let isOrdered = candidates.count <= SettingChoice.limit
    return candidates.indices.map { index in
      let later = isOrdered ? candidates[(index + 1)...].map { $0.condition } : []
      return (candidates[index].value, SettingChoice(candidates[index].condition, later: later))
    }
  }
}

extension CompiledLayout {
  /// True if the `alpha` of a view is 0 at every size and in every state.
  package func isAlwaysTransparent(_ view: ViewID) -> Bool {
    settings.always(.ignored("alpha"), of: view) { $0.isZero }
  }

  /// The choices of `clipsToBounds = true` for a view.
  package func clippingChoices(of view: ViewID) -> [SettingChoice] {
    settings.choices(.ignored("clipsToBounds"), of: view).filter { $0.value == .bool(true) }.map { $0.choice }
  }

  /// The alignments of the text of a view with their choices, in the order of precedence; none if it is `natural` always.
  package func alignmentChoices(of view: ViewID) -> [(alignment: String, choice: SettingChoice)] {
    settings.choices(.ignored("textAlignment"), of: view).map { ($0.value.word ?? "natural", $0.choice) }
  }

  /// The choices of an `alpha` of 0 for a view; none if there are more values than ``SettingChoice/limit``, so that it counts as visible.
  package func transparentChoices(of view: ViewID) -> [SettingChoice] {
    let choices = settings.choices(.ignored("alpha"), of: view)
    if choices.count > SettingChoice.limit { return [] }
    return choices.filter { $0.value.isZero }.map { $0.choice }
  }

  /// The choices of an image for a view.
  package func imageChoices(of view: ViewID) -> [SettingChoice] {
    settings.choices(.ignored("image"), of: view).filter { !($0.value.text ?? "").utf8.isEmpty }.map { $0.choice }
  }
}

extension SlotValue {
  fileprivate var isZero: Bool { if case .number(let number) = self { number.isZero } else { false } }
}
