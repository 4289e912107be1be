package import LayParser
package import LayRuntime

// What signs say, wherever they stand.

extension Relation {
  /// What the sign of a rule says; nil for other tokens.
  package init?(_ kind: TokenKind) {
    switch kind {
    case .equalEqual: self = .equal
    case .lessEqual: self = .lessOrEqual
    case .greaterEqual: self = .greaterOrEqual
    default: return nil
    }
  }

  /// What the sign of a visual format says.
  package init(_ relation: VisualFormat.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .lessOrEqual
    case .greaterOrEqual: self = .greaterOrEqual
    }
  }
}
