/// A picture that is cut into nine parts, of which the corners keep their size (SEMANTICS §5.6).
public struct ResizableImage: Hashable, Sendable {
  /// How the parts between the corners fill their room.
  public enum Resizing: UInt8, Hashable, Sendable {
    /// By repetition, from the upper left corner of the room on.
    case tile
    /// By scaling.
    case stretch
  }

  /// One of the nine parts.
  public struct Part: Hashable, Sendable {
    /// Where it is in the picture, points of the picture.
    public var source: ExactRect
    /// Where it goes.
    public var target: ExactRect
    /// How it fills that along x, where that is another length.
    public var horizontal: Resizing
    /// How it fills that along y.
    public var vertical: Resizing
  }

  /// The size of the picture.
  public var size: ExactSize
  /// The caps, which keep their size.
  public var caps: ExactInsets
  /// How the rest fills its room.
  public var resizing: Resizing
  /// How much of the middle is shown, behind the left and upper caps: what lies between that and the other caps is hidden, as
  /// in pictures that were sliced in Xcode. Nil for all of it.
  public var shownMiddle: ExactSize?

  /// A picture with caps.
  public init(
    size: ExactSize, caps: ExactInsets, resizing: Resizing = .tile, shownMiddle: ExactSize? = nil
  ) {
    (self.size, self.caps, self.resizing, self.shownMiddle) = (size, caps, resizing, shownMiddle)
  }

  /// Whether the caps are larger than `bounds`, along one axis or both: they are scaled down then.
  public func isSqueezed(in bounds: ExactRect) -> Bool {
    Axis.allCases.contains { isSqueezed(in: bounds, along: $0) }
  }

  /// Whether they are along one axis.
  public func isSqueezed(in bounds: ExactRect, along axis: Axis) -> Bool {
    caps.near(axis) + caps.far(axis) > max(bounds[axis].length, .zero)
  }

  /// The parts that are drawn in `bounds`, row by row from the upper left corner; those of no size are left out.
  ///
  /// A middle of one point is stretched even where the rest is tiled, and so is the boundary pixel that is taken where the
  /// caps leave no middle.
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

  /// Where the part between the caps goes.
  public func middle(in bounds: ExactRect) -> ExactRect {
    var rect = bounds
    for axis in Axis.allCases {
      let caps = shownCaps(axis, in: bounds[axis].length)
      rect[axis] = ExactSpan(
        origin: bounds[axis].origin + caps.near, length: max(bounds[axis].length, .zero) - caps.near - caps.far)
    }
    return rect
  }

  /// The caps along an axis. In a room smaller than they are both shrink by the same share.
  private func shownCaps(_ axis: Axis, in room: Rational) -> (near: Rational, far: Rational) {
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
  private func spans(_ axis: Axis, in room: ExactSpan) -> [Span] {
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

  /// The part of the picture between the caps; where they leave none, the pixel at the boundary.
  private func middle(_ axis: Axis) -> ExactSpan {
    let (near, rest) = (caps.near(axis), size[axis] - caps.near(axis) - caps.far(axis))
    if rest.sign <= 0 {
      let pixel = min(.one, max(size[axis], .zero))
      return ExactSpan(origin: max(.zero, min(near, size[axis] - pixel)), length: pixel)
    }
    return ExactSpan(origin: near, length: shownMiddle.map { min(rest, max($0[axis], .zero)) } ?? rest)
  }
}
