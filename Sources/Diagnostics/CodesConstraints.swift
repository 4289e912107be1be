// L04: rules, settings and their values.

extension DiagnosticCode {
  static var constraintCodes: [DiagnosticCode] { [] }
}
