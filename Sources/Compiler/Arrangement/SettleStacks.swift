internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  private static var stackProperties: [String] {
    [
      "axis", "distribution", "alignment", "spacing", "baselineRelativeArrangement", "layoutMarginsRelativeArrangement",
      "stackHugging.horizontal", "stackHugging.vertical", "clippingResistance.horizontal",
      "clippingResistance.vertical",
    ]
  }

  /// Puts a stack into the program, with what its settings say, and what conditions change of it.
  func settleStack(_ view: ViewID, _ arranged: [ViewID]) {
    let axis: Axis = program.views[view.index].kind == .verticalStack ? .vertical : .horizontal
    var stack = StackDescription(view, axis, arranged)
    if isAppKit {
      (stack.profile, stack.distribution, stack.alignment, stack.spacing) = (.appkit, .gravityAreas, .center, 8)
    }
    for property in Self.stackProperties {
      settle(property, of: view, { stackSetting(property, $0) }, conditional: { .stack(view, $0) }) {
        stack.apply($0, at: nil)
      }
    }
    if assignments.all(view, .ignored("layoutMarginsRelativeArrangement")).contains(where: { $0.value == .bool(true) })
    {
      _ = guideView(.margins, of: view)
    }
    for (place, item) in arranged.enumerated() {
      for property in ["spacingAfter", "gravity"] {
        settle(property, of: item, { arrangedSetting(item, $0) }, conditional: { .stack(view, $0) }) {
          stack.apply($0, at: place)
        }
      }
      stack.arranged[place].wrapsText = program.views[item.index].lines != 1
    }
    program.stacks.append(stack)
  }

  /// What `spacingAfter` or `gravity` of an arranged view is set to.
  private func arrangedSetting(_ item: ViewID, _ value: SlotValue) -> StackDescription.Setting? {
    switch value {
    case .number(let spacing): .spacingAfter(item, spacing)
    case .word(let word): StackDescription.Gravity(word: word).map { .gravity(item, $0) }
    default: nil
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
    case ("stackHugging.horizontal", .priority(let priority)): .hugging(.horizontal, priority)
    case ("stackHugging.vertical", .priority(let priority)): .hugging(.vertical, priority)
    case ("clippingResistance.horizontal", .priority(let priority)): .clippingResistance(.horizontal, priority)
    case ("clippingResistance.vertical", .priority(let priority)): .clippingResistance(.vertical, priority)
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
