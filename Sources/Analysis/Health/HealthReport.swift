internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// The diagnostics of the health checks of a layout, each declaration once.
struct HealthReport {
  private struct Key: Hashable {
    var kind: HealthCheck
    /// The declarations of the views.
    var declarations: [SourceRange]
    /// True for words that are longer than their line, which is another fault than a text that is cut off.
    var isOfWords = false
    /// The kind of the reserved region.
    var region: ReservedRegion.Kind?
  }
  /// A view in a proof, with the scroll view of which it covers parts; nil if the view reaches beyond the content.
  private struct Cover: Hashable {
    var view: ViewID
    var scrollView: ViewID?
    var proof: Int
  }
  /// The failures of claims about the views of a declaration.
  private struct Fault {
    var first: HealthClaim
    /// The view around all views that is reported instead of them; nil for one declaration.
    var container: ViewID?
    var views: Set<ViewID> = []
    var failures: [HealthFinding] = []
    var isOpen = false

    /// The kinds of reserved regions in its claims.
    var regionKinds: ReservedRegionKinds {
      var kinds: ReservedRegionKinds = []
      for found in failures {
        if case .avoids(let kind, _) = found.claim.statement { kinds.insert(ReservedRegionKinds(kind)) }
      }
      return kinds
    }

    var regions: LeavingSizes.Regions { failures.map { ($0.proof, $0.finding.region) } }

    /// The regions of one of its views.
    func regions(of view: ViewID) -> LeavingSizes.Regions {
      failures.filter { $0.claim.view == view }.map { ($0.proof, $0.finding.region) }
    }

    /// The regions of the view of a claim, and of the part that it covers; nil if the fault occurs for all others at the same sizes.
    func ownRegions(of claim: HealthClaim) -> LeavingSizes.Regions? {
      var regions: [Subject: LeavingSizes.Regions] = [:]
      for found in failures { regions[Subject(found.claim), default: []].append((found.proof, found.finding.region)) }
      guard let first = regions[Subject(claim)] else { return nil }
      let isSame = regions.values.allSatisfy { other in
        !other.contains(beyond: first) && !first.contains(beyond: other)
      }
      return isSame ? nil : first
    }

    /// The view of a claim, and the part that it covers.
    private struct Subject: Hashable {
      let view: ViewID
      let part: ViewID?

      init(_ claim: HealthClaim) { (view, part) = (claim.view, claim.coveredPart) }
    }

    /// Adds the failures of another declaration.
    mutating func add(_ other: Fault) {
      views.formUnion(other.views)
      failures += other.failures
      isOpen = isOpen || other.isOpen
    }

    /// Some of the sizes at which claims fail, in different proofs.
    func examples(_ proofs: [LayoutProof]) -> [SizeRange] {
      var known: Set<Int> = []
      let first = failures.sorted { $0.proof < $1.proof }.filter { known.insert($0.proof).inserted }
      return spread(first, atMost: HealthFault.exampleLimit).compactMap { $0.example(in: proofs[$0.proof].range) }
    }

    /// The edges of the safe area in its claims.
    var edges: Set<Attribute> { Set(failures.compactMap { $0.claim.edge }) }

    /// True if all of its views are outside of the safe area in scroll views that do not scroll there.
    var isScrolled: Bool { failures.allSatisfy { $0.claim.isInScrollView } }

    /// The claims that fail, each once, in the order in which they were found.
    var claims: [HealthClaim] {
      var known: Set<HealthClaim> = []
      return failures.map { $0.claim }.filter { known.insert($0).inserted }
    }

    /// The number of declarations of its views.
    func declarations(in layout: CompiledLayout) -> Int { Set(views.map { layout.sources.views[$0.index] }).count }
  }

  private let layout: CompiledLayout
  private let proofs: [LayoutProof]
  private let sizes: ProvedSizes
  private let options: CheckOptions
  private let translations: [Translation]
  /// The faults, in the order in which they were found.
  private var faults: [(key: Key, fault: Fault)] = []
  private var numbers: [Key: Int] = [:]
  /// The sizes at which views reach beyond the content of the scroll view around them, or cover parts of one.
  private var unreached: [Cover: [AssertionFinding]] = [:]

