internal import LayCompiler
internal import LayRuntime

/// The views whose health is judged: those that show content or that people touch.
struct JudgedViews {
  /// The facts about a view that do not depend on sizes.
  fileprivate struct Facts {
    var kind: ViewKind
    var superview: ViewID?
    /// The text is not empty, under some condition at least.
    var hasText: Bool
    var hasContent = false
    var isInteractive = false
    /// The nearest scroll view around it.
    var scrollView: ViewID?
    /// The nearest view with a background around it, other than the root.
    var surface: ViewID?
    /// The nearest view around it, other than the root, that cuts off what lies beyond it, perhaps under a condition; nil behind a scroll
    /// view.
    var clippingView: ViewID?
    /// The view is hidden at times, or inside one that is.
    var isPopUp: Bool
    /// The view has a background, and hides what lies under it; nothing shines through it or a view around it.
    var isOpaque = false
    /// The text of a view that draws nothing else; nil for other views.
    var drawnText: DrawnText?
    /// The view, or one around it, is drawn with an `alpha` below 1 at times.
    var mayShineThrough = false
  }

  private var facts: [Facts] = []
  /// The choices with which each view, or one around it, has an `alpha` of 0.
  private var fading: [[SettingChoice]] = []
  /// The views with content or interaction, in drawing order.
  private(set) var all: [ViewID] = []
  /// The views that scroll over their content, in drawing order: their ends must be seen.
  private(set) var scrollers: [ViewID] = []
  /// The views inside of each scroll view, and of no other one inside, that have to be seen.
  private var parts: [ViewID: [ViewID]] = [:]
  /// The guide of each scroll view's content.
  private(set) var contentGuides: [ViewID: ViewID] = [:]
  /// The other views that hide what lies under them, in drawing order: those with an opaque background that are never hidden.
  private(set) var covers: [ViewID] = []
  /// The views with content whose text the file does not say, texts that people edit aside: their content is not guessed.
  private(set) var unknown: Set<ViewID> = []
  /// The views that are turned, scaled or moved after layout: their frames do not tell what they cover.
  private(set) var transformed: [ViewID] = []
  /// The pairs of views that need no check whether they lie over each other: a constraint puts the middle of one on an edge of the
  /// other, as a badge on a corner, or the file asserts that they do not overlap.
  private(set) var settledPairs: Set<Set<ViewID>>

  /// Keeps the settled pairs that are settled in other views, too: those of the layout with other numbers.
  mutating func keepSettledPairs(of other: JudgedViews) { settledPairs.formIntersection(other.settledPairs) }

  init(_ layout: CompiledLayout) {
    let program = layout.program
    settledPairs = program.straddles.union(layout.separatePairs)
    let isPopUp = program.inherited(program.isHiddenAtTimes)
    let texts = program.viewsWithText
    for (index, view) in program.views.enumerated() {
      var own = Facts(kind: view.kind, superview: view.superview, hasText: texts[index], isPopUp: isPopUp[index])
      if view.role == .view && index > 0 {
        own.hasContent = layout.hasContent(ViewID(index)) ?? view.kind.hasContent
        own.isInteractive = layout.isInteractive(ViewID(index)) ?? view.kind.isInteractive
      }
      if let superview = view.superview { own.inherit(superview, facts[superview.index], layout) }
      own.mayShineThrough = own.mayShineThrough || layout.mayShineThrough(ViewID(index))
      let isOpaque = layout.mayHaveBackground(ViewID(index)) ? layout.isOpaque(ViewID(index)) : view.kind.isOpaque
      own.isOpaque = isOpaque && !own.mayShineThrough
      own.drawnText = layout.drawnText(of: ViewID(index))
      facts.append(own)
      fading.append(layout.transparentChoices(of: ViewID(index)) + (view.superview.map { fading[$0.index] } ?? []))
    }
    for view in program.views where view.role == .view {
      if let superview = view.superview { facts[superview.index].drawnText = nil }
    }
    select(layout)
  }

