package import LayModel
internal import LayNumbers
package import LaySolver

/// The required rows of a layout at its current size, and those that were broken there: for queries about which of them
/// contradict each other.
package struct ConflictRows: Sendable {
  private let system: LayoutSystem
  private var required: RequiredRows
  /// The rows that can be left out, required or broken, by their origins.
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

  /// The origin of a row.
  package func origin(of row: RowID) -> RowOrigin { system.rows[row.index] }

  /// The rows of `origins` that can be left out, if they are required or were broken.
  package func rows(of origins: [RowOrigin]) -> [RowID] {
    Set(origins).flatMap { rowsOfOrigin[$0] ?? [] }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The rows connected with `seeds` by variables, these and all in force, in order, without the background.
  package func component(around seeds: [RowID]) -> [RowID] { required.component(around: seeds) }

  /// A minimal set of `chosen` rows that is infeasible with the background, with the proof; nil if all are feasible.
  package mutating func contradiction(among chosen: [RowID], broken: RowOrigin) -> Conflict? {
    required.minimalSet(among: chosen).map { ConflictChooser(system).conflict($0, broken: broken, at: required.size) }
  }
}
