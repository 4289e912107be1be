internal import LayCompiler
internal import LayRuntime

// Views outside of the safe area.
extension HealthChanges {
  /// An edge follows the safe area instead of the screen, or stays inside of it, the stack around arranges its views inside of its margins,
  /// or the content of the scroll view around it is kept away from bars; then both, where a view lies outside at several edges.
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
    let first = claim.stillContent == nil ? pinned + [placed, kept] : [kept] + pinned
    return first + [placed?.joined(kept)]
  }

  /// The constraints to edges of the screen, at which the view or others that follow it lie outside, with the edges of the safe area.
  private var pinned: [HealthChange?] {
    var edges: [Attribute] = []
    for edge in fault.claims.compactMap({ $0.edge }) where !edges.contains(edge) { edges.append(edge) }
    var changes: [HealthChange] = []
    for change in edges.flatMap({ pinned($0) }) where !changes.contains(change) { changes.append(change) }
    guard let first = changes.first else { return [] }
    return [changes.dropFirst().reduce(first) { all, next in all?.joined(next) }, changes.count > 1 ? first : nil]
  }

  /// The constraints that place an edge of the view by an edge of the screen, with that of the safe area.
  private func pinned(_ edge: Attribute) -> [HealthChange] {
    let (program, isDirect) = (layout.program, layout.program.views[view.index].superview == .root)
    let names = edge.names
    return program.constraints.indices.filter { index in
      let terms = program.constraints[index].terms
      return terms.count == 2 && terms.contains { $0.view == view && names.contains($0.attribute.name) }
        && terms.contains { $0.view == .root || program.isInside(view, $0.view) }
    }.compactMap { index in
      rewritten(ConstraintID(index)) { $0.inSafeArea(names, superviewIsRoot: isDirect) }
    }
  }
}

extension Attribute {
  /// The names of an edge of the screen, in either direction.
  fileprivate var names: [String] {
    switch self {
    case .left: ["leading", "left"]
    case .right: ["trailing", "right"]
    default: [name]
    }
  }
}

extension HealthClaim {
  /// The scroll view around a view outside of the safe area whose content does not scroll; nil for other claims.
  fileprivate var stillContent: ViewID? {
    if case .isInSafeArea(_, _, _, let scrolling) = statement { scrolling.contents.first?.scrollView } else { nil }
  }
}
