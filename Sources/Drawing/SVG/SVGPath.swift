extension Outline {
  /// The commands of a path in SVG, each relative to the last point, with so many digits after the point.
  func path(digits: Int = 3) -> String {
    var path = SVGPath(digits: digits)
    for piece in pieces {
      switch piece {
      case .move(let point): path.move(point)
      case .line(let point): path.line(point)
      case .curve(let first, let second, let end): path.curve(first, second, end)
      case .close: path.close()
      }
    }
    return path.text
  }

  /// The outline as an upright rectangle; nil if it is none.
  var rectangle: Bounds2D? {
    guard pieces.count == 5, case .move(let a) = pieces[0], case .line(let b) = pieces[1],
      case .line(let c) = pieces[2],
      case .line(let d) = pieces[3], case .close = pieces[4], a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    return bounds
  }
}

/// The text of a path. Points are rounded before their differences are taken, so errors do not add up.
private struct SVGPath {
  private(set) var text = ""
  private let digits: Int
  /// The last point and the start of the contour, scaled.
  private var pen = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  init(digits: Int) { self.digits = digits }

  mutating func move(_ point: Point2D) {
    text += "m" + pair(point)
    go(to: point)
    start = pen
  }

  mutating func line(_ point: Point2D) {
    let (x, y) = step(to: point)
    if y == 0 {
      if x != 0 { text += "h" + shown(x, digits: digits) }
    } else if x == 0 {
      text += "v" + shown(y, digits: digits)
    } else {
      text += "l" + pair(point)
    }
    go(to: point)
  }

  mutating func curve(_ first: Point2D, _ second: Point2D, _ end: Point2D) {
    text += "c" + joined(joined(pair(first), pair(second)), pair(end))
    go(to: end)
  }

  mutating func close() {
    text += "z"
    pen = start
  }

  private func step(to point: Point2D) -> (x: Int, y: Int) {
    (scaled(point.x, digits: digits) - pen.x, scaled(point.y, digits: digits) - pen.y)
  }

  private mutating func go(to point: Point2D) {
    pen = (scaled(point.x, digits: digits), scaled(point.y, digits: digits))
  }

  private func pair(_ point: Point2D) -> String {
    let (x, y) = step(to: point)
    return joined(shown(x, digits: digits), shown(y, digits: digits))
  }

  /// Two numbers with a space between them, unless the sign of the second is enough.
  private func joined(_ first: String, _ second: String) -> String {
    second.utf8.first == 0x2D ? first + second : first + " " + second
  }
}
