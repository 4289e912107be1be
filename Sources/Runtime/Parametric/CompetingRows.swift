package import LayModel
internal import LaySolver

/// The rows that compete with each constraint: those that rows connect with it.
package struct CompetingRows: Sendable {
  private struct Place: Hashable {
    var set: Int
    var level: Level
  }

  private var connections: RowConnections
  private let layout: ParametricLayout
  /// The number of the set of each row; nil for removed ones and rows without variables.
  private var sets: [Int?]
  /// The rows of each set and level.
  private var equals: [Place: [RowOrigin]] = [:]

  /// Collects the rows of `layout`.
  package init(_ layout: ParametricLayout) {
    self.layout = layout
    connections = RowConnections(layout)
    let store = layout.system.engine.system.rows
    sets = Array(repeating: nil, count: store.indices.count)
    for row in store.indices where !store.isRemoved(row) {
      guard let term = store.terms(of: row).first else { continue }
      let set = connections.set(of: store.variable(term))
      sets[row] = set
      equals[Place(set: set, level: store.level(of: row)), default: []].append(layout.system.rows[row])
    }
  }

  /// The number of the set of connected rows that a constraint is in; nil if it is not in force.
  package mutating func set(of constraint: ConstraintID) -> Int? { connections.set(of: constraint) }

  /// The sets in which not all rows satisfy `isAllowed`.
  package func sets(unless isAllowed: (RowOrigin) -> Bool) -> Set<Int> {
    var found: Set<Int> = []
    for (row, set) in sets.enumerated() {
      if let set, !isAllowed(layout.system.rows[row]) { found.insert(set) }
    }
    return found
  }

  /// True if a constraint, or it and `other`, are all rows of its set with its priority; nil if it is not in force.
  package mutating func isAlone(_ constraint: ConstraintID, besides other: ConstraintID) -> Bool? {
    guard let row = layout.system.constraintRows[constraint.index], let set = set(of: constraint) else { return nil }
    let level = layout.system.engine.system.rows.level(of: row.index)
    let rows = equals[Place(set: set, level: level)] ?? []
    return rows.count <= 2 && rows.allSatisfy { $0 == .constraint(constraint) || $0 == .constraint(other) }
  }
}
