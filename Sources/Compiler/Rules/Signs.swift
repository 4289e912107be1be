package import LayNumbers
package import LayParser

// The relations of operators.

extension Relation {
  /// The relation of an operator in a constraint; nil for other tokens.
  package init?(_ kind: TokenKind) {
    switch kind {
    case .equalEqual: self = .equal
    case .lessEqual: self = .lessOrEqual
    case .greaterEqual: self = .greaterOrEqual
    default: return nil
    }
  }

  /// The relation of an operator in a visual format.
  package init(_ relation: VisualFormat.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessOrEqual
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }
}
