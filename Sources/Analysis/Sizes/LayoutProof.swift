internal import LayCompiler
internal import LayRuntime

/// What a check knows about a layout over a range of sizes.
package enum Verdict: Hashable, Sendable {
  /// At every size no rules conflict and nothing is ambiguous.
  case proved
  /// At every size no rules conflict, and nothing that steps leave to rules is ambiguous; what steps do, which was seen at
  /// the sizes that were laid out.
  case rulesProved(steps: String)
  /// The same of the rules as they are without steps, which change what rules start from.
  case rulesProvedWithoutSteps(steps: String)
  /// Something is wrong at some size, which a diagnostic says.
  case refuted
  /// Nothing wrong was found, but not everything was looked at; why.
  case notDecided([String])
}

/// A layout over a range, in one direction and state: the proofs of its cells.
struct LayoutProof {
  let range: SizeRange
  let variant: Variant
  /// One for each cell; empty where the range falls into too many.
  private(set) var cells: [CellProof] = []
  private(set) var hasTooManyCells = false
  /// Views whose guides change sides at sizes that are not known.
  private(set) var unfollowedGuides: [ViewID] = []
  /// How much it looked at.
  private(set) var budget: ProofBudget
  /// The halves of the program where these were proved apart; then cells of the width come before those of the height.
  private var slices: SizeSlices?
  private var firstOfHeights = 0

  init(
    _ program: LayoutProgram, over range: SizeRange, _ environment: Environment, _ questions: Questions? = nil,
    limits: ProofLimits = ProofLimits(), observe: (_ part: Int, _ count: Int) -> Void = { _, _ in }
  ) {
    self.range = range
    variant = Variant(environment)
    budget = ProofBudget(limits)
    var guides = GuideBreaks()
    for _ in 0..<LayoutProof.guideRounds {
      prove(program, environment, questions, limits, guides, observe)
      var found = GuideBreaks()
      for cell in cells {
        found.add(cell.guideBreaks)
        // What contradicts itself may do so for the wrong sides only.
        for contradiction in cell.contradictions where cell.hasOtherGuides(at: contradiction.witness, program) {
          found.note(contradiction.room, of: .root)
        }
      }
      if found.widths.isSubset(of: guides.widths) && found.heights.isSubset(of: guides.heights) {
        giveUp(found)
        return
      }
      guides.add(found)
    }
    giveUp(guides)
  }

  /// Nothing is said of the cells whose guides could not be followed.
  private mutating func giveUp(_ breaks: GuideBreaks) {
    if breaks.isEmpty { return }
    for index in cells.indices where !cells[index].guideBreaks.isEmpty {
      let views = cells[index].guideBreaks.unknown
      unfollowedGuides += (views.isEmpty ? [.root] : views).filter { !unfollowedGuides.contains($0) }
      cells[index] = CellProof(givingUp: cells[index].cell)
    }
  }

  private mutating func prove(
    _ program: LayoutProgram, _ environment: Environment, _ questions: Questions?, _ limits: ProofLimits,
    _ guides: GuideBreaks, _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    budget = ProofBudget(limits)
    (self.cells, slices) = ([], nil)
    if prove(inSlices: program, environment, questions, limits, guides, observe) { return }
    let cells = sizeCells(
      program, from: range.lowest, to: range.highest, environment, limit: limits.cells, guides: guides)
    guard let cells else {
      hasTooManyCells = true
      return
    }
    prove(cells, of: program, questions, observe)
  }

