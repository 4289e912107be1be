/// Outlines of symbols that Inter lacks and interfaces use: stars, hearts, menus, marks.
///
/// Each lies in a square of side 1 around the origin, with y up. A hole is its contour mirrored, so that it runs the other way.
enum SymbolOutlines {
  /// Returns the outline of a character; nil for one that is no symbol.
  static func outline(of scalar: Unicode.Scalar) -> Outline? {
    switch scalar {
    case "★": star
    case "☆": star.hollow(0.66)
    case "♥", "❤": heart
    case "♡": heart.hollow(0.74)
    case "≡", "☰": joined([-0.3, 0, 0.3].map { bar(Point2D(-0.44, $0), Point2D(0.44, $0), 0.11) })
    case "◎": joined([circle(0.46).hollow(0.8), circle(0.24)])
    case "⌫": joined([eraser, cross(x: 0.12, 0.17, 0.09)])
    case "⋯": joined([-0.36, 0, 0.36].map { circle(0.09, x: $0) })
    case "◉": joined([circle(0.46).hollow(0.84), circle(0.28)])
    case "ⓘ":
      joined([
        circle(0.46).hollow(0.86), bar(Point2D(0, 0.09), Point2D(0, -0.27), 0.1),
        bar(Point2D(0, 0.28), Point2D(0, 0.18), 0.11),
      ])
    case "✓", "✔": check
    case "☐": square
    case "☺":
      joined([circle(0.46).hollow(0.86), circle(0.06, x: -0.16, y: 0.12), circle(0.06, x: 0.16, y: 0.12), smile])
    case "☑": joined([square, check.transformed(by: Transform2D(0.6, 0, 0, 0.6, 0, 0))])
    case "⚠": warning
    case "✎": pencil
    case "✕", "✖", "✗": cross(x: 0, 0.36, 0.12)
    default: nil
    }
  }

  private static func joined(_ outlines: [Outline]) -> Outline { Outline(outlines.flatMap { $0.pieces }) }

  /// Five points on a circle, and five nearer to the middle.
  private static var star: Outline {
    let right = [
      (0.1123, 0.1545), (0.4755, 0.1545), (0.1816, -0.059), (0.2939, -0.4045),
    ]
    let points = [(0.0, 0.5)] + right + [(0, -0.191)] + right.reversed().map { (-$0.0, $0.1) }
    return .lines(points.map { Point2D($0.0, $0.1) }, isClosed: true)
  }

  private static var heart: Outline {
    Outline([
      .move(Point2D(0, -0.46)), .curve(Point2D(-0.18, -0.32), Point2D(-0.5, -0.12), Point2D(-0.5, 0.16)),
      .curve(Point2D(-0.5, 0.33), Point2D(-0.39, 0.42), Point2D(-0.26, 0.42)),
      .curve(Point2D(-0.14, 0.42), Point2D(-0.05, 0.35), Point2D(0, 0.24)),
      .curve(Point2D(0.05, 0.35), Point2D(0.14, 0.42), Point2D(0.26, 0.42)),
      .curve(Point2D(0.39, 0.42), Point2D(0.5, 0.33), Point2D(0.5, 0.16)),
      .curve(Point2D(0.5, -0.12), Point2D(0.18, -0.32), Point2D(0, -0.46)), .close,
    ])
  }

  private static var check: Outline {
    joined([
      bar(Point2D(-0.42, -0.02), Point2D(-0.1, -0.34), 0.12), bar(Point2D(-0.16, -0.36), Point2D(0.44, 0.36), 0.12),
    ])
  }

  private static var square: Outline { Outline.rectangle(x: -0.44, y: -0.44, width: 0.88, height: 0.88).hollow(0.8) }

  /// A triangle around an exclamation mark.
  private static var warning: Outline {
    let edge = Outline.lines([Point2D(0, 0.46), Point2D(0.5, -0.42), Point2D(-0.5, -0.42)], isClosed: true)
    return joined([
      edge.hollow(0.74), bar(Point2D(0, 0.14), Point2D(0, -0.12), 0.1), bar(Point2D(0, -0.17), Point2D(0, -0.26), 0.1),
    ])
  }

  /// A bar with its tip at the lower left.
  private static var pencil: Outline {
    let tip = [Point2D(-0.47, -0.47), Point2D(-0.39, -0.2), Point2D(-0.2, -0.39)]
    return joined([.lines(tip, isClosed: true), bar(Point2D(-0.24, -0.24), Point2D(0.4, 0.4), 0.26)])
  }

  private static var smile: Outline {
    let (left, right) = (Point2D(-0.24, -0.06), Point2D(0.24, -0.06))
    return Outline([
      .move(left), .curve(Point2D(-0.17, -0.34), Point2D(0.17, -0.34), right),
      .curve(Point2D(0.13, -0.22), Point2D(-0.13, -0.22), left), .close,
    ])
  }

  private static func circle(_ radius: Double, x: Double = 0, y: Double = 0) -> Outline {
    .ellipse(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// A key that points to the left.
  private static var eraser: Outline {
    func shape(_ left: Double, _ neck: Double, _ right: Double, _ y: Double) -> Outline {
      .lines(
        [
          Point2D(left, 0), Point2D(neck, y), Point2D(right, y), Point2D(right, -y), Point2D(neck, -y),
        ], isClosed: true)
    }
    return joined([shape(-0.5, -0.22, 0.5, 0.34), shape(-0.39, -0.18, 0.42, -0.26)])
  }

  /// Two lines that cross at a place of the x axis, `reach` to each side.
  private static func cross(x: Double, _ reach: Double, _ width: Double) -> Outline {
    joined(
      [-1.0, 1].map { sign in
        bar(Point2D(x - reach, -sign * reach), Point2D(x + reach, sign * reach), width)
      })
  }

  /// A line from one point to another.
  private static func bar(_ from: Point2D, _ to: Point2D, _ width: Double) -> Outline {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let share = width / 2 / (dx * dx + dy * dy).squareRoot()
    let (nx, ny) = (-dy * share, dx * share)
    return .lines(
      [
        Point2D(from.x + nx, from.y + ny), Point2D(to.x + nx, to.y + ny), Point2D(to.x - nx, to.y - ny),
        Point2D(from.x - nx, from.y - ny),
      ], isClosed: true)
  }
}

extension Outline {
  /// A symmetric outline with a hole of the same shape, smaller by a factor.
  fileprivate func hollow(_ factor: Double) -> Outline {
    Outline(pieces + transformed(by: Transform2D(-factor, 0, 0, factor, 0, 0)).pieces)
  }
}
