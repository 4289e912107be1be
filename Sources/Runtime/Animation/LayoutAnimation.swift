public import LayModel
public import LayNumbers
internal import LaySolver

/// The intermediate states between two layouts of one program, when the second is made inside an animation: the size and
/// origin of bounds, the centre and the transform of every view are interpolated from one to the other, all by the same
/// fraction.
///
///     let animation = LayoutAnimation(from: narrow, to: wide)
///     let share = TimingCurve.easeInOut.progress(at: Rational(3, 12))
///     animation.exactFrame(of: card, at: share)
///
/// No constraint holds in between: nothing is laid out there. A property that cannot be interpolated, such as `hidden`,
/// is that of the second layout as soon as the animation has begun. Between two matrices a view rotates, by the shorter
/// way, and is scaled and translated: see ``transform(of:at:)``.
public struct LayoutAnimation: Sendable {
  /// The layout at the beginning.
  public let from: Layout
  /// The layout at the end.
  public let to: Layout

  /// Creates an animation between two layouts; both have been resized, and are of the same program.
  public init(from: Layout, to: Layout) { (self.from, self.to) = (from, to) }

  /// The bounds of a view at the fraction `share`, in its own coordinates.
  public func exactBounds(of view: ViewID, at share: Rational) -> ExactRect {
    let (a, b) = (from.exactBounds(of: view), to.exactBounds(of: view))
    return ExactRect(
      x: a.x.between(b.x, share), y: a.y.between(b.y, share), width: a.width.between(b.width, share),
      height: a.height.between(b.height, share))
  }

  /// The position of a view's anchor point at the fraction `share`, in the superview's bounds coordinates.
  public func exactCenter(of view: ViewID, at share: Rational) -> ExactPoint {
    from.exactCenter(of: view).between(to.exactCenter(of: view), share)
  }

  /// The transform of a view and its anchor point, at the fraction `share`. Between two matrices their rotations, scales
  /// and shears are interpolated separately, by the W3C's rules for matrices; a singular matrix has no rotation angle, so
  /// there the entries are interpolated.
  public func transform(of view: ViewID, at share: Rational) -> AnchoredTransform {
    let transform = from.transform(of: view).transform.between(to.transform(of: view).transform, share)
    return AnchoredTransform(transform, about: anchorPoint(of: view, at: share))
  }

  private func anchorPoint(of view: ViewID, at share: Rational) -> ExactPoint {
    from.transform(of: view).anchorPoint.between(to.transform(of: view).anchorPoint, share)
  }

  /// The frame without the transform, in the superview's bounds coordinates.
  public func untransformedFrame(of view: ViewID, at share: Rational) -> ExactRect {
    let (bounds, center) = (exactBounds(of: view, at: share), exactCenter(of: view, at: share))
    let anchor = anchorPoint(of: view, at: share)
    return ExactRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  /// The box around the view with its transform, in the superview's bounds coordinates.
  public func exactFrame(of view: ViewID, at share: Rational) -> ExactRect {
    transform(of: view, at: share).frame(ofUntransformed: untransformedFrame(of: view, at: share))
  }
}

extension ExactTransform {
  /// The matrix at the fraction `share` between this one and `last`.
  func between(_ last: ExactTransform, _ share: Rational) -> ExactTransform {
    if self == last || share.isZero { return self }
    if share == .one { return last }
    let hasSameTurn = (a, b, c, d) == (last.a, last.b, last.c, last.d)
    if !hasSameTurn, let parts = TransformParts(self), let end = TransformParts(last) {
      return parts.between(end, share).matrix
    }
    return ExactTransform(
      a: a.between(last.a, share), b: b.between(last.b, share), c: c.between(last.c, share),
      d: d.between(last.d, share), tx: tx.between(last.tx, share), ty: ty.between(last.ty, share))
  }
}
