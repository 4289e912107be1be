/// The lines that a contour is painted as.
struct Polyline {
  var points: [Point2D]
  var isClosed: Bool
}

extension Outline {
  /// The contours as straight lines. A curve is cut into so many lines that none is farther from it than `tolerance`, up to 64.
  func polylines(tolerance: Double) -> [Polyline] {
    var (lines, points) = ([Polyline](), [Point2D]())
    func end(isClosed: Bool) {
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: isClosed)) }
    }
    for piece in pieces {
      switch piece {
      case .move(let point):
        end(isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .curve(let first, let second, let last):
        let start = points.last ?? first
        if points.isEmpty { points = [start] }
        append(from: start, first, second, last, tolerance, to: &points)
      case .close:
        end(isClosed: true)
        // What follows without a move begins where the contour began.
        points = points.first.map { [$0] } ?? []
        continue
      }
    }
    if points.count > 1 || pieces.last.map({ $0.isMove }) == true { end(isClosed: false) }
    return lines
  }

  private func append(
    from start: Point2D, _ first: Point2D, _ second: Point2D, _ last: Point2D, _ tolerance: Double,
    to points: inout [Point2D]
  ) {
    // A curve leaves its chord by an eighth of its second derivative at most, which is six times these differences.
    let bend = max(
      Point2D(0, 0).distance(to: Point2D(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y)),
      Point2D(0, 0).distance(to: Point2D(first.x - 2 * second.x + last.x, first.y - 2 * second.y + last.y)))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted < 64 ? max(1, Int(wanted)) : 64
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      points.append(
        Point2D(
          a * start.x + b * first.x + c * second.x + d * last.x, a * start.y + b * first.y + c * second.y + d * last.y))
    }
    points.append(last)
  }
}

extension Outline.Piece {
  var isMove: Bool { if case .move = self { true } else { false } }
}
