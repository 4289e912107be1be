/// An exact number: a fraction in lowest terms.
public struct Rational: Hashable, Sendable, Comparable {
  let numerator: Int64
  let denominator: Int64
  public init(_ value: Int) {
    numerator = Int64(value)
    denominator = 1
  }
  public init(_ numerator: Int, _ denominator: Int) {
    self.numerator = Int64(numerator)
    self.denominator = Int64(denominator)
  }
  public static let zero = Rational(0)
  public static let one = Rational(1)
  public static func < (a: Rational, b: Rational) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
}
