extension Rational {
  /// The denominator in lowest terms: a whole number above 0.
  package var denominator: Rational {
    switch storage {
    case .small(_, let d): Rational(storage: .small(d, 1))
    case .big(let fraction): Rational(isNegative: false, fraction.denominator, over: .one)
    }
  }

  /// The most characters of a number in output for readers.
  package static let shownLimit = 60

  /// The number for readers: ``description``; for a longer number its approximate value, as in `about 6.5694e153`.
  package var shown: String {
    // At least four bits a digit: a number with more words is not converted in vain.
    if wordCount <= Rational.shownLimit / 4 {
      let text = description
      if text.utf8.count <= Rational.shownLimit { return text }
    }
    let fraction = big
    return "about " + (fraction.isNegative ? "-" : "") + Rational.rounded(fraction)
  }

  /// Five digits of a fraction without its sign, the rest truncated.
  private static func rounded(_ fraction: BigFraction) -> String {
    // Enough places for six digits or more.
    let bits = fraction.denominator.bitWidth - fraction.numerator.bitWidth
    let places = max(0, bits * (bits > 0 ? 302 : 301) / 1000 + 8)
    let scaled = (fraction.numerator * powerOfTen(places)).quotientAndRemainder(dividingBy: fraction.denominator)
    let digits = scaled.quotient.decimalDigits
    let exponent = digits.utf8.count - 1 - places
    let point = exponent < 0 || exponent > 4 ? 1 : exponent + 1
    let shown = Array(digits.utf8.prefix(5))
    var text = String(decoding: shown.prefix(point), as: UTF8.self)
    var behind = shown.dropFirst(point)
    while behind.last == UInt8(ascii: "0") { behind.removeLast() }
    if !behind.isEmpty { text += "." + String(decoding: behind, as: UTF8.self) }
    return point == exponent + 1 ? text : text + "e\(exponent)"
  }
}
