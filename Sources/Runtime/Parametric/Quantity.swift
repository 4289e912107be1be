package import LayModel
internal import LayNumbers
internal import LaySolver

/// A number of a view, in points: an attribute as constraints read it, or a part of the displayed frame. Positions are in
/// the superview's bounds coordinates, as ``Layout/attribute(_:of:)`` reads them.
package struct Quantity: Hashable, Sendable {
  /// The view or guide.
  package var view: ViewID
  /// The kind of its number.
  package var kind: QuantityKind

  /// Creates a quantity of `view`.
  package init(_ view: ViewID, _ kind: QuantityKind) {
    self.view = view
    self.kind = kind
  }

  /// Creates the quantity of an attribute of `view`.
  package init(_ view: ViewID, _ attribute: Attribute) { self.init(view, .attribute(attribute)) }

  /// The axis of the number.
  package var axis: LayoutAxis {
    switch kind {
    case .attribute(let attribute): attribute.axis
    case .frame(let part), .untransformed(let part): part.axis
    }
  }
}

/// The kind of a number of a view.
package enum QuantityKind: Hashable, Sendable {
  /// An attribute of the alignment rectangle.
  case attribute(Attribute)
  /// A part of the box around the transformed view.
  case frame(Ambiguity.Part)
  /// A part of the frame without the transform.
  case untransformed(Ambiguity.Part)
}

/// A part of a frame without rows: the view keeps its value.
struct KeptNumber: Sendable {
  var view: ViewID
  var part: Ambiguity.Part
  /// The multiplier in the sum.
  var factor: Rational
}

/// A quantity in the variables of the rows, the root's size and constants; and the kept numbers without rows.
struct QuantitySum: Sendable {
  var sum = LinearSum()
  var kept: [KeptNumber] = []

  /// Adds a multiple of another.
  mutating func add(_ other: QuantitySum, times factor: Rational) {
    sum.add(other.sum, times: factor)
    for var number in other.kept {
      number.factor *= factor
      kept.append(number)
    }
  }
}

/// The number that a mask gives a view without rows: `slope` times the superview's length, plus `number`, from the
/// superview's top-left corner.
struct MaskedNumber: Sendable {
  var mask: AutoresizingAxis
  var slope: Rational
  var number: Rational
  /// True if the mask ran out of room.
  var isCollapsed: Bool
}

/// A linear combination of a view's own origin along one axis and of its lengths.
private struct OwnSum {
  var origin = Rational.zero
  var width = Rational.zero
  var height = Rational.zero
  var constant = Rational.zero

  static func length(_ axis: LayoutAxis) -> OwnSum { axis == .horizontal ? OwnSum(width: .one) : OwnSum(height: .one) }

  mutating func add(_ other: OwnSum, times factor: Rational = .one) {
    origin += other.origin * factor
    width += other.width * factor
    height += other.height * factor
    constant += other.constant * factor
  }
}

extension LayoutSystem {
  /// The sum of a quantity.
  func sum(of quantity: Quantity) -> QuantitySum {
    let (view, axis) = (quantity.view, quantity.axis)
    if hasGuides, let edges = guideEdges(view) { return quantitySum(of: quantity.kind, edges, of: view) }
    var own: OwnSum
    switch quantity.kind {
    case .frame(let part):
      let box = ownBox(of: view, axis)
      own = part.isPosition ? box.origin : box.length
      if part.isPosition { own.constant += boundsOrigin(around: view, axis) }
    case .untransformed(let part):
      own = part.isPosition ? OwnSum(origin: .one) : .length(axis)
      if part.isPosition { own.constant += boundsOrigin(around: view, axis) }
    case .attribute(let attribute): own = ownSum(of: attribute, of: view)
    }
    var result = QuantitySum()
    result.sum.add(own.constant)
    add(view, axis.position, times: own.origin, to: &result)
    add(view, .width, times: own.width, to: &result)
    add(view, .height, times: own.height, to: &result)
    return result
  }

