internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What a `vfl` statement demands.
struct LoweredVisualFormat {
  /// A constraint with the part of the statement that it comes from.
  struct Row {
    var constraint: ConstraintDescription
    /// The gap or predicate inside the string; of an alignment the option word.
    var range: SourceRange
    /// Whether the constant is the standard space of a lone `-`.
    var isStandardSpace = false
  }
  /// A name in the string and what it stands for.
  struct Use {
    enum Target: Hashable {
      case view(ViewID)
      /// The constant of this name.
      case metric(String)
    }
    var range: SourceRange
    var target: Target
  }

  /// In the order that Apple emits them: per view its connection, then its predicates; the closing connection; the
  /// alignments (SEMANTICS §3.2).
  var rows: [Row] = []
  /// In the order of the text.
  var uses: [Use] = []
  /// What is wrong with the meaning; what is wrong with the spelling, the parser said.
  var diagnostics: [Diagnostic] = []
}

/// Parses and lowers a `vfl` statement: the one call that the elaborator makes. The node's string is parsed here, and
/// the parser's reports are among the result's.
func lowerVisualFormat<Names: VisualFormatNames>(
  statement: SyntaxNode, condition: ConditionID, names: inout Names
) -> LoweredVisualFormat {
  LoweredVisualFormat()
}
