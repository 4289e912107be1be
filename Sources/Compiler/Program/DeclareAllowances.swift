internal import LayDiagnostics
internal import LayParser

extension Elaborator {
  /// Notes that a code is silenced in `block`.
  func declareAllowance(_ node: SyntaxNode, in block: SyntaxNode) {
    guard let name = node.token(.name) else { return }
    // Once, however often the block is unrolled.
    guard allowed.insert(node.range).inserted else { return }
    guard knownCodes.contains(name.text) else { return report(.unknownCode(name.text, at: name.range)) }
    sources.allowances.append((code: name.text, block: block.range, statement: node.range))
  }
}
