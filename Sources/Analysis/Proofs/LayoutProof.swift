internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The verdict of a check about a layout over a range of sizes.
package enum Verdict: Hashable, Sendable {
  /// No constraints conflict and no number is ambiguous at any size.
  case proved
  /// No constraints conflict and no number that steps leave to constraints is ambiguous at any size. `steps` describes what was
  /// checked of the steps, at the sizes that were laid out.
  case rulesProved(steps: String)
  /// The same for the constraints without the steps, which change the constants that constraints start from.
  case rulesProvedWithoutSteps(steps: String)
  /// A diagnostic reports a problem at some size.
  case refuted
  /// No problem was found, but not everything was examined; the reasons.
  case notDecided([String])
}

/// The proofs of a layout's cells over a range, in one direction, state and language, and at one text size.
struct LayoutProof {
  let range: SizeRange
  var variant: Variant
  /// The proofs of the cells; empty if the range falls into too many.
  private(set) var cells: [CellProof] = []
  private(set) var hasTooManyCells = false
  /// Views with guides that change sides at unknown sizes.
  private(set) var unfollowedGuides: [ViewID] = []
  /// The texts of several lines whose heights were not compared with their contents everywhere, since they would be too many.
  private(set) var skippedHeights: Set<ViewID> = []
  /// The budget, with the number of rows that were examined.
  private(set) var budget: ProofBudget
  /// The two halves of the program if they were proved separately; the cells of the width then precede those of the height.
  private var slices: SizeSlices?
  /// True if layouts find what proofs do not: the effects of steps, and guides that do not settle.
  private let needsLayouts: Bool
  private var firstOfHeights = 0
  /// The active sides of guides at the size of a range that has only one, if a layout was made there.
  private let knownSides: [UInt8]?
  /// True if the rows from right to left are compared with those of the proof, which is from left to right.
  private let comparesMirror: Bool
  /// The mirror image that the other direction is in every cell; nil if that was not compared, or if it is none.
  private(set) var mirrorImage: MirrorImage?
  /// True if the proof is the mirror image of another one, whose rows say the same.
  var isImage = false
  /// The languages in which the results are compared; nil for none.
  private var otherTexts: TextRowChanges?
  /// The translations in which the results of all cells so far hold.
  private var heldTexts: [UInt16] = []
  /// True if all cells so far have a mirror image.
  private var hasMirrorImages = false

