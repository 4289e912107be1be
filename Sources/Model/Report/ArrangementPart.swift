internal import LayNumbers

/// The purpose of a stack's or grid's constraint. With its view it identifies the constraint; the parts from ``fit`` on
/// are about the stack itself, all others about a view that it arranges.
public enum ArrangementPart: UInt8, Hashable, Sendable, CaseIterable {
  /// The first view begins where the stack begins.
  case start
  /// The distance to the view before.
  case gap
  /// The optional distance to the view before, besides a required one.
  case wishedGap
  /// The last view ends where the stack ends.
  case end
  /// It has the length of the first view.
  case equalLength
  /// A share of the stack, in proportion to the content.
  case share
  /// The gap before it equals the first gap.
  case equalGap
  /// The middles are as far apart as the first two.
  case equalCenter
  /// The near edge across the axis: leading or top.
  case nearEdge
  /// The far edge across the axis: trailing or bottom.
  case farEdge
  /// The middle across the axis.
  case middle
  /// A baseline.
  case baseline
  /// Not before the near edge of the stack, across the axis.
  case afterNearEdge
  /// Not beyond the far edge of the stack, across the axis.
  case beforeFarEdge
  /// The near edge of the stack, across the axis, optionally.
  case wishedNearEdge
  /// The far edge of the stack, across the axis, optionally.
  case wishedFarEdge
  /// The span from the stack's far edge to a view's near edge on its baseline, or mirrored, is minimal.
  case span
  /// The first view begins no earlier than the stack.
  case afterStart
  /// The last view ends no later than the stack.
  case beforeEnd
  /// The first view begins where the stack does, optionally.
  case wishedStart
  /// The last view ends where the stack does, optionally.
  case wishedEnd
  /// The middle of a gravity area.
  case groupMiddle
  /// The height (or width) across the axis is minimal.
  case thin
  /// The width of multiline text.
  case textWidth
  /// The length of a spacer is minimal.
  case spacer
  /// Spacers of one stack have equal lengths.
  case equalSpacer
  /// The first view takes the remaining length.
  case leftOver
  /// A hidden view has no length.
  case hidden
  /// The position of a hidden view along the axis.
  case hiddenPlace
  /// The position of a hidden view across the axis.
  case hiddenEdge
  /// The height (or width) of a hidden view across the axis.
  case hiddenThin
  /// The start of a cell's columns; for the first view that begins there.
  case columnStart
  /// The start of a cell's columns; for the other views.
  case columnEdge
  /// The width of a cell's columns.
  case columnWidth
  /// The width of a fitting column is minimal.
  case thinColumn
  /// The width of a fitting column is minimal, so that a later one gets the width of a view of several columns.
  case earlyColumn
  /// The start of a cell's rows; for the first view that begins there.
  case rowStart
  /// The start of a cell's rows; for the other views.
  case rowEdge
  /// The height of a cell's rows.
  case rowHeight
  /// The height of a fitting row is minimal.
  case thinRow
  /// The height of a fitting row is minimal, so that a later one gets the height of a view of several rows.
  case earlyRow
  /// The stack is no larger across the axis than its views.
  case fit
  /// A stack without views has no length.
  case fitLength
  /// The columns end where the grid ends.
  case columnsEnd
  /// The columns end no later than the grid.
  case columnsInside
  /// The grid is no wider than its columns.
  case columnsFit
  /// The rows end where the grid ends.
  case rowsEnd
  /// The rows end no later than the grid.
  case rowsInside
  /// The grid is no higher than its rows.
  case rowsFit

  /// True if it is about the stack or grid itself, not about a view that this arranges.
  public var isOfContainer: Bool { rawValue >= ArrangementPart.fit.rawValue }

  /// True if it only resolves ambiguities, so that its violation is not reported.
  package var isFallback: Bool {
    switch self {
    case .wishedNearEdge, .wishedFarEdge, .span, .wishedStart, .wishedEnd, .thin, .spacer, .equalSpacer, .leftOver: true
    case .thinColumn, .thinRow, .earlyColumn, .earlyRow: true
    case .hiddenPlace, .hiddenEdge, .hiddenThin, .fit, .fitLength, .columnsFit, .rowsFit: true
    default: false
    }
  }
}
