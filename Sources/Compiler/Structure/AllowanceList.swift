internal import LayDiagnostics
internal import LayParser

/// The `allow` statements of a layout, each of which is recorded once, even if its block is unrolled repeatedly.
struct AllowanceList {
  private let elaborator: Elaborator
  private let knownCodes = Set(DiagnosticCode.all.map { $0.id })
  /// The statements that were recorded.
  private var recorded: Set<SourceRange> = []

  init(_ elaborator: Elaborator) { self.elaborator = elaborator }

  /// Records that a code is suppressed in `block`.
  mutating func declare(_ node: SyntaxNode, in block: SyntaxNode) {
    guard let name = node.token(.name) else { return }
    guard recorded.insert(node.range).inserted else { return }
    guard knownCodes.contains(name.text) else { return elaborator.report(.unknownCode(name.text, at: name.range)) }
    // Problems of a view or layout are reported at its name, which is outside of its braces.
    let declarations: [SyntaxKind] = [.layoutDeclaration, .componentDeclaration, .viewDeclaration, .guideDeclaration]
    let owner = block.parent.flatMap { declarations.contains($0.kind) ? $0 : nil }
    let range = owner?.range ?? block.range
    elaborator.sources.allowances.append((code: name.text, block: range, statement: node.range))
  }
}
