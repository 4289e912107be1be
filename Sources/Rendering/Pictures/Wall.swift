package import LayDrawing
internal import LayRuntime

/// The reason why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
  /// More screens than ``WallLimits/screens``.
  case tooManyScreens(Int)
  /// More views than ``WallLimits/views``.
  case tooManyViews(Int)
  /// A picture of more pixels than `PictureLimits` of LayDrawing allows.
  case tooManyPixels(width: Int, height: Int)
  /// A picture whose items take too many steps to paint.
  case tooMuchToPaint
}

/// The limits of walls.
package enum WallLimits {
  /// The most screens of a wall, and steps of an animation.
  package static let screens = 256
  /// The most views of all screens together.
  package static let views = 40_000

  /// Checks the number of screens and of their views.
  package static func check(_ screens: [Screen]) throws(PictureProblem) {
    if screens.count > WallLimits.screens { throw .tooManyScreens(screens.count) }
    let views = screens.map { $0.tree.views.count }.reduce(0, +)
    if views > WallLimits.views { throw .tooManyViews(views) }
  }
}

/// Pictures of screens.
package enum Wall {
  /// Returns the picture of screens side by side, at one scale, with one legend. `pairs` are the screens of another version, if two
  /// versions are compared.
  package static func picture(
    of screens: [Screen], _ style: PictureStyle, _ layers: Set<PictureLayer>
  ) throws(PictureProblem) -> Picture {
    try WallLimits.check(screens)
    let tiles = screens.map { Tile($0, style, layers) }
    return picture(of: tiles, Legend(screens, style, layers), title(screens))
  }

  static func title(_ screens: [Screen]) -> String {
    var names: [String] = []
    for screen in screens where !names.contains(screen.tree.layout) { names.append(screen.tree.layout) }
    let shown = names.prefix(4).map { visible($0) }.joined(separator: ", ") + (names.count > 4 ? " …" : "")
    return screens.count == 1 ? screens[0].tree.title : "\(shown) at \(screens.count) screens"
  }

  /// Lays tiles out in rows, and the legend below.
  static func picture(of tiles: [Tile], _ legend: Legend, _ title: String, columns: Int? = nil) -> Picture {
    let plan = WallPlan(tiles, columns: columns)
    var painter = Painter()
    for (index, tile) in tiles.enumerated() { plan.paint(tile, at: index, &painter) }
    let tall = legend.height(plan.width)
    let margin = WallPlan.margin
    if tall > 0 { legend.paint(x: margin, y: margin + plan.height + 12, width: plan.width, &painter) }
    let summary = tiles.prefix(64).map { $0.title }.joined(separator: "; ")
    return Picture(
      width: (plan.width + 2 * margin).rounded(.up),
      height: (plan.height + (tall > 0 ? tall + 12 : 0) + 2 * margin).rounded(.up), title: title,
      summary: summary == title ? "" : summary, items: painter.items)
  }
}

/// The places of tiles on a wall: rows from left to right, whose captions share their baselines and whose screens share their top.
struct WallPlan {
  /// The place of a tile.
  private struct Place {
    var x, y, width: Double
    /// The height of the captions of its row.
    var captions: Double
    var caption: [(words: String, isBold: Bool)]
    var notes: [[String]]
  }

  private var places: [Place] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  static let margin = 16.0
  private static let gap = 28.0
  private static let leastWidth = 170.0
  private static let title = (size: 13.0, row: 18.0)
  private static let note = (size: 10.0, row: 13.5)

  init(_ tiles: [Tile], columns: Int?) {
    let widths = tiles.map { max(WallPlan.leastWidth, $0.area.width) }
    let room = WallPlan.room(tiles, widths)
    var (start, y) = (0, 0.0)
    while start < tiles.count {
      var (end, x) = (start, 0.0)
      while end < tiles.count, end == start || columns.map({ end - start < $0 }) ?? (x + widths[end] <= room) {
        x += widths[end] + WallPlan.gap
        end += 1
      }
      if y > 0 { y += WallPlan.gap }
      y += add(Array(tiles[start..<end]), Array(widths[start..<end]), y)
      width = max(width, x - WallPlan.gap)
      start = end
    }
    height = y
  }

  /// The width of rows that makes a wall a third wider than high.
  private static func room(_ tiles: [Tile], _ widths: [Double]) -> Double {
    var area = 0.0
    for (tile, width) in zip(tiles, widths) { area += (width + gap) * (tile.area.height + 60) }
    return max(widths.max() ?? 0, (area * 1.35).squareRoot())
  }

  /// Places one row and returns its height.
  private mutating func add(_ tiles: [Tile], _ widths: [Double], _ y: Double) -> Double {
    let captions = zip(tiles, widths).map { tile, width in WallPlan.caption(tile, width) }
    let tall = Double(captions.map { $0.count }.max() ?? 0) * WallPlan.title.row + 6
    var (x, deepest) = (0.0, 0.0)
    for (index, tile) in tiles.enumerated() {
      let notes = tile.notes.map { Words.wrapped($0.words, into: widths[index], size: WallPlan.note.size) }
      let rows = notes.reduce(0) { $0 + $1.count }
      places.append(
        Place(x: x, y: y, width: widths[index], captions: tall, caption: captions[index], notes: notes))
      deepest = max(deepest, tile.area.height + (rows > 0 ? Double(rows) * WallPlan.note.row + 8 : 0))
      x += widths[index] + WallPlan.gap
    }
    return tall + deepest
  }

  private static func caption(_ tile: Tile, _ width: Double) -> [(words: String, isBold: Bool)] {
    tile.caption.enumerated().flatMap { row, words in
      Words.wrapped(words, into: width, size: row == 0 ? title.size : title.size - 2, isBold: row == 0)
        .map { (words: $0, isBold: row == 0) }
    }
  }

  /// Paints a tile at its place.
  func paint(_ tile: Tile, at index: Int, _ painter: inout Painter) {
    let (place, margin) = (places[index], WallPlan.margin)
    let (left, top) = (margin + place.x, margin + place.y)
    for (row, line) in place.caption.enumerated() {
      painter.words(
        line.words, x: left, y: top + Double(row) * WallPlan.title.row + 13,
        size: line.isBold ? WallPlan.title.size : WallPlan.title.size - 2, isBold: line.isBold,
        line.isBold ? Ink.dark : Ink.pale)
    }
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
