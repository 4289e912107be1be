public import LayNumbers

/// A number type for exact arithmetic: fractions of two words where they suffice, numbers of any size elsewhere.
protocol ExactNumber: Sendable {
  init(_ number: Rational)
  static var zero: Self { get }
  static var one: Self { get }
  var isZero: Bool { get }
  /// The number; nil if it did not fit.
  var rational: Rational? { get }
  /// The coefficient of a term.
  static func coefficient(_ term: Int, in rows: RowStore) -> Self
  /// The right side of a row at a size of the root.
  static func rightSide(of row: Int, in rows: RowStore, _ width: Self, _ height: Self) -> Self
  static prefix func - (a: Self) -> Self
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  /// The quotient; `b` must not be 0.
  static func / (a: Self, b: Self) -> Self
}

extension ExactNumber {
  static func += (a: inout Self, b: Self) { a = a + b }
}

extension Rational: ExactNumber {
  init(_ number: Rational) { self = number }
  var rational: Rational? { self }
  static func coefficient(_ term: Int, in rows: RowStore) -> Rational { rows.coefficient(term) }
  static func rightSide(of row: Int, in rows: RowStore, _ width: Rational, _ height: Rational) -> Rational {
    rows.rightSide(of: row).value(at: ExactSize(width: width, height: height))
  }
}

extension Fraction: ExactNumber {
  @inline(__always) static func coefficient(_ term: Int, in rows: RowStore) -> Fraction { rows.shortCoefficient(term) }
  @inline(__always) static func rightSide(of row: Int, in rows: RowStore, _ width: Fraction, _ height: Fraction)
    -> Fraction
  {
    rows.shortRightSide(of: row, width, height)
  }
}
