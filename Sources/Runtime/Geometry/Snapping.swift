/// How an edge finds a pixel.
public enum Snapping: UInt8, Hashable, Sendable {
  /// The pixel boundary before it: autoresized views (SEMANTICS §1.2).
  case down
  /// The nearest pixel boundary, the later one of two: views that constraints place (SEMANTICS §2.10).
  case nearest

  /// `edge`, points from the root's corner, on the grid of `scale` pixels a point; unchanged when `scale` is not
  /// above 0.
  public func snap(_ edge: Rational, scale: Rational) -> Rational {
    if scale.sign <= 0 { return edge }
    let pixels = edge * scale
    return (self == .down ? pixels.floor : pixels.rounded) / scale
  }
}
