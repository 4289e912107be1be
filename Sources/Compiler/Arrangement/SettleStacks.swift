internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

extension ArrangementPass {
  private static var stackProperties: [String] {
    [
      "axis", "distribution", "alignment", "spacing", "baselineRelativeArrangement", "layoutMarginsRelativeArrangement",
      "stackHugging.horizontal", "stackHugging.vertical", "clippingResistance.horizontal",
      "clippingResistance.vertical",
    ]
  }

  /// Adds a stack to the program, with its settings and the overrides of conditions.
  func settleStack(_ view: ViewID, _ arranged: [ViewID]) {
    let axis: LayoutAxis = elaborator.program.views[view.index].kind == .verticalStack ? .vertical : .horizontal
    var stack = StackDescription(view, axis, arranged)
    if elaborator.isAppKit {
      (stack.profile, stack.distribution, stack.alignment, stack.spacing) = (.appkit, .gravityAreas, .center, 8)
    }
    for property in Self.stackProperties {
      settle(property, of: view, { stackSetting(property, $0) }, conditional: { .stack(view, $0) }) {
        stack.apply($0, at: nil)
      }
    }
    if elaborator.assignments.all(view, .ignored("layoutMarginsRelativeArrangement")).contains(where: {
      $0.value == .bool(true)
    }) {
      _ = elaborator.guideView(.margins, of: view)
    }
    for (place, item) in arranged.enumerated() {
      for property in ["spacingAfter", "gravity"] {
        settle(property, of: item, { arrangedSetting(item, $0) }, conditional: { .stack(view, $0) }) {
          stack.apply($0, at: place)
        }
      }
      stack.arranged[place].wrapsText = elaborator.program.views[item.index].lines != 1
    }
    elaborator.program.stacks.append(stack)
  }

  /// The setting of an arranged view's `spacingAfter` or `gravity`; nil for a value of another kind.
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
}

extension StackDescription.Distribution {
  /// The distribution with the name `word` in the language; nil if there is none.
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
  /// The alignment with the name `word` in the language; nil if there is none.
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
  /// The gravity area with the name `word` in the language; nil if there is none.
  fileprivate init?(word: String) {
    switch word {
    case "leading", "top": self = .leading
    case "center": self = .center
    case "trailing", "bottom": self = .trailing
    default: return nil
    }
  }
}
