internal import LayNumbers

/// `constant + width·W + height·H` in doubles: a number as a function of the root's size.
struct AffineValue: BitwiseCopyable, Equatable {
  var constant: Double
  var width: Double
  var height: Double

  static var zero: AffineValue { AffineValue(constant: 0, width: 0, height: 0) }

  /// The number at a size.
  @inline(__always) func at(_ root: RootSize) -> Double { constant + width * root.width + height * root.height }

  /// True if the number is the same at every size.
  @inline(__always) var isConstant: Bool { width == 0 && height == 0 }

  /// The sum of the magnitudes of its three numbers.
  @inline(__always) var size: Double { abs(constant) + abs(width) + abs(height) }

  @inline(__always) mutating func add(_ other: AffineValue, times factor: Double) {
    constant += factor * other.constant
    width += factor * other.width
    height += factor * other.height
  }

  @inline(__always) mutating func scale(by factor: Double) {
    constant *= factor
    width *= factor
    height *= factor
  }

  @inline(__always) static func - (a: AffineValue, b: AffineValue) -> AffineValue {
    AffineValue(constant: a.constant - b.constant, width: a.width - b.width, height: a.height - b.height)
  }
}

/// The size of the root, in points.
struct RootSize: BitwiseCopyable, Equatable {
  var width: Double
  var height: Double
}

/// `a + b`, or 0 if the result is rounding noise: numbers that cancel leave noise, which must not affect decisions.
///
/// The remainder is compared with the addend, not with a constant: coefficients of 1e-4 and of 1e4 may meet in one
/// component, and their products and quotients with them.
@inline(__always) func noiseFreeSum(_ a: Double, _ b: Double) -> Double {
  let sum = a + b
  return abs(sum) <= 1e-10 * abs(b) ? 0 : sum
}
