// The codes, by stage: L01 syntax, L02 names, L03 visual format, L04 constraints and values, L05 layout, L08 what is not
// evaluated yet, L09 the tool. Each `Codes…` file holds one stage, sorted by number. A number is never reused, even
// after its check is gone. Each code has a page in docs/errors/, which a test compiles.

extension DiagnosticCode {
  /// Every code, by number.
  public static var all: [DiagnosticCode] {
    syntaxCodes + nameCodes + visualFormatCodes + constraintCodes + layoutCodes + pendingCodes + toolCodes
  }
}
