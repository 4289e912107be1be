internal import LayDiagnostics
internal import LayParser

extension Elaborator {
  /// Notes that a code is silenced in `block`.
  func declareAllowance(_ node: SyntaxNode, in block: SyntaxNode) {
    guard let name = node.token(.name) else { return }
    // Once, however often the block is unrolled.
    guard allowed.insert(node.range).inserted else { return }
    guard knownCodes.contains(name.text) else { return report(.unknownCode(name.text, at: name.range)) }
    // No braces stand around a layout, so its name belongs to its own.
    let owner = block.parent
    let isOfLayout = owner?.kind == .layoutDeclaration || owner?.kind == .componentDeclaration
    let range = isOfLayout ? owner?.range ?? block.range : block.range
    sources.allowances.append((code: name.text, block: range, statement: node.range))
  }
}
