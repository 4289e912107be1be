internal import LayModel
internal import LayNumbers
internal import LaySolver

// The choice of the constraint to break where required rows are infeasible.
extension LayoutSystem {
  /// True if a row is implied, so that no edit of the program can remove it: sizes are not negative, a scroll view's
  /// content begins at its corner, lines of text have their height. It is in force in every subset of the rows.
  func isBackground(_ row: Int) -> Bool {
    switch rows[row] {
    case .nonNegative, .contentOrigin: true
    case .hugging(let view, .vertical), .compression(let view, .vertical): hasLines(view)
    case .constraint, .maskPosition, .maskSize, .hugging, .compression, .arrangement, .step: false
    }
  }

  private func hasLines(_ view: ViewID) -> Bool {
    guard case .ofContent = resolved.views[view.index].intrinsicHeight else { return false }
    return resolved.lines(of: view) != nil
  }
}

extension LayoutSystem {
  /// The required rows and those that were broken, as they are in the engine.
  func requiredRows(at size: ExactSize) -> RequiredRows {
    RequiredRows(engine.system, broken: broken, at: size) { isBackground($0) }
  }

  /// Breaks a row of each contradiction, of `proof` at least, and returns the conflicts; or lets a mask collapse.
  mutating func resolve(_ proof: Infeasibility, at size: ExactSize, _ budget: inout Int) -> [Conflict] {
    var required = requiredRows(at: size)
    var conflicts: [Conflict] = []
    for part in contradictingParts(proof, required) {
      var proofs = PartProofs(part, required)
      while let proof = proofs.next() {
        let start = required.work
        let set = chosenSet(required.minimized(proof), &required, budget: budget)
        budget = max(budget - (required.work - start), 0)
        conflictWork += required.work - start
        let candidate = lastCandidate(set.rows)
        if candidate == nil, let (view, axis) = maskToCollapse(set.proof) {
          setCollapsed(true, view, axis)
          break
        }
        guard let row = candidate ?? lastArrangement(set.rows) ?? set.rows.last ?? proof.rows.last?.row else { break }
        conflicts.append(conflict(set, broken: rows[row.index], at: size))
        demote(row)
        required.remove(row)
        proofs.remove(row)
      }
    }
    return conflicts
  }

  /// The parts of the rows that contradict themselves, as far as known: the required rows of each.
  private mutating func contradictingParts(_ proof: Infeasibility, _ required: RequiredRows) -> [[RowID]] {
    var parts = engine.infeasibleComponents()
    if let row = proof.rows.first?.row, !parts.contains(where: { $0.contains(row) }) {
      let members = required.members(of: proof)
      parts.append(required.component(around: members))
    }
    return parts.map { $0.filter { required.isMember[$0.index] } }
  }

  /// The set to report, of those that share a member with `set`.
  func chosenSet(_ set: MinimalSet, _ required: inout RequiredRows, budget: Int) -> MinimalSet {
    let part = required.component(around: set.rows)
    var search = SetSearch(from: set, among: part, required, budget: budget) { worth(of: $0) }
    required = search.run()
    return search.best
  }

  /// The rank of a set: few members, few views, constraints close together in the source.
  func worth(of set: MinimalSet) -> SetWorth {
    var views: Set<ViewID> = []
    var (first, last) = (Int32.max, Int32.min)
    for row in set.rows {
      views.formUnion(resolved.views(of: rows[row.index]))
      guard case .constraint(let id) = rows[row.index] else { continue }
      (first, last) = (min(first, id.rawValue), max(last, id.rawValue))
    }
    return SetWorth(
      members: set.rows.count, views: views.count, extent: first < last ? Int(last) - Int(first) : 0, rows: set.rows)
  }

  /// The constraint to break: the last one of the set in source order that is written in the program (SEMANTICS §2.7).
  private func lastCandidate(_ set: [RowID]) -> RowID? {
    var last: (id: ConstraintID, row: RowID)?
    for row in set {
      guard case .constraint(let id) = rows[row.index] else { continue }
      if last.map({ $0.id < id }) ?? true { last = (id, row) }
    }
    return last?.row
  }

