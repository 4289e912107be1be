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
