// L03: visual format strings.

extension DiagnosticCode {
  static var visualFormatCodes: [DiagnosticCode] { [] }
}
