internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The choice among contradicting rows: the set to report, and the row to break or the mask to collapse.
struct ConflictChooser: Sendable {
  /// The end of a contradiction.
  enum Choice {
    case breaking(RowID, Conflict)
    case collapsing(ViewID, LayoutAxis)
  }

  private let reader: RowReader
  /// The rows of the engine.
  private let store: RowStore

  init(_ system: LayoutSystem) { (reader, store) = (RowReader(system), system.engine.system.rows) }

  /// True if a row is implied, so that no edit of the program can remove it: sizes are not negative, a scroll view's
  /// content begins at its corner, lines of text have their height. It is in force in every subset of the rows.
  func isBackground(_ row: Int) -> Bool {
    switch reader.origins[row] {
    case .nonNegative, .contentOrigin: true
    case .hugging(let view, .vertical), .compression(let view, .vertical): hasLines(view)
    case .constraint, .maskPosition, .maskSize, .hugging, .compression, .arrangement, .step: false
    }
  }

  private func hasLines(_ view: ViewID) -> Bool {
    guard case .ofContent = reader.views.resolved.views[view.index].intrinsicHeight else { return false }
    return reader.views.resolved.lines(of: view) != nil
  }

  // MARK: - Sets

  /// The row to break of a contradiction with its conflict, or the mask to collapse; nil if nothing can be broken.
  func choice(for proof: Infeasibility, _ required: inout RequiredRows, budget: Int) -> Choice? {
    let set = chosenSet(required.minimized(proof), &required, budget: budget)
    let candidate = lastCandidate(set.rows)
    if candidate == nil, let (view, axis) = maskToCollapse(set.proof) { return .collapsing(view, axis) }
    guard let row = candidate ?? lastArrangement(set.rows) ?? set.rows.last ?? proof.rows.last?.row else { return nil }
    return .breaking(row, conflict(set, broken: reader.origins[row.index], at: required.size))
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
      views.formUnion(reader.views.resolved.views(of: reader.origins[row.index]))
      guard case .constraint(let id) = reader.origins[row.index] else { continue }
      (first, last) = (min(first, id.rawValue), max(last, id.rawValue))
    }
    return SetWorth(
      members: set.rows.count, views: views.count, extent: first < last ? Int(last) - Int(first) : 0, rows: set.rows)
  }

  /// The constraint to break: the last one of the set in source order that is written in the program (SEMANTICS §2.7).
  private func lastCandidate(_ set: [RowID]) -> RowID? {
    var last: (id: ConstraintID, row: RowID)?
    for row in set {
      guard case .constraint(let id) = reader.origins[row.index] else { continue }
      if last.map({ $0.id < id }) ?? true { last = (id, row) }
    }
    return last?.row
  }

  /// The stack or grid to break, if the set has no written constraint: the last one.
  private func lastArrangement(_ set: [RowID]) -> RowID? {
    set.last { if case .arrangement = reader.origins[$0.index] { true } else { false } }
  }

  /// The mask to collapse if no written constraint is in the set: that of a size in the set that must not be negative.
  func maskToCollapse(_ proof: Infeasibility) -> (view: ViewID, axis: LayoutAxis)? {
    for member in proof.rows {
      guard case .nonNegative(let view, let axis) = reader.origins[member.row.index] else { continue }
      if let mask = reader.masks[reader.views.slot(view, axis)], !mask.isCollapsed { return (view, axis) }
    }
    return nil
  }

  /// True if a mask that has not run out of room takes part in a contradiction.
  func hasMaskWithRoom(_ proof: Infeasibility) -> Bool {
    proof.rows.contains { member in
      switch reader.origins[member.row.index] {
      case .maskPosition(let view, let axis), .maskSize(let view, let axis):
        reader.masks[reader.views.slot(view, axis)].map { !$0.isCollapsed } ?? false
      case .constraint, .nonNegative, .hugging, .compression, .arrangement, .step, .contentOrigin: false
      }
    }
  }

  // MARK: - Conflicts

  /// A set as a conflict in the program's terms, with the background that takes part.
  func conflict(_ set: MinimalSet, broken: RowOrigin, at size: ExactSize) -> Conflict {
    let members = set.proof.rows.map { member in
      reader.member(
        reader.origins[member.row.index], member.multiplier, store.rightSide(of: member.row.index), at: size)
    }
    var conflict = Conflict(
      members: members.sorted { $0.origin.order.lexicographicallyPrecedes($1.origin.order) }, excess: set.proof.excess,
      broken: broken, isSmallest: set.isSmallest)
    if reader.views.hasGuides { conflict.guides = guideFacts(of: conflict.members) }
    return conflict
  }

  /// The edges of derived guides that the rows of a set refer to, each once.
  private func guideFacts(of members: [Conflict.Member]) -> [GuideFact] {
    var facts: [GuideFact] = []
    for term in members.flatMap({ $0.terms }) {
      guard let edges = reader.views.guideEdges(term.view),
        reader.views.resolved.views[term.view.index].guide.isDerived
      else {
        continue
      }
      for isFar in farSides(term) {
        let fact = guideFact(term.view, edges, term.attribute.axis, isFar: isFar)
        if !facts.contains(fact) && fact.inset != .zero { facts.append(fact) }
      }
    }
    return facts
  }

  /// The edges of an attribute on its axis: true for the far one, false for the near one.
  private func farSides(_ term: Term) -> [Bool] {
    let isMirrored = reader.views.resolved.directions[term.view.index] == .rightToLeft
    let share = term.attribute.share(isMirrored: isMirrored)
    return term.attribute.isEdge ? [share == .one] : [false, true]
  }

  private func guideFact(_ guide: ViewID, _ edges: GuideEdges, _ axis: LayoutAxis, isFar: Bool) -> GuideFact {
    let owner = reader.views.tree.superviews[guide.index]
    var inset = edges.edge(axis, isFar: isFar)
    if isFar { inset = GuideSum(lengthOf: owner, axis).adding(inset, times: -1) }
    return GuideFact(
      owner: owner, kind: reader.views.resolved.views[guide.index].guide, axis: axis, isFar: isFar,
      inset: inset.terms.isEmpty ? inset.constant : nil)
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
