internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The findings at every size of one cell: where constraints contradict each other, which masks run out of room, and which
/// numbers are ambiguous.
///
/// Feasibility of the required rows is convex in the size (SEMANTICS §4.6), so it is checked at corners, and each proof of
/// infeasibility cuts off the half-plane in which it holds, until all remaining corners are feasible. That is exact.
struct CellProof: Sendable {
  /// The sizes at which constraints contradict each other: those where `room` is below 0.
  struct Contradiction: Sendable {
    var room: Affine
    var region: SizeRegion
    /// The index of the part that it is in; its rows are those of that part.
    var part: Int
    /// A size at which they contradict each other.
    var witness: ExactSize { region.knownWitness { room.sign(at: $0) < 0 } }
  }
  /// The sizes at which a number of a frame is ambiguous.
  struct Opening: Sendable {
    var view: ViewID
    var part: Ambiguity.Part
    var region: SizeRegion
  }

  private(set) var cell: SizeCell
  private(set) var contradictions: [Contradiction] = []
  private(set) var collapsings: [Collapsing] = []
  private(set) var openings: [Opening] = []
  /// The components that are undecided at some sizes, with the reasons.
  private(set) var undecided: [Undecided] = []
  /// The number of undecided components.
  var undecidedComponents: Int { undecided.count }
  /// The number of pieces of all components.
  private(set) var pieceCount = 0
  /// The findings about the assertions that apply in the cell.
  private(set) var assertionFindings: [AssertionFinding] = []
  /// The regions in which a text's height is not the one for its width, because the width depends on the height.
  private(set) var unsettledTexts: [(view: ViewID, region: SizeRegion)] = []
  /// The sizes at which other sides of guides count than those that the cell's rows are made of.
  private(set) var guideBreaks = GuideBreaks()
  /// The regions that were not examined, because the cell fell into too many parts.
  private(set) var unexamined: [SizeRegion] = []
  /// True if there are such sizes.
  var isCutShort: Bool { !unexamined.isEmpty }
  /// The parts of the cell, in each of which the same masks have run out of room.
  private(set) var parts: [ProofPart] = []
  /// The masks whose room is known from masks alone, up to the root.
  private var knownMasks: Set<MaskPlace> = []
  /// The masks in a superview whose length is ambiguous, or depends on unknown numbers of lines, at some sizes.
  private var masksOfChoice: Set<MaskPlace> = []
  /// The regions in which numbers are ambiguous with the assumed numbers of lines of texts; the actual numbers are not known.
  private(set) var uncertain: [SizeRegion] = []
  /// The masks that run out of room at some sizes by implied rows, but not by masks alone.
  private var unknownMasks: Set<MaskPlace> = []
  /// The number of parts that were examined.
  private(set) var partCount = 0

  /// Assertions and probes about views of the program; nil if there are none.
  private let questions: Questions?
  /// The results that it shares with other parts of a cell; nil if there are none.
  private let common: CommonProof?
  /// The values of each probe where its condition holds.
  private(set) var probed: [ProbedValues] = []
  /// The frames of views as functions of the size, where that is asked for.
  private(set) var frames: [FoundFrames] = []
  /// The pieces of the last sweep, where that is asked for.
  private(set) var pieces: ProvedPieces?
  /// The values of each traced number, by region.
  private(set) var traced: [[TracedPiece]] = []
  private var waiting: [(part: ProofPart, layout: ParametricLayout)] = []

  /// Examines all sizes of `cell`, and answers `questions` there.
  init(_ cell: SizeCell, of program: LayoutProgram, _ questions: Questions? = nil) {
    var budget = ProofBudget()
    var layout = ParametricLayout(program, as: cell.environment)
    self.init(cell, &layout, questions, nil, &budget)
  }

  /// Creates a proof that gives up all sizes of `cell`, because the budget is exhausted.
  init(givingUp cell: SizeCell) {
    (self.cell, questions, common, probed) = (cell, nil, nil, [])
    undecided = [Undecided(reason: .cases, views: [])]
    unexamined = [cell.region]
  }

  /// Creates the proof of a cell of one size that a layout settles: nothing is to be reported, and the probes have these values.
  init(settling cell: SizeCell, probed: [ProbedValues]) {
    (self.cell, questions, common, self.probed) = (cell, nil, nil, probed)
    (parts, partCount) = ([ProofPart(polygon: cell.polygon)], 1)
  }

