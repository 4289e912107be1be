internal import LayRuntime

// Text of the command line into numbers and sizes. The same forms as in a file: exact decimals, no exponent, no unit.

/// The most digits of a number on the command line, before and behind the point together: those of a file.
let longestNumber = 40
/// The longest side of a size on the command line, points: that of a file.
let longestSide = 1_000_000

/// The exact decimal in `text`, such as `44`, `0.5` or `-8`, or nil.
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

/// The exact number in `text`, a decimal or a fraction of two such as `1/3`, or nil.
func parseFraction(_ text: some StringProtocol) -> Rational? {
  let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return parseNumber(text) }
  guard let number = parseNumber(parts[0]), let divisor = parseNumber(parts[1]), !divisor.isZero else { return nil }
  return number / divisor
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

/// The size in `text`, such as `375x667`, or nil.
func parseSize(_ text: some StringProtocol) -> ExactSize? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false)
  guard parts.count == 2, let width = parseNumber(parts[0]), let height = parseNumber(parts[1]) else { return nil }
  guard width >= .zero, height >= .zero else { return nil }
  return ExactSize(width: width, height: height)
}

/// Whether both sides of `size` are within ``longestSide``.
func isWithinReach(_ size: ExactSize) -> Bool {
  size.width <= Rational(longestSide) && size.height <= Rational(longestSide)
}

/// What somebody who wrote `text` may have meant: the first two numbers in it as a size.
func nearestSize(to text: some StringProtocol) -> String? {
  let numbers = text.split { !($0.isASCII && ($0.isNumber || $0 == ".")) }.filter { parseNumber($0) != nil }
  guard numbers.count == 2 else { return nil }
  return "\(numbers[0])x\(numbers[1])"
}

/// The two sizes of `A...B`, or the one of `A` twice; nil for anything else.
///
/// Blanks around the dots are those of a file.
func parseSizeRange(_ text: String) -> (ExactSize, ExactSize)? {
  let text = String(text.filter { $0 != " " })
  if let size = parseSize(text) { return (size, size) }
  guard let dots = firstIndex(of: "...", in: text) else { return nil }
  guard let lowest = parseSize(text[..<dots.lowerBound]), let highest = parseSize(text[dots.upperBound...]) else {
    return nil
  }
  return (lowest, highest)
}

/// The first place of `needle` in `text`.
func firstIndex(of needle: String, in text: String) -> Range<String.Index>? {
  var start = text.startIndex
  while start < text.endIndex {
    if text[start...].hasPrefix(needle) { return start..<text.index(start, offsetBy: needle.count) }
    start = text.index(after: start)
  }
  return nil
}
