extension Rational {
  /// The most characters of a number that a reader is shown.
  package static let shownLimit = 60

  /// What a reader is shown: ``description``; of a number longer than that, about how large it is, as in `about 6.5694e153`.
  package var shown: String {
    // Four bits a digit at least: what takes more words is not written out only to be thrown away.
    if wordCount <= Rational.shownLimit / 4 {
      let text = description
      if text.utf8.count <= Rational.shownLimit { return text }
    }
    let fraction = big
    return "about " + (fraction.isNegative ? "-" : "") + Rational.rounded(fraction)
  }

  /// Five digits of a fraction without its sign, cut off behind them.
  private static func rounded(_ fraction: BigFraction) -> String {
    // As many places as give six digits or more.
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
