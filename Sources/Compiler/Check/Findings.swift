public import LayDiagnostics
public import LayRuntime

/// Collects what laying out at several sizes reports, so that one cause is one diagnostic.
struct Findings {
  private struct AmbiguityKey: Hashable {
    var view: ViewID
    var part: Ambiguity.Part
  }
  private struct CollapseKey: Hashable {
    var view: ViewID
    var axis: Axis
  }

  private let layout: CompiledLayout
  private var conflicts: [(key: [RowOrigin], finding: Conflict, sizes: [ExactSize])] = []
  private var ambiguities: [(key: AmbiguityKey, finding: Ambiguity, dependents: [ViewID], sizes: [ExactSize])] = []
  private var collapses: [(key: CollapseKey, finding: Collapse, sizes: [ExactSize])] = []

  init(_ layout: CompiledLayout) { self.layout = layout }

  /// Adds what `report` says about `size`.
  mutating func add(_ report: LayoutReport, at size: ExactSize) {
    for conflict in report.conflicts { add(conflict, at: size) }
    for collapse in report.collapses { add(collapse, at: size) }
    // Where rules collide, a part may be undecided only because a rule was broken: the conflict is the cause.
    guard report.conflicts.isEmpty else { return }
    for (index, ambiguity) in report.ambiguities.enumerated() where ambiguity.cause == nil {
      let dependents = report.ambiguities.filter { $0.cause == index }.map { $0.view }
      add(ambiguity, dependents: dependents, at: size)
    }
  }

  private mutating func add(_ conflict: Conflict, at size: ExactSize) {
    let key = conflict.members.map { $0.origin }
    if let index = conflicts.firstIndex(where: { $0.key == key }) {
      conflicts[index].sizes.append(size)
    } else {
      conflicts.append((key, conflict, [size]))
    }
  }

  private mutating func add(_ ambiguity: Ambiguity, dependents: [ViewID], at size: ExactSize) {
    let key = AmbiguityKey(view: ambiguity.view, part: ambiguity.part)
    if let index = ambiguities.firstIndex(where: { $0.key == key }) {
      ambiguities[index].sizes.append(size)
    } else {
      ambiguities.append((key, ambiguity, dependents, [size]))
    }
  }

  private mutating func add(_ collapse: Collapse, at size: ExactSize) {
    let key = CollapseKey(view: collapse.view, axis: collapse.axis)
    if let index = collapses.firstIndex(where: { $0.key == key }) {
      collapses[index].sizes.append(size)
    } else {
      collapses.append((key, collapse, [size]))
    }
  }

  /// What was found, conflicts first.
  var diagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in conflicts { found.append(.conflict(entry.finding, at: entry.sizes, in: layout)) }
    for entry in ambiguities {
      found.append(.ambiguousLayout(entry.finding, dependents: entry.dependents, at: entry.sizes, in: layout))
    }
    for entry in collapses { found.append(.maskCollapse(entry.finding, at: entry.sizes, in: layout)) }
    return found
  }
}

/// What `report` says about laying out `layout` at `size`: the diagnostics of a check of this one size.
public func describe(_ report: LayoutReport, at size: ExactSize, of layout: CompiledLayout) -> [Diagnostic] {
  var findings = Findings(layout)
  findings.add(report, at: size)
  var ledger = AllowanceLedger()
  ledger.add(layout.sources.allowances)
  return ledger.filter(findings.diagnostics, reportUnused: false)
}