  func add(_ view: ViewID, _ part: Ambiguity.Part, times factor: Rational, to result: inout QuantitySum) {
    if factor.isZero || view == .root && part.isPosition { return }
    if view == .root {
      result.sum.add(length(view, part.axis), times: factor)
    } else if let span = spans[slot(view, part.axis)] {
      result.sum.add(LinearSum(part.isPosition ? span.origin : span.length), times: factor)
    } else {
      result.kept.append(KeptNumber(view: view, part: part, factor: factor))
    }
  }

  /// The root is in no scroll view.
  private func boundsOrigin(around view: ViewID, _ axis: LayoutAxis) -> Rational {
    view == .root ? .zero : boundsOrigin(aroundSubview: view, axis)
  }

  /// The number that the mask of a view without rows gives it, in a superview of a length; nil if there is no mask.
  func masked(_ view: ViewID, _ part: Ambiguity.Part, in superview: Rational) -> MaskedNumber? {
    guard let mask = references.mask(of: view, part.axis, in: resolved) else { return nil }
    let isCollapsed = mask.resized(to: superview).length.sign < 0
    if isCollapsed && !part.isPosition {
      return MaskedNumber(mask: mask, slope: .zero, number: .zero, isCollapsed: true)
    }
    let shares = mask.shares
    let slope = part.isPosition ? shares.nearMargin : shares.size
    var number = (part.isPosition ? mask.span.origin : mask.span.length) - slope * mask.superviewSize
    if part.isPosition { number -= boundsOrigin(aroundSubview: view, part.axis) }
    return MaskedNumber(mask: mask, slope: slope, number: number, isCollapsed: isCollapsed)
  }

  /// The length of a view as a sum.
  func lengthSum(of view: ViewID, _ axis: LayoutAxis) -> QuantitySum {
    var result = QuantitySum()
    add(view, axis == .horizontal ? .width : .height, times: .one, to: &result)
    return result
  }

  /// The number that a view without rows and without a mask keeps, from the superview's top-left corner.
  func keptValue(_ view: ViewID, _ part: Ambiguity.Part) -> Rational {
    part.isPosition ? preferredPosition(view, part.axis) : preferredLength(view, part.axis)
  }

  // MARK: - Attributes

  private func ownSum(of attribute: Attribute, of view: ViewID) -> OwnSum {
    let axis = attribute.axis
    let description = resolved.views[view.index]
    var (near, length) =
      resolved.transforms == .ios7
      ? ownBox(of: view, axis) : (OwnSum(origin: .one), .length(axis))
    near.constant += description.alignmentInsets.near(axis) + boundsOrigin(around: view, axis)
    length.constant -= description.alignmentInsets.near(axis) + description.alignmentInsets.far(axis)
    let mirrored = resolved.directions[tree.superviews[view.index].index] == .rightToLeft
    if !attribute.isLocation { return length }
    let position = attribute.position(of: description, isMirrored: mirrored)
    near.add(length, times: position.share)
    near.constant += position.offset
    return near
  }

  /// The box around the transformed view along `axis`, from the superview's top-left corner. Sizes are not negative, so
  /// it is linear in them.
  private func ownBox(of view: ViewID, _ axis: LayoutAxis) -> (origin: OwnSum, length: OwnSum) {
    let description = resolved.views[view.index]
    let (transform, anchor) = (description.transform, description.anchorPoint)
    let isHorizontal = axis == .horizontal
    let fromWidth = isHorizontal ? transform.a : transform.b
    let fromHeight = isHorizontal ? transform.c : transform.d
    /// The extent of a product below the anchor point, as a multiple of the length.
    func reach(_ factor: Rational, _ anchor: Rational) -> Rational {
      factor.sign < 0 ? factor * (.one - anchor) : -factor * anchor
    }
    var least = OwnSum(origin: .one, constant: isHorizontal ? transform.tx : transform.ty)
    least.width = reach(fromWidth, anchor.x) + (isHorizontal ? anchor.x : .zero)
    least.height = reach(fromHeight, anchor.y) + (isHorizontal ? .zero : anchor.y)
    return (least, OwnSum(width: fromWidth.magnitude, height: fromHeight.magnitude))
  }
}
