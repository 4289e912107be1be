/// `constant + width·W + height·H`: a number that depends on the root's size. W and H are parameters, so they join no
/// components (SEMANTICS §4.2).
public struct Affine: Hashable, Sendable {
  /// The part that does not depend on the size.
  public var constant: Rational
  /// The coefficient of W.
  public var width: Rational
  /// The coefficient of H.
  public var height: Rational
  /// `constant + width·W + height·H`
  public init(_ constant: Rational, width: Rational = .zero, height: Rational = .zero) {
    self.constant = constant
    self.width = width
    self.height = height
  }
}

extension Affine {
  /// The value at a size of the root.
  package func value(at size: ExactSize) -> Rational {
    var value = constant
    if !width.isZero { value += width * size.width }
    if !height.isZero { value += height * size.height }
    return value
  }

  /// The sign of the value at a size of the root.
  package func sign(at size: ExactSize) -> Int {
    if isConstant { return constant.sign }
    let (w, h) = (width.approximation * size.width.approximation, height.approximation * size.height.approximation)
    return (constant.approximation + w + h).sign ?? value(at: size).sign
  }

  /// True if the number does not depend on the root's size.
  package var isConstant: Bool { width.isZero && height.isZero }

  /// The negation.
  package var negated: Affine { Affine(-constant, width: -width, height: -height) }

  /// Adds a multiple of another.
  package mutating func add(_ other: Affine, times factor: Rational) {
    if factor.isZero { return }
    if !other.constant.isZero { constant += other.constant * factor }
    if !other.width.isZero { width += other.width * factor }
    if !other.height.isZero { height += other.height * factor }
  }

  /// `self + factor · other`
  package func adding(_ other: Affine, times factor: Rational = .one) -> Affine {
    Affine(
      constant + factor * other.constant, width: width + factor * other.width, height: height + factor * other.height)
  }
}
