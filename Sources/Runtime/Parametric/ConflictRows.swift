/// The required rows of a layout where it stands, and those that were broken there: to ask which of them contradict each
/// other.
package struct ConflictRows: Sendable {
  private let system: LayoutSystem<SparseSimplex>
  private var required: RequiredRows
  /// The rows that can be left out, required or broken, by where they come from.
  private let rowsOfOrigin: [RowOrigin: [RowID]]

  /// The rows of `layout` at the size of its last resize.
  package init(_ layout: Layout) {
    system = layout.state.system
    required = system.requiredRows(at: layout.environment.size)
    var isAsked = required.isMember
    for row in system.broken { isAsked[row.index] = true }
    var rows: [RowOrigin: [RowID]] = [:]
    for row in system.rows.indices where isAsked[row] { rows[system.rows[row], default: []].append(RowID(row)) }
    rowsOfOrigin = rows
  }

  /// Where a row comes from.
  package func origin(of row: RowID) -> RowOrigin { system.rows[row.index] }

  /// The rows that came from `origins` and can be left out, as far as they are required or were broken.
  package func rows(of origins: [RowOrigin]) -> [RowID] {
    Set(origins).flatMap { rowsOfOrigin[$0] ?? [] }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The rows that variables connect with `seeds`, these and all that hold, in order, without the background.
  package func component(around seeds: [RowID]) -> [RowID] { required.component(around: seeds) }

  /// A minimal set of `chosen` rows that cannot hold with the background, with the proof; nil where all can.
  package mutating func contradiction(among chosen: [RowID], broken: RowOrigin) -> Conflict? {
    required.minimalSet(among: chosen).map { system.conflict($0, broken: broken, at: required.size) }
  }
}

extension Layout {
  /// How many rows were looked at to say which of them contradict each other at the last resize; none without a conflict.
  package var conflictWork: Int { state.system.conflictWork }
}

extension ParametricLayout {
  /// The right side of the row that came from `origin`; nil where there is none.
  package func rightSide(of origin: RowOrigin) -> Affine? {
    let rows = system.engine.system.rows
    let row = system.rows.indices.last { system.rows[$0] == origin && !rows.isRemoved($0) }
    return row.map { rows.rightSide(of: $0) }
  }
}
