public import LayDiagnostics
internal import LayParser

/// A declaration in a file, with the declarations inside its braces.
public struct Symbol: Sendable {
  /// The kind of a declaration.
  public enum Kind: Hashable, Sendable {
    case layout, component, view, guide, constraint, metric, constant, state
    /// A parameter of a component or variable of a loop, which has no entry in an outline.
    case parameter
  }

  /// The kind of the declaration.
  public var kind: Kind
  /// The name, with the index of a list of views.
  public var name: String
  /// The kind of a view or the size of a layout; empty if there is none.
  public var detail: String
  /// The whole declaration.
  public var range: SourceRange
  /// The range of the name.
  public var nameRange: SourceRange
  /// The declarations inside the braces.
  public var children: [Symbol]
}

/// Reads declarations from the syntax tree.
struct SymbolReader {
  func symbols(in node: SyntaxNode) -> [Symbol] {
    node.children.flatMap { child -> [Symbol] in
      if let symbol = symbol(of: child) { return [symbol] }
      switch child.kind {
      case .block, .forStatement, .insideBlock: return symbols(in: child)
      case .whenStatement: return child.branches.flatMap { symbols(in: $0) }
      default: return []
      }
    }
  }

  private func symbol(of node: SyntaxNode) -> Symbol? {
    guard let kind = Symbol.Kind(node.kind), kind != .parameter, let name = node.token(.name) else { return nil }
    let index = node.child(.index)?.text ?? ""
    return Symbol(
      kind: kind, name: name.text + index, detail: detail(of: node), range: node.range, nameRange: name.range,
      children: node.child(.block).map { symbols(in: $0) } ?? [])
  }

  func detail(of node: SyntaxNode) -> String {
    switch node.kind {
    case .viewDeclaration, .componentDeclaration: node.child(.kind)?.text ?? ""
    case .layoutDeclaration: node.token(.size)?.text ?? ""
    case .metricDeclaration, .letDeclaration: node.children.last?.text ?? ""
    case .parameter: node.tokens.last { $0.kind == .name }?.text ?? ""
    default: ""
    }
  }
}

extension Symbol.Kind {
  /// The kind of a declaration; nil for other nodes.
  init?(_ kind: SyntaxKind) {
    switch kind {
    case .layoutDeclaration: self = .layout
    case .componentDeclaration: self = .component
    case .viewDeclaration: self = .view
    case .guideDeclaration: self = .guide
    case .constraintDeclaration: self = .constraint
    case .metricDeclaration: self = .metric
    case .letDeclaration: self = .constant
    case .stateDeclaration: self = .state
    case .parameter, .forStatement: self = .parameter
    default: return nil
    }
  }
}
