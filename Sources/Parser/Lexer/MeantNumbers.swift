/// The mistake in a malformed number.
enum NumberMistake: Hashable {
  /// A unit, as in `44px`: lengths have none.
  case unit(String)
  /// An exponent, as in `1e3`: numbers have none.
  case exponent
  /// Grouped digits, as in `1_000`.
  case grouping
  /// A point without a digit after it, as in `44.`.
  case point
  /// A multiplication sign in place of `x`: `375×667`.
  case times
  /// A degree sign in place of `deg`: `90°`.
  case degree
  /// Something else.
  case other
}

/// The mistake in the malformed number `spelling`, and the intended number if that is clear.
func numberMeant(by spelling: [UInt8]) -> (mistake: NumberMistake, number: String?) {
  let digits = decimalPrefix(spelling)
  let number = String(decoding: spelling[..<digits], as: UTF8.self)
  let rest = Array(spelling[digits...])
  if rest == [0x2E] { return (.point, number) }
  if rest == Array("°".utf8) { return (.degree, number + "deg") }
  if rest.starts(with: Array("×".utf8)) {
    let second = Array(rest.dropFirst(2))
    let isNumber = !second.isEmpty && decimalPrefix(second) == second.count
    return (.times, isNumber ? number + "x" + String(decoding: second, as: UTF8.self) : nil)
  }
  if let written = writtenOut(number, exponent: rest) { return (.exponent, written) }
  if spelling.allSatisfy({ $0 == 0x5F || $0 == 0x2E || $0 &- 0x30 < 10 }), rest.first == 0x5F {
    let joined = spelling.filter { $0 != 0x5F }
    let isNumber = decimalPrefix(joined) == joined.count
    return (.grouping, isNumber ? String(decoding: joined, as: UTF8.self) : nil)
  }
  let unit = String(decoding: rest, as: UTF8.self)
  return ["px", "pt", "pts", "dp", "em", "points"].contains(unit) ? (.unit(unit), number) : (.other, nil)
}

/// The length of a decimal such as `12` or `0.5` at the start of `spelling`.
private func decimalPrefix(_ spelling: [UInt8]) -> Int {
  func digits(from start: Int) -> Int {
    var end = start
    while end < spelling.count && spelling[end] &- 0x30 < 10 { end += 1 }
    return end
  }
  let whole = digits(from: 0)
  guard whole + 1 < spelling.count, spelling[whole] == 0x2E else { return whole }
  let end = digits(from: whole + 1)
  return end > whole + 1 ? end : whole
}

/// `number` times ten to the power of `exponent` (`e3`, `e-2`), as a decimal; nil without a valid exponent, or with one
/// above 30.
private func writtenOut(_ number: String, exponent: [UInt8]) -> String? {
  guard exponent.first == 0x65 || exponent.first == 0x45 else { return nil }
  var digits = Array(exponent.dropFirst())
  let isNegative = digits.first == 0x2D
  if isNegative || digits.first == 0x2B { digits.removeFirst() }
  guard digits.count == 1 || digits.count == 2, decimalPrefix(digits) == digits.count,
    let power = Int(String(decoding: digits, as: UTF8.self)), power <= 30
  else { return nil }
  return shifted(Array(number.utf8), by: isNegative ? -power : power)
}

/// The decimal `number` with its point moved `places` to the right.
private func shifted(_ number: [UInt8], by places: Int) -> String? {
  let point = number.firstIndex(of: 0x2E) ?? number.count
  var digits = number.filter { $0 != 0x2E }
  var position = point + places
  while position < 1 {
    digits.insert(0x30, at: 0)
    position += 1
  }
  while digits.count < position { digits.append(0x30) }
  guard digits.count <= Limits.numberDigits else { return nil }
  var whole = Array(digits[..<position])
  var fraction = Array(digits[position...])
  while whole.count > 1 && whole[0] == 0x30 { whole.removeFirst() }
  while fraction.last == 0x30 { fraction.removeLast() }
  return String(decoding: fraction.isEmpty ? whole : whole + [0x2E] + fraction, as: UTF8.self)
}
