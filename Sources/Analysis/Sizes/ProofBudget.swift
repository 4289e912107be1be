internal import LayRuntime

/// The limits of a proof's effort, beyond which it gives up.
struct ProofLimits: Sendable {
  /// The maximum number of cells that a range is split into.
  var cells = sizeCellLimit
  /// The number of cells from which a range is proved in two halves, one for the width and one for the height.
  var slicedCells = SizeSlices.leastCells
  /// The maximum number of parts that a cell is split into.
  var parts = CellProof.partLimit
  /// The maximum number of parts that texts of several lines split a cell into.
  var textParts = TextCells.limit
  /// The maximum number of rows that are examined.
  var rows = Sweep.rowLimit
  /// The maximum number of rows of a component in which frames decide ambiguous numbers.
  var tiedRows = Sweep.tiedRowLimit
  /// The maximum number of pieces that are examined for one clause of an assertion.
  var refinedPieces = RefinedPieces.limit
  /// The maximum number of rows that are examined, for each part of a cell, about assertions with ambiguous numbers.
  var clauseRows = AssertedCell.rowLimit
  /// The maximum number of views of a layout that lint checks examine.
  var suspectedViews = Suspicions.viewLimit
  /// The limits of the search for implied constraints.
  var implied = ImpliedRows.Limits()
  /// The maximum number of cases of conditions in which implied constraints are searched for.
  var impliedCases = ImpliedRules.caseLimit
  /// The maximum number of changes that are tried for ambiguous numbers.
  var trials = AdditionTrials.trialLimit
  /// The maximum number of conflicts of a layout for which fixes are tried.
  var repairedConflicts = RepairSearch.conflictLimit
  /// The effort of all trials of fixes for conflicts.
  var repairs = RepairSearch.effortLimit
  /// The maximum number of subviews that are considered for the end of a view.
  var inside = AdditionTrials.insideLimit
  /// The maximum number of rows that are examined for all sizes at which reported sets contradict each other.
  var setRegions = SetRegions.effortLimit
  /// The maximum number of rows whose corners are checked for contradictions that no other size showed.
  var cornerRows = LayoutExamination.cornerRowLimit
  /// The maximum number of sizes of a cell that are laid out for contradictions that no other size showed.
  var rest = LayoutExamination.restLimit
}

/// The remaining effort of a proof. All cells of a layout share one, so that many small cells take no longer than a large one.
struct ProofBudget: Sendable {
  let limits: ProofLimits
  /// The number of rows that were examined.
  private(set) var rows = 0

  init(_ limits: ProofLimits = ProofLimits()) { self.limits = limits }

  /// Takes `count` rows from the budget; false if it is exhausted.
  mutating func take(_ count: Int) -> Bool {
    guard rows <= limits.rows else { return false }
    rows += count
    return rows <= limits.rows
  }

  /// Charges extra for `count` rows whose numbers are long: ten times the words take a hundred times as long.
  mutating func charge(_ count: Int, forLengthOf numbers: [Affine]) {
    let words = numbers.reduce(0) { max($0, $1.constant.wordCount, $1.width.wordCount, $1.height.wordCount) }
    rows += count * (Rational.effort(ofWords: words) - 1)
  }

  /// The remaining number of rows; a decrease is charged.
  var rest: Int {
    get { limits.rows - rows }
    set { rows = limits.rows - newValue }
  }
}

/// A component or part that a proof gave up.
struct Undecided: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// The limit of rows is reached.
    case cases
    /// Masks that run out of room split a cell into too many parts.
    case parts
    /// Frames decide ambiguous numbers, among too many rows.
    case frames
    /// Texts take different numbers of lines at too many sizes.
    case lines
    /// The width of a text depends on ambiguous numbers or on a contradiction, so that its number of lines is not known.
    case openWidths
  }
  var reason: Reason
  /// The views of a component in order; for parts, the view whose mask ran out of room last.
  var views: [ViewID]
}
