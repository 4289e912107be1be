internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

extension Elaborator {
  /// The value of any expression. Problems are reported, and the value is then `.unknown`.
  func evaluate(_ node: SyntaxNode, in context: Context) -> Value { .unknown }

  /// Lowers a `rule` node: a relation, a chain or a compound. `name` is what stands before its colon.
  func lowerRule(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {}

  /// Lowers a `vfl` node.
  func lowerVFL(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {}

  /// Lowers the condition of a `when`: alone, without `context.condition`.
  func lowerCondition(_ node: SyntaxNode, in context: Context) -> ConditionID { .always }

  /// Lowers an `expectStatement` into ``expectations``.
  func lowerExpect(_ node: SyntaxNode, in context: Context) {}

  /// Checks an `assertStatement`.
  func checkAssert(_ node: SyntaxNode, in context: Context) {}

  /// Lowers a `sizesStatement` into ``sizes``.
  func lowerSizes(_ node: SyntaxNode) {}
}
