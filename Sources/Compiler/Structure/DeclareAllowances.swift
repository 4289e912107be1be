internal import LayDiagnostics
internal import LayParser

extension StructurePass {
  /// Records that a code is suppressed in `block`.
  func declareAllowance(_ node: SyntaxNode, in block: SyntaxNode) {
    guard let name = node.token(.name) else { return }
    // The statement is recorded once, even if the block is unrolled repeatedly.
    guard allowed.insert(node.range).inserted else { return }
    guard knownCodes.contains(name.text) else { return elaborator.report(.unknownCode(name.text, at: name.range)) }
    // A layout is in no block, so its own range includes its name.
    let owner = block.parent
    let isOfLayout = owner?.kind == .layoutDeclaration || owner?.kind == .componentDeclaration
    let range = isOfLayout ? owner?.range ?? block.range : block.range
    elaborator.sources.allowances.append((code: name.text, block: range, statement: node.range))
  }
}
