internal import LayDiagnostics

/// Ranges inside of the parentheses of insets: `safeArea (20 ... 62, 0, 0 ... 34, 0)`. A range is written between two insets.
struct InsetRangeSlip {
  /// The token behind the parentheses.
  let end: Int
  let report: Diagnostic

  /// The most tokens that are read.
  private static let tokenLimit = 64

  /// Reads the insets at the cursor; nil if they have no ranges, or something else is among them.
  init?(_ tokens: borrowing TokenCursor) {
    guard tokens.goesOn, tokens.kind == .leftParen else { return nil }
    var (lowest, highest): ([String], [String]) = ([""], [""])
    var (isHigh, hasRange) = (false, false)
    var index = tokens.position + 1
    while tokens.kinds[index] != .rightParen {
      guard index - tokens.position < InsetRangeSlip.tokenLimit else { return nil }
      let text = tokens.text(tokens.range(ofToken: index))
      switch tokens.kinds[index] {
      case .number, .minus:
        if !isHigh { lowest[lowest.count - 1] += text }
        highest[highest.count - 1] += text
      case .name, .colon:
        let text = tokens.kinds[index] == .colon ? ": " : text
        lowest[lowest.count - 1] += text
        highest[highest.count - 1] += text
      case .ellipsis:
        // The label stays.
        let label = highest[highest.count - 1].split(separator: ":")
        highest[highest.count - 1] = label.count > 1 ? "\(label[0]): " : ""
        (isHigh, hasRange) = (true, true)
      case .comma:
        lowest.append("")
        highest.append("")
        isHigh = false
      case .whitespace: break
      default: return nil
      }
      index += 1
    }
    guard hasRange, !highest.contains("") else { return nil }
    end = index + 1
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[index]))
    func list(_ numbers: [String]) -> String { "(\(numbers.joined(separator: ", ")))" }
    report = .rangesInInsets("\(list(lowest)) ... \(list(highest))", at: range)
  }
}

extension Diagnostic {
  /// Ranges of single insets.
  fileprivate static func rangesInInsets(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a range of insets has all sides on both ends: `\(text)`", at: range,
      notes: [.help("each side is proved for all numbers between its two")],
      fixIt: FixIt("write '\(text)'", [Edit(range, text)], .needsReview))
  }
}
