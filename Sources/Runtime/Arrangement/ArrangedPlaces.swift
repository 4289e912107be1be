/// Where stacks and grids stand in a program, and the views in them. No view is arranged twice.
struct ArrangedPlaces {
  /// Of each stack and grid, its place among those of its kind.
  private var arrangers: [ViewID: Int] = [:]
  /// Of each arranged view, its place in its stack or grid.
  private var places: [ViewID: Int] = [:]

  init(_ program: LayoutProgram) {
    for (index, stack) in program.stacks.enumerated() { add(stack.view, index, stack.arranged.map { $0.view }) }
    for (index, grid) in program.grids.enumerated() { add(grid.view, index, grid.arranged.map { $0.view }) }
  }

  private mutating func add(_ arranger: ViewID, _ index: Int, _ views: [ViewID]) {
    arrangers[arranger] = index
    for (place, view) in views.enumerated() { places[view] = place }
  }

  /// The place of a stack or grid.
  func arranger(_ view: ViewID) -> Int? { arrangers[view] }

  /// The place of an arranged view.
  func place(of view: ViewID?) -> Int? { view.flatMap { places[$0] } }
}

extension Override.Setting {
  /// Whether it changes a stack or grid.
  var isOfArrangement: Bool {
    switch self {
    case .stack, .grid: true
    default: false
    }
  }
}
