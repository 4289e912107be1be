package import LayNumbers

/// A number of an Interface Builder file, to a millionth: Xcode's decimals are those of binary numbers.
package struct Length: Hashable, Sendable, Comparable {
  /// The millionths.
  package var millionths: Int

  package static let zero = Length(millionths: 0)
  /// The greatest number that is read, in points. Beyond it a number is not meant as a length.
  static let greatest = 1_000_000_000

  package init(millionths: Int) { self.millionths = millionths }

  package init(_ points: Int) { millionths = points * 1_000_000 }

  /// Reads a decimal with an optional exponent; nil if it is none or too great.
  package init?(_ text: String) {
    var digits = 0
    var (isNegative, hasDigits, point, scale) = (false, false, false, 0)
    var bytes = Array(text.utf8)[...]
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    var exponent = 0
    var roundsUp = false
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        let digit = Int(byte - UInt8(ascii: "0"))
        if point && scale >= 12 {
          continue
        }
        guard digits < 100_000_000_000_000_000 else { return nil }
        digits = digits * 10 + digit
        if point { scale += 1 }
      case UInt8(ascii: "."): if point { return nil } else { point = true }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard let value = Int(String(decoding: bytes, as: UTF8.self)), value > -40, value < 10 else { return nil }
        exponent = value
        bytes = []
      default: return nil
      }
    }
    guard hasDigits else { return nil }
    var shift = 6 - scale + exponent
    while shift > 0 {
      guard digits <= Length.greatest * 1_000_000 else { return nil }
      digits *= 10
      shift -= 1
    }
    while shift < 0 {
      roundsUp = digits % 10 >= 5
      digits /= 10
      shift += 1
    }
    if roundsUp { digits += 1 }
    guard digits <= Length.greatest * 1_000_000 else { return nil }
    millionths = isNegative ? -digits : digits
  }

  package static func < (_ left: Length, _ right: Length) -> Bool { left.millionths < right.millionths }
  package static func + (_ left: Length, _ right: Length) -> Length {
    Length(millionths: left.millionths + right.millionths)
  }
  package static func - (_ left: Length, _ right: Length) -> Length {
    Length(millionths: left.millionths - right.millionths)
  }
  package static prefix func - (_ length: Length) -> Length { Length(millionths: -length.millionths) }

  package var magnitude: Length { Length(millionths: abs(millionths)) }

  /// The decimal of the language, with at most `digits` places.
  package func text(digits: Int = 6) -> String {
    var unit = 1
    for _ in digits..<6 { unit *= 10 }
    let rounded = (abs(millionths) + unit / 2) / unit * unit
    let (whole, rest) = rounded.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 && rounded > 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest)
    while decimals.utf8.count < 6 { decimals = "0" + decimals }
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension Length {
  /// The length to a millionth.
  package init(_ number: Rational) { self.init(millionths: Int((number.double * 1_000_000).rounded())) }
}

extension Rational {
  /// The exact number of a length.
  package init(_ length: Length) { self = Rational(length.millionths) / 1_000_000 }
}

/// A ratio of an Interface Builder file: `0.5`, `16:9` or `16/9`.
package struct Ratio: Hashable, Sendable {
  package var numerator: Int
  package var denominator: Int

  package static let one = Ratio(numerator: 1, denominator: 1)

  package init(numerator: Int, denominator: Int) {
    let divisor = Ratio.common(abs(numerator), abs(denominator))
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / max(divisor, 1)
    self.denominator = sign * denominator / max(divisor, 1)
  }

  /// Reads a decimal or two with `:` or `/` between them: `a:b` is a divided by b.
  package init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    if parts.count == 2, let above = Length(String(parts[0])), let below = Length(String(parts[1])),
      below != .zero
    {
      self.init(numerator: above.millionths, denominator: below.millionths)
      return
    }
    guard parts.count == 1, let value = Length(text) else { return nil }
    self = Ratio.simple(value, text) ?? Ratio(numerator: value.millionths, denominator: 1_000_000)
  }

  /// The greatest denominator of a fraction that a long decimal is read as.
  private static let greatestDenominator = 2000

  /// Returns the fraction that a decimal with many places abbreviates, as `0.33333333333333331` does 1/3; nil if there is none.
  private static func simple(_ value: Length, _ text: String) -> Ratio? {
    guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")),
      text.utf8.distance(from: point, to: text.utf8.endIndex) > 6, let exact = Double(text), exact != 0
    else { return nil }
    for below in 1...greatestDenominator {
      let above = (exact * Double(below)).rounded()
      let error = abs(above / Double(below) - exact)
      if above != 0 && error <= abs(exact) * 1e-12 { return Ratio(numerator: Int(above), denominator: below) }
    }
    return nil
  }

  private static func common(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  package var inverse: Ratio { Ratio(numerator: denominator, denominator: numerator) }

  /// The factor of the language: a decimal where it is short, otherwise a division.
  package var text: String {
    if denominator == 1 { return "\(numerator)" }
    if denominator <= 1_000_000 && 1_000_000 % denominator == 0 {
      return Length(millionths: numerator * (1_000_000 / denominator)).text()
    }
    return "\(numerator)/\(denominator)"
  }
}
