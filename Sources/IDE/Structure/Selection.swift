internal import LayCompiler
public import LayDiagnostics
internal import LayParser

extension Snapshot {
  /// Returns the selections around `offset`, from the token outwards to the whole file, each inside of the next.
  public func selections(at offset: Int) -> [SourceRange] {
    var found: [SourceRange] = []
    func add(_ range: SourceRange) {
      let isLarger = found.last.map { range.start <= $0.start && range.end >= $0.end && range != $0 } ?? true
      if range.touches(offset) && !range.isEmpty && isLarger { found.append(range) }
    }
    let token = tree.token(at: offset)
    if token.kind == .text && token.range.start < offset && offset < token.range.end {
      for range in formatSelections(in: token, at: offset) { add(range) }
    }
    if !token.kind.isTrivia { add(token.range) }
    var node: SyntaxNode? = tree.node(at: offset)
    while let current = node {
      add(current.range)
      node = current.parent
    }
    add(SourceRange(file: file.id, start: 0, end: tree.bytes.count))
    return found
  }
}
