internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The values of some properties after compilation, for `expect` and for drawing.
struct SettingTable: Sendable {
  /// The candidates of each slot: the last one whose condition holds is in force.
  private var entries: [Assignments.Key: [(condition: ConditionID, value: SlotValue)]] = [:]

  /// The value in force if the conditions have the values `truths`; nil if none is known.
  func value(_ slot: Slot, of view: ViewID, _ truths: [Bool]) -> SlotValue? {
    entries[Assignments.Key(owner: .view(view), slot: slot)]?.last { truths[$0.condition.index] }?.value
  }

  /// True if the table has entries for `slot` of `view`.
  func knows(_ slot: Slot, of view: ViewID) -> Bool {
    entries[Assignments.Key(owner: .view(view), slot: slot)] != nil
  }

  /// True if `slot` of `view` is true under some condition.
  func mayHold(_ slot: Slot, of view: ViewID) -> Bool {
    entries[Assignments.Key(owner: .view(view), slot: slot)]?.contains { $0.value == .bool(true) } ?? false
  }

  mutating func set(_ slot: Slot, of view: ViewID, to candidates: [(condition: ConditionID, value: SlotValue)]) {
    entries[Assignments.Key(owner: .view(view), slot: slot)] = candidates
  }

  /// The table of the views in a slice.
  func moved(to places: SlicePlaces) -> SettingTable {
    var moved = SettingTable()
    for (key, candidates) in entries {
      guard case .view(let view) = key.owner, let place = places[view] else { continue }
      moved.set(key.slot, of: place, to: candidates)
    }
    return moved
  }
}

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
      for (reading, _) in expectation.left.readings + expectation.right.readings {
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

extension Slot {
  /// The properties that determine how a view is drawn.
  static let drawn = [
    "profile", "clipsToBounds", "backgroundColor", "contentMode", "capInsets", "resizing", "shownMiddle",
  ]

  /// The slots of a property, as it is written with its part: `font`, `hugging.horizontal`, `intrinsic`.
  static func slots(ofPropertyNamed name: String) -> [Slot] {
    switch name {
    case "font": [.fontSize]
    case "lines": [.lines]
    case "preferredMaxLayoutWidth": [.preferredMaxLayoutWidth]
    case "anchorPoint": [.anchorPoint]
    case "intrinsic": [.intrinsicWidth, .intrinsicHeight]
    case "intrinsic.width": [.intrinsicWidth]
    case "intrinsic.height": [.intrinsicHeight]
    case "hugging.horizontal": [.horizontalHugging]
    case "hugging.vertical": [.verticalHugging]
    case "compression.horizontal": [.horizontalCompression]
    case "compression.vertical": [.verticalCompression]
    default: [.ignored(name)]
    }
  }
}

extension SlotValue {
  /// The value as it is written.
  var spelled: String {
    switch self {
    case .bool(let bool): bool ? "true" : "false"
    case .rect(let rect): "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
    case .size(let size): "\(size.width)x\(size.height)"
    case .point(let point): "(\(point.x), \(point.y))"
    case .mask(let mask): MaskWords.spelled(mask.mask(isFlipped: true))
    case .transform(let t): t == .identity ? "identity" : "matrix(\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty))"
    case .length(.fixed(let length)): "\(length)"
    case .length: "none"
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .priority(let priority): priority.number.description
    case .insets(let insets, _): "(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
    case .direction(.leftToRight): "ltr"
    case .direction(.rightToLeft): "rtl"
    case .direction(nil): "inherit"
    case .word(let word): word
    case .tracks(let tracks): tracks.spelled
    case .unused: "something"
    }
  }

  /// The value as numbers; nil if it is not numeric.
  var numbers: [Rational]? {
    switch self {
    case .number(let number): [number]
    case .priority(let priority): [priority.number]
    case .length(.fixed(let length)): [length]
    case .point(let point): [point.x, point.y]
    case .insets(let insets, _): [insets.top, insets.left, insets.bottom, insets.right]
    default: nil
    }
  }
}

extension Priority {
  /// The priority as an exact number.
  var number: Rational { Rational(exactly: Double(value)) ?? Rational(1000) }
}
