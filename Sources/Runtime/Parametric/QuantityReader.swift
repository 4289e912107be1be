internal import LayModel
internal import LayNumbers
internal import LaySolver

/// Reads quantities as sums of variables, of the root's size and of kept numbers.
struct QuantityReader: Sendable {
  private let views: ViewTable

  init(_ views: ViewTable) { self.views = views }

  /// The sum of a quantity.
  func sum(of quantity: Quantity) -> QuantitySum {
    let (view, axis) = (quantity.view, quantity.axis)
    if views.hasGuides, let edges = views.guideEdges(view) { return sum(of: quantity.kind, edges, of: view) }
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

  private func add(_ view: ViewID, _ part: Ambiguity.Part, times factor: Rational, to result: inout QuantitySum) {
    if factor.isZero || view == .root && part.isPosition { return }
    if view == .root {
      result.sum.add(views.length(view, part.axis), times: factor)
    } else if let span = views.span(view, part.axis) {
      result.sum.add(LinearSum(part.isPosition ? span.origin : span.length), times: factor)
    } else {
      result.kept.append(KeptNumber(view: view, part: part, factor: factor))
    }
  }

  /// The root is in no scroll view.
  private func boundsOrigin(around view: ViewID, _ axis: LayoutAxis) -> Rational {
    view == .root ? .zero : views.boundsOrigin(aroundSubview: view, axis)
  }

  /// The number that the mask of a view without rows gives it, in a superview of a length; nil if there is no mask.
  func masked(_ view: ViewID, _ part: Ambiguity.Part, in superview: Rational) -> MaskedNumber? {
    guard let mask = views.mask(of: view, part.axis) else { return nil }
    let isCollapsed = mask.resized(to: superview).length.sign < 0
    if isCollapsed && !part.isPosition {
      return MaskedNumber(mask: mask, slope: .zero, number: .zero, isCollapsed: true)
    }
    let shares = mask.shares
    let slope = part.isPosition ? shares.nearMargin : shares.size
    var number = (part.isPosition ? mask.span.origin : mask.span.length) - slope * mask.superviewSize
    if part.isPosition { number -= views.boundsOrigin(aroundSubview: view, part.axis) }
    return MaskedNumber(mask: mask, slope: slope, number: number, isCollapsed: isCollapsed)
  }

  /// The length of a view as a sum.
  func length(of view: ViewID, _ axis: LayoutAxis) -> QuantitySum {
    var result = QuantitySum()
    add(view, axis == .horizontal ? .width : .height, times: .one, to: &result)
    return result
  }

  // MARK: - Attributes

  private func ownSum(of attribute: Attribute, of view: ViewID) -> OwnSum {
    let axis = attribute.axis
    let description = views.resolved.views[view.index]
    var (near, length) =
      views.resolved.transforms == .ios7
      ? ownBox(of: view, axis) : (OwnSum(origin: .one), .length(axis))
    near.constant += description.alignmentInsets.near(axis) + boundsOrigin(around: view, axis)
    length.constant -= description.alignmentInsets.near(axis) + description.alignmentInsets.far(axis)
    let mirrored = views.resolved.directions[views.tree.superviews[view.index].index] == .rightToLeft
    if !attribute.isLocation { return length }
    let position = attribute.position(of: description, isMirrored: mirrored)
    near.add(length, times: position.share)
    near.constant += position.offset
    return near
  }

  /// The box around the transformed view along `axis`, from the superview's top-left corner. Sizes are not negative, so
  /// it is linear in them.
  private func ownBox(of view: ViewID, _ axis: LayoutAxis) -> (origin: OwnSum, length: OwnSum) {
    let description = views.resolved.views[view.index]
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

  // MARK: - Guides

  /// A sum of frame parts in the variables of the rows.
  private func quantitySum(of sum: GuideSum) -> QuantitySum {
    var result = QuantitySum()
    result.sum.add(sum.constant)
    for term in sum.terms { add(term.key.view, term.key.part, times: term.amount, to: &result) }
    return result
  }

  /// An attribute of a guide, in its owner's bounds coordinates.
  private func sum(of kind: QuantityKind, _ edges: GuideEdges, of guide: ViewID) -> QuantitySum {
    let mirrored = views.resolved.directions[views.tree.superviews[guide.index].index] == .rightToLeft
    var result = QuantitySum()
    func add(_ sum: GuideSum, _ factor: Rational, _ axis: LayoutAxis, isPlace: Bool) {
      result.add(quantitySum(of: sum), times: factor)
      if isPlace { result.sum.add(factor * views.boundsOrigin(aroundSubview: guide, axis)) }
    }
    switch kind {
    case .attribute(let attribute) where attribute.isLocation:
      for (isFar, share) in attribute.edgeShares(mirrored: mirrored) where !share.isZero {
        add(edges.edge(attribute.axis, isFar: isFar), share, attribute.axis, isPlace: true)
      }
    case .attribute(let attribute): add(edges.length(attribute.axis), .one, attribute.axis, isPlace: false)
    case .frame(let part), .untransformed(let part):
      add(part.isPosition ? edges.near(part.axis) : edges.length(part.axis), .one, part.axis, isPlace: part.isPosition)
    }
    return result
  }
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