  /// Examines all sizes of `cell` with the rows of `layout`, which keeps the numbers of lines of the cell. `common` are the results
  /// that it shares with other parts of a cell. `observe` is called from time to time to report progress.
  init(
    _ cell: SizeCell, _ layout: inout ParametricLayout, _ questions: Questions?, _ common: CommonProof?,
    _ budget: inout ProofBudget, _ observe: () -> Void = {}
  ) {
    (self.cell, self.questions, self.common) = (cell, questions, common)
    probed = questions?.probes.map { _ in ProbedValues() } ?? []
    traced = questions?.traces.map { _ in [] } ?? []
    undecided = cell.part?.undecided ?? []
    if let part = cell.part, part.openTexts.isEmpty, !part.undecided.isEmpty {
      unexamined = [cell.region]
      return
    }
    if layout.canMove(to: cell.part) {
      if let part = cell.part { layout.setLines(part.lines) }
      examineAll(&layout, &budget, observe)
    } else {
      var own = layout.inPart(cell.part)
      examineAll(&own, &budget, observe)
    }
  }

  private mutating func examineAll(
    _ layout: inout ParametricLayout, _ budget: inout ProofBudget, _ observe: () -> Void
  ) {
    examineNext(ProofPart(polygon: cell.polygon), &layout, &budget, observe)
    while var next = waiting.popLast() { examineNext(next.part, &next.layout, &budget, observe) }
  }

  private mutating func examineNext(
    _ part: ProofPart, _ layout: inout ParametricLayout, _ budget: inout ProofBudget, _ observe: () -> Void
  ) {
    if partCount == budget.limits.parts {
      undecided.append(Undecided(reason: .parts, views: collapsings.last.map { [$0.place.view] } ?? []))
      return leaveOut(part)
    }
    partCount += 1
    examine(part, &layout, &budget, observe)
  }

  /// Marks the cell as one whose rows are wrong at some sizes that are not known if it has a contradiction that a layout refutes.
  mutating func doubtContradictions(_ program: LayoutProgram, _ sides: SidesBySize) {
    guard guideBreaks.isEmpty, cell.polygon.dimension > 0,
      contradictions.contains(where: { isRefuted($0, program, sides) })
    else { return }
    guideBreaks.unknown.append(.root)
  }

  /// True if there is something to report at some size, apart from assertions.
  var hasFindings: Bool {
    !contradictions.isEmpty || !collapsings.isEmpty || !openings.isEmpty || !unsettledTexts.isEmpty
      || !uncertain.isEmpty || !undecided.isEmpty || isCutShort
  }

  /// Makes it a proof of the other direction, in which the rows are mirror images.
  mutating func turn(to direction: InterfaceDirection) {
    cell.environment.direction = direction
    // The active sides are those of the other edges.
    cell.guideSides = nil
    assertionFindings = []
  }

  /// Makes it a proof of the texts of a translation, with which its results hold.
  mutating func setTexts(of translation: UInt16) {
    cell.environment.translation = translation
    assertionFindings = []
  }

  /// Adds findings about assertions that are known without the proof.
  mutating func add(_ findings: [AssertionFinding]) { assertionFindings += findings }

  /// Adds the values of the probes with other texts, and drops the pieces.
  mutating func dropPieces(adding others: [[ProbedValues]] = []) {
    pieces = nil
    for values in others { for index in values.indices { probed[index].include(values[index]) } }
  }

  /// Keeps the findings about frames whose rows are all in this proof.
  mutating func keepFindings(_ isKept: (ViewID, LayoutAxis) -> Bool) {
    collapsings.removeAll { !isKept($0.place.view, $0.place.axis) }
    openings.removeAll { !isKept($0.view, $0.part.axis) }
  }

