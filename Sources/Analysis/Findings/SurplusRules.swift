internal import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// The statements that follow from others in every layout that has them: a component's rule may follow from others in one layout
/// and be needed in another.
struct ImpliedEverywhere {
  /// What follows from other rules in some layout, and the statements that are needed in another.
  private var implied: [(statement: SourceRange, diagnostic: Diagnostic)] = []
  private var needed: Set<SourceRange> = []

  /// Adds what follows from other rules of `layout`.
  mutating func add(_ rules: ImpliedRules, of layout: CompiledLayout) {
    let own = rules.diagnostics
    implied += own
    needed.formUnion(Set(layout.sources.statements).subtracting(own.map { $0.statement }))
  }

  /// One for each statement, though what it follows from may differ.
  var diagnostics: [Diagnostic] {
    var known = needed
    return implied.filter { known.insert($0.statement).inserted }.map { $0.diagnostic }
  }
}

extension Compilation {
  /// What a check reports of rules that change nothing (L0531, L0535), but for what is allowed, at the sizes that layouts promise
  /// or are designed for. A check says no more than this: nothing of layouts whose rules contradict each other, or whose masks run
  /// out of room, which is not looked for here.
  package var surplusRules: [Diagnostic] {
    let declarations = Declarations(self)
    var (redundant, known): ([Diagnostic], Set<Diagnostic>) = ([], [])
    var implied = ImpliedEverywhere()
    for layout in layouts {
      let own = RedundantRules(layout, declarations).diagnostics
      redundant += own.filter { known.insert($0).inserted }
      let rules = ImpliedRules(layout, layout.cellsToAsk, known: Set(own.map { $0.range }), declarations)
      implied.add(rules, of: layout)
    }
    var allowances = AllowanceLedger()
    for layout in layouts { allowances.add(layout.sources.allowances) }
    return allowances.filter(redundant + implied.diagnostics, reportUnused: false)
  }
}

extension CompiledLayout {
  /// The cells of all sizes that a check looks at; nil where they are too many.
  fileprivate var cellsToAsk: [SizeCell]? {
    let options = CheckOptions()
    var found: [SizeCell] = []
    for range in rangesToExamine(self, options: options) {
      for state in program.stateChoices {
        let environment = options.environment.inState(state)
        guard let cells = sizeCells(program, from: range.lowest, to: range.highest, environment) else { return nil }
        found += cells
      }
    }
    return found
  }
}
