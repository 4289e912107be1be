extension Outline {
  /// Calls `body` with each point, control points included.
  func forEachPoint(_ body: (Point2D) -> Void) {
    for piece in pieces {
      switch piece {
      case .move(let point), .line(let point): body(point)
      case .curve(let first, let second, let end):
        body(first)
        body(second)
        body(end)
      case .close: break
      }
    }
  }

  /// The outline with each point changed.
  func mapped(_ change: (Point2D) -> Point2D) -> Outline {
    Outline(
      pieces.map { piece in
        switch piece {
        case .move(let point): .move(change(point))
        case .line(let point): .line(change(point))
        case .curve(let first, let second, let end): .curve(change(first), change(second), change(end))
        case .close: .close
        }
      })
  }

  /// The outline after a transform.
  package func transformed(by transform: Transform2D) -> Outline { mapped { transform.apply($0) } }

  /// A length that the outline's is at most: that of the lines through all points, with each contour closed.
  var leastUpperLength: Double {
    var (length, start, pen) = (0.0, Point2D(0, 0), Point2D(0, 0))
    func go(_ point: Point2D) {
      length += pen.distance(to: point)
      pen = point
    }
    for piece in pieces {
      switch piece {
      case .move(let point): (start, pen) = (point, point)
      case .line(let point): go(point)
      case .curve(let first, let second, let end):
        go(first)
        go(second)
        go(end)
      case .close: go(start)
      }
    }
    return length
  }

  /// The least rectangle around all points; nil without a point.
  var bounds: Bounds2D? {
    var bounds: Bounds2D?
    forEachPoint { point in
      if bounds == nil { bounds = Bounds2D(point) } else { bounds?.include(point) }
    }
    return bounds
  }
}

/// A rectangle by its edges.
struct Bounds2D {
  var left, top, right, bottom: Double

  init(_ point: Point2D) { (left, top, right, bottom) = (point.x, point.y, point.x, point.y) }

  mutating func include(_ point: Point2D) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }
}

extension Point2D {
  func distance(to other: Point2D) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Transform2D {
  /// True if all entries are numbers.
  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

  /// The transform that undoes the receiver; nil if there is none.
  var inverse: Transform2D? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let inverse = Transform2D(
      d / determinant, -b / determinant, -c / determinant, a / determinant, (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant)
    return inverse.isFinite ? inverse : nil
  }
}
