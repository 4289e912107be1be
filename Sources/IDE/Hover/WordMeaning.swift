internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The meaning of a word of the language: a keyword, kind, attribute, property, priority, function, option or code.
struct WordMeaning {
  private let token: SyntaxToken
  private let name: String
  /// The node around the word.
  private let node: SyntaxNode

  init(of token: SyntaxToken) {
    self.token = token
    (name, node) = (token.text, token.tree.node(at: token.range.start))
  }

  /// The hover text; nil if the word has no meaning of its own.
  var hover: Hover? {
    guard let text = token.kind == .name ? meaning : keyword, !text.isEmpty else { return nil }
    return Hover(range: token.range, text: text)
  }

  private var keyword: String? { token.kind.isWord ? LanguageDocs.statement(name) : nil }

  private var meaning: String? {
    switch node.kind {
    case .kind: return LanguageDocs.kinds[name].map { "`\(name)`: \($0)" }
    case .vfl: return LanguageWords.formatOptions.contains(name) ? LanguageDocs.formatOption(name) : nil
    case .allowStatement: return code
    case .textSizeRange: return textSize
    case .keyboardRange:
      return "`keyboard`: the heights of the keyboard over the bottom of the root, for which the layout is made."
    case .regionClause:
      return "`region fold`, `region camera`: no control lies there, in any pose of a device that has such a region."
    case .exceptClause where name == "except":
      return "`except`: a device or family whose poses are left out; `estimates` for poses with uncertain figures."
    case .safeAreaRange where name == "safeArea":
      return "`safeArea`: the insets of the safe area, the least and the greatest, for which the layout is made."
    default: break
    }
    if token.previous?.kind == .at || token.previous?.previous?.kind == .at, let meaning = priority {
      return meaning
    }
    switch node.kind {
    case .insetClause, .offsetClause: return LanguageDocs.clauses[name].map { "`\(name)`: \($0)" }
    case .parameter: return LanguageDocs.types[name].map { "`\(name)`: \($0)" }
    default:
      // The `center` of `alignment = center` is not a point of a view.
      let isMember = token.previous?.kind == .dot
      return property ?? (isMember ? nil : value ?? condition) ?? thing ?? function
    }
  }

  private var code: String? {
    guard let code = LanguageWords.codes.first(where: { $0.id == name }) else { return nil }
    return "`\(code.id)` \(code.name): `layc explain \(code.id)` says more."
  }

  private var priority: String? {
    guard let found = LanguageWords.priorities.first(where: { $0.name == name }) else { return nil }
    return "`\(name)` is \(found.value). \(LanguageDocs.priority(name))"
  }

  /// The meaning of a property that is set, with its words if it takes words.
  private var property: String? {
    guard let setting = enclosingSetting, let word = LanguageWords.properties.first(where: { $0.name == name })
    else { return nil }
    guard setting.children.first?.range.touches(node.range.start) ?? false else { return nil }
    var parts = ["`\(name)`: " + (LanguageDocs.properties[name] ?? LanguageDocs.geometry[name] ?? "")]
    parts.append(word.takes == .word ? "One of `\(word.values.joined(separator: " "))`." : "Takes \(word.example).")
    return parts.joined(separator: "  \n")
  }

  /// The meaning of a word that a property is set to.
  private var value: String? {
    guard let word = enclosingSetting?.property(taking: name) else { return nil }
    if let style = LanguageWords.textStyles.first(where: { $0.name == name }), word.name == "font" {
      return "`\(name)`: a text style; \(style.sizes)."
    }
    return word.takes == .number ? priority : "`\(name)`: one of the words of `\(word.name)`."
  }

  /// The meaning of a word in a comparison of a condition.
  private var condition: String? {
    guard node.kind == .comparison || node.parent?.kind == .comparison else { return nil }
    if let question = LanguageDocs.questions[name] { return "`\(name)`: \(question)" }
    return LanguageWords.textSizes.contains(name) ? textSize : LanguageDocs.answers[name].map { "`\(name)`: \($0)." }
  }

  private var textSize: String {
    if !LanguageWords.textSizes.contains(name) { return "`text`: the text sizes for which the layout is made." }
    let body = LanguageWords.bodySize(at: name).map { "; `font = body` is \($0) points there" } ?? ""
    return "`\(name)`: a text size that people choose\(body)."
  }

  private var enclosingSetting: SyntaxNode? {
    var next: SyntaxNode? = node
    while let current = next, current.kind != .block {
      if current.kind == .setting { return current }
      next = current.parent
    }
    return nil
  }

  private var thing: String? {
    let isMember = token.previous?.kind == .dot
    let text =
      isMember
      ? LanguageDocs.attributes[name] ?? LanguageDocs.geometry[name] ?? LanguageDocs.things[name]
      : LanguageDocs.things[name] ?? LanguageDocs.attributes[name]
    return text.map { "`\(name)`: \($0)" }
  }

  private var function: String? {
    guard token.next?.kind == .leftParen, let words = CallWords.functions.first(where: { $0.name == name }) else {
      return nil
    }
    return "`\(name)(\(words.parameters.map { $0.label }.joined(separator: ", ")))`: \(words.documentation)."
  }
}
