internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The extraction of a view into a component.
struct ComponentExtraction {
  let site: ActionSite

  /// Extracts a view into a component, and leaves an instance in its place. The statements about its inside move, with parameters
  /// for the constants that they use; those that position the view or name other views stay inside the braces of the instance.
  func drafts() -> [ActionDraft] {
    if site.statements.count > 1 { return GroupExtraction(site: site).drafts() }
    guard let view = site.statement, view.kind == .viewDeclaration, let block = view.child(.block),
      site.selection.start <= block.range.start, let name = view.token(.name)?.text,
      let place = view.ancestor({ $0 == .layoutDeclaration || $0 == .componentDeclaration })
    else { return [] }
    let component = site.freeName(like: name.prefix(1).uppercased() + name.dropFirst())
    let title = "extract the component '\(component)'"
    let split = split(view, block)
    if let reason = split.refusal ?? site.reasonToStay(view) { return [ActionDraft(title: title, refusal: reason)] }
    guard split.moving.count > 1 || split.moving.contains(where: { $0.kind == .viewDeclaration }) else { return [] }
    let kind = view.child(.kind).map { ": \($0.text)" } ?? ""
    let text = "component \(component)\(split.declaredParameters)\(kind) \(split.textWithoutStaying(block.range))"
    let head = view.child(.index)?.range.end ?? view.token(.name)?.range.end ?? block.range.start
    let instance = SourceRange(file: site.tree.file, start: head, end: view.range.end)
    let start = site.snapshot.file.beginning(of: place)
    let edits = [
      Edit(start.place(in: site.tree), text + "\n\n"),
      Edit(instance, ": \(component)\(split.givenParameters)\(braces(of: split, at: view))"),
    ]
    return [ActionDraft(title: title, edits: edits, promise: .sameLayoutsOfOtherKinds)]
  }

  /// Separates the statements inside a view's braces: those about its inside, and those about its position among other views.
  private func split(_ view: SyntaxNode, _ block: SyntaxNode) -> MovedStatements {
    let inside = SourceRange(file: block.range.file, start: block.range.start + 1, end: block.range.end)
    var split = MovedStatements(site, inside: inside)
    if let kind = view.child(.kind) { split.addParameters(of: kind) }
    split.sort(block.children) { _, statement in
      guard statement.kind == .setting, let target = statement.child(at: 0)?.text else {
        return placesItself(statement)
      }
      return ComponentExtraction.ownPlace.contains(target.hasPrefix(".") ? String(target.dropFirst()) : target)
    }
    return split
  }

  private static let ownPlace: Set<String> = [
    "frame", "mask", "center", "bounds", "hidden", "translatesAutoresizingMaskIntoConstraints", "spacingAfter",
    "gravity", "column", "row", "columnSpan", "rowSpan",
  ]

  /// True if a statement relates the view around it, by a leading dot, to things outside of that view.
  private func placesItself(_ statement: SyntaxNode) -> Bool {
    guard statement.kind != .layoutSubviews && statement.kind != .sizeThatFits else { return false }
    let nodes = statement.subtree
    let isOwn = nodes.contains {
      $0.kind == .dotExpression && ReservedNames.group(of: $0.token(.name)?.text ?? "") == .attribute
    }
    return isOwn
      && nodes.contains {
        $0.kind == .nameExpression && ReservedNames.group(of: $0.text) == .thing && $0.text != "root"
      }
  }

  /// Returns the braces of an instance with the statements that stay; empty if there are none.
  private func braces(of split: MovedStatements, at view: SyntaxNode) -> String {
    let texts = split.staying.map { split.prefixed($0, ".") }
    if texts.isEmpty { return "" }
    let indent = "\n" + site.indent(at: view.range.start)
    return split.staying.contains { site.standsAlone($0) }
      ? " {" + texts.map { indent + "  " + $0 }.joined() + indent + "}" : " { \(texts.joined(separator: "; ")) }"
  }
}
