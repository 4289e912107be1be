/// A number of a view that can be asked for, in points: an attribute as rules read it, or a part of the frame as it is
/// shown. Places are in the superview's bounds coordinates, as ``Layout/attribute(_:of:)`` reads them.
package struct Quantity: Hashable, Sendable {
  /// Which number.
  package enum Kind: Hashable, Sendable {
    /// Of the alignment rectangle.
    case attribute(Attribute)
    /// Of the box around the transformed view.
    case frame(Ambiguity.Part)
    /// Of the frame as it is without the transform.
    case untransformed(Ambiguity.Part)
  }
  /// The view or guide.
  package var view: ViewID
  /// Which number of it.
  package var kind: Kind

  /// A number of `view`.
  package init(_ view: ViewID, _ kind: Kind) {
    self.view = view
    self.kind = kind
  }

  /// An attribute of `view`.
  package init(_ view: ViewID, _ attribute: Attribute) { self.init(view, .attribute(attribute)) }

  /// The axis that it lies on.
  package var axis: Axis {
    switch kind {
    case .attribute(let attribute): attribute.axis
    case .frame(let part), .untransformed(let part): part.axis
    }
  }
}

/// A number of a frame that stands in no row: the view keeps it.
struct KeptNumber: Sendable {
  var view: ViewID
  var part: Ambiguity.Part
  /// How often it is in the sum.
  var factor: Rational
}

/// A quantity as the rows know it: variables, the root's size, numbers; and what no row speaks of.
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

/// What a mask without rows makes of a number: `slope` times the superview's length, and a number, from the superview's
/// top-left corner.
struct MaskedNumber: Sendable {
  var mask: AutoresizingAxis
  var slope: Rational
  var number: Rational
  /// Whether the mask ran out of room.
  var isCollapsed: Bool
}

/// A number of a view's own: multiples of its origin along one axis and of its lengths.
private struct OwnSum {
  var origin = Rational.zero
  var width = Rational.zero
  var height = Rational.zero
  var constant = Rational.zero

  static func length(_ axis: Axis) -> OwnSum { axis == .horizontal ? OwnSum(width: .one) : OwnSum(height: .one) }

  mutating func add(_ other: OwnSum, times factor: Rational = .one) {
    origin += other.origin * factor
    width += other.width * factor
    height += other.height * factor
    constant += other.constant * factor
  }
}

extension LayoutSystem {
  /// What a quantity is the sum of.
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

  /// The root lies in nothing that could be scrolled.
  private func boundsOrigin(around view: ViewID, _ axis: Axis) -> Rational {
    view == .root ? .zero : boundsOrigin(aroundSubview: view, axis)
  }

  /// What the mask of a view without rows makes of a number, in a superview of a length; nil where there is no mask.
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
  func lengthSum(of view: ViewID, _ axis: Axis) -> QuantitySum {
    var result = QuantitySum()
    add(view, axis == .horizontal ? .width : .height, times: .one, to: &result)
    return result
  }

  /// What a view without rows and without a mask keeps, from the superview's top-left corner.
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
    switch attribute {
    case .width, .height: return length
    case .leading, .leadingMargin: if mirrored { near.add(length) }
    case .trailing, .trailingMargin: if !mirrored { near.add(length) }
    case .right, .bottom, .rightMargin, .bottomMargin: near.add(length)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: near.add(length, times: Rational(1, 2))
    case .firstBaseline, .lastBaseline:
      let baseline = Baseline(attribute, of: description)
      near.add(length, times: baseline.share)
      near.constant += baseline.offset
    default: break
    }
    return near
  }

  /// The box around the transformed view along `axis`, from the superview's top-left corner. Sizes are not negative, so
  /// it is linear in them.
  private func ownBox(of view: ViewID, _ axis: Axis) -> (origin: OwnSum, length: OwnSum) {
    let description = resolved.views[view.index]
    let (transform, anchor) = (description.transform, description.anchorPoint)
    let isHorizontal = axis == .horizontal
    let fromWidth = isHorizontal ? transform.a : transform.b
    let fromHeight = isHorizontal ? transform.c : transform.d
    /// How far a product reaches below the anchor point, a part of the length.
    func reach(_ factor: Rational, _ anchor: Rational) -> Rational {
      factor.sign < 0 ? factor * (.one - anchor) : -factor * anchor
    }
    var least = OwnSum(origin: .one, constant: isHorizontal ? transform.tx : transform.ty)
    least.width = reach(fromWidth, anchor.x) + (isHorizontal ? anchor.x : .zero)
    least.height = reach(fromHeight, anchor.y) + (isHorizontal ? .zero : anchor.y)
    return (least, OwnSum(width: fromWidth.magnitude, height: fromHeight.magnitude))
  }
}

extension Axis {
  /// `x` or `y`
  var position: Ambiguity.Part { self == .horizontal ? .x : .y }
}
