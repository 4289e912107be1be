internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// The constraints of the compiled file that refer to its guides.
struct GuideRules {
  private let compilation: Compilation
  /// The uses of each declared name, in all files.
  private lazy var uses = Dictionary(grouping: compilation.references) { $0.declaration }
  /// The declared names in each constraint of a statement, in all layouts.
  private lazy var names = namesByStatement()

  init(_ compilation: Compilation) { self.compilation = compilation }

  private func namesByStatement() -> [SourceRange: [Set<SourceRange>]] {
    var found: [SourceRange: [Set<SourceRange>]] = [:]
    for layout in compilation.layouts {
      for (index, statement) in layout.sources.statements.enumerated() {
        let terms = layout.program.constraints[index].terms
        found[statement, default: []].append(Set(terms.map { layout.sources.views[$0.view.index] }))
      }
    }
    return found
  }

  /// The statements outside of the braces of a guide that refer to it; nil if one of them is no constraint, or does more than to relate
  /// the guide to others.
  mutating func placing(_ guide: SyntaxNode, _ name: SourceRange) -> [SyntaxNode]? {
    var (found, known): ([SyntaxNode], Set<SourceRange>) = ([], [])
    for use in (uses[name] ?? []).map({ $0.use }) where !guide.range.holds(use) {
      guard use.file == name.file, let rule = guide.tree.node(at: use.start).surroundingRule else { return nil }
      if known.insert(rule.range).inserted { found.append(rule) }
    }
    // A comparison of an `expect` makes no constraint.
    return found.allSatisfy { names[$0.range]?.allSatisfy { $0.contains(name) } ?? false } ? found : nil
  }
}

extension SyntaxNode {
  /// The constraint without a name that the node is in, if it is a statement of its own; nil if there is none.
  fileprivate var surroundingRule: SyntaxNode? {
    var node = self
    while node.kind != .rule {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return node.parent?.kind == .block ? node : nil
  }
}
