public import LayNumbers

/// The affine map (x, y) → (a·x + c·y + tx, b·x + d·y + ty) with exact entries: a quarter turn has 0 and ±1.
public struct ExactTransform: Hashable, Sendable {
  /// The coefficient of x in x.
  public var a: Rational
  /// The coefficient of x in y.
  public var b: Rational
  /// The coefficient of y in x.
  public var c: Rational
  /// The coefficient of y in y.
  public var d: Rational
  /// The translation to the right, points.
  public var tx: Rational
  /// The translation down, points.
  public var ty: Rational

  /// Creates the map of the six entries, in Core Graphics' order.
  public init(a: Rational, b: Rational, c: Rational, d: Rational, tx: Rational, ty: Rational) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity.
  public static let identity = ExactTransform(a: .one, b: .zero, c: .zero, d: .one, tx: .zero, ty: .zero)

  /// A rotation by `count` times 90°, clockwise on screen.
  public static func quarterTurns(_ count: Int) -> ExactTransform {
    let sines: [Rational] = [0, 1, 0, -1]
    let turns = count & 3
    let (sine, cosine) = (sines[turns], sines[(turns + 1) & 3])
    return ExactTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A scaling about the origin.
  public static func scale(x: Rational, y: Rational) -> ExactTransform {
    ExactTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A translation.
  public static func translation(x: Rational, y: Rational) -> ExactTransform {
    ExactTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// This map first, then `next`.
  public func concatenating(_ next: ExactTransform) -> ExactTransform {
    ExactTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// True if sides of rectangles stay horizontal and vertical: rotations by 90°, flips, scales, translations.
  public var isAxisAligned: Bool { (b.isZero && c.isZero) || (a.isZero && d.isZero) }

  /// The image of `point`.
  public func applied(to point: ExactPoint) -> ExactPoint {
    ExactPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the image of `rect`, whose size is not negative.
  public func boundingBox(of rect: ExactRect) -> ExactRect {
    let horizontal = extent(a, c, tx, rect)
    let vertical = extent(b, d, ty, rect)
    return ExactRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }

  /// The range of `p·x + q·y + shift` for (x, y) in `rect`: a product is least at one end of its side.
  private func extent(_ p: Rational, _ q: Rational, _ shift: Rational, _ rect: ExactRect) -> ExactSpan {
    let least = p * (p.sign < 0 ? rect.maxX : rect.x) + q * (q.sign < 0 ? rect.maxY : rect.y)
    return ExactSpan(origin: least + shift, length: p.magnitude * rect.width + q.magnitude * rect.height)
  }
}

extension ExactTransform {
  /// The frame of a view: the box around its bounds, mapped about the anchor point, with that at the centre (SEMANTICS,
  /// head). `untransformed` is the frame that layout determines: the bounds' size, the anchor point at the centre.
  public func frame(ofUntransformed untransformed: ExactRect, anchorPoint: ExactPoint) -> ExactRect {
    if self == .identity { return untransformed }
    let (beforeX, beforeY) = (anchorPoint.x * untransformed.width, anchorPoint.y * untransformed.height)
    var box = boundingBox(
      of: ExactRect(x: -beforeX, y: -beforeY, width: untransformed.width, height: untransformed.height))
    box.x += untransformed.x + beforeX
    box.y += untransformed.y + beforeY
    return box
  }
}

/// The transform of a view with its anchor point.
public struct AnchoredTransform: Hashable, Sendable {
  /// The transform about the anchor point.
  public var transform: ExactTransform
  /// The anchor point as fractions of the bounds.
  public var anchorPoint: ExactPoint

  /// Creates the transform about an anchor point.
  public init(_ transform: ExactTransform, about anchorPoint: ExactPoint) {
    (self.transform, self.anchorPoint) = (transform, anchorPoint)
  }

  /// The frame of a view whose frame without the transform is `untransformed`: the box around its bounds.
  public func frame(ofUntransformed untransformed: ExactRect) -> ExactRect {
    transform.frame(ofUntransformed: untransformed, anchorPoint: anchorPoint)
  }
}

extension ExactTransform {
  /// A rotation by `angle` degrees, clockwise on screen: quarter turns are exact; for others each entry is the double
  /// nearest to the sine or cosine.
  public static func rotation(degrees angle: Rational) -> ExactTransform { rotation(SineCosine(degrees: angle)) }

  /// A rotation by `angle` radians, clockwise on screen: each entry is the double nearest to the sine or cosine.
  public static func rotation(radians angle: Rational) -> ExactTransform { rotation(SineCosine(radians: angle)) }

  private static func rotation(_ parts: SineCosine) -> ExactTransform {
    ExactTransform(a: parts.cosine, b: parts.sine, c: -parts.sine, d: parts.cosine, tx: 0, ty: 0)
  }
}
