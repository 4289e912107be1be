internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The completions at the beginning of a statement.
struct StatementCompletions {
  private let site: CompletionSite
  /// The text behind the completed word.
  private let rest: StatementRest
  private var head: StatementHead { site.head }
  private var tree: SyntaxTree { site.snapshot.tree }

  init(_ site: CompletionSite, before rest: StatementRest) { (self.site, self.rest) = (site, rest) }

  /// The completions: keywords, and names that a statement can begin with.
  var all: [Completion] {
    let names = head.isInBraces ? beginnings : []
    switch rest {
    case .nothing:
      let hasElse = tree.token(at: max(0, site.offset - 1)).blockEnd.map { StatementHead.mayHaveElse($0) } ?? false
      // Properties of the view's own kind come first: its braces are usually opened for them.
      let isView = site.scope.owner?.kind == .view
      func isOwn(_ name: Completion) -> Bool {
        isView && name.kind == .property && ViewProperties.ofKinds.contains(name.label)
      }
      return names.filter { isOwn($0) }
        + keywords(head.statementWords + (hasElse ? ["else"] : []))
        + names.filter { !isOwn($0) }
    case .path, .call: return names
    case .label, .blocked: return []
    // Keywords that fit before the same text: `metric gap`, `let gap`.
    case .other:
      let group = StatementRest.groups.first { $0.contains(word) }
      return keywords(group ?? head.statementWords, isPlain: true) + (group == nil ? names : [])
    }
  }

  private var word: String { tree.token(at: site.offset).text }

  private func keywords(_ words: [String], isPlain: Bool = false) -> [Completion] {
    let view = site.views.first?.label ?? "item"
    return words.compactMap { word in
      StatementSnippets.all.first { $0.word == word }.map { entry in
        Completion(entry.word, .keyword, entry.detail, snippet: isPlain ? nil : entry.snippet(view: view))
      }
    }
  }

  /// The beginnings of statements without a keyword, with their likely subjects first.
  private var beginnings: [Completion] {
    let views = site.views + site.named([.constraint])
    let things = site.things(isInSteps: head.isInSteps, isStatement: true)
    if head.isInExpect { return views + site.numbers + things }
    if head.isInAnswer { return sizes + views + things }
    if head.isInSteps { return views + things }
    let own = ViewProperties(site.snapshot).items(of: site.scope.owner, isConditional: head.isConditional)
    // These come last: a statement that begins with one must name another view to have a meaning.
    return views + own + site.numbers + things
  }

  /// The properties that `sizeThatFits` sets.
  private var sizes: [Completion] {
    ["width", "height"].map { Completion($0, .property, "of the answer") }
  }
}
