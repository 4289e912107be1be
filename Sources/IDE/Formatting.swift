internal import LayCompiler
public import LayDiagnostics
internal import LayFormatter
internal import LayParser

extension Snapshot {
  /// The edits that bring the file into its canonical form.
  public func formatting() -> [Edit] { formatEdits(tree) }

  /// Those of the edits that touch lines of `range`.
  public func formatting(in range: SourceRange) -> [Edit] {
    let first = file.lines.lineStarts[file.lines.position(of: range.start).line - 1]
    let lastLine = file.lines.position(of: range.end).line
    let end = file.lines.range(ofLine: lastLine, in: tree.bytes).upperBound
    return formatting().filter { $0.range.start >= first && $0.range.end <= end }
  }
}
