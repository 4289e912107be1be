internal import LayModel
package import LayNumbers
package import LaySolver

// Views that constraints place and that have a frame all the same, which is preferred where the constraints are ambiguous
// (SEMANTICS §4.5). The tie-break is a lexicographic optimization like that of the constraints, only at lower levels: so
// as rows of lower levels it makes a program with a unique solution, whose pieces follow the frames.
extension ParametricLayout {
  /// The variables of the tie-break, in its order, up to the last that a frame determines.
  private var tieOrder: [VariableID] {
    let loose = Set(looseMasks.flatMap { [$0.origin, $0.length] })
    let variables = system.engine.system.variables
    let ranked = variables.indices.filter { !loose.contains(VariableID($0)) }.sorted {
      let (a, b) = (variables[$0].rank, variables[$1].rank)
      return a == b ? $0 < $1 : a < b
    }
    let last = ranked.lastIndex { framedVariables.contains(VariableID($0)) } ?? -1
    return ranked[..<(last + 1)].map { VariableID($0) }
  }

  /// The rows of a component alone, with the tie-break, as far as frames take part in it, at lower levels: each optional
  /// row's error once more, in the order of the rows, then the distances of variables from their preferred values.
  package mutating func tied(_ component: Int) -> ParametricLayout {
    let rows = componentRows(component)
    var level = TieLevels(below: rows)
    var ties: [EngineRow] = []
    for var row in rows where row.level != .required {
      row.level = level.next()
      ties.append(row)
    }
    let own = Set(rows.flatMap { $0.terms.map { $0.variable } })
    for variable in tieOrder where own.contains(variable) {
      let preferred = system.engine.system.variables[variable.index].preferred
      ties.append(EngineRow([EngineRow.Term(variable, .one)], .equal, preferred, level: level.next()))
    }
    return with(rows + ties)
  }

  /// The rows of a component alone, with some variables fixed at values.
  package mutating func fixed(_ component: Int, _ values: [(variable: VariableID, value: Affine)]) -> ParametricLayout {
    with(
      componentRows(component) + values.map { EngineRow([EngineRow.Term($0.variable, .one)], .equal, $0.value) })
  }

  private mutating func componentRows(_ component: Int) -> [EngineRow] {
    let engine = system.engine
    return system.engine.rows(of: component).map { $0.index }.sorted().compactMap { engine.system.rows[$0] }
  }

  /// The same views with other rows.
  private func with(_ rows: [EngineRow]) -> ParametricLayout {
    var result = self
    var engine = SparseSimplex()
    for variable in system.engine.system.variables {
      _ = engine.makeVariable(preferred: variable.preferred, rank: variable.rank)
    }
    for row in rows { _ = engine.add(row) }
    result.system.engine = engine
    // Components are known only after a solve.
    result.move(to: size)
    return result
  }
}

/// Levels below those of rows, each below the one before.
private struct TieLevels {
  private var value: Float

  init(below rows: [EngineRow]) {
    value = 1
    for row in rows {
      if case .optional(let priority) = row.level { value = min(value, priority.value) }
    }
  }

  mutating func next() -> Level {
    value = value.nextDown
    return .optional(Priority(value))
  }
}
