internal import LayRuntime

/// The values of `--fit` and `--view`.
struct FitSettings {
  /// The target as it was written.
  var name: String
  var target: FittingTarget
  /// The path of the view; nil for the layout itself.
  var view: String?
}

extension FitSettings {
  /// Returns the error of `--view` without `--fit`; nil if there is none.
  static func stray(_ invocation: Invocation) -> UsageError? {
    guard invocation.has(.view), !invocation.has(.fit) else { return nil }
    return UsageError(
      "'--view' belongs to '--fit'", help: "for example: --fit compressed --view form",
      command: invocation.command.name)
  }
}

extension FitSettings {
  /// The options that do not apply to a fitting size, with the reasons.
  private static let excluded: [(Option.Name, String)] = [
    (.resize, "a fitting size depends on no path"),
    (.devices, "repeat the command with '--device' for each device"),
    (.safeArea, "a view that is laid out alone has no safe area"),
    (.keyboard, "no keyboard covers a view that is laid out alone"),
    (.draw, "a fitting size is not drawn"),
  ]

  /// Reads the options; nil without `--fit`.
  init?(_ invocation: Invocation) throws(UsageError) {
    guard let option = invocation.option(.fit), let text = invocation.values[.fit]?.last else {
      return nil
    }
    guard let target = FittingTarget(text) else {
      throw .badValue(
        text, of: option, "it is 'compressed', 'expanded', a size such as 320x0, or one length such as 320xcompressed",
        invocation)
    }
    self.target = target
    name = text
    view = invocation.values[.view]?.last
    for (other, why) in FitSettings.excluded where invocation.has(other) {
      throw UsageError(
        "'--fit' and '--\(other.rawValue)' exclude each other", help: why, command: invocation.command.name)
    }
    if let form = invocation.values[.format]?.last, form == "svg" || form == "log" {
      throw UsageError(
        "'--fit' is not drawn: '--format \(form)' shows frames", help: "it writes text and json",
        command: invocation.command.name)
    }
  }
}

// The notation of a target (SEMANTICS §2.13).

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
