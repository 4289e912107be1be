public import LayNumbers

/// The rounding of an edge to a pixel boundary.
public enum Snapping: UInt8, Hashable, Sendable {
  /// The pixel boundary before it: autoresized views (SEMANTICS §1.2).
  case down
  /// The nearest pixel boundary, the later one of two: views that constraints place (SEMANTICS §2.10).
  case nearest

  /// Rounds `edge`, points from the root's corner, to the grid of `scale` pixels a point; unchanged if `scale` is not
  /// positive.
  public func snap(_ edge: Rational, scale: Rational) -> Rational {
    if scale.sign <= 0 { return edge }
    let pixels = edge * scale
    return (self == .down ? pixels.floor : pixels.rounded) / scale
  }
}
