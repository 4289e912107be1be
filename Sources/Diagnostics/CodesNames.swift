// L02: names, declarations, components, imports.

extension DiagnosticCode {
  static var nameCodes: [DiagnosticCode] {
    [
      unknownView, unknownName, constantNeedsItself, evaluationTooDeep,
    ]
  }

  public static let unknownView = DiagnosticCode("L0201", "unknown-view", .error)
  public static let unknownName = DiagnosticCode("L0202", "unknown-name", .error)
  public static let constantNeedsItself = DiagnosticCode("L0216", "constant-needs-itself", .error)
  public static let evaluationTooDeep = DiagnosticCode("L0246", "evaluation-too-deep", .error)
}
