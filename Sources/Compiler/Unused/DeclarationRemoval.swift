internal import LayDiagnostics
internal import LayParser

extension SyntaxNode {
  /// The edit that removes the statement with the comments that document it, and one of the empty lines around it.
  func removingDocumented() -> Edit {
    let bytes = tree.bytes
    var (start, end) = (removal.start, removal.end)
    if start > 0 && !isLineEnd(bytes[start - 1]) { return Edit(removal, "") }
    while let line = line(before: start), isDocumentation(line) { start = line.lowerBound }
    let isAfterBlank = line(before: start).map { isBlank($0) } ?? true
    if isAfterBlank, let line = line(from: end), isBlank(line) { end = line.upperBound }
    return Edit(SourceRange(file: tree.file, start: start, end: end), "")
  }

  /// The range that is removed with an element of a list in parentheses: the element and one of the commas around it, or the
  /// parentheses if it is the only one.
  var listRemoval: SourceRange {
    let (record, range) = (tree.nodes[index], range)
    let first = SyntaxToken(tree: tree, index: Int(record.firstToken))
    let last = SyntaxToken(tree: tree, index: Int(record.endToken) - 1)
    guard let before = first.previous, let after = last.next else { return range }
    var (start, end) = (range.start, range.end)
    if after.kind == .comma {
      end = after.next?.range.start ?? after.range.end
    } else if before.kind == .comma {
      start = before.range.start
    } else if before.kind == .leftParen && after.kind == .rightParen {
      (start, end) = (before.range.start, after.range.end)
    }
    return SourceRange(file: range.file, start: start, end: end)
  }

  // MARK: - Lines

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The line that begins at `start`, with its end; nil at the end of the file.
  private func line(from start: Int) -> Range<Int>? {
    let bytes = tree.bytes
    if start >= bytes.count { return nil }
    var end = start
    while end < bytes.count && !isLineEnd(bytes[end]) { end += 1 }
    if end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A { end += 1 }
    return start..<min(end + 1, bytes.count)
  }

  /// The line that ends before `end`, the start of another one; nil at the start of the file.
  private func line(before end: Int) -> Range<Int>? {
    let bytes = tree.bytes
    if end == 0 { return nil }
    var start = end - 1
    if start > 0 && bytes[start] == 0x0A && bytes[start - 1] == 0x0D { start -= 1 }
    while start > 0 && !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  private func trimmed(_ line: Range<Int>) -> ArraySlice<UInt8> {
    tree.bytes[line].drop { $0 == 0x20 || $0 == 0x09 }
  }

  private func isBlank(_ line: Range<Int>) -> Bool { trimmed(line).allSatisfy { isLineEnd($0) } }

  private func isDocumentation(_ line: Range<Int>) -> Bool { trimmed(line).starts(with: [0x2F, 0x2F, 0x2F]) }
}
