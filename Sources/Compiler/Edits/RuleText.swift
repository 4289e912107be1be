package import LayDiagnostics
package import LayModel
package import LayNumbers
internal import LayParser

/// A constraint in the file, with its possible edits.
package struct RuleText: Sendable {
  /// The constraint or format.
  let node: SyntaxNode
  /// The statement that contains the constraint: a declaration, if the constraint has a name.
  let statement: SyntaxNode
  /// The predicate of a visual format from which the constraint was lowered; nil for other constraints.
  let predicate: FormatPredicate?
  /// The gap of a visual format without a number from which the constraint was lowered; nil for other constraints.
  let gap: FormatGap?
  private let gapLength: Rational
  /// The edit that removes the option word of a visual format from which the constraint was lowered; nil for other
  /// constraints.
  private let withoutOption: Edit?
  private let references: [SourceRange]
  private let files: [SourceFile]

  /// The constraint lowered from the text at `place`, a part of `statement`, with the constant `constant`; nil if
  /// nothing in it can be changed alone.
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

  /// A constraint of a layout in its file; nil if nothing in it can be changed alone.
  package init?(of id: ConstraintID, _ layout: CompiledLayout, in compilation: Compilation) {
    self.init(
      at: layout.sources.constraints[id.index], of: layout.sources.statements[id.index],
      constant: layout.program.constraints[id.index].constant, in: compilation)
  }

  /// The range of the statement.
  package var range: SourceRange { statement.range }

  /// True if the constraint is a gap without a number.
  package var isBareGap: Bool { gap != nil }

  // MARK: Changes

  /// The edit that changes the priority to `priority`, written as `name`, or as a number in a format.
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

  /// The edit that replaces an equality by one of its inequalities; nil if it is not a single equality.
  package func relaxed(to relation: Relation) -> RuleEdit? {
    if let predicate { return predicate.relaxed(to: relation).flatMap { edit(.relation, [$0]) } }
    if let gap { return gap.relaxed(gapLength, to: relation).flatMap { edit(.relation, [$0]) } }
    guard withoutOption == nil, let sign = onlySign, sign.kind == .equalEqual else { return nil }
    return edit(.relation, [Edit(sign.range, relation.sign)])
  }

  /// The edit that replaces an inequality by its equality; nil if it is not a single inequality, or in a format.
  package var tightened: RuleEdit? {
    guard predicate == nil, gap == nil, withoutOption == nil, let sign = onlySign, sign.kind != .equalEqual else {
      return nil
    }
    return edit(.relation, [Edit(sign.range, Relation.equal.sign)])
  }

  /// The sign of the relation; nil if there are several.
  private var onlySign: SyntaxToken? {
    let signs = node.tokens.filter { $0.kind == .equalEqual || $0.kind == .lessEqual || $0.kind == .greaterEqual }
    return signs.count == 1 ? signs[0] : nil
  }

  /// The edit that removes the constraint; nil if that is not possible.
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

  /// The numbers of the constraint, and those of the metrics and lets that it uses.
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

/// An edit of one constraint or setting.
package struct RuleEdit: Hashable, Sendable {
  /// The part that is changed.
  package enum Kind: UInt8, Hashable, Sendable {
    case constant, priority, number, relation, setting, drop
  }
  package var kind: Kind
  /// The edits of the file.
  package var edits: [Edit]
  /// The statement after the edit; nil if it is removed.
  package var text: String?
  /// The statement before the edit.
  package var original: String
  /// The range of the statement.
  package var statement: SourceRange
  /// The new number, for an edit of a number.
  package var number: Rational? = nil
  /// Another statement that changes too.
  package var companion: Companion? = nil

  /// A constraint that is given a name.
  package struct Companion: Hashable, Sendable {
    /// The constraint after the edit.
    package var text: String
    /// The new name.
    package var name: String
    /// The range of the constraint.
    package var statement: SourceRange
  }
}

extension SyntaxNode {
  /// The edit of this statement that makes `edits`.
  func edit(_ kind: RuleEdit.Kind, _ edits: [Edit]) -> RuleEdit {
    RuleEdit(kind: kind, edits: edits, text: line(after: edits), original: line, statement: range)
  }
}

extension SourceRange {
  /// The empty range directly after it.
  var afterwards: SourceRange { SourceRange(file: file, start: end, end: end) }
  /// True if `other` is inside this range.
  package func holds(_ other: SourceRange) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