  private mutating func select(_ layout: CompiledLayout) {
    let program = layout.program
    let (isTransformed, isNeverShown) = (
      program.isTransformedAnywhere, program.isNeverShown { layout.isAlwaysTransparent($0) }
    )
    covers = facts.indices.dropFirst().filter { index in
      let view = facts[index]
      return view.isOpaque && !view.isPopUp && !view.hasContent && !view.isInteractive
        && program.views[index].role == .view && !isTransformed[index] && !isNeverShown[index]
    }.map { ViewID($0) }
    scrollers = facts.indices.dropFirst().filter { index in
      facts[index].kind.scrolls && program.views[index].role == .view && !isTransformed[index] && !isNeverShown[index]
    }.map { ViewID($0) }
    for (index, view) in program.views.enumerated() where view.guide == .content {
      if let scrollView = view.superview { contentGuides[scrollView] = ViewID(index) }
    }
    for (index, view) in facts.enumerated() where view.hasContent || view.isInteractive {
      if isNeverShown[index] { continue }
      if isTransformed[index] {
        transformed.append(ViewID(index))
        continue
      }
      all.append(ViewID(index))
      if view.hasContent, view.showsUnknownText, case .ofContent = program.views[index].intrinsicWidth {
        unknown.insert(ViewID(index))
      }
    }
    for view in Set(all).union(scrollers) {
      if let scrollView = scrollView(around: view) { parts[scrollView, default: []].append(view) }
    }
    for scrollView in parts.keys { parts[scrollView]?.sort() }
  }

  /// A claim that does not apply where one of its views is transparent.
  func gated(_ claim: HealthClaim) -> HealthClaim {
    var claim = claim
    claim.unless += claim.views.flatMap { fading[$0.index] }
    return claim
  }

  /// The kind of a view.
  func kind(of view: ViewID) -> ViewKind { facts[view.index].kind }

  /// True if a view shows something of its own.
  func hasContent(_ view: ViewID) -> Bool { facts[view.index].hasContent }

  /// True if the text of a view is not empty, under some condition at least.
  func hasText(_ view: ViewID) -> Bool { facts[view.index].hasText }

  /// True if people touch a view.
  func isInteractive(_ view: ViewID) -> Bool { facts[view.index].isInteractive }

  /// The views inside of a scroll view, and of no other one inside, that have to be seen.
  func parts(of scrollView: ViewID) -> [ViewID] { parts[scrollView] ?? [] }

  /// The nearest scroll view around a view; nil if there is none.
  func scrollView(around view: ViewID) -> ViewID? { facts[view.index].scrollView }

  /// The nearest view around a view, other than the root, that cuts off what lies beyond it, perhaps under a condition; nil if there is
  /// none, or if a scroll view is nearer.
  func clippingView(around view: ViewID) -> ViewID? { facts[view.index].clippingView }

  /// The view with a background that a view is drawn on, if it covers others on purpose: it is shown at times, or it is one of the views
  /// that arrive in a state, or the state shows what is on it.
  func surface(of view: ViewID, isInState: Bool, arriving: Set<ViewID>) -> ViewID? {
    guard let surface = facts[view.index].surface else { return nil }
    let isMeant = facts[surface.index].isPopUp || arriving.contains(surface) || isInState && facts[view.index].isPopUp
    return isMeant ? surface : nil
  }

  /// The views with a background that are never hidden, which a state may bring onto the screen: those that others are drawn on, and those
  /// that cover others.
  var surfaces: [ViewID] {
    let own = facts.compactMap { $0.surface }.filter { !facts[$0.index].isPopUp }
    return Set(own + covers).sorted()
  }

  /// The views around a view, other than the root, that cut off what lies beyond them, perhaps under a condition, the nearest first; none
  /// beyond a scroll view.
  func clippingViews(around view: ViewID) -> [ViewID] {
    var found: [ViewID] = []
    while let next = clippingView(around: found.last ?? view) { found.append(next) }
    return found
  }

  /// True if a view shows text that people read, or that they touch it: it must not be cut off.
  func isEssential(_ view: ViewID) -> Bool {
    facts[view.index].isInteractive || facts[view.index].hasContent && facts[view.index].kind.showsText
  }

  /// True for labels, and for buttons with a title.
  func showsTitle(_ view: ViewID) -> Bool {
    facts[view.index].kind == .label || facts[view.index].kind == .button && facts[view.index].hasText
  }

