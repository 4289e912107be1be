internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The replacement of left and right by leading and trailing.
struct LeadingForLeft {
  let site: ActionSite

  /// Rewrites `a.left == superview.left + 8` as `a.leading == superview.leading + 8`: in the selected statements, and in all
  /// constraints of the file.
  func drafts() -> [ActionDraft] {
    let selected = site.statements
    guard selected.first?.ancestor({ $0 == .expectStatement }) == nil else { return [] }
    let own = selected.flatMap { directedWords(in: $0) }
    guard !own.isEmpty else { return [] }
    let all = directedWords(in: site.tree.root)
    var drafts = [draft("write 'leading' and 'trailing' for 'left' and 'right'", own)]
    if all.count > own.count { drafts.append(draft("write 'leading' and 'trailing' in the whole file", all)) }
    return drafts
  }

  private func draft(_ title: String, _ edits: [Edit]) -> ActionDraft {
    ActionDraft(title: title, edits: edits, promise: .sameFromLeftToRight, refusal: ownDirection)
  }

  /// Returns the edits of the constraints and formats in a node. An `expect` measures positions from the left in either
  /// direction.
  private func directedWords(in node: SyntaxNode) -> [Edit] {
    let nodes = node.subtree
    let expects = nodes.filter { $0.kind == .expectStatement }.map { $0.range }
    return nodes.filter { node in !expects.contains { $0.holds(node.range) } }.flatMap { directedWords($0) }
  }

  private func directedWords(_ node: SyntaxNode) -> [Edit] {
    switch node.kind {
    case .rule:
      node.allTokens.compactMap { token in
        token.kind == .name ? LanguageWords.turnedSides[token.text].map { Edit(token.range, $0) } : nil
      }
    case .vfl:
      node.tokens.compactMap { token in
        token.kind == .name ? LanguageWords.turnedOptions[token.text].map { Edit(token.range, $0) } : nil
      }
    default: []
    }
  }

  /// The reason why left is not leading in these layouts; nil if it is.
  private var ownDirection: String? {
    for layout in site.snapshot.compilation.layouts {
      let turned = layout.program.views.firstIndex { $0.direction == .rightToLeft }
      let changed = layout.program.overrides.contains {
        if case .direction = $0.setting { true } else { false }
      }
      if let turned {
        return "'\(layout.spelledPath(ViewID(turned)))' runs from right to left, where 'leading' is on the right"
      }
      if changed { return "the direction of a view in '\(layout.name)' changes: 'leading' is not always on the left" }
    }
    return nil
  }
}
