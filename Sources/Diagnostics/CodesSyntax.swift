// L01: syntax.

extension DiagnosticCode {
  // Structure.
  /// A token after the end of a statement, or one that begins no statement.
  public static let unexpectedToken = DiagnosticCode("L0101", "unexpected-token", .error)
  /// `form.top ==`: a value is missing.
  public static let expectedValue = DiagnosticCode("L0102", "expected-value", .error)
  /// `view : Label`, `form. == 4`: a name is missing.
  public static let expectedName = DiagnosticCode("L0103", "expected-name", .error)
  /// `view state: Label`: the name is taken.
  public static let reservedName = DiagnosticCode("L0104", "reserved-name", .error)
  /// `for i 0 ..< 4`: a word is missing inside a statement.
  public static let expectedWord = DiagnosticCode("L0105", "expected-word", .error)
  /// `expect { … }`: a size is missing.
  public static let expectedSize = DiagnosticCode("L0106", "expected-size", .error)
  /// `view title:`: a kind is missing.
  public static let expectedKind = DiagnosticCode("L0107", "expected-kind", .error)
  /// A statement without its braces, such as `state wide`.
  public static let missingBlock = DiagnosticCode("L0108", "missing-block", .error)
  /// `metric gap 12`: the `=` is missing.
  public static let missingEqual = DiagnosticCode("L0109", "missing-equal", .error)
  /// `(0 20; 375 44)`: commas are missing.
  public static let missingComma = DiagnosticCode("L0110", "missing-comma", .error)
  /// `frame = (0, 20, 375, 44`: the bracket is not closed.
  public static let missingBracket = DiagnosticCode("L0111", "missing-bracket", .error)
  /// A `)` or `]` that closes nothing.
  public static let strayBracket = DiagnosticCode("L0112", "stray-bracket", .error)
  /// A `{` that is never closed.
  public static let missingBrace = DiagnosticCode("L0113", "missing-brace", .error)
  /// A `}` that closes nothing.
  public static let strayBrace = DiagnosticCode("L0114", "stray-brace", .error)
  /// A `{` on a line of its own.
  public static let braceOnOwnLine = DiagnosticCode("L0115", "brace-on-own-line", .error)
  /// Two statements on a line without `;` between.
  public static let twoStatements = DiagnosticCode("L0116", "two-statements", .error)
  /// A line that begins with an operator or a relation.
  public static let lineBeginsWithOperator = DiagnosticCode("L0117", "line-begins-with-operator", .error)
  /// `photo`: a value alone, with neither `=` nor a relation.
  public static let loneValue = DiagnosticCode("L0118", "lone-value", .error)
  /// `else` that follows no `when`.
  public static let elseWithoutWhen = DiagnosticCode("L0119", "else-without-when", .error)
  /// A statement that is not allowed inside these braces.
  public static let misplacedStatement = DiagnosticCode("L0120", "misplaced-statement", .error)
  /// `when … { view badge }`
  public static let declarationInCondition = DiagnosticCode("L0121", "declaration-in-condition", .error)
  /// `layoutSubviews { a.top == b.bottom }`
  public static let ruleInSteps = DiagnosticCode("L0122", "constraint-in-steps", .error)
  /// `guide g { text = "x" }`
  public static let guideProperty = DiagnosticCode("L0123", "guide-property", .error)
  /// `layoutSubviews` twice in the same braces.
  public static let repeatedSteps = DiagnosticCode("L0124", "repeated-steps", .error)

  // Tokens.
  /// A character that is not part of the language.
  public static let unknownCharacter = DiagnosticCode("L0130", "unknown-character", .error)
  /// Bytes that are not valid UTF-8.
  public static let notUTF8 = DiagnosticCode("L0131", "not-utf8", .error)
  /// `view größe`
  public static let nameOutsideASCII = DiagnosticCode("L0132", "name-outside-ascii", .error)
  /// `=>` for `>=`, `&&` for `and`.
  public static let foreignOperator = DiagnosticCode("L0133", "foreign-operator", .error)
  /// `'text'` or typographic quotes.
  public static let otherQuotes = DiagnosticCode("L0134", "other-quotes", .error)
  /// A string without its closing quote.
  public static let missingQuote = DiagnosticCode("L0135", "missing-quote", .error)
  /// `"\q"`: no such escape.
  public static let badEscape = DiagnosticCode("L0136", "bad-escape", .error)
  /// `#ff66f`: neither six nor eight digits.
  public static let badColour = DiagnosticCode("L0137", "bad-colour", .error)
  /// `/* … */`
  public static let blockComment = DiagnosticCode("L0138", "block-comment", .error)
  /// `44px`, `1e3`, `1_000`
  public static let malformedNumber = DiagnosticCode("L0139", "malformed-number", .error)
  /// `.5`, `44.`
  public static let barePoint = DiagnosticCode("L0140", "bare-point", .error)
  /// `44 x 44`
  public static let sizeWithBlanks = DiagnosticCode("L0141", "size-with-spaces", .error)
  /// `16:9`
  public static let ratioWithColon = DiagnosticCode("L0142", "ratio-with-colon", .error)