  /// The texts of those of `views` that draw nothing else.
  func drawnTexts(_ views: [ViewID]) -> [DrawnText] { views.compactMap { facts[$0.index].drawnText } }

  /// True if a view is another one's subview, or inside one of its subviews.
  func isInside(_ view: ViewID, _ outer: ViewID) -> Bool {
    var superview = facts[view.index].superview
    while let next = superview, next > outer { superview = facts[next.index].superview }
    return superview == outer
  }

  /// True for a view that shows nothing but its background, which hides what lies under it.
  func isCover(_ view: ViewID) -> Bool { !hasContent(view) && !isInteractive(view) }

  /// True if two views may lie over each other in any way: a background may lie under all, over what is no text or control, and an
  /// image under what is no text.
  func isMeant(below: ViewID, above: ViewID) -> Bool {
    if settledPairs.contains([below, above]) { return true }
    if isCover(above) && !(facts[above.index].isOpaque && !facts[above.index].isPopUp) { return true }
    if hasEnds(below) { return facts[above.index].isPopUp }
    if isCover(below) { return true }
    if isCover(above) { return !isEssential(below) }
    return kind(of: below) == .image && !kind(of: above).showsOnlyText
  }

  /// True if a view may lie inside another one, as on a background or as a badge: no text may on a text, no control may lie under
  /// another view, where it cannot be touched, and no text under an opaque one.
  func mayContain(_ inner: ViewID, in outer: ViewID) -> Bool {
    if outer > inner && (isInteractive(inner) || isEssential(inner) && facts[outer.index].isOpaque) { return false }
    return !(showsTitle(inner) && showsTitle(outer))
  }

  /// True for a scroll view whose content other views may cover: it shows nothing else.
  func hasEnds(_ view: ViewID) -> Bool {
    facts[view.index].kind.scrolls && isCover(view) && (kind(of: view) == .table || parts[view] != nil)
  }

  /// True for a scroll view with controls or scroll views inside, and for a table, whose rows people touch.
  func scrollsControls(_ scrollView: ViewID) -> Bool {
    kind(of: scrollView) == .table
      || (parts[scrollView] ?? []).contains { isInteractive($0) || facts[$0.index].kind.scrolls }
  }

  /// The parts of a scroll view's content, in a root with a safe area.
  func parts(of scrollView: ViewID, _ safeArea: ExactInsets) -> [ScrolledPart] {
    let ends = ScrolledPart(scrollView: scrollView, top: safeArea.top, bottom: safeArea.bottom)
    guard let content = contentGuides[scrollView], let inner = parts[scrollView] else { return [ends] }
    return inner.map { view in
      var part = ends
      part.view = view
      part.content = content
      part.isEssential = isEssential(view) || facts[view.index].kind.scrolls
      return part
    }
  }
}

extension JudgedViews.Facts {
  /// Sets what follows from the superview.
  fileprivate mutating func inherit(_ superview: ViewID, _ outer: Self, _ layout: CompiledLayout) {
    let isScrollView = outer.kind.scrolls
    mayShineThrough = outer.mayShineThrough
    scrollView = isScrollView ? superview : outer.scrollView
    if superview == .root { return }
    surface = layout.mayHaveBackground(superview) ? superview : outer.surface
    clippingView = isScrollView ? nil : layout.mayClip(superview) ? superview : outer.clippingView
  }
}

extension JudgedViews.Facts {
  /// True if the content is a text that the file does not say. Texts that people edit scroll, and need the same height with any
  /// text.
  fileprivate var showsUnknownText: Bool {
    kind.showsText && !hasText && kind != .textField && kind != .textView
  }
}

extension CompiledLayout {
  /// The pairs of which the file asserts that they do not overlap.
  fileprivate var separatePairs: Set<Set<ViewID>> {
    var found: Set<Set<ViewID>> = []
    for assertion in assertions where assertion.condition == .always {
      if case .predicate(.doesNotOverlap, let view, .view(let other)) = assertion.claim { found.insert([view, other]) }
    }
    return found
  }
}

