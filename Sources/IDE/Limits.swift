internal import LayCompiler
internal import LayRuntime

/// What an answer to an editor looks at, and shows, at most. Past a limit there still is an answer, which says less.
///
/// How deep it may follow a tree is no matter of these: the parser limits how deep braces nest, and chains are taken by turns.
enum Limits {
  /// Tokens of a statement that completion looks at before a place. Of what is longer it knows the end alone, and offers what
  /// a statement would take that begins there.
  static let statementTokens = 1000
  /// Tokens before a place among which the parenthesis is looked for that is open there. Past it nothing is said of
  /// parameters, and no labels are offered.
  static let callTokens = 2000
  /// Components that build on one another, as many as the compiler follows. What a longer chain ends in is not known, so the
  /// properties of every kind are offered.
  static let componentChain = LayCompiler.Limits.nesting
  /// Frames of one name that a hint tells of; then it says how many more there are.
  static let shownFrames = 8
  /// Rows of one statement that hover tells of; then it says how many more there are.
  static let shownRows = 6
  /// Rows that may be looked at for the ranges of one frame, while an editor waits. Past it hover tells the frames at the
  /// design size and at the ends of what is promised.
  static let spanRows = 20_000
  /// Points of a side of the size that frames are shown at. A longer one is a slip of the hand, and no size.
  static let shownSide: Rational = 100_000
}
