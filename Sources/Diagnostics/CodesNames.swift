// L02: names, declarations, components, imports.

extension DiagnosticCode {
  static var nameCodes: [DiagnosticCode] { [] }
}
