internal import LayDiagnostics

// Diagnostics about single tokens, and about the limits of the parser.

extension Diagnostic {
  static func unknownCharacter(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownCharacter, "'\(word)' is not valid here", at: range)
  }

  static func controlCharacter(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownCharacter, "a control character, \(hexadecimal(byte)), is not valid here", at: range)
  }

  static func notUTF8(_ byte: UInt8, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notUTF8, "the byte \(hexadecimal(byte)) is not UTF-8", at: range, notes: [.help("save the file as UTF-8")])
  }

  static func isUTF16(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notUTF8, "the file is UTF-16", at: range, notes: [.help("save the file as UTF-8")])
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0x0" + digits : "0x" + digits
  }

  static func nameOutsideASCII(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameOutsideASCII, "'\(word)' is not a name", at: range,
      notes: [
        .why("a visual format must be able to contain every name, so names use only a to z, A to Z, digits and '_'"),
        .help("a string may contain any letter: if this is a string, put it in quotes"),
      ])
  }

  static func foreignOperator(_ word: String, _ meant: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    let message =
      meant.utf8.first.map { $0 >= 0x61 } == true
      ? "the word for '\(word)' is '\(meant)'" : "the operator is '\(meant)', not '\(word)'"
    return Diagnostic(.foreignOperator, message, at: range, fixIt: fixIt)
  }

  static func noSuchRelation(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignOperator, "there is no '\(word)': a constraint cannot require that two values differ", at: range,
      notes: [.help("the relations are '==', '<=' and '>='; a condition may say `not width == 100`")])
  }

  /// - Parameter isSingle: True for `'text'`, false for typographic quotes.
  static func otherQuotes(isSingle: Bool, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    let other = isSingle ? "single" : "typographic"
    return Diagnostic(.otherQuotes, "a string has straight double quotes, not \(other) ones", at: range, fixIt: fixIt)
  }

  static func missingQuote(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .missingQuote, "this string has no closing quote", at: range,
      notes: [.note("a string ends on the line on which it begins")],
      fixIt: fixIt)
  }

  /// Like ``missingQuote(at:fixIt:)``, but the quote may be missing anywhere before.
  static func unevenQuotes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingQuote, "this string has no closing quote", at: range,
      notes: [.help("look for a quote that is missing before it on this line")])
  }

  static func unknownEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEscape, "no escape '\(escape)'", at: range,
      notes: [.help(#"there are `\"`, `\\`, `\n`, `\t` and `\u{1F600}`; for a backslash write `\\`"#)],
      fixIt: FixIt(
        "write two backslashes", [Edit(SourceRange(file: range.file, start: range.start, end: range.start), "\\")],
        .needsReview))
  }

  static func badUnicodeEscape(_ escape: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badEscape, "'\(escape)' names no character", at: range,
      notes: [.help(#"one to six hexadecimal digits in braces: `\u{1F600}`"#)])
  }

  static func badColour(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badColour, "'\(word)' is not a colour", at: range,
      notes: [
        .help(
          "write '#' and two hexadecimal digits for each of red, green, blue and, if needed, alpha: `#ff66ff`, `#ff66ff80`"
        )
      ],
      fixIt: longColour(word).map { FixIt("write '\($0)'", [Edit(range, $0)], .automatic) })
  }

  /// The long form `#3366ff` of `#36f`: each of three or four digits is doubled, as in other languages. Nil for other
  /// words.
  private static func longColour(_ word: String) -> String? {
    let digits = Array(word.utf8.dropFirst())
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }
    guard digits.count == 3 || digits.count == 4, digits.allSatisfy(isDigit) else { return nil }
    return String(decoding: [0x23] + digits.flatMap { [$0, $0] }, as: UTF8.self)
  }

  static func otherComment(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(.blockComment, "comments begin with '//': `// a comment`", at: range, fixIt: fixIt)
  }

  static func blockComment(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .blockComment, "there are no block comments; each comment line begins with '//'", at: range,
      notes: [.why("a block comment left open would hide the rest of the file")], fixIt: fixIt)
  }

  static func malformedNumber(
    _ word: String, _ meant: (mistake: NumberMistake, number: String?), at range: SourceRange
  ) -> Diagnostic {
    let fixIt = meant.number.map { FixIt("write '\($0)'", [Edit(range, $0)], .automatic) }
    let code: DiagnosticCode = meant.mistake == .point ? .barePoint : .malformedNumber
    return Diagnostic(code, message(word, meant.mistake), at: range, fixIt: fixIt)
  }

  private static func message(_ word: String, _ mistake: NumberMistake) -> String {
    switch mistake {
    case .unit: "remove the unit of '\(word)': lengths are in points"
    case .exponent: "a number has no exponent, as in '\(word)': write it out"
    case .grouping: "digits are not grouped, as in '\(word)'"
    case .point: "a digit follows the decimal point of a number, unlike in '\(word)'"
    case .times: "the sides of a size are separated by the letter 'x', unlike in '\(word)'"
    case .degree: "an angle in degrees ends in 'deg', unlike '\(word)'"
    case .other: "'\(word)' is not a number"
    }
  }

  static func pointFirst(_ number: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .barePoint, "a digit precedes the decimal point of a number", at: range,
      notes: [.why("a leading dot begins an attribute or property, such as `.width`")],
      fixIt: FixIt(
        "insert '0'", [Edit(SourceRange(file: range.file, start: range.start, end: range.start), "0")], .automatic))
  }

  static func sizeWithBlanks(_ size: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .sizeWithBlanks, "a size contains no spaces: '\(size)'", at: range,
      notes: [.note("write a size of computed numbers in parentheses: `(w, h)`")], fixIt: fixIt)
  }

  static func ratioWithColon(_ ratio: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .ratioWithColon, "a ratio is a division: '\(ratio)'", at: range,
      notes: [.why("a colon has other uses: `view photo: Image`, `name: value`")], fixIt: fixIt)
  }

  // MARK: Limits

  static func fileTooLarge(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "the file has \(count) bytes; layc reads at most \(Limits.fileSize)", at: range,
      notes: [.help("split it into independent files; a file and its imports have the same limit together")])
  }

  static func nestingTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "nested too deeply here", at: range,
      notes: [.note("braces, brackets and operators may nest \(Limits.nesting) deep, counted together")])
  }

  static func chainTooLong(_ what: String, at range: SourceRange) -> Diagnostic {
    let parts = what == "one 'when'" ? "'else when's" : "operators of one sort in a row"
    return Diagnostic(
      .chainTooLong, "too long a chain in \(what)", at: range, notes: [.note("at most \(Limits.chain) \(parts)")])
  }

  static func numberTooLong(_ digits: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyDigits, "a number of \(digits) digits", at: range,
      notes: [.note("a number has at most \(Limits.numberDigits) digits")])
  }

  static func tooManyProblems(_ leftOut: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManySyntaxErrors, "\(leftOut) more problems are not shown", at: range,
      notes: [.note("at most \(Limits.diagnostics) are reported for a file")])
  }
}
