/// A number with at most so many digits after the point, as short as XML, PDF and CSS allow: `-.5`, `12`, `0`.
func decimal(_ value: Double, digits: Int = 3) -> String { shown(scaled(value, digits: digits), digits: digits) }

/// A number times a power of ten, rounded; 0 for a number that is not finite, and never above 2^53.
func scaled(_ value: Double, digits: Int) -> Int {
  guard value.isFinite else { return 0 }
  return Int(min(max(value * Double(power(digits)), -0x1p53), 0x1p53).rounded())
}

/// A whole number over a power of ten.
func shown(_ scaled: Int, digits: Int) -> String {
  let factor = power(digits)
  var (whole, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: factor)
  var text = scaled < 0 ? "-" : ""
  if whole > 0 || rest == 0 { text += "\(whole)" }
  guard rest > 0 else { return text }
  text += "."
  whole = factor / 10
  while rest > 0 {
    text += "\(rest / whole)"
    rest %= whole
    whole /= 10
  }
  return text
}

/// A power of ten.
private func power(_ digits: Int) -> Int { (0..<digits).reduce(1) { product, _ in product * 10 } }
