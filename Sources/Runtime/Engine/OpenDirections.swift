/// How the best solutions of rows that hang together differ: along these directions, and sums of them.
public struct OpenDirections: Sendable {
  /// An optional row that is off its right side in some solutions more than in others.
  public struct TradedRow: Sendable {
    /// The row.
    public var row: RowID
    /// How much its error grows along each direction. It is linear: over the solutions the sum of a level's errors is
    /// one number, and each error is convex.
    public var rates: [Rational]

    /// A row of which the error grows by `rates`.
    public init(_ row: RowID, _ rates: [Rational]) { (self.row, self.rates) = (row, rates) }
  }

  /// Independent of each other; of each, how much the variables grow that it moves.
  public var directions: [[EngineRow.Term]]
  /// The optional rows that gain where others lose.
  public var traded: [TradedRow]

  /// Solutions that differ along `directions`.
  public init(_ directions: [[EngineRow.Term]], traded: [TradedRow]) {
    (self.directions, self.traded) = (directions, traded)
  }

  /// The most directions that are found at once.
  static let limit = 256
  /// The most rates of variables that are computed, and the most rates of errors.
  static let productLimit = 200_000

  /// Whether so many directions, of so many variables and errors, are within the limits.
  static func allows(_ directions: Int, of variables: Int, errors: Int) -> Bool {
    directions <= limit && directions * max(variables, errors) <= productLimit
  }
}
