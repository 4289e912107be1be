internal import LayRendering
internal import LayRuntime

// Parsing of numbers and sizes in options. The notation is that of a file: exact decimals, no exponent, no unit.

/// The most digits of a number in an option, before and behind the point together: the same as in a file.
let longestNumber = 40
/// The longest side of a size in an option, in points: the same as in a file.
let longestSide = 1_000_000

/// Parses an exact decimal such as `44`, `0.5` or `-8`; nil for other strings.
func parseNumber(_ text: some StringProtocol) -> Rational? {
  let negative = text.hasPrefix("-")
  let digits = negative ? text.dropFirst() : text[...]
  let bytes = Array(digits.utf8)
  guard let first = bytes.first, let last = bytes.last, bytes.count <= longestNumber + 1 else { return nil }
  guard isDigit(first), isDigit(last), bytes.allSatisfy({ isDigit($0) || $0 == 0x2E }) else { return nil }
  guard bytes.count(where: isDigit) <= longestNumber else { return nil }
  guard let value = Rational(decimal: bytes) else { return nil }
  return negative ? -value : value
}

/// Parses an exact number, a decimal or a fraction of two such as `1/3`; nil for other strings.
func parseFraction(_ text: some StringProtocol) -> Rational? {
  let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return parseNumber(text) }
  guard let number = parseNumber(parts[0]), let divisor = parseNumber(parts[1]), !divisor.isZero else { return nil }
  return number / divisor
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// Parses a size such as `375x667`; nil for other strings.
func parseSize(_ text: some StringProtocol) -> ExactSize? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false)
  guard parts.count == 2, let width = parseNumber(parts[0]), let height = parseNumber(parts[1]) else { return nil }
  guard width >= .zero, height >= .zero else { return nil }
  return ExactSize(width: width, height: height)
}

/// True if both sides of `size` are at most ``longestSide``.
func isWithinReach(_ size: ExactSize) -> Bool {
  size.width <= Rational(longestSide) && size.height <= Rational(longestSide)
}

/// Returns the size that a user may have meant by `text`: its only two numbers; nil if there are not exactly two.
func nearestSize(to text: some StringProtocol) -> String? {
  let numbers = text.split { !($0.isASCII && ($0.isNumber || $0 == ".")) }.filter { parseNumber($0) != nil }
  guard numbers.count == 2 else { return nil }
  return "\(numbers[0])x\(numbers[1])"
}

/// Parses the two sizes of `A...B`, or `A` as both; nil for other strings.
///
/// Spaces around the dots are allowed, as in a file.
func parseSizeRange(_ text: String) -> (ExactSize, ExactSize)? {
  let text = String(text.filter { $0 != " " })
  if let size = parseSize(text) { return (size, size) }
  guard let dots = firstIndex(of: "...", in: text) else { return nil }
  guard let lowest = parseSize(text[..<dots.lowerBound]), let highest = parseSize(text[dots.upperBound...]) else {
    return nil
  }
  return (lowest, highest)
}
