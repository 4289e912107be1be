internal import LayCompiler
internal import LayJSON
package import LayRuntime

/// Formats `value` with at most two decimals, for attributes.
func n(_ value: Double) -> String {
  guard value.isFinite else { return "0" }
  let (whole, fraction) = shortNumber(value)
  return whole + fraction
}

/// Rounds `value` to two places, and returns its whole part and its fraction. The fraction begins with the point, or is empty.
func shortNumber(_ value: Double) -> (whole: String, fraction: String) {
  guard value.isFinite, abs(value) < 1e15 else { return (jsonNumber(value), "") }
  let hundredths = Int((abs(value) * 100).rounded())
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  let rest = hundredths % 100
  if rest == 0 { return (sign + String(hundredths / 100), "") }
  let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0\(rest)" : String(rest))
  return (sign + String(hundredths / 100), "." + digits)
}

/// The most decimals of numbers that differ by little.
let mostDecimals = 7

/// Formats a number with at most `count` decimals.
func decimals(_ value: Double, _ count: Int) -> String {
  guard count > 2, value.isFinite, abs(value) < 1e8 else { return n(value) }
  let power = (0..<count).reduce(1) { product, _ in product * 10 }
  let scaled = Int((abs(value) * Double(power)).rounded())
  var digits = Array(String(scaled % power).utf8)
  digits = Array(repeating: UInt8(ascii: "0"), count: count - digits.count) + digits
  while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  let sign = value < 0 && scaled > 0 ? "-" : ""
  return sign + String(scaled / power) + (digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self))
}

/// Formats two numbers with as many decimals as they need to differ, at least two: `54` and `54.003`.
func distinct(_ one: Double, _ other: Double) -> (one: String, other: String) {
  let count = (2...mostDecimals).first { decimals(one, $0) != decimals(other, $0) } ?? 2
  return (decimals(one, count), decimals(other, count))
}

/// Formats a size as `351x140`.
func sizeWords(_ rect: LayoutRect) -> String { "\(n(rect.width))x\(n(rect.height))" }

/// Formats a size as `375x667`, with two decimals for long decimals and fractions.
package func sizeWords(_ size: ExactSize) -> String {
  let spelled = size.spelled
  return spelled.count <= 17 && !spelled.contains("/") ? spelled : "\(n(size.width.double))x\(n(size.height.double))"
}

/// Formats a frame as `(12, 88, 351, 140)`.
package func frameWords(_ rect: LayoutRect) -> String {
  "(\(n(rect.x)), \(n(rect.y)), \(n(rect.width)), \(n(rect.height)))"
}
