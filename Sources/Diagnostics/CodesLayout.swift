// L05: findings of the layout.

extension DiagnosticCode {
  /// Constraints that are infeasible together.
  public static let conflict = DiagnosticCode("L0501", "conflict", .error)
  /// A number of a frame that is ambiguous.
  public static let ambiguousLayout = DiagnosticCode("L0502", "ambiguous-layout", .warning)
  /// A mask whose flexible parts have no room left.
  public static let maskCollapse = DiagnosticCode("L0503", "mask-collapse", .warning)
  /// Steps that set another value at each layout, so that layout does not converge.
  public static let layoutLoop = DiagnosticCode("L0504", "layout-loop", .error)
  /// A step that cannot be executed.
  public static let stepFailed = DiagnosticCode("L0505", "step-failed", .error)
  /// A step that sets a negative size, or spreads views that do not fit.
  public static let stepWithoutRoom = DiagnosticCode("L0506", "step-without-room", .warning)
  /// A safe area or margins that depend on themselves.
  public static let unsettledGuide = DiagnosticCode("L0507", "unsettled-guide", .warning)
  /// A text whose width depends on its height.
  public static let unsettledText = DiagnosticCode("L0508", "unsettled-text", .warning)
  /// An `expect` that does not hold.
  public static let expectationFailed = DiagnosticCode("L0510", "expectation-failed", .error)
  /// An `assert` that does not hold at some size.
  public static let assertionFailed = DiagnosticCode("L0511", "assertion-failed", .error)
  /// An `assert` that could be neither proved nor refuted.
  public static let assertionNotDecided = DiagnosticCode("L0512", "assertion-not-decided", .warning)
  /// An `allow` that suppresses nothing.
  public static let unusedAllow = DiagnosticCode("L0520", "unused-allow", .warning)
  /// A layout without `sizes`: only its design size was examined.
  public static let noSizes = DiagnosticCode("L0521", "no-sizes", .note)

  /// A branch of a `when` that no size of the layout chooses.
  public static let branchNeverApplies = DiagnosticCode("L0530", "branch-never-applies", .warning)
  /// A constraint that another one implies.
  public static let redundantRule = DiagnosticCode("L0531", "redundant-constraint", .warning)
  /// An optional inequality that is violated at every size.
  public static let ruleNeverHolds = DiagnosticCode("L0532", "constraint-never-satisfied", .warning)
  /// A view without width or height at every size.
  public static let viewWithoutSize = DiagnosticCode("L0533", "view-without-size", .warning)
  /// A view that reaches beyond the screen.
  public static let leavesScreen = DiagnosticCode("L0534", "leaves-screen", .warning)
  /// A constraint that several others imply.
  public static let impliedRule = DiagnosticCode("L0535", "implied-constraint", .note)
  /// A left or right side that is not mirrored with the rest.
  public static let fixedSide = DiagnosticCode("L0536", "fixed-side", .note)
  /// A view that reaches beyond its superview.
  public static let leavesSuperview = DiagnosticCode("L0537", "leaves-superview", .note)

  /// An image that is shown smaller than its cap insets.
  public static let squeezedCaps = DiagnosticCode("L0538", "squeezed-caps", .warning)
  /// A mask of a view that is rotated or scaled.
  public static let maskOfTurned = DiagnosticCode("L0539", "mask-of-turned", .note)
  /// An `assert` that depends on steps, and holds at the sizes that were laid out.
  public static let assertionSampled = DiagnosticCode("L0548", "assertion-sampled", .note)
  /// A step that depends on its own last result.
  public static let growingStep = DiagnosticCode("L0549", "growing-step", .warning)
  /// A number that contradicts others by less than the precision of a double.
  public static let decimalNoise = DiagnosticCode("L0551", "decimal-noise", .note)

  // L06: layouts that are consistent and look broken.

  /// A view that is smaller than its content.
  public static let clippedContent = DiagnosticCode("L0601", "clipped-content", .warning)
  /// A visible view with content, or a control, of next to no size.
  public static let vanishedView = DiagnosticCode("L0602", "vanished-view", .warning)
  /// Text or a control that is cut off by a view around it.
  public static let misplacedContent = DiagnosticCode("L0603", "misplaced-content", .warning)
  /// Views with content or interaction that lie over each other.
  public static let coveredContent = DiagnosticCode("L0604", "covered-content", .warning)
  /// A control that is smaller than a finger.
  public static let touchTarget = DiagnosticCode("L0605", "touch-target", .note)
  /// A hidden view that keeps its place between visible ones.
  public static let keptSpace = DiagnosticCode("L0606", "kept-space", .note)
  /// A scroll view whose content is empty, scrolls both ways, or cannot be reached.
  public static let scrollContent = DiagnosticCode("L0607", "scroll-content", .warning)

  /// A control under the keyboard.
  public static let outOfReach = DiagnosticCode("L0608", "out-of-reach", .warning)

  /// A control on a part of the screen that the device takes.
  public static let reservedRegion = DiagnosticCode("L0609", "reserved-region", .warning)

  /// A control that reaches beyond a view around it, where it gets no touches.
  public static let untouchedPart = DiagnosticCode("L0610", "untouched-part", .warning)

  /// An image that its view stretches out of shape.
  public static let distortedImage = DiagnosticCode("L0611", "distorted-image", .warning)

  static var layoutCodes: [DiagnosticCode] {
    [
      .conflict, .ambiguousLayout, .maskCollapse, .layoutLoop, .stepFailed, .stepWithoutRoom, .unsettledGuide,
      .unsettledText, .expectationFailed, .assertionFailed, .assertionNotDecided, .unusedAllow, .noSizes,
      .branchNeverApplies, .redundantRule, .ruleNeverHolds, .viewWithoutSize, .leavesScreen, .impliedRule, .fixedSide,
      .leavesSuperview, .squeezedCaps, .maskOfTurned, .assertionSampled, .growingStep, .decimalNoise, .clippedContent,
      .vanishedView, .misplacedContent, .coveredContent, .touchTarget, .keptSpace, .scrollContent,
      .outOfReach, .reservedRegion, .untouchedPart, .distortedImage,
    ]
  }
}
