import LayRuntime

/// The pixel grid of a screen: `scale` pixels a point. A scale that is not positive changes nothing.
struct PixelGrid: Hashable, Sendable {
  /// The boundary that a number is rounded to.
  enum Rounding: UInt8, Hashable, Sendable {
    /// The boundary before it.
    case down
    /// The boundary after it.
    case up
    /// The nearest; a half is rounded away from 0 (SEMANTICS §5.3).
    case nearest
  }

  /// The alignment of a rectangle's edges.
  enum Alignment: UInt8, Hashable, Sendable {
    /// Each to the nearest boundary, a tie to the later one (SEMANTICS §2.10): shared edges stay shared.
    case nearest
    /// Outwards: the result contains the rectangle.
    case outward
    /// Inwards: the rectangle contains the result, which may be empty.
    case inward
  }

  /// Pixels a point.
  var scale: Rational

  /// A grid of `scale` pixels a point.
  init(scale: Rational) { self.scale = scale }

  /// Rounds a length or position to the grid.
  func snap(_ value: Rational, _ rounding: Rounding) -> Rational {
    if scale.sign <= 0 { return value }
    let pixels = value * scale
    switch rounding {
    case .down: return pixels.floor / scale
    case .up: return pixels.ceil / scale
    case .nearest: return (pixels.sign < 0 ? -(-pixels).rounded : pixels.rounded) / scale
    }
  }

  /// Moves the edges of a rectangle to the grid; the size is at least 0.
  func align(_ rect: ExactRect, _ alignment: Alignment) -> ExactRect {
    var aligned = rect
    for axis in LayoutAxis.allCases {
      let (near, far) = edges(rect[axis], alignment)
      aligned[axis] = ExactSpan(origin: near, length: max(far - near, .zero))
    }
    return aligned
  }

  private func edges(_ span: ExactSpan, _ alignment: Alignment) -> (near: Rational, far: Rational) {
    switch alignment {
    case .nearest:
      (Snapping.nearest.snap(span.origin, scale: scale), Snapping.nearest.snap(span.end, scale: scale))
    case .outward: (snap(span.origin, .down), snap(span.end, .up))
    case .inward: (snap(span.origin, .up), snap(span.end, .down))
    }
  }
}
