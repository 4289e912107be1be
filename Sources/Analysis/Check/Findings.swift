public import LayCompiler
public import LayDiagnostics
public import LayRuntime

/// Collects what laying out at several sizes reports, so that one cause is one diagnostic, however many sizes and
/// instances of a component it shows at.
struct Findings {
  /// A finding with the sizes it was made at, and the views that have it by the same lines.
  private struct Entry<Key: Hashable, Finding> {
    var key: Key
    var finding: Finding
    var sizes: [ExactSize] = []
    var views: [ViewID] = []
    /// The finding in each part of the sizes, of each view, and of each side: the same equations contradict each other where
    /// there is too little room and where there is too much.
    var places: [(cell: Int, finding: Finding)] = []
    private var knownViews: Set<ViewID> = []
    private var knownPlaces: Set<Spot> = []

    init(_ key: Key, _ finding: Finding) { (self.key, self.finding) = (key, finding) }

    mutating func add(_ finding: Finding, _ size: ExactSize, _ spot: Spot) {
      if sizes.last != size { sizes.append(size) }
      if let view = spot.view, knownViews.insert(view).inserted { views.append(view) }
      if knownPlaces.insert(spot).inserted { places.append((spot.cell, finding)) }
    }
  }
  private struct Spot: Hashable {
    var cell: Int
    var view: ViewID?
    var side = 0
  }
  /// Entries in the order in which they were found first.
  private struct Entries<Key: Hashable, Finding> {
    var all: [Entry<Key, Finding>] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ finding: Finding, key: Key, at size: ExactSize, _ spot: Spot) {
      let place = places[key] ?? all.count
      if place == all.count {
        all.append(Entry(key, finding))
        places[key] = place
      }
      all[place].add(finding, size, spot)
    }

