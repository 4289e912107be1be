internal import LayRuntime

// The values of `--fit` (SEMANTICS §2.13).

extension FittingTarget {
  /// Parses `compressed`, `expanded`, `320x44`, or a length beside a word, `320xcompressed`, where the length is required. A
  /// length may have a priority, `320@750x0`.
  init?(_ text: String) {
    if let both = FittingLength.word(text) {
      self.init(size: ExactSize(width: both.length, height: both.length))
      return
    }
    // `expanded` contains an `x` too.
    for place in text.indices where text[place] == "x" {
      guard let width = FittingLength(text[..<place]), let height = FittingLength(text[text.index(after: place)...])
      else { continue }
      self.init(
        size: ExactSize(width: width.length, height: height.length), horizontal: width.priority(beside: height),
        vertical: height.priority(beside: width))
      return
    }
    return nil
  }
}

/// A length of the target.
private struct FittingLength {
  var length: Rational
  var isWord = false
  /// The written priority; nil if there is none.
  var priority: Priority?

  /// Reads `compressed` or `expanded`; nil for other strings.
  static func word(_ text: some StringProtocol) -> FittingLength? {
    switch text {
    case "compressed": FittingLength(length: FittingTarget.compressed.size.width, isWord: true)
    case "expanded": FittingLength(length: FittingTarget.expanded.size.width, isWord: true)
    default: nil
    }
  }

  private init(length: Rational, isWord: Bool) { (self.length, self.isWord) = (length, isWord) }

  init?(_ text: Substring) {
    if let word = FittingLength.word(text) {
      self = word
      return
    }
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parseNumber(parts[0]), number >= .zero, number <= Rational(longestSide) else { return nil }
    length = number
    if parts.count == 1 { return }
    guard let priority = parseNumber(parts[1]), priority > .zero, priority <= Rational(1000) else { return nil }
    self.priority = Priority(Float(priority.double))
  }

  func priority(beside other: FittingLength) -> Priority {
    priority ?? (other.isWord && !isWord ? .required : .fitting)
  }
}
