internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Lint checks that run on every layout: views that extend beyond the screen or their superviews, views without size, optional
/// constraints that are violated at every size.
struct Suspicions {
  let layout: CompiledLayout
  let limits: ProofLimits
  /// The views of ``assertions`` that they are inside the screen.
  private var insiders: [ViewID] = []
  /// The nested views of the following assertions, that they are inside their superviews.
  private var nested: [(view: ViewID, superview: ViewID)] = []
  /// The views that may have no size, with the indices of the probes of their width and height.
  private var sized: [(view: ViewID, axis: LayoutAxis, probe: Int)] = []
  /// The optional constraints that are meant to be satisfied, with the indices of their probes.
  private var limiting: [(constraint: ConstraintID, probe: Int)] = []
  /// The optional constraints that nothing changes, with the indices of their probes.
  private(set) var optional: [(constraint: ConstraintID, probe: Int)] = []
  /// The declared guides, with the indices of the probes of their widths; those of their heights follow.
  private(set) var guides: [(guide: ViewID, probe: Int)] = []
  private(set) var probes: [Probe] = []
  /// The choices with which each view is moved after layout, or a view around it clips to its bounds.
  private var exemptions: [[SettingChoice]] = []
  /// True for each view that is hidden always or at times, or inside one that is.
  private var mayBeHidden: [Bool] = []

  /// True if the checks do not run because there are too many views.
  let isCutShort: Bool

  init(_ layout: CompiledLayout, _ limits: ProofLimits = ProofLimits()) {
    (self.layout, self.limits) = (layout, limits)
    let program = layout.program
    isCutShort = program.views.count > limits.suspectedViews
    if isCutShort { return }
    let (isElsewhere, isClipped) = (program.isDrawnElsewhere, layout.isClipped)
    exemptions = layout.exemptions
    mayBeHidden = program.inherited(zip(program.views, program.isHiddenAtTimes).map { $0.hidden || $1 })
    let emptied = program.emptied
    for (index, view) in program.views.enumerated().dropFirst() where view.role == .view {
      if !isElsewhere[index] && !isClipped[index] { insiders.append(ViewID(index)) }
      if view.designFrame == nil && view.kind != .spacer { askForSize(of: ViewID(index), emptied) }
    }
    nested = OverhangingViews(program).nested(insiders)
    askForLimits()
    for (index, view) in program.views.enumerated() where view.role == .guide && view.guide == .declared {
      guides.append((ViewID(index), probes.count))
      probes += [Attribute.width, .height].map {
        Probe(terms: [Term(ViewID(index), $0)], constant: .zero, condition: .always)
      }
    }
  }

  /// The claims for the proofs. Those about views that are hidden at times are about the others: a hidden view may wait anywhere.
  var assertions: [AskedClaim] {
    (insiders.map { ($0, ViewID.root) } + nested.map { ($0.view, $0.superview) }).map { view, outer in
      let unless = exemptions[view.index]
      if !unless.isEmpty || mayBeHidden[view.index] {
        return .health(HealthClaim(kind: .misplaced, view: view, statement: .isInside(outer), unless: unless))
      }
      return .assertion(
        Assertion(claim: .predicate(.isInside, view, .view(outer)), condition: .always, range: layout.range))
    }
  }

  /// Adds probes of the lengths of a view, unless a constraint sets them to 0, which is deliberate.
  private mutating func askForSize(of view: ViewID, _ emptied: Set<Term>) {
    let description = layout.program.views[view.index]
    for (axis, attribute, length) in [
      (LayoutAxis.horizontal, Attribute.width, description.intrinsicWidth),
      (.vertical, .height, description.intrinsicHeight),
    ] where length == .none {
      let term = Term(view, attribute)
      if emptied.contains(term) { continue }
      sized.append((view, axis, probes.count))
      probes.append(Probe(terms: [term], constant: .zero, condition: .always))
    }
  }

  /// Adds probes of optional constraints. `.height == 0 @low` and `.width == superview.width @high` are not
  /// meant to be satisfied.
  private mutating func askForLimits() {
    let isChanged = layout.program.isChangeable
    for (index, rule) in layout.program.constraints.enumerated() where rule.priority < .required && !isChanged[index] {
      if rule.terms.contains(where: { $0.attribute.isMargin }) { continue }
      let isMeant = !rule.constant.isZero || rule.terms.count > 1 && !asksForAll(rule)
      if isMeant && !asksForBound(rule, isChanged) { limiting.append((ConstraintID(index), probes.count)) }
      optional.append((ConstraintID(index), probes.count))
      probes.append(Probe(terms: rule.terms, constant: rule.constant, condition: rule.condition))
    }
  }

