internal import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// The statements that are implied in every layout that has them: a component's constraint may be implied in one layout and
/// needed in another.
struct ImpliedEverywhere {
  /// The statements that are implied in some layout, and those that are needed in another.
  private var implied: [(statement: SourceRange, diagnostic: Diagnostic)] = []
  private var needed: Set<SourceRange> = []

  /// Adds the implied statements of `layout`.
  mutating func add(_ rules: ImpliedRules, of layout: CompiledLayout) {
    let own = rules.diagnostics
    implied += own
    needed.formUnion(Set(layout.sources.statements).subtracting(own.map { $0.statement }))
  }

  /// The diagnostics, one for each statement, though the reasons may differ between layouts.
  var diagnostics: [Diagnostic] {
    var known = needed
    return implied.filter { known.insert($0.statement).inserted }.map { $0.diagnostic }
  }
}

extension Compilation {
  /// The diagnostics of a check about constraints that change nothing (L0531, L0535), without those that are allowed. The sizes
  /// are those that layouts declare or are designed for. Conflicting constraints and masks that run out of room are not looked
  /// for here, so a check may report fewer, but never more.
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
  /// The cells of all sizes that a check examines; nil if they are too many.
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
