package import LayCompiler
package import LayDiagnostics
internal import LayParser

/// A file with its lines, for reporters.
package struct SourceText {
  package var path: String
  package var bytes: [UInt8]
  package var lines: LineMap

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineMap(bytes)
  }

  package init(_ file: SourceFile) {
    path = file.path
    bytes = file.tree.bytes
    lines = file.lines
  }
}

/// Returns `file:line:column` of the start of `range`; nil for an unknown file.
package func spelledPosition(of range: SourceRange, in sources: [SourceText]) -> String? {
  let index = Int(range.file.rawValue)
  guard sources.indices.contains(index) else { return nil }
  let position = sources[index].lines.position(of: range.start)
  return "\(visible(sources[index].path)):\(position.line):\(position.column)"
}
