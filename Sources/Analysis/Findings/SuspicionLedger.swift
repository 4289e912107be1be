internal import LayCompiler
internal import LayDiagnostics

/// What is right but seldom meant, in all layouts of a compilation.
struct SuspicionLedger {
  /// The codes that it reports.
  static let codes = ["L0530", "L0531", "L0532", "L0533", "L0534"]

  private var branches = UnusedBranches()
  private var found: [Diagnostic] = []
  /// Whether rules contradict each other somewhere, or not every layout was looked at: then that comes first.
  private var isCutShort = false

  /// Adds what was seen of `layout`.
  mutating func add(_ layout: CompiledLayout, _ examination: LayoutExamination, looksAtEverything: Bool) {
    found += RedundantRules(layout).diagnostics
    let isSound = examination.proofs.allSatisfy { proof in
      !proof.hasTooManyCells && proof.cells.allSatisfy { $0.contradictions.isEmpty && !$0.isCutShort }
    }
    if isSound { found += examination.suspicions?.diagnostics(examination.proofs) ?? [] } else { isCutShort = true }
    if looksAtEverything { branches.add(layout, examination.proofs) }
  }

  /// What was found; what several layouts have by the same lines, once.
  var diagnostics: [Diagnostic] {
    var known: Set<Diagnostic> = []
    return (found + branches.diagnostics).filter { known.insert($0).inserted }
  }

  /// The codes of which nobody knows whether an `allow` is needed.
  var unlookedCodes: [String] { isCutShort ? SuspicionLedger.codes : [] }
}
