internal import LayDrawing

/// The places of tiles on a wall: rows from left to right, whose captions share their baselines and whose screens share their top. Tiles of
/// a group that share a row share a heading.
struct WallPlan {
  /// The place of a tile.
  private struct Place {
    var x, y, width: Double
    /// The heights of the headings and captions of its row.
    var headings, captions: Double
    var caption: [Line]
    var notes: [[String]]
  }

  /// The heading of tiles of a group in one row.
  private struct Heading {
    var x, y, width: Double
    var lines: [Line]
    /// True if there are several tiles below it.
    var isShared: Bool
  }

  private struct Line {
    var words: String
    var isBold: Bool
  }

  private var places: [Place] = []
  private var headings: [Heading] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  static let margin = 16.0
  private static let gap = 28.0
  private static let leastWidth = 170.0
  private static let title = (size: 13.0, row: 18.0)
  private static let note = (size: 10.0, row: 13.5)

  /// Places tiles in rows of a number of columns; nil for rows that make a wall a third wider than high.
  init(_ tiles: [Tile], columns: Int?) {
    let widths = tiles.map { max(WallPlan.leastWidth, $0.area.width) }
    let rows = WallRows(tiles, widths, gap: WallPlan.gap, columns: columns).rows
    for row in rows {
      if height > 0 { height += WallPlan.gap }
      height += add(Array(tiles[row]), Array(widths[row]), height)
      width = max(width, widths[row].reduce(0) { $0 + $1 + WallPlan.gap } - WallPlan.gap)
    }
  }

  /// Places one row and returns its height.
  private mutating func add(_ tiles: [Tile], _ widths: [Double], _ y: Double) -> Double {
    let headings = addHeadings(tiles, widths, y)
    let captions = zip(tiles, widths).map { WallPlan.lines($0.caption.lines, $1, isTitle: $0.caption.heading.isEmpty) }
    let tall = Double(captions.map { $0.count }.max() ?? 0) * WallPlan.title.row + 6
    var (x, deepest) = (0.0, 0.0)
    for (index, tile) in tiles.enumerated() {
      let notes = tile.notes.map { Words.wrapped($0.words, into: widths[index], size: WallPlan.note.size) }
      let rows = notes.reduce(0) { $0 + $1.count }
      places.append(
        Place(
          x: x, y: y, width: widths[index], headings: headings, captions: tall, caption: captions[index], notes: notes))
      deepest = max(deepest, tile.area.height + (rows > 0 ? Double(rows) * WallPlan.note.row + 8 : 0))
      x += widths[index] + WallPlan.gap
    }
    return headings + tall + deepest
  }

  /// Adds the headings of the groups of a row and returns their height; 0 if there are none.
  private mutating func addHeadings(_ tiles: [Tile], _ widths: [Double], _ y: Double) -> Double {
    var (start, x, most) = (0, 0.0, 0)
    while start < tiles.count {
      let group = tiles[start].caption.group
      let end = tiles[start...].firstIndex { $0.caption.group != group } ?? tiles.count
      let width = widths[start..<end].reduce(0) { $0 + $1 + WallPlan.gap } - WallPlan.gap
      let lines = WallPlan.lines(tiles[start].caption.heading, width, isTitle: true)
      if !lines.isEmpty {
        headings.append(Heading(x: x, y: y, width: width, lines: lines, isShared: end - start > 1))
      }
      most = max(most, lines.count)
      x += width + WallPlan.gap
      start = end
    }
    return most > 0 ? Double(most) * WallPlan.title.row + 8 : 0
  }

  private static func lines(_ lines: [String], _ width: Double, isTitle: Bool) -> [Line] {
    lines.enumerated().flatMap { row, words in
      let isBold = isTitle && row == 0
      return Words.wrapped(words, into: width, size: isBold ? title.size : title.size - 2, isBold: isBold)
        .map { Line(words: $0, isBold: isBold) }
    }
  }

  // MARK: Painting

