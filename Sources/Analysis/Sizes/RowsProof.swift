package import LayRuntime

/// What a proof of bare rows over a range came to: for measurements.
package struct RowsProof: Sendable {
  /// How many sets of rows contradict each other somewhere.
  package let contradictions: Int
  /// How many components were given up.
  package let undecidedComponents: Int

  /// Proves what can be proved about the rows of `engine` over `range`.
  package init(_ engine: SparseSimplex, over range: SizeRange) {
    let cell = SizeCell(width: range.width, height: range.height, environment: Environment(size: range.lowest))
    var budget = ProofBudget()
    let proof = CellProof(cell, ParametricLayout(engine), nil, &budget)
    contradictions = proof.contradictions.count
    undecidedComponents = proof.undecidedComponents
  }
}
