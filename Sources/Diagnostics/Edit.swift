/// One replacement in a file.
public struct Edit: Hashable, Sendable {
  /// The text that is removed; empty for an insertion.
  public var range: SourceRange
  /// The text that is inserted; empty for a deletion.
  public var replacement: String

  /// Creates the edit that replaces `range` with `replacement`.
  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// Applies `edits` to `bytes`, and returns the result. The edits belong to one file, are in any order, and do not
/// overlap; insertions at one offset are made in their order. The indices of `bytes` are offsets in the file, and edits
/// outside of them are ignored. Line breaks of replacements become those of `bytes`.
package func applying(_ edits: some Sequence<Edit>, to bytes: ArraySlice<UInt8>) -> [UInt8] {
  let sorted = edits.sorted { a, b in
    a.range.start == b.range.start ? a.range.end < b.range.end : a.range.start < b.range.start
  }
  var result: [UInt8] = []
  var next = bytes.startIndex
  let isCRLF = sorted.contains { $0.replacement.utf8.contains(0x0A) } && endsLinesWithCRLF(bytes)
  for edit in sorted {
    let start = min(max(edit.range.start, next), bytes.endIndex)
    result += bytes[next..<start]
    result += isCRLF ? edit.replacementWithCRLF.utf8 : edit.replacement.utf8
    next = min(max(edit.range.end, start), bytes.endIndex)
  }
  return result + bytes[next...]
}

/// Applies `edits` to a whole file, and returns the result.
package func applying(_ edits: some Sequence<Edit>, to bytes: [UInt8]) -> [UInt8] { applying(edits, to: bytes[...]) }

extension Edit {
  /// The replacement with the line breaks of `bytes`: CRLF if its first line ends with CRLF.
  package func replacement(in bytes: [UInt8]) -> String {
    replacement.utf8.contains(0x0A) && endsLinesWithCRLF(bytes[...]) ? replacementWithCRLF : replacement
  }

  fileprivate var replacementWithCRLF: String {
    var text = String.UnicodeScalarView()
    for scalar in replacement.unicodeScalars {
      if scalar == "\n" && text.last != "\r" { text.append("\r") }
      text.append(scalar)
    }
    return String(text)
  }
}

/// True if the first line ends with a carriage return and a line feed.
private func endsLinesWithCRLF(_ bytes: ArraySlice<UInt8>) -> Bool {
  guard let end = bytes.firstIndex(of: 0x0A) else { return false }
  return end > bytes.startIndex && bytes[end - 1] == 0x0D
}
