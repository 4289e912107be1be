/// A line of a file for display: tabs become spaces, control characters become pictures, and a long line is clipped to the part
/// around the focus.
struct SourceLine {
  /// The text to show.
  private(set) var text = ""
  private var first = 0
  private var columns: [Int] = []

  /// The width of a tab.
  static let tabWidth = 4

  /// Renders the line at `range` of `bytes`, at most `width` columns of it, with the bytes of `focus` among them.
  init(_ bytes: [UInt8], _ range: Range<Int>, showing focus: Range<Int>, width: Int) {
    let cells = SourceLine.cells(bytes, SourceLine.window(bytes, range, focus, reach: width * 4))
    first = cells.first?.offset ?? range.lowerBound
    var column = 0
    var starts: [Int] = []
    for cell in cells {
      for _ in 0..<cell.length { columns.append(column) }
      starts.append(column)
      column += cell.width(at: column)
    }
    columns.append(column)
    let cutsLeft = first > range.lowerBound
    let cutsRight = (cells.last.map { $0.offset + $0.length } ?? range.upperBound) < range.upperBound
    let part = clip(total: column, focus: focus, width: width, cutsLeft: cutsLeft, cutsRight: cutsRight)
    write(cells, starts, part)
  }

  /// Returns the displayed column, from 0, of the byte at `offset` of the file.
  func column(of offset: Int) -> Int {
    columns[min(max(offset - first, 0), columns.count - 1)]
  }

  private struct Cell {
    var offset: Int
    var length: Int
    var scalar: Unicode.Scalar

    func width(at column: Int) -> Int {
      scalar == "\t" ? SourceLine.tabWidth - column % SourceLine.tabWidth : displayWidth(visible(scalar))
    }
  }

  /// The visible columns, and whether text is cut off on either side.
  private struct Clip {
    var columns: Range<Int>
    var cutsLeft: Bool
    var cutsRight: Bool
  }

  /// Returns a part of `range` around `focus` of limited length, at boundaries of characters.
  private static func window(_ bytes: [UInt8], _ range: Range<Int>, _ focus: Range<Int>, reach: Int) -> Range<Int> {
    guard range.count > 3 * reach else { return range }
    var start = max(range.lowerBound, min(focus.lowerBound, range.upperBound) - reach)
    var end = min(range.upperBound, max(focus.lowerBound, range.lowerBound) + 2 * reach)
    while start > range.lowerBound && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < range.upperBound && bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<max(start, end)
  }

  private static func cells(_ bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = decode(bytes, at: offset, end: range.upperBound)
      cells.append(Cell(offset: offset, length: length, scalar: scalar))
      offset += length
    }
    return cells
  }

  private func clip(total: Int, focus: Range<Int>, width: Int, cutsLeft: Bool, cutsRight: Bool) -> Clip {
    if total <= width { return Clip(columns: 0..<total, cutsLeft: cutsLeft, cutsRight: cutsRight) }
    let start = column(of: focus.lowerBound)
    let end = max(start + 1, column(of: focus.upperBound))
    // The focus is a third from the left, unless the line's beginning can stay visible.
    let left = end <= width - 1 ? 0 : min(max(0, start - width / 3), max(0, total - width))
    let right = min(total, left + width)
    return Clip(columns: left..<right, cutsLeft: cutsLeft || left > 0, cutsRight: cutsRight || right < total)
  }

  private mutating func write(_ cells: [Cell], _ starts: [Int], _ part: Clip) {
    var shown = String.UnicodeScalarView()
    if part.cutsLeft { shown.append("…") }
    for (cell, start) in zip(cells, starts) {
      guard start >= part.columns.lowerBound, start < part.columns.upperBound else { continue }
      if cell.scalar == "\t" {
        for _ in 0..<cell.width(at: start) { shown.append(" ") }
      } else {
        shown.append(visible(cell.scalar))
      }
    }
    if part.cutsRight { shown.append("…") }
    text = String(shown)
    let shift = (part.cutsLeft ? 1 : 0) - part.columns.lowerBound
    let last = part.columns.upperBound + shift
    for index in columns.indices { columns[index] = min(max(columns[index] + shift, 0), last) }
  }
}

/// Decodes the scalar at `offset`, and returns its number of bytes; an invalid byte is one replacement character.
private func decode(_ bytes: [UInt8], at offset: Int, end: Int) -> (Unicode.Scalar, Int) {
  let lead = bytes[offset]
  if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
  let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
  guard lead >= 0xC2, lead <= 0xF4, offset + length <= end else { return ("\u{FFFD}", 1) }
  var value = UInt32(lead) & (0x7F >> UInt32(length))
  for index in offset + 1..<offset + length {
    guard bytes[index] & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
    value = value << 6 | UInt32(bytes[index] & 0x3F)
  }
  let least: [UInt32] = [0x80, 0x800, 0x10000]
  guard value >= least[length - 2], let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
  return (scalar, length)
}
