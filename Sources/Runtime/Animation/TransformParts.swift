internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The decomposition of a matrix: a shear, then a rotation, then a scale along both axes, then a translation.
///
/// Source: W3C, CSS Transforms Module Level 1, "Interpolation of 2D matrices" (Spencer Thomas, "Decomposing a matrix into
/// simple transformations", Graphics Gems II). Rotations by 180°, whose direction it does not specify, are clockwise.
///
/// For rotations by quarters, flips and scales along the axes the parts are exact; for others they are right to eleven
/// digits and better.
struct TransformParts: Hashable, Sendable {
  /// The scale of x and of y; one of them is negative if the matrix flips.
  var scale: ExactPoint
  /// Degrees, clockwise on screen, above -180 and at most 180.
  var angle: Rational
  /// The image of (1, 0) under the shear.
  var shearX: ExactPoint
  /// The image of (0, 1) under the shear.
  var shearY: ExactPoint
  var shift: ExactPoint

  /// Decomposes a matrix; nil for a singular one, which has no rotation angle.
  init?(_ matrix: ExactTransform) {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    if determinant.isZero { return nil }
    scale = ExactPoint(x: length(matrix.a, matrix.b), y: length(matrix.c, matrix.d))
    if determinant.sign < 0 {
      if matrix.a < matrix.d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    let (cosine, sine) = (nearest(matrix.a / scale.x), nearest(matrix.b / scale.x))
    let across = ExactPoint(x: nearest(matrix.c / scale.y), y: nearest(matrix.d / scale.y))
    angle = degrees(sine: sine, cosine: cosine)
    // Rotated back.
    shearX = ExactPoint(
      x: shortened(cosine * cosine - sine * across.x), y: shortened(cosine * sine - sine * across.y))
    shearY = ExactPoint(
      x: shortened(sine * cosine + cosine * across.x), y: shortened(sine * sine + cosine * across.y))
    shift = ExactPoint(x: matrix.tx, y: matrix.ty)
  }
}

extension TransformParts {
  /// The parts at the fraction `share` between this matrix and another.
  func between(_ other: TransformParts, _ share: Rational) -> TransformParts {
    var (first, last) = (self, other)
    // A flip of x and a flip of y differ by a half turn; with that, neither flips in between.
    if first.flipsX && last.flipsY || first.flipsY && last.flipsX {
      first.scale = ExactPoint(x: -first.scale.x, y: -first.scale.y)
      first.angle += first.angle.sign < 0 ? 180 : -180
    }
    if last.angle - first.angle > 180 { first.angle += 360 }
    if last.angle - first.angle <= -180 { last.angle += 360 }
    var parts = first
    parts.scale = first.scale.between(last.scale, share)
    parts.angle = first.angle.between(last.angle, share)
    parts.shearX = first.shearX.between(last.shearX, share)
    parts.shearY = first.shearY.between(last.shearY, share)
    parts.shift = first.shift.between(last.shift, share)
    return parts
  }

  private var flipsX: Bool { scale.x.sign < 0 }
  private var flipsY: Bool { scale.y.sign < 0 }

  /// The matrix of the parts.
  var matrix: ExactTransform {
    let turn = ExactTransform.rotation(degrees: angle)
    func row(_ x: Rational, _ y: Rational, _ scale: Rational) -> ExactPoint {
      let row = ExactPoint(x: scale * (x * shearX.x + y * shearY.x), y: scale * (x * shearX.y + y * shearY.y))
      return turn.isAxisAligned ? row : ExactPoint(x: nearest(row.x), y: nearest(row.y))
    }
    let (x, y) = (row(turn.a, turn.b, scale.x), row(turn.c, turn.d, scale.y))
    return ExactTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: shift.x, ty: shift.y)
  }
}

extension Rational {
  /// The number at the fraction `share` between this one and `last`.
  func between(_ last: Rational, _ share: Rational) -> Rational {
    self == last ? self : self + share * (last - self)
  }
}

extension ExactPoint {
  /// The point at the fraction `share` between this one and `last`.
  func between(_ last: ExactPoint, _ share: Rational) -> ExactPoint {
    ExactPoint(x: x.between(last.x, share), y: y.between(last.y, share))
  }
}

// MARK: Lengths and angles

/// The double nearest to a number, which has few digits.
private func nearest(_ number: Rational) -> Rational { Rational(exactly: number.double) ?? number }

/// Rounds a number of at most 1 to so many binary places that the last bits of sines are dropped.
private func shortened(_ number: Rational) -> Rational { (number * places).rounded / places }

/// 2⁴⁴, also where `Int` has 32 bits.
private let places = Rational(1 << 22) * Rational(1 << 22)

/// √(x² + y²): exact along an axis, else the nearest double, or a short number if one is as near as sines are precise.
private func length(_ x: Rational, _ y: Rational) -> Rational {
  if x.isZero || y.isZero { return x.magnitude + y.magnitude }
  let length = Rational(exactly: (x * x + y * y).double.squareRoot()) ?? x.magnitude
  let short = (length * 1024).rounded / 1024
  return (short - length).magnitude * places < length ? short : length
}

/// The angle with this sine and cosine, which are not both 0: above -180 and at most 180.
private func degrees(sine: Rational, cosine: Rational) -> Rational {
  let (near, far) = (cosine.magnitude, sine.magnitude)
  var angle = degrees(ofTangent: min(near, far) / max(near, far))
  if far > near { angle = 90 - angle }
  if cosine.sign < 0 { angle = 180 - angle }
  return sine.sign < 0 ? -angle : angle
}

/// The angle with this tangent, from 0 to 1: exact for 0 and 1, else the series of the arctangent, at a quarter of the angle.
private func degrees(ofTangent tangent: Rational) -> Rational {
  if tangent.isZero { return 0 }
  if tangent == .one { return 45 }
  var quarter = tangent.double
  for _ in 0..<2 { quarter /= 1 + (1 + quarter * quarter).squareRoot() }
  var (sum, power) = (quarter, quarter)
  for term in 1...14 {
    power *= -quarter * quarter
    sum += power / Double(2 * term + 1)
  }
  let unit = Rational(1, 1_000_000) / 1_000_000
  let angle = Rational(exactly: 4 * sum * 180 / .pi) ?? .zero
  return (angle / unit).rounded * unit
}
