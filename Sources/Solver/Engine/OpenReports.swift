public import LayNumbers

// Reports of ambiguity: variables and sums that the optimal solutions of the engine leave undetermined.
extension SparseSimplex {
  /// The variables with more than one optimal value, in the order of creation, with the number of the connected group of
  /// each (SEMANTICS §4.5); none unless the last solve returned `.optimal`.
  public func undecided() -> [(variable: VariableID, group: Int)] {
    guard isOptimal else { return [] }
    var found: [(variable: VariableID, component: Int, group: Int)] = []
    for (number, face) in open { found += face.undecidedByGroup().map { ($0.variable, number, $0.group) } }
    for (index, variable) in idle.enumerated() { found.append((VariableID(Int(variable)), -1 - index, 0)) }
    return numbered(found)
  }

  /// The directions in which the optimal solutions differ, one element a component, and the optional rows traded there;
  /// none unless the last solve returned `.optimal`. A component past the limits of ``OpenDirections`` is left out.
  public func openDirections() -> [OpenDirections] {
    guard isOptimal else { return [] }
    var found = open.keys.sorted().compactMap { open[$0]?.openDirections() }
    for variable in idle {
      found.append(OpenDirections([[EngineRow.Term(VariableID(Int(variable)), .one)]], traded: []))
    }
    return found
  }

  /// True if a sum has more than one optimal value. Each variable occurs in it at most once. False unless the last
  /// solve returned `.optimal`.
  public func isUndecided(_ sum: [EngineRow.Term]) -> Bool {
    guard isOptimal else { return false }
    if sum.contains(where: { isIdle[$0.variable.index] }) { return true }
    // Components move independently: no component undoes the move of another.
    let touched = Set(sum.map { components[$0.variable.index] })
    return touched.contains { component in
      guard var face = open[component] else { return false }
      return face.isUndecided(sum.filter { components[$0.variable.index] == component })
    }
  }

  /// The range of a variable's optimal values; a single value unless the last solve returned `.optimal`.
  public func range(of variable: VariableID) -> ValueRange {
    let component = components[variable.index]
    if isOptimal, var face = open[component], let number = face.rows.number(of: variable) {
      return face.range(of: number)
    }
    if isOptimal && isIdle[variable.index] { return ValueRange(lowest: nil, highest: nil) }
    return ValueRange(lowest: values[variable.index], highest: values[variable.index])
  }
}
