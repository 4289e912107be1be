internal import LayCompiler
internal import LayRuntime

/// What holds at every size of one cell: where rules contradict each other, which masks run out of room, and what is open.
///
/// Whether required rows can hold is convex in the size (SEMANTICS §4.6): so it is asked at corners, and each proof that
/// they cannot cuts off the half-plane in which it holds, until all corners are left that can. That is exact.
struct CellProof: Sendable {
  /// Sizes where rows contradict each other: where `room` is below 0.
  struct Contradiction: Sendable {
    var room: Affine
    var region: SizeRegion
    /// A size where they do.
    var witness: ExactSize { region.knownWitness { room.value(at: $0).sign < 0 } }
  }
  /// Sizes where a mask asks for less than nothing: where `room` is below 0.
  struct Collapsing: Sendable {
    var view: ViewID
    var axis: Axis
    var room: Affine
    var region: SizeRegion
    /// A size where it does.
    var witness: ExactSize { region.knownWitness { room.value(at: $0).sign < 0 } }
  }
  /// Sizes where a number of a frame is open.
  struct Opening: Sendable {
    var view: ViewID
    var part: Ambiguity.Part
    var region: SizeRegion
  }

  let cell: SizeCell
  private(set) var contradictions: [Contradiction] = []
  private(set) var collapsings: [Collapsing] = []
  private(set) var openings: [Opening] = []
  /// What there are sizes of which nothing is known.
  private(set) var undecided: [Undecided] = []
  /// How many components those are.
  var undecidedComponents: Int { undecided.count }
  /// How many pieces the components fall into.
  private(set) var pieceCount = 0
  /// What was found about the assertions that hold in the cell.
  private(set) var assertionFindings: [AssertionFinding] = []
  /// Where guides are made of other sides than its rows are.
  private(set) var guideBreaks = GuideBreaks()
  /// Whether the cell fell into too many parts to look at all.
  private(set) var isCutShort = false
  /// How many parts it fell into.
  private(set) var partCount = 0

  /// What is asked besides, about views of the program.
  private let questions: Questions?
  /// Of each probe, the signs that it has where its condition holds.
  private(set) var signs: [SignSet] = []
  private typealias Part = (polygon: SizePolygon, layout: ParametricLayout)
  private var parts: [Part] = []

  /// The most parts that collapsing masks and contradictions split a cell into.
  static var partLimit: Int { 512 }

  /// Looks at all sizes of `cell`, and for answers to `questions` there.
  init(_ cell: SizeCell, of program: LayoutProgram, _ questions: Questions? = nil) {
    var budget = ProofBudget()
    self.init(cell, ParametricLayout(program, as: cell.environment), questions, &budget)
  }

  /// Looks at nothing, because too much was looked at before.
  init(givingUp cell: SizeCell) {
    (self.cell, questions, signs) = (cell, nil, [])
    undecided = [Undecided(reason: .cases, views: [])]
    isCutShort = true
  }

  /// Looks at all sizes of `cell`, where the rows are those of `layout`.
  init(_ cell: SizeCell, _ layout: ParametricLayout, _ questions: Questions?, _ budget: inout ProofBudget) {
    self.cell = cell
    self.questions = questions
    signs = questions?.probes.map { _ in [] } ?? []
    parts = [(cell.polygon, layout)]
    while let part = parts.popLast() {
      if partCount == budget.limits.parts {
        undecided.append(Undecided(reason: .parts, views: collapsings.last.map { [$0.view] } ?? []))
        isCutShort = true
        break
      }
      partCount += 1
      examine(part, &budget)
    }
  }

  private mutating func examine(_ part: Part, _ budget: inout ProofBudget) {
    var (polygon, layout) = part
    while true {
      guard budget.take(layout.rowCount + 1) else { return giveUp(&layout) }
      guard let obstacle = firstObstacle(in: polygon, &layout) else { break }
      switch obstacle {
      case .conflict(let room):
        if let beyond = polygon.part(beyond: room) {
          contradictions.append(
            Contradiction(room: room, region: SizeRegion(beyond).without(room).within(cell)))
        }
        // What is left may be a line, or one size.
        guard let rest = polygon.clipped(room) else { return }
        polygon = rest
      case .collapse(let view, let axis, let room):
        if let beyond = polygon.part(beyond: room) {
          var other = layout
          other.collapse(view, axis)
          collapsings.append(
            Collapsing(view: view, axis: axis, room: room, region: SizeRegion(beyond).without(room).within(cell)))
          parts.append((beyond, other))
        }
        // At the edge the other rows say the same.
        guard let rest = polygon.clipped(room), rest.dimension == polygon.dimension else { return }
        polygon = rest
      }
    }
    sweep(layout, over: polygon, &budget)
  }

  /// Nobody looks whether rules hold in what is left of the cell.
  private mutating func giveUp(_ layout: inout ParametricLayout) {
    undecided.append(Undecided(reason: .cases, views: layout.componentCount > 0 ? layout.views(of: 0) : []))
    isCutShort = true
    parts = []
  }

  /// The obstacle at the first corner that has one.
  private func firstObstacle(in polygon: SizePolygon, _ layout: inout ParametricLayout) -> ParametricLayout.Obstacle? {
    for corner in polygon.corners {
      if let obstacle = layout.obstacle(at: corner) { return obstacle }
    }
    return nil
  }

  /// What the sweep has to keep for the answers.
  private func kept(
    _ asserted: AssertedCell?, _ probed: ProbedCell?, _ guided: GuidedCell, _ layout: ParametricLayout
  ) -> KeptVariables? {
    var kept = KeptVariables(
      wanted: (asserted?.variables ?? []).union(probed?.variables ?? []).union(guided.variables))
    if kept.wanted.isEmpty { return nil }
    guard let questions else { return kept }
    let isUnplaced = questions.program.isUnplaced
    for index in isUnplaced.indices where isUnplaced[index] {
      kept.suspects.formUnion(layout.variables(of: ViewID(index)))
    }
    for view in questions.program.incomplete + questions.program.touchedBySteps {
      kept.suspects.formUnion(layout.variables(of: view))
    }
    return kept
  }

  private mutating func sweep(_ layout: ParametricLayout, over polygon: SizePolygon, _ budget: inout ProofBudget) {
    var asserted = questions.map { AssertedCell($0.assertions, $0.program, cell, polygon, layout) }
    let probed = questions.map { ProbedCell($0.probes, $0.program, cell, layout) }
    let guided = GuidedCell(polygon, layout)
    var sweep = Sweep(layout, over: polygon, budget, keeping: kept(asserted, probed, guided, layout))
    sweep.run()
    budget = sweep.budget
    let pieces = RefinedPieces(polygon, sweep.kept, limit: budget.limits.refinedPieces)
    asserted?.examine(pieces, layout)
    probed?.examine(pieces, &signs)
    guideBreaks.add(guided.breaks(pieces))
    assertionFindings += asserted?.findings ?? []
    undecided += sweep.undecidedComponents
    pieceCount += sweep.pieceCount
    collapsings += sweep.collapsings.map { found in
      Collapsing(view: found.view, axis: found.axis, room: found.room, region: found.region.within(cell))
    }
    for opening in sweep.openings {
      let region = opening.region.within(cell)
      guard let (view, part) = layout.part(of: opening.variable), !region.isEmpty else { continue }
      openings.append(Opening(view: view, part: part, region: region))
    }
  }
}
