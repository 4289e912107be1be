public import LayNumbers

/// A resizable image of nine parts, of which the corners keep their size (SEMANTICS §5.6).
public struct ResizableImage: Hashable, Sendable {
  /// The way in which the parts between the corners fill their space.
  public enum Resizing: UInt8, Hashable, Sendable {
    /// By repetition, from the top left corner on.
    case tile
    /// By scaling.
    case stretch
  }

  /// One of the nine parts.
  public struct Part: Hashable, Sendable {
    /// Its rectangle in the image, points of the image.
    public var source: ExactRect
    /// Its target rectangle.
    public var target: ExactRect
    /// The resizing along x, if the target has another length.
    public var horizontal: Resizing
    /// The resizing along y.
    public var vertical: Resizing
  }

  /// The size of the image.
  public var size: ExactSize
  /// The caps, which keep their size.
  public var caps: ExactInsets
  /// The resizing of the other parts.
  public var resizing: Resizing
  /// The part of the middle that is drawn, next to the left and top caps: the rest up to the other caps is hidden, as in
  /// images sliced in Xcode. Nil for all of it.
  public var shownMiddle: ExactSize?

  /// Creates an image with caps.
  public init(
    size: ExactSize, caps: ExactInsets, resizing: Resizing = .tile, shownMiddle: ExactSize? = nil
  ) {
    (self.size, self.caps, self.resizing, self.shownMiddle) = (size, caps, resizing, shownMiddle)
  }

  /// True if the caps are larger than `bounds`, along one axis or both: then they are scaled down.
  public func isSqueezed(in bounds: ExactRect) -> Bool {
    LayoutAxis.allCases.contains { isSqueezed(in: bounds, along: $0) }
  }

  /// True if the caps are larger than `bounds` along one axis.
  public func isSqueezed(in bounds: ExactRect, along axis: LayoutAxis) -> Bool {
    caps.near(axis) + caps.far(axis) > max(bounds[axis].length, .zero)
  }

  /// The parts that are drawn in `bounds`, row by row from the top left corner; empty ones are left out.
  ///
  /// A middle of one point is stretched even if the rest is tiled, and so is the boundary pixel that is used if the caps
  /// leave no middle.
  public func parts(in bounds: ExactRect) -> [Part] {
    let columns = spans(.horizontal, in: bounds[.horizontal])
    let rows = spans(.vertical, in: bounds[.vertical])
    var parts: [Part] = []
    for row in rows {
      for column in columns {
        parts.append(
          Part(
            source: ExactRect(
              x: column.source.origin, y: row.source.origin, width: column.source.length, height: row.source.length),
            target: ExactRect(
              x: column.target.origin, y: row.target.origin, width: column.target.length, height: row.target.length),
            horizontal: column.resizing, vertical: row.resizing))
      }
    }
    return parts
  }

  /// The target rectangle of the part between the caps.
  public func middle(in bounds: ExactRect) -> ExactRect {
    var rect = bounds
    for axis in LayoutAxis.allCases {
      let caps = shownCaps(axis, in: bounds[axis].length)
      rect[axis] = ExactSpan(
        origin: bounds[axis].origin + caps.near, length: max(bounds[axis].length, .zero) - caps.near - caps.far)
    }
    return rect
  }

  /// The caps along an axis. If they do not fit, both are scaled by the same factor.
  private func shownCaps(_ axis: LayoutAxis, in room: Rational) -> (near: Rational, far: Rational) {
    let (near, far, length) = (caps.near(axis), caps.far(axis), max(room, .zero))
    let scale = near + far > length ? length / (near + far) : Rational.one
    return (near * scale, far * scale)
  }

  private struct Span {
    var source: ExactSpan
    var target: ExactSpan
    var resizing: Resizing
  }

  /// The near cap, the middle and the far cap along an axis.
  private func spans(_ axis: LayoutAxis, in room: ExactSpan) -> [Span] {
    let (near, far, length) = (caps.near(axis), caps.far(axis), max(room.length, .zero))
    let (nearTarget, farTarget) = shownCaps(axis, in: length)
    let middle = middle(axis)
    let spans = [
      Span(
        source: ExactSpan(origin: .zero, length: near),
        target: ExactSpan(origin: room.origin, length: nearTarget), resizing: .stretch),
      Span(
        source: middle, target: ExactSpan(origin: room.origin + nearTarget, length: length - nearTarget - farTarget),
        resizing: middle.length <= .one ? .stretch : resizing),
      Span(
        source: ExactSpan(origin: size[axis] - far, length: far),
        target: ExactSpan(origin: room.origin + length - farTarget, length: farTarget), resizing: .stretch),
    ]
    return spans.filter { $0.target.length.sign > 0 }
  }

  /// The part of the image between the caps; if there is none, the pixel at their boundary.
  private func middle(_ axis: LayoutAxis) -> ExactSpan {
    let (near, rest) = (caps.near(axis), size[axis] - caps.near(axis) - caps.far(axis))
    if rest.sign <= 0 {
      let pixel = min(.one, max(size[axis], .zero))
      return ExactSpan(origin: max(.zero, min(near, size[axis] - pixel)), length: pixel)
    }
    return ExactSpan(origin: near, length: shownMiddle.map { min(rest, max($0[axis], .zero)) } ?? rest)
  }
}