  /// Creates the report of the checks of `proofs`, which were made with `options` in the languages of `translations`.
  init(
    _ layout: CompiledLayout, _ health: Health, _ proofs: [LayoutProof], _ options: CheckOptions,
    _ translations: [Translation]
  ) {
    (self.layout, self.proofs, self.options, self.translations) = (layout, proofs, options, translations)
    sizes = ProvedSizes(proofs, of: layout)
    for finding in health.findings where !finding.claim.isSilent { add(finding) }
  }

  private mutating func add(_ found: HealthFinding) {
    let declarations = found.claim.views.prefix(2).map { layout.sources.views[$0.index] }
    var key = Key(kind: found.claim.kind, declarations: declarations)
    if case .fitsWords = found.claim.statement { key.isOfWords = true }
    if case .avoids(let kind, _) = found.claim.statement { key.region = kind }
    let index = numbers[key] ?? faults.count
    if index == faults.count {
      numbers[key] = index
      faults.append((key, Fault(first: found.claim)))
    }
    guard case .fails = found.finding.outcome else { return faults[index].fault.isOpen = true }
    faults[index].fault.views.insert(found.claim.view)
    faults[index].fault.failures.append(found)
    if let cover = cover(found) { unreached[cover, default: []].append(found.finding) }
  }

  /// The faults to report, in the order of the file.
  var shown: [HealthFault] {
    let shown = faults.filter { !$0.fault.failures.isEmpty }.compactMap { telling($0.key, $0.fault) }
    return joined(shown).compactMap { told($0) }.sorted { one, other in
      let (first, second) = (one.diagnostic.range, other.diagnostic.range)
      return (first.file.rawValue, first.start) < (second.file.rawValue, second.start)
    }
  }

  /// The faults with one for those of several declarations inside of a view that reaches beyond the content of a scroll view itself, and
  /// one for those of several views of a stack, or of views that follow another one, at the same edges of the safe area.
  private func joined(_ faults: [Fault]) -> [Fault] {
    let isJoinable = faults.map { $0.first.isOverhang || $0.first.edge != nil }
    if isJoinable.count(where: { $0 }) < 2 { return faults }
    var joined: [Fault] = []
    var pictures: [LayoutEnvironment: [ExactRect]] = [:]
    for (fault, isJoinable) in zip(faults, isJoinable) {
      var own = fault
      own.container = isJoinable ? container(of: fault, &pictures) : nil
      let known = own.container.flatMap { outer in joined.firstIndex { $0.container == outer && isAlike($0, own) } }
      if let known { joined[known].add(own) } else { joined.append(own) }
    }
    for index in joined.indices where joined[index].declarations(in: layout) < 2 { joined[index].container = nil }
    return joined
  }

  /// True if two faults in the same container have the same cause.
  private func isAlike(_ one: Fault, _ other: Fault) -> Bool {
    if one.first.edge == nil || other.first.edge == nil { return one.first.statement == other.first.statement }
    return !one.edges.isDisjoint(with: other.edges)
  }

  /// The view to inset for a fault about the safe area: the stack that arranges the view, or the view that it follows, which may be itself.
  /// Nil for one outside at edges of both axes, and where the file allows it for the view or for the one that it follows.
  private func leader(of fault: Fault) -> ViewID? {
    let (view, code) = (fault.first.view, fault.first.kind.code)
    if layout.allows(code, view) { return nil }
    if let stack = layout.stack(arranging: view) { return stack }
    let axes = Set(fault.edges.map { $0.axis })
    guard axes.count == 1, let axis = axes.first else { return nil }
    let leader = layout.view(placing: view, axis) ?? view
    return layout.allows(code, leader) ? nil : leader
  }

