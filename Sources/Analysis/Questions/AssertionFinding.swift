internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The reason why an assertion is not decided.
enum AssertionGap: Hashable, Sendable {
  /// Steps place the view, or one that it depends on, and proofs are about constraints.
  case bySteps(ViewID)
  /// A number of the view is ambiguous.
  case ambiguous(ViewID)
  /// Constraints contradict each other.
  case conflict
  /// The view is rotated, scaled or moved after layout, so that the area it covers is not its frame.
  case transformed(ViewID)
  /// The view shows nothing with an intrinsic size.
  case noContent(ViewID)
  /// The width of a text, and so its height, depends on ambiguous numbers or on a contradiction.
  case openText(ViewID)
  /// Nothing was examined, since numbers of lines are not known: that of the text, or of several texts, on which the assertion does not
  /// depend.
  case unexamined(ViewID?)
  /// There are too many cases to examine all of them.
  case tooManyCases
}

/// The sizes at which an assertion fails, or is not decided.
struct AssertionFinding: Sendable {
  /// The verdict at the sizes.
  enum Outcome: Sendable {
    /// The clause fails where all rooms are below 0: they are the amounts by which its alternatives are missed. `shown` are
    /// values for the message.
    case fails(ClauseMeaning, rooms: [Affine], shown: [Affine])
    /// The clause fails although a number of the view is ambiguous: where `room` is below 0, required rows leave it no value with
    /// which the clause holds.
    case failsAnyhow(ClauseMeaning, room: Affine, ViewID)
    case open(AssertionGap)
  }

  /// The index of the assertion in the layout.
  var assertion: Int
  var outcome: Outcome
  var region: SizeRegion
}

extension AssertionFinding {
  /// True if the assertion fails where the finding holds, whatever ambiguous numbers are.
  var isKnownToFail: Bool { if case .fails = outcome { true } else { false } }

  /// The edge beyond which a view lies; nil for other failures.
  var edge: Attribute? {
    if case .fails(.edge(let edge, _), _, _) = outcome { edge } else { nil }
  }

  /// True if the finding holds at `size`.
  func contains(_ size: ExactSize) -> Bool {
    guard region.contains(size) else { return false }
    switch outcome {
    case .fails(_, let rooms, _): return rooms.allSatisfy { $0.sign(at: size) < 0 }
    case .failsAnyhow(_, let room, _): return room.sign(at: size) < 0
    case .open: return true
    }
  }

  /// A small size of the finding: whole numbers if some are near, the least width first.
  var witness: ExactSize { region.witness { contains($0) } }
}

extension [(proof: Int, finding: AssertionFinding)] {
  /// The finding at the smallest size of the first proof that has one.
  var earliest: AssertionFinding? {
    var first: (finding: AssertionFinding, proof: Int, witness: ExactSize)?
    for (proof, finding) in self {
      let witness = finding.witness
      let key = (proof, witness.width, witness.height)
      if let first, (first.proof, first.witness.width, first.witness.height) <= key { continue }
      first = (finding, proof, witness)
    }
    return first?.finding
  }
}

/// The findings about the assertions of one cell, at the sizes of a polygon.
struct AssertedCell {
  private let clauses: AssertedClauses
  private let cell: SizeCell
  private let part: ProofPart
  private let polygon: SizePolygon
  /// The sizes of the part in the polygon.
  private let whole: SizeRegion
  /// The findings.
  private(set) var findings: [AssertionFinding] = []
  /// True if a clause failed or was not decided.
  private(set) var hasDoubts = false
  /// The required rows, created by the first query.
  private var required: RequiredSets?
  /// The number of rows that may still be examined about clauses with ambiguous numbers.
  private var rowsLeft: Int

  /// Creates the findings at the sizes of `polygon`, in a part of `cell`. At most `rowLimit` rows are examined about ambiguous
  /// numbers.
  init(_ clauses: AssertedClauses, _ cell: SizeCell, _ part: ProofPart, _ polygon: SizePolygon, rowLimit: Int) {
    (self.clauses, self.cell, self.part, self.polygon) = (clauses, cell, part, polygon)
    whole = part.region(polygon, in: cell)
    rowsLeft = rowLimit
    if whole.isEmpty { return }
    findings = clauses.gaps.map { AssertionFinding(assertion: $0.assertion, outcome: .open($0.gap), region: whole) }
  }