  /// Paints the headings of groups, with a line over the screens that share one.
  func paintHeadings(_ painter: inout Painter) {
    for heading in headings {
      let (left, top) = (WallPlan.margin + heading.x, WallPlan.margin + heading.y)
      WallPlan.paint(heading.lines, left, top, &painter)
      if !heading.isShared { continue }
      let y = top + Double(heading.lines.count) * WallPlan.title.row + 2
      painter.line(left, y, left + heading.width, y, Ink.faint)
    }
  }

  private static func paint(_ lines: [Line], _ left: Double, _ top: Double, _ painter: inout Painter) {
    for (row, line) in lines.enumerated() {
      painter.words(
        line.words, x: left, y: top + Double(row) * title.row + 13, size: line.isBold ? title.size : title.size - 2,
        isBold: line.isBold, line.isBold ? Ink.dark : Ink.pale)
    }
  }

  /// Paints a tile at its place.
  func paint(_ tile: Tile, at index: Int, _ painter: inout Painter) {
    let (place, margin) = (places[index], WallPlan.margin)
    let (left, top) = (margin + place.x, margin + place.y + place.headings)
    WallPlan.paint(place.caption, left, top, &painter)
    let y = top + place.captions - tile.area.minY
    painter.begin(PictureGroup(.move(left - tile.area.minX, y), title: tile.title, name: "screen"))
    painter.append(tile.items)
    painter.end()
    var line = top + place.captions + tile.area.height + 8 + WallPlan.note.size
    for (note, rows) in zip(tile.notes, place.notes) {
      for words in rows {
        painter.words(words, x: left, y: line, size: WallPlan.note.size, note.colour)
        line += WallPlan.note.row
      }
    }
  }
}

/// The rows of a wall. Screens that differ in their direction alone share a row, and so do those of a group that fits into one.
private struct WallRows {
  private(set) var rows: [Range<Int>] = []
  private let widths: [Double]
  private let gap: Double
  private let columns: Int?
  private var room = 0.0

  init(_ tiles: [Tile], _ widths: [Double], gap: Double, columns: Int?) {
    (self.widths, self.gap, self.columns) = (widths, gap, columns)
    let pairs = WallRows.runs(tiles.count) { tiles[$0].caption.isPaired }
    room = room(tiles, pairs)
    for group in WallRows.runs(tiles.count, isJoined: { tiles[$0].isOfGroup(of: tiles[$0 - 1]) }) {
      if columns != nil || width(group) <= room {
        add(group)
      } else {
        for pair in pairs where group.contains(pair.lowerBound) { add(pair) }
      }
    }
  }

  /// The ranges of tiles that are joined with the one before.
  private static func runs(_ count: Int, isJoined: (Int) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for index in 0..<count {
      if let last = found.last, isJoined(index) {
        found[found.count - 1] = last.lowerBound..<index + 1
      } else {
        found.append(index..<index + 1)
      }
    }
    return found
  }

  private func width(_ range: Range<Int>) -> Double { widths[range].reduce(0) { $0 + $1 + gap } - gap }

  /// Adds tiles to the last row, or as a row of their own.
  private mutating func add(_ tiles: Range<Int>) {
    if let last = rows.last {
      let row = last.lowerBound..<tiles.upperBound
      if columns.map({ row.count <= $0 }) ?? (width(row) <= room) {
        rows[rows.count - 1] = row
        return
      }
    }
    rows.append(tiles)
  }

  /// The width of rows that makes a wall a third wider than high.
  private func room(_ tiles: [Tile], _ pairs: [Range<Int>]) -> Double {
    var area = 0.0
    for (tile, width) in zip(tiles, widths) { area += (width + gap) * (tile.area.height + 60) }
    return max(pairs.map { width($0) }.max() ?? 0, (area * 1.35).squareRoot())
  }
}

extension Tile {
  fileprivate func isOfGroup(of other: Tile) -> Bool {
    !caption.heading.isEmpty && caption.group == other.caption.group
  }
}
