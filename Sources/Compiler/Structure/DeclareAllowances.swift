internal import LayDiagnostics
internal import LayParser

extension StructurePass {
  /// Records that a code is suppressed in `block`.
  func declareAllowance(_ node: SyntaxNode, in block: SyntaxNode) {
    guard let name = node.token(.name) else { return }
    // The statement is recorded once, even if the block is unrolled repeatedly.
    guard allowed.insert(node.range).inserted else { return }
    guard knownCodes.contains(name.text) else { return elaborator.report(.unknownCode(name.text, at: name.range)) }
    // Problems of a view or layout are reported at its name, which is outside of its braces.
    let declarations: [SyntaxKind] = [.layoutDeclaration, .componentDeclaration, .viewDeclaration, .guideDeclaration]
    let owner = block.parent.flatMap { declarations.contains($0.kind) ? $0 : nil }
    let range = owner?.range ?? block.range
    elaborator.sources.allowances.append((code: name.text, block: range, statement: node.range))
  }
}
