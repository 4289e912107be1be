internal import LayDrawing
internal import LayRuntime

/// Draws constraints as dimension lines with their numbers.
struct DimensionPainter {
  let fontSize: Double
  /// The lines without their words, to be drawn below all labels.
  private(set) var lines = Painter()
  /// The words.
  private(set) var labels = Painter()
  /// The lines whose words have no place beside them, with their places across.
  private var waiting: [(line: Dimension, across: Double)] = []
  /// The number of lines whose words have no place.
  var unlabelled: Int { waiting.count }
  /// The places of the lines.
  private(set) var places: [Box] = []

  init(fontSize: Double) { self.fontSize = fontSize }

  /// Draws the lines: those that are violated first, so that their words have a place.
  mutating func draw(_ dimensions: [Dimension], _ space: inout LabelSpace) {
    let ranked = dimensions.indices.sorted { a, b in
      let (first, second) = (dimensions[a].rank, dimensions[b].rank)
      return first == second ? a < b : first < second
    }
    for index in ranked { draw(dimensions[index], &space) }
  }

  private mutating func draw(_ line: Dimension, _ space: inout LabelSpace) {
    let colour = Ink.colour(of: line.state)
    if line.isAlignment {
      let (from, to) = (line.point(line.from, line.low), line.point(line.from, line.high))
      lines.line(from.x, from.y, to.x, to.y, Ink.blue.faded(0.55), width: 0.6)
      places.append(Box(minX: from.x, minY: from.y, maxX: to.x, maxY: to.y))
      return
    }
    let isStrong = line.state == .broken || line.state == .conflicting || line.state == .unmet
    let width = Words.width(line.label, size: fontSize, isBold: isStrong) + 2
    // Lines that cross no label come first.
    for mayCross in [false, true] {
      for share in line.isLength ? [0.8, 0.2, 0.5, 0.65, 0.35, 0.92] : [0.5, 0.3, 0.7, 0.15, 0.85] {
        let across = line.low + (line.high - line.low) * share
        if !mayCross && !space.isFree(line.box(across)) { continue }
        guard let place = space.place(candidates(line, across, width)) else { continue }
        mark(line, across, colour)
        labels.fill(place.rounded(2), Colour.white.faded(0.94))
        labels.words(
          line.label, x: place.midX, y: place.midY + fontSize * 0.355, .middle, size: fontSize, isBold: isStrong, colour
        )
        return
      }
    }
    let across = line.low + (line.high - line.low) * 0.5
    waiting.append((line, across))
    mark(line, across, colour)
  }

  /// Gives words to the lines that have none yet, with leaders.
  mutating func lead(_ leaders: inout LeaderPainter, _ space: inout LabelSpace) {
    waiting = waiting.filter { line, across in
      let label = LeaderPainter.Label(text: line.label, size: fontSize, colour: Ink.colour(of: line.state))
      return !leaders.draw(label, to: line.middle(across), &space)
    }
  }

  /// The line with a short stroke at each end.
  private mutating func mark(_ line: Dimension, _ across: Double, _ colour: Colour) {
    let (a, b) = (line.point(line.from, across), line.point(line.to, across))
    places.append(line.box(across))
    let isOpen = line.state == .slack
    lines.line(a.x, a.y, b.x, b.y, colour, width: line.state == .broken ? 1.5 : 0.8, dashes: isOpen ? [3, 2] : [])
    for end in [line.from, line.to] {
      let (p, q) = (line.point(end, across - 2.5), line.point(end, across + 2.5))
      lines.line(p.x, p.y, q.x, q.y, colour, width: 0.8)
    }
  }

  /// The places of a label: on the line where that is long enough, else beside it.
  private func candidates(_ line: Dimension, _ across: Double, _ width: Double) -> [Box] {
    let (height, middle) = (fontSize * 1.15, (line.from + line.to) / 2)
    func box(_ x: Double, _ y: Double) -> Box {
      Box(minX: x - width / 2, minY: y - height / 2, maxX: x + width / 2, maxY: y + height / 2)
    }
    if line.axis == .horizontal {
      let isLong = line.to - line.from >= width + 4
      let beside = [
        box(middle, across - height / 2 - 2), box(middle, across + height / 2 + 2),
        box(line.to + width / 2 + 3, across), box(line.from - width / 2 - 3, across),
      ]
      return (isLong ? [box(middle, across)] : []) + beside
    }
    let isLong = line.to - line.from >= height + 4
    let beside = [
      box(across + width / 2 + 4, middle), box(across - width / 2 - 4, middle),
      box(across, line.to + height / 2 + 3), box(across, line.from - height / 2 - 3),
    ]
    return (isLong ? [box(across, middle)] : []) + beside
  }
}

extension Dimension {
  /// The point at a place along the axis and a place across.
  fileprivate func point(_ along: Double, _ across: Double) -> (x: Double, y: Double) {
    axis == .horizontal ? (along, across) : (across, along)
  }

  /// A small box around the middle of the line, at a place across.
  fileprivate func middle(_ across: Double) -> Box {
    let box = box(across)
    return Box(minX: box.midX - 1, minY: box.midY - 1, maxX: box.midX + 1, maxY: box.midY + 1)
  }

  /// The line itself, at a place across.
  fileprivate func box(_ across: Double) -> Box {
    axis == .horizontal
      ? Box(minX: from, minY: across - 0.5, maxX: to, maxY: across + 0.5)
      : Box(minX: across - 0.5, minY: from, maxX: across + 0.5, maxY: to)
  }

  /// Violated constraints come first, then those that determine a number.
  fileprivate var rank: Int {
    switch state {
    case .broken: 0
    case .conflicting: 1
    case .unmet: 2
    case .binding: 3
    case .slack: 4
    }
  }
}
