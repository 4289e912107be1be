internal import LayJSON
internal import LayParser

/// A number of JSON as the language writes it: the same decimal, exactly, without an exponent.
func plainDecimal(_ number: String, of name: String) throws(ResponseError) -> String {
  let text = Decimal(number)
  guard text.places <= Limits.numberDigits else {
    throw ResponseError(
      .invalidParams, "'\(name)' has more than \(Limits.numberDigits) digits, before and behind the point together")
  }
  return text.plain
}

/// The parts of a number of JSON (RFC 8259 §6), without zeros that say nothing.
private struct Decimal {
  private let isNegative: Bool
  /// From the first to the last that is not 0; empty for 0.
  private let digits: Substring
  /// How many digits stand before the point; negative where zeros stand behind it first.
  private let point: Int

  init(_ number: String) {
    let parts = number.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    isNegative = parts[0].hasPrefix("-")
    let mantissa = (isNegative ? parts[0].dropFirst() : parts[0]).split(separator: ".")
    let all = mantissa.joined()
    let first = all.firstIndex { $0 != "0" } ?? all.endIndex
    let last = all.lastIndex { $0 != "0" } ?? all.startIndex
    digits = first < all.endIndex ? all[first...last] : ""
    let zeros = all.distance(from: all.startIndex, to: first)
    // What is out of reach is as far as a text can say, which is too far.
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -farthest : farthest) : 0
    point = mantissa[0].count - zeros + min(max(exponent, -farthest), farthest)
  }

  /// How many digits it has without an exponent.
  var places: Int { digits.isEmpty ? 1 : max(point, 1) + max(digits.count - point, 0) }

  var plain: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

/// Exponents beyond this are all too large.
private let farthest = 1_000_000
