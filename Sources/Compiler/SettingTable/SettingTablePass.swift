internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Collects the settings that expectations and drawings read.
struct SettingTablePass {
  let elaborator: Elaborator

  /// The settings that the layout's expectations read, and those that determine how views are drawn.
  func settingTable() -> SettingTable {
    var table = SettingTable()
    for index in 0..<elaborator.assignments.count {
      let key = elaborator.assignments.key(index)
      if case .ignored(let name) = key.slot, Property.drawn.contains(name) { enter(key.slot, key.owner, &table) }
    }
    for expectation in elaborator.expectations {
      if let setting = expectation.setting, case .view = setting.owner {
        for (slot, _) in setting.wanted { enter(slot, setting.owner, &table) }
      }
      for reading in (expectation.left.readings + expectation.right.readings).map({ $0.reading }) {
        guard case .setting(let name) = reading.property else { continue }
        for slot in Slot.slots(ofPropertyNamed: name) { enter(slot, .view(reading.view), &table) }
      }
    }
    return table
  }

  private func enter(_ slot: Slot, _ owner: SettingOwner, _ table: inout SettingTable) {
    guard case .view(let view) = owner, !table.knows(slot, of: view) else { return }
    let all = elaborator.assignments.all(view, slot)
    var candidates = Assignments.conditional(of: all).map {
      (condition: $0.condition, value: withoutEnds($0.value, of: view))
    }
    if let base = Assignments.base(of: all)?.value ?? defaultValue(slot, of: view) {
      candidates.insert((.always, withoutEnds(base, of: view)), at: 0)
    }
    table.set(slot, of: view, to: candidates)
  }

  /// A mask with the margins that its words denote in the superview of `view`; any other value unchanged.
  private func withoutEnds(_ value: SlotValue, of view: ViewID) -> SlotValue {
    guard case .mask(let mask) = value else { return value }
    return .mask(NamedMask(parts: elaborator.mask(mask, of: view)))
  }

  /// Resolves the masks in expectations for the superviews of their views.
  func settleExpectedMasks() {
    for index in elaborator.expectations.indices {
      guard let setting = elaborator.expectations[index].setting, case .view(let view) = setting.owner else { continue }
      for place in setting.wanted.indices {
        elaborator.expectations[index].setting?.wanted[place].value = withoutEnds(setting.wanted[place].value, of: view)
      }
    }
  }

  /// The default value; nil if there is none, or it depends on something else.
  private func defaultValue(_ slot: Slot, of view: ViewID) -> SlotValue? {
    PropertySlot.of(slot)?.standard(
      PropertyDefaults(
        view: elaborator.program.views[view.index], isAppKit: elaborator.isAppKit,
        margins: view == .root
          ? MarginPass(elaborator: elaborator).marginsOfRoot(isRegular: false) : LayoutMargins.standard,
        spacing: elaborator.assignments.base(view, .ignored("spacing"))?.value))
  }
}
