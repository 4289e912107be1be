/// One replacement in a file.
public struct Edit: Hashable, Sendable {
  /// What goes away; empty for an insertion.
  public var range: SourceRange
  /// What comes instead; empty for a deletion.
  public var replacement: String

  /// Puts `replacement` in the place of `range`.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// `bytes` with `edits` made. They are of one file, in any order, and do not overlap; insertions at one place are made in their
/// order. The indices of `bytes` are offsets in the file, and what lies outside of them is left out.
package func applying(_ edits: some Sequence<Edit>, to bytes: ArraySlice<UInt8>) -> [UInt8] {
  let sorted = edits.sorted { a, b in
    a.range.start == b.range.start ? a.range.end < b.range.end : a.range.start < b.range.start
  }
  var result: [UInt8] = []
  var next = bytes.startIndex
  for edit in sorted {
    let start = min(max(edit.range.start, next), bytes.endIndex)
    result += bytes[next..<start]
    result += Array(edit.replacement.utf8)
    next = min(max(edit.range.end, start), bytes.endIndex)
  }
  return result + bytes[next...]
}

/// The same of a whole file.
package func applying(_ edits: some Sequence<Edit>, to bytes: [UInt8]) -> [UInt8] { applying(edits, to: bytes[...]) }
