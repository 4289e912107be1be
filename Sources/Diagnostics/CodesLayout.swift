// L05: what laying out finds.

extension DiagnosticCode {
  /// Rules that cannot all hold.
  public static let conflict = DiagnosticCode("L0501", "conflict", .error)
  /// A number of a frame that nothing decides.
  public static let ambiguousLayout = DiagnosticCode("L0502", "ambiguous-layout", .warning)
  /// A mask whose flexible parts ran out of room.
  public static let maskCollapse = DiagnosticCode("L0503", "mask-collapse", .warning)
  /// Steps that ask for something else each time layout runs.
  public static let layoutLoop = DiagnosticCode("L0504", "layout-loop", .error)
  /// A step that cannot be taken.
  public static let stepFailed = DiagnosticCode("L0505", "step-failed", .error)
  /// A step that asks for less than nothing.
  public static let stepWithoutRoom = DiagnosticCode("L0506", "step-without-room", .warning)
  /// A safe area or margins that depend on themselves.
  public static let unsettledGuide = DiagnosticCode("L0507", "unsettled-guide", .warning)
  /// A text whose width depends on its height.
  public static let unsettledText = DiagnosticCode("L0508", "unsettled-text", .warning)
  /// An `expect` that does not hold.
  public static let expectationFailed = DiagnosticCode("L0510", "expectation-failed", .error)
  /// An `assert` that does not hold at some size.
  public static let assertionFailed = DiagnosticCode("L0511", "assertion-failed", .error)
  /// An `assert` of which nobody can say whether it holds.
  public static let assertionNotDecided = DiagnosticCode("L0512", "assertion-not-decided", .warning)
  /// An `allow` that silences nothing.
  public static let unusedAllow = DiagnosticCode("L0520", "unused-allow", .warning)
  /// A layout without `sizes`: only its design size was examined.
  public static let noSizes = DiagnosticCode("L0521", "no-sizes", .note)

  /// A branch of a `when` that no size of the layout chooses.
  public static let branchNeverApplies = DiagnosticCode("L0530", "branch-never-applies", .warning)
  /// A rule that another one says already.
  public static let redundantRule = DiagnosticCode("L0531", "redundant-rule", .warning)
  /// An optional limit that is passed at every size.
  public static let ruleNeverHolds = DiagnosticCode("L0532", "rule-never-holds", .warning)
  /// A view without width or height at every size.
  public static let viewWithoutSize = DiagnosticCode("L0533", "view-without-size", .warning)
  /// A view that reaches beyond the screen.
  public static let leavesScreen = DiagnosticCode("L0534", "leaves-screen", .warning)
  /// A rule that follows from several others.
  public static let impliedRule = DiagnosticCode("L0535", "implied-rule", .note)
  /// A left or right side that does not turn around with the rest.
  public static let fixedSide = DiagnosticCode("L0536", "fixed-side", .note)
  /// A view that reaches beyond its superview.
  public static let leavesSuperview = DiagnosticCode("L0537", "leaves-superview", .note)

  /// A picture that is shown smaller than its caps.
  public static let squeezedCaps = DiagnosticCode("L0538", "squeezed-caps", .warning)
  /// A mask of a view that is turned or scaled.
  public static let maskOfTurned = DiagnosticCode("L0539", "mask-of-turned", .note)
  /// An `assert` that depends on steps, and holds at the sizes that were laid out.
  public static let assertionSampled = DiagnosticCode("L0548", "assertion-sampled", .note)
  /// A step that builds on its own last result.
  public static let growingStep = DiagnosticCode("L0549", "growing-step", .warning)
  /// A number that contradicts others by less than a double can say.
  public static let decimalNoise = DiagnosticCode("L0551", "decimal-noise", .note)

  static var layoutCodes: [DiagnosticCode] {
    [
      .conflict, .ambiguousLayout, .maskCollapse, .layoutLoop, .stepFailed, .stepWithoutRoom, .unsettledGuide,
      .unsettledText, .expectationFailed, .assertionFailed, .assertionNotDecided, .unusedAllow, .noSizes,
      .branchNeverApplies, .redundantRule, .ruleNeverHolds, .viewWithoutSize, .leavesScreen, .impliedRule, .fixedSide,
      .leavesSuperview, .squeezedCaps, .maskOfTurned, .assertionSampled, .growingStep, .decimalNoise,
    ]
  }
}