    func contains(_ key: Key) -> Bool { places[key] != nil }
  }
  /// One number may be open for different reasons at different sizes.
  private struct AmbiguityKey: Hashable {
    var declaration: SourceRange
    /// A guide stands where its owner does.
    var guide: GuideKind
    var part: Ambiguity.Part
    var isMissing: Bool
    var tied: [TiedPlace]
  }
  /// One number of the views of a declaration.
  private struct NumberKey: Hashable {
    var declaration: SourceRange
    var part: Ambiguity.Part

    init(_ key: AmbiguityKey) { (declaration, part) = (key.declaration, key.part) }
  }
  /// Where a rule of a tie stands in the file.
  private struct TiedPlace: Hashable {
    var range: SourceRange
    var axis: Axis?
    /// The wishes of one view stand at one place: what it resists is open for another reason than what it hugs.
    var isHugging = false
  }
  private struct CollapseKey: Hashable {
    var declaration: SourceRange
    var axis: Axis
  }
  private struct StepKey: Hashable {
    var step: SourceRange
    var code: DiagnosticCode
  }
  private struct OpenNumber {
    var ambiguity: Ambiguity
    var dependents: [ViewID]
    /// What is open by the same tie.
    var sharers: [(view: ViewID, part: Ambiguity.Part)]
  }

  private let layout: CompiledLayout
  private var conflicts = Entries<RulePlaces, Conflict>()
  /// Of a conflict, the other sets that its broken rule is in.
  private var otherSets: [RulePlaces: [Conflict]] = [:]
  /// Of a conflict, what conditions set where it was seen first.
  private var settings: [RulePlaces: ConditionalSettings] = [:]
  private var ambiguities = Entries<AmbiguityKey, OpenNumber>()
  private var collapses = Entries<CollapseKey, Collapse>()
  private var steps = Entries<StepKey, StepFinding>()
  private var unsettled = Entries<SourceRange, ViewID>()
  private var unsettledTexts = Entries<SourceRange, UnsettledText>()

  init(_ layout: CompiledLayout) { self.layout = layout }

  /// Adds what `report` says about an environment, whose size is in the part `cell` of all sizes. Of each conflict,
  /// `choosing` says which set is shown.
  mutating func add(
    _ report: LayoutReport, in environment: Environment, cell: Int = 0, choosing: ((Conflict) -> ChosenConflict)? = nil
  ) {
    let size = environment.size
    for conflict in report.conflicts {
      let chosen = choosing?(conflict) ?? ChosenConflict(conflict, places: RulePlaces(conflict, in: layout))
      let (found, side) = (chosen.conflict, chosen.conflict.members.first?.multiplier.sign ?? 0)
      conflicts.add(
        found, key: chosen.places, at: size, Spot(cell: cell, view: subject(of: found.broken), side: side))
      if otherSets[chosen.places] == nil {
        otherSets[chosen.places] = chosen.others
        settings[chosen.places] = ConditionalSettings(layout, in: environment)
      }
    }
    for collapse in report.collapses {
      let key = CollapseKey(declaration: declaration(of: collapse.view), axis: collapse.axis)
      collapses.add(collapse, key: key, at: size, Spot(cell: cell, view: collapse.view))
    }
    for view in report.unsettled {
      unsettled.add(view, key: declaration(of: view), at: size, Spot(cell: cell, view: view))
    }
    for text in report.unsettledTexts {
      unsettledTexts.add(text, key: declaration(of: text.view), at: size, Spot(cell: cell, view: text.view))
    }
    for step in report.steps {
      let key = StepKey(step: layout.sources.steps[step.step.index], code: step.kind.code)
      steps.add(step, key: key, at: size, Spot(cell: cell, view: nil))
    }
    // Where rules collide, a part may be undecided only because a rule was broken: the conflict is the cause. So it is where
    // a safe area is not settled, and rules hold with edges that are not right.
    guard report.conflicts.isEmpty && report.unsettled.isEmpty else { return }
    var dependents: [Int: [ViewID]] = [:]
    var sharers: [Int: [(view: ViewID, part: Ambiguity.Part)]] = [:]
    for ambiguity in report.ambiguities {
      guard let cause = ambiguity.cause else { continue }
      if ambiguity.tie == nil {
        dependents[cause, default: []].append(ambiguity.view)
      } else {
        sharers[cause, default: []].append((ambiguity.view, ambiguity.part))
      }
    }
    for (index, ambiguity) in report.ambiguities.enumerated() where ambiguity.cause == nil {
      let open = OpenNumber(
        ambiguity: ambiguity, dependents: dependents[index] ?? [], sharers: sharers[index] ?? [])
      let tied = ambiguity.tie?.members.map { tiedPlace(of: $0.origin) } ?? []
      let key = AmbiguityKey(
        declaration: declaration(of: ambiguity.view), guide: layout.program.views[ambiguity.view.index].guide,
        part: ambiguity.part, isMissing: ambiguity.isMissing, tied: tied)
      ambiguities.add(open, key: key, at: size, Spot(cell: cell, view: ambiguity.view))
    }
  }

  private func tiedPlace(of origin: RowOrigin) -> TiedPlace {
    let range = layout.place(of: origin) ?? layout.range
    switch origin {
    case .hugging(_, let axis): return TiedPlace(range: range, axis: axis, isHugging: true)
    case .compression(_, let axis): return TiedPlace(range: range, axis: axis)
    default: return TiedPlace(range: range, axis: nil)
    }
  }

  private func declaration(of view: ViewID) -> SourceRange { layout.sources.views[view.index] }

  /// The view that the rule speaks of first.
  private func subject(of origin: RowOrigin) -> ViewID? {
    if case .constraint(let id) = origin { return layout.program.constraints[id.index].terms.first?.view }
    return nil
  }

  /// Whether rules conflict, or something is open, in one of these parts of the sizes.
  func hasDefects(in cells: Range<Int>) -> Bool {
    conflicts.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || unsettled.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || unsettledTexts.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || ambiguities.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || steps.all.contains { $0.key.code.severity == .error && $0.places.contains { cells.contains($0.cell) } }
  }

  /// The conflicts found in a part of the sizes.
  func conflicts(in cell: Int) -> [Conflict] {
    conflicts.all.flatMap { $0.places.filter { $0.cell == cell }.map { $0.finding } }
  }

  /// Each conflict as it was seen first, with all parts of the sizes and instances that have it.
  var foundConflicts: [(conflict: Conflict, places: [(cell: Int, finding: Conflict)], sizes: [ExactSize])] {
    conflicts.all.map { (conflict: $0.finding, places: $0.places, sizes: $0.sizes) }
  }

  /// What was found, conflicts first; where, as `sizes` knows it. The first ambiguities are drawn, each at a size that has
  /// it, and rules are tried that would decide them.
  func diagnostics(
    _ sizes: ProvedSizes, drawing: (Ambiguity, ExactSize, _ cell: Int) -> Sketch? = { _, _, _ in nil },
    limits: (Ambiguity, ExactSize, _ cell: Int) -> String? = { _, _, _ in nil },
    trying: ([OpenFinding]) -> DecidingRules? = { _ in nil }
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in conflicts.all {
      let place = sizes.place(of: entry.places, entry.sizes)
      let others = (otherSets[entry.key] ?? []).filter { !conflicts.contains(RulePlaces($0, in: layout)) }
      var diagnostic = Diagnostic.conflict(entry.finding, others, twins: entry.views, at: place, in: layout)
      if let settings = settings[entry.key] { diagnostic.add(settings, to: entry.finding) }
      found.append(diagnostic)
    }
    found += ambiguousLayouts(sizes, drawing: drawing, limits: limits, trying: trying)
    for entry in collapses.all {
      let place = sizes.place(of: entry.places, entry.sizes)
      found.append(.maskCollapse(entry.finding, twins: entry.views, at: place, in: layout))
    }
    for entry in steps.all { found.append(.step(entry.finding, at: entry.sizes, in: layout)) }
    for entry in unsettledTexts.all {
      found.append(.unsettledText(entry.finding, at: sizes.place(of: entry.places, entry.sizes), in: layout))
    }
    for entry in unsettled.all { found.append(.unsettledGuide(entry.finding, at: entry.sizes, in: layout)) }
    return found
  }
}

