/// Sums of which it is asked whether they have more than one value where variables have: numbers that are open one by one may
/// be open together only.
package struct AskedSums: Sendable {
  private var sums: [[EngineRow.Term]] = []
  /// The sums that each variable is in.
  private var places: [VariableID: [Int]] = [:]
  /// Variables of which a sum is open where they are, whatever else is in it.
  private let unsure: Set<VariableID>

  /// No sums; those with `unsure` variables are never compared.
  package init(unsure: Set<VariableID> = []) { self.unsure = unsure }

  /// Whether nothing is asked.
  package var isEmpty: Bool { sums.isEmpty }

  /// Whether a sum has a variable with which none is compared.
  package func isUnsure(_ sum: Int) -> Bool { sums[sum].contains { unsure.contains($0.variable) } }

  /// Adds a sum; returns its number.
  package mutating func add(_ sum: AttributeSum) -> Int {
    for term in sum.terms { places[term.variable, default: []].append(sums.count) }
    sums.append(sum.terms.map { EngineRow.Term($0.variable, $0.factor) })
    return sums.count - 1
  }

  /// The sums with more than one value where `variables` have, which are all of one component; `isUndecided` says that of what
  /// is left of a sum.
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
