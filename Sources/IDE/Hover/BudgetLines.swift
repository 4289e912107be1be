internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The budgets of the texts that the views of a name may show, for hovers.
struct BudgetLines {
  private let snapshot: Snapshot
  /// The languages in which texts have budgets.
  private var options: CheckOptions
  /// The number of languages beyond those.
  private let rest: Int

  init(_ snapshot: Snapshot, in options: CheckOptions = CheckOptions()) {
    self.snapshot = snapshot
    self.options = options
    // Each language takes proofs of its own.
    self.options.translations = Array(options.translations.prefix(BudgetLines.mostLines))
    rest = options.translations.count - self.options.translations.count
  }

  /// True if the views of a name have budgets, which take a while to find.
  func hasBudgets(ofViewNamed name: SourceRange) -> Bool { !views(named: name).isEmpty }

  /// Returns a line for the first view that a name declares, in each layout that has one.
  func lines(ofViewNamed name: SourceRange) -> [String] {
    views(named: name).flatMap { layout, view in
      let lines = textBudgets(of: layout, options, view: view).flatMap { group in
        group.texts.map { line(of: $0, in: group, layout) }
      }
      return lines.isEmpty || rest == 0 ? lines : lines + ["and \(rest) more language\(rest == 1 ? "" : "s")"]
    }
  }

  /// The most languages of which the budgets are shown.
  private static let mostLines = 4

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

  private func line(of budget: TextBudget, in group: LayoutBudgets, _ layout: CompiledLayout) -> String {
    let own = budget.text.isEmpty ? "it has no text" : "it has \(budget.text.count)"
    var sizes = layout.sizes.isEmpty ? "at the design size" : "at every size"
    if !layout.textSizes.isEmpty { sizes += " with text large" }
    let text = options.translations.isEmpty ? "its text" : "its text in \(joinedWords(group.languages))"
    guard let widest = budget.widest, let characters = budget.characters else {
      return "\(text) may have any length \(sizes); \(own)"
    }
    let harm = budget.harm.map { "; beyond that \($0.message)" } ?? ""
    let letters = englishName(ofLanguage: group.letters) ?? group.letters
    let most = "\(characters) character\(characters == 1 ? "" : "s") of \(letters) (\(widest) points)"
    return "\(text) may have \(most) \(sizes); \(own)\(harm)"
  }
}
