internal import LayRuntime

/// The limits of a proof's effort, beyond which it gives up.
struct ProofLimits: Sendable {
  /// The maximum number of cells that a range is split into.
  var cells = 4096
  /// The number of cells from which a range is proved in two halves, one for the width and one for the height.
  var slicedCells = 400
  /// The maximum number of parts that a cell is split into.
  var parts = 512
  /// The maximum number of parts that texts of several lines split a cell into.
  var textParts = 8192
  /// The maximum number of rows that are examined for a layout: about half a minute. Each counts once for every piece of its
  /// component, and for every end of an ambiguous region. Layouts of ten thousand views take a tenth of it; those that take more
  /// have thousands of cases.
  var rows = 50_000_000
  /// The maximum number of rows of a component in which frames decide ambiguous numbers: the tie-break has a level for each row,
  /// and each level costs as much as all rows.
  var tiedRows = 1000
  /// The maximum number of pieces that are examined for one clause of an assertion; pieces with long numbers count in proportion
  /// to their cost.
  var refinedPieces = 20_000
  /// The maximum number of rows that are examined, for each part of a cell, about assertions with ambiguous numbers.
  var clauseRows = 20_000
  /// The maximum number of views of a layout that lint checks examine.
  var suspectedViews = 2000
  /// The limits of the search for implied constraints.
  var implied = ImpliedRows.Limits()
  /// The maximum number of cases of conditions, in both directions, in which implied constraints are searched for.
  var impliedCases = 128
  /// The maximum number of changes that are tried for ambiguous numbers.
  var trials = 120
  /// The maximum number of ambiguous numbers of a layout for which changes are tried: every trial goes through all of them.
  var triedNumbers = 16_384
  /// The maximum number of conflicts of a layout for which fixes are tried, the first in the order of the file.
  var repairedConflicts = 50
  /// The maximum number of constraints, views and rows that all trials of fixes of a file examine together.
  var repairs = 300_000
  /// The maximum number of subviews that are considered for the end of a view.
  var inside = 200
  /// The maximum number of rows that are examined for all sizes at which reported sets contradict each other.
  var setRegions = 200_000
  /// The maximum number of rows whose corners are checked for contradictions that no other size showed.
  var cornerRows = 200_000
  /// The maximum number of sizes of a cell that are laid out for contradictions that no other size showed.
  var rest = 32
}
