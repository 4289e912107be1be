package import LayCompiler
internal import LayRuntime

/// The budgets of the texts of a layout.
package struct LayoutBudgets: Sendable {
  /// The name of the layout.
  package var layout: String
  /// The budgets, in the order of the file.
  package var texts: [TextBudget] = []
  /// The number of texts beyond the limit, which were not examined.
  package var leftOut = 0
  /// True if constraints contradict each other, so that there are no budgets.
  package var isBroken = false
}

/// Returns the budgets of the texts of a layout over the sizes of `options`. `observe` is called with the number of each text.
package func textBudgets(
  of layout: CompiledLayout, _ options: CheckOptions, observe: (_ number: Int, _ count: Int) -> Void = { _, _ in }
) -> LayoutBudgets {
  var found = LayoutBudgets(layout: layout.name)
  var examination = LayoutExamination(layout, options, lint: .health)
  examination.run { _, _ in }
  if examination.health == nil || !examination.proofs.allSatisfy({ $0.isSound }) {
    found.isBroken = true
    return found
  }
  let budgets = TextBudgets(layout, options)
  let views = budgets.views
  found.leftOut = max(views.count - TextBudgets.textLimit, 0)
  for (index, view) in views.prefix(TextBudgets.textLimit).enumerated() {
    observe(index + 1, views.count)
    found.texts.append(budgets.budget(of: view))
  }
  return found
}
