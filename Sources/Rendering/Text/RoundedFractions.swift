/// Returns `text` with approximate values for fractions that are hard to read: `1055/3 (about 351.67)`, and only the approximate one for
/// sizes and for denominators of three digits and more, `about 468.86`. Factors, and code between backquotes, are not changed.
func withRoundedFractions(_ text: String) -> String {
  guard text.utf8.contains(0x2F) else { return text }
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  var isCode = false
  var rounded: [String] = []
  for (index, word) in words.enumerated() {
    let next = index + 1 < words.count ? words[index + 1] : ""
    let isFactor = next == "×" || next == "*" || next == "times:"
    rounded.append(isCode || isFactor ? String(word) : withRoundedFraction(word))
    if !word.count(where: { $0 == "`" }).isMultiple(of: 2) { isCode.toggle() }
  }
  return rounded.joined(separator: " ")
}

/// Adds the rounded value to a word, before its final punctuation, or replaces the word by it.
private func withRoundedFraction(_ word: Substring) -> String {
  let number = word.drop { $0 == "(" }
  let core = number.prefix { $0.isNumber || "-./x".contains($0) }
  let end = number[core.endIndex...]
  guard end.allSatisfy({ ",;:)".contains($0) }) else { return String(word) }
  let parts = core.split(separator: "x", omittingEmptySubsequences: false)
  guard parts.count <= 2, parts.contains(where: isLongFraction) else { return String(word) }
  let values = parts.map { value(of: $0) }
  guard values.allSatisfy({ $0 != nil }) else { return String(word) }
  let about = values.compactMap { $0.map(twoDecimals) }.joined(separator: "x")
  if parts.count == 2 || parts.contains(where: hasLongDenominator) {
    return "\(word[..<number.startIndex])about \(about)\(end)"
  }
  return "\(word[..<core.endIndex]) (about \(about))\(end)"
}

/// True for a fraction with a denominator of three digits and more.
private func hasLongDenominator(_ part: Substring) -> Bool {
  part.drop { $0 != "/" }.count > 3
}

/// True for a fraction whose value is not obvious.
private func isLongFraction(_ part: Substring) -> Bool {
  let numbers = part.drop { $0 == "-" }.split(separator: "/", omittingEmptySubsequences: false)
  return numbers.count == 2 && numbers[0].count > 2
    && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isNumber } }
}

/// Parses a decimal or a fraction; nil for other strings, and for numbers so large that two decimals mean nothing.
private func value(of part: Substring) -> Double? {
  let numbers = part.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
  guard numbers.count <= 2, let first = numbers[0], let last = numbers.count == 2 ? numbers[1] : 1, last > 0,
    abs(first / last) < 1e12
  else { return nil }
  return first / last
}

/// Formats with at most two decimals: `468.86`, `-0.5`, `600`.
private func twoDecimals(_ value: Double) -> String {
  let cents = Int((abs(value) * 100).rounded())
  let digits = cents % 100 == 0 ? "" : cents % 10 == 0 ? ".\(cents / 10 % 10)" : ".\(cents / 10 % 10)\(cents % 10)"
  return "\(value < 0 && cents > 0 ? "-" : "")\(cents / 100)\(digits)"
}
