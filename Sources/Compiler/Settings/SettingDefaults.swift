internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension Elaborator {
  /// The settings that the layout's expectations read, and those that determine how views are drawn.
  func settingTable() -> SettingTable {
    var table = SettingTable()
    for index in 0..<assignments.count {
      let key = assignments.key(index)
      if case .ignored(let name) = key.slot, Slot.drawn.contains(name) { enter(key.slot, key.owner, &table) }
    }
    for expectation in expectations {
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
    let all = assignments.all(view, slot)
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
    return .mask(NamedMask(parts: self.mask(mask, of: view)))
  }

  /// Resolves the masks in expectations for the superviews of their views.
  func settleExpectedMasks() {
    for index in expectations.indices {
      guard let setting = expectations[index].setting, case .view(let view) = setting.owner else { continue }
      for place in setting.wanted.indices {
        expectations[index].setting?.wanted[place].value = withoutEnds(setting.wanted[place].value, of: view)
      }
    }
  }

  /// The default value; nil if there is none, or it depends on something else.
  private func defaultValue(_ slot: Slot, of view: ViewID) -> SlotValue? {
    let description = program.views[view.index]
    switch slot {
    case .anchorPoint: return .point(description.anchorPoint)
    case .mask: return .mask(NamedMask(parts: description.mask))
    case .translatesMask: return .bool(description.placement == .mask)
    case .autoresizesSubviews: return .bool(description.autoresizesSubviews)
    case .transform: return .transform(description.transform)
    case .horizontalHugging: return .priority(description.horizontalHugging)
    case .verticalHugging: return .priority(description.verticalHugging)
    case .horizontalCompression: return .priority(description.horizontalCompression)
    case .verticalCompression: return .priority(description.verticalCompression)
    case .alignmentInsets: return .insets(.zero, isDirectional: false)
    case .direction: return .direction(nil)
    case .text: return .text(description.text)
    case .fontSize: return .number(description.fontSize)
    case .lines: return .number(Rational(description.lines))
    case .preferredMaxLayoutWidth: return .number(description.preferredMaxLayoutWidth)
    case .autoresizing: return .word("proportional")
    case .transforms: return .word("ios8")
    case .ignored(let name): return defaultValue(name, of: view)
    default: return nil
    }
  }

  private func defaultValue(_ name: String, of view: ViewID) -> SlotValue? {
    switch name {
    case "margins":
      let standard = view == .root ? marginsOfRoot(isRegular: false) : LayoutMargins.standard
      return .insets(standard, isDirectional: false)
    case "capInsets": return .insets(.zero, isDirectional: false)
    case "columnSpan", "rowSpan": return .number(.one)
    case "contentMode": return .word("scaleToFill")
    case "resizing": return .word("tile")
    case "backgroundColor": return .word("none")
    case "distribution": return .word(isAppKit ? "gravityAreas" : "fill")
    case "alignment": return .word(isAppKit ? "center" : "fill")
    case "gravity": return .word("leading")
    case "axis": return .word(program.views[view.index].kind == .verticalStack ? "vertical" : "horizontal")
    case "spacing": return .number(isAppKit && program.views[view.index].kind.isStack ? 8 : .zero)
    case "columnSpacing", "rowSpacing": return assignments.base(view, .ignored("spacing"))?.value ?? .number(.zero)
    case "columns": return .tracks(GridTrackList(tracks: [.fraction(1)], isCount: true))
    case "profile": return .word("uikit")
    case "standardSpacing": return .word("fixed")
    case "stackHugging.horizontal", "stackHugging.vertical":
      return .priority(StackDescription(view, .horizontal, []).horizontalHugging)
    case "clippingResistance.horizontal", "clippingResistance.vertical": return .priority(.required)
    case "isFlipped": return .bool(!isAppKit)
    case "preservesSuperviewLayoutMargins", "layoutMarginsRelativeArrangement", "baselineRelativeArrangement":
      return .bool(false)
    case "insetsLayoutMarginsFromSafeArea": return .bool(true)
    case "clipsToBounds": return .bool(program.views[view.index].kind == .scrollView)
    default: return nil
    }
  }
}
