package import LayDiagnostics
internal import LayParser

extension Compilation {
  /// The edit that copies a statement of a `when` without `else` into an `else`: `else { a.width == 280 }`. Returns it
  /// with the text and the line of the `when`; nil if there is no such `when`.
  package func otherwise(for statement: SourceRange) -> (edit: Edit, text: String, line: Int)? {
    let index = Int(statement.file.rawValue)
    guard files.indices.contains(index) else { return nil }
    let tree = files[index].tree
    var best: SyntaxNode?
    for index in tree.nodes.indices where tree.nodes[index].kind == .whenStatement {
      let node = SyntaxNode(tree: tree, index: index)
      guard let block = node.child(at: 1), block.kind == .block, block.range.holds(statement) else { continue }
      if best.map({ $0.range.holds(node.range) }) ?? true { best = node }
    }
    guard let best, best.childCount == 2 else { return nil }
    let rule = String(decoding: tree.bytes[statement.start..<statement.end], as: UTF8.self)
    let text = "else { \(rule) }"
    return (Edit(best.range.afterwards, " " + text), text, files[index].lines.position(of: best.range.start).line)
  }
}
