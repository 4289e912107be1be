internal import LayCompiler
internal import LayRuntime

extension LayoutProgram {
  /// The directions, languages, states and text sizes in which sizes of a place are examined, the base first.
  func variants(_ languages: [LanguageGroup], _ textSizes: [TextSizeSet], _ place: LayoutEnvironment) -> [Variant] {
    stateChoices.flatMap { state in
      languages.flatMap { language in
        textSizes.flatMap { sizes in
          language.directions.map { direction in
            var variant = Variant(direction: direction, state: state, textSizes: sizes, place: place)
            (variant.languages, variant.translation) = (language.names, language.translation)
            return variant
          }
        }
      }
    }
  }
}

extension CompiledLayout {
  /// The layout without the settings of views under conditions that hold at no size that the options examine.
  func keepingReachedSettings(_ options: CheckOptions) -> CompiledLayout {
    let languages = ExaminedLanguages(program, options).groups
    return keepingReachedSettings(options, languages, program.groups(of: textSizesToExamine(options)))
  }

  /// The layout without the settings of views under conditions that hold at no examined size: a view that is hidden beyond these sizes
  /// alone is not hidden at times.
  func keepingReachedSettings(
    _ options: CheckOptions, _ languages: [LanguageGroup], _ textSizes: [TextSizeSet]
  ) -> CompiledLayout {
    if program.conditions.allSatisfy({ $0 == .always || $0 == .never }) { return self }
    var holds = program.conditions.map { _ in false }
    var (isShown, isHidden) = (program.views.map { _ in false }, program.views.map { _ in false })
    for range in options.example.map({ [$0] }) ?? options.allRanges(of: self) {
      for variant in program.variants(languages, textSizes, options.environment(of: self, in: range)) {
        guard let found = truths(over: range, variant, options.limits) else { return self }
        for truths in found {
          for (index, isTrue) in truths.enumerated() where isTrue { holds[index] = true }
          for (index, isOwn) in program.hiddenViews(truths).enumerated() {
            if isOwn { isHidden[index] = true } else { isShown[index] = true }
          }
        }
      }
    }
    var kept = keepingSettings(where: holds)
    for index in program.views.indices where isShown[index] != isHidden[index] {
      kept.program.setHidden(ViewID(index), isHidden[index])
    }
    return kept
  }

  /// The values of all conditions in the cells of a range; nil if there are too many.
  private func truths(over range: SizeRange, _ variant: Variant, _ limits: ProofLimits) -> [[Bool]]? {
    let environment = variant.environment(at: range.lowest, scale: .one)
    if range.isSingle { return [program.truths(in: environment)] }
    let cells = sizeCells(program, from: range.lowest, to: range.highest, environment, limit: limits.cells)
    return cells?.map { program.truths(in: $0.environment) }
  }
}

extension LayoutProgram {
  /// Sets whether a view is hidden, under all conditions.
  fileprivate mutating func setHidden(_ view: ViewID, _ isHidden: Bool) {
    views[view.index].hidden = isHidden
    overrides.removeAll { override in
      if case .hidden(view, _) = override.setting { true } else { false }
    }
  }
}
