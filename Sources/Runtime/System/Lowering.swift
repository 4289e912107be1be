internal import LayModel
internal import LayNumbers
internal import LaySolver

// The lowering of constraints to rows of the engine.
extension LayoutSystem {
  /// Adds the rows of the constraints in force, in source order.
  mutating func addConstraints() {
    for index in resolved.constraints.indices where resolved.isActive[index] {
      build(index)
      if builder.terms.isEmpty {
        constantRows.append(ConstraintID(index))
      } else {
        constraintRows[index] = addRow(
          resolved.constraints[index].relation, resolved.constraints[index].constant,
          level: Level(resolved.constraints[index].priority), from: resolved.origin(of: index))
      }
    }
  }

  /// Builds the left side of a constraint's row: all but its constant.
  mutating func build(_ constraint: Int) {
    builder.begin()
    write(resolved.constraints[constraint].terms)
    builder.collect()
  }

  private mutating func write(_ terms: [Term]) { write(terms, amid: terms) }

  /// Adds the values of attributes as a row made of `all` reads them.
  mutating func write(_ terms: [Term], amid all: [Term]) {
    let ancestor = tree.frameOfReference(all) ?? .root
    // The leading family is mirrored as a whole: offsets and middles too (SEMANTICS §2.12).
    let mirrored =
      resolved.directions[ancestor.index] == .rightToLeft && all.contains { $0.attribute.isDirectional }
    for index in terms.indices { write(terms[index], in: ancestor, mirrored: mirrored) }
  }

  /// Adds the value of an attribute; a position in the coordinates of `ancestor`, from its right side if `mirrored`.
  private mutating func write(_ term: Term, in ancestor: ViewID, mirrored: Bool) {
    let (view, attribute) = (term.view, term.attribute)
    if hasGuides, let edges = guideEdges(view) { return write(edges, term, in: ancestor, mirrored: mirrored) }
    if resolved.transforms == .ios7 && view != ancestor && isTransformed[view.index] {
      return builder.add(value(of: attribute, of: view, in: ancestor, mirrored: mirrored), times: term.coefficient)
    }
    let axis = attribute.axis
    if !attribute.isLocation { return writeLength(view, axis, times: term.coefficient) }
    let turns = mirrored && attribute.turnsWithDirection
    if turns { writeLength(ofAncestor: ancestor, axis, times: term.coefficient) }
    let factor = turns ? -term.coefficient : term.coefficient
    if hasInsets[view.index] { builder.add(factor * resolved.views[view.index].alignmentInsets.near(axis)) }
    writeShare(of: attribute, of: view, mirrored: mirrored, times: factor)
    writeWay(from: view, to: ancestor, axis, times: factor)
  }

  /// Adds the position of an attribute in the view's alignment rectangle.
  private mutating func writeShare(of attribute: Attribute, of view: ViewID, mirrored: Bool, times factor: Rational) {
    let axis = attribute.axis
    if attribute.isBaseline {
      let position = attribute.position(of: resolved.views[view.index], isMirrored: mirrored)
      writeLength(view, axis, times: factor * position.share)
      return builder.add(factor * position.offset)
    }
    let share = attribute.share(isMirrored: mirrored)
    if !share.isZero { writeLength(view, axis, times: share == .one ? factor : factor * share) }
  }

  /// Adds the position of `view` in `ancestor`.
  mutating func writeWay(from view: ViewID, to ancestor: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    var place = view
    while place != ancestor {
      if let span = spans[slot(place, axis)] {
        builder.add(span.origin, times: factor)
      } else {
        writeUnmentioned(place, axis, isPosition: true, times: factor)
      }
      place = tree.superviews[place.index]
    }
  }

  /// Adds the length of the view in whose coordinates a row is read.
  mutating func writeLength(ofAncestor view: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    if hasGuides, let edges = guideEdges(view) { return write(edges.length(axis), times: factor) }
    writeFrameLength(view, axis, times: factor)
  }

  /// Adds a number of a frame; positions from the superview's top-left corner.
  mutating func writeNumber(of view: ViewID, _ part: Ambiguity.Part, times factor: Rational) {
    if !part.isPosition { return writeFrameLength(view, part.axis, times: factor) }
    writeWay(from: view, to: tree.superviews[view.index], part.axis, times: factor)
  }

  /// Adds a length of the alignment rectangle.
  private mutating func writeLength(_ view: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    writeFrameLength(view, axis, times: factor)
    if !hasInsets[view.index] { return }
    let insets = resolved.views[view.index].alignmentInsets
    builder.add(-factor * (insets.near(axis) + insets.far(axis)))
  }

