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

    mutating func add(_ size: ExactSize, _ view: ViewID?) {
      if sizes.last != size { sizes.append(size) }
      if let view, !views.contains(view) { views.append(view) }
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
  private var conflicts: [Entry<[Place], Conflict>] = []
  private var ambiguities: [Entry<AmbiguityKey, OpenNumber>] = []
  private var collapses: [Entry<CollapseKey, Collapse>] = []

  init(_ layout: CompiledLayout) { self.layout = layout }

  /// Adds what `report` says about `size`.
  mutating func add(_ report: LayoutReport, at size: ExactSize) {
    for conflict in report.conflicts {
      let key = conflict.members.map { place(of: $0.origin) }
      Findings.add(conflict, key: key, at: size, of: subject(of: conflict.broken), to: &conflicts)
    }
    for collapse in report.collapses {
      let key = CollapseKey(declaration: declaration(of: collapse.view), axis: collapse.axis)
      Findings.add(collapse, key: key, at: size, of: collapse.view, to: &collapses)
    }
    // Where rules collide, a part may be undecided only because a rule was broken: the conflict is the cause.
    guard report.conflicts.isEmpty else { return }
    for (index, ambiguity) in report.ambiguities.enumerated() where ambiguity.cause == nil {
      let dependents = report.ambiguities.filter { $0.cause == index }.map { $0.view }
      let key = AmbiguityKey(declaration: declaration(of: ambiguity.view), part: ambiguity.part)
      Findings.add(
        OpenNumber(ambiguity: ambiguity, dependents: dependents), key: key, at: size, of: ambiguity.view,
        to: &ambiguities)
    }
  }

  private static func add<Key: Hashable, Finding>(
    _ finding: Finding, key: Key, at size: ExactSize, of view: ViewID? = nil, to entries: inout [Entry<Key, Finding>]
  ) {
    let known = entries.firstIndex { $0.key == key }
    if known == nil { entries.append(Entry(key: key, finding: finding)) }
    entries[known ?? entries.count - 1].add(size, view)
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
    for entry in conflicts {
      found.append(.conflict(entry.finding, twins: entry.views, at: entry.sizes, in: layout))
    }
    for entry in ambiguities {
      let (ambiguity, dependents) = (entry.finding.ambiguity, entry.finding.dependents)
      found.append(
        .ambiguousLayout(ambiguity, twins: entry.views, dependents: dependents, at: entry.sizes, in: layout))
    }
    for entry in collapses {
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
