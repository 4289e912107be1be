// L02: names, declarations, components, imports.

extension DiagnosticCode {
  static var nameCodes: [DiagnosticCode] {
    [
      constantNeedsItself, evaluationTooDeep,
    ]
  }

  public static let constantNeedsItself = DiagnosticCode("L0216", "constant-needs-itself", .error)
  public static let evaluationTooDeep = DiagnosticCode("L0246", "evaluation-too-deep", .error)
}
