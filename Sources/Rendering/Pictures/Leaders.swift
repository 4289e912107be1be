internal import LayDrawing

/// Finds places for labels that have no room at what they name, and draws a leader to each.
struct LeaderPainter {
  /// The leaders with their dots, to be drawn below all labels.
  private(set) var lines = Painter()
  /// Labels with their backgrounds.
  private(set) var labels = Painter()
  /// The boxes that no label crosses: lines, and views that a label does not name.
  private var lineBoxes: [Box]
  private let contents: [Box]
  private let gap: Double
  private var drawn = 0
  private var tried = 0

  /// The most leaders of a screen: with more of them, none can be followed.
  private static let most = 40
  /// The most labels for which a place is looked for.
  private static let mostTries = 120
  /// The directions around a box in which a label is looked for, the nearest sides first.
  private static let directions: [(x: Double, y: Double)] = [
    (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, -1), (1, 1), (-1, 1), (1, -0.5), (-1, -0.5), (1, 0.5), (-1, 0.5),
    (0.5, -1), (-0.5, -1), (0.5, 1), (-0.5, 1),
  ]
  /// The distances of labels from boxes, in parts of the font size.
  private static let distances = [0.8, 1.6, 2.6, 3.8, 5.2, 7]

  /// A painter that avoids lines, and views that it does not name.
  init(fontSize: Double, avoiding lines: [Box], _ contents: [Box]) {
    (gap, lineBoxes, self.contents) = (fontSize, lines, contents)
  }

  /// A text to be placed.
  struct Label {
    var text: String
    var size: Double
    var colour: Colour
  }

  /// Draws a label near a box, with a leader to it; false if there is no place.
  mutating func draw(_ label: Label, to box: Box, _ space: inout LabelSpace) -> Bool {
    let (width, height) = (Words.width(label.text, size: label.size) + 4, label.size * 1.25)
    tried += 1
    guard drawn < LeaderPainter.most, tried <= LeaderPainter.mostTries,
      let place = place(width, height, at: box, &space)
    else { return false }
    drawn += 1
    let (end, start) = LeaderPainter.leader(from: place, to: box)
    lines.line(start.x, start.y, end.x, end.y, label.colour.faded(0.8), width: 0.6)
    lines.fill(.ellipse(x: end.x - 1.4, y: end.y - 1.4, width: 2.8, height: 2.8), label.colour)
    lineBoxes += LeaderPainter.steps(start, end)
    labels.shape(
      place.rounded(2), fill: Colour.white.faded(0.94), stroke: Stroke(label.colour.faded(0.6), width: 0.5))
    labels.words(
      label.text, x: place.midX, y: place.midY + label.size * 0.355, .middle, size: label.size, label.colour)
    return true
  }

  private func place(_ width: Double, _ height: Double, at box: Box, _ space: inout LabelSpace) -> Box? {
    let candidates = LeaderPainter.distances.flatMap { distance in
      LeaderPainter.directions.map { direction in
        let x = box.midX + direction.x * (box.width / 2 + distance * gap + width / 2)
        let y = box.midY + direction.y * (box.height / 2 + distance * gap + height / 2)
        return Box(minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2)
      }
    }
    let others = contents.filter { $0 != box && !$0.contains(box) }
    let free = candidates.filter { place in
      !lineBoxes.contains { $0.intersects(place) } && !isCrossed(LeaderPainter.leader(from: place, to: box), space)
    }
    let clear = free.filter { place in !others.contains { $0.intersects(place) && !$0.contains(place) } }
    let direct = clear.filter { place in
      let leader = LeaderPainter.leader(from: place, to: box)
      return !LeaderPainter.steps(leader.start, leader.end).contains { step in
        lineBoxes.contains { $0.intersects(step) }
      }
    }
    return space.place(direct + clear + free)
  }

  private func isCrossed(_ leader: (end: Point2D, start: Point2D), _ space: LabelSpace) -> Bool {
    LeaderPainter.steps(leader.start, leader.end).contains { !space.isFree($0) }
  }

  /// The ends of a leader: the nearest points of a box and of a label.
  private static func leader(from label: Box, to box: Box) -> (end: Point2D, start: Point2D) {
    func nearest(_ value: Double, _ low: Double, _ high: Double) -> Double {
      let inset = min(2, (high - low) / 2)
      return min(max(value, low + inset), high - inset)
    }
    let end = Point2D(nearest(label.midX, box.minX, box.maxX), nearest(label.midY, box.minY, box.maxY))
    let start = Point2D(
      min(max(end.x, label.minX), label.maxX), min(max(end.y, label.minY), label.maxY))
    return (end, start)
  }

  /// Small boxes along a line.
  private static func steps(_ start: Point2D, _ end: Point2D) -> [Box] {
    (1...12).map { step in
      let share = Double(step) / 13
      let (x, y) = (start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
      return Box(minX: x - 0.6, minY: y - 0.6, maxX: x + 0.6, maxY: y + 0.6)
    }
  }
}
