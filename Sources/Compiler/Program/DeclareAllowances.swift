internal import LayDiagnostics
internal import LayParser

extension Elaborator {
  /// Notes that a code is silenced in `block`.
  func declareAllowance(_ node: SyntaxNode, in block: SyntaxNode) {
    guard let name = node.token(.name) else { return }
    guard DiagnosticCode.all.contains(where: { $0.id == name.text }) else {
      return report(.unknownCode(name.text, at: name.range))
    }
    // Once, however often the block is unrolled.
    if sources.allowances.contains(where: { $0.statement == node.range }) { return }
    sources.allowances.append((code: name.text, block: block.range, statement: node.range))
  }
}
