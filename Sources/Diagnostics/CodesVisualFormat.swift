// L03: visual format strings. Up to L0320 the syntax of the string, then option words, then the meaning of names.

extension DiagnosticCode {
  /// `""`
  public static let emptyFormat = DiagnosticCode("L0301", "empty-format", .error)
  /// `"|-8-|"`, `"[a]-"`
  public static let expectedViewInFormat = DiagnosticCode("L0302", "expected-view", .error)
  /// `"[9ab]"`
  public static let invalidNameInFormat = DiagnosticCode("L0303", "invalid-view-name", .error)
  /// `"[a(8]"`
  public static let expectedClosingParenthesis = DiagnosticCode("L0304", "expected-closing-parenthesis", .error)
  /// `"[a-[b]"`
  public static let expectedClosingBracket = DiagnosticCode("L0305", "expected-closing-bracket", .error)
  /// `"[a]-8[b]"`
  public static let expectedDash = DiagnosticCode("L0306", "expected-dash", .error)
  /// `"[a]--[b]"`
  public static let emptyGap = DiagnosticCode("L0307", "empty-gap", .error)
  /// `"[a]--5-[b]"`
  public static let bareNegativeNumber = DiagnosticCode("L0308", "bare-negative-number", .error)
  /// `"[a(>8)]"`
  public static let unknownRelationInFormat = DiagnosticCode("L0309", "unknown-relation", .error)
  /// `"[a(8pt)]"`
  public static let malformedNumberInFormat = DiagnosticCode("L0310", "malformed-number-in-format", .error)
  /// `"[a(1e999)]"`
  public static let numberTooLongInFormat = DiagnosticCode("L0311", "number-too-long-in-format", .error)
  /// `"[a()]"`, `"[a(8@)]"`
  public static let expectedValueInFormat = DiagnosticCode("L0312", "expected-value-in-format", .error)
  /// `"[a]- [b]"`
  public static let blankInFormat = DiagnosticCode("L0313", "space-in-format", .error)
  /// `"V|[a]|"`
  public static let formatOrientation = DiagnosticCode("L0314", "format-orientation", .error)
  /// `"[a]|[b]"`
  public static let textAfterFormat = DiagnosticCode("L0315", "text-after-format", .error)
  /// `"[a]-(b)-[c]"`
  public static let viewInGap = DiagnosticCode("L0316", "view-in-gap", .error)
  /// `"[form.email]"`, `"[bar[0]]"`, `"[a(b.width)]"`
  public static let pathInFormat = DiagnosticCode("L0317", "path-in-format", .error)
  /// More than `VisualFormat.maximumLength` bytes.
  public static let formatTooLong = DiagnosticCode("L0318", "format-too-long", .error)
  /// `"[a]~[b]"`
  public static let unexpectedInFormat = DiagnosticCode("L0319", "unexpected-in-format", .error)
  /// `"[a(2*b)]"`
  public static let arithmeticInFormat = DiagnosticCode("L0320", "arithmetic-in-format", .error)
  /// `vfl "[a][b]" alignTop`
  public static let unknownFormatOption = DiagnosticCode("L0321", "unknown-format-option", .error)
  /// `vfl "[a][b]" alignAllLeft`
  public static let alignmentAlongAxis = DiagnosticCode("L0322", "alignment-along-axis", .error)
  /// `vfl "[a]" directionLeftToRight directionRightToLeft`
  public static let severalFormatOptions = DiagnosticCode("L0323", "several-format-options", .error)
  /// `vfl "H:[a]-[b]" spacingBaselineToBaseline`
  public static let spacingNeedsVertical = DiagnosticCode("L0324", "spacing-needs-vertical", .error)
  /// `"[titel]"` where there is only a `title`.
  public static let unknownViewInFormat = DiagnosticCode("L0325", "unknown-view-in-format", .error)
  /// `"[a]-gpa-[b]"` where there is only a `gap`.
  public static let unknownNumberInFormat = DiagnosticCode("L0326", "unknown-number-in-format", .error)
  /// `"[gap]"`
  public static let numberAsView = DiagnosticCode("L0327", "number-as-view", .error)
  /// `"[a(8@b)]"`
  public static let viewAsPriority = DiagnosticCode("L0328", "view-as-priority", .error)
  /// `"[a(8@1001)]"`
  public static let priorityInFormat = DiagnosticCode("L0329", "priority-in-format", .error)
  /// `"|[a]"` with the root view.
  public static let barWithoutSuperview = DiagnosticCode("L0330", "bar-without-superview", .error)
  /// `"|[a][b]|"` of views with different superviews.
  public static let barOfSeveralSuperviews = DiagnosticCode("L0331", "bar-of-several-superviews", .error)
  /// `"[a(1e7)]"`
  public static let constantTooLargeInFormat = DiagnosticCode("L0332", "constant-too-large-in-format", .error)
  /// `"[a]"`, `"[a(==a)]"`
  public static let formatDemandsNothing = DiagnosticCode("L0333", "format-without-effect", .warning)
  /// `vfl "V:[a]-[b]" spacingBaselineToBaseline`
  public static let standardBaselineSpace = DiagnosticCode("L0334", "standard-baseline-space", .warning)

  static var visualFormatCodes: [DiagnosticCode] {
    [
      .emptyFormat, .expectedViewInFormat, .invalidNameInFormat, .expectedClosingParenthesis, .expectedClosingBracket,
      .expectedDash, .emptyGap, .bareNegativeNumber, .unknownRelationInFormat, .malformedNumberInFormat,
      .numberTooLongInFormat, .expectedValueInFormat, .blankInFormat, .formatOrientation, .textAfterFormat, .viewInGap,
      .pathInFormat, .formatTooLong, .unexpectedInFormat, .arithmeticInFormat, .unknownFormatOption,
      .alignmentAlongAxis, .severalFormatOptions, .spacingNeedsVertical, .unknownViewInFormat,
      .unknownNumberInFormat, .numberAsView, .viewAsPriority, .priorityInFormat, .barWithoutSuperview,
      .barOfSeveralSuperviews, .constantTooLargeInFormat, .formatDemandsNothing, .standardBaselineSpace,
    ]
  }
}
