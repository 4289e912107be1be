internal import LayCompiler
internal import LayRuntime

/// The search for values of parameters at which something is wrong with a layout whose corners are sound: between the lowest and the
/// highest values.
struct ParameterSearch {
  /// Values at which something is wrong, one for each problem.
  private(set) var points: [ParameterPoint] = []
  /// The reasons why something is not decided.
  private(set) var reasons: [String] = []
  /// The intervals of values at which each claim fails at some size, if there is one parameter.
  private(set) var extents: [HealthClaim: [(lowest: Rational, highest: Rational)]] = [:]
  /// The sizes and values at which each claim fails, for all that were found.
  private(set) var failures: [ClaimFailures] = []

  private let options: CheckOptions
  private let judgesHealth: Bool
  /// True if a failure of a claim is reported at a corner.
  private let isKnown: (AskedClaim) -> Bool

  init(_ options: CheckOptions, judgesHealth: Bool, isKnown: @escaping (AskedClaim) -> Bool) {
    (self.options, self.judgesHealth, self.isKnown) = (options, judgesHealth, isKnown)
  }

  /// The health checks of the layouts of a space; nil if they are not made.
  private mutating func health(of space: ParameterSpace) -> Health? {
    if !judgesHealth { return nil }
    guard space.lowest.program.views.count <= options.limits.suspectedViews else {
      note("the health of so many views is not checked")
      return nil
    }
    var health = Health(space.lowest.keepingReachedSettings(options))
    let agree = space.layouts.dropFirst().allSatisfy { layout in
      // A view is only known to stay inside of another where no number of a constraint changes.
      var own = layout
      own.parameters = space.lowest.parameters
      own = own.keepingReachedSettings(options)
      let other = Health(own)
      health.keepSettledPairs(of: other)
      return other.claims.map { $0.asIfNeverEmpty } == health.claims.map { $0.asIfNeverEmpty }
    }
    if !agree { note("which views stay inside of others is not followed") }
    return health
  }

  /// Searches the sizes of a range in a variant, for all values of a space.
  mutating func search(_ space: ParameterSpace, _ range: SizeRange, _ variant: Variant) {
    let health = health(of: space)
    let environment = variant.environment(at: range.lowest, scale: options.scale)
    let proof = ParameterProof(space, over: range, environment, limits: options.limits)
    if let reason = proof.unfollowed { return note(reason.words(in: space.lowest)) }
    for reason in space.lowest.reasons(for: proof.undecided, options.limits) { note(reason) }
    let openings = proof.cells.flatMap { $0.openings }
    for opening in openings { add(opening.polytope, space) }
    // Claims about ambiguous numbers are not decided.
    if !openings.isEmpty { return }
    decideClaims(of: proof, health, range, variant)
    if let health { decideOverlaps(of: proof, health, range, variant) }
  }

  private mutating func decideClaims(
    of proof: ParameterProof, _ health: Health?, _ range: SizeRange, _ variant: Variant
  ) {
    let space = proof.space
    var questions = space.layouts.map { Questions(of: $0, nil) }
    var (health, highest) = (health, variant)
    highest.place = highest.place.map { space.environment($0, at: space.highestValues) }
    let all = health?.claims(in: highest, of: space.lowest) ?? []
    let placed = PlacedSizes(all, range, variant, space.lowest, options.limits)
    let own = all.filter { placed?.mayFail($0) ?? true }
    for index in questions.indices { questions[index].claims += own.map { .health($0) } }
    let decisions = proof.decisions(of: questions)
    for (index, decision) in decisions.sorted(by: { $0.key < $1.key }) {
      let claim = questions[0].claims[index]
      if decision.isOpen { note("a claim could not be decided everywhere") }
      noteExtent(of: claim, decision.failures, space)
      failures.append(ClaimFailures(claim, decision.failures, of: space, range, variant))
      if let first = decision.failures.first, !isKnown(claim) { add(first, space) }
    }
  }

  private mutating func decideOverlaps(
    of proof: ParameterProof, _ health: Health, _ range: SizeRange, _ variant: Variant
  ) {
    let space = proof.space
    guard health.judged.all.count + health.judged.covers.count + health.judged.scrollers.count > 1 else { return }
    let arriving = arriving(health, space, range, variant)
    for cell in proof.cells {
      let search = SpaceOverlaps(
        over: cell.polytope, health.judged, range, variant.place?.safeArea ?? .zero,
        isInState: variant.state != nil, arriving: arriving,
        frames: { frames(at: $0, variant, space) },
        decide: { claims in proof.decisions(about: claims, in: cell) })
      if search.isUndecided { note("it is not known everywhere which views lie over each other") }
      if search.asksAboutScrolling, space.parameters.contains(where: { $0.environment?.isOfSafeArea ?? false }) {
        note("it is not followed how content scrolls between the insets of the safe area")
      }
      for (claim, failures) in search.failures {
        noteExtent(of: .health(claim), failures, space)
        self.failures.append(ClaimFailures(.health(claim), failures, of: space, range, variant))
        if let first = failures.first, !isKnown(.health(claim)) { add(first, space) }
      }
    }
  }

  /// The views with a background that a state brings onto the screen, whatever the values are.
  private func arriving(
    _ health: Health, _ space: ParameterSpace, _ range: SizeRange, _ variant: Variant
  ) -> Set<ViewID> {
    if variant.state == nil { return [] }
    var base = variant
    base.state = nil
    let first = space.lowest.viewsOffScreen(health.judged.surfaces, over: range, base, options.limits)
    return space.layouts.reduce(first) { found, layout in
      found.isEmpty ? found : layout.viewsOffScreen(found.sorted(), over: range, base, options.limits)
    }
  }

  /// The frames of all views at a point, relative to the root: those that tell what to ask. Numbers other than constants are the lowest.
  private func frames(at point: SpacePoint, _ variant: Variant, _ space: ParameterSpace) -> [ExactRect] {
    var picture = Layout(space.program(at: point.parameters))
    let environment = variant.environment(at: point.size, scale: options.scale)
    picture.resize(to: space.environment(environment, at: point.parameters), findAmbiguities: false)
    return rootFrames(of: picture)
  }

  /// Records for which values of a single parameter a claim fails.
  private mutating func noteExtent(of claim: AskedClaim, _ failures: [Polytope], _ space: ParameterSpace) {
    guard case .health(let claim) = claim, space.parameters.count == 1 else { return }
    let (parameter, declared) = (space.parameters[0], space.lowest.parameters)
    let lowest = declared.first { $0.settableName == parameter.settableName }?.lowest ?? parameter.lowest
    extents[claim, default: []] += failures.map { failure in
      var extent = failure.extent(ofParameter: 0)
      // A lower keyboard is no higher than the bottom of the safe area, and changes nothing.
      if extent.lowest == parameter.lowest { extent.lowest = lowest }
      return extent
    }
  }

  private mutating func note(_ reason: String) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// The maximum number of values that are checked besides the corners.
  private static var pointLimit: Int { 4 }

  private mutating func add(_ polytope: Polytope, _ space: ParameterSpace) {
    let point = ParameterPoint(
      values: zip(space.parameters, polytope.innerParameters).map { NamedNumber(name: $0.settableName, value: $1) })
    guard !points.contains(point) else { return }
    if points.count == ParameterSearch.pointLimit { return note("there are more problems than layc reports") }
    points.append(point)
  }
}
