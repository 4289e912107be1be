internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Proves what can be proved about one layout over its ranges, and lays it out where something is wrong, so that it can be
/// said in the words of the file.
struct LayoutExamination {
  private let compiled: CompiledLayout
  private let options: CheckOptions
  private var layout: Layout
  private var findings: Findings
  private var proofs: [LayoutProof] = []
  /// The sizes that were laid out, in order, each once.
  private(set) var sizes: [ExactSize] = []
  private var knownSizes: Set<ExactSize> = []
  /// What came of each range.
  private(set) var verdicts: [(range: SizeRange, verdict: Verdict)] = []

  init(_ compiled: CompiledLayout, _ options: CheckOptions) {
    self.compiled = compiled
    self.options = options
    layout = Layout(compiled.program)
    findings = Findings(compiled)
  }

  /// Looks at all ranges.
  mutating func run() {
    var firstCell = 0
    for range in rangesToExamine(compiled, options: options) {
      let proof = LayoutProof(compiled.program, over: range, environment(at: range.lowest))
      proofs.append(proof)
      for witness in proof.witnesses { look(at: witness.size, in: firstCell + witness.cell) }
      for index in proof.cells.indices { lookAtTheRest(of: proof.cells[index], firstCell + index) }
      if let design = compiled.designSize, range.contains(design) {
        let cell = proof.cells.firstIndex { $0.cell.contains(design) }
        if let cell { look(at: design, in: firstCell + cell) }
      }
      let cells = firstCell..<firstCell + proof.cells.count
      verdicts.append((range, verdict(proof, isClean: !findings.hasDefects(in: cells))))
      firstCell = cells.upperBound
    }
  }

  /// What was found, in the words of the file.
  var diagnostics: [Diagnostic] {
    let isSingle = proofs.allSatisfy { $0.range.isSingle }
    return findings.diagnostics(ProvedSizes(isSingle ? [] : proofs))
  }

  private func environment(at size: ExactSize) -> Environment {
    Environment(size: size, direction: options.direction, scale: options.scale)
  }

  private mutating func look(at size: ExactSize, in cell: Int) {
    findings.add(layout.resize(to: environment(at: size)), at: size, in: cell)
    if knownSizes.insert(size).inserted { sizes.append(size) }
  }

  /// The most sizes of a cell that are laid out for contradictions that no other size showed.
  private static var restLimit: Int { 32 }

  /// A layout shows one set of several that contradict each other at its size. So sizes are looked at until each
  /// contradiction is covered by a set that was seen.
  private mutating func lookAtTheRest(of proof: CellProof, _ cell: Int) {
    for _ in 0..<LayoutExamination.restLimit {
      guard let size = proof.uncoveredWitness(findings.conflicts(in: cell)), !knownSizes.contains(size) else { return }
      look(at: size, in: cell)
    }
  }

  private func verdict(_ proof: LayoutProof, isClean: Bool) -> Verdict {
    let hasOpenings = proof.cells.contains { !$0.contradictions.isEmpty || !$0.openings.isEmpty }
    let waits = !compiled.program.unplaced.isEmpty || !compiled.program.incomplete.isEmpty
    if !isClean || hasOpenings && !waits { return .refuted }
    var reasons: [String] = []
    if waits { reasons.append("something is left out that this version does not lay out") }
    if proof.hasTooManyCells { reasons.append("conditions split its sizes into more than \(sizeCellLimit) parts") }
    let count = proof.undecidedComponents
    if count > 0 { reasons.append("\(count) component\(count == 1 ? " has" : "s have") too many cases") }
    return reasons.isEmpty ? .proved : .notDecided(reasons)
  }
}