  init(
    _ program: LayoutProgram, over range: SizeRange, _ environment: LayoutEnvironment, _ questions: Questions? = nil,
    limits: ProofLimits = ProofLimits(), known sides: [UInt8]? = nil, comparesMirror: Bool = false,
    comparing texts: TextRowChanges? = nil, observe: (_ part: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    self.range = range
    (knownSides, self.comparesMirror, otherTexts) = (sides, comparesMirror, texts)
    variant = Variant(environment)
    budget = ProofBudget(limits)
    needsLayouts = !program.steps.isEmpty || program.hasGuides
    defer {
      if comparesMirror && mirrorImage == nil { texts?.leaveOutMirrors() }
      texts?.keep(hasTooManyCells || !unfollowedGuides.isEmpty ? [] : heldTexts)
      otherTexts = nil
    }
    var guides = GuideBreaks()
    let sides = SidesBySize(program, environment, known: sides.map { [range.lowest: $0] } ?? [:])
    for _ in 0..<LayoutProof.guideRounds {
      prove(program, environment, questions, limits, guides, sides, observe)
      var found = GuideBreaks()
      for cell in cells {
        found.add(cell.guideBreaks)
        // A contradiction may be due to the wrong sides of guides.
        for contradiction in cell.contradictions where cell.hasOtherGuides(at: contradiction.witness, sides) {
          found.note(contradiction.room, of: .root)
        }
      }
      if found.widths.isSubset(of: guides.widths) && found.heights.isSubset(of: guides.heights) {
        giveUp(program, sides)
        return
      }
      guides.add(found)
    }
    giveUp(program, sides)
  }

  /// Creates the proof of a range that is one cell, without examining it.
  init(
    _ range: SizeRange, _ variant: Variant, _ cell: CellProof, of program: LayoutProgram, _ limits: ProofLimits
  ) {
    (self.range, self.variant, cells) = (range, variant, [cell])
    (knownSides, comparesMirror, otherTexts) = (nil, false, nil)
    budget = ProofBudget(limits)
    _ = budget.take(program.views.count + program.constraints.count)
    needsLayouts = !program.steps.isEmpty || program.hasGuides
  }

  /// Gives up the cells whose guides could not be followed.
  private mutating func giveUp(_ program: LayoutProgram, _ sides: SidesBySize) {
    if !program.hasGuides { return }
    for index in cells.indices { cells[index].doubtContradictions(program, sides) }
    for index in cells.indices where !cells[index].guideBreaks.isEmpty {
      let views = cells[index].guideBreaks.unknown
      unfollowedGuides += (views.isEmpty ? [.root] : views).filter { !unfollowedGuides.contains($0) }
      cells[index] = CellProof(givingUp: cells[index].cell)
    }
  }

  private mutating func prove(
    _ program: LayoutProgram, _ environment: LayoutEnvironment, _ questions: Questions?, _ limits: ProofLimits,
    _ guides: GuideBreaks, _ sides: SidesBySize, _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    budget = ProofBudget(limits)
    (self.cells, slices, skippedHeights) = ([], nil, [])
    (mirrorImage, hasMirrorImages) = (nil, comparesMirror)
    heldTexts = otherTexts?.held ?? []
    if prove(inSlices: program, environment, questions, limits, guides, observe) { return }
    let cells = sizeCells(
      program, from: range.lowest, to: range.highest, environment, limit: limits.cells, guides: guides,
      known: knownSides, sides: sides)
    guard let cells else {
      hasTooManyCells = true
      return
    }
    prove(cells, of: program, questions, observe)
  }

  /// Proves what depends on the width separately from what depends on the height, if conditions split the range into many cells.
  /// Returns false if the program was not sliced.
  private mutating func prove(
    inSlices program: LayoutProgram, _ environment: LayoutEnvironment, _ questions: Questions?, _ limits: ProofLimits,
    _ guides: GuideBreaks, _ observe: (_ part: Int, _ count: Int) -> Void
  ) -> Bool {
    let (lowest, highest) = (range.lowest, range.highest)
    guard guides.isEmpty, sizeCellCount(program, from: lowest, to: highest) >= limits.slicedCells,
      var halves = SizeSlices(program, environment, questions)
    else { return false }
    let cells = LayoutAxis.allCases.map { axis in
      sizeCells(program, from: lowest, to: highest, environment, limit: limits.cells, along: axis)
    }
    guard let widths = cells[0], let heights = cells[1], widths.count > 1, heights.count > 1 else { return false }
    for (axis, own) in [(LayoutAxis.horizontal, widths), (.vertical, heights)] {
      if axis == .vertical { firstOfHeights = self.cells.count }
      let before = self.cells.count
      prove(own, of: halves.program(of: axis), halves.questions(questions, of: axis), observe)
      for index in before..<self.cells.count {
        self.cells[index].keepFindings { halves.slice(of: $0, $1) == axis }
      }
    }
    slices = halves
    heldTexts = []
    return true
  }

  private mutating func prove(
    _ cells: [SizeCell], of program: LayoutProgram, _ questions: Questions?,
    _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    for (index, cell) in cells.enumerated() {
      observe(index + 1, cells.count)
      guard budget.take(program.views.count) else {
        self.cells.append(CellProof(givingUp: cell))
        heldTexts = []
        continue
      }
      prove(cell, of: program, questions) { observe(index + 1, cells.count) }
    }
  }

  /// Proves the parts of a cell in which texts have the same numbers of lines.
  private mutating func prove(
    _ cell: SizeCell, of program: LayoutProgram, _ questions: Questions?, _ observe: () -> Void
  ) {
    var layout = ParametricLayout(program, as: cell.environment, known: cell.guideSides)
    compareMirror(layout, program, cell)
    let suspects = layout.hasTexts ? layout.suspects(in: program) : []
    let texts = TextCells(cell, layout, suspects: suspects, &budget)
    let asked = questions
    let questions = settled(asked, in: cell, texts, layout, suspects)
    let first = cells.count
    for decidesFailures in [true, false] {
      let common = CommonProof(
        cell, texts, layout, questions, suspects, decidesFailures: decidesFailures, &budget)
      for part in texts.cells(changing: common?.changingTexts) {
        cells.append(CellProof(part, &layout, questions, common, &budget, observe))
      }
      let failures = common?.failures ?? []
      if failures.isEmpty { return compareTexts(first, cell, layout, asked, common) }
      // Assertions are open where constraints contradict each other, so the parts decide how far they fail.
      if cells[first...].allSatisfy({ $0.contradictions.isEmpty && !$0.isCutShort }) {
        add(failures, from: first)
        return compareTexts(first, cell, layout, asked, common)
      }
      cells.removeSubrange(first...)
    }
  }

  /// Compares the results of a cell, whose parts are the cells from `first` on, in other languages.
  private mutating func compareTexts(
    _ first: Int, _ cell: SizeCell, _ layout: ParametricLayout, _ questions: Questions?, _ common: CommonProof?
  ) {
    guard let otherTexts else { return }
    var probed: [[ProbedValues]] = []
    defer { for index in cells[first...].indices { cells[index].dropPieces(adding: probed) } }
    guard !heldTexts.isEmpty, let questions else { return heldTexts = [] }
    let limits = budget.limits
    let whole = layout.hasTexts ? nil : HeldTexts(cells[first], questions, limits)
    let parts =
      layout.hasTexts ? HeldParts(cells[first...], common, cell, questions, skipping: skippedHeights) : nil
    if whole == nil && parts == nil { return heldTexts = [] }
    heldTexts = heldTexts.filter { translation in
      var own = otherTexts.budget(of: translation, or: ProofBudget(limits))
      defer { otherTexts.set(own, of: translation) }
      guard let changed = otherTexts.cell(cell, with: translation, layout, &own) else { return false }
      let values =
        switch changed.results {
        case .moved(let moved): whole?.probed(with: changed.change, moved)
        case .parts(let all): parts?.probed(with: changed.change, changed.texts, all, &own)
        }
      guard let values else { return false }
      probed.append(values)
      if let mirrorImage { otherTexts.compareMirror(changed, of: cell, with: translation, mirrorImage) }
      return true
    }
  }

  /// Compares the rows of a cell from right to left with those from left to right, unless another cell had no mirror image.
  private mutating func compareMirror(_ layout: ParametricLayout, _ program: LayoutProgram, _ cell: SizeCell) {
    if !hasMirrorImages { return }
    guard var image = layout.mirrorImage(program, in: cell.environment) else {
      (mirrorImage, hasMirrorImages) = (nil, false)
      return
    }
    if let mirrorImage { image.join(mirrorImage) }
    mirrorImage = image
  }

  /// The questions without those about heights of texts that are settled, or that would be too many. A frame of its own keeps the stack of
  /// proofs small.
  private mutating func settled(
    _ questions: Questions?, in cell: SizeCell, _ texts: TextCells, _ layout: ParametricLayout,
    _ suspects: Set<VariableID>
  ) -> Questions? {
    guard let questions, layout.hasTexts else { return questions }
    let settled = SettledHeights(cell, texts, layout, questions, suspects, &budget)
    skippedHeights.formUnion(settled.skipped)
    return settled.questions
  }

  /// Makes the proofs of all cells those of the other direction, in which the rows are mirror images.
  mutating func turnCells(to direction: InterfaceDirection) {
    for index in cells.indices { cells[index].turn(to: direction) }
  }

  /// Makes the proofs of all cells those of the texts of a translation.
  mutating func setTexts(of translation: UInt16) {
    for index in cells.indices { cells[index].setTexts(of: translation) }
  }

  /// Adds findings about assertions to the cells that contain their witnesses, from one on.
  private mutating func add(_ findings: [AssertionFinding], from first: Int) {
    for finding in findings {
      let witness = finding.witness
      let own = cells[first...].firstIndex { $0.cell.contains(witness) } ?? first
      cells[own].add([finding])
    }
  }

  /// True if no constraints contradict each other, and nothing was given up.
  var isSound: Bool { !hasTooManyCells && cells.allSatisfy { $0.contradictions.isEmpty && !$0.isCutShort } }

  /// True if the two halves of the program were proved separately.
  var isSliced: Bool { slices != nil }

  /// The index of the cell that decides a finding about a frame or a constraint at a size; `cell` if the proof is not sliced.
  func cell(at size: ExactSize, _ cell: Int, of subject: FindingSubject) -> Int {
    guard var slices else { return cell }
    let own = cells(ofSlice: slices.slice(of: subject))
    return own.contains(cell) ? cell : own.first { cells[$0].cell.contains(size) } ?? cell
  }

  /// The cell of the other half in which a contradiction at a size, decided in `cell`, is found too; nil if there is none.
  func otherCell(at size: ExactSize, _ cell: Int, of subject: FindingSubject) -> Int? {
    guard var slices, slices.isShared(subject) else { return nil }
    return cells(ofSlice: cell < firstOfHeights ? .vertical : .horizontal).first { cells[$0].cell.contains(size) }
  }

  /// The cells in which findings about a constraint or a frame arise.
  func cells(of subject: FindingSubject) -> Range<Int> {
    guard var slices else { return cells.indices }
    return cells(ofSlice: slices.slice(of: subject))
  }

  private func cells(ofSlice slice: LayoutAxis) -> Range<Int> {
    slice == .horizontal ? 0..<firstOfHeights : firstOfHeights..<cells.count
  }

  /// The undecided components and parts of all cells.
  var undecided: [Undecided] { cells.flatMap { $0.undecided } }

  /// The number of undecided components.
  var undecidedComponents: Int { cells.map { $0.undecidedComponents }.reduce(0, +) }

  /// True if there is nothing to see in layouts: no findings, and no effects that proofs do not follow.
  var isQuiet: Bool { !needsLayouts && !hasTooManyCells && cells.allSatisfy { !$0.hasFindings } }

  /// True if a cell differs from the one before it in numbers of lines alone.
  private func isLikeTheLast(_ index: Int) -> Bool {
    if index == 0 || needsLayouts { return false }
    let (last, own) = (cells[index - 1].cell, cells[index].cell)
    return own.part != nil && last.part != nil && last.environment == own.environment
  }

  /// The sizes to lay out so that each finding of the proofs occurs at one, with the cell of each.
  var witnesses: [(cell: Int, size: ExactSize)] {
    var found: [(cell: Int, size: ExactSize)] = []
    for (index, proof) in cells.enumerated() {
      var known: Set<ExactSize> = []
      func add(_ size: ExactSize) {
        if known.insert(size).inserted { found.append((index, size)) }
      }
      if !isLikeTheLast(index) || proof.hasFindings { add(proof.cell.region.witness) }
      for contradiction in proof.contradictions { add(contradiction.witness) }
      for collapsing in proof.collapsings { add(collapsing.witness) }
      for unsettled in proof.unsettledTexts { add(unsettled.region.witness) }
      var regions: Set<SizeRegion> = []
      for opening in proof.openings where regions.insert(opening.region).inserted { add(opening.region.witness) }
      for region in proof.uncertain where regions.insert(region).inserted { add(region.witness) }
    }
    return found
  }
}

extension [LayoutProof] {
  /// True if all proofs have the same text sizes.
  var areOfOneTextSize: Bool { allSatisfy { $0.variant.textSizes == first?.variant.textSizes } }

