/// The area of an edge as convex polygons, all of one direction, so that together they are filled by the nonzero rule.
struct StrokeOutline {
  private(set) var polygons: [[Point2D]] = []
  private let half: Double
  private let isRound: Bool
  private let dashes: [Double]
  private let tolerance: Double

  /// The longest mitre, in widths of the line; a longer one is cut off.
  private static let mitreLimit = 4.0

  init(_ lines: [Polyline], _ stroke: Stroke, tolerance: Double) {
    half = stroke.width / 2
    isRound = stroke.isRound
    // An odd number of lengths is taken twice, as in SVG.
    dashes = stroke.dashes.count % 2 == 0 ? stroke.dashes : stroke.dashes + stroke.dashes
    self.tolerance = tolerance
    for line in lines {
      let line = Self.withoutRepetitions(line)
      if dashes.isEmpty { append(line) } else { for dash in dashed(line) { append(dash) } }
    }
  }

  /// A line without points that equal the ones before them.
  private static func withoutRepetitions(_ line: Polyline) -> Polyline {
    var points: [Point2D] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed && points.count > 1 && points.first == points.last { points.removeLast() }
    return Polyline(points: points, isClosed: line.isClosed && points.count > 1)
  }

  private mutating func append(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      if isRound, let point = points.first { appendDisc(point) }
      return
    }
    let last = line.isClosed ? points.count : points.count - 1
    for index in 0..<last { appendSegment(points[index], points[(index + 1) % points.count]) }
    if isRound {
      for point in points { appendDisc(point) }
      return
    }
    for index in (line.isClosed ? 0 : 1)..<last {
      appendJoin(points[(index + points.count - 1) % points.count], points[index], points[(index + 1) % points.count])
    }
  }

  /// The vector across a line, as long as half of the width; nil for one without a length.
  private func across(_ from: Point2D, _ to: Point2D) -> Point2D? {
    let length = from.distance(to: to)
    guard length > 0, length.isFinite else { return nil }
    return Point2D(-(to.y - from.y) / length * half, (to.x - from.x) / length * half)
  }

  private mutating func appendSegment(_ from: Point2D, _ to: Point2D) {
    guard let side = across(from, to) else { return }
    append([
      Point2D(from.x + side.x, from.y + side.y), Point2D(from.x - side.x, from.y - side.y),
      Point2D(to.x - side.x, to.y - side.y), Point2D(to.x + side.x, to.y + side.y),
    ])
  }

  /// The corner between two segments: a mitre, or a triangle where the mitre is too long.
  private mutating func appendJoin(_ before: Point2D, _ corner: Point2D, _ after: Point2D) {
    guard var first = across(before, corner), var second = across(corner, after) else { return }
    // The outer side is opposite to the one to which the line turns.
    let turn = first.x * second.y - first.y * second.x
    if turn > 0 { (first, second) = (Point2D(-first.x, -first.y), Point2D(-second.x, -second.y)) }
    let (start, end) = (
      Point2D(corner.x + first.x, corner.y + first.y), Point2D(corner.x + second.x, corner.y + second.y)
    )
    let sum = Point2D(first.x + second.x, first.y + second.y)
    let square = sum.x * sum.x + sum.y * sum.y
    // The mitre is 2·half²/|sum| long from the corner, and half·limit at most.
    let factor = square > 0 ? 2 * half * half / square : .infinity
    if factor * factor * square <= half * half * Self.mitreLimit * Self.mitreLimit {
      append([corner, start, Point2D(corner.x + sum.x * factor, corner.y + sum.y * factor), end])
    } else {
      append([corner, start, end])
    }
  }

  private mutating func appendDisc(_ centre: Point2D) {
    let disc = Outline.ellipse(x: centre.x - half, y: centre.y - half, width: 2 * half, height: 2 * half)
    for line in disc.polylines(tolerance: tolerance) { append(line.points) }
  }

  /// Appends a convex polygon in the direction of all.
  private mutating func append(_ polygon: [Point2D]) {
    var area = 0.0
    for index in polygon.indices {
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      area += a.x * b.y - a.y * b.x
    }
    polygons.append(area < 0 ? polygon.reversed() : polygon)
  }

  // MARK: - Dashes

  /// The dashes of a line, each an open line.
  private func dashed(_ line: Polyline) -> [Polyline] {
    var walk = DashWalk(dashes)
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    guard var pen = points.first else { return [] }
    walk.move(pen)
    for point in points.dropFirst() {
      let length = pen.distance(to: point)
      var done = 0.0
      while walk.rest < length - done {
        done += walk.rest
        let share = done / length
        walk.turn(at: Point2D(pen.x + (point.x - pen.x) * share, pen.y + (point.y - pen.y) * share))
      }
      walk.go(to: point, length - done)
      pen = point
    }
    return walk.finished()
  }
}

/// The way along a line in dashes and gaps.
private struct DashWalk {
  /// The length of the dash or gap that is left.
  private(set) var rest: Double
  private let lengths: [Double]
  private var index = 0
  private var current: [Point2D] = []
  private var found: [Polyline] = []

  init(_ lengths: [Double]) {
    self.lengths = lengths
    rest = lengths[0]
  }

  private var isDash: Bool { index % 2 == 0 }

  mutating func move(_ point: Point2D) { current = [point] }

  /// Ends the dash or gap at a point, and begins the next.
  mutating func turn(at point: Point2D) {
    if isDash { found.append(Polyline(points: current + [point], isClosed: false)) }
    current = [point]
    index = (index + 1) % lengths.count
    rest = lengths[index]
  }

  mutating func go(to point: Point2D, _ length: Double) {
    rest -= length
    if isDash { current.append(point) }
  }

  mutating func finished() -> [Polyline] {
    if isDash && current.count > 1 { found.append(Polyline(points: current, isClosed: false)) }
    return found
  }
}