  /// True if a view is to be as long as one that contains it, as far as other constraints allow.
  private func asksForAll(_ rule: ConstraintDescription) -> Bool {
    guard rule.relation == .equal, rule.terms.count == 2, rule.terms[0].attribute == rule.terms[1].attribute,
      rule.terms[0].coefficient == -rule.terms[1].coefficient,
      [.width, .height].contains(rule.terms[0].attribute)
    else { return false }
    return layout.program.isInside(rule.terms[0].view, rule.terms[1].view)
      || layout.program.isInside(rule.terms[1].view, rule.terms[0].view)
  }

  /// True if an equation has the number of a required limit: `.height >= 100; .height == 100 @high` asks for a view as low as others allow.
  private func asksForBound(_ rule: ConstraintDescription, _ isChanged: [Bool]) -> Bool {
    guard rule.relation == .equal else { return false }
    return layout.program.constraints.indices.contains { index in
      let other = layout.program.constraints[index]
      return other.relation != .equal && other.priority == .required && !isChanged[index]
        && [ConditionID.always, rule.condition].contains(other.condition) && other.constant == rule.constant
        && Set(other.terms) == Set(rule.terms)
    }
  }

  /// True if the claims about a view apply in an environment: it is shown, and is neither moved after layout nor clipped.
  func isJudged(_ view: ViewID, in environment: LayoutEnvironment) -> Bool {
    let truths = layout.program.truths(in: environment)
    return layout.program.shownViews(truths)[view.index] && !exemptions[view.index].contains { $0.isInForce(truths) }
  }

  // MARK: - Diagnostics

  /// The diagnostics of proofs over all ranges, whose probes have `values`, and of sampled sizes for views that steps place.
  func diagnostics(
    _ proofs: [LayoutProof], _ values: [ProbedValues], _ samples: StepSamples? = nil,
    untouched: Set<ViewID> = []
  ) -> [Diagnostic] {
    neverHolding(values) + withoutSize(values.map { $0.signs }) + leaving(proofs, samples, untouched: untouched)
  }

  /// The values of the probes over all ranges.
  func probed(_ proofs: [LayoutProof]) -> [ProbedValues] {
    probes.indices.map { probe in
      proofs.reduce(into: ProbedValues()) { values, proof in
        for cell in proof.cells { values.include(cell.probed[probe]) }
      }
    }
  }

  /// The optional constraints that are violated at every size, in every instance.
  private func neverHolding(_ values: [ProbedValues]) -> [Diagnostic] {
    var isBroken: [SourceRange: (constraint: ConstraintID, misses: NumberSpan, always: Bool)] = [:]
    var order: [SourceRange] = []
    for (id, probe) in limiting {
      let range = layout.sources.constraints[id.index]
      let own = values[probe]
      if isBroken[range] == nil { order.append(range) }
      var misses = isBroken[range]?.misses ?? NumberSpan()
      misses.include(own.span)
      let isMissed = own.signs.misses(layout.program.constraints[id.index].relation)
      isBroken[range] = (id, misses, (isBroken[range]?.always ?? true) && isMissed)
    }
    return order.compactMap { range in
      guard let (id, misses, always) = isBroken[range], always, !misses.isUnnoticed else { return nil }
      return .ruleNeverHolds(layout.program.constraints[id.index], misses, at: range)
    }
  }

  private func withoutSize(_ signs: [SignSet]) -> [Diagnostic] {
    var empty: [ViewID: LayoutAxis] = [:]
    for (view, axis, probe) in sized where signs[probe] == .zero && empty[view] == nil { empty[view] = axis }
    // If one instance of a declaration has a size, none is reported.
    var isSeen: Set<SourceRange> = []
    for (view, _, _) in sized where empty[view] == nil { isSeen.insert(layout.sources.views[view.index]) }
    return sized.compactMap { view, axis, _ in
      guard empty[view] == axis, isSeen.insert(layout.sources.views[view.index]).inserted else { return nil }
      return .viewWithoutSize(view, axis, in: layout)
    }
  }

  typealias Seen = [(proof: Int, finding: AssertionFinding)]

  /// The failures of each assertion that fails somewhere.
  private func failures(_ proofs: [LayoutProof]) -> [Int: Seen] {
    let (own, count) = (layout.assertions.count, insiders.count + nested.count)
    var found: [Int: Seen] = [:]
    for (index, proof) in proofs.enumerated() {
      for cell in proof.cells {
        for finding in cell.assertionFindings where own..<own + count ~= finding.assertion {
          guard case .fails = finding.outcome else { continue }
          found[finding.assertion - own, default: []].append((index, finding))
        }
      }
    }
    return found
  }