  private mutating func examine(
    _ part: ProofPart, _ layout: inout ParametricLayout, _ budget: inout ProofBudget, _ observe: () -> Void
  ) {
    var part = part
    let number = parts.count
    parts.append(part)
    var polygon = part.polygon
    var broken: [SizePolygon] = []
    guideBreaks.add(GuidedCell.breaks(over: part.polygon, layout))
    defer { noteKnownCollapses(layout, part, over: broken) }
    while true {
      guard budget.take(layout.rowCount + 1) else { return giveUp(polygon, part, &layout) }
      let known = common(over: polygon, part)?.isKnown ?? []
      guard let obstacle = layout.obstacle(among: polygon.corners, besides: known) else { break }
      switch obstacle {
      case .conflict(let room):
        if let beyond = polygon.part(beyond: room) {
          let region = part.region(beyond, in: cell).without(room)
          if !region.isEmpty { contradictions.append(Contradiction(room: room, region: region, part: number)) }
          broken.append(beyond)
        }
        // The remaining polygon may be a segment or a point.
        guard let rest = polygon.clipped(room) else { return }
        polygon = rest
      case .collapse(let view, let axis, let room):
        // Earlier contradictions used rows that differ where the mask has no room.
        contradictions.removeAll { $0.part == number }
        broken = []
        if let beyond = part.polygon.part(beyond: room) {
          var other = layout
          other.collapse(view, axis)
          let mask = MaskPlace(view: view, axis: axis)
          let isKnown = layout.isKnownByMasks(view, axis)
          let lack = isKnown ? nil : room
          if isKnown {
            knownMasks.insert(mask)
            let region = part.region(beyond, in: cell).without(room)
            collapsings.append(Collapsing(place: mask, room: room, region: region))
          } else {
            unknownMasks.insert(mask)
          }
          waiting.append((part.where(room.negated, beyond, mask, lack), other))
        }
        guard let rest = part.polygon.clipped(room) else {
          parts[number].clear()
          return
        }
        (polygon, part.polygon, parts[number].polygon) = (rest, rest, rest)
      }
      if part.region(polygon, in: cell).isEmpty { return }
    }
    // These masks run out of room because of implied rows, where the constraints are feasible.
    for (mask, room) in part.collapsed {
      let region = part.region(polygon, in: cell)
      collapsings.append(Collapsing(place: mask, room: room, region: region))
    }
    sweep(&layout, over: polygon, of: part, clauses(over: polygon, part, layout), &budget, observe)
  }

  /// The results that other parts of the cell share, if they apply to a polygon; else nil.
  private func common(over polygon: SizePolygon, _ part: ProofPart) -> CommonProof? {
    guard let common, common.applies(to: polygon, cell.part, part.masks) else { return nil }
    return common
  }

  /// True if a conflict is about a mask that runs out of room at some sizes, and not by masks alone: if a constraint was broken
  /// before, its rows may not be those of its part.
  func isUnsure(_ conflict: Conflict) -> Bool {
    !unknownMasks.isEmpty
      && conflict.members.contains { member in
        switch member.origin {
        case .maskSize(let view, let axis), .maskPosition(let view, let axis):
          unknownMasks.contains(MaskPlace(view: view, axis: axis))
        default: false
        }
      }
  }

  /// Notes the masks whose collapse is known from masks alone; where constraints contradict each other there is no sweep to find
  /// the others.
  private mutating func noteKnownCollapses(
    _ layout: ParametricLayout, _ part: ProofPart, over polygons: [SizePolygon]
  ) {
    for mask in layout.looseMasks where layout.isKnownByMasks(mask.view, mask.axis) {
      knownMasks.insert(mask.place)
    }
    for found in polygons.flatMap({ layout.knownCollapses(over: $0) }) {
      let region = part.only(found.region, in: cell)
      collapsings.append(Collapsing(place: found.place, room: found.room, region: region))
    }
  }

  /// True if it is known at each size of the cell whether a mask has room.
  func knowsAll(of view: ViewID, _ axis: LayoutAxis) -> Bool {
    let mask = MaskPlace(view: view, axis: axis)
    if knownMasks.contains(mask) { return !isCutShort }
    // The lengths of masks are not computed where a constraint is broken.
    return undecided.isEmpty && contradictions.isEmpty && !masksOfChoice.contains(mask)
  }

  /// Gives up the feasibility of the remaining polygon of a part.
  private mutating func giveUp(_ polygon: SizePolygon, _ part: ProofPart, _ layout: inout ParametricLayout) {
    undecided.append(Undecided(reason: .cases, views: layout.componentCount > 0 ? layout.views(of: 0) : []))
    var rest = part
    rest.polygon = polygon
    leaveOut(rest)
  }

  /// Marks a part and all waiting parts as unexamined.
  private mutating func leaveOut(_ part: ProofPart) {
    unexamined += ([part] + waiting.map { $0.part }).map { $0.region($0.polygon, in: cell) }.filter { !$0.isEmpty }
    waiting = []
  }

  /// The variables and sums that the sweep has to keep for the answers; nil if there are none.
  private func kept(
    _ asserted: AssertedClauses?, _ probed: ProbedCell?, _ traced: TracedCell?, _ guided: GuidedCell,
    _ texts: Set<VariableID>, _ layout: ParametricLayout
  ) -> KeptVariables? {
    var kept = KeptVariables(
      wanted: (asserted?.variables ?? []).union(probed?.variables ?? []).union(guided.variables).union(texts)
        .union(traced?.variables ?? []))
    if questions?.keepsFrames ?? false { kept.wanted.formUnion(layout.frameVariables) }
    if kept.wanted.isEmpty { return nil }
    kept.sums = asserted?.sums ?? AskedSums()
    guard let questions else { return kept }
    kept.suspects = layout.suspects(in: questions.program)
    for view in cell.part?.openTexts ?? [] { kept.suspects.formUnion(layout.variables(of: view)) }
    return kept
  }

