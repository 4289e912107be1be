internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The views and axes that need variables: those that constraints use, the views between them and the common ancestor,
/// and the superviews that their masks measure.
struct NeededSpans {
  private var needed: [Bool]

  init(_ resolved: ResolvedProgram, tree: ViewTree, references: References, placesMasks: Bool = false) {
    needed = Array(repeating: false, count: 2 * resolved.views.count)
    for index in resolved.constraints.indices where resolved.isActive[index] {
      mark(resolved.constraints[index].terms, resolved, tree)
    }
    if placesMasks {
      for index in resolved.views.indices.dropFirst() where resolved.views[index].placement == .mask {
        for axis in LayoutAxis.allCases { mark(ViewID(index), axis, resolved) }
      }
    }
    // The height of a multiline text depends on its width.
    for text in resolved.texts where text.followsWidth && contains(text.view, .vertical) {
      mark(text.view, .horizontal, resolved)
    }
    // Superviews come before their subviews, so one walk from the back reaches all that masks measure.
    for index in resolved.views.indices.reversed() where resolved.views[index].placement == .mask {
      for axis in LayoutAxis.allCases where contains(ViewID(index), axis) {
        guard let mask = references.mask(of: ViewID(index), axis, in: resolved), mask.measuresSuperview else {
          continue
        }
        mark(tree.superviews[index], axis, resolved)
      }
    }
  }

  func contains(_ view: ViewID, _ axis: LayoutAxis) -> Bool { needed[2 * view.index + Int(axis.rawValue)] }

  private mutating func mark(_ terms: [Term], _ resolved: ResolvedProgram, _ tree: ViewTree) {
    let ancestor = tree.frameOfReference(terms)
    let mirrors =
      resolved.directions[ancestor?.index ?? 0] == .rightToLeft && terms.contains { $0.attribute.isDirectional }
    for index in terms.indices {
      let term = terms[index]
      let axis = term.attribute.axis
      guard term.attribute.isLocation, let ancestor else {
        if let edges = resolved.guides?.edges[term.view.index] {
          mark(edges, axis, resolved)
        } else {
          markAll(term.view, axis, resolved)
        }
        continue
      }
      if let edges = resolved.guides?.edges[term.view.index] {
        mark(edges, axis, resolved)
        if term.view == ancestor { continue }
        if mirrors { mark(ancestor, axis, resolved) }
        markWay(from: tree.superviews[term.view.index], to: ancestor, axis, resolved, tree)
        continue
      }
      if term.view == ancestor {
        if !term.attribute.isNearEdge || mirrors { mark(ancestor, axis, resolved) }
        continue
      }
      if mirrors { mark(ancestor, axis, resolved) }
      markAll(term.view, axis, resolved)
      markWay(from: tree.superviews[term.view.index], to: ancestor, axis, resolved, tree)
    }
  }

  private mutating func markWay(
    from view: ViewID, to ancestor: ViewID, _ axis: LayoutAxis, _ resolved: ResolvedProgram, _ tree: ViewTree
  ) {
    var view = view
    while view != ancestor {
      mark(view, axis, resolved)
      view = tree.superviews[view.index]
    }
  }

  /// Marks the dependencies of the constrained rectangle of `view` along `axis`: both axes for a transformed view.
  private mutating func markAll(_ view: ViewID, _ axis: LayoutAxis, _ resolved: ResolvedProgram) {
    mark(view, axis, resolved)
    if resolved.transforms == .ios7 && resolved.views[view.index].transform != .identity {
      for axis in LayoutAxis.allCases { mark(view, axis, resolved) }
    }
  }

  /// Marks the views that the edges of a guide along `axis` depend on.
  private mutating func mark(_ edges: GuideEdges, _ axis: LayoutAxis, _ resolved: ResolvedProgram) {
    for sum in [edges.near(axis), edges.far(axis)] {
      for term in sum.terms { mark(term.key.view, axis, resolved) }
    }
  }

  /// Marks a view along an axis; both axes if constraints place it. The root's size is a parameter.
  private mutating func mark(_ view: ViewID, _ axis: LayoutAxis, _ resolved: ResolvedProgram) {
    if view == .root { return }
    needed[2 * view.index + Int(axis.rawValue)] = true
    if resolved.views[view.index].placement == .constraints {
      (needed[2 * view.index], needed[2 * view.index + 1]) = (true, true)
    }
  }
}

extension Attribute {
  /// True if it is 0 in a view's own bounds, whatever the size.
  fileprivate var isNearEdge: Bool { measure == .near && !isMargin }
}
