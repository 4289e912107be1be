internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

extension Elaborator {
  /// Lowers a `vfl` node.
  func lowerVFL(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {}

  /// Lowers an `expectStatement` into ``expectations``.
  func lowerExpect(_ node: SyntaxNode, in context: Context) {}

  /// Checks an `assertStatement`.
  func checkAssert(_ node: SyntaxNode, in context: Context) {}

  /// Lowers a `sizesStatement` into ``sizes``.
  func lowerSizes(_ node: SyntaxNode) {}
}
