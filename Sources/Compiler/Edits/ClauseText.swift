package import LayDiagnostics
internal import LayParser

// Edits of a part of a constraint: its priority, and the sign of its number.
extension Compilation {
  /// The priority of a relation with the edit that removes it; nil if no relation has exactly the range `statement`, or if it
  /// has no priority.
  package func writtenPriority(of statement: SourceRange) -> (range: SourceRange, removal: Edit)? {
    let index = Int(statement.file.rawValue)
    guard files.indices.contains(index) else { return nil }
    var next: SyntaxNode? = files[index].tree.node(at: statement.start)
    while let node = next, statement.holds(node.range) {
      if node.kind == .rule && node.range == statement { return node.writtenPriority }
      next = node.parent
    }
    return nil
  }

  /// The priorities of the compiled file that are written though they are the required one: `@required`, `@1000`.
  package var writtenRequiredPriorities: [(range: SourceRange, removal: Edit)] {
    guard let tree = files.first?.tree else { return [] }
    return tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .priorityClause else { return nil }
      let clause = SyntaxNode(tree: tree, index: index)
      guard let text = clause.child(at: 0)?.text, text == "required" || text == "1000" else { return nil }
      return clause.parent.flatMap { $0.kind == .rule ? $0.writtenPriority : nil }
    }
  }

  /// The edit that turns the sign of the last number of a constraint: `superview.trailing - 16` for `+ 16`; with the side before and
  /// after; `inset 16` for `inset -16`. Nil if its last side is no sum with a number.
  package func turningSign(of statement: SourceRange) -> (edit: Edit, old: String, new: String)? {
    let index = Int(statement.file.rawValue)
    guard files.indices.contains(index),
      let rule = files[index].tree.node(at: statement, where: { $0 == .rule })
    else { return nil }
    if let clause = rule.child(.insetClause), let number = clause.children.last, number.kind == .negative,
      let sign = number.token(.minus), let length = number.children.first
    {
      return (Edit(sign.range, ""), clause.text, "inset \(length.text)")
    }
    guard let side = rule.children.last(where: { !$0.kind.isClause }), side.kind == .binary, side.childCount == 2,
      let number = side.children.last, number.kind == .literal || number.kind == .nameExpression,
      let sign = side.tokens.first(where: { $0.kind == .plus || $0.kind == .minus }), let first = side.children.first
    else { return nil }
    let turned = sign.kind == .plus ? "-" : "+"
    return (Edit(sign.range, turned), side.text, "\(first.text) \(turned) \(number.text)")
  }
}

extension SyntaxNode {
  /// The range of a relation's priority, and the edit that removes it with the blanks before it.
  fileprivate var writtenPriority: (range: SourceRange, removal: Edit)? {
    guard let clause = child(.priorityClause) else { return nil }
    let range = clause.range
    var start = range.start
    while start > 0 && (tree.bytes[start - 1] == 0x20 || tree.bytes[start - 1] == 0x09) { start -= 1 }
    return (range, Edit(SourceRange(file: range.file, start: start, end: range.end), ""))
  }
}
