internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// A place of a file where something is to be done.
struct ActionSite: Sendable {
  let snapshot: Snapshot
  /// What is selected, without the white space at its ends; a place of no length for a cursor.
  let selection: SourceRange

  init(_ snapshot: Snapshot, _ selection: SourceRange) {
    self.snapshot = snapshot
    let bytes = snapshot.tree.bytes
    var (start, end) = (min(selection.start, bytes.count), min(selection.end, bytes.count))
    while start < end && bytes[start].isWhite { start += 1 }
    while end > start && bytes[end - 1].isWhite { end -= 1 }
    self.selection = SourceRange(file: snapshot.file.id, start: start, end: end)
  }

  var tree: SyntaxTree { snapshot.tree }

  /// The statements that the selection touches, of the innermost braces that hold all of it; those of a cursor are the
  /// one around it. None where something broken is among them.
  var statements: [SyntaxNode] {
    var node: SyntaxNode? = tree.node(at: selection.start)
    while let current = node {
      if current.kind == .file || current.kind == .block && current.range.holds(selection) {
        let found = current.children.filter { $0.range.start <= selection.end && selection.start <= $0.range.end }
        // A cursor between two statements is at the one that begins there.
        let touched = selection.isEmpty ? found.suffix(1) : found.filter { $0.range.overlaps(selection) }
        if let first = touched.first {
          return touched.contains { $0.isBroken } ? [] : first.kind.isStatement ? touched : []
        }
      }
      node = current.parent
    }
    return []
  }

  /// The innermost statement around the selection; nil where several are selected.
  var statement: SyntaxNode? {
    let found = statements
    return found.count == 1 ? found[0] : nil
  }

  /// What a range of the file says.
  func text(_ range: SourceRange) -> String { snapshot.text(at: range) }

  /// What stands before the first word of the line of `offset`.
  func indent(at offset: Int) -> String {
    let line = snapshot.file.lines.position(of: offset).line
    let bytes = tree.bytes[snapshot.file.lines.range(ofLine: line, in: tree.bytes)]
    return String(decoding: bytes.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Whether statements stand alone on their lines, comments behind them apart.
  func standsAlone(_ statement: SyntaxNode) -> Bool {
    var (start, end) = (statement.range.start, statement.range.end)
    while start > 0 && tree.bytes[start - 1].isBlank { start -= 1 }
    while end < tree.bytes.count && tree.bytes[end].isBlank { end += 1 }
    let beginsLine = start == 0 || tree.bytes[start - 1].isLineEnd
    let endsLine = end == tree.bytes.count || tree.bytes[end].isLineEnd || tree.bytes[end] == UInt8(ascii: "/")
    return beginsLine && endsLine
  }

  /// Statements in the place of one: on lines of their own where it stands alone on its line.
  func lines(_ texts: [String], inPlaceOf statement: SyntaxNode) -> String {
    texts.joined(separator: standsAlone(statement) ? "\n" + indent(at: statement.range.start) : "; ")
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isWhite: Bool { isBlank || isLineEnd }
}

extension SourceRange {
  /// Whether they have a byte in common.
  func overlaps(_ other: SourceRange) -> Bool { file == other.file && start < other.end && other.start < end }
}

extension SyntaxKind {
  /// Whether it is something that stands in braces, or in a file.
  var isStatement: Bool { self != .unexpected && self != .missing && self != .block }
}

extension SyntaxNode {
  /// All nodes in it, itself included, in the order of the tree: a node behind what it holds.
  var subtree: some Sequence<SyntaxNode> {
    let (tree, last) = (self.tree, index)
    return (Int(tree.nodes[last].firstNode)...last).lazy.map { SyntaxNode(tree: tree, index: $0) }
  }

  /// Whether something in it is not what the grammar asks for.
  var isBroken: Bool { subtree.contains { $0.kind == .unexpected || $0.kind == .missing } }

  /// The nearest node around it of a kind.
  func ancestor(_ isWanted: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var node = parent
    while let current = node, !isWanted(current.kind) { node = current.parent }
    return node
  }
}
