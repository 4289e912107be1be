package import LayModel
internal import LayNumbers
package import LaySolver

/// The connected sets of frame parts: those that rows connect.
package struct RowConnections: Sendable {
  /// The sets of connected variables.
  private var sets: DisjointSets
  /// A variable of each constraint's row; nil if the row has none.
  private var variables: [VariableID?]
  /// The length variable of each view and axis.
  private var lengths: [VariableID?]
  /// The origin variable of each view and axis.
  private var origins: [VariableID?]

  /// Connects the variables of all rows of `layout`, and of texts, whose heights follow from their widths.
  package init(_ layout: ParametricLayout) {
    let system = layout.system
    let rows = system.engine.system.rows
    sets = DisjointSets(count: system.engine.system.variables.count)
    for row in rows.indices {
      let own = rows.terms(of: row)
      guard let first = own.first else { continue }
      for term in own.dropFirst() { sets.join(rows.variable(first).index, rows.variable(term).index) }
    }
    variables = system.constraintRows.map { row in
      row.flatMap { rows.terms(of: $0.index).first }.map { rows.variable($0) }
    }
    lengths = system.views.spans.map { $0?.length }
    origins = system.views.spans.map { $0?.origin }
    for text in system.views.resolved.texts where text.followsWidth {
      if let width = lengths[2 * text.view.index], let height = lengths[2 * text.view.index + 1] {
        sets.join(width.index, height.index)
      }
    }
  }

  /// The number of a variable's set.
  package mutating func set(of variable: VariableID) -> Int { sets.root(of: variable.index) }

  /// The sets of a view's frame along an axis.
  package mutating func sets(of view: ViewID, _ axis: LayoutAxis) -> [Int] {
    let slot = 2 * view.index + Int(axis.rawValue)
    return [lengths[slot], origins[slot]].compactMap { $0 }.map { set(of: $0) }
  }

  /// The set of a constraint's row; nil if the row has no variables.
  package mutating func set(of constraint: ConstraintID) -> Int? {
    guard variables.indices.contains(constraint.index) else { return nil }
    return variables[constraint.index].map { set(of: $0) }
  }
}
