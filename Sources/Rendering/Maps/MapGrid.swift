internal import LayAnalysis
internal import LayRuntime

/// A grid of cells over the ranges of a map, each with the worst result at any of its sizes.
struct MapGrid {
  /// The sizes of the whole grid.
  let lowest: ExactSize
  let highest: ExactSize
  let columns: Int
  let rows: Int
  /// The results by row, from the greatest height to the least; nil where no range is.
  private(set) var cells: [[MapStatus?]] = []

  /// Creates the grid of a layer with at most `columns` by `rows` cells; nil if the map has no range.
  init?(_ layer: SizeMap.Layer, columns: Int, rows: Int) {
    let parts = layer.parts.filter { $0.range.pose == nil }
    guard let first = parts.first?.range else { return nil }
    var (lowest, highest) = (first.lowest, first.highest)
    for range in parts.map({ $0.range }) {
      lowest = ExactSize(
        width: min(lowest.width, range.lowest.width), height: min(lowest.height, range.lowest.height))
      highest = ExactSize(
        width: max(highest.width, range.highest.width), height: max(highest.height, range.highest.height))
    }
    (self.lowest, self.highest) = (lowest, highest)
    self.columns = lowest.width == highest.width ? 1 : columns
    self.rows = lowest.height == highest.height ? 1 : rows
    cells = (0..<self.rows).map { row in (0..<self.columns).map { status(of: box(column: $0, row: row), parts) } }
  }

  /// The least width of a column.
  func width(at column: Int) -> Rational {
    lowest.width + (highest.width - lowest.width) * Rational(column, max(columns, 1))
  }

  /// The greatest height of a row, counted from above.
  func height(at row: Int) -> Rational {
    highest.height - (highest.height - lowest.height) * Rational(row, max(rows, 1))
  }

  private func box(column: Int, row: Int) -> SizePolygon {
    SizePolygon(
      ExactSize(width: width(at: column), height: height(at: row + 1)),
      ExactSize(width: width(at: column + 1), height: height(at: row)))
  }

  /// The worst result in a box. A region that only touches the box is that of the next cell.
  private func status(of box: SizePolygon, _ parts: [SizeMap.Part]) -> MapStatus? {
    var worst: MapStatus?
    for part in parts {
      let range = SizePolygon(part.range.lowest, part.range.highest)
      guard let own = box.common(with: range), own.dimension == min(box.dimension, range.dimension) else { continue }
      worst = max(worst ?? .proved, part.background)
      for region in part.regions where region.status > worst ?? .proved {
        if let shared = own.common(with: region.polygon),
          shared.dimension == min(own.dimension, region.polygon.dimension)
        {
          worst = region.status
        }
      }
    }
    return worst
  }
}
