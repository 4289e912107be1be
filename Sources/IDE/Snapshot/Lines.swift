internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// The lines of statements, with the comments that belong to them.

extension SourceFile {
  /// Returns the offset behind the comment that ends the line of a statement.
  func endOfLine(behind statement: SyntaxNode) -> Int {
    var token = tree.token(at: statement.range.end).index
    var end = statement.range.end
    while token < tree.tokenCount, tree.tokenKinds[token].isTrivia, tree.tokenKinds[token] != .newline {
      if tree.tokenKinds[token] != .whitespace { end = Int(tree.tokenEnds[token]) }
      token += 1
    }
    return end
  }

  /// Returns the start of a statement's line, including the comment lines above it.
  func beginning(of statement: SyntaxNode) -> Int {
    let bytes = tree.bytes
    var line = lines.position(of: statement.range.start).line
    while line > 1,
      bytes[lines.range(ofLine: line - 1, in: bytes)].drop(while: { $0.isBlank }).starts(with: [0x2F, 0x2F])
    {
      line -= 1
    }
    return lines.lineStarts[line - 1]
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  var isWhite: Bool { isBlank || isLineEnd }
}