  private mutating func writeFrameLength(_ view: ViewID, _ axis: LayoutAxis, times factor: Rational) {
    if view == .root {
      builder.addRoot(axis, times: factor)
    } else if let span = spans[slot(view, axis)] {
      builder.add(span.length, times: factor)
    } else {
      writeUnmentioned(view, axis, isPosition: false, times: factor)
    }
  }

  /// Adds a number of the frame of a view without constraints: it keeps that of its design or content. Constraints read
  /// no such view, assertions do.
  private mutating func writeUnmentioned(_ view: ViewID, _ axis: LayoutAxis, isPosition: Bool, times factor: Rational) {
    builder.add(factor * (isPosition ? preferredPosition(view, axis) : preferredLength(view, axis)))
    let isDecided = hasFrame[view.index] || !isPosition && resolved.intrinsicLength(of: view, axis) != nil
    if !isDecided { builder.noteOpen(view) }
  }

  // MARK: Transformed views

  /// The value of an attribute of a transformed view in the profile `ios7`.
  private func value(of attribute: Attribute, of view: ViewID, in ancestor: ViewID, mirrored: Bool) -> LinearSum {
    let axis = attribute.axis
    let span = constrainedBox(of: view, axis)
    if !attribute.isLocation { return span.length }
    var place = place(attribute, of: view, span, mirrored: mirrored)
    var superview = tree.superviews[view.index]
    while superview != ancestor {
      place.add(origin(superview, axis))
      superview = tree.superviews[superview.index]
    }
    let turns = mirrored && attribute.turnsWithDirection
    return turns ? length(ancestor, axis).adding(place, times: -1) : place
  }

  /// The position of an attribute in `span`. Leading is right if `mirrored`.
  private func place(
    _ attribute: Attribute, of view: ViewID, _ span: (origin: LinearSum, length: LinearSum), mirrored: Bool
  ) -> LinearSum {
    let position = attribute.position(of: resolved.views[view.index], isMirrored: mirrored)
    var place = position.share.isZero ? span.origin : span.origin.adding(span.length, times: position.share)
    place.add(position.offset)
    return place
  }

  /// The rectangle that constraints see of a transformed view along `axis`, from the superview's top-left corner: the
  /// alignment rectangle of the box around it (SEMANTICS §2.9).
  private func constrainedBox(of view: ViewID, _ axis: LayoutAxis) -> (origin: LinearSum, length: LinearSum) {
    let insets = resolved.views[view.index].alignmentInsets
    var span = box(of: view, axis)
    span.origin.add(insets.near(axis))
    span.length.add(-insets.near(axis) - insets.far(axis))
    return span
  }

  /// The box around the transformed view. Sizes are not negative, so it is linear in them.
  private func box(of view: ViewID, _ axis: LayoutAxis) -> (origin: LinearSum, length: LinearSum) {
    let description = resolved.views[view.index]
    let (transform, anchor) = (description.transform, description.anchorPoint)
    let (fromWidth, fromHeight, shift) =
      axis == .horizontal
      ? (transform.a, transform.c, transform.tx) : (transform.b, transform.d, transform.ty)
    /// The extent of a product below the anchor point, as a multiple of the size.
    func reach(_ factor: Rational, _ anchor: Rational) -> Rational {
      factor.sign < 0 ? factor * (.one - anchor) : -factor * anchor
    }
    var least = origin(view, axis).adding(
      length(view, axis), times: axis == .horizontal ? anchor.x : anchor.y)
    least.add(length(view, .horizontal), times: reach(fromWidth, anchor.x))
    least.add(length(view, .vertical), times: reach(fromHeight, anchor.y))
    least.add(shift)
    var extent = LinearSum()
    extent.add(length(view, .horizontal), times: fromWidth.magnitude)
    extent.add(length(view, .vertical), times: fromHeight.magnitude)
    return (least, extent)
  }

  /// The left or top edge of `view`, from the superview's top-left corner.
  func origin(_ view: ViewID, _ axis: LayoutAxis) -> LinearSum {
    guard let span = spans[slot(view, axis)] else { return LinearSum(preferredPosition(view, axis)) }
    return LinearSum(span.origin)
  }

  /// The width or height of `view`; for the root a parameter.
  func length(_ view: ViewID, _ axis: LayoutAxis) -> LinearSum {
    if view == .root {
      return LinearSum(axis == .horizontal ? Affine(.zero, width: .one) : Affine(.zero, height: .one))
    }
    guard let span = spans[slot(view, axis)] else { return LinearSum(preferredLength(view, axis)) }
    return LinearSum(span.length)
  }
}