  /// The outermost view around the first view of a fault that reaches beyond the content of the scroll view too, where it fails, or the
  /// view to inset; nil if there is none. `pictures` are the frames that are known.
  private func container(of fault: Fault, _ pictures: inout [LayoutEnvironment: [ExactRect]]) -> ViewID? {
    if fault.first.edge != nil { return leader(of: fault) }
    guard let failure = fault.failures.first, case .isInside(let content) = failure.claim.statement,
      !layout.allows(fault.first.kind.code, failure.claim.view)
    else { return nil }
    let environment = proofs[failure.proof].variant.environment(at: failure.finding.witness, scale: options.scale)
    let frames = pictures[environment] ?? self.frames(in: environment)
    pictures[environment] = frames
    let scrollView = layout.program.views[content.index].superview
    var (found, next): (ViewID?, ViewID?) = (nil, layout.program.views[failure.claim.view.index].superview)
    while let view = next, view != scrollView {
      if !frames[content.index].contains(frames[view.index]) { found = view }
      next = layout.program.views[view.index].superview
    }
    return found
  }

  private func frames(in environment: LayoutEnvironment) -> [ExactRect] {
    var picture = Layout(layout.program)
    picture.resize(to: environment, findAmbiguities: false)
    return rootFrames(of: picture)
  }

  /// The claims that fail as they are meant to: a list shows the beginning of a mail.
  var meant: Set<HealthClaim> {
    Set(faults.filter { showsBeginning($0.fault) }.flatMap { $0.fault.failures.map { $0.claim } })
  }

  /// A fault without the failures of views of which another finding tells all; nil if none is left, or if it is meant.
  private func telling(_ key: Key, _ fault: Fault) -> Fault? {
    if showsBeginning(fault) || isPartOfAnother(fault) { return nil }
    var keys = key.kind.stronger.map { Key(kind: $0, declarations: key.declarations) }
    if key.isOfWords { keys.append(Key(kind: key.kind, declarations: key.declarations)) }
    let stronger = keys.compactMap { numbers[$0].map { faults[$0].fault } }.filter { !showsBeginning($0) }
    if stronger.isEmpty { return fault }
    var rest = fault
    rest.views = fault.views.filter { view in
      stronger.allSatisfy { fault.regions(of: view).contains(beyond: $0.regions(of: view)) }
    }
    rest.failures.removeAll { !rest.views.contains($0.claim.view) }
    return rest.failures.isEmpty ? nil : rest
  }

  /// The view of a claim about scrolling; nil for other claims.
  private func cover(_ found: HealthFinding) -> Cover? {
    switch found.claim.statement {
    case .isInside where found.claim.kind == .scrollContent: Cover(view: found.claim.view, proof: found.proof)
    case .scrollsOut(let part): Cover(view: found.claim.view, scrollView: part.scrollView, proof: found.proof)
    default: nil
    }
  }

  /// True if each view of a fault is inside of views that reach at least as far beyond the content of the scroll view, or cover it, at the
  /// same sizes. A control beyond the content of a scroll view is reported as that.
  private func isPartOfAnother(_ fault: Fault) -> Bool {
    fault.failures.allSatisfy { found in
      if found.claim.kind == .untouched {
        let own = unreached[Cover(view: found.claim.view, proof: found.proof)] ?? []
        return found.isCovered(by: own.map { $0.region })
      }
      guard var cover = cover(found) else { return false }
      var outer: [AssertionFinding] = []
      while let view = layout.program.views[cover.view.index].superview {
        cover.view = view
        outer += unreached[cover] ?? []
      }
      return found.isCovered(by: outer.filter { $0.reachesAsFar(as: found.finding) }.map { $0.region })
    }
  }

  /// True if a limit of several lines cuts a text off at every size: a list shows the beginning of a mail.
  private func showsBeginning(_ fault: Fault) -> Bool {
    if fault.first.kind != .clipped { return false }
    let isLimited = fault.failures.allSatisfy { found in
      found.claim.statement == .showsContent(.horizontal) && layout.program.alwaysHasLines(found.claim.view)
    }
    guard isLimited, let first = fault.failures.first else { return false }
    return sizes.areAll(fault.regions, shown: first.claim.view, of: layout.program)
  }

