/// A row that contradicts others, put into a workload.
package enum InjectedConflict: Sendable {
  /// It contradicts two or three rows beside it.
  case near
  /// It contradicts a chain of rows through the whole layout.
  case far
}

/// A layout of any size that engines are measured with.
package struct Workload: Sendable {
  /// Its name, as `--workload` takes it.
  package let name: String
  /// What it is and what is hard about it, in a few words.
  package let summary: String
  /// The workload without the injected conflict, where it has one.
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

  /// Whether its required rows cannot all hold.
  package var hasConflict: Bool { base != nil }

  /// The system for about `count` views, at least 2.
  package func system(views count: Int) -> FlatSystem {
    var system = make(max(2, count))
    system.name = name
    return system
  }

  /// The workload of a name.
  package static func named(_ name: String) -> Workload? { all.first { $0.name == name } }

  /// Every workload: those that can be laid out, then those that cannot.
  package static let all = layouts + conflicts

  /// Workloads that can be laid out.
  package static let layouts = shared + traps

  /// Those that other benchmarks of such engines have as well.
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

  /// Traps of solvers by structure.
  package static let traps = [
    Workload("stars", "four columns pulled both ways by their rows and by each other") { stars($0) },
    Workload("closing", "two rows of texts whose edges line up: closing rows over long chains") { closing($0) },
    Workload("label-row", "one row of labels that compete for the width") { labelRow($0) },
    Workload("descending", "a form whose labels get narrower from row to row") { descending($0) },
  ]

  /// Workloads with one row too many.
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
