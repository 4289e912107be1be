/// A rectangle of pixels.
struct PixelBox: Hashable {
  var columns, rows: Range<Int>

  static let none = PixelBox(columns: 0..<0, rows: 0..<0)

  /// True if there is no pixel in it.
  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// The number of pixels.
  var count: Int { columns.count * rows.count }

  /// The pixels that are in both.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// The least rectangle with the pixels of both.
  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      columns: min(columns.lowerBound, other.columns.lowerBound)..<max(columns.upperBound, other.columns.upperBound),
      rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
  }

  /// The rectangle seen from a row that is counted as 0.
  func from(row: Int) -> PixelBox {
    PixelBox(columns: columns, rows: rows.lowerBound - row..<rows.upperBound - row)
  }

  /// The index of a pixel, row by row.
  func index(_ column: Int, _ row: Int) -> Int {
    (row - rows.lowerBound) * columns.count + column - columns.lowerBound
  }
}
