internal import LayNumbers

/// The indices of stacks and grids of a program, and of the views in them. No view is arranged twice.
package struct ArrangedPlaces {
  /// The index of each stack and grid among those of its kind.
  private var arrangers: [ViewID: Int] = [:]
  /// The index of each arranged view in its stack or grid.
  private var places: [ViewID: Int] = [:]

  package init(_ program: LayoutProgram) {
    for (index, stack) in program.stacks.enumerated() { add(stack.view, index, stack.arranged.map { $0.view }) }
    for (index, grid) in program.grids.enumerated() { add(grid.view, index, grid.arranged.map { $0.view }) }
  }

  private mutating func add(_ arranger: ViewID, _ index: Int, _ views: [ViewID]) {
    arrangers[arranger] = index
    for (place, view) in views.enumerated() { places[view] = place }
  }

  /// The index of a stack or grid.
  package func arranger(_ view: ViewID) -> Int? { arrangers[view] }

  /// The index of an arranged view.
  package func place(of view: ViewID?) -> Int? { view.flatMap { places[$0] } }
}

extension Override.Setting {
  /// True if it changes a stack or grid.
  package var isOfArrangement: Bool {
    switch self {
    case .stack, .grid: true
    default: false
    }
  }
}
