internal import LayCompiler
internal import LayRuntime

/// The claims that touches get to controls and scroll views: those outside of a view around them do not.
struct TouchClaims {
  private let layout: CompiledLayout
  private let judged: JudgedViews
  /// The views, by axis, whose own constraints keep them inside of their superviews at every size.
  private let kept: [LayoutAxis: Set<ViewID>]

  init(_ layout: CompiledLayout, _ judged: JudgedViews) {
    (self.layout, self.judged) = (layout, judged)
    let isFixed = layout.parameters.isEmpty && layout.program.steps.isEmpty
    kept = isFixed ? layout.program.viewsKeptInside : [:]
  }

  /// The claims about a view that needs touches along an axis. Its touch area is larger than its frame by `insets`.
  func claims(_ view: ViewID, _ axis: LayoutAxis, _ need: TouchReach.Need, _ insets: ExactInsets) -> [HealthClaim] {
    let reach = TouchReach(
      axis: axis, need: need, near: insets.near(axis), far: insets.far(axis), outer: .root, inner: nil,
      shown: shown(view))
    let outer = limits(of: view, axis, isExtended: !reach.near.isZero || !reach.far.isZero)
    return outer.indices.flatMap { index in
      // Two views that leave all of it leave all together.
      ([nil] + (need == .all ? [] : outer[..<index].map { Optional($0) })).map { inner in
        var own = reach
        (own.outer, own.inner) = (outer[index], inner)
        return claim(view, own)
      }
    }
  }

  /// A claim about touches; none where a view that touches do not leave cuts off what is beyond it.
  private func claim(_ view: ViewID, _ reach: TouchReach) -> HealthClaim {
    var claim = HealthClaim(kind: .untouched, view: view, statement: .takesTouches(reach))
    let choices = [reach.outer, reach.inner].compactMap { $0 }.flatMap { layout.clippingChoices(of: $0) }
    if choices.count <= SettingChoice.limit { claim.unless = choices }
    return claim
  }

  /// The claims about a scroll view: all of one with controls inside, which may be scrolled to any part of it.
  func claims(aboutScrollView view: ViewID) -> [HealthClaim] {
    let need: TouchReach.Need = judged.scrollsControls(view) ? .all : .length(ScrolledPart.room)
    return LayoutAxis.allCases.flatMap { claims(view, $0, need, .zero) }
  }

  /// The outermost scroll view around a view, or the view itself if there is none.
  private func shown(_ view: ViewID) -> ViewID {
    var found = view
    while let outer = judged.scrollView(around: found) { found = outer }
    return found
  }

  /// The views around a view, as far as the nearest scroll view, that may leave a part of it without touches: not those that a view
  /// inside of them cannot leave, and none that always clips, since what it cuts off is reported already.
  private func limits(of view: ViewID, _ axis: LayoutAxis, isExtended: Bool) -> [ViewID] {
    var found: [ViewID] = []
    var inner = view
    var isInside = !isExtended && kept[axis]?.contains(view) ?? false
    while let outer = layout.program.views[inner.index].superview, outer != .root, !judged.kind(of: outer).scrolls {
      if !isInside && !layout.alwaysClips(outer) { found.append(outer) }
      isInside = kept[axis]?.contains(outer) ?? false
      inner = outer
    }
    return found
  }
}

extension LayoutProgram {
  /// The views, by axis, that required constraints on both edges keep inside of their superviews at every size.
  fileprivate var viewsKeptInside: [LayoutAxis: Set<ViewID>] {
    let isChangeable = isChangeable
    var edges: [ViewID: Set<Attribute>] = [:]
    for (index, rule) in constraints.enumerated()
    where rule.priority == .required && rule.condition == .always && rule.terms.count == 2 && !isChangeable[index] {
      for (own, other) in [(rule.terms[0], rule.terms[1]), (rule.terms[1], rule.terms[0])] {
        guard views[own.view.index].superview == other.view, own.attribute == other.attribute,
          own.coefficient == -other.coefficient, own.coefficient.magnitude == .one, keepsInside(rule, own)
        else { continue }
        edges[own.view, default: []].insert(own.attribute)
      }
    }
    var found: [LayoutAxis: Set<ViewID>] = [:]
    for (view, edges) in edges {
      if edges.isSuperset(of: [.top, .bottom]) { found[.vertical, default: []].insert(view) }
      if edges.isSuperset(of: [.left, .right]) || edges.isSuperset(of: [.leading, .trailing]) {
        found[.horizontal, default: []].insert(view)
      }
    }
    return found
  }

  /// True if a constraint `own - edge of the superview` keeps the edge of `own` inside.
  private func keepsInside(_ rule: ConstraintDescription, _ own: Term) -> Bool {
    let isNear = [.left, .leading, .top].contains(own.attribute)
    if !isNear && ![.right, .trailing, .bottom].contains(own.attribute) { return false }
    // The constraint, with the sign that makes the coefficient of `own` 1, then the one that makes inside positive.
    let turns = (own.coefficient.sign > 0) == isNear
    let inset = turns ? rule.constant : -rule.constant
    switch rule.relation {
    case .equal: return inset.sign >= 0
    case .greaterOrEqual: return turns && inset.sign >= 0
    case .lessOrEqual: return !turns && inset.sign >= 0
    }
  }
}
