// L01: syntax.

extension DiagnosticCode {
  // What stands where.
  public static let unexpectedToken = DiagnosticCode("L0101", "unexpected-token", .error)
  public static let expectedValue = DiagnosticCode("L0102", "expected-value", .error)
  public static let expectedName = DiagnosticCode("L0103", "expected-name", .error)
  public static let reservedName = DiagnosticCode("L0104", "reserved-name", .error)
  public static let expectedWord = DiagnosticCode("L0105", "expected-word", .error)
  public static let expectedSize = DiagnosticCode("L0106", "expected-size", .error)
  public static let expectedKind = DiagnosticCode("L0107", "expected-kind", .error)
  public static let missingBlock = DiagnosticCode("L0108", "missing-block", .error)
  public static let missingEqual = DiagnosticCode("L0109", "missing-equal", .error)
  public static let missingComma = DiagnosticCode("L0110", "missing-comma", .error)
  public static let missingBracket = DiagnosticCode("L0111", "missing-bracket", .error)
  public static let strayBracket = DiagnosticCode("L0112", "stray-bracket", .error)
  public static let missingBrace = DiagnosticCode("L0113", "missing-brace", .error)
  public static let strayBrace = DiagnosticCode("L0114", "stray-brace", .error)
  public static let braceOnOwnLine = DiagnosticCode("L0115", "brace-on-own-line", .error)
  public static let twoStatements = DiagnosticCode("L0116", "two-statements", .error)
  public static let lineBeginsWithOperator = DiagnosticCode("L0117", "line-begins-with-operator", .error)
  public static let loneValue = DiagnosticCode("L0118", "lone-value", .error)
  public static let elseWithoutWhen = DiagnosticCode("L0119", "else-without-when", .error)
  public static let misplacedStatement = DiagnosticCode("L0120", "misplaced-statement", .error)
  public static let declarationInCondition = DiagnosticCode("L0121", "declaration-in-condition", .error)
  public static let ruleInSteps = DiagnosticCode("L0122", "rule-in-steps", .error)
  public static let guideProperty = DiagnosticCode("L0123", "guide-property", .error)
  public static let repeatedSteps = DiagnosticCode("L0124", "repeated-steps", .error)

  // Tokens.
  public static let unknownCharacter = DiagnosticCode("L0130", "unknown-character", .error)
  public static let notUTF8 = DiagnosticCode("L0131", "not-utf8", .error)
  public static let nameOutsideASCII = DiagnosticCode("L0132", "name-outside-ascii", .error)
  public static let foreignOperator = DiagnosticCode("L0133", "foreign-operator", .error)
  public static let otherQuotes = DiagnosticCode("L0134", "other-quotes", .error)
  public static let missingQuote = DiagnosticCode("L0135", "missing-quote", .error)
  public static let badEscape = DiagnosticCode("L0136", "bad-escape", .error)
  public static let badColour = DiagnosticCode("L0137", "bad-colour", .error)
  public static let blockComment = DiagnosticCode("L0138", "block-comment", .error)
  public static let malformedNumber = DiagnosticCode("L0139", "malformed-number", .error)
  public static let barePoint = DiagnosticCode("L0140", "bare-point", .error)
  public static let sizeWithBlanks = DiagnosticCode("L0141", "size-with-blanks", .error)
  public static let ratioWithColon = DiagnosticCode("L0142", "ratio-with-colon", .error)

  // Habits of other languages, and forms that are easily mixed up.
  public static let kindWithoutColon = DiagnosticCode("L0150", "kind-without-colon", .error)
  public static let declarationWithoutWord = DiagnosticCode("L0151", "declaration-without-word", .error)
  public static let foreignWord = DiagnosticCode("L0152", "foreign-word", .error)
  public static let constraintWithoutName = DiagnosticCode("L0153", "constraint-without-name", .error)
  public static let parameterWithoutType = DiagnosticCode("L0154", "parameter-without-type", .error)
  public static let twoDots = DiagnosticCode("L0155", "two-dots", .error)
  public static let relationWithoutEqual = DiagnosticCode("L0156", "relation-without-equal", .error)
  public static let chainChangesDirection = DiagnosticCode("L0157", "chain-changes-direction", .error)
  public static let joinedRules = DiagnosticCode("L0158", "joined-rules", .error)
  public static let settingOfExpression = DiagnosticCode("L0159", "setting-of-expression", .error)
  public static let expectedPriority = DiagnosticCode("L0160", "expected-priority", .error)
  public static let computedPriority = DiagnosticCode("L0161", "computed-priority", .error)
  public static let secondPriority = DiagnosticCode("L0162", "second-priority", .error)
  public static let priorityOnPromise = DiagnosticCode("L0163", "priority-on-promise", .error)
  public static let expectationWithEqual = DiagnosticCode("L0164", "expectation-with-equal", .error)
  public static let allowWithoutCode = DiagnosticCode("L0165", "allow-without-code", .error)
  public static let importWithoutText = DiagnosticCode("L0166", "import-without-text", .error)
  public static let visualFormatWithoutText = DiagnosticCode("L0167", "vfl-without-text", .error)
  public static let visualFormatPriority = DiagnosticCode("L0168", "vfl-priority", .error)
  public static let maskWithoutPlus = DiagnosticCode("L0169", "mask-without-plus", .error)
  public static let missingAxis = DiagnosticCode("L0170", "missing-axis", .error)
  public static let bareDesignSize = DiagnosticCode("L0171", "bare-design-size", .error)

  // Limits; see `Limits` of the parser.
  public static let fileTooLarge = DiagnosticCode("L0190", "file-too-large", .error)
  public static let nestingTooDeep = DiagnosticCode("L0191", "nesting-too-deep", .error)
  public static let tooManyDigits = DiagnosticCode("L0192", "too-many-digits", .error)
  public static let tooManySyntaxErrors = DiagnosticCode("L0193", "too-many-syntax-errors", .error)

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
      .fileTooLarge, .nestingTooDeep, .tooManyDigits, .tooManySyntaxErrors,
    ]
  }
}
