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
    /// The number of the part that it is in: its rows are those of that part.
    var part: Int
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
  /// The mask of a view along an axis.
  struct MaskPlace: Hashable, Sendable {
    var view: ViewID
    var axis: Axis
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
  /// The components of which nothing is known at some sizes, with these.
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
  /// Where nobody looked, because the cell fell into too many parts.
  private(set) var unexamined: [SizeRegion] = []
  /// Whether there are such sizes.
  var isCutShort: Bool { !unexamined.isEmpty }
  /// Where the same masks have run out of room.
  private(set) var parts: [ProofPart] = []
  /// Masks of which masks alone say up to the root whether they have room.
  private var knownMasks: Set<MaskPlace> = []
  /// Masks that run out of room at some sizes by rows that nobody wrote, but not by masks alone.
  private var unknownMasks: Set<MaskPlace> = []
  /// How many parts it fell into.
  private(set) var partCount = 0

  /// What is asked besides, about views of the program.
  private let questions: Questions?
  /// Of each probe, the values that it has where its condition holds.
  private(set) var probed: [ProbedValues] = []
  private var waiting: [(part: ProofPart, layout: ParametricLayout)] = []

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
    unexamined = [cell.region]
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
      unexamined = [cell.region]
      return
    }
    waiting = [(ProofPart(polygon: cell.polygon), layout.inPart(cell.part))]
    while let (part, layout) = waiting.popLast() {
      if partCount == budget.limits.parts {
        undecided.append(Undecided(reason: .parts, views: collapsings.last.map { [$0.view] } ?? []))
        leaveOut(part)
        break
      }
      partCount += 1
      examine(part, layout, &budget, observe)
    }
  }

  /// Keeps what was found about frames of which this proof has all rows.
  mutating func keepFindings(_ isKept: (ViewID, Axis) -> Bool) {
    collapsings.removeAll { !isKept($0.view, $0.axis) }
    openings.removeAll { !isKept($0.view, $0.part.axis) }
  }

  private mutating func examine(
    _ part: ProofPart, _ layout: ParametricLayout, _ budget: inout ProofBudget, _ observe: () -> Void
  ) {
    var (part, layout) = (part, layout)
    let number = parts.count
    parts.append(part)
    var polygon = part.polygon
    var broken: [SizePolygon] = []
    defer { noteKnownCollapses(layout, part, over: broken) }
    while true {
      guard budget.take(layout.rowCount + 1) else { return giveUp(polygon, part, &layout) }
      guard let obstacle = layout.obstacle(among: polygon.corners) else { break }
      switch obstacle {
      case .conflict(let room):
        if let beyond = polygon.part(beyond: room) {
          let region = part.region(beyond, in: cell).without(room)
          if !region.isEmpty { contradictions.append(Contradiction(room: room, region: region, part: number)) }
          broken.append(beyond)
        }
        // What is left may be a line, or one size.
        guard let rest = polygon.clipped(room) else { return }
        polygon = rest
      case .collapse(let view, let axis, let room):
        // What was found before is of rows that are others where the mask has no room.
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
            collapsings.append(
              Collapsing(view: view, axis: axis, room: room, region: part.region(beyond, in: cell).without(room)))
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
    // Where rules hold, masks have run out of room that rows nobody wrote leave none.
    for (mask, room) in part.collapsed {
      let region = part.region(polygon, in: cell)
      collapsings.append(Collapsing(view: mask.view, axis: mask.axis, room: room, region: region))
    }
    sweep(layout, over: polygon, of: part, &budget, observe)
  }

  /// Whether a conflict is about a mask that runs out of room at some sizes and not by masks alone: where a rule was broken before,
  /// it may have rows that are not those of its part.
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

  /// Where rules contradict each other nothing is swept, and some masks are known all the same.
  private mutating func noteKnownCollapses(
    _ layout: ParametricLayout, _ part: ProofPart, over polygons: [SizePolygon]
  ) {
    for mask in layout.looseMasks where layout.isKnownByMasks(mask.view, mask.axis) {
      knownMasks.insert(MaskPlace(view: mask.view, axis: mask.axis))
    }
    for found in polygons.flatMap({ layout.knownCollapses(over: $0) }) {
      let region = part.only(found.region, in: cell)
      collapsings.append(Collapsing(view: found.view, axis: found.axis, room: found.room, region: region))
    }
  }

  /// Whether it is known of a mask everywhere in the cell whether it has room.
  func knowsAll(of view: ViewID, _ axis: Axis) -> Bool {
    if knownMasks.contains(MaskPlace(view: view, axis: axis)) { return !isCutShort }
    // What masks come to where a rule is broken, nobody looked.
    return undecided.isEmpty && contradictions.isEmpty
  }

  /// Nobody looks whether rules hold in what is left of the cell.
  private mutating func giveUp(_ polygon: SizePolygon, _ part: ProofPart, _ layout: inout ParametricLayout) {
    undecided.append(Undecided(reason: .cases, views: layout.componentCount > 0 ? layout.views(of: 0) : []))
    var rest = part
    rest.polygon = polygon
    leaveOut(rest)
  }

  /// Leaves out a part, and what waits.
  private mutating func leaveOut(_ part: ProofPart) {
    unexamined += ([part] + waiting.map { $0.part }).map { $0.region($0.polygon, in: cell) }.filter { !$0.isEmpty }
    waiting = []
  }

  /// What the sweep has to keep for the answers.
  private func kept(
    _ asserted: AssertedCell?, _ probed: ProbedCell?, _ guided: GuidedCell, _ texts: Set<VariableID>,
    _ layout: ParametricLayout
  ) -> KeptVariables? {
    var kept = KeptVariables(
      wanted: (asserted?.variables ?? []).union(probed?.variables ?? []).union(guided.variables).union(texts))
    if kept.wanted.isEmpty { return nil }
    kept.sums = asserted?.sums ?? AskedSums()
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
        guard !piece.undecided.contains(variable), let width = piece.values[variable],
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

  private mutating func sweep(
    _ layout: ParametricLayout, over polygon: SizePolygon, of part: ProofPart, _ budget: inout ProofBudget,
    _ observe: () -> Void
  ) {
    var asserted = questions.map {
      AssertedCell($0, cell, part, polygon, layout, rowLimit: budget.limits.clauseRows)
    }
    let probes = questions.map { ProbedCell($0, cell, layout) }
    let guided = GuidedCell(polygon, layout)
    let texts = coupledWidths(layout)
    var sweep = Sweep(layout, over: polygon, budget, keeping: kept(asserted, probes, guided, texts, layout))
    sweep.run(observe)
    budget = sweep.budget
    let pieces = RefinedPieces(polygon, sweep.kept, limit: budget.limits.refinedPieces)
    asserted?.examine(pieces, layout)
    probes?.examine(pieces, &probed)
    guideBreaks.add(guided.breaks(pieces))
    noteUnsettled(texts, pieces, layout, part, budget.limits.textParts)
    assertionFindings += asserted?.findings ?? []
    undecided += sweep.undecidedComponents
    pieceCount += sweep.pieceCount
    collapsings += sweep.collapsings.map { found in
      Collapsing(view: found.view, axis: found.axis, room: found.room, region: part.only(found.region, in: cell))
    }
    let whole = part.region(polygon, in: cell)
    for (view, part) in layout.unmentionedParts {
      openings.append(Opening(view: view, part: part, region: whole))
    }
    for opening in sweep.openings {
      let region = part.only(opening.region, in: cell)
      guard let (view, part) = layout.part(of: opening.variable), !region.isEmpty else { continue }
      openings.append(Opening(view: view, part: part, region: region))
    }
  }
}

/// Sizes of a cell at which the same masks have run out of room.
struct ProofPart: Sendable {
  var polygon: SizePolygon
  /// The part is where none of these is 0: there the masks still have room.
  private(set) var rooms: [Affine] = []
  /// The masks without room.
  private(set) var masks: [CellProof.MaskPlace] = []
  /// Those of which masks alone do not say that, and what they lack.
  private(set) var collapsed: [(mask: CellProof.MaskPlace, room: Affine)] = []
  /// Whether no size is left in it.
  private(set) var isEmpty = false

  init(polygon: SizePolygon) { self.polygon = polygon }

  /// The sizes of it that lie in `polygon`, where `room` is above 0.
  fileprivate func `where`(
    _ room: Affine, _ polygon: SizePolygon, _ mask: CellProof.MaskPlace, _ lack: Affine?
  ) -> ProofPart {
    var result = self
    result.masks.append(mask)
    if let lack { result.collapsed.append((mask, lack)) }
    result.polygon = polygon
    result.rooms.append(room)
    return result
  }

  fileprivate mutating func clear() { isEmpty = true }

  /// What of it is in a polygon, without the edges that belong to others.
  func region(_ polygon: SizePolygon, in cell: SizeCell) -> SizeRegion { only(SizeRegion(polygon), in: cell) }

  /// What of a region is in it, without the edges that belong to others.
  func only(_ region: SizeRegion, in cell: SizeCell) -> SizeRegion {
    rooms.reduce(region.within(cell)) { $0.above($1) }
  }

  func contains(_ size: ExactSize) -> Bool {
    !isEmpty && polygon.contains(size) && rooms.allSatisfy { $0.sign(at: size) > 0 }
  }
}

extension CellProof {
  /// The corners of a part, each with a size of the part there or a point away.
  func corners(ofPart number: Int) -> [(corner: ExactSize, size: ExactSize)] {
    let part = parts[number]
    return part.polygon.corners.compactMap { corner in
      let near = [Rational.zero, .one, -.one].flatMap { width in
        [Rational.zero, .one, -.one].map { ExactSize(width: corner.width + width, height: corner.height + $0) }
      }
      return near.first { part.contains($0) && cell.contains($0) }.map { (corner: corner, size: $0) }
    }
  }

  /// The required rows of a part of the cell, which is of `program`.
  func requiredSets(ofPart number: Int, _ program: LayoutProgram) -> RequiredSets {
    var layout = ParametricLayout(program, as: cell.environment).inPart(cell.part)
    for mask in parts[number].masks { layout.collapse(mask.view, mask.axis) }
    return RequiredSets(layout)
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