  /// Examines all clauses on the pieces that a sweep found.
  mutating func examine(_ pieces: RefinedPieces, _ layout: ParametricLayout) {
    for (assertion, clauses) in clauses.claims {
      for clause in clauses { examine(clause, of: assertion, pieces, layout) }
    }
  }

  /// Examines a clause on the pieces that a sweep found.
  mutating func examine(
    _ clause: AssertedClause, of assertion: Int, _ pieces: RefinedPieces, _ layout: ParametricLayout
  ) {
    if let view = clauses.stepPlacedView(of: clause) {
      return add(.open(.bySteps(view)), assertion, whole)
    }
    if let suspect = pieces.suspect(among: clause.variables) {
      let view = layout.part(of: suspect)?.view ?? .root
      let isOpen = cell.part?.undecided.contains { $0.views.contains(view) } ?? false
      return add(.open(isOpen ? .ambiguous(view) : .bySteps(view)), assertion, whole)
    }
    guard let refined = pieces.refined(clause.variables) else {
      return add(.open(.tooManyCases), assertion, whole)
    }
    for piece in refined { examine(clause, of: assertion, on: piece, layout) }
  }

  private mutating func examine(
    _ clause: AssertedClause, of assertion: Int, on piece: RefinedPiece, _ layout: ParametricLayout
  ) {
    var rest = piece.polygon
    var isCut = rest != polygon
    var rooms: [Affine] = []
    var gap: AssertionGap?
    for (alternative, number) in zip(clause.alternatives, clause.sums) {
      if let open = openView(alternative, number, piece, layout) {
        gap = gap ?? .ambiguous(open)
        continue
      }
      guard let room = alternative.value(in: piece) else {
        gap = gap ?? .tooManyCases
        continue
      }
      rooms.append(room)
      if rest.corners.allSatisfy({ room.sign(at: $0) < 0 }) { continue }
      guard let part = rest.part(beyond: room) else { return }
      (rest, isCut) = (part, true)
    }
    if case .ambiguous(let view) = gap, assertion < clauses.writtenCount, clause.alternatives.count == 1 {
      var known = clause
      known.alternatives[0].insertDecided(piece)
      if holdsAnyhow(known, over: rest, layout) { return }
      let left = noteFailures(of: known, assertion, openFor: view, over: rest, layout)
      guard let left else { return }
      rest = left
    }
    guard let gap else {
      // If everything fails, the edges do too.
      let region = isCut ? part.only(rooms.reduce(SizeRegion(rest)) { $0.without($1) }, in: cell) : whole
      return add(failure(of: clause, rooms, on: piece, layout), assertion, region)
    }
    var region = rooms.reduce(SizeRegion(rest)) { $0.without($1) }
    examineEnds(of: rest, &region, clause, of: assertion, on: piece, layout)
    note(.open(gap), assertion, region)
  }

  /// The failure of a clause whose alternatives are missed by `rooms`, with the numbers shown if they are known.
  private func failure(
    of clause: AssertedClause, _ rooms: [Affine], on piece: RefinedPiece, _ layout: ParametricLayout
  ) -> AssertionFinding.Outcome {
    let isKnown = !zip(clause.shown, clause.shownSums).contains { openView($0, $1, piece, layout) != nil }
    return .fails(clause.meaning, rooms: rooms, shown: isKnown ? clause.shown.compactMap { $0.value(in: piece) } : [])
  }

  /// True if the required rows alone imply a clause, whichever value an ambiguous number takes.
  private mutating func holdsAnyhow(
    _ clause: AssertedClause, over polygon: SizePolygon, _ layout: ParametricLayout
  ) -> Bool {
    guard let required = requiredSets(for: clause, layout) else { return false }
    let (holds, effort) = required.holds(clause.alternatives[0], over: polygon.corners)
    rowsLeft -= effort
    return holds
  }

  /// The rows that decide a clause of one sum; nil if they cannot.
  private mutating func requiredSets(for clause: AssertedClause, _ layout: ParametricLayout) -> RequiredSets? {
    guard rowsLeft > 0, clause.alternatives[0].openViews.isEmpty, !clauses.sums.isUnsure(clause.sums[0]) else {
      return nil
    }
    if required == nil { required = RequiredSets(layout) }
    return required
  }