  // Habits of other languages, and forms that are easily mixed up.
  /// `view title Label`
  public static let kindWithoutColon = DiagnosticCode("L0150", "kind-without-colon", .error)
  /// `Label title`, `title: Label`
  public static let declarationWithoutWord = DiagnosticCode("L0151", "declaration-without-word", .error)
  /// `if width > 600`, `viwe title`
  public static let foreignWord = DiagnosticCode("L0152", "foreign-word", .error)
  /// `constraint form.width <= 420`
  public static let constraintWithoutName = DiagnosticCode("L0153", "constraint-without-name", .error)
  /// `component Card(title)`
  public static let parameterWithoutType = DiagnosticCode("L0154", "parameter-without-type", .error)
  /// `for i in 0..4`
  public static let twoDots = DiagnosticCode("L0155", "two-dots", .error)
  /// A strict relation such as `a.width < 200` as a constraint.
  public static let relationWithoutEqual = DiagnosticCode("L0156", "relation-without-equal", .error)
  /// `44 <= .height >= 20`
  public static let chainChangesDirection = DiagnosticCode("L0157", "chain-changes-direction", .error)
  /// `a.top == b.top and a.left == b.left`
  public static let joinedRules = DiagnosticCode("L0158", "joined-constraints", .error)
  /// `2 * a.width = b.width`
  public static let settingOfExpression = DiagnosticCode("L0159", "setting-of-expression", .error)
  /// `@` without a priority.
  public static let expectedPriority = DiagnosticCode("L0160", "expected-priority", .error)
  /// `@high - 1` without parentheses.
  public static let computedPriority = DiagnosticCode("L0161", "computed-priority", .error)
  /// `@high @low`
  public static let secondPriority = DiagnosticCode("L0162", "second-priority", .error)
  /// `assert … @high`
  public static let priorityOnPromise = DiagnosticCode("L0163", "priority-on-check", .error)
  /// `expect 375x667 { a.frame = (0, 0, 9, 9) }`
  public static let expectationWithEqual = DiagnosticCode("L0164", "expectation-with-equal", .error)
  /// `allow ambiguous`
  public static let allowWithoutCode = DiagnosticCode("L0165", "allow-without-code", .error)
  /// `import Shared`
  public static let importWithoutText = DiagnosticCode("L0166", "import-without-text", .error)
  /// `vfl H:[a]`
  public static let visualFormatWithoutText = DiagnosticCode("L0167", "vfl-without-text", .error)
  /// `vfl "…" @750`
  public static let visualFormatPriority = DiagnosticCode("L0168", "vfl-priority", .error)
  /// `mask = [.flexibleWidth]`, `mask = W | H`, `mask = W-H`
  public static let maskWithoutPlus = DiagnosticCode("L0169", "mask-without-plus", .error)
  /// `distribute [a, b]`
  public static let missingAxis = DiagnosticCode("L0170", "missing-axis", .error)
  /// `layout SignIn 375x667`
  public static let bareDesignSize = DiagnosticCode("L0171", "bare-design-size", .error)

  // Limits; see `Limits` of the parser.
  /// A file larger than the limit.
  public static let fileTooLarge = DiagnosticCode("L0190", "file-too-large", .error)
  /// Braces, brackets and operators nested too deep.
  public static let nestingTooDeep = DiagnosticCode("L0191", "nesting-too-deep", .error)
  /// A number with too many digits.
  public static let tooManyDigits = DiagnosticCode("L0192", "too-many-digits", .error)
  /// More problems than are reported for a file.
  public static let tooManySyntaxErrors = DiagnosticCode("L0193", "too-many-syntax-errors", .error)
  /// A sum, a condition or an `else when` that is too long.
  public static let chainTooLong = DiagnosticCode("L0194", "chain-too-long", .error)

  static var syntaxCodes: [DiagnosticCode] {
    [
      .unexpectedToken, .expectedValue, .expectedName, .reservedName, .expectedWord, .expectedSize, .expectedKind,
      .missingBlock, .missingEqual, .missingComma, .missingBracket, .strayBracket, .missingBrace, .strayBrace,
      .braceOnOwnLine, .twoStatements, .lineBeginsWithOperator, .loneValue, .elseWithoutWhen, .misplacedStatement,
      .declarationInCondition, .ruleInSteps, .guideProperty, .repeatedSteps, .unknownCharacter, .notUTF8,
      .nameOutsideASCII, .foreignOperator, .otherQuotes, .missingQuote, .badEscape, .badColour, .blockComment,
      .malformedNumber, .barePoint, .sizeWithBlanks, .ratioWithColon, .kindWithoutColon, .declarationWithoutWord,
      .foreignWord, .constraintWithoutName, .parameterWithoutType, .twoDots, .relationWithoutEqual,
      .chainChangesDirection, .joinedRules, .settingOfExpression, .expectedPriority, .computedPriority,
      .secondPriority, .priorityOnPromise, .expectationWithEqual, .allowWithoutCode, .importWithoutText,
      .visualFormatWithoutText, .visualFormatPriority, .maskWithoutPlus, .missingAxis, .bareDesignSize,
      .fileTooLarge, .nestingTooDeep, .tooManyDigits, .tooManySyntaxErrors, .chainTooLong,
    ]
  }
}
