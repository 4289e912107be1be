internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A range of lines that an editor can fold.
public struct Fold: Hashable, Sendable {
  /// The kind of folded text.
  public enum Kind: Hashable, Sendable {
    case block, comment, imports
  }

  /// The kind of folded text.
  public var kind: Kind
  /// The range from the opening brace to right before the closing one, or of whole lines.
  public var range: SourceRange
}

/// The folds of a file.
struct FoldReader {
  private let file: SourceFile
  private var tree: SyntaxTree { file.tree }

  init(_ file: SourceFile) { self.file = file }

  /// Returns the folds in source order.
  func folds() -> [Fold] {
    var found = blockFolds()
    found += runs(.comments).map { Fold(kind: .comment, range: $0) }
    found += runs(.imports).map { Fold(kind: .imports, range: $0) }
    return found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  private func line(of offset: Int) -> Int { file.lines.position(of: offset).line }

  private func blockFolds() -> [Fold] {
    tree.nodes.indices.compactMap { index in
      guard tree.nodes[index].kind == .block else { return nil }
      let range = SyntaxNode(tree: tree, index: index).range
      // The closing brace stays visible, so there must be a line between the two.
      guard line(of: range.start) + 1 < line(of: range.end) else { return nil }
      return Fold(kind: .block, range: SourceRange(file: range.file, start: range.start, end: range.end - 1))
    }
  }

  private enum Run { case comments, imports }

  /// Returns runs of two or more neighbouring lines that contain nothing else.
  private func runs(_ wanted: Run) -> [SourceRange] {
    let places = wanted == .comments ? wholeLineComments : imports
    var found: [SourceRange] = []
    var current: SourceRange?
    for place in places {
      if let run = current, line(of: run.end) + 1 >= line(of: place.start) {
        current = run.union(place)
      } else {
        if let current { found.append(current) }
        current = place
      }
    }
    if let current { found.append(current) }
    return found.filter { line(of: $0.start) < line(of: $0.end) }
  }

  private var imports: [SourceRange] { tree.root.children.filter { $0.kind == .importDeclaration }.map { $0.range } }

  private var wholeLineComments: [SourceRange] {
    (0..<tree.tokenCount).filter { token in
      guard tree.tokenKinds[token] == .comment || tree.tokenKinds[token] == .docComment else { return false }
      let before = token > 0 && tree.tokenKinds[token - 1] == .whitespace ? token - 2 : token - 1
      return before < 0 || tree.tokenKinds[before] == .newline
    }.map { tree.tokenRange($0) }
  }
}
