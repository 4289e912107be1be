// How a constraint becomes a row of the engine.
extension LayoutSystem {
  /// Adds the rows of the constraints in force, in source order.
  mutating func addConstraints() {
    for (index, constraint) in resolved.constraints.enumerated() where constraint.isActive {
      if constraint.terms.contains(where: { !$0.attribute.isEvaluated }) { continue }
      let row = row(of: constraint)
      if row.terms.isEmpty {
        constantRows.append(ConstraintID(index))
      } else {
        constraintRows[index] = add(row, from: .constraint(ConstraintID(index)))
      }
    }
  }

  /// The row that a constraint becomes.
  func row(of constraint: ConstraintDescription) -> EngineRow {
    let ancestor = tree.frameOfReference(constraint.terms) ?? .root
    // The leading family turns around as a whole: offsets and middles too (SEMANTICS §2.12).
    let mirrored =
      resolved.directions[ancestor.index] == .rightToLeft
      && constraint.terms.contains { $0.attribute.isDirectional }
    var sum = LinearSum()
    for term in constraint.terms {
      sum.add(value(of: term.attribute, of: term.view, in: ancestor, mirrored: mirrored), times: term.coefficient)
    }
    return sum.row(constraint.relation, constraint.constant, level: Level(constraint.priority))
  }

  /// The value of an attribute; of a location in the coordinates of `ancestor`, from its right side if `mirrored`.
  private func value(of attribute: Attribute, of view: ViewID, in ancestor: ViewID, mirrored: Bool) -> LinearSum {
    let axis = attribute.axis
    let span = constrainedSpan(of: view, axis, inside: view == ancestor)
    if !attribute.isLocation { return span.length }
    var place = place(attribute, of: view, span, mirrored: mirrored)
    if view != ancestor {
      var superview = tree.superviews[view.index]
      while superview != ancestor {
        place.add(origin(superview, axis))
        superview = tree.superviews[superview.index]
      }
    }
    let turns = mirrored && (attribute.isDirectional || attribute == .centerX)
    return turns ? length(ancestor, axis).adding(place, times: -1) : place
  }

  /// Where an attribute lies in `span`. Leading is right while mirrored.
  private func place(
    _ attribute: Attribute, of view: ViewID, _ span: (origin: LinearSum, length: LinearSum), mirrored: Bool
  ) -> LinearSum {
    let half = Rational(1, 2)
    switch attribute {
    case .leading: return mirrored ? span.origin.adding(span.length) : span.origin
    case .right, .bottom: return span.origin.adding(span.length)
    case .trailing: return mirrored ? span.origin : span.origin.adding(span.length)
    case .centerX, .centerY: return span.origin.adding(span.length, times: half)
    case .firstBaseline, .lastBaseline:
      let baseline = Baseline(attribute, of: resolved.views[view.index])
      var place = span.origin.adding(span.length, times: baseline.share)
      place.add(baseline.offset)
      return place
    default: return span.origin
    }
  }

  /// What constraints relate of `view` along `axis`, from the superview's top-left corner, or from its own when
  /// `inside`: the alignment rectangle of the untransformed frame, or of the box around the transformed view
  /// (SEMANTICS §2.9).
  private func constrainedSpan(
    of view: ViewID, _ axis: Axis, inside: Bool
  ) -> (origin: LinearSum, length: LinearSum) {
    let description = resolved.views[view.index]
    var span = (origin: inside ? LinearSum() : origin(view, axis), length: length(view, axis))
    if resolved.transforms == .ios7 && !inside && description.transform != .identity {
      span = box(of: view, axis)
    }
    let (near, far) = (description.alignmentInsets.near(axis), description.alignmentInsets.far(axis))
    span.origin.add(near)
    span.length.add(-near - far)
    return span
  }

  /// The box around the transformed view. Sizes are not negative, so it is linear in them.
  private func box(of view: ViewID, _ axis: Axis) -> (origin: LinearSum, length: LinearSum) {
    let description = resolved.views[view.index]
    let (transform, anchor) = (description.transform, description.anchorPoint)
    let (fromWidth, fromHeight, shift) =
      axis == .horizontal
      ? (transform.a, transform.c, transform.tx) : (transform.b, transform.d, transform.ty)
    /// How far a product reaches below the anchor point, a part of the size.
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
  func origin(_ view: ViewID, _ axis: Axis) -> LinearSum {
    guard let span = spans[slot(view, axis)] else { return LinearSum() }
    return LinearSum(span.origin)
  }

  /// The width or height of `view`; of the root a parameter.
  func length(_ view: ViewID, _ axis: Axis) -> LinearSum {
    if view == .root {
      return LinearSum(axis == .horizontal ? Affine(.zero, width: .one) : Affine(.zero, height: .one))
    }
    guard let span = spans[slot(view, axis)] else { return LinearSum() }
    return LinearSum(span.length)
  }
}

extension Level {
  /// The level of a priority.
  init(_ priority: Priority) { self = priority < .required ? .optional(priority) : .required }
}

/// Where a baseline lies: `share` of the height below the top, and `offset` points more.
struct Baseline {
  var share: Rational
  var offset: Rational

  /// A line of text is centred, in a text view it begins below the padding. Without text the first baseline is the top
  /// and the last one the bottom.
  init(_ attribute: Attribute, of view: ViewDescription) {
    if view.kind == .textView, let padding = view.kind.padding {
      (share, offset) = (.zero, padding.vertical + TextMeasure.ascent * view.fontSize)
    } else if view.kind.showsText {
      (share, offset) = (Rational(1, 2), TextMeasure.baselineBelowMiddle * view.fontSize)
    } else {
      (share, offset) = (attribute == .lastBaseline ? .one : .zero, .zero)
    }
  }
}
