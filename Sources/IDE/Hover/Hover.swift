internal import LayAnalysis
internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// The text that an editor shows for the cursor's position.
public struct Hover: Sendable {
  /// The range that the text is about.
  public var range: SourceRange
  /// Lines of Markdown.
  public var text: String
}

/// The hover text at an offset of a snapshot's file.
struct HoverQuery {
  private let snapshot: Snapshot
  private let offset: Int
  /// The options with the languages in which the budget of a text is looked for, which takes a while; nil if it is not.
  private let budgets: CheckOptions?
  private var tree: SyntaxTree { snapshot.tree }

  init(_ snapshot: Snapshot, at offset: Int, budgets: CheckOptions? = nil) {
    (self.snapshot, self.offset, self.budgets) = (snapshot, offset, budgets)
  }

  /// True if a hover text with budgets has more to say.
  var mayHaveBudget: Bool {
    guard let entry = snapshot.names.entries(at: offset, of: snapshot.file.id).first,
      snapshot.declarations[entry.declaration]?.kind == .view
    else { return false }
    return BudgetLines(snapshot).hasBudgets(ofViewNamed: entry.declaration)
  }

  /// Returns the text about a name, a part of a visual format, a word or a constraint.
  func hover(_ solutions: inout Solutions, _ lastGood: inout LastGood?) -> Hover? {
    if let entry = snapshot.names.entries(at: offset, of: snapshot.file.id).first,
      let declaration = snapshot.declarations[entry.declaration]
    {
      return hover(about: declaration, entry, &solutions, &lastGood)
    }
    let token = token
    if token.kind.isTrivia || token.kind == .endOfFile { return nil }
    let rows = RowWords(snapshot)
    if let poses = DevicePoses(of: token) { return Hover(range: token.range, text: poses.text) }
    if token.kind == .text, token.previous?.kind == .vflWord { return rows.hover(inFormatAt: offset, &solutions) }
    return WordMeaning(of: token).hover ?? rows.hover(around: token, &solutions)
  }

  /// The token at the offset; between two tokens, the one that has a meaning.
  private var token: SyntaxToken {
    let here = tree.token(at: offset)
    guard offset > 0, here.range.start == offset else { return here }
    let before = tree.token(at: offset - 1)
    return here.kind.isTrivia || here.kind == .endOfFile || (!here.kind.isSpoken && before.kind.isSpoken)
      ? before : here
  }

  private func hover(
    about declaration: Declaration, _ entry: NameIndex.Entry, _ solutions: inout Solutions, _ lastGood: inout LastGood?
  ) -> Hover {
    var parts = ["```lay\n\(head(of: declaration.node))\n```"]
    let comment = declaration.node.documentation
    if !comment.isEmpty { parts.append(comment) }
    let facts = facts(about: declaration, entry.declaration, &solutions, &lastGood)
    if !facts.isEmpty { parts.append(facts.joined(separator: "  \n")) }
    return Hover(range: entry.place, text: parts.joined(separator: "\n\n"))
  }

  /// Returns a declaration without its braces, on one line.
  private func head(of node: SyntaxNode) -> String {
    let block = node.child(.block)?.range.start ?? node.range.end
    let text = snapshot.text(at: SourceRange(file: node.tree.file, start: node.range.start, end: block))
    return text.split(whereSeparator: { $0 == " " || $0.isNewline }).joined(separator: " ")
  }

  private func facts(
    about declaration: Declaration, _ name: SourceRange, _ solutions: inout Solutions, _ lastGood: inout LastGood?
  ) -> [String] {
    switch declaration.kind {
    case .view, .guide, .layout:
      snapshot.compilation.hasErrors
        ? lastGood?.frames(ofViewNamed: name, in: snapshot) ?? []
        : ViewFrames(snapshot).lines(ofViewNamed: name, &solutions)
          + (budgets.map { BudgetLines(snapshot, in: $0).lines(ofViewNamed: name) } ?? [])
    case .constraint: RowWords(snapshot).lines(about: declaration.node, &solutions)
    case .metric, .constant: values(of: declaration.node, &solutions)
    case .component, .state, .parameter: []
    }
  }

  private func values(of node: SyntaxNode, _ solutions: inout Solutions) -> [String] {
    guard let range = node.children.last?.range else { return [] }
    return solutions.values(of: snapshot).first { $0.range == range }.map { ["is \($0.text)"] } ?? []
  }
}

extension TokenKind {
  /// True for a word, a name or a literal, which a user may point at.
  fileprivate var isSpoken: Bool { isWord || self == .name || self == .number || self == .size || self == .text }
}
