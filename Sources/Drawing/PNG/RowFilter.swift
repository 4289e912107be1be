/// The filters of PNG: a row as differences from pixels before it or above it, whichever is smallest.
struct RowFilter {
  /// The row above.
  private var above: [UInt8]
  /// Bytes of a pixel.
  private let parts: Int

  init(parts: Int, count: Int) {
    self.parts = parts
    above = [UInt8](repeating: 0, count: count)
  }

  /// Appends the number of the filter and the filtered row.
  mutating func append(_ row: [UInt8], to bytes: inout [UInt8]) {
    if row == above {
      bytes.append(2)
      bytes += repeatElement(0, count: row.count)
      return
    }
    var best = (kind: 0, row: row, sum: Self.sum(row))
    for kind in 1...4 {
      let filtered = filtered(row, kind)
      let sum = Self.sum(filtered)
      if sum < best.sum { best = (kind, filtered, sum) }
    }
    bytes.append(UInt8(best.kind))
    bytes += best.row
    above = row
  }

  /// The sum of the distances from 0, the usual guess of what compresses best (PNG, 12.7).
  private static func sum(_ row: [UInt8]) -> Int {
    var sum = 0
    for byte in row { sum += byte < 128 ? Int(byte) : 256 - Int(byte) }
    return sum
  }

  private func filtered(_ row: [UInt8], _ kind: Int) -> [UInt8] {
    var result = row
    for place in row.indices {
      let left = place >= parts ? Int(row[place - parts]) : 0
      let up = Int(above[place])
      let corner = place >= parts ? Int(above[place - parts]) : 0
      let guess =
        switch kind {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: Self.nearest(left, up, corner)
        }
      result[place] = row[place] &- UInt8(guess)
    }
    return result
  }

  /// The one of three neighbours that is nearest to left + up − corner (Paeth).
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}
