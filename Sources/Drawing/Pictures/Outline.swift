/// A line of straight and curved pieces, closed or open; several in one are filled by the nonzero rule.
package struct Outline: Hashable, Sendable {
  /// A piece, by the points that it ends at.
  package enum Piece: Hashable, Sendable {
    case move(Point2D)
    case line(Point2D)
    /// A cubic Bézier curve with two control points.
    case curve(Point2D, Point2D, Point2D)
    case close
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece] = []) { self.pieces = pieces }
}

/// A point, in points to the right and down.
package struct Point2D: Hashable, Sendable {
  package var x, y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
}

extension Outline {
  /// The ratio of the control points of a cubic curve that comes nearest to a quarter of a circle.
  private static let quarter = 0.5522847498

  /// A rectangle.
  package static func rectangle(x: Double, y: Double, width: Double, height: Double) -> Outline {
    Outline([
      .move(Point2D(x, y)), .line(Point2D(x + width, y)), .line(Point2D(x + width, y + height)),
      .line(Point2D(x, y + height)), .close,
    ])
  }

  /// A rectangle with round corners; the radius is at most half of the shorter side.
  package static func rounded(x: Double, y: Double, width: Double, height: Double, radius: Double) -> Outline {
    let r = min(radius, min(width, height) / 2)
    guard r > 0 else { return rectangle(x: x, y: y, width: width, height: height) }
    let (right, bottom, k) = (x + width, y + height, r * (1 - quarter))
    return Outline([
      .move(Point2D(x + r, y)), .line(Point2D(right - r, y)),
      .curve(Point2D(right - k, y), Point2D(right, y + k), Point2D(right, y + r)), .line(Point2D(right, bottom - r)),
      .curve(Point2D(right, bottom - k), Point2D(right - k, bottom), Point2D(right - r, bottom)),
      .line(Point2D(x + r, bottom)),
      .curve(Point2D(x + k, bottom), Point2D(x, bottom - k), Point2D(x, bottom - r)), .line(Point2D(x, y + r)),
      .curve(Point2D(x, y + k), Point2D(x + k, y), Point2D(x + r, y)), .close,
    ])
  }

  /// An ellipse inside of a rectangle.
  package static func ellipse(x: Double, y: Double, width: Double, height: Double) -> Outline {
    let (rx, ry) = (width / 2, height / 2)
    let (cx, cy, kx, ky) = (x + rx, y + ry, rx * quarter, ry * quarter)
    return Outline([
      .move(Point2D(cx, y)), .curve(Point2D(cx + kx, y), Point2D(x + width, cy - ky), Point2D(x + width, cy)),
      .curve(Point2D(x + width, cy + ky), Point2D(cx + kx, y + height), Point2D(cx, y + height)),
      .curve(Point2D(cx - kx, y + height), Point2D(x, cy + ky), Point2D(x, cy)),
      .curve(Point2D(x, cy - ky), Point2D(cx - kx, y), Point2D(cx, y)), .close,
    ])
  }

  /// Straight lines through points.
  package static func lines(_ points: [Point2D], isClosed: Bool = false) -> Outline {
    guard let first = points.first else { return Outline() }
    return Outline([.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : []))
  }
}

/// An affine transform with its entries in Core Graphics' order: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
package struct Transform2D: Hashable, Sendable {
  package var a, b, c, d, tx, ty: Double

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = Transform2D(1, 0, 0, 1, 0, 0)

  /// A move, points.
  package static func move(_ x: Double, _ y: Double) -> Transform2D { Transform2D(1, 0, 0, 1, x, y) }

  /// A scale about the origin.
  package static func scale(_ factor: Double) -> Transform2D { Transform2D(factor, 0, 0, factor, 0, 0) }

  /// The transform that applies `inner` first, then the receiver.
  package func after(_ inner: Transform2D) -> Transform2D {
    Transform2D(
      a * inner.a + c * inner.b, b * inner.a + d * inner.b, a * inner.c + c * inner.d, b * inner.c + d * inner.d,
      a * inner.tx + c * inner.ty + tx, b * inner.tx + d * inner.ty + ty)
  }

  /// The place of a point after the transform.
  package func apply(_ point: Point2D) -> Point2D {
    Point2D(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
