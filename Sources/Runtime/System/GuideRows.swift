internal import LayModel
internal import LayNumbers
internal import LaySolver

// The use of guides in rows, in sums and in frames.
extension LayoutSystem {
  /// The edges of a view that is a guide derived from its owner; else nil.
  func guideEdges(_ view: ViewID) -> GuideEdges? { resolved.guides?.edges[view.index] }

  /// Adds the value of an attribute of a guide; a position in the coordinates of `ancestor`, from its right side if
  /// `mirrored`.
  mutating func write(
    _ edges: GuideEdges, _ term: Term, in ancestor: ViewID, mirrored: Bool
  ) {
    let (axis, attribute) = (term.attribute.axis, term.attribute)
    if !attribute.isLocation { return write(edges.length(axis), times: term.coefficient) }
    let turns = mirrored && attribute.turnsWithDirection
    if turns { writeLength(ofAncestor: ancestor, axis, times: term.coefficient) }
    let factor = turns ? -term.coefficient : term.coefficient
    for (isFar, share) in shares(attribute, mirrored: mirrored) where !share.isZero {
      write(edges.edge(axis, isFar: isFar), times: factor * share)
    }
    if term.view == ancestor { return write(edges.near(axis), times: -factor) }
    writeWay(from: tree.superviews[term.view.index], to: ancestor, axis, times: factor)
  }

  /// The shares of the near and of the far edge in an attribute.
  func shares(_ attribute: Attribute, mirrored: Bool) -> [(isFar: Bool, share: Rational)] {
    let far = attribute.share(isMirrored: mirrored)
    return [(false, .one - far), (true, far)]
  }

  /// Adds a multiple of a sum of frame parts.
  mutating func write(_ sum: GuideSum, times factor: Rational) {
    builder.add(factor * sum.constant)
    for term in sum.terms {
      writeNumber(of: term.key.view, term.key.part, times: factor * term.amount)
    }
  }

  // MARK: - Content guides

  /// Adds the rows that put the content of a scroll view at the corner of its coordinates (SEMANTICS §2.11).
  mutating func addContentRowsOfScrollViews() {
    guard let guides = resolved.guides else { return }
    for view in guides.contents {
      for axis in LayoutAxis.allCases {
        guard let span = spans[slot(view, axis)] else { continue }
        builder.begin()
        builder.add(span.origin, times: .one)
        addRow(.equal, -boundsOrigin(aroundSubview: view, axis), level: .required, from: .contentOrigin(view, axis))
      }
    }
  }

  // MARK: - Values

  /// The value of a sum of frame parts, for given frames.
  func value(of sum: GuideSum, in frames: [ExactRect]) -> Rational {
    sum.value(in: frames) { boundsOrigin(aroundSubview: $0, $1) }
  }

  /// The frame of a derived guide, in the owner's bounds coordinates. Its length is negative if its edges cross, because
  /// the owner is smaller than its margins: constraints see it that way.
  func frame(_ edges: GuideEdges, of guide: ViewID, in frames: [ExactRect]) -> ExactRect {
    edges.frame(of: guide, in: frames) { boundsOrigin(aroundSubview: $0, $1) }
  }

  /// The value of a sum of frame parts at a size of the root, if it depends on nothing else.
  func knownValue(of sum: GuideSum, at size: ExactSize) -> Rational? {
    var value = sum.constant
    for term in sum.terms {
      if term.key.view != .root { return nil }
      value += term.amount * size[term.key.part.axis]
    }
    return value
  }

}

extension NeededSpans {
  /// Marks the views that the edges of a guide along `axis` depend on.
  mutating func mark(_ edges: GuideEdges, _ axis: LayoutAxis, _ resolved: ResolvedProgram) {
    for sum in [edges.near(axis), edges.far(axis)] {
      for term in sum.terms { mark(term.key.view, axis, resolved) }
    }
  }
}

extension LayoutSystem {
  /// The value of an attribute of a guide of the root, in the root's coordinates at a size; leading is where they begin,
  /// in either direction.
  func knownValue(of term: Term, at size: ExactSize) -> Rational? {
    guard hasGuides, let edges = guideEdges(term.view), tree.superviews[term.view.index] == .root else { return nil }
    let axis = term.attribute.axis
    guard let near = knownValue(of: edges.near(axis), at: size), let far = knownValue(of: edges.far(axis), at: size)
    else {
      return nil
    }
    let mirrored = resolved.directions[0] == .rightToLeft
    if !term.attribute.isLocation { return far - near }
    // The leading family is measured from the side where it begins, so that leading is near there.
    let share = term.attribute.share(isMirrored: false)
    let turns = mirrored && term.attribute.isDirectional
    return (turns ? size.width - far : near) + share * (far - near)
  }
}
