internal import LayCompiler
internal import LayRuntime

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
  /// There are too many cases to examine all of them.
  case tooManyCases
}

/// The sizes at which an assertion fails, or is not decided.
struct AssertionFinding: Sendable {
  /// The verdict at the sizes.
  enum Outcome: Sendable {
    /// The clause fails where all rooms are below 0: they are the amounts by which its alternatives are missed. `shown` are
    /// values for the message.
    case fails(AssertedClause.Meaning, rooms: [Affine], shown: [Affine])
    /// The clause fails although a number of the view is ambiguous: where `room` is below 0, required rows leave it no value with
    /// which the clause holds.
    case failsAnyhow(AssertedClause.Meaning, room: Affine, ViewID)
    case open(AssertionGap)
  }

  /// The index of the assertion in the layout.
  var assertion: Int
  var outcome: Outcome
  var region: SizeRegion
}

extension AssertionFinding {
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

/// The assertions that apply in one cell, in the variables of one of its layouts.
struct AssertedCell {
  private let program: LayoutProgram
  private let cell: SizeCell
  private let part: ProofPart
  private let polygon: SizePolygon
  private let isPlacedBySteps: [Bool]
  private var claims: [(assertion: Int, clauses: [AssertedClause])] = []
  /// The sums that the clauses compare.
  private(set) var sums: AskedSums
  /// The findings about them.
  private(set) var findings: [AssertionFinding] = []
  /// The number of assertions of the file, which come first.
  private let writtenCount: Int
  /// The required rows, created by the first query.
  private var required: RequiredSets?
  /// The number of rows that may still be examined about clauses with ambiguous numbers.
  private var rowsLeft: Int

  /// Creates the clauses of assertions whose conditions hold in `cell`, for the sizes of `polygon`. These are in a part of the
  /// cell, whose rows are those of `layout`. At most `rowLimit` rows are examined about ambiguous numbers.
  init(
    _ questions: Questions, _ cell: SizeCell, _ part: ProofPart, _ polygon: SizePolygon, _ layout: ParametricLayout,
    rowLimit: Int
  ) {
    (program, self.cell, self.part, self.polygon) = (questions.program, cell, part, polygon)
    rowsLeft = rowLimit
    isPlacedBySteps = program.isPlacedBySteps
    writtenCount = questions.writtenCount
    // The lengths of loose masks are not sums of variables that constraints leave ambiguous.
    sums = AskedSums(unsure: Set(layout.looseMasks.flatMap { [$0.origin, $0.length] }))
    let truths = program.truths(in: cell.environment)
    var maker = ClauseMaker(layout: layout)
    for (index, assertion) in questions.assertions.enumerated() where truths[assertion.condition.index] {
      let isAsked = questions.isClauseAsked?[index]
      if let isAsked, !isAsked.contains(true) { continue }
      if let gap = gap(of: assertion, layout) {
        note(.open(gap), index, SizeRegion(polygon))
        continue
      }
      var clauses = maker.clauses(of: assertion.claim)
      if let isAsked { clauses = zip(clauses, isAsked).filter { $0.1 }.map { $0.0 } }
      for clause in clauses.indices { clauses[clause].ask(&sums) }
      claims.append((index, clauses))
    }
  }

  /// The reason why an assertion cannot be examined; nil if it can.
  private func gap(of assertion: Assertion, _ layout: ParametricLayout) -> AssertionGap? {
    switch assertion.claim {
    case .isInside(let view, let other), .doesNotOverlap(let view, let other):
      if let turned = layout.way(view, other).first(where: { layout.isTransformed($0) }) { return .transformed(turned) }
    case .isNotCompressed(let view):
      let hasContent = Axis.allCases.contains { layout.contentLength(of: view, $0) != nil }
      if !hasContent && !isPlacedBySteps[view.index] { return .noContent(view) }
    default: break
    }
    return nil
  }

  /// The variables that take part in the clauses.
  var variables: Set<VariableID> {
    var found: Set<VariableID> = []
    for claim in claims { for clause in claim.clauses { found.formUnion(clause.variables) } }
    return found
  }

