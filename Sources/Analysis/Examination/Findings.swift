public import LayCompiler
public import LayDiagnostics
public import LayRuntime

/// Collects the reports of layouts at several sizes. One cause becomes one diagnostic, no matter at how many sizes and in how
/// many instances of a component it occurs.
struct Findings {
  let layout: CompiledLayout
  private var conflicts = Entries<RulePlaces, Conflict>()
  /// The other conflicting sets with the broken constraint of each conflict.
  private var otherSets: [RulePlaces: [Conflict]] = [:]
  /// The conditional settings of each conflict in the environment where it was seen first.
  private var settings: [RulePlaces: ConditionalSettings] = [:]
  private(set) var ambiguities = Entries<AmbiguityKey, OpenNumber>()
  private var collapses = Entries<CollapseKey, Collapse>()
  private var steps = Entries<StepKey, StepFinding>()
  private var unsettled = Entries<SourceRange, ViewID>()
  private var unsettledTexts = Entries<SourceRange, UnsettledText>()

  init(_ layout: CompiledLayout) { self.layout = layout }

  /// Adds the findings of `report` in an environment, whose size is in a `part` of a `cell`. Both are indices among all sizes.
  /// `choosing` selects the set to show for each conflict.
  mutating func add(
    _ report: LayoutReport, in environment: LayoutEnvironment, cell: Int = 0, part: Int = 0,
    choosing: ((Conflict) -> ChosenConflict)? = nil
  ) {
    add(
      report, in: environment, placing: { _ in (cell, part) },
      choosing: choosing.map { choosing in { conflict, _, _ in choosing(conflict) } })
  }

  /// The index of a cell among all sizes, and of a part of it.
  typealias CellPart = (cell: Int, part: Int)

  /// Adds the findings of `report`; `placing` returns the cell and part for the subject of each.
  mutating func add(
    _ report: LayoutReport, in environment: LayoutEnvironment, placing: (FindingSubject) -> CellPart,
    choosing: ((Conflict, _ cell: Int, _ part: Int) -> ChosenConflict)?
  ) {
    addConflicts(report.conflicts, in: environment, placing, choosing)
    addMasks(report.collapses, at: environment.size, placing)
    addUnsettled(report, at: environment.size, placing)
    addSteps(report.steps, at: environment.size, placing)
    // If constraints conflict, a number may be ambiguous only because a constraint was broken: the conflict is the cause. The
    // same holds if a safe area does not converge, and constraints use wrong edges.
    guard report.conflicts.isEmpty && report.unsettled.isEmpty else { return }
    addAmbiguities(report.ambiguities, at: environment.size, placing)
  }

  private mutating func addConflicts(
    _ found: [Conflict], in environment: LayoutEnvironment, _ placing: (FindingSubject) -> CellPart,
    _ choosing: ((Conflict, _ cell: Int, _ part: Int) -> ChosenConflict)?
  ) {
    for conflict in found {
      let (cell, part) = placing(conflict.subject)
      let chosen = choosing?(conflict, cell, part) ?? ChosenConflict(conflict, places: RulePlaces(conflict, in: layout))
      let found = chosen.conflict
      let spot = Spot(cell: cell, view: subject(of: found.broken), part: part, room: found.room)
      conflicts.add(found, key: chosen.places, at: environment.size, spot)
      if otherSets[chosen.places] == nil {
        otherSets[chosen.places] = chosen.others
        settings[chosen.places] = ConditionalSettings(layout, in: environment)
      }
    }
  }

  private mutating func addMasks(_ found: [Collapse], at size: ExactSize, _ placing: (FindingSubject) -> CellPart) {
    for collapse in found {
      let key = CollapseKey(declaration: declaration(of: collapse.view), axis: collapse.axis)
      let cell = placing(.frame(collapse.view, collapse.axis)).cell
      collapses.add(collapse, key: key, at: size, Spot(cell: cell, view: collapse.view))
    }
  }

