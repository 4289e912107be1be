internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// The meanings of the language's words.

extension Snapshot {
  /// Returns the hover text of a keyword, kind, attribute, property, priority, function, option or code.
  func wordHover(_ token: SyntaxToken) -> Hover? {
    guard let text = token.kind == .name ? meaning(ofName: token) : keyword(token), !text.isEmpty else { return nil }
    return Hover(range: token.range, text: text)
  }

  private func keyword(_ token: SyntaxToken) -> String? {
    token.kind.isWord ? LanguageDocs.statement(token.text) : nil
  }

  private func meaning(ofName token: SyntaxToken) -> String? {
    let name = token.text
    let node = tree.node(at: token.range.start)
    switch node.kind {
    case .kind: return LanguageDocs.kinds[name].map { "`\(name)`: \($0)" }
    case .vfl: return LanguageWords.formatOptions.contains(name) ? LanguageDocs.formatOption(name) : nil
    case .allowStatement: return code(name)
    default: break
    }
    if token.previous?.kind == .at || token.previous?.previous?.kind == .at, let meaning = priority(name) {
      return meaning
    }
    switch node.kind {
    case .insetClause, .offsetClause: return LanguageDocs.clauses[name].map { "`\(name)`: \($0)" }
    case .parameter: return LanguageDocs.types[name].map { "`\(name)`: \($0)" }
    default:
      // The `center` of `alignment = center` is not a point of a view.
      let isMember = token.previous?.kind == .dot
      return property(name, node) ?? (isMember ? nil : value(name, node)) ?? thing(name, token) ?? function(name, token)
    }
  }

  private func code(_ name: String) -> String? {
    guard let code = LanguageWords.codes.first(where: { $0.id == name }) else { return nil }
    return "`\(code.id)` \(code.name): `layc explain \(code.id)` says more."
  }

  private func priority(_ name: String) -> String? {
    guard let found = LanguageWords.priorities.first(where: { $0.name == name }) else { return nil }
    return "`\(name)` is \(found.value). \(LanguageDocs.priority(name))"
  }

  /// Returns the meaning of a property that is set, with its words if it takes words.
  private func property(_ name: String, _ node: SyntaxNode) -> String? {
    guard let setting = enclosingSetting(node), let word = LanguageWords.properties.first(where: { $0.name == name })
    else { return nil }
    guard setting.children.first?.range.touches(node.range.start) ?? false else { return nil }
    var parts = ["`\(name)`: " + (LanguageDocs.properties[name] ?? LanguageDocs.geometry[name] ?? "")]
    parts.append(word.takes == .word ? "One of `\(word.values.joined(separator: " "))`." : "Takes \(word.example).")
    return parts.joined(separator: "  \n")
  }

  /// Returns the meaning of a word that a property is set to.
  private func value(_ name: String, _ node: SyntaxNode) -> String? {
    guard let word = enclosingSetting(node)?.property(taking: name) else { return nil }
    return word.takes == .number ? priority(name) : "`\(name)`: one of the words of `\(word.name)`."
  }

  private func enclosingSetting(_ node: SyntaxNode) -> SyntaxNode? {
    var next: SyntaxNode? = node
    while let current = next, current.kind != .block {
      if current.kind == .setting { return current }
      next = current.parent
    }
    return nil
  }

  private func thing(_ name: String, _ token: SyntaxToken) -> String? {
    let isMember = token.previous?.kind == .dot
    let text =
      isMember
      ? LanguageDocs.attributes[name] ?? LanguageDocs.geometry[name] ?? LanguageDocs.things[name]
      : LanguageDocs.things[name] ?? LanguageDocs.attributes[name]
    return text.map { "`\(name)`: \($0)" }
  }

  private func function(_ name: String, _ token: SyntaxToken) -> String? {
    guard token.next?.kind == .leftParen, let words = CallWords.functions.first(where: { $0.name == name }) else {
      return nil
    }
    return "`\(name)(\(words.parameters.map { $0.label }.joined(separator: ", ")))`: \(words.documentation)."
  }
}
