internal import LayParser

/// Converts a number of JSON to the language's notation: the same decimal, exactly, without an exponent.
func plainDecimal(_ number: String, of name: String) throws(ParamsError) -> String {
  let text = Decimal(number)
  guard text.places <= Limits.numberDigits else {
    throw ParamsError(
      name, "has more than \(Limits.numberDigits) digits, before and after the point together")
  }
  return text.plain
}

/// The parts of a number of JSON (RFC 8259 §6), without leading and trailing zeros.
private struct Decimal {
  private let isNegative: Bool
  /// The digits from the first to the last that is not 0; empty for 0.
  private let digits: Substring
  /// The number of digits before the point; negative if there are zeros between the point and the first digit.
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
    // An exponent that does not fit is replaced by the farthest one, which is too large anyway.
    let exponent = parts.count > 1 ? Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -farthest : farthest) : 0
    point = mantissa[0].count - zeros + min(max(exponent, -farthest), farthest)
  }

  /// The number of digits without an exponent.
  var places: Int { digits.isEmpty ? 1 : max(point, 1) + max(digits.count - point, 0) }

  var plain: String {
    if digits.isEmpty { return "0" }
    let sign = isNegative ? "-" : ""
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

/// The limit of exponents: all beyond it are too large.
private let farthest = 1_000_000
