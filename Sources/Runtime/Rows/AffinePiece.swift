/// A polygon of sizes with one basis of a component, and the values there: each is affine in the root's size (SEMANTICS
/// §4.6).
///
/// A proof of optimality compares slopes, which do not depend on right sides. So a proof at one size is one at all sizes
/// at which no row changes its side: a polygon, the critical region of a basis (Gal & Nedoma 1972).
package struct AffinePiece: Sendable {
  /// The variables of the component with their values, points. Those of ``undecided`` variables are one choice of many.
  package var values: [(variable: VariableID, value: Affine)]
  /// The numbers that are not negative in the piece.
  package var limits: [Affine]
  /// The variables with more than one value inside the piece.
  package var undecided: [VariableID]
  /// The queried sums with more than one value inside the piece.
  package var undecidedSums: Set<Int> = []
}
