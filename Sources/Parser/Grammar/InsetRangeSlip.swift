internal import LayDiagnostics

/// Ranges inside of the parentheses of insets: `safeArea (20 ... 62, 0, 0 ... 34, 0)`. A range is written between two insets.
struct InsetRangeSlip {
  /// The token behind the parentheses.
  let end: Int
  let report: Diagnostic

  /// The most tokens that are read.
  private static let tokenLimit = 64

  /// A side: `top: 20 ... 62`.
  private struct Side {
    var label = ""
    var numbers = [""]

    /// True if each end is one number or one name.
    var isWhole: Bool { numbers.count <= 2 && !numbers.contains("") && !numbers.contains("-") }

    mutating func add(_ text: String) -> Bool {
      guard ["", "-"].contains(numbers[numbers.count - 1]) else { return false }
      numbers[numbers.count - 1] += text
      return true
    }

    /// The name before a colon is the label.
    mutating func endLabel() -> Bool {
      guard label.isEmpty, numbers.count == 1, numbers[0] != "" else { return false }
      (label, numbers) = ("\(numbers[0]): ", [""])
      return true
    }
  }

  /// Reads the insets at the cursor; nil if they have no ranges, or something else is among them or behind them.
  init?(_ tokens: borrowing TokenCursor) {
    guard tokens.goesOn, tokens.kind == .leftParen else { return nil }
    var sides = [Side()]
    var index = tokens.position + 1
    while tokens.kinds[index] != .rightParen {
      guard index - tokens.position < InsetRangeSlip.tokenLimit else { return nil }
      let last = sides.count - 1
      switch tokens.kinds[index] {
      case .number, .minus, .name:
        if !sides[last].add(tokens.text(tokens.range(ofToken: index))) { return nil }
      case .colon: if !sides[last].endLabel() { return nil }
      case .ellipsis: sides[last].numbers.append("")
      case .comma: sides.append(Side())
      case .whitespace, .newline: break
      default: return nil
      }
      index += 1
    }
    let isFollowed = tokens.kinds[tokens.behindTrivia(index + 1)] == .ellipsis
    guard !isFollowed, sides.contains(where: { $0.numbers.count > 1 }), sides.allSatisfy({ $0.isWhole }) else {
      return nil
    }
    end = index + 1
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[index]))
    let ends = [sides.map { $0.label + $0.numbers[0] }, sides.map { $0.label + ($0.numbers.last ?? "") }]
    report = .rangesInInsets(ends.map { "(\($0.joined(separator: ", ")))" }.joined(separator: " ... "), at: range)
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
