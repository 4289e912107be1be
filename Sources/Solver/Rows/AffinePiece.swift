package import LayNumbers

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

/// The sums to test for more than one value where variables are ambiguous: ambiguous numbers may have an unambiguous sum.
package struct AskedSums: Sendable {
  private var sums: [[EngineRow.Term]] = []
  /// The sums that each variable is in.
  private var places: [VariableID: [Int]] = [:]
  /// Variables whose sums count as ambiguous wherever the variables are.
  private let unsure: Set<VariableID>

  /// Creates an empty collection; sums with `unsure` variables are never tested.
  package init(unsure: Set<VariableID> = []) { self.unsure = unsure }

  /// True if there are no sums.
  package var isEmpty: Bool { sums.isEmpty }

  /// True if a sum has a variable whose sums are not tested.
  package func isUnsure(_ sum: Int) -> Bool { sums[sum].contains { unsure.contains($0.variable) } }

  /// Adds a sum; returns its number.
  package mutating func add(_ terms: [EngineRow.Term]) -> Int {
    for term in terms { places[term.variable, default: []].append(sums.count) }
    sums.append(terms)
    return sums.count - 1
  }

  /// The sums with more than one value where `variables`, all of one component, are ambiguous; `isUndecided` tests the
  /// terms of a sum in these variables.
  package func undecided(
    among variables: [VariableID], _ isUndecided: ([EngineRow.Term]) -> Bool = { _ in true }
  ) -> Set<Int> {
    if sums.isEmpty || variables.isEmpty { return [] }
    let open = Set(variables)
    var found: Set<Int> = []
    var seen: Set<Int> = []
    for variable in variables {
      for sum in places[variable] ?? [] where seen.insert(sum).inserted {
        let rest = sums[sum].filter { open.contains($0.variable) }
        let isOpen = rest.count == 1 || rest.contains { unsure.contains($0.variable) } || isUndecided(rest)
        if isOpen { found.insert(sum) }
      }
    }
    return found
  }
}
