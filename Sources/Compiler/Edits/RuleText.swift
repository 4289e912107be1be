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
  /// In a visual format, the gap without a number that the rule was made of, and the points that it stands for.
  let gap: FormatGap?
  private let gapLength: Rational
  /// In a visual format, what takes the option word away that the rule was made of.
  private let withoutOption: Edit?
  private let references: [SourceRange]
  private let files: [SourceFile]

  /// The rule that was made of the text at `place`, a part of `statement`, and that adds `constant`; nil where nothing in it
  /// can be changed alone.
  package init?(
    at place: SourceRange, of statement: SourceRange, constant: Rational, in compilation: Compilation
  ) {
    let index = Int(statement.file.rawValue)
    guard compilation.files.indices.contains(index) else { return nil }
    let tree = compilation.files[index].tree
    guard let node = tree.node(at: statement, where: { $0 == .rule || $0 == .vfl }) else { return nil }
    self.node = node
    let isFormat = node.kind == .vfl
    predicate = isFormat ? FormatPredicate(at: place, in: node) : nil
    gap = isFormat ? FormatGap(at: place, in: node) : nil
    gapLength = constant
    withoutOption = isFormat ? node.removal(ofOptionAt: place) : nil
    if isFormat && predicate == nil && gap == nil && withoutOption == nil { return nil }
    let parent = node.parent
    self.statement = parent?.kind == .constraintDeclaration ? parent ?? node : node
    files = compilation.files
    let said = predicate?.predicate.range ?? (isFormat ? place : statement)
    references = compilation.references.filter { said.holds($0.use) }.map { $0.declaration }
  }

  /// Where the statement stands.
  package var range: SourceRange { statement.range }

  /// Whether it is a gap in which no number stands.
  package var isBareGap: Bool { gap != nil }

  // MARK: Changes

  /// The rule with another priority, `high`; in a format 750.
  package func lowered(to priority: Priority, spelled name: String) -> RuleEdit? {
    if let predicate {
      if let written = predicate.predicate.priority {
        return edit(.priority, [Edit(written.range, priority.description)])
      }
      return edit(.priority, [Edit(predicate.predicate.range.afterwards, "@\(priority)")])
    }
    if let gap { return gap.lowered(gapLength, to: priority).flatMap { edit(.priority, [$0]) } }
    if withoutOption != nil { return nil }
    if let clause = node.child(.priorityClause) { return edit(.priority, [Edit(clause.range, "@\(name)")]) }
    return edit(.priority, [Edit(node.range.afterwards, " @\(name)")])
  }

  /// An equality as one of its halves.
  package func relaxed(to relation: Relation) -> RuleEdit? {
    if let predicate { return predicate.relaxed(to: relation).flatMap { edit(.relation, [$0]) } }
    if let gap { return gap.relaxed(gapLength, to: relation).flatMap { edit(.relation, [$0]) } }
    if withoutOption != nil { return nil }
    let signs = node.tokens.filter { $0.kind == .equalEqual || $0.kind == .lessEqual || $0.kind == .greaterEqual }
    guard signs.count == 1, signs[0].kind == .equalEqual else { return nil }
    return edit(.relation, [Edit(signs[0].range, relation.sign)])
  }

  /// The text without the rule.
  package var dropped: RuleEdit? {
    if let predicate {
      return predicate.dropped.flatMap { edit(.drop, [$0]) }
    }
    if gap != nil { return nil }
    if let withoutOption { return edit(.drop, [withoutOption]) }
    return RuleEdit(
      kind: .drop, edits: [Edit(statement.removal, "")], text: nil, original: statement.line,
      statement: statement.range)
  }

  /// The numbers of the rule, and those of the metrics and lets that it names.
  package var numbers: [NumberSite] {
    var found: [NumberSite] = []
    if let predicate {
      if let site = NumberSite(predicate, in: statement) { found.append(site) }
    } else if let gap {
      if let site = NumberSite(gap, gapLength, in: statement) { found.append(site) }
    } else if withoutOption == nil {
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

  private func edit(_ kind: RuleEdit.Kind, _ edits: [Edit]) -> RuleEdit { statement.edit(kind, edits) }
}

/// One change of one rule.
package struct RuleEdit: Hashable, Sendable {
  /// What is changed.
  package enum Kind: UInt8, Hashable, Sendable {
    case constant, priority, number, relation, setting, drop
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
  /// Another statement that changes too.
  package var companion: Companion? = nil

  /// A rule that gets a name.
  package struct Companion: Hashable, Sendable {
    /// The rule as it reads afterwards.
    package var text: String
    /// Its name.
    package var name: String
    /// Where it stands.
    package var statement: SourceRange
  }
}

extension SyntaxNode {
  /// A change of this statement.
  func edit(_ kind: RuleEdit.Kind, _ edits: [Edit]) -> RuleEdit {
    RuleEdit(kind: kind, edits: edits, text: line(after: edits), original: line, statement: range)
  }
}

extension Compilation {
  /// The same files with changes, compiled again in the same way.
  package func compiled(with edits: [Edit]) -> Compilation {
    let texts = files.map { file in applying(edits.filter { $0.range.file == file.id }, to: file.tree.bytes) }
    func text(of path: String) -> [UInt8]? { file(at: path).map { texts[Int($0.id.rawValue)] } }
    return compile(path: files[0].path, bytes: texts[0], options: options, read: text)
  }
}

extension SourceRange {
  /// The place right behind it.
  var afterwards: SourceRange { SourceRange(file: file, start: end, end: end) }
  /// Whether `other` lies in it.
  package func holds(_ other: SourceRange) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
