internal import LayDrawing
internal import LayRuntime

/// Draws what an ambiguous number may be: the frames at its limits, and arrows towards sides without a limit.
struct GhostPainter {
  let ghosts: [Ghost]
  /// The boxes of the views on the screen.
  let boxes: [Box]
  let fontSize: Double

  private static let length = 26.0

  /// Draws the frames at the limits.
  func boxes(_ painter: inout Painter) {
    for ghost in ghosts where !ghost.isUnlimited {
      painter.begin(PictureGroup(title: ghost.words))
      for box in ghost.boxes {
        painter.shape(
          box.outline, fill: ghost.colour.faded(0.08), stroke: Stroke(ghost.colour, width: 1, dashes: [5, 3]))
      }
      painter.end()
    }
  }

  /// Draws the arrows within an area, with their words where these have a place; returns the boxes of the arrows.
  func arrows(in area: Box, _ space: inout LabelSpace, _ painter: inout Painter) -> [Box] {
    ghosts.compactMap { ghost in
      guard let side = ghost.openSide, boxes.indices.contains(side.view) else { return nil }
      let (start, end) = ends(side, in: area)
      painter.begin(PictureGroup(title: ghost.words))
      GhostPainter.arrow(start, end, ghost.colour, &painter)
      let around = Box(
        minX: min(start.x, end.x) - 4, minY: min(start.y, end.y) - 4, maxX: max(start.x, end.x) + 4,
        maxY: max(start.y, end.y) + 4)
      label(ghost, around, &space, &painter)
      painter.end()
      return around
    }
  }

  /// The ends of an arrow: from the edge of the view, or as far inside that it ends in the area.
  private func ends(_ side: OpenSide, in area: Box) -> (start: Point2D, end: Point2D) {
    let box = boxes[side.view]
    let sign = side.isTowardsEnd ? 1.0 : -1
    func along(_ low: Double, _ high: Double, _ least: Double, _ most: Double) -> (Double, Double) {
      let edge = side.isTowardsEnd || side.isLength ? high : low
      let end = min(max(edge + sign * GhostPainter.length, least + 2), most - 2)
      return (end - sign * GhostPainter.length, end)
    }
    if side.axis == .horizontal {
      let (from, to) = along(box.minX, box.maxX, area.minX, area.maxX)
      let y = box.minY + box.height * 0.3
      return (Point2D(from, y), Point2D(to, y))
    }
    let (from, to) = along(box.minY, box.maxY, area.minY, area.maxY)
    let x = box.minX + box.width * 0.3
    return (Point2D(x, from), Point2D(x, to))
  }

  /// Draws an open arrow with a dashed shaft.
  static func arrow(_ start: Point2D, _ end: Point2D, _ colour: Colour, _ painter: inout Painter) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(1, abs(dx) + abs(dy))
    let (x, y) = (dx / length, dy / length)
    let size = min(6, length / 3)
    painter.line(start.x, start.y, end.x, end.y, colour, width: 1.25, dashes: [4, 2])
    let head = [
      Point2D(end.x - size * x - size * 0.6 * y, end.y - size * y - size * 0.6 * x), end,
      Point2D(end.x - size * x + size * 0.6 * y, end.y - size * y + size * 0.6 * x),
    ]
    painter.shape(.lines(head), fill: nil, stroke: Stroke(colour, width: 1.25, isRound: true))
  }

  private func label(_ ghost: Ghost, _ arrow: Box, _ space: inout LabelSpace, _ painter: inout Painter) {
    let size = fontSize * 0.85
    let (width, height) = (Words.width(GhostPainter.words, size: size) + 3, size * 1.2)
    func box(_ x: Double, _ y: Double) -> Box {
      Box(minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2)
    }
    let places = [
      box(arrow.midX, arrow.minY - height / 2), box(arrow.midX, arrow.maxY + height / 2),
      box(arrow.maxX + width / 2, arrow.midY), box(arrow.minX - width / 2, arrow.midY),
    ]
    guard let place = space.place(places) else { return }
    painter.fill(place.rounded(2), Colour.white.faded(0.94))
    painter.words(
      GhostPainter.words, x: place.midX, y: place.midY + size * 0.355, .middle, size: size, ghost.colour)
  }

  private static let words = "no limit"
}

extension Ghost {
  fileprivate var colour: Colour { isLeast ? Ink.blue : Ink.orange }
}
