internal import LayDiagnostics

/// The numbers of an inset without parentheses: `inset 16 16 16 16`, `inset 8, 16`.
struct InsetSlips {
  /// The tokens, with the cursor behind the first number.
  let tokens: TokenCursor

  /// The report of the numbers, with the token behind them; nil if there is only one.
  var numbers: (report: Diagnostic, end: Int)? {
    let first = tokens.previousEnd - 1
    guard tokens.kinds[first] == .number else { return nil }
    var numbers: [String] = []
    var index = first
    var last = first
    while numbers.count <= 4 {
      switch tokens.kinds[index] {
      case .number:
        numbers.append(tokens.text(tokens.range(ofToken: index)))
        last = index
      case .comma, .whitespace: break
      default:
        guard numbers.count > 1 else { return nil }
        let range = SourceRange(
          file: tokens.file, start: tokens.start(ofToken: first), end: Int(tokens.ends[last]))
        return (.insetNumbers(numbers, at: range), last + 1)
      }
      index += 1
    }
    return nil
  }
}

extension Diagnostic {
  /// The numbers of an inset without parentheses.
  fileprivate static func insetNumbers(_ numbers: [String], at range: SourceRange) -> Diagnostic {
    let isEqual = numbers.allSatisfy { $0 == numbers[0] }
    let text: String? =
      switch numbers.count {
      case _ where isEqual: numbers[0]
      case 2: "(vertical: \(numbers[0]), horizontal: \(numbers[1]))"
      case 4: "(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
      default: nil
      }
    var diagnostic = Diagnostic(
      .unexpectedToken, "an inset is one number, or several in parentheses: `inset \(text ?? "(8, 16, 8, 16)")`",
      at: range, notes: [.help("the order is top, leading, bottom, trailing")])
    if let text {
      let isSure = isEqual || numbers.count == 4
      diagnostic.fixIt = FixIt("write '\(text)'", [Edit(range, text)], isSure ? .automatic : .needsReview)
    }
    return diagnostic
  }

  /// `insets` in place of `inset`.
  static func insetsForInset(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "the word is 'inset'", at: range,
      fixIt: FixIt("write 'inset'", [Edit(range, "inset")], .automatic))
  }
}
