internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The cells of a grid's views: first views with a column and a row of their own, then the others, one after the other in
/// the next free cells, row by row.
struct GridCells {
  /// A view with its cells.
  struct Cell: Hashable {
    var view: ViewID
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// By the order of the views.
  private(set) var cells: [Cell] = []
  /// The numbers of columns and rows.
  private(set) var columnCount: Int
  private(set) var rowCount: Int

  private struct Place: Hashable {
    var column: Int
    var row: Int
  }
  private var taken: Set<Place> = []
  /// The number of cells that views of several cells may still cover.
  private var cellsLeft = GridDescription.cellLimit
  /// The start of the next search for a free cell.
  private var next = Place(column: 0, row: 0)
  /// A search for views of one width that have a row or a column of their own.
  private struct Line: Hashable {
    var isRow: Bool
    var number: Int
    var width: Int
  }
  /// The end of each of these searches: taken cells stay taken, so none before is free.
  private var ends: [Line: Int] = [:]

  init(_ grid: GridDescription, _ visible: [GridDescription.Arranged]) {
    let limit = GridDescription.trackLimit
    columnCount = max(1, min(grid.columns.count, limit))
    rowCount = min(grid.rows.count, limit)
    var placed = [Cell?](repeating: nil, count: visible.count)
    for (index, item) in visible.enumerated() {
      if let column = item.column, let row = item.row {
        placed[index] = take(item, Place(column: clamped(column), row: clamped(row)))
      }
    }
    for (index, item) in visible.enumerated() where placed[index] == nil {
      placed[index] = take(item, freePlace(for: item))
    }
    cells = placed.compactMap { $0 }
    for cell in cells {
      columnCount = max(columnCount, cell.columns.upperBound)
      rowCount = max(rowCount, cell.rows.upperBound)
    }
  }

  private func clamped(_ number: Int) -> Int { max(0, min(number, GridDescription.trackLimit - 1)) }

  private func span(_ count: Int) -> Int { max(1, min(count, GridDescription.trackLimit)) }

  private mutating func take(_ item: GridDescription.Arranged, _ place: Place) -> Cell {
    var (width, height) = (span(item.columnSpan), span(item.rowSpan))
    if width * height > 1 {
      if width * height > cellsLeft { (width, height) = (1, 1) } else { cellsLeft -= width * height }
    }
    let cell = Cell(
      view: item.view, columns: place.column..<place.column + width, rows: place.row..<place.row + height)
    for row in cell.rows { for column in cell.columns { taken.insert(Place(column: column, row: row)) } }
    return cell
  }

  /// The next place with space for the columns of `item`, in its own column or row if it has one.
  private mutating func freePlace(for item: GridDescription.Arranged) -> Place {
    let width = min(span(item.columnSpan), columnCount)
    if let row = item.row.map({ clamped($0) }) { return freePlace(inRow: row, width) }
    if let column = item.column.map({ clamped($0) }) { return freePlace(inColumn: column, width) }
    while next.column + width > columnCount || lastTaken(next, width) != nil {
      next.column += 1
      if next.column + width > columnCount { next = Place(column: 0, row: next.row + 1) }
    }
    return next
  }

  private mutating func freePlace(inRow row: Int, _ width: Int) -> Place {
    let line = Line(isRow: true, number: row, width: width)
    var column = ends[line] ?? 0
    while let last = lastTaken(Place(column: column, row: row), width) { column = last + 1 }
    ends[line] = column
    return Place(column: column, row: row)
  }

  private mutating func freePlace(inColumn column: Int, _ width: Int) -> Place {
    let line = Line(isRow: false, number: column, width: width)
    var row = max(ends[line] ?? 0, next.row)
    while lastTaken(Place(column: column, row: row), width) != nil { row += 1 }
    ends[line] = row
    return Place(column: column, row: row)
  }

  /// The last taken column of those from a place on. Views of several rows leave the rows below to later views.
  private func lastTaken(_ place: Place, _ width: Int) -> Int? {
    (place.column..<place.column + width).last { taken.contains(Place(column: $0, row: place.row)) }
  }
}
