internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The constraints of stacks and grids, for the views that they arrange.
struct ArrangementRows {
  /// The constraints in order, each with its origin.
  private(set) var rows: [(origin: RowOrigin, row: ConstraintDescription)] = []
  private let views: [ViewDescription]
  /// Pixels a point.
  private let scale: Rational

  /// Creates an empty list for `views`.
  init(_ views: [ViewDescription], scale: Rational) { (self.views, self.scale) = (views, scale) }

  /// Adds the constraints of `stacks`.
  mutating func add(_ stacks: [StackDescription]) {
    var margins: [ViewID: ViewID] = [:]
    if stacks.contains(where: { $0.isMarginsRelative }) {
      for index in views.indices where views[index].guide == .margins {
        margins[views[index].superview ?? .root] = ViewID(index)
      }
    }
    let clipping = ClippingTable(stacks, stacks.contains { $0.profile == .appkit } ? views : [])
    for stack in stacks {
      let canvas = stack.isMarginsRelative ? margins[stack.view] ?? stack.view : stack.view
      for (view, part, row) in StackRows(stack, in: canvas, clipping, views, scale: scale).rows {
        rows.append((.arrangement(view, part), row))
      }
    }
  }

  /// Adds the constraints of `grids`.
  mutating func add(_ grids: [GridDescription]) {
    for grid in grids {
      for (view, part, row) in GridRows(grid, in: views, scale: scale).rows {
        rows.append((.arrangement(view, part), row))
      }
    }
  }
}
