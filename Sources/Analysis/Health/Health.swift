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
  private(set) var judged: JudgedViews
  private let safety: SafeAreaClaims
  /// The claims about the keyboard.
  let reach: ReachClaims
  /// The claims about reserved regions.
  let regions: RegionClaims
  /// The claims about single views at the text size and in the language of the last proof.
  private(set) var claims: [HealthClaim]
  /// The claims that views can be seen, by those that they show their content.
  private(set) var followUps: [HealthClaim: HealthClaim]
  /// The views that claims about single ones are about, at all text sizes and in all languages so far.
  private(set) var subjects: [HealthCheck: Set<ViewID>] = [:]
  /// The texts of several lines whose heights were not compared everywhere, since they would be too many.
  private(set) var skippedHeights: Set<ViewID> = []
  private var textSize = TextSize.large
  private var translation: UInt16 = 0
  private(set) var findings: [HealthFinding] = []
  /// True if the views that lie over each other are not known everywhere.
  private(set) var hasOpenOverlaps = false

  /// The number of pairs of regions that take as long to compare as a row of a proof.
  static let regionsOfRow = 8
  /// The approximate number of pairs of regions that were compared.
  private(set) var effort = 0

  private var search: OverlapSearch?
  /// The claims about views over each other in the last proof.
  private var asked: [HealthClaim] = []
  private let limits: ProofLimits

  /// Creates the checks of a layout, without findings.
  init(_ layout: CompiledLayout, limits: ProofLimits = ProofLimits()) {
    self.limits = limits
    judged = JudgedViews(layout)
    let all = HealthClaims(layout, judged, at: .large)
    (claims, followUps) = (all.all, all.followUps)
    safety = SafeAreaClaims(layout, judged)
    reach = ReachClaims(layout, judged)
    regions = RegionClaims(layout, judged)
    noteSubjects()
  }

  private mutating func noteSubjects() {
    for claim in claims { subjects[claim.kind, default: []].insert(claim.view) }
    for claim in followUps.values { subjects[claim.kind, default: []].insert(claim.view) }
  }

  /// Begins the checks of a range, and returns the claims to prove. `frames` are those of all views at a size of it, relative to
  /// the root.
  mutating func begin(
    _ range: SizeRange, _ variant: Variant, _ frames: [ExactRect], of layout: CompiledLayout
  ) -> [HealthClaim] {
    let own = self.claims(in: variant, of: layout)
    search = OverlapSearch(
      judged, over: range, variant.place?.safeArea ?? .zero, isInState: variant.state != nil,
      arriving: arriving(range, variant, layout))
    asked = search?.claims(frames) ?? []
    return own + asked
  }

  /// The views with a background that a state brings onto the screen.
  private func arriving(_ range: SizeRange, _ variant: Variant, _ layout: CompiledLayout) -> Set<ViewID> {
    if variant.state == nil || judged.surfaces.isEmpty { return [] }
    var base = variant
    base.state = nil
    return layout.viewsOffScreen(judged.surfaces, over: range, base, limits)
  }

  /// The claims about single views in a variant.
  mutating func claims(in variant: Variant, of layout: CompiledLayout) -> [HealthClaim] {
    if textSize != variant.textSize || translation != variant.translation { makeClaims(of: layout, variant) }
    return claims + claimsOfPlace(variant)
  }

  /// Returns those of some translations in which the checks claim the same about single views as in a variant, and in which the same views
  /// cover others on purpose.
  mutating func translations(
    _ translations: [UInt16], like variant: Variant, over range: SizeRange, of layout: CompiledLayout
  ) -> [UInt16] {
    if translations.isEmpty { return [] }
    _ = claims(in: variant, of: layout)
    let (known, surfaces) = (Set(claims), arriving(range, variant, layout))
    return translations.filter { translation in
      var other = variant
      other.translation = translation
      return known == Set(HealthClaims(layout, judged, at: variant.textSize, translation).all)
        && surfaces == arriving(range, other, layout)
    }
  }

  /// True if the same views cover others on purpose in two variants, which may be one.
  func coversAlike(_ variant: Variant, _ other: Variant, over range: SizeRange, of layout: CompiledLayout) -> Bool {
    variant == other || arriving(range, variant, layout) == arriving(range, other, layout)
  }

  private func claimsOfPlace(_ variant: Variant) -> [HealthClaim] {
    let all =
      safety.claims(variant.place?.safeArea ?? .zero) + reach.claims(variant.place) + regions.claims(variant.place)
    return all.map { judged.gated($0) }
  }

  private mutating func makeClaims(of layout: CompiledLayout, _ variant: Variant) {
    (textSize, translation) = (variant.textSize, variant.translation)
    let all = HealthClaims(layout, judged, at: textSize, translation)
    (claims, followUps) = (all.all, all.followUps)
    noteSubjects()
  }

  /// Records the findings of a proof of `layout`, which asked `claims` from the index `first` on.
  mutating func add(
    _ proof: LayoutProof, number: Int, _ claims: [HealthClaim], from first: Int, of layout: CompiledLayout
  ) {
    skippedHeights.formUnion(proof.skippedHeights)
    let cells = proof.cells.flatMap { $0.assertionFindings }.filter { $0.assertion >= first }
    let own = cells.map { HealthFinding(claim: claims[$0.assertion - first], proof: number, finding: $0) }
    let placed = PlacedSizes(own, proof, layout, limits)
    findings += own.flatMap { placed?.parts(of: $0) ?? [$0] }
    search?.note(asked, cells.map { (claims[$0.assertion - first], $0.region) }, isSound: proof.isSound)
    findings += own.flatMap { $0.vanishing(followUps[$0.claim]) }
  }

  /// Keeps only the exemptions of pairs of views that the layout with other numbers has too.
  mutating func keepSettledPairs(of other: Health) { judged.keepSettledPairs(of: other.judged) }

  /// Removes the findings about which `isNeedless` returns true.
  mutating func removeFindings(where isNeedless: (HealthFinding) -> Bool) { findings.removeAll(where: isNeedless) }

  /// A size whose frames tell what to prove next; nil if all is known, or if the search gives up.
  var openSize: ExactSize? { search?.openSize }

  /// The claims that the `frames` of all views at ``openSize`` call for; nil if they call for none that were not asked.
  mutating func next(_ frames: [ExactRect]) -> [HealthClaim]? {
    asked = search?.claims(frames) ?? []
    if !asked.isEmpty { return asked }
    search?.narrow()
    return nil
  }

  /// Returns the claims about pairs of views that the search did not ask before it gave up; nil if there are none, or too many.
  mutating func claimsAboutOtherPairs() -> [HealthClaim]? {
    asked = search?.claimsAboutOtherPairs() ?? []
    return asked.isEmpty ? nil : asked
  }

  /// The views of which too little gets touches at some size.
  var untouched: Set<ViewID> {
    Set(findings.filter { $0.claim.kind == .untouched && $0.isFailure }.map { $0.claim.view })
  }

  /// The checks that are not decided at some sizes, so that an `allow` may be needed there.
  var undecidedChecks: Set<HealthCheck> {
    var found: Set<HealthCheck> = hasOpenOverlaps ? [.covered] : []
    if !skippedHeights.isEmpty { found.insert(.clipped) }
    for item in findings {
      if case .open = item.finding.outcome { found.insert(item.claim.kind) }
    }
    return found
  }

  /// Ends the checks of a range.
  mutating func end() {
    if search?.isUndecided ?? false { hasOpenOverlaps = true }
    effort += search?.effort ?? 0
  }

  /// Records that the other direction of the last range has the same results.
  mutating func repeatLast() { effort += search?.effort ?? 0 }

  /// Records that another language has the same results as the proof with a number, as the proof with the number `other`.
  mutating func repeatFindings(of proof: Int, as other: Int) {
    for var finding in findings where finding.proof == proof {
      finding.proof = other
      findings.append(finding)
    }
    repeatLast()
  }

  /// True if the findings since there were `count` are those of other texts too, if the claims fail by the same numbers: what hidden views
  /// place is not known then.
  func isOfAllTexts(since count: Int) -> Bool {
    !hasOpenOverlaps && findings[count...].allSatisfy { $0.claim.kind != .keptSpace }
  }

  /// True if nothing was found that is reported since there were `count` findings, and the views that lie over each other are known.
  func isClean(since count: Int) -> Bool {
    let isSilent = findings[count...].allSatisfy { found in
      if case .fails = found.finding.outcome { found.claim.isSilent } else { false }
    }
    return isSilent && !hasOpenOverlaps
  }
}

extension HealthFinding {
  /// The findings about `claim` where a view shows so little of its content that the length is less than the claim's.
  fileprivate func vanishing(_ claim: HealthClaim?) -> [HealthFinding] {
    guard let claim, case .isAtLeast(let axis, let least, _) = claim.statement,
      case .fails(_, _, let shown) = finding.outcome, var room = shown.first
    else { return [] }
    room.constant -= least
    let enough = finding.region.shape.clipped(room).map { [SizeRegion($0)] } ?? []
    return finding.region.rest(outside: enough).map { region in
      let outcome = AssertionFinding.Outcome.fails(.length(axis, least: least), rooms: [room], shown: shown)
      let own = AssertionFinding(assertion: finding.assertion, outcome: outcome, region: region)
      return HealthFinding(claim: claim, proof: proof, finding: own)
    }
  }
}
