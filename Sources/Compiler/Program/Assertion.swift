public import LayDiagnostics
public import LayRuntime

/// What an `assert` says of the finished layout, at every size where its condition holds.
public struct Assertion: Sendable {
  /// `left relation right`, as a rule says it: locations are those in the nearest view that has all others in it.
  public struct Comparison: Sendable {
    /// A sum of attributes and a number.
    public struct Side: Sendable {
      /// The attributes with their factors.
      public var terms: [Term]
      /// What is added, points.
      public var constant: Rational
      /// Where it stands in the file.
      public var range: SourceRange
    }
    /// What stands left of the sign.
    public var left: Side
    /// How the sides compare.
    public var relation: Relation
    /// What stands right of the sign.
    public var right: Side
    /// Both sides in the file.
    public var range: SourceRange
  }

  /// What is claimed.
  public enum Claim: Sendable {
    /// Relations that hold, all of them: one, or those of a chain or compound.
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

  /// What is claimed.
  public var claim: Claim
  /// When.
  public var condition: ConditionID
  /// What stands behind the word `assert`.
  public var range: SourceRange

  /// That `claim` is so where `condition` holds.
  package init(claim: Claim, condition: ConditionID, range: SourceRange) {
    self.claim = claim
    self.condition = condition
    self.range = range
  }
}

extension Assertion {
  /// The views that it speaks of.
  package var views: [ViewID] {
    switch claim {
    case .comparisons(let comparisons):
      comparisons.flatMap { ($0.left.terms + $0.right.terms).map { $0.view } }
    case .isInside(let view, let other), .doesNotOverlap(let view, let other): [view, other]
    case .isAtLeast(let view, _), .isNotCompressed(let view): [view]
    }
  }
}
