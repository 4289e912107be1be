internal import LayDrawing

/// Paints samples of the contents that a layout leaves to the app: rows of a table, tiles of a collection, a map, a
/// page of the web.
struct SamplePainter {
  /// A view whose content comes from the app.
  enum Sample {
    case rows, tiles, map, page

    /// The sample for a component that a layout leaves empty, by its name; nil for other names.
    init?(component name: String) {
      switch name {
      case "CollectionView": self = .tiles
      case "MapView": self = .map
      case "WebView": self = .page
      default: return nil
      }
    }
  }

  let palette: Palette
  let tint: Colour
  let width: Double
  let height: Double
  let isRightToLeft: Bool

  /// The most rows or tiles along one side.
  private static let most = 100
  /// The smallest view in which a sample can be seen, points.
  private static let least = 40.0

  private var ink: Colour { palette.secondary.faded(0.3) }

  func paint(_ sample: Sample, _ radius: Double, _ painter: inout Painter) {
    guard min(width, height) >= SamplePainter.least else { return }
    let box = Box(minX: 0, minY: 0, maxX: width, maxY: height)
    painter.begin(PictureGroup(clip: box.rounded(radius)))
    switch sample {
    case .rows: rows(&painter)
    case .tiles: tiles(&painter)
    case .map: map(box, &painter)
    case .page: page(box, &painter)
    }
    painter.end()
  }

  /// A bar in the place of a text, `x` from the leading edge.
  private func bar(_ x: Double, _ y: Double, _ length: Double, _ thickness: Double, _ painter: inout Painter) {
    let left = isRightToLeft ? width - x - length : x
    painter.fill(
      .rounded(x: left, y: y - thickness / 2, width: max(0, length), height: thickness, radius: thickness / 2), ink)
  }

  /// Rows of 44 points with a line below each.
  private func rows(_ painter: inout Painter) {
    let row = 44.0
    for index in 0..<min(SamplePainter.most, Int((height / row).rounded(.up))) {
      let y = Double(index) * row
      bar(16, y + row / 2, (width - 32) * (index % 3 == 1 ? 0.55 : 0.4), 8, &painter)
      let edge = isRightToLeft ? (0.0, width - 16) : (16.0, width)
      painter.line(edge.0, y + row, edge.1, y + row, palette.separator, width: 0.5)
    }
  }

  /// Square tiles in columns of about 80 points.
  private func tiles(_ painter: inout Painter) {
    let gap = 8.0
    let columns = min(SamplePainter.most, max(1, Int((width - gap) / 80)))
    let side = (width - gap) / Double(columns) - gap
    for row in 0..<min(SamplePainter.most, Int((height / (side + gap)).rounded(.up))) {
      for column in 0..<columns {
        let tile = Box(
          minX: gap + Double(column) * (side + gap), minY: gap + Double(row) * (side + gap),
          maxX: Double(column + 1) * (side + gap), maxY: Double(row + 1) * (side + gap))
        painter.fill(tile.rounded(6), palette.picture)
      }
    }
  }

  /// Land with water, streets and a pin in the middle.
  private func map(_ box: Box, _ painter: inout Painter) {
    painter.fill(box.outline, palette.picture)
    func point(_ x: Double, _ y: Double) -> Point2D { Point2D(x * width, y * height) }
    let water = [point(0.62, 1), point(0.7, 0.72), point(0.86, 0.6), point(1, 0.58), point(1, 1)]
    painter.fill(.lines(water, isClosed: true), tint.faded(0.25))
    for street in [
      [point(0, 0.3), point(0.45, 0.38), point(1, 0.2)], [point(0.28, 0), point(0.34, 0.55), point(0.2, 1)],
      [point(0, 0.78), point(0.34, 0.55), point(0.72, 0.46), point(0.8, 0)],
    ] {
      painter.stroke(.lines(street), palette.raised, width: min(width, height) > 120 ? 6 : 3)
    }
    pin(&painter)
  }

  private func pin(_ painter: inout Painter) {
    let (x, y, radius) = (width / 2, height / 2, min(12, min(width, height) / 8))
    let tip = [
      Point2D(x - radius * 0.8, y - radius * 0.6), Point2D(x + radius * 0.8, y - radius * 0.6), Point2D(x, y + radius),
    ]
    painter.fill(.lines(tip, isClosed: true), tint)
    painter.fill(.ellipse(x: x - radius, y: y - 2 * radius, width: 2 * radius, height: 2 * radius), tint)
    painter.fill(
      .ellipse(x: x - radius * 0.4, y: y - radius * 1.4, width: radius * 0.8, height: radius * 0.8), palette.knob)
  }

  /// A heading, a picture and lines of text.
  private func page(_ box: Box, _ painter: inout Painter) {
    painter.fill(box.outline, palette.raised)
    painter.stroke(box.inset(0.25).outline, palette.separator, width: 0.5)
    let room = width - 32
    bar(16, 28, room * 0.6, 14, &painter)
    let picture = Box(minX: 16, minY: 48, maxX: width - 16, maxY: 48 + min(room * 0.5, height * 0.35))
    painter.fill(picture.rounded(4), palette.picture)
    for index in 0..<min(SamplePainter.most, max(0, Int((height - picture.maxY - 16) / 20))) {
      bar(16, picture.maxY + 24 + Double(index) * 20, room * (index % 4 == 3 ? 0.5 : 1), 8, &painter)
    }
  }
}
