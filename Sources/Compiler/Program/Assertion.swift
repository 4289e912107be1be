public import LayDiagnostics
public import LayModel
public import LayNumbers

/// An `assert` on the finished layout, at every size where its condition holds.
public struct Assertion: Sendable {
  /// A relation `left relation right`, like a constraint: positions are in the nearest view that contains all others.
  public struct Comparison: Sendable {
    /// A sum of attributes and a number.
    public struct Side: Sendable {
      /// The attributes with their factors.
      public var terms: [Term]
      /// The constant that is added, points.
      public var constant: Rational
      /// The range of the side in the file.
      public var range: SourceRange
    }
    /// The left side.
    public var left: Side
    /// The relation between the sides.
    public var relation: Relation
    /// The right side.
    public var right: Side
    /// The range of both sides in the file.
    public var range: SourceRange
  }

  /// The statement that is asserted.
  public enum Claim: Sendable {
    /// All of the relations hold: one, or those of a chain or compound.
    case comparisons([Comparison])
    /// A predicate on a view holds, with the value of its argument.
    case predicate(Predicate, ViewID, Operand)
  }

  /// The value of a predicate's argument.
  public enum Operand: Hashable, Sendable {
    /// The predicate has no argument.
    case nothing
    /// A view or guide.
    case view(ViewID)
    /// A size, points.
    case size(ExactSize)
  }

  /// The statement that is asserted.
  public var claim: Claim
  /// The condition under which it is asserted.
  public var condition: ConditionID
  /// The range after the word `assert`.
  public var range: SourceRange

  /// Creates the assertion that `claim` holds where `condition` does.
  package init(claim: Claim, condition: ConditionID, range: SourceRange) {
    self.claim = claim
    self.condition = condition
    self.range = range
  }
}

extension Assertion.Operand {
  /// The views in it.
  package var views: [ViewID] { if case .view(let view) = self { [view] } else { [] } }

  /// The size that it is; nil for others.
  package var size: ExactSize? { if case .size(let size) = self { size } else { nil } }
}

extension Assertion {
  /// The views in the assertion.
  package var views: [ViewID] {
    switch claim {
    case .comparisons(let comparisons):
      comparisons.flatMap { ($0.left.terms + $0.right.terms).map { $0.view } }
    case .predicate(_, let view, let operand): [view] + operand.views
    }
  }
}
