internal import LayDiagnostics
internal import LayModel

/// The numbers of the statements of a block.
typealias StepBlockRun = StepList<StepList<StepStatement>.Index>.Run

/// A statement of steps whose names are resolved.
struct StepStatement {
  /// The form of a statement.
  enum Kind {
    case constant(StepLocalID, StepOperand)
    /// A side of the answer of a `sizeThatFits`.
    case answer(LayoutAxis, StepOperand)
    case setting(StepSetting)
    /// A loop over integers.
    case count(StepLoop, from: StepOperand, to: StepOperand, isHalfOpen: Bool)
    /// A loop over a list.
    case each(StepLoop, StepOperand)
    /// The branches, and the block after the last `else`.
    case when(StepList<StepBranch>.Run, StepBlockRun?)
    case align(StepPoint, with: StepPoint, offset: StepOperand?)
    case sizeToFit(StepOperand, within: StepOperand?, SizingConstraints)
    case distribute(LayoutAxis, StepListItems, StepDistribution.Side?, distance: StepOperand?)
    case spread(LayoutAxis, StepListItems, spacing: StepOperand?, within: StepOperand?)
    /// A statement with an error.
    case broken
  }
  var kind: Kind
  var range: SourceRange
}

/// The variables of a loop and its block.
struct StepLoop {
  var element: StepLocalID
  /// The number of the iteration, from 0; nil if the loop does not name it.
  var counter: StepLocalID?
  var body: StepBlockRun
}

/// An assignment.
struct StepSetting {
  /// The view or constraint.
  var owner: StepOperand
  /// The property; nil if steps do not set it.
  var target: StepTarget?
  /// The name of the property.
  var name: SourceRange
  /// The left side.
  var range: SourceRange
  var value: StepOperand
}

/// A condition of a `when` or `else when`, with its block.
struct StepBranch {
  var condition: StepOperand
  var body: StepBlockRun
  var range: SourceRange
}

/// A point of a view or rectangle, in `align`.
struct StepPoint {
  /// The view or rectangle, with the range of the point.
  var owner: StepOperand
  var position: StepPosition
}

/// The list of a `distribute` or `spread`.
enum StepListItems {
  /// The items in brackets.
  case items(StepList<StepListItem>.Run)
  /// A list of views by its name.
  case views(StepOperand)
}

/// An item of a `distribute` or `spread`.
enum StepListItem {
  /// A view or a fixed number.
  case value(StepOperand)
  /// A flexible space with its weight; nil for 1.
  case flexible(StepOperand?)
}
