internal import LayDiagnostics
internal import LayParser

/// Where a tree is broken: what stands there keeps its text.
struct Damage {
  private let tree: SyntaxTree
  /// Where errors begin, sorted.
  private var errors: [Int]
  /// How many nodes before one stand for what is missing or surplus.
  private var gaps: [Int32] = [0]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    errors = tree.diagnostics.filter { $0.severity == .error }.map { $0.range.start }
    errors.sort()
    if errors.isEmpty { return }
    gaps.reserveCapacity(tree.nodes.count + 1)
    for node in tree.nodes {
      gaps.append(gaps[gaps.count - 1] + (node.kind == .missing || node.kind == .unexpected ? 1 : 0))
    }
  }

  /// Whether anything is wrong in `node`.
  func isIn(_ node: SyntaxNode) -> Bool { errors.isEmpty ? false : count(node) > 0 }

  /// Whether something is wrong in a statement apart from the statements in its braces.
  func isInHead(of statement: SyntaxNode, _ blocks: [SyntaxNode]) -> Bool {
    if errors.isEmpty { return false }
    if blocks.contains(where: { !isWhole($0) }) { return true }
    let inner = blocks.flatMap { $0.children }.map { count($0) }.reduce(0, +)
    return count(statement) > inner
  }

  private func isWhole(_ block: SyntaxNode) -> Bool {
    block.token(.leftBrace) != nil && block.token(.rightBrace) != nil
  }

  private func count(_ node: SyntaxNode) -> Int {
    let range = node.range
    let first = Int(tree.nodes[node.index].firstNode)
    return errorCount(before: range.end + 1) - errorCount(before: range.start)
      + Int(gaps[node.index + 1] - gaps[first])
  }

  private func errorCount(before offset: Int) -> Int {
    var (low, high) = (0, errors.count)
    while low < high {
      let middle = (low + high) / 2
      if errors[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
