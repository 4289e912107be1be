/// The required rows of a layout where it stands, and those that were broken there: to ask which of them contradict each
/// other.
package struct ConflictRows: Sendable {
  private let system: LayoutSystem<SparseSimplex>
  private let size: ExactSize
  private let isBroken: [Bool]
  /// Of each variable, the required rows that speak of it.
  private var rowsOfVariable: [[Int32]]

  /// The rows of `layout` at the size of its last resize.
  package init(_ layout: Layout) {
    (system, size) = (layout.state.system, layout.environment.size)
    var isBroken = [Bool](repeating: false, count: system.rows.count)
    for row in system.broken { isBroken[row.index] = true }
    self.isBroken = isBroken
    let store = system.engine.system
    rowsOfVariable = Array(repeating: [], count: store.variables.count)
    for row in store.rows.indices where !store.rows.isRemoved(row) && store.rows.level(of: row) == .required {
      for term in store.rows.terms(of: row) {
        rowsOfVariable[store.rows.variable(term).index].append(Int32(truncatingIfNeeded: row))
      }
    }
  }

  /// Where a row comes from.
  package func origin(of row: RowID) -> RowOrigin { system.rows[row.index] }

  /// The rows that came from `origins`, as far as they are required or were broken.
  package func rows(of origins: [RowOrigin]) -> [RowID] {
    let wanted = Set(origins)
    let store = system.engine.system.rows
    return system.rows.indices.filter { row in
      wanted.contains(system.rows[row]) && !store.isRemoved(row) && (isBroken[row] || store.level(of: row) == .required)
    }.map { RowID($0) }
  }

  /// The rows that variables connect with `seeds`, these and all that hold, in order.
  package func component(around seeds: [RowID]) -> [RowID] {
    let rows = system.engine.system.rows
    var found = Set(seeds)
    var waiting = seeds
    var isKnown = [Bool](repeating: false, count: rowsOfVariable.count)
    while let row = waiting.popLast() {
      for term in rows.terms(of: row.index) {
        let variable = rows.variable(term).index
        if isKnown[variable] { continue }
        isKnown[variable] = true
        for next in rowsOfVariable[variable] where found.insert(RowID(Int(next))).inserted {
          waiting.append(RowID(Int(next)))
        }
      }
    }
    return found.sorted { $0.rawValue < $1.rawValue }
  }

  /// An irreducible set of `chosen` rows that cannot hold, with the proof; nil where all can.
  package func contradiction(among chosen: [RowID], broken: RowOrigin) -> Conflict? {
    let store = system.engine.system
    var engine = SparseSimplex()
    var numbers: [VariableID: VariableID] = [:]
    for row in chosen {
      for term in store.rows.terms(of: row.index) {
        let variable = store.rows.variable(term)
        if numbers[variable] != nil { continue }
        numbers[variable] = engine.makeVariable(preferred: Affine(.zero), rank: numbers.count)
      }
    }
    for row in chosen {
      let terms = store.rows.terms(of: row.index).compactMap { term in
        numbers[store.rows.variable(term)].map { EngineRow.Term($0, store.rows.coefficient(term)) }
      }
      _ = engine.add(
        terms, store.rows.relation(of: row.index), store.rows.rightSide(of: row.index), level: .required)
    }
    guard case .infeasible(let proof) = engine.solveForAny(at: size) else { return nil }
    let members = proof.rows.map { member in
      let row = chosen[member.row.index]
      return system.member(
        system.rows[row.index], member.multiplier, store.rows.rightSide(of: row.index), at: size)
    }
    return Conflict(
      members: members.sorted { $0.origin.order.lexicographicallyPrecedes($1.origin.order) }, excess: proof.excess,
      broken: broken)
  }
}

extension ParametricLayout {
  /// The right side of the row that came from `origin`; nil where there is none.
  package func rightSide(of origin: RowOrigin) -> Affine? {
    let rows = system.engine.system.rows
    let row = system.rows.indices.last { system.rows[$0] == origin && !rows.isRemoved($0) }
    return row.map { rows.rightSide(of: $0) }
  }
}
