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
    var witness: ExactSize { region.knownWitness { room.sign(at: $0) < 0 } }
  }
  /// Sizes where a mask asks for less than nothing: where `room` is below 0.
  struct Collapsing: Sendable {
    var view: ViewID
    var axis: Axis
    var room: Affine
    var region: SizeRegion
    /// A size where it does.
    var witness: ExactSize { region.knownWitness { room.sign(at: $0) < 0 } }
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
  /// Where texts do not have the height of their width, because the width depends on the height.
  private(set) var unsettledTexts: [(view: ViewID, region: SizeRegion)] = []
  /// Where guides are made of other sides than its rows are.
  private(set) var guideBreaks = GuideBreaks()
  /// Whether the cell fell into too many parts to look at all.
  private(set) var isCutShort = false
  /// How many parts it fell into.
  private(set) var partCount = 0

  /// What is asked besides, about views of the program.
  private let questions: Questions?
  /// Of each probe, the values that it has where its condition holds.
  private(set) var probed: [ProbedValues] = []
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
    (self.cell, questions, probed) = (cell, nil, [])
    undecided = [Undecided(reason: .cases, views: [])]
    isCutShort = true
  }

  /// Looks at all sizes of `cell`, where the rows are those of `layout`. `observe` is called now and then, for who waits.
  init(
    _ cell: SizeCell, _ layout: ParametricLayout, _ questions: Questions?, _ budget: inout ProofBudget,
    _ observe: () -> Void = {}
  ) {
    self.cell = cell
    self.questions = questions
    probed = questions?.probes.map { _ in ProbedValues() } ?? []
    undecided = cell.part?.undecided ?? []
    if let part = cell.part, part.openTexts.isEmpty, !part.undecided.isEmpty {
      isCutShort = true
      return
    }
    parts = [(cell.polygon, layout.inPart(cell.part))]
    while let part = parts.popLast() {
      if partCount == budget.limits.parts {
        undecided.append(Undecided(reason: .parts, views: collapsings.last.map { [$0.view] } ?? []))
        isCutShort = true
        break
      }
      partCount += 1
      examine(part, &budget, observe)
    }
  }

  private mutating func examine(_ part: Part, _ budget: inout ProofBudget, _ observe: () -> Void) {
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
    sweep(layout, over: polygon, &budget, observe)
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
    _ asserted: AssertedCell?, _ probed: ProbedCell?, _ guided: GuidedCell, _ texts: Set<VariableID>,
    _ layout: ParametricLayout
  ) -> KeptVariables? {
    var kept = KeptVariables(
      wanted: (asserted?.variables ?? []).union(probed?.variables ?? []).union(guided.variables).union(texts))
    if kept.wanted.isEmpty { return nil }
    guard let questions else { return kept }
    kept.suspects = layout.suspects(in: questions.program)
    for view in cell.part?.openTexts ?? [] { kept.suspects.formUnion(layout.variables(of: view)) }
    return kept
  }

  /// The widths of texts on whose heights they depend: whether these have the height of their width is not known before.
  private func coupledWidths(_ layout: ParametricLayout) -> Set<VariableID> {
    guard let part = cell.part, layout.textsAreCoupled, part.openTexts.isEmpty, !part.hasNoWidths else { return [] }
    return Set(layout.textViews.indices.compactMap { layout.textWidth($0) })
  }

  private mutating func noteUnsettled(
    _ widths: Set<VariableID>, _ pieces: RefinedPieces, _ layout: ParametricLayout, _ limit: Int
  ) {
    if widths.isEmpty { return }
    guard let lines = cell.part?.lines, let refined = pieces.refined(widths) else {
      undecided.append(Undecided(reason: .openWidths, views: layout.textViews))
      return
    }
    for piece in refined {
      for (text, view) in layout.textViews.enumerated() {
        guard let variable = layout.textWidth(text) else { continue }
        guard !piece.undecided.contains(variable), let width = piece.values[variable],
          let steps = layout.steps(of: text, width, in: piece.polygon, limit: limit)
        else {
          undecided.append(Undecided(reason: .openWidths, views: [view]))
          continue
        }
        for step in steps where step.lines != lines[text] {
          let region = step.rooms.reduce(SizeRegion(step.polygon)) { $0.without($1) }.within(cell)
          if !region.isEmpty { unsettledTexts.append((view, region)) }
        }
      }
    }
  }

  private mutating func sweep(
    _ layout: ParametricLayout, over polygon: SizePolygon, _ budget: inout ProofBudget, _ observe: () -> Void
  ) {
    var asserted = questions.map { AssertedCell($0.assertions, $0.program, cell, polygon, layout) }
    let probes = questions.map { ProbedCell($0.probes, $0.program, cell, layout) }
    let guided = GuidedCell(polygon, layout)
    let texts = coupledWidths(layout)
    var sweep = Sweep(layout, over: polygon, budget, keeping: kept(asserted, probes, guided, texts, layout))
    sweep.run(observe)
    budget = sweep.budget
    let pieces = RefinedPieces(polygon, sweep.kept, limit: budget.limits.refinedPieces)
    asserted?.examine(pieces, layout)
    probes?.examine(pieces, &probed)
    guideBreaks.add(guided.breaks(pieces))
    noteUnsettled(texts, pieces, layout, budget.limits.textParts)
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

extension ParametricLayout {
  /// The rows of a part of a cell.
  fileprivate func inPart(_ part: TextPart?) -> ParametricLayout {
    guard let part else { return self }
    var layout = part.hasNoWidths ? widthsAlone(at: part.polygon.innerSize(0)) : self
    layout.setLines(part.lines)
    return layout
  }

  /// The variables of views that steps touch: what hangs together with one is not known.
  func suspects(in program: LayoutProgram) -> Set<VariableID> {
    var found: Set<VariableID> = []
    let isPlacedBySteps = program.isPlacedBySteps
    for index in isPlacedBySteps.indices where isPlacedBySteps[index] { found.formUnion(variables(of: ViewID(index))) }
    for view in program.touchedBySteps { found.formUnion(variables(of: view)) }
    return found
  }
}
