package import LayModel

/// The independent groups of a program's views: no constraint, mask, arrangement or guide relates the frames of two
/// groups, so that each can be solved without the others.
///
/// The root, and the guides that depend on it alone, belong to no group: their frames are known. A frame is relative to
/// the superview, so a subview may be in another group than its superview.
package struct ViewGroups: Sendable {
  private var parents: [Int]
  private let isKnown: [Bool]
  private let program: LayoutProgram

  /// Creates the groups of `program`, which must have no steps.
  package init(_ program: LayoutProgram) {
    self.program = program
    parents = Array(program.views.indices)
    isKnown = program.views.indices.map { index in
      index == 0 || program.views[index].guide.isDerived && program.views[index].superview == .root
    }
    for index in program.views.indices { joinPlacement(index) }
    for stack in program.stacks {
      for item in stack.arranged { join(stack.view.index, item.view.index) }
      joinAncestors(stack.view.index)
    }
    for grid in program.grids {
      for item in grid.arranged { join(grid.view.index, item.view.index) }
    }
    for constraint in program.constraints { join(constraint) }
    for index in parents.indices { parents[index] = root(of: index) }
  }

  /// True if a view belongs to no group, since its frame is known.
  package func isKnown(_ view: ViewID) -> Bool { isKnown[view.index] }

  /// The group of a view: equal numbers mean the same group.
  package func group(of view: ViewID) -> Int { parents[view.index] }

  /// Joins two groups: the lower number becomes the parent of the higher one (union-find with path halving).
  private mutating func join(_ a: Int, _ b: Int) {
    if isKnown(ViewID(a)) || isKnown(ViewID(b)) { return }
    let (first, second) = (root(of: a), root(of: b))
    if first != second { parents[max(first, second)] = min(first, second) }
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }

  /// Joins a view with its superview if a mask places it; a guide with its owner, and with the owner's superviews if it
  /// depends on the position on the screen.
  private mutating func joinPlacement(_ index: Int) {
    let description = program.views[index]
    guard let superview = description.superview else { return }
    if description.guide != .declared {
      join(index, superview.index)
      if description.guide.isDerived { joinAncestors(superview.index) }
    } else if description.placement == .mask {
      join(index, superview.index)
    }
  }

  private mutating func joinAncestors(_ index: Int) {
    var last = index
    while let superview = program.views[last].superview, superview != .root {
      join(last, superview.index)
      last = superview.index
    }
  }

  /// Joins the views of a constraint. Views of one superview, and that superview, are related in its coordinates;
  /// others through all of their superviews.
  private mutating func join(_ constraint: ConstraintDescription) {
    guard let first = constraint.terms.first(where: { !isKnown($0.view) }) else { return }
    for term in constraint.terms {
      join(first.view.index, term.view.index)
      if term.attribute.isMargin { joinAncestors(term.view.index) }
    }
    let spaces = [first.view, program.views[first.view.index].superview]
    let isInOneSpace = spaces.contains { space in
      constraint.terms.allSatisfy { $0.view == space || program.views[$0.view.index].superview == space }
    }
    if isInOneSpace { return }
    for term in constraint.terms { joinAncestors(term.view.index) }
  }
}
