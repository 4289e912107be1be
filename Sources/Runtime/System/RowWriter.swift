internal import LayModel
internal import LayNumbers
internal import LaySolver

/// Writes the left sides of rows: what constraints, masks and guides read, in the variables of views.
struct RowWriter: Sendable {
  /// The views that rows read.
  var views: ViewTable
  /// The row written last.
  private(set) var row = RowBuilder()

  init(_ views: ViewTable) { self.views = views }

  /// Writes the left side of a constraint's row: all but its constant.
  mutating func write(constraint: Int) {
    let terms = views.resolved.constraints[constraint].terms
    write(terms, amid: terms)
  }

  /// Writes the row of some terms as a row made of `all` reads them.
  mutating func write(_ terms: [Term], amid all: [Term]) {
    row.begin()
    add(terms, amid: all)
    row.collect()
  }

  /// Writes the row of a sum of frame parts.
  mutating func write(_ sum: GuideSum) {
    row.begin()
    add(sum, times: .one)
    row.collect()
  }

  /// Writes the row of a single variable.
  mutating func write(_ variable: VariableID) {
    row.begin()
    row.add(variable, times: .one)
  }

  /// Writes a row of the mask of `view`: all but its constant.
  mutating func write(_ mask: MaskRow, of view: ViewID, _ axis: LayoutAxis) {
    var sum = mask.quantity == .length ? views.length(view, axis) : views.origin(view, axis)
    if mask.quantity == .far { sum.add(views.length(view, axis)) }
    if mask.quantity != .length { sum.add(views.boundsOrigin(aroundSubview: view, axis)) }
    sum.add(views.length(views.tree.superviews[view.index], axis), times: -mask.slope)
    row.begin()
    row.add(sum, times: .one)
    row.collect()
  }

  /// The right side of the row `0 relation right` of a required constraint without variables, if it is violated at `size`;
  /// else nil.
  mutating func violatedSide(of id: ConstraintID, at size: ExactSize) -> Affine? {
    if Level(views.resolved.constraints[id.index].priority) != .required { return nil }
    write(constraint: id.index)
    let right = row.rightSide(views.resolved.constraints[id.index].constant)
    return views.resolved.constraints[id.index].relation.holds(.zero, right.value(at: size)) ? nil : right
  }

  /// A number that is negative where a required constraint without variables does not hold, as at `size`; nil if it holds
  /// there.
  mutating func room(of id: ConstraintID, at size: ExactSize) -> Affine? {
    violatedSide(of: id, at: size).map { $0.value(at: size).sign < 0 ? $0 : $0.negated }
  }

  // MARK: - Attributes

  /// Adds the values of attributes as a row made of `all` reads them.
  private mutating func add(_ terms: [Term], amid all: [Term]) {
    let ancestor = views.tree.frameOfReference(all) ?? .root
    // The leading family is mirrored as a whole: offsets and middles too (SEMANTICS §2.12).
    let mirrored =
      views.resolved.directions[ancestor.index] == .rightToLeft && all.contains { $0.attribute.isDirectional }
    for index in terms.indices { add(terms[index], in: ancestor, mirrored: mirrored) }
  }

  /// Adds the value of an attribute; a position in the coordinates of `ancestor`, from its right side if `mirrored`.
  private mutating func add(_ term: Term, in ancestor: ViewID, mirrored: Bool) {
    let (view, attribute) = (term.view, term.attribute)
    if views.hasGuides, let edges = views.guideEdges(view) { return add(edges, term, in: ancestor, mirrored: mirrored) }
    if views.resolved.transforms == .ios7 && view != ancestor && views.isTransformed[view.index] {
      return row.add(views.boxValue(of: attribute, of: view, in: ancestor, mirrored: mirrored), times: term.coefficient)
    }
    let axis = attribute.axis
    if !attribute.isLocation { return addLength(view, axis, times: term.coefficient) }
    let turns = mirrored && attribute.turnsWithDirection
    if turns { addLength(ofAncestor: ancestor, axis, times: term.coefficient) }
    let factor = turns ? -term.coefficient : term.coefficient
    if views.hasInsets[view.index] { row.add(factor * views.resolved.views[view.index].alignmentInsets.near(axis)) }
    addShare(of: attribute, of: view, mirrored: mirrored, times: factor)
    addWay(from: view, to: ancestor, axis, times: factor)
  }

