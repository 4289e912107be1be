internal import LayCompiler
internal import LayRuntime

/// The claims that controls are not under the keyboard, in a layout that declares one.
///
/// What scrolls can be scrolled above the keyboard; texts that people edit have to end above it themselves.
struct ReachClaims {
  /// The controls that do not scroll with others.
  let views: [ViewID]

  init(_ layout: CompiledLayout, _ judged: JudgedViews) {
    if layout.keyboard == nil {
      views = []
      return
    }
    views = judged.all.filter { view in
      let kind = judged.kind(of: view)
      return judged.isInteractive(view) && judged.scrollView(around: view) == nil && !kind.scrolls && kind != .table
    }
  }

  /// The claims in an environment: none while the keyboard is hidden, or no higher than what the safe area leaves out.
  func claims(_ environment: LayoutEnvironment?) -> [HealthClaim] {
    guard let environment, environment.keyboardHeight > environment.safeArea.bottom else { return [] }
    return views.map { HealthClaim(kind: .outOfReach, view: $0, statement: .isAboveKeyboard) }
  }
}
