/// A sum of numbers of frames, in the variables of a ``ParametricLayout``.
package struct AttributeSum: Sendable {
  /// The variables with their factors, each once.
  package var terms: [(variable: VariableID, factor: Rational)]
  /// What is added.
  package var constant: Affine
  /// Views that no row speaks of and of which nothing decides what is read.
  package var openViews: [ViewID]

  init(terms: [(variable: VariableID, factor: Rational)], constant: Affine, openViews: [ViewID]) {
    (self.terms, self.constant, self.openViews) = (terms, constant, openViews)
  }

  /// A number that depends on no variable.
  package init(_ value: Rational) { self.init(terms: [], constant: Affine(value), openViews: []) }

  /// Adds a number.
  package mutating func add(_ number: Rational) { constant.constant += number }
}

extension ParametricLayout {
  /// What `terms` add up to as rules read them that are made of `all`: locations in the nearest view that has all others in
  /// it. Views that no row speaks of stay where their design or content puts them.
  package mutating func sum(of terms: [Term], amid all: [Term]) -> AttributeSum {
    system.builder.begin()
    system.write(terms, amid: all)
    system.builder.collect()
    return AttributeSum(
      terms: system.builder.terms.map { ($0.variable, $0.coefficient) }, constant: system.builder.constant,
      openViews: system.builder.openViews)
  }

  /// The variables of a view; none where no row speaks of it.
  package func variables(of view: ViewID) -> [VariableID] {
    Axis.allCases.flatMap { axis in
      system.spans[system.slot(view, axis)].map { [$0.origin, $0.length] } ?? []
    }
  }

  /// The length that a view needs to show all of its content, points; nil when it needs none. Text that follows its width
  /// needs as much as its lines take at least.
  package func contentLength(of view: ViewID, _ axis: Axis) -> Rational? {
    guard axis == .horizontal, let text = system.resolved.text(of: view), text.followsWidth,
      case .ofContent = system.resolved.views[view.index].intrinsicWidth
    else { return system.resolved.intrinsicLength(of: view, axis) }
    let padding = system.resolved.views[view.index].kind.padding
    return text.text.leastWidth.map { $0 + 2 * (padding?.horizontal ?? .zero) }
  }

  /// Whether a view is turned, scaled or moved after layout.
  package func isTransformed(_ view: ViewID) -> Bool { system.isTransformed[view.index] }

  /// The superviews from a view on up to one that has both views in it, that one excluded; then those of the other.
  package func way(_ view: ViewID, _ other: ViewID) -> [ViewID] {
    let top = system.tree.commonAncestor(view, other)
    var found: [ViewID] = []
    for start in [view, other] {
      var next = start
      while next != top {
        found.append(next)
        next = system.tree.superviews[next.index]
      }
    }
    return found
  }

  /// The views that a sum of attributes may depend on: those that are read, and those they lie in, up to the view whose
  /// coordinates locations are read in.
  package func views(read terms: [Term]) -> [ViewID] {
    let ancestor = system.tree.frameOfReference(terms)
    var found: Set<ViewID> = []
    for term in terms {
      var next = term.view
      found.insert(next)
      if let edges = system.guideEdges(next) {
        for sum in [edges.near(term.attribute.axis), edges.far(term.attribute.axis)] {
          for part in sum.terms { found.insert(part.view) }
        }
      }
      while let ancestor, term.attribute.isLocation, next != ancestor {
        found.insert(next)
        next = system.tree.superviews[next.index]
      }
    }
    return found.sorted()
  }
}
