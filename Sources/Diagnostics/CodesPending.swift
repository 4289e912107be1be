// L08: what a later version evaluates.

extension DiagnosticCode {
  static var pendingCodes: [DiagnosticCode] {
    [
      scrollContentNotEvaluated, wrappingNotEvaluated, guideNotEvaluated,
      marginsNotEvaluated, standardSpacingNotEvaluated, expectNotEvaluated, profileNotEvaluated,
    ]
  }

  // L0801, stack-not-evaluated, and L0802, grid-not-evaluated, are gone: stacks and grids are laid out.
  /// The content of a scroll view.
  public static let scrollContentNotEvaluated = DiagnosticCode("L0803", "scroll-content-not-evaluated", .warning)
  // L0804, transform-not-evaluated, is gone: views turn by any angle.
  /// Text of several lines.
  public static let wrappingNotEvaluated = DiagnosticCode("L0805", "wrapping-not-evaluated", .warning)
  // L0806, steps-not-evaluated, and L0807, size-that-fits-not-evaluated, are gone: steps are taken.
  // L0808, state-not-evaluated, is gone: every state is laid out.
  // L0809, assert-not-evaluated, is gone: assertions are proved.
  /// A guide that every view has.
  public static let guideNotEvaluated = DiagnosticCode("L0810", "guide-not-evaluated", .warning)
  /// An attribute of the margins.
  public static let marginsNotEvaluated = DiagnosticCode("L0811", "margins-not-evaluated", .warning)
  /// `standardSpacing = margins`.
  public static let standardSpacingNotEvaluated = DiagnosticCode("L0812", "standard-spacing-not-evaluated", .warning)
  /// An `expect` of a view that is not laid out.
  public static let expectNotEvaluated = DiagnosticCode("L0813", "expect-not-evaluated", .warning)
  /// `profile = appkit`.
  public static let profileNotEvaluated = DiagnosticCode("L0814", "profile-not-evaluated", .warning)
}
