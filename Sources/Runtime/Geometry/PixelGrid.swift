/// The pixels of a screen: `scale` of them a point. A scale that is not above 0 leaves everything where it is.
public struct PixelGrid: Hashable, Sendable {
  /// Which boundary a place goes to.
  public enum Rounding: UInt8, Hashable, Sendable {
    /// The one before it.
    case down
    /// The one behind it.
    case up
    /// The nearest; a half goes away from 0 (SEMANTICS §5.3).
    case nearest
  }

  /// Where the edges of a rectangle go.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// Each to the nearest boundary, of two to the later one (SEMANTICS §2.10): edges that were shared stay shared.
    case nearest
    /// Outwards: the rectangle covers what it covered.
    case outward
    /// Inwards: the rectangle covers nothing that it did not cover, perhaps nothing at all.
    case inward
  }

  /// Pixels a point.
  public var scale: Rational

  /// A grid of `scale` pixels a point.
  public init(scale: Rational) { self.scale = scale }

  /// A length or place on the grid.
  public func snap(_ value: Rational, _ rounding: Rounding) -> Rational {
    if scale.sign <= 0 { return value }
    let pixels = value * scale
    switch rounding {
    case .down: return pixels.floor / scale
    case .up: return pixels.ceil / scale
    case .nearest: return (pixels.sign < 0 ? -(-pixels).rounded : pixels.rounded) / scale
    }
  }

  /// A rectangle whose edges lie on the grid. The edges are moved, not the size, which may not become less than 0.
  public func align(_ rect: ExactRect, _ alignment: Alignment) -> ExactRect {
    var aligned = rect
    for axis in Axis.allCases {
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
