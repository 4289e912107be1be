public import LayNumbers

// The arguments of step instructions.

/// A point of a rectangle, for `align`.
public struct StepPosition: Hashable, Sendable {
  /// The position along the horizontal axis.
  public enum Horizontal: UInt8, Hashable, Sendable { case left, center, right, leading, trailing }
  /// The position along the vertical axis.
  public enum Vertical: UInt8, Hashable, Sendable { case top, center, bottom }
  /// The position along the horizontal axis.
  public var horizontal: Horizontal
  /// The position along the vertical axis.
  public var vertical: Vertical

  /// Creates a point.
  public init(_ horizontal: Horizontal, _ vertical: Vertical) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// True if it is mirrored with the layout direction.
  public var isDirectional: Bool { horizontal == .leading || horizontal == .trailing }
}

/// `align view.position with target.targetPosition offset (x, y)` (SEMANTICS §5.2).
public struct StepAlignment: Sendable {
  /// The target of an alignment.
  public enum Target: Sendable {
    /// The bounds of a superview of the moved view, at any depth, or the untransformed frame of another view.
    case view(ViewID)
    /// A rectangle in the bounds coordinates of the moved view's superview.
    case rectangle(StepRectangle)
  }
  /// The view that is moved.
  public var view: ViewID
  /// The point of the view.
  public var position: StepPosition
  /// The target.
  public var target: Target
  /// The point of the target.
  public var targetPosition: StepPosition
  /// The offset to the right and downwards; if a position is directional, in the reading direction instead of to the
  /// right.
  public var offset: StepPair?

  /// Creates an alignment.
  public init(
    _ view: ViewID, _ position: StepPosition, with target: Target, _ targetPosition: StepPosition, offset: StepPair?
  ) {
    (self.view, self.position, self.target) = (view, position, target)
    (self.targetPosition, self.offset) = (targetPosition, offset)
  }
}

/// The limits of the room on a fitting size (SEMANTICS §5.1).
public struct SizingConstraints: OptionSet, Hashable, Sendable {
  /// Bits 1, 2, 4 and 8.
  public let rawValue: UInt8
  /// The constraints of the bits `rawValue`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// No narrower than the room.
  public static let minWidth = SizingConstraints(rawValue: 1)
  /// No wider than the room.
  public static let maxWidth = SizingConstraints(rawValue: 2)
  /// No lower than the room.
  public static let minHeight = SizingConstraints(rawValue: 4)
  /// No higher than the room.
  public static let maxHeight = SizingConstraints(rawValue: 8)
  /// As wide as the room.
  public static let fixedWidth: SizingConstraints = [.minWidth, .maxWidth]
  /// As high as the room.
  public static let fixedHeight: SizingConstraints = [.minHeight, .maxHeight]

  /// Applies the limits of `room` to `fit`: minimums first, then maximums.
  public func applied(to fit: ExactSize, within room: ExactSize) -> ExactSize {
    var size = fit
    if contains(.minWidth) { size.width = max(size.width, room.width) }
    if contains(.maxWidth) { size.width = min(size.width, room.width) }
    if contains(.minHeight) { size.height = max(size.height, room.height) }
    if contains(.maxHeight) { size.height = min(size.height, room.height) }
    return size
  }
}

/// An item in the list of a `distribute` or `spread`.
public enum StepItem: Sendable {
  /// A view.
  case view(ViewID)
  /// A space of fixed length.
  case fixed(StepNodeID)
  /// A share of the remaining length, by weight.
  case flexible(StepNodeID)
}

/// `distribute axis […] side n` (SEMANTICS §5.4).
public struct StepDistribution: Sendable {
  /// The alignment of views across the axis.
  public enum Side: UInt8, Hashable, Sendable { case near, center, far }
  /// The view whose bounds the items fill.
  public var view: ViewID
  /// The axis of the items.
  public var axis: LayoutAxis
  /// The items, in ``StepProgram/items``.
  public var items: Range<Int>
  /// Their alignment across the axis; nil leaves their positions unchanged.
  public var side: Side?
  /// The distance from the side inwards, or from the middle downwards or in the reading direction.
  public var distance: StepNodeID?

  /// Creates a distribution.
  public init(view: ViewID, axis: LayoutAxis, items: Range<Int>, side: Side?, distance: StepNodeID?) {
    (self.view, self.axis, self.items, self.side, self.distance) = (view, axis, items, side, distance)
  }
}

/// `spread axis […] spacing n within rect` (SEMANTICS §5.4).
public struct StepSpread: Sendable {
  /// The view whose bounds are divided, if no rectangle is given.
  public var view: ViewID
  /// The axis of the views.
  public var axis: LayoutAxis
  /// The views, in ``StepProgram/items``.
  public var items: Range<Int>
  /// The space between two views.
  public var spacing: StepNodeID?
  /// The rectangle that is divided, in the bounds coordinates of ``view``.
  public var room: StepRectangle?

  /// Creates a spread.
  public init(view: ViewID, axis: LayoutAxis, items: Range<Int>, spacing: StepNodeID?, room: StepRectangle?) {
    (self.view, self.axis, self.items, self.spacing, self.room) = (view, axis, items, spacing, room)
  }
}
