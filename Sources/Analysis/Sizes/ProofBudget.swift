internal import LayRuntime

/// How much is looked at of a layout before something is given up.
struct ProofLimits: Sendable {
  /// The most cells that a range is split into.
  var cells = sizeCellLimit
  /// From how many cells on a range is taken apart in what depends on the width and what depends on the height.
  var slicedCells = SizeSlices.leastCells
  /// The most parts that a cell is split into.
  var parts = CellProof.partLimit
  /// The most parts that texts of several lines split a cell into.
  var textParts = TextCells.limit
  /// The most rows that are looked at.
  var rows = Sweep.rowLimit
  /// The most rows of a component of which frames decide what is open.
  var tiedRows = Sweep.tiedRowLimit
  /// The most pieces that are looked at for one clause of an assertion.
  var refinedPieces = RefinedPieces.limit
  /// The most rows that are asked, for each part of a cell, about assertions with ambiguous numbers.
  var clauseRows = AssertedCell.rowLimit
  /// The most views of a layout that is asked for what is right but seldom meant.
  var suspectedViews = Suspicions.viewLimit
  /// How much is looked at to see whether rules follow from others.
  var implied = ImpliedRows.Limits()
  /// The most cases of conditions in which that is asked.
  var impliedCases = ImpliedRules.caseLimit
  /// The most changes that are tried for what nothing decides.
  var trials = AdditionTrials.trialLimit
  /// The most conflicts of a layout that changes are tried for.
  var repairedConflicts = RepairSearch.conflictLimit
  /// What all trials of changes that may repair conflicts look at.
  var repairs = RepairSearch.effortLimit
  /// The most subviews that are looked at for what a view may end with.
  var inside = AdditionTrials.insideLimit
  /// The most rows that are asked for all sizes at which reported sets contradict each other.
  var setRegions = SetRegions.effortLimit
  /// The most rows of which corners are asked whether there are contradictions that no other size showed.
  var cornerRows = LayoutExamination.cornerRowLimit
  /// The most sizes of a cell that are laid out for contradictions that no other size showed.
  var rest = LayoutExamination.restLimit
}

/// What of its limits a proof has left. All cells of a layout share one, so that many small ones take no longer than a large one.
struct ProofBudget: Sendable {
  let limits: ProofLimits
  /// How many rows were looked at.
  private(set) var rows = 0

  init(_ limits: ProofLimits = ProofLimits()) { self.limits = limits }

  /// Whether as many rows may be looked at.
  mutating func take(_ count: Int) -> Bool {
    guard rows <= limits.rows else { return false }
    rows += count
    return rows <= limits.rows
  }

  /// Counts as many rows again and again where the numbers that came of them are long: one with ten times the words takes a hundred
  /// times as long.
  mutating func charge(_ count: Int, forLengthOf numbers: [Affine]) {
    let words = numbers.reduce(0) { max($0, $1.constant.wordCount, $1.width.wordCount, $1.height.wordCount) }
    rows += count * (Rational.effort(ofWords: words) - 1)
  }

  /// How many rows may still be looked at; what is taken from it counts.
  var rest: Int {
    get { limits.rows - rows }
    set { rows = limits.rows - newValue }
  }
}

/// Something that a proof gave up.
struct Undecided: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// More rows would have to be looked at than are.
    case cases
    /// Masks that run out of room split a cell into too many parts.
    case parts
    /// Frames decide what is open, among too many rows.
    case frames
    /// Texts take different numbers of lines at too many sizes.
    case lines
    /// How wide a text is depends on what nothing decides, or on what contradicts itself, so nobody knows its lines.
    case openWidths
  }
  var reason: Reason
  /// Of a component, its views in order; of parts, the view whose mask ran out of room last.
  var views: [ViewID]
}