  /// Finds the sizes of `polygon` at which the required rows contradict a clause, whichever value an ambiguous number takes.
  /// Returns the rest. Feasibility of the rows with the clause is convex in the size (SEMANTICS §4.6).
  private mutating func noteFailures(
    of clause: AssertedClause, _ assertion: Int, openFor view: ViewID, over polygon: SizePolygon,
    _ layout: ParametricLayout
  ) -> SizePolygon? {
    guard let required = requiredSets(for: clause, layout) else { return polygon }
    var set = required.set(notBelowZero: clause.alternatives[0])
    var rest: SizePolygon? = polygon
    while let polygon = rest, rowsLeft > 0 {
      rowsLeft -= set.count * polygon.corners.count
      guard let room = set.room(among: polygon.corners)?.room else { break }
      if let beyond = polygon.part(beyond: room) {
        note(.failsAnyhow(clause.meaning, room: room, view), assertion, SizeRegion(beyond).without(room))
      }
      rest = polygon.clipped(room)
    }
    return rest
  }

  /// Examines each edge and corner of `open` at which fewer sums are ambiguous than inside, and excludes these from `region`.
  private mutating func examineEnds(
    of open: SizePolygon, _ region: inout SizeRegion, _ clause: AssertedClause, of assertion: Int,
    on piece: RefinedPiece, _ layout: ParametricLayout
  ) {
    let sums = clause.sums.filter { piece.isOpen($0) }
    guard open.dimension > 0, piece.openSums.contains(where: { $0.endsEarly(sums) }) else { return }
    if open.dimension == 2 {
      for (edge, side) in zip(open.edges, open.sides) {
        guard let end = piece.end(edge, sums) else { continue }
        region = region.without(side)
        for end in end.settled(layout.looseMasks, for: clause.variables) {
          examine(clause, of: assertion, on: end, layout)
        }
      }
    }
    for corner in open.corners where region.contains(corner) {
      guard let end = piece.end(SizePolygon(corner, corner), sums) else { continue }
      region = region.without(end: corner, of: open)
      for end in end.settled(layout.looseMasks, for: clause.variables) {
        examine(clause, of: assertion, on: end, layout)
      }
    }
  }

  /// A view with an ambiguous number that a sum reads, if the sum itself is ambiguous; nil otherwise.
  private func openView(
    _ sum: AttributeSum, _ number: Int, _ piece: RefinedPiece, _ layout: ParametricLayout
  ) -> ViewID? {
    if let view = sum.openViews.first { return view }
    guard piece.isOpen(number), let open = sum.entries.first(where: { piece.isUndecided($0.key) }) else {
      return nil
    }
    return layout.part(of: open.key)?.view
  }

  private mutating func note(_ outcome: AssertionFinding.Outcome, _ assertion: Int, _ region: SizeRegion) {
    add(outcome, assertion, part.only(region, in: cell))
  }

  private mutating func add(_ outcome: AssertionFinding.Outcome, _ assertion: Int, _ region: SizeRegion) {
    hasDoubts = true
    if region.isEmpty { return }
    findings.append(AssertionFinding(assertion: assertion, outcome: outcome, region: region))
  }
}

extension LayoutProgram {
  /// The views that steps place, and those in constraints whose constants steps change.
  var touchedBySteps: [ViewID] {
    steps.placed.map { $0.view }
      + steps.constants.flatMap { constraints[$0.index].terms.map { $0.view }.filter { $0 != .root } }
  }

  /// True for each view that steps place, that is inside such a view, or inside one that steps scroll.
  var isPlacedBySteps: [Bool] {
    var found = [Bool](repeating: false, count: views.count)
    if steps.isEmpty { return found }
    var isScrolled = found
    for item in steps.placed { found[item.view.index] = true }
    for instruction in steps.instructions {
      if case .setBoundsOrigin(let view, _) = instruction.action { isScrolled[view.index] = true }
    }
    for index in views.indices {
      guard let superview = views[index].superview else { continue }
      if found[superview.index] || isScrolled[superview.index] { found[index] = true }
    }
    return found
  }
}
