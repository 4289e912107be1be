internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The selection of a file to which an action applies.
struct ActionSite: Sendable {
  let snapshot: Snapshot
  /// The selected range without the white space at its ends; an empty range for a cursor.
  let selection: SourceRange
  /// Names that other files declare, and that new ones must not have.
  let taken: Set<String>

  init(_ snapshot: Snapshot, _ selection: SourceRange, taken: Set<String>) {
    (self.snapshot, self.taken) = (snapshot, taken)
    let bytes = snapshot.tree.bytes
    var (start, end) = (min(selection.start, bytes.count), min(selection.end, bytes.count))
    while start < end && bytes[start].isWhite { start += 1 }
    while end > start && bytes[end - 1].isWhite { end -= 1 }
    self.selection = SourceRange(file: snapshot.file.id, start: start, end: end)
  }

  var tree: SyntaxTree { snapshot.tree }

  /// The statements that the selection touches, inside the innermost braces that hold all of it; for a cursor, the statement
  /// around it. Empty if one of them is broken.
  var statements: [SyntaxNode] {
    var node: SyntaxNode? = tree.node(at: selection.start)
    while let current = node {
      if current.kind == .file || current.kind == .block && current.range.holds(selection) {
        let found = current.children.filter { $0.range.start <= selection.end && selection.start <= $0.range.end }
        // A cursor between two statements belongs to the one that begins there.
        let touched = selection.isEmpty ? found.suffix(1) : found.filter { $0.range.overlaps(selection) }
        if let first = touched.first {
          return touched.contains { $0.isBroken } ? [] : first.kind.isStatement ? touched : []
        }
      }
      node = current.parent
    }
    return []
  }

  /// The innermost statement around the selection; nil if several are selected.
  var statement: SyntaxNode? {
    let found = statements
    return found.count == 1 ? found[0] : nil
  }
}