  /// The views that extend beyond the screen or their superviews, with the sizes: more than is reported, where deliberate cases are left
  /// out.
  func departures(_ proofs: [LayoutProof]) -> [(view: ViewID, outer: ViewID, proof: Int, region: SizeRegion)] {
    let pairs = insiders.map { (view: $0, superview: ViewID.root) } + nested
    return failures(proofs).sorted { $0.key < $1.key }.flatMap { index, seen in
      seen.map { (pairs[index].view, pairs[index].superview, $0.proof, $0.finding.region) }
    }
  }

  /// The failures of each assertion about views that steps place, at the sizes that were laid out.
  private func sampledFailures(_ samples: StepSamples, beyond proved: [Int: Seen]) -> [Int: Seen] {
    let own = layout.assertions.count
    var found: [Int: Seen] = [:]
    let numbers = own..<own + insiders.count + nested.count
    for (number, verdicts) in samples.verdicts where numbers ~= number && proved[number - own] == nil {
      if !verdicts.failures.isEmpty { found[number - own] = verdicts.failures }
    }
    return found
  }

  /// The diagnostics of views that extend beyond the screen or their superviews; of those that are `untouched`,
  /// another report tells the latter.
  func leaving(
    _ proofs: [LayoutProof], _ samples: StepSamples?, untouched: Set<ViewID> = []
  ) -> [Diagnostic] {
    var failures = failures(proofs)
    let sampled = samples.map { sampledFailures($0, beyond: failures) } ?? [:]
    for (number, found) in sampled where failures[number] == nil { failures[number] = found }
    if failures.isEmpty { return [] }
    let sizes = ProvedSizes(proofs, of: layout)
    let open = OpenAssertions(proofs)
    var known: [KnownPlace] = []
    func place(_ number: Int, _ own: Seen) -> FoundPlace {
      guard sampled[number] != nil else { return self.place(of: own, proofs, sizes, open, &known) }
      let found = own.map { (proof: $0.proof, size: $0.finding.witness) }
      var place = FoundPlace.sampled(found, proofs, states: layout.program.states)
      place.isEverywhere = samples?.verdicts[layout.assertions.count + number]?.held.isEmpty ?? false
      return place
    }
    var leaving = LeavingSizes()
    var leavers: [ViewID: Seen] = [:]
    var groups = Groups()
    for (index, view) in insiders.enumerated() {
      let isFirst = leaving.note(
        view, in: layout.program.views[view.index].superview, regions(of: failures[index] ?? []))
      guard let own = failures[index] else { continue }
      leavers[view] = own
      // A view inside one that leaves is not reported at the same sizes.
      if !isFirst { continue }
      if isAsserted(view, inside: .root) || isParked(view, where: own, proofs) { continue }
      if isBackdrop(view, where: own, proofs) { continue }
      groups.add(view, own, place(index, own), allowed: layout.allows(.leavesScreen, view))
    }
    var found = groups.all.compactMap { views, own, place in
      own.earliest.map { Diagnostic.leavesScreen(views, $0, at: place, in: layout) }
    }
    groups = Groups()
    for (index, (view, superview)) in nested.enumerated()
    where !isAsserted(view, inside: superview) {
      guard let own = failures[insiders.count + index] else { continue }
      if untouched.contains(view) || !regions(of: own).contains(beyond: regions(of: leavers[view] ?? [])) { continue }
      // A view that is outside at every size is there deliberately.
      let place = place(insiders.count + index, own)
      let isAlwaysOutside =
        sampled[insiders.count + index] != nil
        ? place.isEverywhere : sizes.areAll(regions(of: own), shown: view, of: layout.program)
      if proofs.allSatisfy({ $0.range.isSingle }) || isAlwaysOutside { continue }
      groups.add(
        view, own, place, inside: "\(superview.index) ", allowed: layout.allows(.leavesSuperview, view))
    }
    found += groups.all.compactMap { views, own, place in
      own.earliest.map { Diagnostic.leavesSuperview(views, $0, at: place, in: layout) }
    }
    return found
  }

  private func regions(of seen: Seen) -> LeavingSizes.Regions { seen.map { ($0.proof, $0.finding.region) } }

  /// True if the author asserts it at all sizes, so that the assertion reports the failure.
  private func isAsserted(_ view: ViewID, inside outer: ViewID) -> Bool {
    layout.assertions.contains { assertion in
      guard case .predicate(.isInside, view, .view(outer)) = assertion.claim else { return false }
      return assertion.condition == .always
    }
  }

