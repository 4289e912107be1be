package import LayDiagnostics
package import LayParser

extension SyntaxTree {
  /// The node whose range is exactly `range` and whose kind satisfies `isWanted`; nil if there is none.
  func node(at range: SourceRange, where isWanted: (SyntaxKind) -> Bool) -> SyntaxNode? {
    for index in nodes.indices where isWanted(nodes[index].kind) {
      let record = nodes[index]
      guard tokenStart(Int(record.firstToken)) == range.start, record.endToken > record.firstToken,
        Int(tokenEnds[Int(record.endToken) - 1]) == range.end
      else { continue }
      return SyntaxNode(tree: self, index: index)
    }
    return nil
  }
}

extension SyntaxNode {
  /// The text on one line.
  var line: String { line(after: []) }

  /// The text on one line, after edits.
  func line(after edits: [Edit]) -> String {
    let range = range
    let bytes = applying(edits, to: tree.bytes[range.start..<range.end])
    return String(decoding: SyntaxNode.joined(bytes), as: UTF8.self)
  }

  /// `bytes` with every run of white space replaced by one space.
  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    for byte in bytes {
      let isWhite = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isWhite {
        found.append(byte)
      } else if found.last != 0x20 {
        found.append(0x20)
      }
    }
    return found
  }

  /// The range that is removed with a statement: its lines if nothing else is on them, otherwise its text with the `;`
  /// that separates it from the next statement or the previous one.
  package var removal: SourceRange {
    let (bytes, range) = (tree.bytes, range)
    var (start, end) = (range.start, range.end)
    while start > 0 && SyntaxNode.isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count && SyntaxNode.isBlank(bytes[end]) { end += 1 }
    let beginsLine = start == 0 || SyntaxNode.isLineEnd(bytes[start - 1])
    let endsLine = end == bytes.count || SyntaxNode.isLineEnd(bytes[end])
    if beginsLine && endsLine {
      if end < bytes.count && bytes[end] == 0x0D { end += 1 }
      if end < bytes.count && bytes[end] == 0x0A { end += 1 }
      return SourceRange(file: range.file, start: start, end: end)
    }
    if end < bytes.count && bytes[end] == 0x3B {
      end += 1
      while end < bytes.count && SyntaxNode.isBlank(bytes[end]) { end += 1 }
      return SourceRange(file: range.file, start: range.start, end: end)
    }
    if start > 0 && bytes[start - 1] == 0x3B {
      return SourceRange(file: range.file, start: start - 1, end: range.end)
    }
    return range
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
