/// What a row of a stack or grid is for. With the view that it is about it tells the rows of a program apart; the parts
/// from ``fit`` on are about the stack itself, all others about a view that it arranges.
public enum ArrangementPart: UInt8, Hashable, Sendable, CaseIterable {
  /// The first view begins where the stack begins.
  case start
  /// The distance to the view before.
  case gap
  /// A distance to the view before that is wished for beside one that is demanded.
  case wishedGap
  /// The last view ends where the stack ends.
  case end
  /// As long as the first view.
  case equalLength
  /// A share of the stack, in proportion to the content.
  case share
  /// The gap before it is as long as the first gap.
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
  /// The near edge of the stack, across the axis, as far as it may be.
  case wishedNearEdge
  /// The far edge of the stack, across the axis, as far as it may be.
  case wishedFarEdge
  /// From the far edge of the stack to the near edge of a view on its baseline, or mirrored, it is no further than it has to be.
  case span
  /// The first view begins no earlier than the stack.
  case afterStart
  /// The last view ends no later than the stack.
  case beforeEnd
  /// The first view begins where the stack does, as far as it may be.
  case wishedStart
  /// The last view ends where the stack does, as far as it may be.
  case wishedEnd
  /// The middle of a gravity area.
  case groupMiddle
  /// No higher (or wider) than it has to be, across the axis.
  case thin
  /// As much room as text of several lines takes.
  case textWidth
  /// A spacer is no longer than it has to be.
  case spacer
  /// Spacers of one stack are equally long.
  case equalSpacer
  /// What is left over goes to the first view.
  case leftOver
  /// A hidden view takes no room.
  case hidden
  /// Where a hidden view is, along the axis.
  case hiddenPlace
  /// Where a hidden view is, across the axis.
  case hiddenEdge
  /// How high (or wide) a hidden view is, across the axis.
  case hiddenThin
  /// Where the columns of a cell begin; of the first view that begins there.
  case columnStart
  /// Where the columns of a cell begin; of the other views.
  case columnEdge
  /// How wide the columns of a cell are.
  case columnWidth
  /// A column that fits is no wider than it has to be.
  case thinColumn
  /// A column that fits leaves it to a later one to give a view of several columns its room.
  case earlyColumn
  /// Where the rows of a cell begin; of the first view that begins there.
  case rowStart
  /// Where the rows of a cell begin; of the other views.
  case rowEdge
  /// How high the rows of a cell are.
  case rowHeight
  /// A row that fits is no higher than it has to be.
  case thinRow
  /// A row that fits leaves it to a later one to give a view of several rows its room.
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

  /// Whether it is about the stack or grid, and not about a view that one arranges.
  public var isOfContainer: Bool { rawValue >= ArrangementPart.fit.rawValue }

  /// Whether it decides only what nothing else does, so that nobody misses it where it does not get its way.
  var isFallback: Bool {
    switch self {
    case .wishedNearEdge, .wishedFarEdge, .span, .wishedStart, .wishedEnd, .thin, .spacer, .equalSpacer, .leftOver: true
    case .thinColumn, .thinRow, .earlyColumn, .earlyRow: true
    case .hiddenPlace, .hiddenEdge, .hiddenThin, .fit, .fitLength, .columnsFit, .rowsFit: true
    default: false
    }
  }
}
