internal import LayModel
internal import LayNumbers
internal import LaySolver

// Numbers of frames as sums of variables.
extension ViewTable {
  /// The left or top edge of `view`, from the superview's top-left corner.
  func origin(_ view: ViewID, _ axis: LayoutAxis) -> LinearSum {
    guard let span = span(view, axis) else { return LinearSum(preferredPosition(view, axis)) }
    return LinearSum(span.origin)
  }

  /// The width or height of `view`; for the root a parameter.
  func length(_ view: ViewID, _ axis: LayoutAxis) -> LinearSum {
    if view == .root {
      return LinearSum(axis == .horizontal ? Affine(.zero, width: .one) : Affine(.zero, height: .one))
    }
    guard let span = span(view, axis) else { return LinearSum(preferredLength(view, axis)) }
    return LinearSum(span.length)
  }

  // MARK: Transformed views

  /// The value of an attribute of a transformed view in the profile `ios7`.
  func boxValue(of attribute: Attribute, of view: ViewID, in ancestor: ViewID, mirrored: Bool) -> LinearSum {
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
}
