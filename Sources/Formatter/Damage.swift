internal import LayDiagnostics
internal import LayParser

/// The broken tokens of a tree: statements that contain them keep their text.
struct Damage {
  /// The extent of the text that is kept around an error.
  enum Scope {
    /// The statement, or its part outside of its blocks if the braces of these are intact.
    case statement
    /// The statement of the file that contains the error.
    case declaration
  }

  let scope: Scope
  private let tree: SyntaxTree
  /// The number of broken tokens before each token; empty if nothing is broken.
  private var marks: [Int32] = []

  init(_ tree: SyntaxTree, _ scope: Scope) {
    self.tree = tree
    self.scope = scope
    let errors = tree.errors
    if errors.isEmpty { return }
    var isBroken = [Bool](repeating: false, count: tree.tokenCount)
    for error in errors { Damage.mark(error.range, of: tree, &isBroken) }
    for node in tree.nodes where node.kind == .unexpected || node.kind == .missing {
      // A missing token counts as an error of the token before it.
      let first = max(0, min(Int(node.firstToken), Int(node.endToken) - 1))
      for token in first..<max(first + 1, Int(node.endToken)) { isBroken[token] = true }
    }
    marks = [0]
    marks.reserveCapacity(isBroken.count + 1)
    for isBroken in isBroken { marks.append(marks[marks.count - 1] + (isBroken ? 1 : 0)) }
  }

  private static func mark(_ range: SourceRange, of tree: SyntaxTree, _ isBroken: inout [Bool]) {
    let first = tree.token(at: max(0, range.isEmpty ? range.start - 1 : range.start)).index
    for token in first..<tree.tokenCount {
      isBroken[token] = true
      if Int(tree.tokenEnds[token]) >= range.end { return }
    }
  }

  /// True if nothing is broken.
  var isEmpty: Bool { marks.isEmpty }

  /// True if any of `tokens` is broken.
  func isIn(_ tokens: Range<Int>) -> Bool { isEmpty ? false : count(tokens) > 0 }

  /// True if a statement has an error outside of its blocks, or in their braces.
  func isInHead(of statement: SyntaxNode, _ blocks: [SyntaxNode]) -> Bool {
    if isEmpty { return false }
    if blocks.contains(where: { !isWhole($0) }) { return true }
    let inner = blocks.map { count(tree.tokens(of: $0)) }.reduce(0, +)
    return count(tree.tokens(of: statement)) > inner
  }

  /// True if both braces of a block exist and are not broken.
  func isWhole(_ block: SyntaxNode) -> Bool {
    if isEmpty { return true }
    guard let left = block.token(.leftBrace), let right = block.token(.rightBrace) else { return false }
    return !isIn(left.index..<left.index + 1) && !isIn(right.index..<right.index + 1)
  }

  private func count(_ tokens: Range<Int>) -> Int { Int(marks[tokens.upperBound] - marks[tokens.lowerBound]) }
}

extension SyntaxTree {
  /// The errors that keep the file from being compiled.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// The tokens of `node`.
  func tokens(of node: SyntaxNode) -> Range<Int> {
    let record = nodes[node.index]
    return Int(record.firstToken)..<max(Int(record.firstToken), Int(record.endToken))
  }
}
