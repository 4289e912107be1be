// L01: syntax.

extension DiagnosticCode {
  static var syntaxCodes: [DiagnosticCode] { [] }
}
