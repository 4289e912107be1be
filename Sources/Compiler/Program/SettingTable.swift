package import LayModel

/// The owner of a property.
package enum SettingOwner: Hashable {
  case view(ViewID)
  case constraint(NamedConstraintID)
}

/// A slot of an owner.
struct SettingKey: Hashable {
  var owner: SettingOwner
  var slot: Slot
}

/// The values of some properties after compilation, for `expect` and for drawing.
struct SettingTable: Sendable {
  /// The candidates of each slot: the last one whose condition holds is in force.
  private(set) var entries: [SettingKey: [(condition: ConditionID, value: SlotValue)]] = [:]

  /// The value in force if the conditions have the values `truths`; nil if none is known.
  func value(_ slot: Slot, of view: ViewID, _ truths: [Bool]) -> SlotValue? {
    entries[SettingKey(owner: .view(view), slot: slot)]?.last { truths[$0.condition.index] }?.value
  }

  /// True if the table has entries for `slot` of `view`.
  func knows(_ slot: Slot, of view: ViewID) -> Bool {
    entries[SettingKey(owner: .view(view), slot: slot)] != nil
  }

  /// True if `slot` of `view` is true under some condition.
  func mayHold(_ slot: Slot, of view: ViewID) -> Bool {
    entries[SettingKey(owner: .view(view), slot: slot)]?.contains { $0.value == .bool(true) } ?? false
  }

  /// True if `slot` of `view` has a value under all conditions, and `isSo` holds for each that it may have.
  func always(_ slot: Slot, of view: ViewID, _ isSo: (SlotValue) -> Bool) -> Bool {
    guard let candidates = entries[SettingKey(owner: .view(view), slot: slot)] else { return false }
    return candidates.contains { $0.condition == .always } && candidates.allSatisfy { isSo($0.value) }
  }

  /// Keeps the values whose conditions `hold`.
  mutating func keep(_ hold: (ConditionID) -> Bool) {
    for (key, candidates) in entries { entries[key] = candidates.filter { hold($0.condition) } }
    entries = entries.filter { !$0.value.isEmpty }
  }

  mutating func set(_ slot: Slot, of view: ViewID, to candidates: [(condition: ConditionID, value: SlotValue)]) {
    entries[SettingKey(owner: .view(view), slot: slot)] = candidates
  }
}
