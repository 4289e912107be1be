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
    self.cells = []
    let cells = sizeCells(
      program, from: range.lowest, to: range.highest, environment, limit: limits.cells, guides: guides)
    guard let cells else {
      hasTooManyCells = true
      return
    }
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

extension Conflict {
  /// The rows of the set contradict each other where this is below 0.
  var room: Affine {
    var room = Affine(.zero)
    for member in members { room.add(member.rightSide, times: member.multiplier) }
    return room
  }
}

extension CellProof {
  /// The sizes at which the rows of a conflict contradict each other; nil if that is at none inside.
  func region(of conflict: Conflict) -> SizeRegion? {
    let room = conflict.room
    if room.isConstant { return wholeRegion }
    guard let beyond = cell.polygon.part(beyond: room) else { return nil }
    return SizeRegion(beyond).without(room).within(cell)
  }

  /// The sizes at which a mask runs out of room; none where that is for the choice of an open size to say.
  func regions(ofCollapse view: ViewID, _ axis: Axis) -> [SizeRegion] {
    collapsings.filter { $0.view == view && $0.axis == axis }.map { $0.region }
  }

  /// Sizes where rows contradict each other that none of `conflicts` is about.
  func uncoveredWitness(_ conflicts: [Conflict]) -> ExactSize? {
    var polygon = cell.polygon
    for conflict in conflicts {
      guard let rest = polygon.clipped(conflict.room) else { return nil }
      polygon = rest
    }
    if polygon.dimension < cell.polygon.dimension { return nil }
    for contradiction in contradictions {
      guard let beyond = polygon.part(beyond: contradiction.room) else { continue }
      var rest = contradiction
      rest.region = SizeRegion(beyond).without(contradiction.room).within(cell)
      if !rest.region.isEmpty { return rest.witness }
    }
    return nil
  }

  /// All of the cell.
  var wholeRegion: SizeRegion { cell.region }
}
