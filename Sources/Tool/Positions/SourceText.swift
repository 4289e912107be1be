internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// A file with its lines, for reporters.
struct SourceText {
  var path: String
  var bytes: [UInt8]
  var lines: LineMap

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineMap(bytes)
  }

  init(_ file: SourceFile) {
    path = file.path
    bytes = file.tree.bytes
    lines = file.lines
  }
}

/// Returns `file:line:column` of the start of `range`; nil for an unknown file.
func spelledPosition(of range: SourceRange, in sources: [SourceText]) -> String? {
  let index = Int(range.file.rawValue)
  guard sources.indices.contains(index) else { return nil }
  let position = sources[index].lines.position(of: range.start)
  return "\(visible(sources[index].path)):\(position.line):\(position.column)"
}