  /// The widths of texts that depend on the texts' heights: whether a height is the one for its width is not known beforehand.
  private func coupledWidths(_ layout: ParametricLayout) -> Set<VariableID> {
    guard let part = cell.part, layout.textsAreCoupled, part.openTexts.isEmpty, !part.hasNoWidths else { return [] }
    return Set(layout.textViews.indices.compactMap { layout.textWidth($0) })
  }

  private mutating func noteUnsettled(
    _ widths: Set<VariableID>, _ pieces: RefinedPieces, _ layout: ParametricLayout, _ part: ProofPart,
    _ limit: Int
  ) {
    if widths.isEmpty { return }
    guard let lines = cell.part?.lines, let refined = pieces.refined(widths) else {
      undecided.append(Undecided(reason: .openWidths, views: layout.textViews))
      return
    }
    for piece in refined {
      for (text, view) in layout.textViews.enumerated() {
        guard let variable = layout.textWidth(text) else { continue }
        guard let width = piece.decided(variable),
          let steps = layout.steps(of: text, width, in: piece.polygon, limit: limit)
        else {
          undecided.append(Undecided(reason: .openWidths, views: [view]))
          continue
        }
        for step in steps where step.lines != lines[text] {
          let region = step.rooms.reduce(SizeRegion(step.polygon)) { $0.without($1) }
          let own = part.only(region, in: cell)
          if !own.isEmpty { unsettledTexts.append((view, own)) }
        }
      }
    }
  }

  /// The clauses to examine in a polygon of a part; nil if nothing is queried. They are made outside of the large frame of the sweep, which
  /// keeps the stack of proofs small.
  private func clauses(
    over polygon: SizePolygon, _ part: ProofPart, _ layout: ParametricLayout
  ) -> AssertedClauses? {
    common(over: polygon, part)?.clauses ?? questions.map { AssertedClauses($0, cell, layout) }
  }

  private mutating func sweep(
    _ layout: inout ParametricLayout, over polygon: SizePolygon, of part: ProofPart, _ clauses: AssertedClauses?,
    _ budget: inout ProofBudget, _ observe: () -> Void
  ) {
    let common = common(over: polygon, part)
    let probes = common?.probes ?? questions.map { ProbedCell($0, cell, layout) }
    let traces = common?.traces ?? questions.map { TracedCell($0, cell, layout) }
    let guided = GuidedCell(polygon, of: cell.polygon, layout)
    let texts = coupledWidths(layout)
    let keeping = common.map { $0.keeping } ?? kept(clauses, probes, traces, guided, texts, layout)
    var sweep = Sweep(
      layout.taken(), over: polygon, budget, keeping: keeping,
      known: common?.known(in: cell.part) ?? KnownPieces())
    sweep.run(observe)
    budget = sweep.budget
    undecided += sweep.undecidedComponents
    swap(&layout, &sweep.layout)
    var answers = Answers(clauses: clauses, probes: probes, traces: traces, guided: guided, texts: texts)
    conclude(sweep, &answers, layout, over: polygon, of: part, budget.limits)
  }

  /// The questions that the pieces of a sweep answer.
  private struct Answers {
    var clauses: AssertedClauses?
    var probes: ProbedCell?
    var traces: TracedCell?
    var guided: GuidedCell
    /// The widths of texts that depend on the texts' heights.
    var texts: Set<VariableID>
  }

  /// Records what the pieces of a sweep answer. A frame of its own keeps the stack of sweeps small.
  private mutating func conclude(
    _ sweep: Sweep, _ answers: inout Answers, _ layout: ParametricLayout, over polygon: SizePolygon,
    of part: ProofPart, _ limits: ProofLimits
  ) {
    let pieces = RefinedPieces(polygon, sweep.kept, limit: limits.refinedPieces)
    var asserted = answers.clauses.map { AssertedCell($0, cell, part, polygon, rowLimit: limits.clauseRows) }
    asserted?.examine(pieces, layout)
    answers.probes?.examine(pieces, &probed)
    answers.traces?.examine(pieces, layout, over: polygon, &traced) { part.region($0, in: cell) }
    guideBreaks.add(answers.guided.breaks(pieces))
    noteUnsettled(answers.texts, pieces, layout, part, limits.textParts)
    assertionFindings += asserted?.findings ?? []
    if questions?.keepsPieces ?? false {
      self.pieces = ProvedPieces(
        polygon: polygon, part: part, kept: sweep.kept, keeping: sweep.keeping, clauses: answers.clauses,
        probes: answers.probes, guided: answers.guided.variables)
    }
    if questions?.keepsFrames ?? false {
      frames.append(FoundFrames(sweep.kept, over: polygon, of: part, in: cell, layout))
    }
    pieceCount += sweep.pieceCount
    masksOfChoice.formUnion(sweep.masksOfChoice)
    let whole = part.region(polygon, in: cell)
    for (view, part) in layout.unmentionedParts {
      openings.append(Opening(view: view, part: part, region: whole))
    }
    var layout = layout
    note(sweep, layout.dependentsOfLines(of: cell.part?.openTexts ?? []), layout, part)
  }