  /// True if all proofs are about the same languages.
  var areOfOneLanguage: Bool { allSatisfy { $0.variant.languages == first?.variant.languages } }

  /// The text sizes of all proofs.
  var textSizes: TextSizeSet {
    reduce(into: TextSizeSet([])) { $0.formUnion($1.variant.textSizes) }
  }
}

/// The constraint or frame that a finding is about.
enum FindingSubject {
  case constraint(ConstraintID)
  case frame(ViewID, LayoutAxis)
}

extension SizeSlices {
  fileprivate mutating func slice(of subject: FindingSubject) -> LayoutAxis {
    switch subject {
    case .constraint(let id): slice(of: id)
    case .frame(let view, let axis): slice(of: view, axis)
    }
  }

  fileprivate mutating func isShared(_ subject: FindingSubject) -> Bool {
    switch subject {
    case .constraint(let id): isShared(id)
    case .frame(let view, let axis): isShared(view, axis)
    }
  }
}

extension Conflict {
  /// The room of the set: its rows contradict each other where it is below 0.
  var room: Affine {
    var room = Affine(.zero)
    for member in members { room.add(member.rightSide, times: member.multiplier) }
    return room
  }

  /// The first constraint; if it has none, a frame that it is about.
  var subject: FindingSubject {
    for member in members {
      if case .constraint(let id) = member.origin { return .constraint(id) }
    }
    for member in members {
      switch member.origin {
      case .hugging(let view, let axis), .compression(let view, let axis), .maskPosition(let view, let axis),
        .maskSize(let view, let axis), .nonNegative(let view, let axis), .step(let view, let axis),
        .contentOrigin(let view, let axis):
        return .frame(view, axis)
      case .constraint, .arrangement: continue
      }
    }
    return .frame(.root, .horizontal)
  }
}

extension CellProof {
  /// The sizes at which the rows of a conflict, which was seen at `size`, contradict each other; nil if that is not known for
  /// these rows.
  func region(of conflict: Conflict, seenAt size: ExactSize) -> SizeRegion? {
    guard let part = parts.first(where: { $0.contains(size) }), !isUnsure(conflict) else { return nil }
    let room = conflict.room
    guard room.sign(at: size) < 0, let beyond = part.polygon.part(beyond: room) else { return nil }
    return part.region(beyond, in: cell).without(room)
  }

