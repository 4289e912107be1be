internal import LayCompiler
internal import LayRuntime

/// The verdicts on assertions that depend on steps, at each size that was laid out: proofs are about constraints.
struct StepSamples {
  /// A size with the index of the proof whose range, direction and state it was laid out for.
  struct Sample: Hashable {
    var proof: Int
    var size: ExactSize
  }
  /// The verdicts on one assertion.
  struct Verdicts {
    var held: Set<Sample> = []
    var failures: [(proof: Int, finding: AssertionFinding)] = []
    var gaps: [(proof: Int, gap: AssertionGap, region: SizeRegion)] = []
    /// The proofs that do not decide it, because of steps.
    var proofs: Set<Int> = []
    /// True if it reads numbers that steps set; otherwise constraints contradict each other without the steps, so that nothing is
    /// proved.
    var readsSteps = false

    /// The sizes at which it holds, whatever the direction and state.
    var heldSizes: Set<ExactSize> { Set(held.map { $0.size }) }
  }

  private let program: LayoutProgram
  private let claims: [AskedClaim]
  /// True for each claim that reads numbers which steps set at any size.
  private let isStepped: [Bool]
  /// The verdicts on each assertion that depends on steps.
  private(set) var verdicts: [Int: Verdicts] = [:]
  /// The assertions that depend on steps in the current proof.
  private var asked: [Int] = []
  private var seen: Set<Sample> = []

  /// Creates empty verdicts for `claims`, those of suspicions last.
  init(_ claims: [AskedClaim], _ program: LayoutProgram) {
    (self.claims, self.program) = (claims, program)
    let isPlaced = program.steps.isEmpty ? [] : program.isPlacedBySteps
    isStepped = claims.map { claim in
      !isPlaced.isEmpty && claim.views.contains { isPlaced[$0.index] }
    }
  }

  /// Selects the assertions that `proof` of that index leaves to steps. If constraints that follow steps contradict each other
  /// without them, these are all.
  mutating func begin(_ proof: LayoutProof, number: Int) {
    if program.steps.isEmpty { return }
    let isContradicted = program.rulesFollowSteps && proof.cells.contains { !$0.contradictions.isEmpty }
    var open = Set(isStepped.indices.filter { isStepped[$0] })
    for finding in proof.cells.flatMap({ $0.assertionFindings }) {
      // Other claims are of one proof alone.
      guard finding.assertion < claims.count else { continue }
      if case .open(.bySteps) = finding.outcome { open.insert(finding.assertion) }
    }
    asked = isContradicted ? Array(claims.indices) : open.sorted()
    for assertion in asked {
      verdicts[assertion, default: Verdicts()].proofs.insert(number)
      if open.contains(assertion) { verdicts[assertion]?.readsSteps = true }
    }
  }

  /// Evaluates the selected assertions on a finished layout, for the proof of that index.
  mutating func add(_ layout: Layout, proof: Int) {
    let sample = Sample(proof: proof, size: layout.environment.size)
    if asked.isEmpty || !seen.insert(sample).inserted { return }
    let truths = program.truths(in: layout.environment)
    let isShown = program.shownViews(truths)
    let finished = FinishedLayout(layout: layout)
    for number in asked where claims[number].applies(truths, isShown) {
      switch finished.outcome(of: claims[number], number: number) {
      case .holds: verdicts[number]?.held.insert(sample)
      case .fails(let finding): verdicts[number]?.failures.append((proof, finding))
      case .open(let gap):
        let point = SizeRegion(SizePolygon(sample.size, sample.size))
        verdicts[number]?.gaps.append((proof, gap, point))
      }
    }
  }
}
