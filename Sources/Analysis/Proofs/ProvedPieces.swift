internal import LayRuntime
internal import LaySolver

/// The results of a sweep over a cell that decide what holds with other right sides.
struct ProvedPieces: Sendable {
  var polygon: SizePolygon
  var part: ProofPart
  /// The pieces of the components, with the values that are kept.
  var kept: [KeptComponent]
  /// The variables and sums that were to be kept; nil if there are none.
  var keeping: KeptVariables?
  var clauses: AssertedClauses?
  var probes: ProbedCell?
  /// The variables that decide the sides of guides.
  var guided: Set<VariableID>
}
