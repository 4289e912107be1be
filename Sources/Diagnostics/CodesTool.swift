// L09: files, arguments, limits of the tool.

extension DiagnosticCode {
  static var toolCodes: [DiagnosticCode] { [] }
}