  /// The stack or grid to break, if the set has no written constraint: the last one.
  private func lastArrangement(_ set: [RowID]) -> RowID? {
    set.last { if case .arrangement = rows[$0.index] { true } else { false } }
  }

  /// A set as a conflict in the program's terms, with the background that takes part.
  func conflict(_ set: MinimalSet, broken: RowOrigin, at size: ExactSize) -> Conflict {
    let members = set.proof.rows.map { member in
      self.member(rows[member.row.index], member.multiplier, engine.rightSide(of: member.row), at: size)
    }
    var conflict = Conflict(
      members: members.sorted { $0.origin.order.lexicographicallyPrecedes($1.origin.order) }, excess: set.proof.excess,
      broken: broken, isSmallest: set.isSmallest)
    if hasGuides { conflict.guides = guideFacts(of: conflict.members) }
    return conflict
  }

  /// The edges of derived guides that the rows of a set refer to, each once.
  private func guideFacts(of members: [Conflict.Member]) -> [GuideFact] {
    var facts: [GuideFact] = []
    for term in members.flatMap({ $0.terms }) {
      guard let edges = guideEdges(term.view), resolved.views[term.view.index].guide.isDerived else { continue }
      for isFar in farSides(term) {
        let fact = guideFact(term.view, edges, term.attribute.axis, isFar: isFar)
        if !facts.contains(fact) && fact.inset != .zero { facts.append(fact) }
      }
    }
    return facts
  }

  /// The edges of an attribute on its axis: true for the far one, false for the near one.
  private func farSides(_ term: Term) -> [Bool] {
    let isMirrored = resolved.directions[term.view.index] == .rightToLeft
    let share = term.attribute.share(isMirrored: isMirrored)
    return term.attribute.isEdge ? [share == .one] : [false, true]
  }

  private func guideFact(_ guide: ViewID, _ edges: GuideEdges, _ axis: LayoutAxis, isFar: Bool) -> GuideFact {
    let owner = tree.superviews[guide.index]
    var inset = edges.edge(axis, isFar: isFar)
    if isFar { inset = GuideSum(lengthOf: owner, axis).adding(inset, times: -1) }
    return GuideFact(
      owner: owner, kind: resolved.views[guide.index].guide, axis: axis, isFar: isFar,
      inset: inset.terms.isEmpty ? inset.constant : nil)
  }
}

/// The contradictions of one part, one after the other as rows of it are broken.
private struct PartProofs {
  /// The largest number of rows of a part that is solved anew each time; larger parts have an incremental engine.
  private static let engineLimit = 24

  private let required: RequiredRows
  private var rows: [RowID]
  private var engine: PartEngine?

  init(_ rows: [RowID], _ required: RequiredRows) {
    (self.rows, self.required) = (rows, required)
    if rows.count > PartProofs.engineLimit { engine = required.partEngine(of: rows) }
  }

  /// The next contradiction; nil if the remaining rows are feasible.
  mutating func next() -> Infeasibility? {
    if engine != nil { return engine?.contradiction(at: required.size) }
    var required = required
    return required.contradiction(among: rows)
  }

  mutating func remove(_ row: RowID) {
    rows.removeAll { $0 == row }
    engine?.remove(row)
  }
}

extension ResolvedProgram {
  /// The views of a row, without the root.
  func views(of origin: RowOrigin) -> [ViewID] {
    switch origin {
    case .constraint(let id): constraints[id.index].terms.map { $0.view }.filter { $0 != .root }
    case .maskPosition(let view, _), .maskSize(let view, _), .nonNegative(let view, _), .hugging(let view, _),
      .compression(let view, _), .arrangement(let view, _), .step(let view, _), .contentOrigin(let view, _):
      [view]
    }
  }
}
