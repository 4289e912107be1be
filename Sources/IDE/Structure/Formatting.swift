internal import LayCompiler
internal import LayDiagnostics
internal import LayFormatter
internal import LayParser

/// The formatting edits of a part of a file.
struct FormattingReader {
  private let file: SourceFile
  private var tree: SyntaxTree { file.tree }

  init(_ file: SourceFile) { self.file = file }

  /// Returns the formatting edits within the lines of `range`.
  func edits(in range: SourceRange) -> [Edit] {
    let first = file.lines.lineStarts[file.lines.position(of: range.start).line - 1]
    let lastLine = file.lines.position(of: range.end).line
    let end = file.lines.range(ofLine: lastLine, in: tree.bytes).upperBound
    return formatEdits(tree).filter { $0.range.start >= first && $0.range.end <= end }
  }

  /// Returns the formatting edits of the text that a typed character completes.
  func edits(afterTyping character: Character, at offset: Int) -> [Edit] {
    guard let range = finished(by: character, at: offset) else { return [] }
    return formatEdits(tree).filter { edit in
      range.lowerBound <= edit.range.start && edit.range.end <= range.upperBound
        && !edit.replacement.utf8.contains(where: isLineBreak)
        && !tree.bytes[edit.range.start..<edit.range.end].contains(where: isLineBreak)
    }
  }

  private func finished(by character: Character, at offset: Int) -> Range<Int>? {
    let line = file.lines.position(of: offset).line
    if character.isNewline {
      guard line > 1 else { return nil }
      let before = file.lines.range(ofLine: line - 1, in: tree.bytes)
      return before.lowerBound..<before.upperBound
    }
    guard offset > 0, offset <= tree.bytes.count else { return nil }
    let token = tree.token(at: offset - 1)
    switch (character, token.kind) {
    case (";", .semicolon): return file.lines.lineStarts[line - 1]..<token.range.start
    case ("}", .rightBrace):
      guard let block = tree.nodes.indices.first(where: { isBlock($0, endingAt: offset) }) else { return nil }
      let start = SyntaxNode(tree: tree, index: block).range.start
      return file.lines.lineStarts[file.lines.position(of: start).line - 1]..<offset
    default: return nil
    }
  }

  private func isBlock(_ index: Int, endingAt offset: Int) -> Bool {
    tree.nodes[index].kind == .block && SyntaxNode(tree: tree, index: index).range.end == offset
  }
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
