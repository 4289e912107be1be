internal import LayCompiler
internal import LayRuntime

/// The value of a sum of attributes in the mirror image of a layout.
private enum MirroredSum {
  /// The sum has the same value.
  case same
  /// The sum has the opposite value.
  case negated

  /// The value of a sum of terms; nil if it does not follow from that in the layout.
  ///
  /// A sum with a leading or trailing edge is measured from the right side as a whole, as constraints are. Middles alone are measured
  /// from the left in both directions, so that their differences change their signs.
  init?(_ terms: [Term]) {
    let places = terms.filter { $0.attribute.axis == .horizontal && $0.attribute.isLocation }
    if places.isEmpty {
      self = .same
    } else if places.contains(where: { $0.attribute.isDirectional }) {
      if !places.allSatisfy({ $0.attribute.turnsWithDirection }) { return nil }
      self = .same
    } else {
      let sum = places.reduce(into: Rational.zero) { $0 += $1.coefficient }
      guard places.count == terms.count, places.allSatisfy({ $0.attribute.turnsWithDirection }), sum.isZero else {
        return nil
      }
      self = .negated
    }
  }
}

/// The claims that have the same answers in the mirror image of a layout.
struct MirroredClaims {
  private let program: LayoutProgram
  private let slidingViews: Set<ViewID>

  /// Creates the decision for a program and its mirror image.
  init(_ program: LayoutProgram, _ image: MirrorImage) {
    (self.program, slidingViews) = (program, image.slidingViews)
  }

  /// True if the claims have the same answers, and the probes the same values, as far as the latter are not
  /// ``negatedProbes(of:)``: these are the sums of constraints, whose rows are compared.
  func answers(_ questions: Questions) -> Bool {
    questions.traces.isEmpty && !questions.keepsFrames && questions.probes.allSatisfy { MirroredSum($0.terms) != nil }
      && questions.claims.allSatisfy { claim in
        switch claim.exact {
        case .allowing: false
        case .assertion(let assertion): answers(assertion.claim)
        case .health(let claim): answers(claim)
        }
      }
  }

  /// The probes with the opposite values in the mirror image.
  func negatedProbes(of questions: Questions) -> [Int] {
    questions.probes.indices.filter { MirroredSum(questions.probes[$0].terms) == .negated }
  }

  private func answers(_ claim: Assertion.Claim) -> Bool {
    switch claim {
    case .comparisons(let comparisons): comparisons.allSatisfy(answers)
    // Each predicate is about both sides.
    case .predicate(let predicate, let view, let operand):
      switch predicate {
      case .isInside, .doesNotOverlap: areTogether([view] + operand.views)
      case .isAtLeast, .isNotCompressed: true
      }
    }
  }

  private func answers(_ comparison: Assertion.Comparison) -> Bool {
    let terms =
      comparison.left.terms + comparison.right.terms.map { Term($0.view, $0.attribute, -$0.coefficient) }
    let places = terms.filter { $0.attribute.axis == .horizontal && $0.attribute.isLocation }
    if !areTogether(places.map { $0.view }) { return false }
    switch MirroredSum(terms) {
    case .same: return true
    case .negated: return comparison.relation == .equal && comparison.left.constant == comparison.right.constant
    case nil: return false
    }
  }

  /// True if the claim, or those of its kind about the other side, which are asked besides, hold in the mirror image where they hold in
  /// the layout.
  func answers(_ claim: HealthClaim) -> Bool {
    // Texts of the left and the right stay there.
    if claim.texts.contains(where: { $0.side == .left || $0.side == .right }) { return false }
    switch claim.statement {
    case .showsContent, .showsPlaceholder, .fitsWords, .isAtLeast, .isTouchable, .isEmpty, .scrollsOneWay, .hasRoom,
      .keepsRatio:
      return true
    case .isInside, .precedes, .isNotMixedWith, .leavesInSight: return areTogether(claim.views)
    case .isInSafeArea, .isAboveKeyboard: return areTogether([claim.view, .root])
    case .takesTouches(let reach):
      let views = [claim.view, reach.outer] + (reach.inner.map { [$0] } ?? [])
      return (reach.axis == .vertical || reach.near == reach.far) && areTogether(views)
        && areTogether([reach.shown, .root])
    case .scrollsOut(let part):
      // Content that slides begins at the left in both directions. Of unknown content, only the ends are judged.
      let isPlain = part.view == nil || !slidingViews.contains(part.scrollView)
      return isPlain && areTogether([claim.view, part.scrollView] + (part.view.map { [$0] } ?? []))
    // The regions of a device stay where they are.
    case .avoids: return false
    }
  }

  /// True if views are in the same sliding scroll view, or all in none: then they are mirror images together.
  private func areTogether(_ views: [ViewID]) -> Bool {
    if slidingViews.isEmpty { return true }
    let around = Set(views.map { slidingView(around: $0) })
    return around.count < 2
  }

  /// The innermost sliding scroll view around a view; nil if there is none.
  private func slidingView(around view: ViewID) -> ViewID? {
    var next = program.views[view.index].superview
    while let view = next {
      if slidingViews.contains(view) { return view }
      next = program.views[view.index].superview
    }
    return nil
  }
}
