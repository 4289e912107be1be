public import LayDiagnostics

/// Parses `bytes`. Never fails: the tree prints back byte for byte and says in ``SyntaxTree/diagnostics`` what was
/// wrong.
public func parse(_ bytes: [UInt8], file: FileID = .main) -> SyntaxTree {
  SyntaxTree(
    file: file, bytes: bytes, tokenKinds: [.unknown, .endOfFile],
    tokenEnds: [UInt32(bytes.count), UInt32(bytes.count)],
    nodes: [SyntaxTree.NodeRecord(kind: .file, firstNode: 0, firstToken: 0, endToken: 1)], diagnostics: [])
}
