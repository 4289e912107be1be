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
    /// The alignment rectangle of the first view lies inside that of the second.
    case isInside(ViewID, ViewID)
    /// The alignment rectangles have no inner point in common.
    case doesNotOverlap(ViewID, ViewID)
    /// The view is no smaller than this on either axis, points.
    case isAtLeast(ViewID, ExactSize)
    /// The view is no smaller than its content on either axis.
    case isNotCompressed(ViewID)
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

extension Assertion {
  /// The views in the assertion.
  package var views: [ViewID] {
    switch claim {
    case .comparisons(let comparisons):
      comparisons.flatMap { ($0.left.terms + $0.right.terms).map { $0.view } }
    case .isInside(let view, let other), .doesNotOverlap(let view, let other): [view, other]
    case .isAtLeast(let view, _), .isNotCompressed(let view): [view]
    }
  }
}