  private mutating func addUnsettled(
    _ report: LayoutReport, at size: ExactSize, _ placing: (FindingSubject) -> CellPart
  ) {
    for view in report.unsettled {
      let cell = placing(.frame(view, .horizontal)).cell
      unsettled.add(view, key: declaration(of: view), at: size, Spot(cell: cell, view: view))
    }
    for text in report.unsettledTexts {
      let cell = placing(.frame(text.view, .vertical)).cell
      unsettledTexts.add(text, key: declaration(of: text.view), at: size, Spot(cell: cell, view: text.view))
    }
  }

  private mutating func addSteps(_ found: [StepFinding], at size: ExactSize, _ placing: (FindingSubject) -> CellPart) {
    for step in found {
      let key = StepKey(step: layout.sources.steps[step.step.index], code: step.kind.code)
      let cell = placing(.frame(.root, .horizontal)).cell
      steps.add(step, key: key, at: size, Spot(cell: cell, view: nil))
    }
  }

  /// Adds the ambiguities from which others follow, with the views of those.
  private mutating func addAmbiguities(
    _ found: [Ambiguity], at size: ExactSize, _ placing: (FindingSubject) -> CellPart
  ) {
    var dependents: [Int: [ViewID]] = [:]
    var joint: [Int: [ViewID]] = [:]
    var sharers: [Int: [(view: ViewID, part: Ambiguity.Part)]] = [:]
    for ambiguity in found {
      guard let cause = ambiguity.cause else { continue }
      if ambiguity.tie == nil {
        dependents[cause, default: []].append(ambiguity.view)
        if ambiguity.hasOtherCauses { joint[cause, default: []].append(ambiguity.view) }
      } else {
        sharers[cause, default: []].append((ambiguity.view, ambiguity.part))
      }
    }
    for (index, ambiguity) in found.enumerated() where ambiguity.cause == nil {
      let open = OpenNumber(
        ambiguity: ambiguity, dependents: dependents[index] ?? [], joint: joint[index] ?? [],
        sharers: sharers[index] ?? [])
      let cell = placing(.frame(ambiguity.view, ambiguity.part.axis)).cell
      ambiguities.add(open, key: key(of: ambiguity), at: size, Spot(cell: cell, view: ambiguity.view))
    }
  }

