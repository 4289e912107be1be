internal import LayDiagnostics

/// The signs `=`, `==`, `:` and `.` in place of one another.
struct SignSlips {
  let tokens: TokenCursor

  // MARK: Factors

  /// The report of the `*=` at the cursor, behind a path from the token `first` on.
  func changedFactor(from first: UInt32) -> Diagnostic {
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: tokens.here.end + 1)
    let (sign, path) = (tokens.text(tokens.here), tokens.shown(tokens.rangeSince(first)))
    let endsBehind = tokens.isLastOperand(tokens.behindTrivia(tokens.position + 2))
    let text = "= \(path) \(sign)"
    return Diagnostic(
      .expectedValue, "steps change values with '=', '+=' and '-=': `\(path) \(text) …`", at: range,
      fixIt: endsBehind ? FixIt("write '\(text)'", [Edit(range, text)], .automatic) : nil)
  }

  // MARK: Colons

  /// The report of `constraint cap = …` or `(direction = rtl)`, with the cursor at the `=`.
  func equalForColon(example: String) -> Diagnostic {
    let fixIt = FixIt("write ':'", [Edit(tokens.gapAndSign, ":")], .automatic)
    return .expectedWord(":", example: example, found: "=", at: tokens.here, fixIt: fixIt)
  }

  /// The report of the type in `let side: Number = 5`, with the cursor at the colon.
  func typeOfConstant(_ word: String) -> Diagnostic {
    let type = tokens.range(ofToken: tokens.behindTrivia(tokens.position + 1))
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: type.end)
    let edit = Edit(SourceRange(file: tokens.file, start: tokens.previous.end, end: type.end), "")
    return .typeOfConstant(word, at: range, fixIt: FixIt("remove the type", [edit], .automatic))
  }

  /// The report of the colon of `layout Mail(375x667):` at the end of its line; `lacksBrace` is true in a file with too few `{`.
  func colonForBrace(_ word: String, lacksBrace: Bool) -> Diagnostic {
    let fixIt = FixIt("write '{'", [Edit(tokens.gapAndSign, " {")], lacksBrace ? .automatic : .needsReview)
    return .colonForBrace(word, at: tokens.here, fixIt: fixIt)
  }

  /// True if only a value follows a path and the colon at the cursor.
  func isSettingWithColon(_ isName: Bool) -> Bool {
    switch tokens.peek() {
    case .text, .colour, .trueWord, .falseWord, .number, .percent, .leftParen: break
    case .name where !isName: break
    case .name where tokens.kinds[behindNameAndColon] == .plus || isCallOfSmallName: break
    default: return false
    }
    var index = tokens.position
    while true {
      index += 1
      switch tokens.kinds[index] {
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile: return true
      case let found where found.isRelation: return false
      default: break
      }
    }
  }

  /// The token after the name that follows the colon at the cursor.
  private var behindNameAndColon: Int { tokens.behindTrivia(tokens.position + 1) + 1 }

  /// True if a call follows the colon at the cursor, as in `transform: rotate(90deg)`; kinds are capitalized.
  private var isCallOfSmallName: Bool {
    let behind = behindNameAndColon
    return tokens.kinds[behind] == .leftParen && tokens.bytes[tokens.start(ofToken: behind - 1)] >= 0x61
  }

  /// The report of `pay.text: "x"`, with the cursor at the colon.
  var settingWithColon: Diagnostic {
    let fixIt = FixIt("write '='", [Edit(tokens.gapAndSign, " =")], .automatic)
    return .settingWithColon(at: tokens.here, fixIt: fixIt)
  }

  // MARK: Equal signs

  /// The report of the `=` of `2 * a.width = b.width` or `hugging(horizontal) = 5`, an expression that begins with the token
  /// `first`; a call before `=` is not read as a constraint.
  func settingOfExpression(isCall: Bool, from first: UInt32) -> Diagnostic {
    let sign = tokens.here
    let safety: FixIt.Safety = isCall ? .needsReview : .automatic
    if isCall, let part = partInParentheses(from: first) { return part }
    return .settingOfExpression(at: sign, fixIt: FixIt("write '=='", [Edit(sign, "==")], safety))
  }

  private func partInParentheses(from first: UInt32) -> Diagnostic? {
    let (end, kinds) = (tokens.previousEnd, tokens.kinds)
    guard
      end >= 4 && kinds[end - 1] == .rightParen && kinds[end - 2] == .name && kinds[end - 3] == .leftParen
        && Int(first) < end - 3
    else { return nil }
    let part = tokens.text(tokens.range(ofToken: end - 2))
    let range = SourceRange(file: tokens.file, start: tokens.start(ofToken: end - 3), end: tokens.previous.end)
    let path = "\(tokens.shown(tokens.range(ofToken: end - 4))).\(part)"
    let fixIt = FixIt("write '.\(part)'", [Edit(range, ".\(part)")], .automatic)
    return .partInParentheses(path, at: range, fixIt: fixIt)
  }

  /// Returns the report of `=` in a condition, which sets nothing.
  static func equalForComparison(at range: SourceRange) -> Diagnostic {
    .foreignOperator("=", "==", at: range, fixIt: FixIt("write '=='", [Edit(range, "==")], .automatic))
  }

  /// Returns the report of `<` or `>`, the token `index`, in a constraint or promise, which may reach its limit.
  func strictRelation(_ index: Int, inPromise: Bool) -> Diagnostic {
    let range = tokens.range(ofToken: index)
    let sign = tokens.text(range)
    let fixIt = FixIt("write '\(sign)='", [Edit(range, sign + "=")], .automatic)
    return inPromise ? .strictPromise(sign, at: range, fixIt: fixIt) : .strictRelation(sign, at: range, fixIt: fixIt)
  }

  // MARK: Dots

  /// True for the dots of `superview..leading`, which mean one; in a `for`, two dots are a range.
  var isTwoDotsForOne: Bool {
    tokens.spells(tokens.position, "..") && tokens.isAttached && tokens.kinds[tokens.position + 1] == .name
      && tokens.kinds[tokens.statementStart] != .forWord
  }

  /// The report of two dots for one.
  var twoDotsForOne: Diagnostic {
    let range = tokens.here
    return .twoDotsForOne(at: range, fixIt: FixIt("write '.'", [Edit(range, ".")], .automatic))
  }
}
