internal import LayDiagnostics

// Diagnostics about statements, braces and brackets.

extension Diagnostic {
  static func surplus(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "expected the end of the line, found '\(word)'", at: range,
      notes: [.help("a statement ends with its line or at ';'")])
  }

  /// `spacing 2 * gap`
  static func surplusOperator(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "expected the end of the line, found '\(sign)'", at: range,
      notes: [.help("what is computed here goes in parentheses, for example `spacing (2 * gap)`")])
  }

  /// `play.center = .center offset (0, 32)`
  static func surplusOffset(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "expected the end of the line, found 'offset'", at: range,
      notes: [
        .help("'offset' belongs to `align` and to constraints about `edges` and `center`; here add it: `+ (0, 8)`")
      ])
  }

  static func surplusBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'{' cannot begin a statement", at: range,
      notes: [.help("braces follow what they belong to, for example `view form { … }`")])
  }

  static func beginsNothing(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(word)' cannot begin a statement", at: range)
  }

  static func expectedValue(after sign: String, found: String, at range: SourceRange) -> Diagnostic {
    let after = sign.isEmpty ? "" : " after '\(sign)'"
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(.expectedValue, "expected a value\(after)\(tail)", at: range)
  }

  static func expectedCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, "expected a condition after 'when'", at: range,
      notes: [.help("for example `when width >= 600 { … }`")])
  }

  static func headEndsLine(_ word: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    let (what, example) =
      word == "when" ? ("a condition", "when width >= 600") : ("a range or a list", "for i in 0 ..< 4")
    return Diagnostic(
      .expectedValue, "expected \(what) after '\(word)' on this line", at: range,
      notes: [.help("for example `\(example) { … }`")], fixIt: fixIt)
  }

  static func emptyIndex(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, "expected an index between '[' and ']'", at: range,
      notes: [.help("all views of a list go by the name alone, one by its index: `bar[0]`")])
  }

  static func expectedName(after word: String, found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(.expectedName, "expected a name after '\(word)'\(tail)", at: range)
  }

  static func expectedMember(found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedName, "expected a name after '.'\(tail)", at: range,
      notes: [.help("an attribute or property, for example `.width`, or a view inside")])
  }

  static func reservedName(
    _ name: String, _ group: ReservedNames.Group, example: String, at range: SourceRange
  ) -> Diagnostic {
    let what =
      switch group {
      case .word: "is a word of the language"
      case .thing: "is a view or guide that is always there"
      case .attribute: "is an attribute"
      case .geometry: "is a property of every view"
      }
    return Diagnostic(
      .reservedName, "'\(name)' \(what)", at: range, notes: [.help("choose another name, for example '\(example)'")])
  }

  static func expectedWord(
    _ word: String, example: String, found: String, at range: SourceRange, fixIt: FixIt? = nil
  ) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedWord, "expected '\(word)'\(tail)", at: range, notes: [.help("for example `\(example)`")], fixIt: fixIt)
  }

  static func expectedTextSize(found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedWord, "expected a text size\(tail)", at: range,
      notes: [.help("for example `sizes 320x480 ... 1024x1366, text xSmall ... accessibility3`")])
  }

  /// `keyboard` in `sizes` without a height.
  static func expectedKeyboardHeight(found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedSize, "expected the height of the keyboard\(tail)", at: range,
      notes: [.help("for example `sizes 320x480 ... 430x932, keyboard 0 ... 346`")])
  }

  /// A word after `region` in `sizes` that is no region.
  static func expectedRegion(found: String, at range: SourceRange) -> Diagnostic {
    let names = ["fold", "camera"]
    var diagnostic = Diagnostic(
      .expectedWord, found.isEmpty ? "expected 'fold' or 'camera'" : "expected 'fold' or 'camera', found '\(found)'",
      at: range, notes: [.help("for example `sizes iPhone, region fold, region camera`")])
    if let guess = nearest(to: found, among: names) {
      diagnostic.fixIt = FixIt("change it to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  /// No device after `except` in `sizes`.
  static func expectedDevice(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedWord,
      found.isEmpty ? "expected a device or 'estimates'" : "expected a device or 'estimates', found '\(found)'",
      at: range, notes: [.help("for example `sizes iPhone, iPad, except \"iPhone SE\"`")])
  }

  /// A size after `text`, `keyboard`, `safeArea`, `region` or `except` in `sizes`.
  static func sizesBehindEnvironment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedWord, "expected 'text', 'keyboard', 'safeArea', 'region' or 'except'", at: range,
      notes: [.help("sizes come first: `sizes 320x480 ... 430x932, text xSmall ... xxxLarge, keyboard 0 ... 346`")])
  }

  static func expectedSize(after word: String, found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedSize, "expected a size after '\(word)'\(tail)", at: range,
      notes: [.help("a size is width, 'x' and height without spaces: `375x667`")])
  }

  /// - Parameter colon: The range of the ':' if only braces follow it.
  static func expectedKind(found: String, at range: SourceRange, colon: SourceRange?) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedKind, "expected a kind after ':'\(tail)", at: range,
      notes: [.help("write a kind, such as `Label`; for a plain view, remove the ':'")],
      fixIt: colon.map { FixIt("leave the ':' out", [Edit($0, "")], .needsReview) })
  }

  static func missingBlock(_ word: String, at range: SourceRange, fixIt: FixIt? = nil) -> Diagnostic {
    Diagnostic(
      .missingBlock, "expected '{' to open the braces of '\(word)'", at: range,
      notes: [.help("the '{' belongs on this line")], fixIt: fixIt)
  }

  static func expectedBlock(_ word: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingBlock, "expected '{' to open the braces of '\(word)', found '\(found)'", at: range)
  }

  static func missingEqual(_ word: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    let example = word == "metric" ? "metric gap = 12" : "let side = 16"
    return Diagnostic(
      .missingEqual, "expected '=' and a value after the name of this '\(word)'", at: range,
      notes: [.help("for example `\(example)`")], fixIt: fixIt)
  }

  static func missingComma(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .missingComma, "expected ','", at: range,
      notes: [.note("logs print frames as `(0 20; 375 44)`; in the file commas separate the numbers")],
      fixIt: fixIt)
  }

  static func missingColonOfArgument(_ name: String, at range: SourceRange, behind gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingComma, "expected ':' or ',' after '\(name)'", at: range,
      notes: [.help("the name of an argument has a colon: `\(name): …`")],
      fixIt: FixIt("insert ':'", [Edit(gap, ":")], .needsReview))
  }

  static func expectedCommaOrBracket(
    _ sign: String, found: String, opening: SourceRange, at range: SourceRange
  ) -> Diagnostic {
    let isRange = sign == "]" && (found == "..<" || found == "...")
    return Diagnostic(
      .missingComma, "expected ',' or '\(sign)', found '\(found)'", at: range, labels: [Label(opening, "opened here")],
      notes: isRange ? [.help("a loop declares the views of a list: `for i in 0 ..< 3 { view bar[i] }`")] : [])
  }

  static func missingBracket(_ sign: String, opening: SourceRange, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .missingBracket, "expected '\(sign)'", at: range, labels: [Label(opening, "opened here")], fixIt: fixIt)
  }

  static func strayBracket(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayBracket, "'\(word)' closes nothing", at: range,
      fixIt: FixIt("remove '\(word)'", [Edit(range, "")], .needsReview))
  }

  static func missingBrace(at range: SourceRange, noticed: SourceRange?, count: Int, fixIt: FixIt) -> Diagnostic {
    var diagnostic = Diagnostic(.missingBrace, "this '{' is never closed", at: range, fixIt: fixIt)
    if let noticed { diagnostic.labels = [Label(noticed, "a '}' is missing before this line")] }
    if count > 1 { diagnostic.notes = [.note("\(count) braces are open here, one inside the other")] }
    return diagnostic
  }

  /// - Parameter removed: The range that the fix removes.
  static func strayBrace(at range: SourceRange, removed: SourceRange) -> Diagnostic {
    Diagnostic(
      .strayBrace, "'}' closes nothing", at: range, notes: [.help("remove the '}', or add the missing '{'")],
      fixIt: FixIt("remove '}'", [Edit(removed, "")], .needsReview))
  }

  static func braceOnOwnLine(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(.braceOnOwnLine, "'{' belongs on the line of its statement", at: range, fixIt: fixIt)
  }

  static func twoStatements(_ word: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .twoStatements, "expected ';' or a new line before '\(word)'", at: range,
      notes: [.why("each line has one statement; ';' separates several statements")], fixIt: fixIt)
  }

  static func lineBeginsWithOperator(
    _ word: String, mayEnd: Bool, at range: SourceRange, fixIt: FixIt? = nil
  ) -> Diagnostic {
    let help =
      mayEnd
      ? "put '\(word)' at the end of the previous line"
      : "put '\(word)' and what follows it on the previous line"
    return Diagnostic(
      .lineBeginsWithOperator, "'\(word)' cannot begin a line", at: range, notes: [.help(help)], fixIt: fixIt)
  }

  /// A constraint or setting on two lines; `sign` ends the first or begins the second.
  static func twoLines(_ code: DiagnosticCode, _ sign: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    let message =
      code == .expectedValue ? "expected a value after '\(sign)' on this line" : "'\(sign)' cannot begin a line"
    let help = sign == "=" ? "a setting is on one line" : "a relation and its sides are on one line"
    return Diagnostic(code, message, at: range, notes: [.help(help)], fixIt: fixIt)
  }

  static func loneExpression(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loneValue, "'\(words)' alone has no effect", at: range,
      notes: [
        .help(
          layoutCallHelp(words)
            ?? "'=' sets a property; '==', '<=' and '>=' declare a constraint; 'view' declares a view")
      ])
  }

  /// The replacement for a call of UIKit's manual layout; nil for other words.
  private static func layoutCallHelp(_ words: String) -> String? {
    let sizing = ".sizeToFit()"
    if words.utf8.suffix(sizing.utf8.count).elementsEqual(sizing.utf8) {
      return "it is a step here: `sizeToFit \(String(words.dropLast(sizing.utf8.count)))`"
    }
    switch words.split(separator: ".").last.map(String.init) {
    case "layoutSubviews()": return "leave it out: masks and constraints have placed all views before steps begin"
    case "setNeedsLayout()", "layoutIfNeeded()", "setNeedsUpdateConstraints()", "setNeedsDisplay()":
      return "leave it out: steps are taken whenever something changes that they may follow from"
    default: return nil
    }
  }

  static func expectedRelation(after words: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loneValue, "expected '=', '==', '<=', '>=' or '{' after '\(words)', found '\(found)'", at: range)
  }

  static func elseWithoutWhen(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .elseWithoutWhen, "'else' has no 'when'", at: range,
      notes: [.help("an 'else' follows the '}' of a 'when' directly")])
  }
}
