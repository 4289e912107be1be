internal import LayCompiler
internal import LayRuntime

/// A claim that proofs decide.
enum AskedClaim: Sendable {
  /// An assertion of the file, or one of the checks of frames.
  case assertion(Assertion)
  /// A claim of a health check.
  case health(HealthClaim)
  /// A check that may be missed by a number of points.
  indirect case allowing(Rational, AskedClaim)

  /// The claim without the number of points by which it may be missed.
  var exact: AskedClaim { if case .allowing(_, let claim) = self { claim } else { self } }

  /// The numbers that a claim reads.
  enum Reading {
    case comparisons([Assertion.Comparison])
    /// The edges of views.
    case edges([ViewID])
    /// The lengths of a view.
    case lengths(ViewID)
    /// The lengths of a view and those of its content.
    case content(ViewID)
  }

  var reading: Reading {
    switch self {
    case .assertion(let assertion):
      switch assertion.claim {
      case .comparisons(let comparisons): .comparisons(comparisons)
      case .predicate(let predicate, let view, let operand):
        switch predicate.row.subject {
        case .edges: .edges([view] + operand.views)
        case .lengths: .lengths(view)
        case .content: .content(view)
        }
      }
    case .health(let claim):
      switch claim.statement {
      // The least width of a text does not depend on its number of lines.
      case .showsContent(.horizontal), .showsPlaceholder, .fitsWords, .isAtLeast, .isTouchable, .isEmpty, .keepsRatio:
        .lengths(claim.view)
      case .showsContent(.vertical): .content(claim.view)
      case .isInside, .precedes, .isNotMixedWith, .leavesInSight, .scrollsOut, .scrollsOneWay, .hasRoom:
        .edges(claim.views)
      case .isInSafeArea(_, _, _, let scrolling):
        .edges([claim.view, .root] + scrolling.contents.flatMap { [$0.content, $0.scrollView] })
      case .isAboveKeyboard, .avoids: .edges([claim.view, .root])
      case .takesTouches: .edges(claim.views + [.root])
      }
    case .allowing(_, let claim): claim.reading
    }
  }

  /// The views in the claim.
  var views: [ViewID] {
    switch self {
    case .assertion(let assertion): assertion.views
    case .health(let claim): claim.views
    case .allowing(_, let claim): claim.views
    }
  }

  /// The conditions that decide where it is examined.
  var conditions: [ConditionID] {
    switch self {
    case .assertion(let assertion): [assertion.condition]
    case .health(let claim): claim.conditions
    case .allowing(_, let claim): claim.conditions
    }
  }

  /// True if the claim is examined where conditions have the values `truths` and `isShown` is true for the views that are shown.
  func applies(_ truths: [Bool], _ isShown: [Bool]) -> Bool {
    switch self {
    case .assertion(let assertion): truths[assertion.condition.index]
    case .health(let claim): claim.applies(truths, isShown)
    case .allowing(_, let claim): claim.applies(truths, isShown)
    }
  }
}
