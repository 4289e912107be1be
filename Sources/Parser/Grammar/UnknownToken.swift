internal import LayDiagnostics

/// An unknown token at the cursor: an operator of another language, a typographic character, undecodable bytes.
struct UnknownToken {
  let tokens: TokenCursor

  /// An operator of the language.
  typealias Operator = (kind: TokenKind, spelling: String)

  /// The operator that the token probably means; nil if it means none.
  var operatorMeant: Operator? {
    guard tokens.here.length <= 3 else { return nil }
    return switch tokens.text(tokens.here) {
    case "=>", "≥": (.greaterEqual, ">=")
    case "=<", "≤": (.lessEqual, "<=")
    case "===": (.equalEqual, "==")
    case "&&": (.andWord, "and")
    case "||": (.orWord, "or")
    case "|": (.plus, "+")
    case "−", "–": (.minus, "-")
    case "×", "·": (.star, "*")
    case "÷": (.slash, "/")
    default: nil
    }
  }

  /// The report of a token that means another operator.
  func report(as meant: Operator) -> Diagnostic {
    let (range, word) = (tokens.here, tokens.text(tokens.here))
    let fixIt = FixIt("write '\(meant.spelling)'", [Edit(range, meant.spelling)], .automatic)
    return word == "|"
      ? .maskJoined(at: range, fixIt: fixIt) : .foreignOperator(word, meant.spelling, at: range, fixIt: fixIt)
  }

  /// True if the token holds bytes that are not UTF-8: the first such bytes of the file are reported once.
  var isReported: Bool {
    let range = tokens.here
    return firstInvalidUTF8(in: Array(tokens.bytes[range.start..<min(range.end, range.start + 64)])) != nil
      && range.length <= 64
  }

  /// The report of a token without a meaning.
  var report: Diagnostic {
    let range = tokens.here
    let word = tokens.shown(range)
    switch tokens.bytes[range.start] {
    case 0x23
    where tokens.position == tokens.statementStart
      || range.length == 1 && !tokens.kinds[tokens.previousEnd - 1].wantsValue:
      let sign = SourceRange(file: tokens.file, start: range.start, end: range.start + 1)
      return .otherComment(at: sign, fixIt: FixIt("write '//'", [Edit(sign, "//")], .automatic))
    case 0x23: return .badColour(word, at: range)
    case 0x27 where word.utf8.count > 1: return quoteReport(range)
    case 0xE2 where word.utf8.count > 3: return quoteReport(range)
    case 0x21
    where range.length == 1 && tokens.kinds[tokens.position + 1] == .name
      && tokens.spells(tokens.position + 1, "important"):
      return .important(
        at: SourceRange(file: tokens.file, start: range.start, end: Int(tokens.ends[tokens.position + 1])))
    case 0x21:
      let isSign = range.length == 1
      let fixIt = isSign ? FixIt("write 'not '", [Edit(range, "not ")], .automatic) : nil
      return isSign
        ? .foreignOperator(word, "not", at: range, fixIt: fixIt) : .noSuchRelation(word, at: range)
    case 0..<0x20, 0x7F: return .controlCharacter(tokens.bytes[range.start], at: range)
    default: break
    }
    if word == "≠" { return .noSuchRelation(word, at: range) }
    if word == ".." { return .twoDots(at: range) }
    if tokens.bytes[range.start..<range.end].contains(where: isNameByte) { return .nameOutsideASCII(word, at: range) }
    return .unknownCharacter(word, at: range)
  }

  private func isNameByte(_ byte: UInt8) -> Bool { byte >= 0xC3 && byte != 0xE2 || byte &- 0x61 < 26 }

  /// The report of `'text'` or `“text”`.
  private func quoteReport(_ range: SourceRange) -> Diagnostic {
    let width = tokens.bytes[range.start] == 0x27 ? 1 : 3
    let closing = tokens.bytes[range.end - 1] == 0x9D ? 3 : 1
    let between = tokens.bytes[range.start + width..<max(range.start + width, range.end - closing)]
    let inner = String(decoding: between, as: UTF8.self)
    let isPlain = range.length <= 200 && !between.contains { $0 == 0x22 || $0 == 0x5C }
    let fixIt = isPlain ? FixIt("write `\"\(inner)\"`", [Edit(range, "\"\(inner)\"")], .automatic) : nil
    return .otherQuotes(isSingle: width == 1, at: range, fixIt: fixIt)
  }
}
