package import LayDiagnostics
internal import LayParser
package import LayRuntime

/// A rule as it stands in the text, and what may be written in its place.
package struct RuleText: Sendable {
  /// The rule, relation or format.
  let node: SyntaxNode
  /// The statement that it is: with its name, where it has one.
  let statement: SyntaxNode
  /// In a visual format, what the rule was made of.
  let predicate: FormatPredicate?
  private let references: [SourceRange]
  private let files: [SourceFile]

  /// The rule that was made of the text at `place`, a part of `statement`; nil where nothing in it can be changed alone.
  package init?(at place: SourceRange, of statement: SourceRange, in compilation: Compilation) {
    let index = Int(statement.file.rawValue)
    guard compilation.files.indices.contains(index) else { return nil }
    let tree = compilation.files[index].tree
    guard let node = tree.node(at: statement, where: { $0 == .rule || $0 == .vfl }) else { return nil }
    self.node = node
    predicate = node.kind == .vfl ? FormatPredicate(at: place, in: node) : nil
    if node.kind == .vfl && predicate == nil { return nil }
    let parent = node.parent
    self.statement = parent?.kind == .constraintDeclaration ? parent ?? node : node
    files = compilation.files
    let said = predicate?.predicate.range ?? statement
    references = compilation.references.filter { said.holds($0.use) }.map { $0.declaration }
  }

  /// Where the statement stands.
  package var range: SourceRange { statement.range }

  // MARK: Changes

  /// The rule with another priority, `high`; in a format 750.
  package func lowered(to priority: Priority, spelled name: String) -> RuleEdit? {
    if let predicate {
      if let written = predicate.predicate.priority {
        return edit(.priority, [Edit(written.range, priority.description)])
      }
      return edit(.priority, [Edit(predicate.predicate.range.afterwards, "@\(priority)")])
    }
    if let clause = node.child(.priorityClause) { return edit(.priority, [Edit(clause.range, "@\(name)")]) }
    return edit(.priority, [Edit(node.range.afterwards, " @\(name)")])
  }

  /// An equality as one of its halves.
  package func relaxed(to relation: Relation) -> RuleEdit? {
    if let predicate { return predicate.relaxed(to: relation).flatMap { edit(.relation, [$0]) } }
    let signs = node.tokens.filter { $0.kind == .equalEqual || $0.kind == .lessEqual || $0.kind == .greaterEqual }
    guard signs.count == 1, signs[0].kind == .equalEqual else { return nil }
    return edit(.relation, [Edit(signs[0].range, relation.sign)])
  }

  /// The text without the rule.
  package var dropped: RuleEdit? {
    if let predicate {
      return predicate.dropped.flatMap { edit(.drop, [$0]) }
    }
    return RuleEdit(
      kind: .drop, edits: [Edit(statement.removal, "")], text: nil, original: statement.line,
      statement: statement.range)
  }

  /// The numbers of the rule, and those of the metrics and lets that it names.
  package var numbers: [NumberSite] {
    var found: [NumberSite] = []
    if let predicate {
      if let site = NumberSite(predicate, in: statement) { found.append(site) }
    } else {
      let priority = node.child(.priorityClause)?.range
      for token in node.allTokens where !(priority?.holds(token.range) ?? false) {
        found += NumberSite.sites(of: token, in: statement)
      }
    }
    for declaration in references {
      guard let site = NumberSite(declaration, in: files), !found.contains(where: { $0.range == site.range }) else {
        continue
      }
      found.append(site)
    }
    return found
  }

  private func edit(_ kind: RuleEdit.Kind, _ edits: [Edit]) -> RuleEdit {
    RuleEdit(
      kind: kind, edits: edits, text: statement.line(after: edits), original: statement.line,
      statement: statement.range)
  }
}

/// One change of one rule.
package struct RuleEdit: Hashable, Sendable {
  /// What is changed.
  package enum Kind: UInt8, Hashable, Sendable {
    case priority, number, relation, drop
  }
  package var kind: Kind
  /// The changes of the text.
  package var edits: [Edit]
  /// The statement as it reads afterwards; nil where it goes away.
  package var text: String?
  /// The statement as it reads now.
  package var original: String
  /// Where the statement stands.
  package var statement: SourceRange
  /// The number that another one takes the place of.
  package var number: Rational? = nil
}

extension Compilation {
  /// The same files with changes, compiled again in the same way.
  package func compiled(with edits: [Edit]) -> Compilation {
    let texts = files.map { file in applying(edits.filter { $0.range.file == file.id }, to: file.tree.bytes) }
    func text(of path: String) -> [UInt8]? { files.firstIndex { $0.path == path }.map { texts[$0] } }
    return compile(path: files[0].path, bytes: texts[0], options: options, read: text)
  }

  /// Edits do not overlap.
  private func applying(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    return bytes
  }
}

extension SourceRange {
  /// The place right behind it.
  var afterwards: SourceRange { SourceRange(file: file, start: end, end: end) }
  /// Whether `other` lies in it.
  package func holds(_ other: SourceRange) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
