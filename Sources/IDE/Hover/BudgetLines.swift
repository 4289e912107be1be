internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The budgets of the texts that the views of a name may show, for hovers.
struct BudgetLines {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// True if the views of a name have budgets, which take a while to find.
  func hasBudgets(ofViewNamed name: SourceRange) -> Bool { !views(named: name).isEmpty }

  /// Returns a line for the first view that a name declares, in each layout that has one.
  func lines(ofViewNamed name: SourceRange) -> [String] {
    views(named: name).compactMap { layout, view in
      textBudget(of: view, in: layout, CheckOptions()).map { line(of: $0, in: layout) }
    }
  }

  /// The first view that a name declares, in each layout that is small enough, if its text has a budget.
  private func views(named name: SourceRange) -> [(layout: CompiledLayout, view: ViewID)] {
    if snapshot.compilation.hasErrors { return [] }
    return snapshot.soundLayouts.compactMap { layout in
      guard layout.program.views.count <= Limits.budgetViews,
        let index = layout.sources.views.firstIndex(of: name), hasTextBudget(ViewID(index), in: layout)
      else { return nil }
      return (layout, ViewID(index))
    }
  }

  private func line(of budget: TextBudget, in layout: CompiledLayout) -> String {
    let own = budget.text.isEmpty ? "it has no text" : "it has \(budget.text.count)"
    let sizes = layout.sizes.isEmpty ? "at the design size" : "at every size"
    guard let widest = budget.widest, let characters = budget.characters else {
      return "its text may have any length \(sizes); \(own)"
    }
    let harm = budget.harm.map { "; beyond that \($0.message)" } ?? ""
    let most = "\(characters) character\(characters == 1 ? "" : "s") of English (\(widest) points)"
    return "its text may have \(most) \(sizes); \(own)\(harm)"
  }
}