extension CompiledLayout {
  /// The text of a label, or of a button of iOS, without background, image or rounded corners. Nil for other views, and if a condition
  /// sets one of these.
  fileprivate func drawnText(of view: ViewID) -> DrawnText? {
    let kind = program.views[view.index].kind
    if kind != .label && (kind != .button || isAppKit) || drawsBesideText(view) { return nil }
    return textSide(of: view).map {
      DrawnText(view: view, side: $0, isAtTop: isAppKit, isInOtherFont: hasOtherFont(view))
    }
  }

  /// The side of the text of a label or button; nil if it is justified, or a condition changes it.
  private func textSide(of view: ViewID) -> DrawnText.Side? {
    let kind = program.views[view.index].kind
    switch (alignment(of: view), kind) {
    case ("natural", .button), ("center", _): return .middle
    case ("natural", _): return .natural
    case ("left", .label): return .left
    case ("right", .label): return .right
    default: return nil
    }
  }
}

extension LayoutProgram {
  /// True for each view with a transform, or inside one with a transform, always or under a condition.
  fileprivate var isTransformedAnywhere: [Bool] {
    var found = views.map { $0.transform != .identity }
    for override in overrides {
      if case .transform(let view, _) = override.setting { found[view.index] = true }
    }
    return inherited(found)
  }

  /// True for each view that is hidden under all conditions, or that `isTransparent`.
  fileprivate func isNeverShown(_ isTransparent: (ViewID) -> Bool) -> [Bool] {
    var found = views.map { $0.hidden }
    for override in overrides {
      if case .hidden(let view, false) = override.setting { found[view.index] = false }
    }
    for index in views.indices where isTransparent(ViewID(index)) { found[index] = true }
    return inherited(found)
  }

  /// True if a limit of several lines applies to a view under all conditions.
  func alwaysHasLines(_ view: ViewID) -> Bool {
    views[view.index].lines > 1
      && !overrides.contains { override in
        if case .lines(view, let lines) = override.setting { lines <= 1 } else { false }
      }
  }

  /// True for each view whose text may take several lines, under some condition at least.
  var wrapsAtTimes: [Bool] {
    var found = views.map { $0.lines != 1 }
    for override in overrides {
      if case .lines(let view, let lines) = override.setting, lines != 1 { found[view.index] = true }
    }
    let texts = viewsWithText
    return views.indices.map { found[$0] && texts[$0] && views[$0].kind.showsText }
  }

  /// The views to which conditions give an intrinsic content size.
  var viewsOfOtherLengths: Set<ViewID> {
    var found: Set<ViewID> = []
    for override in overrides {
      switch override.setting {
      case .intrinsicWidth(let view, _), .intrinsicHeight(let view, _): found.insert(view)
      default: continue
      }
    }
    return found
  }

  /// True for each view with a text, under some condition at least.
  fileprivate var viewsWithText: [Bool] {
    var found = views.map { !$0.text.utf8.isEmpty }
    for override in overrides {
      if case .text(let view, let text) = override.setting, !text.utf8.isEmpty { found[view.index] = true }
    }
    return found
  }

  /// The greatest distance of the middle of a badge from the edge that it is on, points.
  private static var greatestBadgeOffset: Rational { 8 }

  /// The pairs of views of which a required constraint puts the middle of one on an edge of the other, or near it, at all sizes and in all
  /// states.
  fileprivate var straddles: Set<Set<ViewID>> {
    var found: Set<Set<ViewID>> = []
    let isOverridden = isOverridden
    for (index, rule) in constraints.enumerated()
    where rule.terms.count == 2 && rule.relation == .equal && rule.priority == .required
      && rule.condition == .always && !isOverridden[index]
    {
      let (first, second) = (rule.terms[0], rule.terms[1])
      let isNear =
        first.coefficient.magnitude == .one && first.coefficient == -second.coefficient
        && rule.constant.magnitude <= LayoutProgram.greatestBadgeOffset
      if !isNear { continue }
      if first.attribute.isMiddle && second.attribute.isEdge || first.attribute.isEdge && second.attribute.isMiddle {
        found.insert([first.view, second.view])
      }
    }
    return found
  }
}

extension ViewKind {
  /// True for texts that people read and do not touch.
  fileprivate var showsOnlyText: Bool { self == .label || self == .textView }
}

extension Attribute {
  fileprivate var isMiddle: Bool { self == .centerX || self == .centerY }
}
