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
    private var knownViews: Set<ViewID> = []

    init(_ key: Key, _ finding: Finding) { (self.key, self.finding) = (key, finding) }

    mutating func add(_ size: ExactSize, _ view: ViewID?) {
      if sizes.last != size { sizes.append(size) }
      if let view, knownViews.insert(view).inserted { views.append(view) }
    }
  }
  /// Entries in the order in which they were found first.
  private struct Entries<Key: Hashable, Finding> {
    var all: [Entry<Key, Finding>] = []
    private var places: [Key: Int] = [:]

    mutating func add(_ finding: Finding, key: Key, at size: ExactSize, of view: ViewID?) {
      let place = places[key] ?? all.count
      if place == all.count {
        all.append(Entry(key, finding))
        places[key] = place
      }
      all[place].add(size, view)
    }
  }
  /// Where a row stands in the file; of an unwritten rule, its view's name and the axis.
  private struct Place: Hashable {
    var range: SourceRange
    var axis: Axis?
  }
  private struct AmbiguityKey: Hashable {
    var declaration: SourceRange
    var part: Ambiguity.Part
  }
  private struct CollapseKey: Hashable {
    var declaration: SourceRange
    var axis: Axis
  }
  private struct OpenNumber {
    var ambiguity: Ambiguity
    var dependents: [ViewID]
  }

  private let layout: CompiledLayout
  private var conflicts = Entries<[Place], Conflict>()
  private var ambiguities = Entries<AmbiguityKey, OpenNumber>()
  private var collapses = Entries<CollapseKey, Collapse>()

  init(_ layout: CompiledLayout) { self.layout = layout }

  /// Adds what `report` says about `size`.
  mutating func add(_ report: LayoutReport, at size: ExactSize) {
    for conflict in report.conflicts {
      let key = conflict.members.map { place(of: $0.origin) }
      conflicts.add(conflict, key: key, at: size, of: subject(of: conflict.broken))
    }
    for collapse in report.collapses {
      let key = CollapseKey(declaration: declaration(of: collapse.view), axis: collapse.axis)
      collapses.add(collapse, key: key, at: size, of: collapse.view)
    }
    // Where rules collide, a part may be undecided only because a rule was broken: the conflict is the cause.
    guard report.conflicts.isEmpty else { return }
    var dependents: [Int: [ViewID]] = [:]
    for ambiguity in report.ambiguities {
      if let cause = ambiguity.cause { dependents[cause, default: []].append(ambiguity.view) }
    }
    for (index, ambiguity) in report.ambiguities.enumerated() where ambiguity.cause == nil {
      let open = OpenNumber(ambiguity: ambiguity, dependents: dependents[index] ?? [])
      let key = AmbiguityKey(declaration: declaration(of: ambiguity.view), part: ambiguity.part)
      ambiguities.add(open, key: key, at: size, of: ambiguity.view)
    }
  }

  private func declaration(of view: ViewID) -> SourceRange { layout.sources.views[view.index] }

  /// The view that the rule speaks of first.
  private func subject(of origin: RowOrigin) -> ViewID? {
    if case .constraint(let id) = origin { return layout.program.constraints[id.index].terms.first?.view }
    return nil
  }

  private func place(of origin: RowOrigin) -> Place {
    if case .nonNegative(let view, let axis) = origin { return Place(range: declaration(of: view), axis: axis) }
    return Place(range: layout.place(of: origin) ?? layout.range)
  }

  /// What was found, conflicts first.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in conflicts.all {
      found.append(.conflict(entry.finding, twins: entry.views, at: entry.sizes, in: layout))
    }
    for entry in ambiguities.all {
      let (ambiguity, dependents) = (entry.finding.ambiguity, entry.finding.dependents)
      found.append(
        .ambiguousLayout(ambiguity, twins: entry.views, dependents: dependents, at: entry.sizes, in: layout))
    }
    for entry in collapses.all {
      found.append(.maskCollapse(entry.finding, twins: entry.views, at: entry.sizes, in: layout))
    }
    return found
  }
}

/// What `report` says about laying out `layout` at `size`: the diagnostics of a check of this one size.
public func describe(_ report: LayoutReport, at size: ExactSize, of layout: CompiledLayout) -> [Diagnostic] {
  describe([report], along: [size], of: layout)
}

/// What `reports`, one a size, say about resizing `layout` along `path`: all about the last size, and of the sizes
/// before it the collapses, since only those reach the frames of the last (SEMANTICS §1.2).
public func describe(_ reports: [LayoutReport], along path: [ExactSize], of layout: CompiledLayout) -> [Diagnostic] {
  var findings = Findings(layout)
  for (index, (report, size)) in zip(reports, path).enumerated() {
    var said = LayoutReport()
    said.collapses = report.collapses
    findings.add(index == reports.count - 1 ? report : said, at: size)
  }
  var ledger = AllowanceLedger()
  ledger.add(layout.sources.allowances)
  return ledger.filter(findings.diagnostics, reportUnused: false)
}
