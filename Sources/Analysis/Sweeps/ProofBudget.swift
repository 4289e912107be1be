internal import LayRuntime

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
