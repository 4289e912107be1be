public import LayNumbers

/// The directions in which the optimal solutions of a component differ: these, and their linear combinations.
public struct OpenDirections: Sendable {
  /// An optional row whose error differs among the solutions.
  public struct TradedRow: Sendable {
    /// The row.
    public var row: RowID
    /// The rate at which its error grows along each direction. It is linear: over the solutions the sum of a level's
    /// errors is one number, and each error is convex.
    public var rates: [Rational]

    /// A row whose error grows by `rates`.
    public init(_ row: RowID, _ rates: [Rational]) { (self.row, self.rates) = (row, rates) }
  }

  /// The directions, linearly independent; each with the rates of the variables that it moves.
  public var directions: [[EngineRow.Term]]
  /// The optional rows whose errors grow where others' shrink.
  public var traded: [TradedRow]

  /// Solutions that differ along `directions`.
  public init(_ directions: [[EngineRow.Term]], traded: [TradedRow]) {
    (self.directions, self.traded) = (directions, traded)
  }

  /// The largest number of directions that are found at once.
  static let limit = 256
  /// The largest number of rates of variables, and of rates of errors, that are computed.
  static let productLimit = 200_000

  /// True if so many directions, of so many variables and errors, are within the limits.
  package static func allows(_ directions: Int, of variables: Int, errors: Int) -> Bool {
    directions <= limit && directions * max(variables, errors) <= productLimit
  }
}

/// The ambiguous variables of several components, in the order of creation, with the groups of all components numbered in
/// order of appearance: the result of ``SparseSimplex/undecided()``.
package func numbered(
  _ undecided: [(variable: VariableID, component: Int, group: Int)]
) -> [(variable: VariableID, group: Int)] {
  var numbers: [ComponentGroup: Int] = [:]
  return undecided.sorted { $0.variable.rawValue < $1.variable.rawValue }.map { variable, component, group in
    let key = ComponentGroup(component: component, group: group)
    let number = numbers[key] ?? numbers.count
    numbers[key] = number
    return (variable, number)
  }
}

private struct ComponentGroup: Hashable {
  var component: Int
  var group: Int
}
