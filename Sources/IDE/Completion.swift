internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// Something that can be written at a place.
public struct Completion: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case keyword, snippet, view, constraint, metric, component, kind, attribute, property, function, value, state, code
  }

  /// What a list shows.
  public var label: String
  /// What it is.
  public var kind: Kind
  /// A few words beside the label.
  public var detail: String
  /// A comment, in Markdown; empty for none.
  public var documentation: String
  /// What is written, where that is not the label; `$0`, `${1:name}` are places to fill in.
  public var snippet: String?

  init(_ label: String, _ kind: Kind, _ detail: String = "", documentation: String = "", snippet: String? = nil) {
    (self.label, self.kind, self.detail, self.snippet) = (label, kind, detail, snippet)
    self.documentation = documentation
  }
}

extension Snapshot {
  /// What can be written at `offset`, each label once, and the word there that it would replace. What an editor filters
  /// by what was typed is left to it.
  public func completions(at offset: Int) -> (word: SourceRange, items: [Completion]) {
    let word = word(at: offset)
    let items = completions(in: CompletionContext(tree, at: word.start), at: word.start)
    var known: Set<String> = []
    return (word, items.filter { known.insert($0.label).inserted })
  }

  /// The letters before and behind `offset` that make a word.
  private func word(at offset: Int) -> SourceRange {
    let bytes = tree.bytes
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0 && isLetter(bytes[start - 1]) { start -= 1 }
    while end < bytes.count && isLetter(bytes[end]) { end += 1 }
    return SourceRange(file: file.id, start: start, end: end)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private func completions(in context: CompletionContext, at offset: Int) -> [Completion] {
    switch context {
    case .nothing: []
    case .formatView: named([.view, .guide], at: offset)
    case .formatNumber: named([.metric, .constant, .parameter, .view], at: offset)
    case .formatOption: LanguageWords.formatOptions.map { Completion($0, .value, "option of a format") }
    case .priority: priorities + named([.metric, .constant, .parameter], at: offset)
    case .kind: kinds(at: offset)
    case .code: codes
    case .import: []
    case .value(let property): values(of: property) + named(nil, at: offset) + functions
    case .member(let path): members(path, at: offset)
    case .ownMember: attributes + properties(of: nil)
    case .statement(let isInBraces): statements(isInBraces) + named(nil, at: offset) + things + properties(of: nil)
    case .expression: named(nil, at: offset) + things + functions + attributes
    }
  }
}

// MARK: - Lists

extension Snapshot {
  /// The declarations of these kinds that can be named at `offset`; of all kinds for nil.
  private func named(_ kinds: Set<Symbol.Kind>?, at offset: Int) -> [Completion] {
    visibleDeclarations(at: offset).compactMap { name, declaration in
      if let kinds, !kinds.contains(declaration.kind) { return nil }
      return item(name, declaration)
    }
  }

  private func item(_ name: String, _ declaration: Declaration) -> Completion {
    Completion(
      name, Completion.Kind(declaration.kind), SymbolReader().detail(of: declaration.node),
      documentation: declaration.node.documentation)
  }

  /// What stands behind a dot: of a view its views, attributes and properties, of a constraint what it has.
  private func members(_ path: [String], at offset: Int) -> [Completion] {
    let found = declaration(named: path, at: offset)
    if found?.kind == .constraint { return properties(of: .constraint) }
    let inner = found.map { members(of: $0) } ?? visibleDeclarations(at: offset)
    let parts = path.last.flatMap { name in LanguageWords.properties.first { $0.name == name }?.parts } ?? []
    return parts.map { Completion($0, .property) } + inner.map { item($0.name, $0.declaration) } + attributes
      + properties(of: .view) + Snapshot.frameParts.map { Completion($0, .attribute, "part of a frame") }
  }

  private static let frameParts = [
    "x", "y", "frame", "bounds", "isInside", "doesNotOverlap", "isAtLeast", "isNotCompressed",
  ]

  private var attributes: [Completion] { ReservedNames.attributes.map { Completion($0, .attribute, "attribute") } }

  private var things: [Completion] { ReservedNames.things.map { Completion($0, .view, "always there") } }

  private var functions: [Completion] {
    LanguageWords.functions.map { Completion($0, .function, "function", snippet: "\($0)($0)") }
  }

  private var priorities: [Completion] {
    LanguageWords.priorities.map { Completion($0.name, .value, "priority \($0.value)") }
  }

  private var codes: [Completion] { LanguageWords.codes.map { Completion($0.id, .code, $0.name) } }

  private func kinds(at offset: Int) -> [Completion] {
    LanguageWords.kinds.map { Completion($0, .kind, "kind") } + named([.component], at: offset)
  }

  private func properties(of owner: Symbol.Kind?) -> [Completion] {
    LanguageWords.properties.filter { word in
      switch owner {
      case .constraint: word.isOfConstraint
      case .view: !word.isOfConstraint && !word.isOfLayout
      default: !word.isOfConstraint
      }
    }.map { Completion($0.name, .property, $0.example, documentation: $0.owner) }
  }

  private func values(of property: String) -> [Completion] {
    let word = LanguageWords.properties.first { $0.name == property }
    return (word?.values ?? []).map { Completion($0, .value, property) }
  }

  private func statements(_ isInBraces: Bool) -> [Completion] {
    StatementSnippets.all.filter { $0.isInBraces == isInBraces || $0.isAnywhere }.map { entry in
      Completion(entry.word, .keyword, entry.detail, snippet: entry.snippet)
    }
  }
}

extension Completion.Kind {
  fileprivate init(_ kind: Symbol.Kind) {
    switch kind {
    case .layout, .component: self = .component
    case .view, .guide: self = .view
    case .constraint: self = .constraint
    case .metric, .constant, .parameter: self = .metric
    case .state: self = .state
    }
  }
}
