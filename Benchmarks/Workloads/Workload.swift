/// The kind of a contradicting row that is added to a workload.
package enum InjectedConflict: Sendable {
  /// A contradiction of two or three neighbouring rows.
  case near
  /// A contradiction of a chain of rows through the whole layout.
  case far
}

/// A layout of any size for measuring engines.
package struct Workload: Sendable {
  /// The name, as for `--workload`.
  package let name: String
  /// A short description of its structure and its difficulty.
  package let summary: String
  /// The name of the workload without the injected conflict; nil if it has none.
  package let base: String?
  private let make: @Sendable (Int) -> FlatSystem

  private init(
    _ name: String, _ summary: String, base: String? = nil, _ make: @escaping @Sendable (Int) -> FlatSystem
  ) {
    self.name = name
    self.summary = summary
    self.base = base
    self.make = make
  }

  /// True if its required rows are infeasible.
  package var hasConflict: Bool { base != nil }

  /// Returns the system for about `count` views, at least 2.
  package func system(views count: Int) -> FlatSystem {
    var system = make(max(2, count))
    system.name = name
    return system
  }

  /// Returns the workload with a name.
  package static func named(_ name: String) -> Workload? { all.first { $0.name == name } }

  /// All workloads: the feasible ones, then those with conflicts.
  package static let all = layouts + conflicts

  /// The feasible workloads.
  package static let layouts = shared + traps

  /// The workloads that other benchmarks of such engines have as well.
  package static let shared = [
    Workload("enaml", "a form with a midline, each distance at least and best exactly so much") { enaml($0) },
    Workload("chain", "equal widths in a row, equalities only") { chain($0) },
    Workload("form", "labels and fields around the column of the widest label") { form($0) },
    Workload("tree", "a binary tree of views in turns across and down, equalities only") { tree($0) },
    Workload("nest", "views inside each other, equalities only") { nest($0) },
    Workload("grid", "equal cells in rows and columns, equalities only") { grid($0) },
    Workload("app", "bars, cards with content sizes, optional centring") { app($0) },
    Workload("ineq", "rows of three panes with least and greatest sizes, inequalities nearly alone") { panes($0) },
    Workload("aspect", "pictures that fit their cells: widths and heights depend on each other") { aspect($0) },
  ]

  /// The workloads whose structure is a trap for solvers.
  package static let traps = [
    Workload("stars", "four columns pulled both ways by their rows and by each other") { stars($0) },
    Workload("closing", "two rows of texts whose edges line up: closing rows over long chains") { closing($0) },
    Workload("label-row", "one row of labels that compete for the width") { labelRow($0) },
    Workload("descending", "a form whose labels get narrower from row to row") { descending($0) },
  ]

  /// The workloads with a contradicting row.
  package static let conflicts = [
    Workload("xchain_near", "two equal views that differ", base: "chain") { chain($0, conflict: .near) },
    Workload("xchain_far", "the ends of a chain too close", base: "chain") { chain($0, conflict: .far) },
    Workload("xform_near", "two labels that end on one column, and do not", base: "form") {
      form($0, conflict: .near)
    },
    Workload("xtree_far", "a leaf wider than the root", base: "tree") { tree($0, conflict: .far) },
    Workload("xgrid_near", "two equal cells that differ", base: "grid") { grid($0, conflict: .near) },
    Workload("xapp_near", "a title that overlaps the button it keeps away from", base: "app") {
      app($0, conflict: .near)
    },
    Workload("xapp_far", "a tab beyond the screen", base: "app") { app($0, conflict: .far) },
  ]
}
