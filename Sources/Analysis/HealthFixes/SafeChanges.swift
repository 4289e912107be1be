internal import LayCompiler
internal import LayRuntime

// Views outside of the safe area.
extension HealthChanges {
  /// An edge stays inside the safe area of the layout, the stack around arranges its views inside of its margins, or the content of the
  /// scroll view around it is kept away from bars; then both, where a view lies outside at several edges.
  func safe(_ edge: Attribute) -> [HealthChange?] {
    let sign = edge == .left || edge == .top ? ">=" : "<="
    let scrollView = fault.claims.lazy.compactMap { $0.stillContent }.first
    let kept = scrollView.flatMap { statement($0, "alwaysBounceVertical = true") }
    let placed: HealthChange?
    if let stack = layout.stack(arranging: claim.view) {
      placed = statement(stack, "layoutMarginsRelativeArrangement = true")
    } else {
      placed = statement(view, ".\(edge.name) \(sign) root.safeArea.\(edge.name)")
    }
    let first = claim.stillContent == nil ? [placed, kept] : [kept]
    return first + [placed?.joined(kept)]
  }
}

extension HealthClaim {
  /// The scroll view around a view outside of the safe area whose content does not scroll; nil for other claims.
  fileprivate var stillContent: ViewID? {
    if case .isInSafeArea(_, _, _, let scrolling) = statement { scrolling.contents.first?.scrollView } else { nil }
  }
}
