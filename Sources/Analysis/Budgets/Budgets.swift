package import LayCompiler
internal import LayRuntime

/// The budgets of the texts of a layout.
package struct LayoutBudgets: Sendable {
  /// The name of the layout.
  package var layout: String
  /// The languages whose texts and direction it has; empty if none was asked for.
  package var languages: [String] = []
  /// The budgets, in the order of the file.
  package var texts: [TextBudget] = []
  /// The number of texts beyond the limit, which were not examined.
  package var leftOut = 0
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
/// called with the number of each text.
package func textBudgets(
  of layout: CompiledLayout, _ options: CheckOptions, observe: (_ number: Int, _ count: Int) -> Void = { _, _ in }
) -> [LayoutBudgets] {
  let languages = ExaminedLanguages(layout.program, options)
  return languages.groups.map { group in
    var (own, options) = (layout, options)
    if group.translation > 0 { own.program = own.program.translated(languages.tables[Int(group.translation) - 1]) }
    (options.translations, options.textChanges) = ([], [])
    options.direction = group.directions[0]
    options.checksBothDirections = group.directions.count > 1
    var found = textBudgets(of: own, keys: layout.program, options, observe)
    found.languages = group.names
    return found
  }
}

/// Returns the budgets of the texts of a layout; the texts of `source` are their keys.
private func textBudgets(
  of layout: CompiledLayout, keys source: LayoutProgram, _ options: CheckOptions,
  _ observe: (_ number: Int, _ count: Int) -> Void
) -> LayoutBudgets {
  var found = LayoutBudgets(layout: layout.name)
  var examination = LayoutExamination(layout, options, lint: .health)
  examination.run { _, _ in }
  found.obstacle = obstacle(of: examination)
  if found.obstacle != nil { return found }
  let budgets = TextBudgets(layout, options)
  let views = budgets.views
  found.leftOut = max(views.count - TextBudgets.textLimit, 0)
  for (index, view) in views.prefix(TextBudgets.textLimit).enumerated() {
    observe(index + 1, views.count)
    var budget = budgets.budget(of: view)
    budget.key = source.views[view.index].text
    found.texts.append(budget)
  }
  return found
}

private func obstacle(of examination: borrowing LayoutExamination) -> BudgetObstacle? {
  let proofs = examination.proofs
  if proofs.contains(where: { $0.cells.contains { !$0.contradictions.isEmpty } }) { return .contradictory }
  if examination.health == nil { return .tooLarge }
  return proofs.allSatisfy { $0.isSound } ? nil : .undecided
}
