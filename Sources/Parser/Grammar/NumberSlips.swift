internal import LayDiagnostics

/// The slips of a number at the cursor, or right behind one.
struct NumberSlips {
  let tokens: TokenCursor

  /// The report of a malformed number, with the intended number if that is clear.
  var malformed: Diagnostic {
    let range = tokens.here
    let spelling = tokens.text(range)
    if let digits = longestRun(range), digits > Limits.numberDigits {
      return .numberTooLong(digits, at: range)
    }
    var meant = numberMeant(by: Array(spelling.utf8))
    let word = tokens.shown(range)
    // The point of `(273. 74.5)` is a comma.
    if meant.mistake == .point && spelling.utf8.last == 0x2E && tokens.peek() == .number { meant.number = nil }
    return .malformedNumber(word, meant, at: range)
  }

  /// The length of the longest run of digits, ignoring points.
  private func longestRun(_ range: SourceRange) -> Int? {
    var longest = 0
    var run = 0
    for byte in tokens.bytes[range.start..<range.end] {
      if byte &- 0x30 < 10 { run += 1 } else if byte != 0x2E { run = 0 }
      longest = max(longest, run)
    }
    return longest
  }

  // MARK: Products

  /// True if a malformed number is like `2superview` before `.width`.
  var isFactorAndName: Bool {
    guard tokens.kinds[tokens.position + 1] == .dot, tokens.kinds[tokens.position + 2] == .name else { return false }
    let spelling = Array(tokens.bytes[tokens.here.start..<tokens.here.end])
    let digits = spelling.prefix { $0 &- 0x30 < 10 }.count
    return digits < spelling.count && spelling[digits...].allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }

  /// The report of such a number.
  var factorAndName: Diagnostic {
    let range = tokens.here
    let digits = tokens.bytes[range.start..<range.end].prefix { $0 &- 0x30 < 10 }.count
    let gap = SourceRange(file: tokens.file, start: range.start + digits, end: range.start + digits)
    return .missingTimes(at: range, fixIt: FixIt("insert '*'", [Edit(gap, " * ")], .automatic))
  }

  /// The report of `33% superview.width`, with the cursor at the name.
  var missingTimes: Diagnostic {
    // `for i in 0 rows.count` lacks another operator.
    let safety: FixIt.Safety = tokens.kinds[tokens.statementStart] == .forWord ? .needsReview : .automatic
    let fixIt = FixIt("insert '*'", [Edit(tokens.behindPrevious, " *")], safety)
    return .missingTimes(at: tokens.here, fixIt: fixIt)
  }

  // MARK: Two numbers

  /// The report of `16:9`, with the cursor at the colon.
  var ratio: Diagnostic {
    let (first, second) = (tokens.previous, tokens.range(ofToken: tokens.behindTrivia(tokens.position + 1)))
    let ratio = "\(tokens.text(first))/\(tokens.text(second))"
    let fixIt = FixIt("write '\(ratio)'", [Edit(tokens.here, "/")], .automatic)
    return .ratioWithColon(
      ratio, at: SourceRange(file: tokens.file, start: first.start, end: second.end), fixIt: fixIt)
  }

  /// The report of `44 x 44`, with the cursor at the `x`.
  var spacedSize: Diagnostic {
    let (first, second) = (tokens.previous, tokens.range(ofToken: tokens.behindTrivia(tokens.position + 1)))
    let size = "\(tokens.text(first))x\(tokens.text(second))"
    let range = SourceRange(file: tokens.file, start: first.start, end: second.end)
    return .sizeWithBlanks(size, at: range, fixIt: FixIt("write '\(size)'", [Edit(range, size)], .automatic))
  }

  /// Returns the report of `sizes 320 x 480 ... 1024 x 1366`, consumed from the token `first` on.
  func spacedCorners(from first: UInt32) -> Diagnostic {
    let range = tokens.rangeSince(first)
    var corners = ""
    for token in Int(first)..<tokens.previousEnd where !tokens.kinds[token].isTrivia {
      corners += tokens.kinds[token] == .ellipsis ? " ... " : tokens.text(tokens.range(ofToken: token))
    }
    guard range.length <= 80 else { return .sizeWithBlanks("320x480", at: range, fixIt: nil) }
    let corner = String(decoding: corners.utf8.prefix { $0 != 0x20 }, as: UTF8.self)
    let fixIt = FixIt("write '\(corners)'", [Edit(range, corners)], .automatic)
    return .sizeWithBlanks(corner, at: range, fixIt: fixIt)
  }

  /// The report of `.5`, with the cursor at the number behind the dot.
  var pointFirst: Diagnostic {
    let range = SourceRange(file: tokens.file, start: tokens.previous.start, end: tokens.here.end)
    return .pointFirst("0.\(tokens.text(tokens.here))", at: range)
  }
}
