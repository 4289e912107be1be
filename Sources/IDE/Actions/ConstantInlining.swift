internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The replacement of a constant's name by its value.
struct ConstantInlining {
  let site: ActionSite

  /// Replaces the name of a metric or `let` by its value: at the cursor, or everywhere, in which case the declaration is
  /// removed.
  func drafts() -> [ActionDraft] {
    guard let entry = site.snapshot.names.entries(at: site.selection.start, of: site.snapshot.file.id).first,
      let constant = Constant(entry.declaration, in: site.snapshot)
    else { return [] }
    var drafts: [ActionDraft] = []
    let places = site.snapshot.names.places(of: entry.declaration).filter { $0 != entry.declaration }
    if entry.place != entry.declaration {
      var here = draft("inline '\(constant.name)' here", constant, [entry.place])
      // A use that sets the value does not reach one that has become a number.
      here.refusal = here.refusal ?? places.lazy.compactMap { reasonAgainst($0, constant) }.first
      drafts.append(here)
    }
    guard entry.declaration.file == site.snapshot.file.id else { return drafts }
    let title = "inline '\(constant.name)' everywhere"
    if places.isEmpty { return drafts }
    if constant.node.parent?.kind == .file {
      drafts.append(ActionDraft(title: title, refusal: "files that import this one may use '\(constant.name)'"))
    } else {
      var all = draft(title, constant, places)
      all.edits.append(Edit(constant.node.removal, ""))
      drafts.append(all)
    }
    return drafts
  }

  private func draft(_ title: String, _ constant: Constant, _ places: [SourceRange]) -> ActionDraft {
    var draft = ActionDraft(title: title)
    if constant.node.ancestor({ $0 == .layoutSubviews || $0 == .sizeThatFits }) != nil {
      draft.reason = "steps take the value of '\(constant.name)' where it is declared, and later it may be another"
    }
    for place in places {
      let token = site.tree.token(at: place.start)
      if token.kind == .text {
        guard constant.value.kind == .literal, constant.value.token(.number) != nil else {
          draft.refusal = "a visual format has no expressions: '\(constant.name)' stays a name there"
          continue
        }
        draft.edits.append(Edit(place, constant.value.text))
      } else if let reason = reasonAgainst(place, constant) {
        draft.refusal = reason
      } else {
        draft.edits.append(Edit(place, constant.text(inPlaceOf: site.tree.node(at: place.start))))
      }
    }
    return draft
  }

  /// Returns the reason to keep a constant's name: `place`, in this file, sets its value, as an `expect` may. Nil if there is
  /// none.
  private func reasonAgainst(_ place: SourceRange, _ constant: Constant) -> String? {
    guard place.file == site.snapshot.file.id, site.tree.token(at: place.start).kind != .text,
      site.tree.node(at: place.start).kind != .nameExpression
    else { return nil }
    return "'\(constant.name)' gets another value on line \(site.snapshot.file.lines.position(of: place.start).line)"
  }
}

/// A metric or `let` with its value.
private struct Constant {
  let name: String
  let node: SyntaxNode
  let value: SyntaxNode

  init?(_ declaration: SourceRange, in snapshot: Snapshot) {
    guard let found = snapshot.declarations[declaration], found.kind == .metric || found.kind == .constant,
      let value = found.node.children.last, value.kind != .list, !value.isBroken
    else { return nil }
    (name, node, self.value) = (snapshot.text(at: declaration), found.node, value)
  }

  /// Returns the value, in parentheses if the operators around the name would otherwise split it.
  func text(inPlaceOf use: SyntaxNode) -> String {
    let isWhole = value.kind == .literal || value.kind == .nameExpression || value.kind == .tuple || value.kind == .call
    guard let parent = use.parent, !isWhole, needsParentheses(use, in: parent) else { return value.text }
    return "(\(value.text))"
  }

  private func needsParentheses(_ use: SyntaxNode, in parent: SyntaxNode) -> Bool {
    switch parent.kind {
    case .binary:
      let isSum = parent.token(.plus) != nil || parent.token(.minus) != nil
      let isProduct = value.kind == .binary && (value.token(.star) != nil || value.token(.slash) != nil)
      let isFirst = parent.child(at: 0)?.index == use.index
      return !(isSum && (isFirst || isProduct || parent.token(.plus) != nil && value.kind == .binary))
    case .negative, .priorityClause, .insetClause, .offsetClause, .spacingClause, .notExpression, .andExpression,
      .orExpression, .member, .subscripted, .call:
      return true
    case .comparison: return value.kind != .binary && value.kind != .negative
    default: return false
    }
  }
}
