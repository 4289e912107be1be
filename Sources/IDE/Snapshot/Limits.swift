internal import LayCompiler
internal import LayRuntime

/// Limits of the work and the length of an answer to an editor. Past a limit there still is an answer, which says less.
///
/// They do not limit depth in a tree: the parser limits the nesting of braces, and chains are followed by iteration.
enum Limits {
  /// Tokens of a statement that completion reads before an offset. Of a longer statement it knows only the end, and offers the
  /// completions at the beginning of a statement.
  static let statementTokens = 1000
  /// Tokens before an offset among which the open parenthesis is searched. Past it there is no signature help, and no labels are
  /// offered.
  static let callTokens = 2000
  /// Components based on one another, as many as the compiler follows. The kind at the end of a longer chain is unknown, so the
  /// properties of every kind are offered.
  static let componentChain = LayCompiler.Limits.nesting
  /// Frames of one name in a hint; then it says how many more there are.
  static let shownFrames = 8
  /// Rows of one statement in a hover text; then it says how many more there are.
  static let shownRows = 6
  /// Rows of the ranges of one frame, for which an editor waits. Past it the hover text has the frames at the design size and at
  /// the ends of the declared sizes.
  static let spanRows = 20_000
  /// Views of a layout whose texts have budgets in a hover text. Larger ones are examined too slowly to wait for.
  static let budgetViews = 200
  /// Points of a side of the size at which frames are shown. A longer side is taken for a typing error.
  static let shownSide: Rational = 100_000
}