  private func told(_ fault: Fault) -> HealthFault? {
    // A view that others follow is the example.
    let leading = fault.failures.filter { $0.claim.view == fault.container }
    let failures = leading.isEmpty ? fault.failures : leading
    let seen = failures.map { (proof: $0.proof, finding: $0.finding) }
    guard let earliest = seen.earliest else { return nil }
    let failure = failures.first {
      $0.finding.assertion == earliest.assertion && $0.finding.region == earliest.region
    }
    let (claim, size) = (failure?.claim ?? fault.first, earliest.witness)
    let edges = fault.edges
    let largeText = largeText(of: fault)
    let words = HealthWords(
      claim, layout, edge: edges.count == 1 ? edges.first : nil, regions: fault.regionKinds, container: fault.container,
      largeText: largeText)
    let (range, variant) = (proofs[failure?.proof ?? 0].range, proofs[failure?.proof ?? 0].variant)
    let environment = variant.environment(at: size, scale: options.scale)
    let own = fault.ownRegions(of: claim)
    var found = Diagnostic.unhealthy(
      words, earliest, seenAt: size, at: place(of: fault, own, size), texts: textWords(variant),
      others: fault.container == nil ? others(of: fault, own, size) : nil)
    if claim.kind == .clipped {
      let settings = ConditionalSettings(layout, in: environment).about(.compression(claim.view, claim.contentAxis))
      found.labels += settings.map { Label($0.range, $0.words) }
    }
    if fault.container != nil {
      let others = fault.views.subtracting([claim.view]).sorted()
      let part = own == nil ? "" : ", \(others.count > 1 ? "each " : "")at some of these sizes"
      found.notes.insert(.note(layout.alikeWords(others) + part), at: 0)
      found.others = others.map { layout.sources.views[$0.index] }
    }
    let covered = Set(fault.failures.compactMap { $0.claim.coveredPart })
    if covered.count > 1 {
      let others = "\(covered.count - 1) more in \(words.otherName)"
      let alike =
        own == nil
        ? "the same holds for \(others)"
        : "with \(others), each at its own sizes, this occurs \(place(of: fault, size).words)"
      found.notes.insert(.note(alike), at: 0)
    }
    if edges.contains(.top) { found.topic = fault.isScrolled ? .topOfScrollView : .topOfSafeArea }
    if isTooLowByHeight(fault, at: size, range, variant) { found.topic = .lowWithHeight }
    let texts = TranslatedViews(layout, translations, in: environment, variant.languages)
    found.notes.insert(contentsOf: texts.notes(about: claim.views), at: 0)
    if claim.edge != nil, let pose = range.pose, pose.isEstimate {
      let device = pose.device
      found.notes.insert(
        .note("the figures of this pose are not certain; `layc devices \"\(device)\"` prints their sources"), at: 0)
    }
    return HealthFault(
      claim: claim, container: fault.container, environment: environment, views: fault.views, diagnostic: found,
      largeText: largeText, joined: claim.edge == nil ? [] : fault.claims,
      examples: fault.examples(proofs))
  }

  /// The points by which a layout is made higher to learn what its height changes.
  private static let otherHeight: Rational = 44

  /// True if views in a layout of one size are too low for their content, or for a finger, and as high as the height of the layout allows.
  private func isTooLowByHeight(_ fault: Fault, at size: ExactSize, _ range: SizeRange, _ variant: Variant) -> Bool {
    guard range.isSingle, fault.failures.allSatisfy({ $0.claim.isOfHeight }) else {
      return false
    }
    var taller = size
    taller.height += HealthReport.otherHeight
    let (frames, others) = (layout.frames(at: size, variant), layout.frames(at: taller, variant))
    return fault.views.allSatisfy { frames[$0.index].height != others[$0.index].height }
  }

  /// The smallest text size at which a claim fails, if it is larger than the default one and smaller ones were examined.
  private func largeText(of fault: Fault) -> TextSize? {
    func smallest(_ proof: Int) -> TextSize { proofs[proof].variant.textSizes.all.first ?? .large }
    guard let least = fault.failures.map({ smallest($0.proof) }).min(), least > .large else { return nil }
    return proofs.indices.contains { smallest($0) <= .large } ? least : nil
  }