  /// Examines all clauses on the pieces that a sweep found.
  mutating func examine(_ pieces: RefinedPieces, _ layout: ParametricLayout) {
    for (assertion, clauses) in claims {
      for clause in clauses {
        if let view = clause.views.first(where: { isPlacedBySteps[$0.index] }) {
          note(.open(.bySteps(view)), assertion, SizeRegion(polygon))
        } else {
          examine(clause, of: assertion, pieces, layout)
        }
      }
    }
  }

  private mutating func examine(
    _ clause: AssertedClause, of assertion: Int, _ pieces: RefinedPieces, _ layout: ParametricLayout
  ) {
    if let suspect = pieces.suspect(among: clause.variables) {
      let view = layout.part(of: suspect)?.view ?? .root
      let isOpen = cell.part?.undecided.contains { $0.views.contains(view) } ?? false
      return note(.open(isOpen ? .ambiguous(view) : .bySteps(view)), assertion, SizeRegion(polygon))
    }
    guard let refined = pieces.refined(clause.variables) else {
      return note(.open(.tooManyCases), assertion, SizeRegion(polygon))
    }
    for piece in refined { examine(clause, of: assertion, on: piece, layout) }
  }

  private mutating func examine(
    _ clause: AssertedClause, of assertion: Int, on piece: RefinedPiece, _ layout: ParametricLayout
  ) {
    var rest = piece.polygon
    var rooms: [Affine] = []
    var gap: AssertionGap?
    for (alternative, number) in zip(clause.alternatives, clause.sums) {
      if let open = openView(alternative, number, piece, layout) {
        gap = gap ?? .ambiguous(open)
        continue
      }
      guard let room = alternative.value(piece.values) else {
        gap = gap ?? .tooManyCases
        continue
      }
      guard let part = rest.part(beyond: room) else { return }
      rest = part
      rooms.append(room)
    }
    if case .ambiguous(let view) = gap, assertion < writtenCount, clause.alternatives.count == 1 {
      var known = clause
      known.alternatives[0].insert(piece.values.filter { !piece.undecided.contains($0.key) })
      if holdsAnyhow(known, over: rest, layout) { return }
      let left = noteFailures(of: known, assertion, openFor: view, over: rest, layout)
      guard let left else { return }
      rest = left
    }
    var region = rooms.reduce(SizeRegion(rest)) { $0.without($1) }
    if let gap {
      examineEnds(of: rest, &region, clause, of: assertion, on: piece, layout)
      return note(.open(gap), assertion, region)
    }
    let isKnown = !zip(clause.shown, clause.shownSums).contains { openView($0, $1, piece, layout) != nil }
    let shown = isKnown ? clause.shown.compactMap { $0.value(piece.values) } : []
    note(.fails(clause.meaning, rooms: rooms, shown: shown), assertion, region)
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
    guard rowsLeft > 0, clause.alternatives[0].openViews.isEmpty, !sums.isUnsure(clause.sums[0]) else { return nil }
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
        examine(clause, of: assertion, on: end, layout)
      }
    }
    for corner in open.corners where region.contains(corner) {
      guard let end = piece.end(SizePolygon(corner, corner), sums) else { continue }
      region = region.without(end: corner, of: open)
      examine(clause, of: assertion, on: end, layout)
    }
  }

  /// A view with an ambiguous number that a sum reads, if the sum itself is ambiguous; nil otherwise.
  private func openView(
    _ sum: AttributeSum, _ number: Int, _ piece: RefinedPiece, _ layout: ParametricLayout
  ) -> ViewID? {
    if let view = sum.openViews.first { return view }
    guard piece.isOpen(number), let term = sum.terms.first(where: { piece.undecided.contains($0.variable) }) else {
      return nil
    }
    return layout.part(of: term.variable)?.view
  }

  private mutating func note(_ outcome: AssertionFinding.Outcome, _ assertion: Int, _ region: SizeRegion) {
    let own = part.only(region, in: cell)
    if own.isEmpty { return }
    findings.append(AssertionFinding(assertion: assertion, outcome: outcome, region: own))
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
