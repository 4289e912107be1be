extension Rational {
  /// The largest number of digits, and the largest exponent, of a decimal: reading takes time quadratic in it.
  public static let decimalLimit = 1000

  /// Parses `12`, `-0.5`, `.5`, `1e-3`, exactly.
  ///
  /// Nil if the string is not a decimal number, or has more digits or a larger exponent than ``decimalLimit``.
  public init?(decimal: String) { self.init(decimal: decimal.utf8) }

  /// Parses a decimal or a fraction of two, as ``description`` writes it: `12.5`, `100/3`. Nil for other strings.
  package init?(fraction text: String) {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = Rational(decimal: parts[0]) else { return nil }
    guard parts.count == 2 else {
      self = numerator
      return
    }
    guard let denominator = Rational(decimal: parts[1]), !denominator.isZero else { return nil }
    self = numerator / denominator
  }

  /// Parses the bytes of a decimal number; see ``init(decimal:)-(String)``.
  public init?(decimal bytes: some Sequence<UInt8>) {
    var reader = DecimalReader()
    for byte in bytes { guard reader.take(byte) else { return nil } }
    guard let value = reader.value else { return nil }
    self = value
  }

  /// 10 to the `exponent`, which must not be negative.
  static func powerOfTen(_ exponent: Int) -> Natural {
    var power = Natural.one
    var (base, exponent) = (Natural(10), exponent)
    while exponent > 0 {
      if exponent & 1 == 1 { power = power * base }
      base = base * base
      exponent >>= 1
    }
    return power
  }
}

/// `["+" | "-"] digits ["." digits] [("e" | "E") ["+" | "-"] digits]`, with a digit before or after the point.
private struct DecimalReader {
  private enum Place { case start, whole, fraction, exponentStart, exponent }
  private var place = Place.start
  private var isNegative = false
  private var exponentIsNegative = false
  /// All digits before the exponent, nine at a time in `pending`.
  private var digits = Natural.zero
  private var pending: UInt64 = 0
  private var pendingScale: UInt64 = 1
  private var digitCount = 0
  private var fractionCount = 0
  private var exponent = 0
  private var exponentDigits = 0

  /// Consumes the next byte; returns true if the bytes so far can be the start of a number.
  mutating func take(_ byte: UInt8) -> Bool {
    switch (byte, place) {
    case (0x30...0x39, .exponentStart), (0x30...0x39, .exponent):
      return takeExponentDigit(byte)
    case (0x30...0x39, _):
      return takeDigit(byte)
    case (UInt8(ascii: "+"), .start), (UInt8(ascii: "-"), .start):
      isNegative = byte == UInt8(ascii: "-")
      place = .whole
      return true
    case (UInt8(ascii: "."), .start), (UInt8(ascii: "."), .whole):
      place = .fraction
      return true
    case (UInt8(ascii: "e"), .whole), (UInt8(ascii: "e"), .fraction),
      (UInt8(ascii: "E"), .whole), (UInt8(ascii: "E"), .fraction):
      place = .exponentStart
      return digitCount > 0
    case (UInt8(ascii: "+"), .exponentStart), (UInt8(ascii: "-"), .exponentStart):
      exponentIsNegative = byte == UInt8(ascii: "-")
      place = .exponent
      return true
    default:
      return false
    }
  }

  private mutating func takeDigit(_ byte: UInt8) -> Bool {
    if place == .start { place = .whole }
    pending = pending * 10 + UInt64(byte - 0x30)
    pendingScale *= 10
    if pendingScale == 1_000_000_000 { flush() }
    digitCount += 1
    if place == .fraction { fractionCount += 1 }
    return digitCount <= Rational.decimalLimit
  }

  private mutating func takeExponentDigit(_ byte: UInt8) -> Bool {
    place = .exponent
    exponentDigits += 1
    exponent = exponent * 10 + Int(byte - 0x30)
    return exponent <= Rational.decimalLimit
  }

  private mutating func flush() {
    digits = digits * Natural(pendingScale) + Natural(pending)
    (pending, pendingScale) = (0, 1)
  }

  /// The number; nil if the bytes are incomplete.
  var value: Rational? {
    guard digitCount > 0, place == .whole || place == .fraction || exponentDigits > 0 else { return nil }
    if digitCount < 9 && exponentDigits == 0 {
      var scale: UInt64 = 1
      for _ in 0..<fractionCount { scale *= 10 }
      return Rational(isNegative: isNegative && pending != 0, pending, over: scale)
    }
    var reader = self
    reader.flush()
    let power = (exponentIsNegative ? -exponent : exponent) - fractionCount
    return Rational(
      isNegative: isNegative && !reader.digits.isZero,
      power > 0 ? reader.digits * Rational.powerOfTen(power) : reader.digits,
      over: power < 0 ? Rational.powerOfTen(-power) : .one)
  }
}

extension Rational: CustomStringConvertible {
  /// The exact decimal, if it is finite and has at most 30 digits; a whole number in full; else `n/d`.
  public var description: String {
    let fraction = big
    let sign = fraction.isNegative ? "-" : ""
    if isInteger { return sign + fraction.numerator.decimalDigits }
    if let decimal = Rational.decimal(fraction) { return sign + decimal }
    return "\(sign)\(fraction.numerator.decimalDigits)/\(fraction.denominator.decimalDigits)"
  }

  /// The digits of a fraction without its sign, if they are finite and few enough; else nil.
  private static func decimal(_ fraction: BigFraction) -> String? {
    guard let places = decimalPlaces(of: fraction.denominator) else { return nil }
    let scaled = (fraction.numerator * powerOfTen(places)).quotientAndRemainder(dividingBy: fraction.denominator)
    var digits = scaled.quotient.decimalDigits
    while digits.utf8.count <= places { digits = "0" + digits }
    guard digits.utf8.count <= 30 else { return nil }
    let point = digits.index(digits.endIndex, offsetBy: -places)
    return "\(digits[..<point]).\(digits[point...])"
  }

  /// The number of decimal places of 1/denominator; nil if it has more than 30.
  private static func decimalPlaces(of denominator: Natural) -> Int? {
    let twos = denominator.trailingZeroBitCount
    guard twos <= 30 else { return nil }
    var rest = denominator
    rest.shiftRight(by: twos)
    var fives = 0
    while rest != .one {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 5)
      guard remainder == 0, fives < 30 else { return nil }
      rest = quotient
      fives += 1
    }
    return max(twos, fives)
  }
}

extension Natural {
  /// The digits in base 10.
  var decimalDigits: String {
    var groups: [UInt32] = []
    var rest = self
    while !rest.isZero {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 1_000_000_000 as UInt32)
      groups.append(remainder)
      rest = quotient
    }
    guard let leading = groups.last else { return "0" }
    var text = "\(leading)"
    for group in groups.dropLast().reversed() {
      let digits = "\(group)"
      for _ in digits.utf8.count..<9 { text += "0" }
      text += digits
    }
    return text
  }
}
