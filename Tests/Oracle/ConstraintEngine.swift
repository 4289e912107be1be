package import LayNumbers
package import LaySolver

/// A constraint solver, for a system of rows: DESIGN §4's interface. ``SparseSimplex`` is the one of layouts;
/// ``ExactSimplex`` is the plain one, its oracle.
///
/// Variables are free; that a size is not negative is a row like any other, with a number of its own, so that a proof can
/// name it. An engine splits its rows into components (union-find over variables) and solves each separately.
package protocol ConstraintEngine: Sendable {
  init()

  /// Creates a free variable. `preferred` is the value that the tie-break prefers where the variable is ambiguous; `rank`
  /// is the order in which variables get theirs (lower first): see SEMANTICS §4.5.
  mutating func makeVariable(preferred: Affine, rank: Int) -> VariableID
  /// Adds a row.
  mutating func add(_ row: EngineRow) -> RowID
  /// Adds the row `Σ terms relation rhs`, for callers that reuse the list of terms.
  mutating func add(_ terms: [EngineRow.Term], _ relation: Relation, _ rhs: Affine, level: Level) -> RowID
  /// The current right side of a row.
  func rightSide(of row: RowID) -> Affine
  /// Removes a row. Adding it again equals a fresh build.
  mutating func remove(_ row: RowID)
  /// Changes the right side of a row.
  mutating func setRightSide(_ rhs: Affine, of row: RowID)
  /// Changes the level of a row.
  mutating func setLevel(_ level: Level, of row: RowID)
  /// Changes the preferred value of a variable, for the tie-break.
  mutating func setPreferred(_ preferred: Affine, of variable: VariableID)

  /// Solves at the root size W×H, starting from the last solution.
  mutating func solve(width: Rational, height: Rational) -> SolveOutcome
  /// The exact value of a variable after ``solve(width:height:)`` returned `.optimal`.
  func value(of variable: VariableID) -> Rational
  /// The ambiguous variables, in the order of creation, with the number of the connected group of each (SEMANTICS §4.5).
  /// They have more than one value at the optimum before the tie-break's choice.
  func undecided() -> [(variable: VariableID, group: Int)]
  /// The directions in which the solutions at the optimum differ, one element a component, and the optional rows traded
  /// there. A component with more directions, or more variables that they move, than the limits is left out.
  func openDirections() -> [OpenDirections]
  /// True if a sum of products has more than one value at the optimum. Every variable occurs in it once at most.
  func isUndecided(_ sum: [EngineRow.Term]) -> Bool
  /// The range of a variable's values at the optimum. Solves two linear programs.
  func range(of variable: VariableID) -> ValueRange
}

extension ConstraintEngine {
  /// Adds the row `Σ terms relation rhs`.
  package mutating func add(_ terms: [EngineRow.Term], _ relation: Relation, _ rhs: Affine, level: Level) -> RowID {
    add(EngineRow(terms, relation, rhs, level: level))
  }
}

extension SparseSimplex: ConstraintEngine {}
