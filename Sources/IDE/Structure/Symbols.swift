public import LayDiagnostics
internal import LayParser

/// Something that a file declares, with what stands in its braces.
public struct Symbol: Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case layout, component, view, guide, constraint, metric, constant, state
    /// Of a component or a loop: no entry of its own in an outline.
    case parameter
  }

  /// What it is.
  public var kind: Kind
  /// Its name, with the index of several.
  public var name: String
  /// The kind of a view, the size of a layout; empty for nothing.
  public var detail: String
  /// The whole declaration.
  public var range: SourceRange
  /// Its name.
  public var nameRange: SourceRange
  /// What is declared inside.
  public var children: [Symbol]
}

extension Snapshot {
  /// What the file declares, as its braces nest. What stands in the braces of a `for` or a `when` counts as standing
  /// around it.
  public func symbols() -> [Symbol] { SymbolReader().symbols(in: tree.root) }
}

/// Reads declarations off the tree.
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
  /// What a declaration declares; nil for other nodes.
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
