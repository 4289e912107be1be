internal import LayDiagnostics

// Diagnostics about habits of other languages, and about forms of this one that are easily confused.

extension Diagnostic {
  static func kindWithoutColon(_ name: String, _ kind: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .kindWithoutColon, "a kind follows a colon: 'view \(name): \(kind)'", at: range, fixIt: fixIt)
  }

  static func kindBeforeName(_ kind: String, _ name: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .declarationWithoutWord, "views are declared with 'view': 'view \(name): \(kind)'", at: range, fixIt: fixIt)
  }

  static func declarationWithoutWord(_ name: String, _ word: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic
  {
    let what = word == "view" ? "views are declared with 'view'" : "the name of a constraint follows 'constraint'"
    return Diagnostic(.declarationWithoutWord, "\(what): '\(word) \(name): …'", at: range, fixIt: fixIt)
  }

  static func foreignWord(_ word: String, _ meant: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    if word == "if" { return Diagnostic(.foreignWord, "conditions begin with 'when'", at: range, fixIt: fixIt) }
    return Diagnostic(
      .foreignWord, "no statement begins with '\(word)'", at: range, caret: "did you mean '\(meant)'?", fixIt: fixIt)
  }

  /// `+=` outside of steps.
  static func changeOutsideOfSteps(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .settingOfExpression, "'\(sign)' changes a value, which only steps do, one after the other", at: range,
      notes: [.help("write the value with `=`, a constraint with `==`, or the change in `layoutSubviews { … }`")])
  }

  /// `view.top`, as a view controller writes it.
  static func viewForSuperview(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedValue, "'view' declares a view; the enclosing view is 'superview', and that of the layout is 'root'",
      at: range,
      fixIt: FixIt("change 'view' to 'superview'", [Edit(range, "superview")], .needsReview))
  }

  static func constraintWithoutName(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .constraintWithoutName, "a name and a colon must follow 'constraint'", at: range,
      notes: [.help("for example `constraint cap: form.width <= 420`; a constraint without a name needs no keyword")],
      fixIt: fixIt)
  }

  /// - Parameter type: The type of its default, or the type that most parameters have.
  static func parameterWithoutType(_ name: String, _ type: String, at range: SourceRange) -> Diagnostic {
    let place = SourceRange(file: range.file, start: range.end, end: range.end)
    return Diagnostic(
      .parameterWithoutType, "a parameter has a type: '\(name): \(type)'", at: range,
      notes: [.note("the types are Length, Number, Text, Bool and Size")],
      fixIt: FixIt("insert ': \(type)'", [Edit(place, ": \(type)")], .needsReview))
  }

  static func twoDots(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoDots, "write a range with '...' or '..<'", at: range,
      notes: [.help("`0 ..< 4` excludes 4, and `0 ... 4` includes it")])
  }

  /// The diagnostic of `twoDots` in the head of a loop. `between` is the range from the first number to the second.
  static func twoDotsOfLoop(at range: SourceRange, between: SourceRange) -> Diagnostic {
    var diagnostic = twoDots(at: range)
    let fixIts = ["..<", "..."].map { FixIt("write '\($0)'", [Edit(between, " \($0) ")], .needsReview) }
    (diagnostic.fixIt, diagnostic.alternatives) = (fixIts[0], [fixIts[1]])
    return diagnostic
  }

  static func sizesWithoutEllipsis(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .twoDots, "write '...' between the two sizes of a range", at: range, fixIt: fixIt)
  }

  static func orientationWithoutQuotes(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownDevice, "write a device with an orientation in quotes: `\"\(text)\"`", at: range,
      fixIt: FixIt("write it in quotes", [Edit(range, "\"\(text)\"")], .automatic))
  }

  static func strictPromise(_ sign: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .relationWithoutEqual, "an assertion uses '\(sign)=', not '\(sign)'", at: range,
      notes: [.why("constraints may hold with equality, so an assertion about them may, too")], fixIt: fixIt)
  }

  static func strictRelation(_ sign: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .relationWithoutEqual, "a constraint uses '\(sign)=', not '\(sign)'", at: range,
      notes: [.why("there is no largest number below a limit, so '\(sign)' would have no solution")], fixIt: fixIt)
  }

  static func chainTurns(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .chainChangesDirection, "both relations of a chain must point the same way", at: range,
      notes: [.help("use the same relation twice, as in `44 <= .height <= 200`, or write two constraints")])
  }

  static func ruleJoined(_ word: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .joinedRules, "'\(word)' joins conditions, not constraints", at: range,
      notes: [.help("write one constraint on each line; `when` chooses between constraints")], fixIt: fixIt)
  }

  static func settingOfExpression(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .settingOfExpression, "'=' sets a property, but its left side is not a property", at: range,
      notes: [.help("to declare a constraint write '=='")], fixIt: fixIt)
  }

  static func expectedPriority(found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .expectedPriority, "expected a priority after '@'\(tail)", at: range,
      notes: [.help("a number above 0 and at most 1000, a name such as `high`, or `@(high - 1)`")])
  }

  static func priorityOperation(_ words: String, at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .computedPriority, "a computed priority goes in parentheses: '@(\(words))'", at: range, fixIt: fixIt)
  }

  static func secondPriority(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .secondPriority, "a constraint has one priority, and this is its second", at: range,
      notes: [.help("keep one '@' at the end; in `a <= b <= c @high`, the priority applies to both relations")],
      fixIt: fixIt)
  }

  static func priorityOnPromise(_ what: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    let why = what == "a setting" ? "only constraints have a priority" : "it has no priority"
    let verb = what == "a setting" ? "always holds" : "holds or fails"
    return Diagnostic(.priorityOnPromise, "\(what) \(verb); \(why)", at: range, fixIt: fixIt)
  }

  static func expectationWithEqual(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(
      .expectationWithEqual, "'expect' compares with '=='", at: range,
      notes: [.why("'expect' reads the finished layout and sets nothing")], fixIt: fixIt)
  }

  static func allowWithoutCode(
    found: String, _ code: DiagnosticCode?, fixIt: FixIt?, at range: SourceRange
  ) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    var notes: [Note] = [.help("for example `allow L0502 \"the host decides\"`")]
    if let code { notes = [.help("'\(code.name)' is \(code.id): `allow \(code.id)`")] }
    return Diagnostic(.allowWithoutCode, "'allow' takes a code\(tail)", at: range, notes: notes, fixIt: fixIt)
  }

  static func importWithoutText(_ fixIt: FixIt?, found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .importWithoutText, "a file name is a string\(tail)", at: range,
      notes: [.help("for example `import \"Shared.lay\"`")], fixIt: fixIt)
  }

  /// A visual format without the word before it.
  static func formatWithoutWord(at range: SourceRange) -> Diagnostic {
    let place = SourceRange(file: range.file, start: range.start, end: range.start)
    return Diagnostic(
      .visualFormatWithoutText, "a visual format follows the word 'vfl'", at: range,
      fixIt: FixIt("insert 'vfl'", [Edit(place, "vfl ")], .automatic))
  }

  static func visualFormatWithoutText(_ fixIt: FixIt?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .visualFormatWithoutText, "a visual format is a string in quotes after 'vfl'", at: range,
      notes: [.help("for example `vfl \"H:|-[a]-|\"`")],
      fixIt: fixIt)
  }

  static func visualFormatPriority(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .visualFormatPriority, "the priorities of a visual format go inside the string", at: range,
      notes: [.help("write each priority after its number, for example `-(8@750)-`")])
  }

  static func maskJoined(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.maskWithoutPlus, "the options of a mask are joined with '+': 'W+H'", at: range, fixIt: fixIt)
  }

  /// Another word than `text` before text sizes in `sizes`.
  static func foreignTextSizes(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "text sizes follow 'text' in `sizes`, not '\(word)'", at: range,
      fixIt: FixIt("change '\(word)' to 'text'", [Edit(range, "text")], .automatic))
  }

  static func maskAsList(at range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    Diagnostic(
      .maskWithoutPlus, "the options of a mask are joined with '+': 'flexibleWidth+flexibleHeight'", at: range,
      notes: fixIt == nil ? [.help("the words are LM W RM TM H BM, UIKit's and AppKit's names, or `none` alone")] : [],
      fixIt: fixIt)
  }

  static func missingAxis(_ word: String, found: String, at range: SourceRange) -> Diagnostic {
    let tail = found.isEmpty ? "" : ", found '\(found)'"
    return Diagnostic(
      .missingAxis, "expected 'horizontal' or 'vertical' after '\(word)'\(tail)", at: range,
      notes: [.help("for example `\(word) horizontal [a, b]`")])
  }

  /// The list without brackets in `spread vertical a, b`.
  static func listWithoutBrackets(_ word: String, at range: SourceRange) -> Diagnostic {
    let opening = SourceRange(file: range.file, start: range.start, end: range.start)
    let closing = SourceRange(file: range.file, start: range.end, end: range.end)
    return Diagnostic(
      .unexpectedToken, "what '\(word)' arranges goes in brackets: `\(word) horizontal [a, b]`", at: range,
      fixIt: FixIt("put brackets around it", [Edit(opening, "["), Edit(closing, "]")], .automatic))
  }

  /// The misused word in `align = center` inside the braces of a stack.
  static func stepWordForProperty(_ word: String, _ property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement, "the property of a stack is called '\(property)'; '\(word)' begins a step", at: range,
      fixIt: FixIt("change '\(word)' to '\(property)'", [Edit(range, property)], .needsReview))
  }

  static func designSizeWithoutParentheses(_ size: String, at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.bareDesignSize, "the design size goes in parentheses: '(\(size))'", at: range, fixIt: fixIt)
  }
}
