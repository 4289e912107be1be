internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// Helpers that read the lines around an action, and write new text in the same style.

extension ActionSite {
  /// Returns the text of a range of the file.
  func text(_ range: SourceRange) -> String { snapshot.text(at: range) }

  /// Returns the indentation of the line of `offset`.
  func indent(at offset: Int) -> String {
    let line = snapshot.file.lines.position(of: offset).line
    let bytes = tree.bytes[snapshot.file.lines.range(ofLine: line, in: tree.bytes)]
    return String(decoding: bytes.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// True if a statement is alone on its lines, apart from comments behind it.
  func standsAlone(_ statement: SyntaxNode) -> Bool {
    var (start, end) = (statement.range.start, statement.range.end)
    while start > 0 && tree.bytes[start - 1].isBlank { start -= 1 }
    while end < tree.bytes.count && tree.bytes[end].isBlank { end += 1 }
    let beginsLine = start == 0 || tree.bytes[start - 1].isLineEnd
    let endsLine = end == tree.bytes.count || tree.bytes[end].isLineEnd || tree.bytes[end] == UInt8(ascii: "/")
    return beginsLine && endsLine
  }

  /// Joins statements that replace one: on lines of their own if that one is alone on its line.
  func lines(_ texts: [String], inPlaceOf statement: SyntaxNode) -> String {
    texts.joined(separator: standsAlone(statement) ? "\n" + indent(at: statement.range.start) : "; ")
  }

  /// Returns a name like `name` that no token of any file has, in any meaning, and that no file declares where this one is imported.
  func freeName(like name: String) -> String {
    var taken = taken
    for file in snapshot.compilation.files {
      for token in 0..<file.tree.tokenCount where file.tree.tokenKinds[token] == .name {
        taken.insert(file.tree.tokenText(token))
      }
    }
    func isFree(_ name: String) -> Bool { !taken.contains(name) && ReservedNames.group(of: name) == nil }
    if isFree(name) { return name }
    var number = 2
    while !isFree("\(name)\(number)") { number += 1 }
    return "\(name)\(number)"
  }
}

extension Int {
  /// Returns the empty range at an offset.
  func place(in tree: SyntaxTree) -> SourceRange { SourceRange(file: tree.file, start: self, end: self) }
}
