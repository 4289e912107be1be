// L05: what laying out finds.

extension DiagnosticCode {
  static var layoutCodes: [DiagnosticCode] { [] }
}