  /// Adds the position of an attribute in the view's alignment rectangle.
  private mutating func addShare(of attribute: Attribute, of view: ViewID, mirrored: Bool, times factor: Rational) {
    let axis = attribute.axis
    if attribute.isBaseline {
      let position = attribute.position(of: views.resolved.views[view.index], isMirrored: mirrored)
      addLength(view, axis, times: factor * position.share)
      return row.add(factor * position.offset)
    }
    let share = attribute.share(isMirrored: mirrored)
    if !share.isZero { addLength(view, axis, times: share == .one ? factor : factor * share) }
  }

  /// Adds the position of `view` in `ancestor`.
  private mutating func addWay(from view: ViewID, to ancestor: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    var place = view
    while place != ancestor {
      if let span = views.span(place, axis) {
        row.add(span.origin, times: factor)
      } else {
        addUnmentioned(place, axis, isPosition: true, times: factor)
      }
      place = views.tree.superviews[place.index]
    }
  }

  /// Adds the length of the view in whose coordinates a row is read.
  private mutating func addLength(ofAncestor view: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    if views.hasGuides, let edges = views.guideEdges(view) { return add(edges.length(axis), times: factor) }
    addFrameLength(view, axis, times: factor)
  }

  /// Adds a number of a frame; positions from the superview's top-left corner.
  private mutating func addNumber(of view: ViewID, _ part: Ambiguity.Part, times factor: Rational) {
    if !part.isPosition { return addFrameLength(view, part.axis, times: factor) }
    addWay(from: view, to: views.tree.superviews[view.index], part.axis, times: factor)
  }

  /// Adds a length of the alignment rectangle.
  private mutating func addLength(_ view: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    addFrameLength(view, axis, times: factor)
    if !views.hasInsets[view.index] { return }
    let insets = views.resolved.views[view.index].alignmentInsets
    row.add(-factor * (insets.near(axis) + insets.far(axis)))
  }

  private mutating func addFrameLength(_ view: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    if view == .root {
      row.addRoot(axis, times: factor)
    } else if let span = views.span(view, axis) {
      row.add(span.length, times: factor)
    } else {
      addUnmentioned(view, axis, isPosition: false, times: factor)
    }
  }

  /// Adds a number of the frame of a view without constraints: it keeps that of its design or content. Constraints read
  /// no such view, assertions do.
  private mutating func addUnmentioned(_ view: ViewID, _ axis: LayoutAxis, isPosition: Bool, times factor: Rational) {
    row.add(factor * (isPosition ? views.preferredPosition(view, axis) : views.preferredLength(view, axis)))
    let isDecided = views.hasFrame[view.index] || !isPosition && views.resolved.intrinsicLength(of: view, axis) != nil
    if !isDecided { row.noteOpen(view) }
  }

  // MARK: - Guides

  /// Adds the value of an attribute of a guide; a position in the coordinates of `ancestor`, from its right side if
  /// `mirrored`.
  private mutating func add(_ edges: GuideEdges, _ term: Term, in ancestor: ViewID, mirrored: Bool) {
    let (axis, attribute) = (term.attribute.axis, term.attribute)
    if !attribute.isLocation { return add(edges.length(axis), times: term.coefficient) }
    let turns = mirrored && attribute.turnsWithDirection
    if turns { addLength(ofAncestor: ancestor, axis, times: term.coefficient) }
    let factor = turns ? -term.coefficient : term.coefficient
    for (isFar, share) in attribute.edgeShares(mirrored: mirrored) where !share.isZero {
      add(edges.edge(axis, isFar: isFar), times: factor * share)
    }
    if term.view == ancestor { return add(edges.near(axis), times: -factor) }
    addWay(from: views.tree.superviews[term.view.index], to: ancestor, axis, times: factor)
  }

  /// Adds a multiple of a sum of frame parts.
  private mutating func add(_ sum: GuideSum, times factor: Rational) {
    row.add(factor * sum.constant)
    for term in sum.terms {
      addNumber(of: term.key.view, term.key.part, times: factor * term.amount)
    }
  }
}

extension Attribute {
  /// The shares of the near and of the far edge of a guide in its attribute.
  func edgeShares(mirrored: Bool) -> [(isFar: Bool, share: Rational)] {
    let far = share(isMirrored: mirrored)
    return [(false, .one - far), (true, far)]
  }
}
