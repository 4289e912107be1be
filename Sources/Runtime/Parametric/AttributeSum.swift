package import LayModel
package import LayNumbers
package import LaySolver

/// A sum of attributes, in the variables of a ``ParametricLayout``.
package struct AttributeSum: Sendable {
  package var sum: LinearSum
  /// Views without constraints whose attributes in the sum are ambiguous.
  package var openViews: [ViewID]

  /// The left side of a row.
  init(_ row: RowBuilder) { (sum, openViews) = (row.sum, row.openViews) }

  /// A number that depends on no variable.
  package init(_ value: Rational) { (sum, openViews) = (LinearSum(value), []) }

  /// The multiples of variables, in the order of creation of the variables.
  package var terms: [EngineRow.Term] { sum.terms }
  /// The multiples of variables, without a copy.
  package var entries: [SparseVector<VariableID>.Entry] { sum.vector.entries }
  package var variables: [VariableID] { sum.variables }
  /// The constant part.
  package var constant: Affine { sum.constant }

  /// Adds a number.
  package mutating func add(_ number: Rational) { sum.add(number) }
}

extension ParametricLayout {
  /// The sum of `terms` as constraints made of `all` read them: positions in the nearest view that contains all others.
  /// Views without constraints stay at their design frame or intrinsic size.
  package mutating func sum(of terms: [Term], amid all: [Term]) -> AttributeSum {
    system.writer.write(terms, amid: all)
    return AttributeSum(system.writer.row)
  }

  /// A number of the frame of a view without transforms; positions are from the top-left corner of the root.
  package mutating func frameSum(of view: ViewID, _ part: Ambiguity.Part) -> AttributeSum {
    let axis = part.axis
    let attribute = part.isPosition ? axis.near : axis.length
    var result = sum(of: [Term(view, attribute)], amid: [Term(view, attribute), Term(.root, attribute)])
    if view == .root { return result }
    let insets = system.views.resolved.views[view.index].alignmentInsets
    result.add(part.isPosition ? -insets.near(axis) : insets.near(axis) + insets.far(axis))
    return result
  }

  /// The variables of a view; none if it has no constraints.
  package func variables(of view: ViewID) -> [VariableID] {
    LayoutAxis.allCases.flatMap { axis in
      system.views.span(view, axis).map { [$0.origin, $0.length] } ?? []
    }
  }

  /// The length that a view needs to show all of its content, points; nil if it needs none. For a text whose height
  /// follows its width this is the least width of its lines.
  package func contentLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? {
    guard axis == .horizontal, let text = system.views.resolved.text(of: view), text.followsWidth,
      case .ofContent = system.views.resolved.views[view.index].intrinsicWidth
    else { return system.views.resolved.intrinsicLength(of: view, axis) }
    let padding = system.views.resolved.views[view.index].padding
    return text.text.leastWidth.map { $0 + 2 * (padding?.horizontal ?? .zero) }
  }

  /// The description of a view with what applies: its text, font and lines.
  package func resolvedView(_ view: ViewID) -> ViewDescription { system.views.resolved.views[view.index] }

  /// The direction inside of a view.
  package func direction(of view: ViewID) -> InterfaceDirection { system.views.resolved.directions[view.index] }

  /// The height at which a view lacks less than a pixel of its content, where a point has three; nil if it needs none.
  package func leastHeight(of view: ViewID) -> Rational? { system.views.resolved.views[view.index].leastHeight }

  /// The width that the longest word of a text of several lines needs, points; nil for views without such a text.
  package func wordLength(of view: ViewID) -> Rational? { system.views.resolved.wordLength(of: view) }

  /// The width of a text field that shows its placeholder, points; nil without one, and if its width does not follow from its text.
  package func placeholderLength(of view: ViewID) -> Rational? {
    system.views.resolved.placeholderLength(of: view)
  }

  /// The part of that length that is padding around the title of a button or the line of a text field, points.
  package func padding(of view: ViewID, _ axis: LayoutAxis) -> Rational {
    let resolved = system.views.resolved
    return resolved.views[view.index].titlePadding(axis, scale: resolved.scale)
  }

  /// The pixels of a point; 0 if nothing is rounded to them.
  package var scale: Rational { system.views.resolved.scale }

  /// True if a view has a transform, which applies after layout.
  package func isTransformed(_ view: ViewID) -> Bool { system.views.isTransformed[view.index] }

  /// The superviews from a view up to the common ancestor of both, that one excluded; then those of the other.
  package func way(_ view: ViewID, _ other: ViewID) -> [ViewID] {
    let top = system.views.tree.commonAncestor(view, other)
    var found: [ViewID] = []
    for start in [view, other] {
      var next = start
      while next != top {
        found.append(next)
        next = system.views.tree.superviews[next.index]
      }
    }
    return found
  }

  /// The views that a sum of attributes may depend on: those read, and their superviews up to the view whose coordinates
  /// positions are read in.
  package func views(read terms: [Term]) -> [ViewID] { ParametricLayout.views(read: terms, in: system.views) }

  /// The same in a table, which is copied once: a check inside of a check has to fit into a small stack.
  private static func views(read terms: [Term], in views: ViewTable) -> [ViewID] {
    let ancestor = views.tree.frameOfReference(terms)
    var found: Set<ViewID> = []
    for term in terms {
      var next = term.view
      found.insert(next)
      if let edges = views.guideEdges(next) {
        for sum in [edges.near(term.attribute.axis), edges.far(term.attribute.axis)] {
          for term in sum.terms { found.insert(term.key.view) }
        }
      }
      while let ancestor, term.attribute.isLocation, next != ancestor {
        found.insert(next)
        next = views.tree.superviews[next.index]
      }
    }
    return found.sorted()
  }
}

extension AskedSums {
  /// Adds a sum; returns its number.
  package mutating func add(_ sum: AttributeSum) -> Int { add(sum.terms) }
}
