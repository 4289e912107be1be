internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The extraction of sibling views into a component.
struct GroupExtraction {
  let site: ActionSite

  /// Extracts sibling views into a component, with the selected constraints that name nothing else. Its instance is as large as
  /// the superview of the views, so that every frame stays the same; the other constraints stay, and name the views by their new
  /// path.
  func drafts() -> [ActionDraft] {
    let selected = site.statements
    let views = selected.filter { $0.kind == .viewDeclaration || $0.kind == .forStatement }
    guard views.count > 1, let first = selected.first,
      let place = first.ancestor({ $0 == .layoutDeclaration || $0 == .componentDeclaration })
    else { return [] }
    let (component, instance) = (site.freeName(like: "Group"), site.freeName(like: "group"))
    let title = "extract the component '\(component)'"
    let split = split(selected)
    if let reason = split.refusal ?? site.reasonToStay(first) ?? reasonAgainstGroup(of: selected, in: place) {
      return [ActionDraft(title: title, refusal: reason)]
    }
    let separator = selected.contains { site.standsAlone($0) } ? "\n" + site.indent(at: first.range.start) : "; "
    let start = split.inside.start.place(in: site.tree)
    let reference = Edit(start, "view \(instance) { .edges == superview }" + separator)
    return [
      ActionDraft(
        title: title, edits: edits(split, in: place, component, instance, separator),
        promise: .sameLayoutsAround(instance, reference))
    ]
  }

  private func edits(
    _ split: MovedStatements, in place: SyntaxNode, _ component: String, _ instance: String, _ separator: String
  ) -> [Edit] {
    let body = split.textWithoutStaying(split.inside)
    let braces = separator == "; " ? "{ \(body) }" : "{\n\(body)\n}"
    let view = "view \(instance): \(component)\(split.givenParameters) { .edges == superview }"
    let lines = [view] + split.staying.map { split.prefixed($0, instance + ".") }
    let start = site.snapshot.file.beginning(of: place).place(in: site.tree)
    return [
      Edit(start, "component \(component)\(split.declaredParameters) \(braces)\n\n"),
      Edit(split.inside, lines.joined(separator: separator)),
    ] + usesElsewhere(split).map { Edit($0.start.place(in: site.tree), instance + ".") }
  }

  private func split(_ selected: [SyntaxNode]) -> MovedStatements {
    let (first, last) = (selected[0], selected[selected.count - 1])
    let start = site.standsAlone(first) ? startOfText(from: site.snapshot.file.beginning(of: first)) : first.range.start
    let end = site.standsAlone(last) ? site.snapshot.file.endOfLine(behind: last) : last.range.end
    var split = MovedStatements(site, inside: SourceRange(file: site.tree.file, start: start, end: end))
    split.sort(selected) { split, statement in
      let isRule = statement.kind == .rule || statement.kind == .constraintDeclaration || statement.kind == .vfl
      let isOfGroup = isRule || statement.kind == .insideBlock || statement.kind == .whenStatement
      return !isOfGroup || split.inner(statement).isEmpty || speaksOfSurroundings(statement)
    }
    for place in usesElsewhere(split) where !isExpression(place) {
      split.refuse("'\(site.text(place))' would be inside, and a name at another place cannot say so")
    }
    return split
  }

  /// Returns the offset behind the white space that begins a line.
  private func startOfText(from offset: Int) -> Int {
    var start = offset
    while start < site.tree.bytes.count && site.tree.bytes[start].isBlank { start += 1 }
    return start
  }

  /// True if a dot in a statement means the view whose braces the statement is inside of.
  private func speaksOfSurroundings(_ statement: SyntaxNode) -> Bool {
    statement.subtree.contains { node in
      guard node.kind == .dotExpression else { return false }
      let block = node.ancestor { $0 == .insideBlock || $0 == .viewDeclaration }
      return block.map { !statement.range.holds($0.range) } ?? true
    }
  }

  /// Returns the ranges outside the selection that use names of moving declarations.
  private func usesElsewhere(_ split: MovedStatements) -> [SourceRange] {
    site.snapshot.names.entries(of: site.snapshot.file.id).filter { entry in
      split.inside.holds(entry.declaration) && !split.inside.holds(entry.place)
        && split.moving.contains { $0.range.holds(entry.declaration) }
        && !isLaterInPath(entry.place)
    }.map { $0.place }
  }

  /// True if a name follows a dot, so that the path before it resolves it.
  private func isLaterInPath(_ place: SourceRange) -> Bool {
    place.start > 0 && site.tree.bytes[place.start - 1] == UInt8(ascii: ".")
  }

  private func isExpression(_ place: SourceRange) -> Bool { site.tree.node(at: place.start).kind == .nameExpression }

  private func reasonAgainstGroup(of selected: [SyntaxNode], in place: SyntaxNode) -> String? {
    if place.subtree.contains(where: { $0.kind == .layoutSubviews || $0.kind == .sizeThatFits }) {
      return "steps place views one after the other, and there would be one more"
    }
    for layout in site.snapshot.compilation.layouts {
      for (view, arranger) in layout.sources.arrangers
      where selected.contains(where: { $0.range.holds(layout.sources.views[view.index]) }) {
        return "'\(site.text(layout.sources.views[arranger.index]))' arranges these views, and would arrange one"
      }
    }
    return nil
  }
}
