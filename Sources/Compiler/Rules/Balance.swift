internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The positions of a pair on one axis.
private struct Locations {
  var left: [(term: Term, range: SourceRange)]
  var right: [(term: Term, range: SourceRange)]

  init(_ pair: RulePair, isVertical: Bool) {
    func isMeant(_ item: (term: Term, range: SourceRange)) -> Bool {
      isVertical ? item.term.attribute.isVerticalLocation : item.term.attribute.isHorizontalLocation
    }
    left = pair.left.terms.filter(isMeant)
    right = pair.right.terms.filter(isMeant)
  }

  var isEmpty: Bool { left.isEmpty && right.isEmpty }
  var leftSum: Rational { left.reduce(.zero) { $0 + $1.term.coefficient } }
  var rightSum: Rational { right.reduce(.zero) { $0 + $1.term.coefficient } }
  /// The imbalance: left minus right.
  var excess: Rational { leftSum - rightSum }

  /// True for pairs like `v.left == 2 * u.left`: one position on each side, no factor 0.
  var isScaledPair: Bool { left.count == 1 && right.count == 1 && !leftSum.isZero && !rightSum.isZero }
}

extension ConstraintPass {
  /// The pair with balanced positions: the sum of all factors of x-positions, left minus right, is 0, and likewise of
  /// y-positions, so that the origin of the superview does not matter (LANGUAGE §6). Nil if they are not balanced,
  /// which is reported.
  func balanced(_ pair: RulePair, in context: Context) -> RulePair? {
    var pair = pair
    for isVertical in [false, true] {
      let locations = Locations(pair, isVertical: isVertical)
      guard !locations.isEmpty, !locations.excess.isZero else { continue }
      guard locations.isScaledPair else {
        elaborator.report(imbalance(pair, locations, in: context))
        return nil
      }
      scaleAroundSuperview(&pair, locations)
    }
    return pair
  }

  /// Balances a pair with one position on each side and different factors: positions are relative to the nearest common
  /// superview, as in UIKit (SEMANTICS §2.1). Reports a warning, unless one of them belongs to that superview itself,
  /// or to its safe area, margins or another of its guides: `.centerY == 0.8 * superview.safeArea.centerY`.
  private func scaleAroundSuperview(_ pair: inout RulePair, _ locations: Locations) {
    let (left, right) = (locations.left[0], locations.right[0])
    let ancestor = nearestCommonSuperview(left.term.view, right.term.view)
    let origin: Attribute
    switch (left.term.attribute.family, right.term.attribute.family) {
    case (.vertical, _): origin = .top
    case (.leadingTrailing, _), (_, .leadingTrailing): origin = .leading
    default: origin = .left
    }
    pair.right.terms.append((Term(ancestor, origin, locations.excess), right.range))
    guard !isPart(left.term.view, of: ancestor), !isPart(right.term.view, of: ancestor) else { return }
    elaborator.report(
      .scaledLocation(
        right.term.attribute, from: ancestor == .root ? elaborator.program.name : elaborator.displayPath(of: ancestor),
        "superview.\(origin.name)", at: pair.range))
  }

  /// True if `view` is the superview, or one of its predeclared guides.
  private func isPart(_ view: ViewID, of superview: ViewID) -> Bool {
    let description = elaborator.program.views[view.index]
    return view == superview || description.guide != .declared && description.superview == superview
  }

  private func nearestCommonSuperview(_ a: ViewID, _ b: ViewID) -> ViewID {
    if a == b { return elaborator.superview(of: a) ?? a }
    var above: Set<ViewID> = []
    var next: ViewID? = a
    while let current = next {
      above.insert(current)
      next = elaborator.superview(of: current)
    }
    next = b
    while let current = next {
      if above.contains(current) { return current }
      next = elaborator.superview(of: current)
    }
    return .root
  }

  // MARK: Diagnostics

  private func imbalance(_ pair: RulePair, _ locations: Locations, in context: Context) -> Diagnostic {
    let isSingle = locations.left.count + locations.right.count == 1
    guard isSingle else { return .unbalancedLocations(locations.leftSum, locations.rightSum, pair, at: pair.range) }
    let attributePair = locations.left.isEmpty ? pair.flipped : pair
    guard let place = locations.left.first ?? locations.right.first else {
      return .unbalancedLocations(locations.leftSum, locations.rightSum, pair, at: pair.range)
    }
    let anchor = anchor(for: place.term, in: context)
    if let size = attributePair.right.terms.first(where: { $0.term.attribute.family == .size }) {
      return .locationWithSize(place, size, attributePair, anchor: anchor, at: pair.range)
    }
    if let size = attributePair.left.terms.first(where: { $0.term.attribute.family == .size }) {
      return .locationWithSize(place, size, attributePair, anchor: anchor, at: pair.range)
    }
    return .locationWithConstant(place, attributePair, anchor: anchor, at: pair.range)
  }

  /// The anchor to which a single position could be relative: `superview.left`; nil if the view has no superview.
  private func anchor(for term: Term, in context: Context) -> String? {
    guard let superview = elaborator.superview(of: term.view), let statement = context.statement else { return nil }
    guard let first = evaluation.paths.firstView(of: statement, in: context),
      elaborator.superview(of: first) == superview
    else {
      return "\(superview == .root ? "root" : elaborator.displayPath(of: superview)).\(term.attribute.name)"
    }
    return "superview.\(term.attribute.name)"
  }
}
