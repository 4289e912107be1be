internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// A position of a snapshot's file for completion: the statement before it, and the names in scope.
struct CompletionSite {
  let snapshot: Snapshot
  /// The offset at which the completed word begins.
  let offset: Int
  /// The statement up to the offset.
  let head: StatementHead
  /// The names in scope.
  let scope: Scope

  init(_ snapshot: Snapshot, at offset: Int, behind head: StatementHead) {
    (self.snapshot, self.offset, self.head) = (snapshot, offset, head)
    scope = Scope(snapshot, at: offset)
  }

  /// Returns the visible declarations of these kinds.
  func named(_ kinds: Set<Symbol.Kind>) -> [Completion] {
    scope.declarations.compactMap { name, declaration in
      kinds.contains(declaration.kind) ? Completion(name, declaration) : nil
    }
  }

  /// The constants that may begin a number.
  var numbers: [Completion] { constants(of: .number) }

  /// Returns the constants that may begin a value of type `wanted`; all if it is nil. Leaves out loop variables that range over
  /// views, and the constant that is being declared.
  func constants(of wanted: LanguageWords.ValueType?) -> [Completion] {
    let isDeclared = head.tokens.first?.kind == .metricWord || head.tokens.first?.kind == .letWord
    let own = isDeclared ? head.tokens.dropFirst().first?.range : nil
    return scope.declarations.compactMap { name, declaration -> Completion? in
      guard declaration.kind == .metric || declaration.kind == .constant || declaration.kind == .parameter,
        declaration.node.token(.name)?.range != own
      else { return nil }
      if declaration.kind == .parameter && scope.elementView(of: declaration) != nil { return nil }
      let type = declaration.valueType
      return wanted == nil || type == nil || type == wanted ? Completion(name, declaration) : nil
    }
  }

  /// Returns the views and guides that are always there. A guide that only some views have is that of the view around the statement, or
  /// of its superview.
  func things(isInSteps: Bool, isStatement: Bool = false) -> [Completion] {
    let owner = scope.owner
    let around = [owner, owner.flatMap { $0.kind == .layout ? nil : scope.superview(of: $0) }]
    let isKnown = owner.map { $0.kind == .layout || around[1] != nil } ?? false
    let mayScroll = !isKnown || around.contains { $0.map { ViewProperties(snapshot).mayScroll($0) } ?? false }
    let isAtRoot = !isKnown || around.contains { $0?.kind == .layout }
    return ReservedNames.things.filter { name in
      if name == "available" { return isInSteps && !isStatement }
      let guide = BuiltInGuide(name)
      return (mayScroll || guide?.isOfScrollView != true) && (isAtRoot || guide?.isOfRoot != true)
    }.map { Completion($0, .view, "always there", documentation: LanguageDocs.things[$0] ?? "") }
  }

  /// The views, guides and lists of views, and the loop variables that range over views.
  var views: [Completion] {
    scope.declarations.compactMap { name, declaration -> Completion? in
      switch declaration.kind {
      case .view, .guide: Completion(name, declaration)
      case .parameter: scope.elementView(of: declaration).map { _ in Completion(name, declaration) }
      default: nil
      }
    }
  }
}

extension Declaration {
  /// The type of a metric, let, parameter or loop variable; nil if it may be any, as for a list, of which one element may
  /// be meant.
  var valueType: LanguageWords.ValueType? {
    switch kind {
    case .metric: return .number
    case .constant: return node.children.last?.valueType
    case .parameter where node.kind == .forStatement:
      return node.children.count { $0.kind != .block } == 2 ? .number : nil
    case .parameter:
      let names = node.tokens.filter { $0.kind == .name }
      return names.count > 1 ? LanguageWords.ValueType(ofParameter: names[1].text) : nil
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// The type of a value, as far as its source shows it.
  fileprivate var valueType: LanguageWords.ValueType? {
    switch kind {
    case .literal:
      switch tokens.first?.kind {
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
}
