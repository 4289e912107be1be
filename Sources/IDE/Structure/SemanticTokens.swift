internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A range of text with its meaning, for semantic highlighting.
public struct SemanticToken: Hashable, Sendable {
  /// The kind of a token. An editor without a colour for a kind takes a similar one.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case keyword, comment, string, number, `operator`, type, layout, view, constraint
    /// A constant, or a word as the value of a property.
    case metric
    case parameter, property
  }

  /// The range of the token.
  public var range: SourceRange
  /// The kind of the token.
  public var kind: Kind
  /// True if the token is the name in a declaration.
  public var isDeclaration: Bool
}

/// The semantic tokens of a file.
struct SemanticTokenReader {
  private let snapshot: Snapshot
  private var tree: SyntaxTree { snapshot.tree }

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// Returns the tokens in source order.
  func tokens() -> [SemanticToken] {
    let (named, words) = (namedTokens(), wordsOfTables())
    var found: [SemanticToken] = []
    var next = named.startIndex
    for token in 0..<tree.tokenCount {
      let range = tree.tokenRange(token)
      while next < named.endIndex && named[next].range.start < range.start { next += 1 }
      let inside = named[next...].prefix { $0.range.end <= range.end }
      next += inside.count
      guard let kind = kind(ofToken: token, words) else { continue }
      found += cut(SemanticToken(range: range, kind: kind, isDeclaration: false), around: inside)
    }
    return found
  }

  /// Splits `token` around the tokens `inside` it, and returns all parts.
  private func cut(_ token: SemanticToken, around inside: some Sequence<SemanticToken>) -> [SemanticToken] {
    var found: [SemanticToken] = []
    var start = token.range.start
    func add(upTo end: Int) {
      guard start < end else { return }
      var part = token
      part.range = SourceRange(file: token.range.file, start: start, end: end)
      found.append(part)
    }
    for piece in inside {
      add(upTo: piece.range.start)
      found.append(piece)
      start = piece.range.end
    }
    add(upTo: token.range.end)
    return found
  }

  /// Returns the names with a declaration in source order, without overlaps.
  private func namedTokens() -> [SemanticToken] {
    var found: [SemanticToken] = []
    for entry in snapshot.names.entries(of: snapshot.file.id) where !entry.declaration.isEmpty {
      if let last = found.last, last.range.end > entry.place.start { continue }
      let kind = snapshot.declarations[entry.declaration].map { SemanticToken.Kind($0.kind) } ?? .view
      found.append(SemanticToken(range: entry.place, kind: kind, isDeclaration: entry.place == entry.declaration))
    }
    return found
  }

  private func kind(ofToken index: Int, _ words: [Int: SemanticToken.Kind]) -> SemanticToken.Kind? {
    let kind = tree.tokenKinds[index]
    switch kind {
    case .comment, .docComment, .blockComment: return .comment
    case .text: return .string
    case .number, .percent, .angle, .size, .colour, .malformedNumber: return .number
    case .equal, .equalEqual, .lessEqual, .greaterEqual, .less, .greater, .plus, .minus, .star, .slash, .at:
      return .operator
    case .name: return words[tree.tokenStart(index)] ?? .property
    default: return kind.isWord ? .keyword : nil
    }
  }

  /// Returns the positions of kinds of views, types of parameters, and words as values of properties.
  private func wordsOfTables() -> [Int: SemanticToken.Kind] {
    var found: [Int: SemanticToken.Kind] = [:]
    for index in tree.nodes.indices {
      let node = SyntaxNode(tree: tree, index: index)
      switch node.kind {
      case .kind: found[node.range.start] = .type
      case .parameter:
        let names = node.tokens.filter { $0.kind == .name }
        if names.count > 1 { found[names[1].range.start] = .type }
      case .setting where isWord(node.children.last, of: node): found[node.children[1].range.start] = .metric
      default: break
      }
    }
    return found
  }

  /// True if `value` is one of the words of the property that `setting` sets.
  private func isWord(_ value: SyntaxNode?, of setting: SyntaxNode) -> Bool {
    guard let value, value.kind == .nameExpression else { return false }
    return setting.property(taking: value.text) != nil
  }
}

extension SemanticToken.Kind {
  fileprivate init(_ kind: Symbol.Kind) {
    switch kind {
    case .layout: self = .layout
    case .component: self = .type
    case .view, .guide: self = .view
    case .constraint: self = .constraint
    case .metric, .constant, .state: self = .metric
    case .parameter: self = .parameter
    }
  }
}
