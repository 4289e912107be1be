/// Maps positions of a file to UTF-16 code units, in which editors and SARIF count.
///
/// Invalid bytes count as the replacement characters that editors show for them. A byte order mark at the start of the file does
/// not count.
package struct UTF16Columns: Sendable {
  private let bytes: [UInt8]
  /// Characters that begin at or behind a multiple of ``stride``, with the number of units before them; empty for an ASCII text.
  private var marks: [(offset: Int, units: Int)] = []

  /// The most bytes to decode again for a position: a file may be one long line with many reports.
  private static let stride = 256

  /// Reads the characters of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.allSatisfy({ $0 < 0x80 }) { return }
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var units = 0
    marks.append((0, 0))
    if offset > 0 { marks[0].offset = offset }
    while offset < bytes.count {
      if offset >= marks.count * UTF16Columns.stride { marks.append((offset, units)) }
      let character = character(at: offset)
      units += character.units
      offset += character.length
    }
  }

  /// Returns the column, from 1, of the byte at `offset` in the line that begins at `start`.
  package func column(of offset: Int, inLineAt start: Int) -> Int { units(before: offset) - units(before: start) + 1 }

  /// Returns the number of code units before the character that contains the byte at `offset`.
  private func units(before offset: Int) -> Int {
    let limit = min(max(offset, 0), bytes.count)
    if marks.isEmpty { return limit }
    var mark = marks[min(limit / UTF16Columns.stride, marks.count - 1)]
    // The mark may be a little behind the multiple.
    if mark.offset > limit { mark = marks[max(0, limit / UTF16Columns.stride - 1)] }
    var (at, units) = mark
    while at < limit {
      let character = character(at: at)
      if at + character.length > limit { break }
      units += character.units
      at += character.length
    }
    return units
  }

  /// Returns the bytes and the code units of the character that begins at `offset`.
  private func character(at offset: Int) -> (length: Int, units: Int) {
    if bytes[offset] < 0x80 { return (1, 1) }
    var rest = bytes[offset...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded): return (encoded.count, encoded.count == 4 ? 2 : 1)
    case .error(let length): return (length, 1)
    case .emptyInput: return (1, 0)
    }
  }
}
