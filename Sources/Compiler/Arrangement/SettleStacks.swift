internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  /// Puts the stacks and grids into the program, with what their settings say, and what conditions change of them.
  func settleArrangements() {
    if isStopped { return }
    var arranged: [ViewID: [ViewID]] = [:]
    for index in viewInfos.indices {
      guard let arranger = viewInfos[index].arrangedBy else { continue }
      sources.arrangers[ViewID(index)] = arranger
      arranged[arranger, default: []].append(ViewID(index))
    }
    for index in program.views.indices where program.views[index].kind.arrangesSubviews {
      let (view, views) = (ViewID(index), arranged[ViewID(index)] ?? [])
      if program.views[index].kind.isStack { settleStack(view, views) } else { settleGrid(view, views) }
    }
  }

  private static var stackProperties: [String] {
    [
      "axis", "distribution", "alignment", "spacing", "baselineRelativeArrangement", "layoutMarginsRelativeArrangement",
    ]
  }

  private func settleStack(_ view: ViewID, _ arranged: [ViewID]) {
    let axis: Axis = program.views[view.index].kind == .verticalStack ? .vertical : .horizontal
    var stack = StackDescription(view, axis, arranged)
    if isAppKit {
      (stack.profile, stack.distribution, stack.alignment, stack.spacing) = (.appkit, .gravityAreas, .center, 8)
    }
    for property in Self.stackProperties {
      let all = assignments.all(view, .ignored(property))
      settle(all, of: view, &stack) { stackSetting(property, $0) }
      if property == "layoutMarginsRelativeArrangement", all.contains(where: { $0.value == .bool(true) }) {
        _ = guideView(.margins, of: view)
      }
    }
    for (place, item) in arranged.enumerated() {
      settle(assignments.all(item, .ignored("spacingAfter")), of: view, &stack) { value in
        if case .number(let number) = value { .spacingAfter(item, number) } else { nil }
      }
      settle(assignments.all(item, .ignored("gravity")), of: view, &stack) { value in
        if case .word(let word) = value { StackDescription.Gravity(word: word).map { .gravity(item, $0) } } else { nil }
      }
      stack.arranged[place].wrapsText = program.views[item.index].lines != 1
    }
    program.stacks.append(stack)
  }

  /// Applies what always holds, and notes what conditions change.
  private func settle(
    _ all: [Assignment], of view: ViewID, _ stack: inout StackDescription,
    _ setting: (SlotValue) -> StackDescription.Setting?
  ) {
    if all.isEmpty { return }
    if let base = Assignments.base(of: all), let setting = setting(base.value) { stack.apply(setting) }
    for assignment in Assignments.conditional(of: all) {
      guard let setting = setting(assignment.value) else { continue }
      addOverride(assignment, .stack(view, setting))
    }
  }

  private func stackSetting(_ property: String, _ value: SlotValue) -> StackDescription.Setting? {
    switch (property, value) {
    case ("axis", .word(let word)): .axis(word == "vertical" ? .vertical : .horizontal)
    case ("distribution", .word(let word)): StackDescription.Distribution(word: word).map { .distribution($0) }
    case ("alignment", .word(let word)): StackDescription.Alignment(word: word).map { .alignment($0) }
    case ("spacing", .number(let number)): .spacing(number)
    case ("baselineRelativeArrangement", .bool(let bool)): .isBaselineRelative(bool)
    case ("layoutMarginsRelativeArrangement", .bool(let bool)): .isMarginsRelative(bool)
    default: nil
    }
  }

  /// Whether the layout is AppKit's.
  var isAppKit: Bool {
    if case .word("appkit") = assignments.base(.root, .ignored("profile"))?.value { true } else { false }
  }
}

extension ViewKind {
  /// Whether it puts views one after the other.
  var isStack: Bool { self == .horizontalStack || self == .verticalStack }
}

extension StackDescription.Distribution {
  /// The distribution of the word, in the language.
  fileprivate init?(word: String) {
    switch word {
    case "fill": self = .fill
    case "fillEqually": self = .fillEqually
    case "fillProportionally": self = .fillProportionally
    case "equalSpacing": self = .equalSpacing
    case "equalCentering": self = .equalCentering
    case "gravityAreas": self = .gravityAreas
    default: return nil
    }
  }
}

extension StackDescription.Alignment {
  /// The alignment of the word, in the language.
  fileprivate init?(word: String) {
    switch word {
    case "fill": self = .fill
    case "leading", "top": self = .leading
    case "trailing", "bottom": self = .trailing
    case "center": self = .center
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline": self = .lastBaseline
    default: return nil
    }
  }
}

extension StackDescription.Gravity {
  /// The area of the word, in the language.
  fileprivate init?(word: String) {
    switch word {
    case "leading", "top": self = .leading
    case "center": self = .center
    case "trailing", "bottom": self = .trailing
    default: return nil
    }
  }
}
