internal import LayDiagnostics

/// The unit of columns in positions (LSP 3.17, `positionEncoding`).
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Returns the units of a character in UTF-16 for its first byte, and 0 for its other bytes.
  func units(of byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}

/// A position of the protocol: lines and columns count from 0.
struct Position: Hashable, Comparable, Sendable {
  var line: Int
  var character: Int

  static func < (a: Position, b: Position) -> Bool { (a.line, a.character) < (b.line, b.character) }
}

/// Converts offsets of a text to positions of the protocol and back.
struct PositionMap: Sendable {
  let bytes: [UInt8]
  let lines: LineMap
  let encoding: PositionEncoding

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.init(bytes, LineMap(bytes), encoding)
  }

  init(_ bytes: [UInt8], _ lines: LineMap, _ encoding: PositionEncoding) {
    (self.bytes, self.lines, self.encoding) = (bytes, lines, encoding)
  }

  /// Returns the position of the byte at `offset`, clamped to the text.
  func position(of offset: Int) -> Position {
    let place = lines.position(of: offset)
    let start = lines.lineStarts[place.line - 1]
    let column =
      switch encoding {
      case .utf8: place.column - 1
      case .utf16: bytes[start..<start + place.column - 1].reduce(0) { $0 + encoding.units(of: $1) }
      }
    return Position(line: place.line - 1, character: column)
  }

  /// Returns the positions at both ends of a range, clamped to the text.
  func positions(of range: SourceRange) -> Range<Position> { position(of: range.start)..<position(of: range.end) }

  /// Returns the offset of a position. Behind the end of a line it is the line's end, behind the last line the end of the text.
  func offset(of position: Position) -> Int {
    guard position.line < lines.lineStarts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    let line = lineWithoutBreak(position.line)
    switch encoding {
    case .utf8: return line.lowerBound + min(max(0, position.character), line.count)
    case .utf16:
      var (offset, column) = (line.lowerBound, 0)
      while offset < line.upperBound && column < position.character {
        column += encoding.units(of: bytes[offset])
        offset += 1
        while offset < line.upperBound && bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      }
      return offset
    }
  }

  private func lineWithoutBreak(_ line: Int) -> Range<Int> {
    let range = lines.range(ofLine: line + 1, in: bytes)
    var end = range.upperBound
    while end > range.lowerBound && (bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D) { end -= 1 }
    return range.lowerBound..<end
  }
}
