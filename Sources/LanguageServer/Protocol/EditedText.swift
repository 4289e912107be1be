/// A text during the changes of a client: it is kept in pieces with their numbers of lines and columns, so that each change costs
/// one piece and a walk over the others. Positions have the same meaning as in ``PositionMap``.
struct EditedText {
  private struct Piece {
    var bytes: [UInt8]
    /// The units of its characters.
    var columns = 0
    /// The number of lines that end in it, if nothing follows.
    var breaks = 0

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
      self.bytes = bytes
      for offset in bytes.indices {
        if endsLine(at: offset) { breaks += 1 }
        if encoding == .utf16 { columns += encoding.units(of: bytes[offset]) }
      }
      if encoding == .utf8 { columns = bytes.count }
    }

    func endsLine(at offset: Int) -> Bool {
      bytes[offset] == 0x0A || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
    }
  }

  /// A position between bytes: at the end of a piece, or at the beginning of the next one.
  private struct Place {
    var piece: Int
    var offset: Int
  }

  /// The most bytes of a new piece.
  static let pieceSize = 4096

  let encoding: PositionEncoding
  private let pieceSize: Int
  private var pieces: [Piece] = []
  /// The number of bytes.
  private(set) var count: Int

  init(_ bytes: [UInt8], _ encoding: PositionEncoding, pieceSize: Int = EditedText.pieceSize) {
    (self.encoding, self.pieceSize, count) = (encoding, pieceSize, bytes.count)
    pieces = cut(bytes)
    keepOne()
  }

  /// The whole text.
  var bytes: [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(count)
    for piece in pieces { all += piece.bytes }
    return all
  }

  /// Replaces the text between two positions.
  mutating func replace(_ range: Range<Position>, with text: [UInt8]) {
    let (start, end) = (place(of: range.lowerBound), place(of: range.upperBound))
    let (head, tail) = (pieces[start.piece].bytes[..<start.offset], pieces[end.piece].bytes[end.offset...])
    let old = pieces[start.piece...end.piece].reduce(0) { $0 + $1.bytes.count }
    let new = Array(head) + text + tail
    count += new.count - old
    pieces.replaceSubrange(start.piece...end.piece, with: cut(new))
    keepOne()
  }

  /// Splits bytes into pieces of limited size, at boundaries of characters.
  private func cut(_ bytes: [UInt8]) -> [Piece] {
    var found: [Piece] = []
    var start = 0
    while start < bytes.count {
      var end = min(bytes.count, start + pieceSize)
      while end < bytes.count && bytes[end] & 0xC0 == 0x80 { end += 1 }
      found.append(Piece(Array(bytes[start..<end]), encoding))
      start = end
    }
    return found
  }

  /// Adds an empty piece to an empty text; no other piece is empty.
  private mutating func keepOne() { if pieces.isEmpty { pieces.append(Piece([], encoding)) } }

  // MARK: Positions

  /// True if a line ends at a byte: at `\r` only if no `\n` follows, even in the next piece.
  private func endsLine(_ piece: Int, _ offset: Int) -> Bool {
    pieces[piece].endsLine(at: offset) && !(offset + 1 == pieces[piece].bytes.count && joinsNext(piece))
  }

  /// True if a piece ends in the middle of `\r\n`.
  private func joinsNext(_ piece: Int) -> Bool {
    pieces[piece].bytes.last == 0x0D && piece + 1 < pieces.count && pieces[piece + 1].bytes.first == 0x0A
  }

  private func place(of position: Position) -> Place {
    guard position.line >= 0 else { return Place(piece: 0, offset: 0) }
    guard let start = startOfLine(position.line) else {
      return Place(piece: pieces.count - 1, offset: pieces[pieces.count - 1].bytes.count)
    }
    return place(position.character, from: start)
  }

  private func startOfLine(_ line: Int) -> Place? {
    if line == 0 { return Place(piece: 0, offset: 0) }
    var left = line
    for piece in pieces.indices {
      let breaks = pieces[piece].breaks - (joinsNext(piece) ? 1 : 0)
      if breaks < left {
        left -= breaks
        continue
      }
      for offset in pieces[piece].bytes.indices where endsLine(piece, offset) {
        left -= 1
        if left == 0 { return Place(piece: piece, offset: offset + 1) }
      }
    }
    return nil
  }

  /// Returns the position some units behind the start of a line, but not beyond its end.
  private func place(_ units: Int, from start: Place) -> Place {
    var (place, left) = (start, units)
    while left > 0 {
      let piece = pieces[place.piece]
      if place.offset == piece.bytes.count {
        guard place.piece + 1 < pieces.count else { return place }
        place = Place(piece: place.piece + 1, offset: 0)
      } else if place.offset == 0 && piece.breaks == 0 && piece.columns <= left {
        left -= piece.columns
        place.offset = piece.bytes.count
      } else {
        let byte = piece.bytes[place.offset]
        if byte == 0x0A || byte == 0x0D { return place }
        left -= encoding == .utf8 ? 1 : encoding.units(of: byte)
        place.offset += 1
        while encoding == .utf16, place.offset < piece.bytes.count, piece.bytes[place.offset] & 0xC0 == 0x80 {
          place.offset += 1
        }
      }
    }
    return place
  }
}
