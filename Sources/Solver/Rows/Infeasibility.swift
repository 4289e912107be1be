public import LayNumbers

/// A proof that rows are infeasible: an irreducible set with the multipliers that add up to a contradiction (Gleeson &
/// Ryan 1990; SEMANTICS §4.3). Rows are in order; the least multiplier is ±1.
public struct Infeasibility: Hashable, Sendable {
  /// The rows and their multipliers: not negative for `<=` rows, not positive for `>=` rows, of any sign for `==` rows.
  /// The sum of the left sides is 0, the sum of the right sides at this size is `-excess`.
  public var rows: [(row: RowID, multiplier: Rational)]
  /// The amount by which the sum contradicts itself: above 0.
  public var excess: Rational

  /// A proof of `rows`.
  public init(rows: [(row: RowID, multiplier: Rational)], excess: Rational) {
    self.rows = rows
    self.excess = excess
  }
  /// True if two proofs have the same rows with the same multipliers.
  public static func == (a: Infeasibility, b: Infeasibility) -> Bool {
    a.excess == b.excess && a.rows.elementsEqual(b.rows) { $0.row == $1.row && $0.multiplier == $1.multiplier }
  }
  /// Hashes the excess.
  public func hash(into hasher: inout Hasher) { hasher.combine(excess) }
}

/// The outcome of a solve.
public enum SolveOutcome: Hashable, Sendable {
  /// Every required row is satisfied, and the levels are minimal in order.
  case optimal
  /// These required rows are infeasible. Values are those of the last optimum, or 0.
  case infeasible(Infeasibility)
}
