internal import LayCompiler
internal import LayRuntime

/// A finding about a claim, with the index of the proof of its range, direction and state.
struct HealthFinding {
  var claim: HealthClaim
  var proof: Int
  var finding: AssertionFinding
}

/// The health checks of a layout: whether what is consistent looks right too.
struct Health {
  let judged: JudgedViews
  /// The claims about single views.
  let claims: [HealthClaim]
  /// The claims to examine where one of ``claims`` fails.
  private let followUps: [HealthClaim: HealthClaim]
  private(set) var findings: [HealthFinding] = []
  /// True if the views that lie over each other are not known everywhere.
  private(set) var hasOpenOverlaps = false

  private var search: OverlapSearch?
  /// The claims about views over each other in the last proof.
  private var asked: [HealthClaim] = []
  /// The claims to examine next, because others fail.
  private var pending: [HealthClaim] = []

  init(_ layout: CompiledLayout) {
    judged = JudgedViews(layout)
    let all = HealthClaims(layout, judged)
    (claims, followUps) = (all.all, all.followUps)
  }

  /// Begins the checks of a range, and returns the claims to prove. `frames` are those of all views at a size of it, relative to
  /// the root.
  mutating func begin(_ range: SizeRange, isInState: Bool, _ frames: [ExactRect]) -> [HealthClaim] {
    search = OverlapSearch(judged, over: range, isInState: isInState)
    asked = search?.claims(frames) ?? []
    return claims + asked
  }

  /// Records the findings of a proof, which asked `claims` from the index `first` on.
  mutating func add(_ proof: LayoutProof, number: Int, _ claims: [HealthClaim], from first: Int) {
    let cells = proof.cells.flatMap { $0.assertionFindings }.filter { $0.assertion >= first }
    findings += cells.map { HealthFinding(claim: claims[$0.assertion - first], proof: number, finding: $0) }
    search?.note(asked, cells.map { (claims[$0.assertion - first], $0.region) })
    let failing = Set(cells.map { $0.assertion - first }).sorted()
    pending = failing.compactMap { followUps[claims[$0]] }
  }

  /// The claims to prove next, because of what failed; nil if there are none. `frames` returns those of all views at a size.
  mutating func next(_ frames: (ExactSize) -> [ExactRect]) -> [HealthClaim]? {
    asked = []
    while asked.isEmpty, let size = search?.openSize {
      asked = search?.claims(frames(size)) ?? []
      if asked.isEmpty { search?.narrow() }
    }
    let claims = asked + pending
    if !claims.isEmpty { return claims }
    if search?.isUndecided ?? false { hasOpenOverlaps = true }
    return nil
  }
}
