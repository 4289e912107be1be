internal import LayDiagnostics
internal import LayModel

/// The number of an expression.
typealias StepExpressionID = StepList<StepExpression>.Index
/// The number of a member.
typealias StepMemberID = StepList<StepMember>.Index
/// The numbers of consecutive operands.
typealias StepOperands = StepList<StepOperand>.Run

/// An expression of steps whose names are resolved.
struct StepExpression {
  /// The form of an expression.
  enum Kind {
    /// A value that steps cannot use, or that is unknown after an error.
    case unreadable
    case constant(StepList<LoweredValue>.Index)
    case view(ViewID)
    /// A predeclared guide.
    case guide(ViewID)
    case local(StepLocalID)
    /// The room that a `sizeThatFits` is asked about.
    case available
    /// A side of the answer of a `sizeThatFits`.
    case answer(LayoutAxis)
    /// A side of the root.
    case rootSize(LayoutAxis)
    /// A value and its members, elements and methods.
    case path(StepExpressionID, StepList<StepLink>.Run)
    case arithmetic(StepOperands, StepList<StepNode.Operation>.Run)
    case negative(StepExpressionID)
    case opposite(StepExpressionID)
    /// All of the operands, or any of them.
    case junction(StepNode.Operation, StepOperands)
    case comparison(StepOperands, StepList<Condition.Comparison>.Run)
    case environment(StepList<Condition>.Run)
    case list(StepArguments)
    case tuple(StepArguments)
    case function(StepFunction.Rule, StepArguments)
  }
  var kind: Kind
  /// The expression without parentheses around it; the arguments of a function.
  var range: SourceRange
}

/// An expression where it is used.
struct StepOperand {
  var expression: StepExpressionID
  /// The range with the parentheses around the expression.
  var range: SourceRange
}

/// The elements of a list, tuple or argument list.
struct StepArguments {
  var operands: StepOperands
  /// The number of elements that the limit of a compilation counts, those of wrong syntax included.
  var elementCount: Int
}

/// A member, element or method of the value before it in a path.
struct StepLink {
  /// The kind of a link.
  enum Kind {
    /// A member of a value that differs between iterations.
    case member(StepMemberID)
    /// A value of a view or constraint.
    case reading(StepReading.Source)
    /// Numbers of a rectangle.
    case part([PartRow.Number])
    /// A number of a point or size.
    case side(LayoutAxis)
    /// The number of elements of a list.
    case count
    case superview
    case guide(BuiltInGuide)
    case element(StepOperands)
    case method(StepMethod, StepArguments)
  }
  var kind: Kind
  /// The name of a member, the brackets of an element, the arguments of a method.
  var range: SourceRange
}
