/// The line starts of a text. Lines and columns count from 1, columns in UTF-8 bytes unless noted.
///
/// A line ends with `\n`, `\r\n` or, as many editors show it, a lone `\r`.
public struct LineMap: Sendable {
  /// The offset of the first byte of each line.
  public let lineStarts: [Int]
  /// The number of bytes of the text.
  public let byteCount: Int

  /// The lines of `bytes`.
  public init(_ bytes: [UInt8]) { self.init(bytes, returnsEndLines: true) }

  /// The lines of `bytes` as `diff` and `patch` count them: a lone `\r` ends none.
  public init(forPatch bytes: [UInt8]) { self.init(bytes, returnsEndLines: false) }

  private init(_ bytes: [UInt8], returnsEndLines: Bool) {
    var starts = [0]
    for offset in bytes.indices {
      if bytes[offset] == 0x0A {
        starts.append(offset + 1)
      } else if returnsEndLines && bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A) {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
    byteCount = bytes.count
  }

  /// A line and a column, as shown to a reader.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in UTF-8 bytes.
    public var column: Int

    /// Creates a position; both numbers count from 1.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The line and column of the byte at `offset`, clamped to the text.
  public func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), byteCount)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The offsets of line `line` (from 1), its line break excluded when `bytes` are the map's own text.
  public func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = lineStarts[line - 1]
    guard line < lineStarts.count else { return start..<byteCount }
    let end = lineStarts[line] - 1
    return start..<(end > start && bytes[end] == 0x0A && bytes[end - 1] == 0x0D ? end - 1 : end)
  }
}
