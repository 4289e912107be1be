internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// The types of constants, as far as their source shows them.

extension Snapshot {
  /// Returns the type of a metric, let, parameter or loop variable; nil if it may be any, as for a list, of which one element may
  /// be meant.
  func valueType(of declaration: Declaration) -> LanguageWords.ValueType? {
    switch declaration.kind {
    case .metric: return .number
    case .constant: return declaration.node.children.last.flatMap { valueType(of: $0) }
    case .parameter where declaration.node.kind == .forStatement:
      return declaration.node.children.count { $0.kind != .block } == 2 ? .number : nil
    case .parameter:
      let names = declaration.node.tokens.filter { $0.kind == .name }
      return names.count > 1 ? LanguageWords.ValueType(ofParameter: names[1].text) : nil
    default: return nil
    }
  }

  private func valueType(of value: SyntaxNode) -> LanguageWords.ValueType? {
    switch value.kind {
    case .literal:
      switch value.tokens.first?.kind {
      case .number, .percent, .angle: return .number
      case .text: return .text
      case .size: return .size
      case .colour: return .colour
      case .trueWord, .falseWord: return .truth
      default: return nil
      }
    case .comparison, .andExpression, .orExpression, .notExpression: return .truth
    case .negative: return .number
    default: return nil
    }
  }

  /// Returns the constants that may begin a value of type `wanted`; all if it is nil. Leaves out loop variables that range over
  /// views, and the constant that is being declared.
  func constants(of wanted: LanguageWords.ValueType?, at offset: Int) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let isDeclared = head.tokens.first?.kind == .metricWord || head.tokens.first?.kind == .letWord
    let own = isDeclared ? head.tokens.dropFirst().first?.range : nil
    return visibleDeclarations(at: offset).compactMap { name, declaration -> Completion? in
      guard declaration.kind == .metric || declaration.kind == .constant || declaration.kind == .parameter,
        declaration.node.token(.name)?.range != own
      else { return nil }
      if declaration.kind == .parameter && elementView(of: declaration) != nil { return nil }
      let type = valueType(of: declaration)
      return wanted == nil || type == nil || type == wanted ? item(name, declaration) : nil
    }
  }

  /// Returns the views, guides and lists of views, and the loop variables that range over views.
  func views(at offset: Int) -> [Completion] {
    visibleDeclarations(at: offset).compactMap { name, declaration -> Completion? in
      switch declaration.kind {
      case .view, .guide: item(name, declaration)
      case .parameter: elementView(of: declaration).map { _ in item(name, declaration) }
      default: nil
      }
    }
  }
}
