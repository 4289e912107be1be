package import LayCompiler
package import LayRuntime

/// The budgets of the texts of a layout.
package struct LayoutBudgets: Sendable {
  /// The name of the layout.
  package var layout: String
  /// The languages whose texts and direction it has; empty if none was asked for.
  package var languages: [String] = []
  /// The language whose letters were counted: that of the languages, or `en` where its letters are not known.
  package var letters = LetterFrequencies.english.language
  /// The budgets, in the order of the file.
  package var texts: [TextBudget] = []
  /// The number of texts beyond the limit, which were not examined.
  package var leftOut = 0
  /// The number of texts of one line whose size the file says, so that no other text changes it.
  package var sized = 0
  /// The reason why there are no budgets; nil if there are.
  package var obstacle: BudgetObstacle?
}

/// A reason why the texts of a layout have no budgets.
package enum BudgetObstacle: String, Sendable {
  /// Constraints contradict each other.
  case contradictory
  /// The constraints were not decided at every size.
  case undecided
  /// The layout has more views than the health checks examine.
  case tooLarge
}

/// Returns the budgets of the texts of a layout over the sizes of `options`, once for each of the languages with the same texts. `observe` is
/// called with the number of each text and the first of the languages. Languages with the same texts share their budgets in points, and
/// those with the same letters also the numbers of characters.
///
/// With `view`, the budgets of its text alone.
package func textBudgets(
  of layout: CompiledLayout, _ options: CheckOptions, view: ViewID? = nil,
  observe: (_ number: Int, _ count: Int, _ language: String?) -> Void = { _, _, _ in }
) -> [LayoutBudgets] {
  let languages = ExaminedLanguages(layout.program, options)
  return languages.groups.flatMap { group in
    var (own, options) = (layout, options)
    if group.translation > 0 { own.program = own.program.translated(languages.tables[Int(group.translation) - 1]) }
    (options.translations, options.textChanges) = ([], [])
    options.direction = group.directions[0]
    options.checksBothDirections = group.directions.count > 1
    let found = textBudgets(of: own, keys: layout.program, options, view) { observe($0, $1, group.names.first) }
    return found.counted(in: group.names, own)
  }
}

extension LayoutBudgets {
  /// True if the letters of one of the languages are not known, so that those of English were counted.
  package var areOfOtherLetters: Bool {
    languages.contains { !isNameOfTexts($0) && LetterFrequencies.baseLanguage(of: $0) != letters }
  }

  /// Returns the budgets in characters of languages, with those together that have the same letters.
  fileprivate func counted(in languages: [String], _ layout: CompiledLayout) -> [LayoutBudgets] {
    var counted: [LayoutBudgets] = []
    for language in languages {
      let frequencies = LetterFrequencies.of(language)
      if let known = counted.firstIndex(where: { $0.letters == frequencies.language }) {
        counted[known].languages.append(language)
        continue
      }
      var found = self
      (found.languages, found.letters) = ([language], frequencies.language)
      for index in found.texts.indices {
        let view = layout.program.views[found.texts[index].view.index]
        found.texts[index].characterWidth = frequencies.meanWidth(of: view)
      }
      counted.append(found)
    }
    return languages.isEmpty ? [self] : counted
  }
}

/// True if a view has a text with a budget: a label of one line, a button or a pop-up button.
package func hasTextBudget(_ view: ViewID, in layout: CompiledLayout) -> Bool {
  TextBudgets(layout, CheckOptions()).views.contains(view)
}

/// Returns the budgets of the texts of a layout; the texts of `source` are their keys.
private func textBudgets(
  of layout: CompiledLayout, keys source: LayoutProgram, _ options: CheckOptions, _ view: ViewID?,
  _ observe: (_ number: Int, _ count: Int) -> Void
) -> LayoutBudgets {
  var found = LayoutBudgets(layout: layout.name)
  let budgets = TextBudgets(layout, options)
  found.obstacle = obstacle(to: budgets, of: layout)
  if found.obstacle != nil { return found }
  let views = budgets.views.filter { view == nil || view == $0 }
  found.sized = view == nil ? budgets.sizedViews.count : 0
  found.leftOut = max(views.count - TextBudgets.textLimit, 0)
  for (index, view) in views.prefix(TextBudgets.textLimit).enumerated() {
    observe(index + 1, views.count)
    var budget = budgets.budget(of: view)
    budget.key = source.views[view.index].text
    found.texts.append(budget)
  }
  return found
}

/// The reason why the texts of a layout have no budgets; nil if there is none.
private func obstacle(to budgets: TextBudgets, of layout: CompiledLayout) -> BudgetObstacle? {
  for options in budgets.options {
    let examination = LayoutExamination(layout, options, lint: .healthAlone)
    examination.run { _, _ in }
    let proofs = examination.proofs
    if proofs.contains(where: { $0.cells.contains { !$0.contradictions.isEmpty } }) { return .contradictory }
    if examination.health == nil { return .tooLarge }
    if !proofs.allSatisfy({ $0.isSound }) { return .undecided }
  }
  return nil
}

extension LayoutBudgets {
  /// Joins the budgets at other sizes of the same layout: a text must fit at all of them.
  package mutating func add(_ other: LayoutBudgets) {
    obstacle = obstacle ?? other.obstacle
    if obstacle != nil { texts = [] }
    for index in texts.indices {
      guard let own = other.texts.first(where: { $0.view == texts[index].view }), let widest = own.widest else {
        continue
      }
      if texts[index].widest.map({ widest < $0 }) ?? true {
        (texts[index].widest, texts[index].harm) = (widest, own.harm)
      }
    }
  }
}
