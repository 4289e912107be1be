internal import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// The statements with a finding in every layout that has them: a component's constraint may be implied in one layout and
/// needed in another.
struct FoundEverywhere {
  /// The statements with a finding in some layout, and those without one in another.
  private var found: [(statement: SourceRange, diagnostic: Diagnostic)] = []
  private var needed: Set<SourceRange> = []

  /// Adds the statements of `layout` with a finding.
  mutating func add(_ own: [(statement: SourceRange, diagnostic: Diagnostic)], of layout: CompiledLayout) {
    found += own
    needed.formUnion(Set(layout.sources.statements).subtracting(own.map { $0.statement }))
  }

  /// The diagnostics, one for each statement, though the reasons may differ between layouts.
  var diagnostics: [Diagnostic] {
    var known = needed
    return found.filter { known.insert($0.statement).inserted }.map { $0.diagnostic }
  }
}

extension Compilation {
  /// The diagnostics of a check about constraints that change nothing (L0531, L0535), without those that are allowed. The sizes
  /// are those that layouts declare or are designed for. Conflicting constraints and masks that run out of room are not looked
  /// for here, so a check may report fewer, but never more.
  package var surplusRules: [Diagnostic] {
    let declarations = Declarations(self)
    var (redundant, known): ([Diagnostic], Set<Diagnostic>) = ([], [])
    var implied = FoundEverywhere()
    for layout in layouts {
      let own = RedundantRules(layout, declarations).diagnostics
      redundant += own.filter { known.insert($0).inserted }
      let rules = ImpliedRules(layout, layout.cellsToAsk, known: Set(own.map { $0.range }), declarations)
      implied.add(rules.diagnostics, of: layout)
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
        let environment = options.environment(of: self, in: range).inState(state)
        guard let cells = sizeCells(program, from: range.lowest, to: range.highest, environment) else { return nil }
        found += cells
      }
    }
    return found
  }
}
