internal import LayDiagnostics

// Diagnostics about slips of one character whose meaning is clear.

extension Diagnostic {
  static func important(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCharacter, "'!important' is not valid here", at: range,
      notes: [.help("priorities belong to constraints, at their end: `.width == 20 @high`")])
  }

  /// `view` in place of `root`: `view.backgroundColor = …`
  static func viewForRoot(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedName, "'view' declares a view; the view of the layout itself is 'root'", at: range,
      fixIt: FixIt("write 'root'", [Edit(range, "root")], .needsReview))
  }

  /// A call that creates a constraint: `a.topAnchor.constraint(equalTo: b.topAnchor)`
  static func constraintByCall(_ words: String, _ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loneValue, "'\(words)' alone has no effect", at: range,
      notes: [.help("write it as a constraint: `a.top \(sign) b.bottom + 8`, `a.width \(sign) 44`")])
  }

  static func typeBeforeName(_ swapped: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.expectedWord, "the name of a parameter precedes its type: '\(swapped)'", at: range, fixIt: fixIt)
  }

  static func loopOfOtherLanguage(_ example: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(.expectedWord, "a loop runs over a range: 'for \(example)'", at: range, fixIt: fixIt)
  }

  static func typeOfConstant(_ word: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.missingEqual, "a '\(word)' is written without a type", at: range, fixIt: fixIt)
  }

  static func partInParentheses(_ path: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.settingOfExpression, "a part of a property follows a dot: '\(path)'", at: range, fixIt: fixIt)
  }

  static func priorityFirst(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lineBeginsWithOperator, "a priority cannot begin a line", at: range,
      notes: [.help("it belongs at the end of its constraint, on the same line: `.width == 20 @high`")])
  }

  static func colonForBrace(_ word: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.missingBlock, "'{' opens the braces of '\(word)', not ':'", at: range, fixIt: fixIt)
  }

  static func settingWithColon(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.foreignOperator, "'=' sets a property, not ':'", at: range, fixIt: fixIt)
  }

  static func commaBetweenStatements(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.twoStatements, "';' separates statements, not ','", at: range, fixIt: fixIt)
  }

  static func decimalComma(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.malformedNumber, "decimals follow a point, not a comma", at: range, fixIt: fixIt)
  }

  static func tupleWithoutParentheses(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(.unexpectedToken, "several values go in parentheses", at: range, fixIt: fixIt)
  }

  static func commaOfOptions(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "spaces separate the options of a visual format, not ','", at: range, fixIt: fixIt)
  }

  static func hyphenatedName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a name has no '-', as in '\(name)'", at: range,
      notes: [.help("write it with '_' or a capital letter, here and where it is used")])
  }

  static func twoDotsForOne(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.twoDots, "one dot precedes an attribute", at: range, fixIt: fixIt)
  }

  static func edgesInBrackets(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "some of the edges go in parentheses: 'edges(top, leading)'", at: range, fixIt: fixIt)
  }

  static func missingTimes(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.expectedWord, "expected '*' between a number and what it multiplies", at: range, fixIt: fixIt)
  }

  static func missingOpeningQuote(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.missingQuote, "this string has no opening quote", at: range, fixIt: fixIt)
  }
}