  /// Views that leave something at the same sizes, in order, with the findings of the first of them.
  private struct Groups {
    private(set) var all: [(views: [ViewID], own: Seen, place: FoundPlace)] = []
    private var numbers: [String: Int] = [:]

    mutating func add(
      _ view: ViewID, _ own: Seen, _ place: FoundPlace, inside superview: String = "", allowed isAllowed: Bool
    ) {
      // Who allows it for a view has the others reported, and each `allow` is used.
      let key = (isAllowed ? "\(view.index) allowed " : "") + superview + place.words
      if let number = numbers[key] {
        all[number].views.append(view)
      } else {
        numbers[key] = all.count
        all.append(([view], own, place))
      }
    }
  }

  /// The place of regions: views that one pushed off the screen leave it at the same sizes.
  private typealias KnownPlace = (regions: LeavingSizes.Regions, place: FoundPlace)

  private func place(
    of found: Seen, _ proofs: [LayoutProof], _ sizes: ProvedSizes, _ open: OpenAssertions, _ known: inout [KnownPlace]
  ) -> FoundPlace {
    let own = regions(of: found)
    let index = known.firstIndex { $0.regions.areSame(as: own) } ?? known.count
    let size = found.earliest?.witness ?? proofs[0].range.lowest
    if index == known.count { known.append((own, sizes.place(of: own, seenAt: size))) }
    var place = known[index].place
    if place.region != nil { place.sizes = [size] }
    place.isExact = !found.contains { open.contains($0.finding.assertion) }
    return place
  }
}

extension LayoutProgram {
  /// True for each view that scrolls with others, or that is transformed unless a condition changes that: its frame does not tell where it
  /// is visible.
  fileprivate var isDrawnElsewhere: [Bool] { scrolled(or: views.map { $0.transform != .identity }) }

  /// Returns values that are true for each view in a scroll view, for each for which `values` is true, and for those inside.
  private func scrolled(or values: [Bool]) -> [Bool] {
    inherited(
      views.indices.map { index in
        values[index] || views[index].superview.map { views[$0.index].kind.scrolls } ?? false
      })
  }

  /// True for each view that may be hidden, that scrolls with others, or that is transformed: its frame does not tell where it is
  /// visible.
  var isConcealed: [Bool] {
    var found = views.map { $0.hidden || $0.transform != .identity }
    for override in overrides {
      switch override.setting {
      case .hidden(let view, _), .transform(let view, _): found[view.index] = true
      default: break
      }
    }
    return scrolled(or: found)
  }
}

extension CompiledLayout {
  /// The choices with which each view, or one around it, is rotated, scaled or moved after layout, or a view around it, other than the
  /// root, clips to its bounds; no choices of clipping where there are more than can be followed.
  fileprivate var exemptions: [[SettingChoice]] {
    var found = program.views.map { _ in [SettingChoice]() }
    for override in program.overrides {
      if case .transform(let view, let transform) = override.setting, transform != .identity {
        found[view.index].append(SettingChoice(override.condition))
      }
    }
    for (index, view) in program.views.enumerated() {
      guard let superview = view.superview else { continue }
      let clips = superview == .root ? [] : clippingChoices(of: superview)
      found[index] += found[superview.index] + (clips.count > SettingChoice.limit ? [] : clips)
    }
    return found
  }

  /// True for each view inside one that clips to its bounds at every size: reaching beyond these is then deliberate.
  var isClipped: [Bool] {
    var found = [Bool](repeating: false, count: program.views.count)
    for index in program.views.indices {
      guard let superview = program.views[index].superview, superview != .root else { continue }
      found[index] = found[superview.index] || alwaysClips(superview)
    }
    return found
  }
}

extension Questions {
  /// Creates the questions of a layout's assertions and lint checks.
  init(of layout: CompiledLayout, _ suspicions: Suspicions?, allowing points: Rational = .zero) {
    program = layout.program
    claims = layout.assertions.map { .assertion($0) }
    claims += (suspicions?.assertions ?? []).map { points.isZero ? $0 : .allowing(points, $0) }
    writtenCount = layout.assertions.count
    probes = suspicions?.probes ?? []
  }
}

extension NumberSpan {
  /// True if a constraint that is missed by these amounts is satisfied but for a rounded number, such as 0.5635 for 71/126.
  fileprivate var isUnnoticed: Bool {
    guard isKnown, let lowest, let highest else { return false }
    return max(lowest.magnitude, highest.magnitude) < Rational(1, 100)
  }
}
