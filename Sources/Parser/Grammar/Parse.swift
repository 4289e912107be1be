public import LayDiagnostics

/// Parses `bytes`. Never fails: the tree prints back byte for byte, and ``SyntaxTree/diagnostics`` lists the mistakes.
public func parse(_ bytes: [UInt8], file: FileID = .main) -> SyntaxTree {
  if let reason = unreadable(bytes, file) { return unreadTree(bytes, file, reason) }
  var parser = Parser(file: file, bytes: bytes, tokens: tokenize(bytes))
  parser.parseFile()
  return parser.tree()
}

/// The reason why `bytes` cannot even be split into tokens; nil if they can.
private func unreadable(_ bytes: [UInt8], _ file: FileID) -> Diagnostic? {
  let start = SourceRange(file: file, start: 0, end: 0)
  if bytes.count > Limits.fileSize { return .fileTooLarge(bytes.count, at: start) }
  guard bytes.count >= 2 else { return nil }
  let isUTF16 = bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0xFE && bytes[1] == 0xFF
  return isUTF16 ? .isUTF16(at: start) : nil
}

/// Creates a tree without statements that prints back.
private func unreadTree(_ bytes: [UInt8], _ file: FileID, _ reason: Diagnostic) -> SyntaxTree {
  let end = UInt32(truncatingIfNeeded: bytes.count)
  return SyntaxTree(
    file: file, bytes: bytes, tokenKinds: [.unknown, .endOfFile], tokenEnds: [end, end],
    nodes: [
      SyntaxTree.NodeRecord(kind: .unexpected, firstNode: 0, firstToken: 0, endToken: 1),
      SyntaxTree.NodeRecord(kind: .file, firstNode: 0, firstToken: 0, endToken: 1),
    ], diagnostics: [reason])
}
