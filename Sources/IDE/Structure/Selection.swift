internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The selections around an offset of a file, each inside of the next.
struct SelectionReader {
  private let tree: SyntaxTree
  private let offset: Int
  private var found: [SourceRange] = []

  init(_ tree: SyntaxTree, at offset: Int) { (self.tree, self.offset) = (tree, offset) }

  /// Returns the selections, from the token outwards to the whole file.
  mutating func selections() -> [SourceRange] {
    let token = tree.token(at: offset)
    if token.kind == .text && token.range.start < offset && offset < token.range.end {
      for range in FormatSelections(in: token)?.around(offset) ?? [] { add(range) }
    }
    if !token.kind.isTrivia { add(token.range) }
    var node: SyntaxNode? = tree.node(at: offset)
    while let current = node {
      add(current.range)
      node = current.parent
    }
    add(SourceRange(file: tree.file, start: 0, end: tree.bytes.count))
    return found
  }

  /// Adds a range that is larger than all before it.
  private mutating func add(_ range: SourceRange) {
    let isLarger = found.last.map { range.start <= $0.start && range.end >= $0.end && range != $0 } ?? true
    if range.touches(offset) && !range.isEmpty && isLarger { found.append(range) }
  }
}
