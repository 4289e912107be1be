internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The insertion of a `when` around statements.
struct SurroundingWhen {
  let site: ActionSite

  /// Wraps the selected statements in a `when`, with a suitable condition that the user may change.
  func drafts() -> [ActionDraft] {
    let selected = site.statements
    guard let first = selected.first, let last = selected.last, let place = first.parent, place.kind == .block,
      !selected.contains(where: { $0.isStep }),
      place.parent?.kind != .expectStatement
    else { return [] }
    let title = "surround with 'when'"
    if let odd = selected.first(where: { !$0.kind.mayDependOnSize || $0.isSaidOnce }) {
      // A cursor in a declaration does not ask for a `when`.
      return site.selection.isEmpty ? [] : [ActionDraft(title: title, refusal: SurroundingWhen.reason(against: odd))]
    }
    let condition = WhenCondition(site: site).text(around: first)
    let edits = braces(around: selected, first, last, condition)
    return [ActionDraft(title: title, edits: edits, promise: .nothing, placeholder: condition, isAround: true)]
  }

  /// Returns the braces, on lines of their own if one of the statements has its own line.
  private func braces(
    around statements: [SyntaxNode], _ first: SyntaxNode, _ last: SyntaxNode, _ condition: String
  ) -> [Edit] {
    let start = first.range.start.place(in: site.tree)
    if !statements.contains(where: { site.standsAlone($0) }) {
      return [Edit(start, "when \(condition) { "), Edit(last.range.end.place(in: site.tree), " }")]
    }
    let indent = "\n" + site.indent(at: first.range.start)
    let end = site.snapshot.file.endOfLine(behind: last).place(in: site.tree)
    return [Edit(start, "when \(condition) {" + indent), Edit(end, indent + "}")]
  }

  private static func reason(against statement: SyntaxNode) -> String {
    switch statement.kind {
    case .viewDeclaration, .guideDeclaration: "a view exists at every size: set 'hidden' in the 'when' instead"
    case .metricDeclaration, .letDeclaration: "what has a name here is also used outside of the selection"
    case .setting: "'\(statement.child(at: 0)?.text ?? "")' is said once, for every size"
    default: "'\(statement.text.prefix { !$0.isWhitespace })' cannot be in a 'when'"
    }
  }
}

extension SyntaxKind {
  /// True if the statement is allowed inside the braces of a `when`.
  fileprivate var mayDependOnSize: Bool {
    switch self {
    case .setting, .insideBlock, .rule, .constraintDeclaration, .vfl, .forStatement, .whenStatement, .assertStatement,
      .allowStatement:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// True if it sets a property that is the same at every size.
  fileprivate var isSaidOnce: Bool {
    guard kind == .setting, let name = child(at: 0)?.text else { return false }
    return LanguageWords.properties.contains { $0.isSaidOnce && $0.name == name }
  }

  /// True if it is a step, where a condition has another meaning.
  fileprivate var isStep: Bool { ancestor { $0 == .layoutSubviews || $0 == .sizeThatFits } != nil }
}
