/// The ambiguous variables of several components, in the order of creation, with the groups of all components numbered in
/// order of appearance: the result of ``ConstraintEngine/undecided()``.
func numbered(
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