  private func key(of ambiguity: Ambiguity) -> AmbiguityKey {
    AmbiguityKey(
      declaration: declaration(of: ambiguity.view), guide: layout.program.views[ambiguity.view.index].guide,
      part: ambiguity.part, isMissing: ambiguity.isMissing,
      tied: ambiguity.tie?.members.map { tiedPlace(of: $0.origin) } ?? [])
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

  /// The view of the constraint's first term; nil for other rows.
  private func subject(of origin: RowOrigin) -> ViewID? {
    if case .constraint(let id) = origin { return layout.program.constraints[id.index].terms.first?.view }
    return nil
  }

  /// True if constraints conflict, a number is ambiguous, or a step is in error in one of these cells.
  func hasDefects(in cells: Range<Int>) -> Bool {
    conflicts.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || unsettled.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || unsettledTexts.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || ambiguities.all.contains { $0.places.contains { cells.contains($0.cell) } }
      || steps.all.contains { $0.key.code.severity == .error && $0.places.contains { cells.contains($0.cell) } }
  }

  /// The conflicts found in a cell, each with a size at which it was seen; without those that depend on steps, since their
  /// numbers are those of a single size.
  func conflicts(in cell: Int) -> [(conflict: Conflict, size: ExactSize)] {
    let found = conflicts.all.flatMap {
      $0.places.filter { $0.cell == cell }.map { (conflict: $0.finding, size: $0.size) }
    }
    return layout.program.steps.isEmpty ? found : found.filter { !$0.conflict.dependsOnSteps(in: layout.program) }
  }

  /// The sets that were found, by their lines, with the cells and sizes at which each was seen.
  var foundSets: [(places: RulePlaces, seen: [(cell: Int, size: ExactSize, finding: Conflict)])] {
    conflicts.all.map { (places: $0.key, seen: $0.places) }
  }

  /// Each conflict as it was seen first, with all cells and instances that have it.
  var foundConflicts:
    [(conflict: Conflict, places: [(cell: Int, size: ExactSize, finding: Conflict)], sizes: [ExactSize])]
  {
    conflicts.all.map { (conflict: $0.finding, places: $0.places, sizes: $0.sizes) }
  }

  /// The diagnostics of all findings, conflicts first, with the sizes that `sizes` proves. The first ambiguities are drawn, each
  /// at a size that has it, and constraints that would determine them are tried. `sets` are the known sizes of the conflicting
  /// sets that were searched for them.
  func diagnostics(
    _ sizes: ProvedSizes, sets: [RulePlaces: SetSizes] = [:],
    drawing: (Ambiguity, ExactSize, _ cell: Int) -> Sketch? = { _, _, _ in nil },
    limits: (Ambiguity, ExactSize, _ cell: Int) -> String? = { _, _, _ in nil },
    trying: ([OpenFinding]) -> DecidingRules? = { _ in nil },
    steps: ([OpenFinding]) -> TriedSteps? = { _ in nil }
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in conflicts.all {
      // Conflicts that depend on steps are known only at the sizes that were laid out.
      let isStepped = entry.places.contains { $0.finding.dependsOnSteps(in: layout.program) }
      let place =
        isStepped
        ? FoundPlace(region: nil, sizes: entry.sizes) : sizes.place(of: entry.places, entry.sizes, sets[entry.key])
      let others = (otherSets[entry.key] ?? []).filter { !conflicts.contains(RulePlaces($0, in: layout)) }
      var diagnostic = Diagnostic.conflict(entry.finding, others, twins: entry.views, at: place, in: layout)
      if let settings = settings[entry.key] { diagnostic.add(settings, to: entry.finding) }
      diagnostic.addSteps(of: entry.finding, in: layout)
      found.append(diagnostic)
    }
    found += ambiguousLayouts(sizes, drawing: drawing, limits: limits, trying: trying, steps: steps)
    let isPlacedBySteps = layout.program.isPlacedBySteps
    for entry in collapses.all {
      let superview = layout.program.views[entry.finding.view.index].superview ?? .root
      let isStepped = isPlacedBySteps[superview.index]
      let place = isStepped ? FoundPlace(region: nil, sizes: entry.sizes) : sizes.place(of: entry.places, entry.sizes)
      found.append(.maskCollapse(entry.finding, twins: entry.views, at: place, in: layout))
    }
    for entry in self.steps.all { found.append(.step(entry.finding, at: entry.sizes, in: layout)) }
    for entry in unsettledTexts.all {
      found.append(.unsettledText(entry.finding, at: sizes.place(of: entry.places, entry.sizes), in: layout))
    }
    for entry in unsettled.all { found.append(.unsettledGuide(entry.finding, at: entry.sizes, in: layout)) }
    return found
  }
}

/// Describes a report about `layout` in an environment: the diagnostics of a check of this one size.
public func describe(_ report: LayoutReport, in environment: LayoutEnvironment, of layout: CompiledLayout)
  -> [Diagnostic]
{
  describe([report], along: [environment], of: layout)
}

/// Describes `reports`, one for each environment, about resizing `layout` along `path`: all findings at the last size, and only
/// the collapses at the sizes before it, since these affect the frames at the last (SEMANTICS §1.2).
public func describe(_ reports: [LayoutReport], along path: [LayoutEnvironment], of layout: CompiledLayout)
  -> [Diagnostic]
{
  var findings = Findings(layout)
  for (index, (report, environment)) in zip(reports, path).enumerated() {
    var said = LayoutReport()
    said.collapses = report.collapses
    findings.add(index == reports.count - 1 ? report : said, in: environment)
  }
  var ledger = AllowanceLedger()
  ledger.add(layout.sources.allowances)
  return ledger.filter(findings.diagnostics(ProvedSizes([], of: layout)), reportUnused: false)
}
