/// What is on the screen between two layouts of one program, when the second is made inside of an animation: the size and the
/// origin of bounds, the centre and the transform of every view go from the one to the other, all by the same share.
///
///     let animation = LayoutAnimation(from: narrow, to: wide)
///     let share = TimingCurve.easeInOut.progress(at: Rational(3, 12))
///     animation.exactFrame(of: card, at: share)
///
/// No rule holds on the way: nothing is laid out there. What does not move by degrees, such as `hidden`, is that of the second
/// layout as soon as the animation has begun. A matrix is interpolated entry by entry.
public struct LayoutAnimation: Sendable {
  /// The layout at the beginning.
  public let from: Layout
  /// The layout at the end.
  public let to: Layout

  /// From one layout to another; both have been resized, and are of the same program.
  public init(from: Layout, to: Layout) { (self.from, self.to) = (from, to) }

  /// The bounds of a view when it has gone `share` of the way, in its own coordinates.
  public func exactBounds(of view: ViewID, at share: Rational) -> ExactRect {
    let (a, b) = (from.exactBounds(of: view), to.exactBounds(of: view))
    return ExactRect(
      x: between(a.x, b.x, share), y: between(a.y, b.y, share), width: between(a.width, b.width, share),
      height: between(a.height, b.height, share))
  }

  /// Where the anchor point of a view lies, in the superview's bounds coordinates.
  public func exactCenter(of view: ViewID, at share: Rational) -> ExactPoint {
    let (a, b) = (from.exactCenter(of: view), to.exactCenter(of: view))
    return ExactPoint(x: between(a.x, b.x, share), y: between(a.y, b.y, share))
  }

  /// The transform of a view and the point of its bounds that it turns about.
  public func transform(of view: ViewID, at share: Rational) -> (transform: ExactTransform, anchorPoint: ExactPoint) {
    let (a, b) = (from.transform(of: view), to.transform(of: view))
    let anchor = ExactPoint(
      x: between(a.anchorPoint.x, b.anchorPoint.x, share), y: between(a.anchorPoint.y, b.anchorPoint.y, share))
    if a.transform == b.transform { return (a.transform, anchor) }
    let (first, last) = (a.transform, b.transform)
    let transform = ExactTransform(
      a: between(first.a, last.a, share), b: between(first.b, last.b, share), c: between(first.c, last.c, share),
      d: between(first.d, last.d, share), tx: between(first.tx, last.tx, share), ty: between(first.ty, last.ty, share))
    return (transform, anchor)
  }

  /// The frame without the transform, in the superview's bounds coordinates.
  public func untransformedFrame(of view: ViewID, at share: Rational) -> ExactRect {
    let (bounds, center) = (exactBounds(of: view, at: share), exactCenter(of: view, at: share))
    let anchor = transform(of: view, at: share).anchorPoint
    return ExactRect(
      x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height, width: bounds.width,
      height: bounds.height)
  }

  /// The box around the view with its transform, in the superview's bounds coordinates.
  public func exactFrame(of view: ViewID, at share: Rational) -> ExactRect {
    let (transform, anchor) = transform(of: view, at: share)
    return transform.frame(ofUntransformed: untransformedFrame(of: view, at: share), anchorPoint: anchor)
  }

  private func between(_ first: Rational, _ last: Rational, _ share: Rational) -> Rational {
    first == last ? first : first + share * (last - first)
  }
}
