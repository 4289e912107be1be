internal import LayRuntime
package import LaySolver

/// The counts of a proof of bare rows over a range, for benchmarks.
package struct RowsProof: Sendable {
  /// The number of contradictory sets of rows.
  package let contradictions: Int
  /// The number of components that were given up.
  package let undecidedComponents: Int

  /// Proves the rows of `engine` over `range`.
  package init(_ engine: SparseSimplex, over range: SizeRange) {
    let cell = SizeCell(width: range.width, height: range.height, environment: LayoutEnvironment(size: range.lowest))
    var budget = ProofBudget()
    var layout = ParametricLayout(engine)
    let proof = CellProof(cell, &layout, nil, nil, &budget)
    contradictions = proof.contradictions.count
    undecidedComponents = proof.undecidedComponents
  }
}
