// L07: what a file declares or demands without an effect.

extension DiagnosticCode {
  /// An `import` of which no name is used.
  public static let unusedImport = DiagnosticCode("L0701", "unused-import", .warning)
  /// A metric that is used nowhere.
  public static let unusedMetric = DiagnosticCode("L0702", "unused-metric", .warning)
  /// A `let` that is used nowhere.
  public static let unusedLet = DiagnosticCode("L0703", "unused-let", .warning)
  /// A parameter that its component does not use.
  public static let unusedParameter = DiagnosticCode("L0704", "unused-parameter", .warning)
  /// A component that no layout uses.
  public static let unusedComponent = DiagnosticCode("L0705", "unused-component", .warning)
  /// A state that changes nothing.
  public static let unusedState = DiagnosticCode("L0706", "unused-state", .warning)
  /// A guide that places nothing.
  public static let unusedGuide = DiagnosticCode("L0707", "unused-guide", .warning)
  /// The name of constraints that nothing can use.
  public static let unusedName = DiagnosticCode("L0708", "unused-name", .warning)
  /// A priority that changes nothing.
  public static let pointlessPriority = DiagnosticCode("L0711", "pointless-priority", .note)
  /// An optional constraint that another one always outranks.
  public static let outrankedRule = DiagnosticCode("L0712", "outranked-constraint", .note)
  /// The margins of a stack that arranges its views without them.
  public static let idleMargins = DiagnosticCode("L0713", "idle-margins", .warning)

  package static var unusedCodes: [DiagnosticCode] {
    [
      .unusedImport, .unusedMetric, .unusedLet, .unusedParameter, .unusedComponent, .unusedState, .unusedGuide,
      .unusedName, .pointlessPriority, .outrankedRule, .idleMargins,
    ]
  }
}