extension Findings {
  /// Where the same numbers are found open, each by other rules.
  private func openNumbers() -> [NumberKey: [Int]] {
    var found: [NumberKey: [Int]] = [:]
    for index in ambiguities.all.indices { found[NumberKey(ambiguities.all[index].key), default: []].append(index) }
    return found
  }

  private func ambiguousLayouts(
    _ sizes: ProvedSizes, drawing: (Ambiguity, ExactSize, Int) -> Sketch?,
    limits: (Ambiguity, ExactSize, Int) -> String?, trying: ([OpenFinding]) -> DecidingRules?
  ) -> [Diagnostic] {
    let open = ambiguities.all.map {
      OpenFinding(ambiguity: $0.finding.ambiguity, twins: $0.views, sizes: $0.sizes, following: $0.finding.dependents)
    }
    let tried = open.isEmpty ? nil : trying(open)
    var found: [Diagnostic] = []
    let numbers = openNumbers()
    func name(_ other: Int) -> String {
      let first = open[other].ambiguity
      let isAlone = (numbers[NumberKey(ambiguities.all[other].key)] ?? []).count < 2
      return "the \(first.part.words) of '\(layout.spelledPath(first.view))'\(isAlone ? "" : first.roomWords)"
    }
    for group in openGroups(open, in: layout) {
      let index = group.members[0]
      let entry = ambiguities.all[index]
      let ambiguity = entry.finding.ambiguity
      let others = (numbers[NumberKey(entry.key)] ?? []).filter { $0 != index }
      let place = sizes.place(
        of: entry.places.map { ($0.cell, $0.finding.ambiguity) }, entry.sizes,
        elsewhere: others.flatMap { ambiguities.all[$0].sizes })
      var diagnostic: Diagnostic
      let help: String?
      if group.reason == .number {
        diagnostic = .ambiguousLayout(open[index], sharing: entry.finding.sharers, at: place, in: layout)
        help = tried?.help(for: index, ambiguity, name: name)
        if index < drawnAmbiguities {
          let cell = entry.places[0].cell
          diagnostic.sketch = drawing(ambiguity, entry.sizes[0], cell)
          if let limits = limits(ambiguity, entry.sizes[0], cell) { diagnostic.notes.append(.note(limits)) }
        }
      } else {
        diagnostic = .undecidedView(group.members.map { open[$0] }, group.reason, at: place, in: layout)
        help = tried?.help(forAll: group.members, name: name)
      }
      let fixIt = tried?.fixIt { layout.spelledPath($0) }
      if let tried, fixIt != nil, tried.isShown(with: group.members), let rest = tried.rest {
        diagnostic.notes.append(rest)
      }
      diagnostic.notes.append(.help(help ?? Diagnostic.untriedHelp(open[index], in: layout)))
      if let tried, let fixIt {
        if tried.isShown(with: group.members) {
          diagnostic.fixIt = fixIt
        } else if group.members.allSatisfy({ tried.decided.contains($0) }) {
          diagnostic.alternatives = [fixIt]
        }
      }
      found.append(diagnostic)
    }
    return found
  }
}

/// What `report` says about laying out `layout` in an environment: the diagnostics of a check of this one size.
public func describe(_ report: LayoutReport, in environment: Environment, of layout: CompiledLayout) -> [Diagnostic] {
  describe([report], along: [environment], of: layout)
}

/// What `reports`, one an environment, say about resizing `layout` along `path`: all about the last size, and of the sizes
/// before it the collapses, since only those reach the frames of the last (SEMANTICS §1.2).
public func describe(_ reports: [LayoutReport], along path: [Environment], of layout: CompiledLayout) -> [Diagnostic] {
  var findings = Findings(layout)
  for (index, (report, environment)) in zip(reports, path).enumerated() {
    var said = LayoutReport()
    said.collapses = report.collapses
    findings.add(index == reports.count - 1 ? report : said, in: environment)
  }
  var ledger = AllowanceLedger()
  ledger.add(layout.sources.allowances)
  return ledger.filter(findings.diagnostics(ProvedSizes([], states: [])), reportUnused: false)
}