  /// The words for the text size and the language of an example, ` with text large in de`, as far as there are several.
  private func textWords(_ variant: Variant) -> String {
    let language = variant.languages.first.map { VariantWords.phrase(of: $0) } ?? ""
    return (proofs.areOfOneTextSize ? "" : " with text \(variant.textSize.name)")
      + (proofs.areOfOneLanguage ? "" : " \(language)")
  }

  /// The sizes of a fault, in the words for its `own` regions, those of the reported view, if these are others.
  private func place(of fault: Fault, _ own: LeavingSizes.Regions?, _ size: ExactSize) -> FoundPlace {
    var place = place(of: fault, size)
    if fault.container == nil, let own {
      let words = sizes.place(of: own, seenAt: size)
      if place.region != nil { place.region = words.region } else { place.sizes = words.sizes }
    }
    return place
  }

  /// The note about the other views of a declaration, where the reported view has its `own` regions; nil if it fails for one view.
  private func others(of fault: Fault, _ own: LeavingSizes.Regions?, _ size: ExactSize) -> Note? {
    let count = fault.views.count - 1
    if count < 1 { return nil }
    if own == nil { return .note("the same holds for \(count) more of this declaration") }
    let words = place(of: fault, size).words
    return .note("with \(count) more of this declaration, each at its own sizes, this occurs \(words)")
  }

  private func place(of fault: Fault, _ size: ExactSize) -> FoundPlace {
    var place = sizes.place(of: fault.regions, seenAt: size)
    place.isExact = !fault.isOpen || place.isEverywhere
    return place
  }
}

extension HealthFinding {
  /// True if the sizes are all in some regions.
  fileprivate func isCovered(by regions: [SizeRegion]) -> Bool {
    // Mostly one region covers all, or none contains the witness; the union of many takes long.
    let (region, witness) = (finding.region, finding.witness)
    let near = regions.filter { $0.contains(witness) }
    if near.isEmpty { return false }
    return near.contains { region.witness(outside: [$0]) == nil } || region.witness(outside: regions) == nil
  }
}

extension AssertionFinding {
  /// True if it is about the same edge as another finding, which misses no more at its sizes; true for findings about no edge.
  fileprivate func reachesAsFar(as other: AssertionFinding) -> Bool {
    guard case .fails(.edge(let edge, _), let rooms, _) = outcome,
      case .fails(.edge(let otherEdge, _), let otherRooms, _) = other.outcome
    else { return true }
    return edge == otherEdge
      && other.region.shape.corners.allSatisfy { rooms[0].value(at: $0) <= otherRooms[0].value(at: $0) }
  }
}

extension HealthCheck {
  /// The checks of which a finding tells all that one of this does: a view that cannot be seen shows no content and is no target.
  var stronger: [HealthCheck] {
    switch self {
    case .clipped: [.vanished]
    case .touchTarget: [.vanished, .clipped]
    default: []
    }
  }
}

extension HealthClaim {
  /// The view of the content that another one covers; nil for other claims.
  fileprivate var coveredPart: ViewID? {
    if case .scrollsOut(let part) = statement { part.view } else { nil }
  }

  /// The axis of the content that is cut off.
  fileprivate var contentAxis: LayoutAxis { if case .showsContent(let axis) = statement { axis } else { .horizontal } }

  /// True for a view that reaches beyond the content of a scroll view.
  fileprivate var isOverhang: Bool { if case .isInside = statement { kind == .scrollContent } else { false } }

  /// True if it is about the height of a view.
  fileprivate var isOfHeight: Bool {
    switch statement {
    case .showsContent(let axis), .isAtLeast(let axis, _, _): kind != .scrollContent && axis == .vertical
    case .isTouchable(let target): target.axis == .vertical
    default: false
    }
  }

  /// True if it is about the safe area and a view in a scroll view, at an edge at which that may scroll.
  fileprivate var isInScrollView: Bool {
    if case .isInSafeArea(_, _, _, let scrolling) = statement { !scrolling.contents.isEmpty } else { false }
  }

  /// The edge of the safe area that it is about; nil for other claims.
  var edge: Attribute? {
    if case .isInSafeArea(let edge, _, _, _) = statement { edge } else { nil }
  }
}
