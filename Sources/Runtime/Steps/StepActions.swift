// What the instructions of steps take.

/// A point of a rectangle that `align` speaks of.
public struct StepPosition: Hashable, Sendable {
  /// Where along the horizontal axis.
  public enum Horizontal: UInt8, Hashable, Sendable { case left, center, right, leading, trailing }
  /// Where along the vertical axis.
  public enum Vertical: UInt8, Hashable, Sendable { case top, center, bottom }
  /// Where along the horizontal axis.
  public var horizontal: Horizontal
  /// Where along the vertical axis.
  public var vertical: Vertical

  /// A point.
  public init(_ horizontal: Horizontal, _ vertical: Vertical) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Whether it turns around with the direction.
  public var isDirectional: Bool { horizontal == .leading || horizontal == .trailing }
}

/// `align view.position with target.targetPosition offset (x, y)` (SEMANTICS §5.2).
public struct StepAlignment: Sendable {
  /// What a view is aligned with.
  public enum Target: Sendable {
    /// The bounds of a view that the moved one lies in, or the untransformed frame of another.
    case view(ViewID)
    /// A rectangle in the bounds coordinates of the moved view's superview.
    case rectangle(StepRectangle)
  }
  /// The view that is moved.
  public var view: ViewID
  /// Its point.
  public var position: StepPosition
  /// What it is aligned with.
  public var target: Target
  /// The point of that.
  public var targetPosition: StepPosition
  /// What is added, downwards and to the right; where a position is by direction, to where lines of text end.
  public var offset: StepPair?

  /// An alignment.
  public init(
    _ view: ViewID, _ position: StepPosition, with target: Target, _ targetPosition: StepPosition, offset: StepPair?
  ) {
    (self.view, self.position, self.target) = (view, position, target)
    (self.targetPosition, self.offset) = (targetPosition, offset)
  }
}

/// How far the room limits what a view answers (SEMANTICS §5.1).
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

  /// `fit` within `room`: at least it first, then at most.
  public func applied(to fit: ExactSize, within room: ExactSize) -> ExactSize {
    var size = fit
    if contains(.minWidth) { size.width = max(size.width, room.width) }
    if contains(.maxWidth) { size.width = min(size.width, room.width) }
    if contains(.minHeight) { size.height = max(size.height, room.height) }
    if contains(.maxHeight) { size.height = min(size.height, room.height) }
    return size
  }
}

/// What stands in the list of a `distribute` or `spread`.
public enum StepItem: Sendable {
  /// A view.
  case view(ViewID)
  /// So much room.
  case fixed(StepNodeID)
  /// A share of the room that is left, by weight.
  case flexible(StepNodeID)
}

/// `distribute axis […] side n` (SEMANTICS §5.4).
public struct StepDistribution: Sendable {
  /// Where views stand across the axis.
  public enum Side: UInt8, Hashable, Sendable { case near, center, far }
  /// Whose bounds the items fill.
  public var view: ViewID
  /// Along what.
  public var axis: Axis
  /// The items, in ``StepProgram/items``.
  public var items: Range<Int>
  /// Where they stand across it; nil leaves that as it is.
  public var side: Side?
  /// How far from the side inwards, or from the middle downwards or towards the end of lines.
  public var distance: StepNodeID?

  /// A distribution.
  public init(view: ViewID, axis: Axis, items: Range<Int>, side: Side?, distance: StepNodeID?) {
    (self.view, self.axis, self.items, self.side, self.distance) = (view, axis, items, side, distance)
  }
}

/// `spread axis […] spacing n within rect` (SEMANTICS §5.4).
public struct StepSpread: Sendable {
  /// Whose bounds are divided, where no rectangle is given.
  public var view: ViewID
  /// Along what.
  public var axis: Axis
  /// The views, in ``StepProgram/items``.
  public var items: Range<Int>
  /// Between two of them.
  public var spacing: StepNodeID?
  /// What is divided, in the bounds coordinates of ``view``.
  public var room: StepRectangle?

  /// A spread.
  public init(view: ViewID, axis: Axis, items: Range<Int>, spacing: StepNodeID?, room: StepRectangle?) {
    (self.view, self.axis, self.items, self.spacing, self.room) = (view, axis, items, spacing, room)
  }
}