  /// Notes the findings of a sweep. Those about `guessed` variables hold only with the assumed numbers of lines.
  private mutating func note(
    _ sweep: Sweep, _ guessed: Set<VariableID>, _ layout: ParametricLayout, _ part: ProofPart
  ) {
    var masks: Set<MaskPlace> = []
    if !guessed.isEmpty {
      masks = Set(layout.looseMasks.filter { guessed.contains($0.length) }.map { $0.place })
      masksOfChoice.formUnion(masks)
    }
    for found in sweep.collapsings where !masks.contains(found.place) {
      let region = part.only(found.region, in: cell)
      collapsings.append(Collapsing(place: found.place, room: found.room, region: region))
    }
    for opening in sweep.openings {
      let region = part.only(opening.region, in: cell)
      guard let (view, part) = layout.part(of: opening.variable), !region.isEmpty else { continue }
      if guessed.contains(opening.variable) {
        uncertain.append(region)
      } else {
        openings.append(Opening(view: view, part: part, region: region))
      }
    }
  }
}

extension CellProof {
  /// The corners of a part, each with a size of the part at most one point away along each axis.
  func corners(ofPart number: Int) -> [(corner: ExactSize, size: ExactSize)] {
    let part = parts[number]
    return part.polygon.corners.compactMap { corner in
      let near = [Rational.zero, .one, -.one].flatMap { width in
        [Rational.zero, .one, -.one].map { ExactSize(width: corner.width + width, height: corner.height + $0) }
      }
      return near.first { part.contains($0) && cell.contains($0) }.map { (corner: corner, size: $0) }
    }
  }

  /// The required rows of a part of the cell, which is a cell of `program`.
  func requiredSets(ofPart number: Int, _ program: LayoutProgram) -> RequiredSets {
    var layout = ParametricLayout(program, as: cell.environment, known: cell.guideSides).inPart(cell.part)
    for mask in parts[number].masks { layout.collapse(mask.view, mask.axis) }
    return RequiredSets(layout)
  }
}

extension ParametricLayout {
  /// True if the rows become those of a part of a cell by right sides alone.
  fileprivate func canMove(to part: TextPart?) -> Bool { part.map { !$0.hasNoWidths && linesAreRightSides } ?? true }

  /// Returns the rows and leaves none, so that a caller can pass them on without a copy.
  fileprivate mutating func taken() -> ParametricLayout {
    var result = ParametricLayout.empty
    swap(&result, &self)
    return result
  }

  private static let empty = ParametricLayout(SparseSimplex())

  /// The rows of a part of a cell, in which the texts have known numbers of lines.
  fileprivate func inPart(_ part: TextPart?) -> ParametricLayout {
    guard let part else { return self }
    var layout = part.hasNoWidths ? widthsAlone(at: part.polygon.innerSize(0)) : self
    layout.setLines(part.lines)
    return layout
  }

  /// The variables of components in which the heights of `texts` take part, and the widths if texts' heights affect these.
  fileprivate mutating func dependentsOfLines(of texts: [ViewID]) -> Set<VariableID> {
    if texts.isEmpty { return [] }
    let all = texts.flatMap { variables(of: $0) }
    let own = Set(textsAreCoupled ? all : all.filter { part(of: $0)?.part.axis == .vertical })
    var found = own
    for component in 0..<componentCount {
      let variables = variables(of: component)
      if !variables.isDisjoint(with: own) { found.formUnion(variables) }
    }
    return found
  }

  /// The variables of views that steps place or touch: numbers connected with them are not decided by constraints.
  func suspects(in program: LayoutProgram) -> Set<VariableID> {
    var found: Set<VariableID> = []
    let isPlacedBySteps = program.isPlacedBySteps
    for index in isPlacedBySteps.indices where isPlacedBySteps[index] { found.formUnion(variables(of: ViewID(index))) }
    for view in program.touchedBySteps { found.formUnion(variables(of: view)) }
    return found
  }
}