  /// Proves what depends on the width apart from what depends on the height, where conditions split the range into many cells. Says
  /// whether that is so.
  private mutating func prove(
    inSlices program: LayoutProgram, _ environment: Environment, _ questions: Questions?, _ limits: ProofLimits,
    _ guides: GuideBreaks, _ observe: (_ part: Int, _ count: Int) -> Void
  ) -> Bool {
    let (lowest, highest) = (range.lowest, range.highest)
    guard guides.isEmpty, sizeCellCount(program, from: lowest, to: highest) >= limits.slicedCells,
      var halves = SizeSlices(program, environment, questions)
    else { return false }
    let cells = Axis.allCases.map { axis in
      sizeCells(program, from: lowest, to: highest, environment, limit: limits.cells, along: axis)
    }
    guard let widths = cells[0], let heights = cells[1], widths.count > 1, heights.count > 1 else { return false }
    for (axis, own) in [(Axis.horizontal, widths), (.vertical, heights)] {
      if axis == .vertical { firstOfHeights = self.cells.count }
      let before = self.cells.count
      prove(own, of: halves.program(of: axis), halves.questions(questions, of: axis), observe)
      for index in before..<self.cells.count {
        self.cells[index].keepFindings { halves.slice(of: $0, $1) == axis }
      }
    }
    slices = halves
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
        continue
      }
      let layout = ParametricLayout(program, as: cell.environment)
      let suspects = layout.hasTexts ? layout.suspects(in: program) : []
      for part in TextCells.parts(of: cell, layout, suspects: suspects, &budget) {
        self.cells.append(CellProof(part, layout, questions, &budget) { observe(index + 1, cells.count) })
      }
    }
  }

  /// Whether halves of the program were proved apart.
  var isSliced: Bool { slices != nil }

  /// The cell that says what is found at a size about the frame of a view along an axis, or about a constraint; `cell` where all cells
  /// say the same.
  func cell(at size: ExactSize, _ cell: Int, of subject: FindingSubject) -> Int {
    guard var slices else { return cell }
    let own = cells(ofSlice: slices.slice(of: subject))
    return own.contains(cell) ? cell : own.first { cells[$0].cell.contains(size) } ?? cell
  }

  /// The cells in which something about a constraint or a frame is found.
  func cells(of subject: FindingSubject) -> Range<Int> {
    guard var slices else { return cells.indices }
    return cells(ofSlice: slices.slice(of: subject))
  }

  private func cells(ofSlice slice: Axis) -> Range<Int> {
    slice == .horizontal ? 0..<firstOfHeights : firstOfHeights..<cells.count
  }

  /// What was not decided.
  var undecided: [Undecided] { cells.flatMap { $0.undecided } }

  /// How many components were not decided.
  var undecidedComponents: Int { cells.map { $0.undecidedComponents }.reduce(0, +) }

  /// Sizes to lay out so that everything that the proofs found is seen, with the cell of each.
  var witnesses: [(cell: Int, size: ExactSize)] {
    var found: [(cell: Int, size: ExactSize)] = []
    for (index, proof) in cells.enumerated() {
      var known: Set<ExactSize> = []
      func add(_ size: ExactSize) {
        if known.insert(size).inserted { found.append((index, size)) }
      }
      add(proof.cell.region.witness)
      for contradiction in proof.contradictions { add(contradiction.witness) }
      for collapsing in proof.collapsings { add(collapsing.witness) }
      for unsettled in proof.unsettledTexts { add(unsettled.region.witness) }
      var regions: Set<SizeRegion> = []
      for opening in proof.openings where regions.insert(opening.region).inserted { add(opening.region.witness) }
    }
    return found
  }
}

/// What something is found about.
enum FindingSubject {
  case constraint(ConstraintID)
  case frame(ViewID, Axis)
}

extension SizeSlices {
  fileprivate mutating func slice(of subject: FindingSubject) -> Axis {
    switch subject {
    case .constraint(let id): slice(of: id)
    case .frame(let view, let axis): slice(of: view, axis)
    }
  }
}

extension Conflict {
  /// The rows of the set contradict each other where this is below 0.
  var room: Affine {
    var room = Affine(.zero)
    for member in members { room.add(member.rightSide, times: member.multiplier) }
    return room
  }
}

extension CellProof {
  /// The sizes at which the rows of a conflict, which was seen at `size`, contradict each other; nil where nobody knows that of
  /// these rows.
  func region(of conflict: Conflict, seenAt size: ExactSize) -> SizeRegion? {
    guard let part = parts.first(where: { $0.contains(size) }), !isUnsure(conflict) else { return nil }
    let room = conflict.room
    guard room.sign(at: size) < 0, let beyond = part.polygon.part(beyond: room) else { return nil }
    return part.region(beyond, in: cell).without(room)
  }

  /// The number of the part that a size is in.
  func part(at size: ExactSize) -> Int? { parts.firstIndex { $0.contains(size) } }

  /// The sizes at which a mask runs out of room, and whether it has room at all others; none where that is for the choice of an
  /// open size to say.
  func collapses(of view: ViewID, _ axis: Axis) -> (regions: [SizeRegion], isAll: Bool) {
    let regions = collapsings.filter { $0.view == view && $0.axis == axis }.map { $0.region }
    return (regions, knowsAll(of: view, axis))
  }

  /// Sizes where rows contradict each other that none of `conflicts` is about, each of which was seen at a size.
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

  /// All of the cell.
  var wholeRegion: SizeRegion { cell.region }
}