  /// The index of the part that contains a size; nil if no part does.
  func part(at size: ExactSize) -> Int? { parts.firstIndex { $0.contains(size) } }

  /// The known sizes at which a mask runs out of room. There are none if the choice of an ambiguous size decides that.
  func collapses(of view: ViewID, _ axis: LayoutAxis) -> [SizeRegion] {
    let place = MaskPlace(view: view, axis: axis)
    return collapsings.filter { $0.place == place }.map { $0.region }
  }

  /// The contradictions at sizes that none of `conflicts` covers, each of which was seen at a size.
  func uncovered(_ conflicts: [(conflict: Conflict, size: ExactSize)]) -> [Contradiction] {
    var found: [Contradiction] = []
    for (number, part) in parts.enumerated() {
      let own = contradictions.filter { $0.part == number }
      if own.isEmpty { continue }
      var polygon: SizePolygon? = part.polygon
      for (conflict, size) in conflicts where part.contains(size) && !isUnsure(conflict) {
        polygon = polygon?.clipped(conflict.room)
      }
      guard let polygon else { continue }
      for contradiction in own {
        guard let beyond = polygon.part(beyond: contradiction.room) else { continue }
        var rest = contradiction
        rest.region = part.region(beyond, in: cell).without(contradiction.room)
        if !rest.region.isEmpty { found.append(rest) }
      }
    }
    return found
  }

  /// The whole region of the cell.
  var wholeRegion: SizeRegion { cell.region }
}
