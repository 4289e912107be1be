internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The changes of the text that may mend a fault of a health check, those that keep most of its meaning first.
struct HealthChanges {
  /// The gap between views that lay over each other, points: the standard one of Apple.
  private static let gap = "8"

  let layout: CompiledLayout
  let compilation: Compilation
  let fault: HealthFault
  var claim: HealthClaim { fault.claim }
  var view: ViewID { fault.subject }

  init(_ fault: HealthFault, _ layout: CompiledLayout, _ compilation: Compilation) {
    (self.fault, self.layout, self.compilation) = (fault, layout, compilation)
  }

  /// The changes, none in another file.
  var all: [HealthChange] {
    let found: [HealthChange?]
    switch claim.statement {
    case .showsContent(let axis):
      found =
        wrapping(view) + (axis == .horizontal ? turned : []) + growing(view, axis)
        + (axis == .horizontal ? smaller + titleWrapping : [])
    case .isAtLeast(let axis, let least, let added):
      found = claim.kind == .scrollContent ? filling(axis) : atLeast(axis, least - added)
    case .isTouchable(let target):
      found = atLeast(target.axis, target.least(for: picture.resolvedView(view)) - target.added)
    case .isEmpty(let axis, _): found = emptying(axis)
    case .isInside(let outer): found = inside(outer)
    case .hasRoom(let axis, _): found = atLeast(axis, ScrolledPart.room)
    case .isInSafeArea(let edge, _, _, _): found = safe(edge)
    case .showsPlaceholder: found = atLeast(.horizontal, picture.placeholderLength(of: view))
    case .fitsWords: found = turned + atLeast(.horizontal, picture.wordLength(of: view)) + smaller
    case .isNotMixedWith(let other, _, _), .leavesInSight(let other): found = apart(other)
    case .scrollsOut(let part): found = ending(part.scrollView, at: view)
    case .scrollsOneWay: found = [statement(view, ".contentGuide.width == .frameGuide.width")]
    case .isAboveKeyboard: found = lifting
    case .avoids(_, let region): found = clearing(Int(region))
    case .takesTouches(let reach): found = touchable(reach)
    case .keepsRatio: found = unstretched + [statement(view, "contentMode = aspectFit")]
    case .precedes: found = []
    }
    return found.compactMap { $0 }
  }

  // MARK: - Lengths

  /// The change that lets a label wrap.
  private func wrapping(_ view: ViewID) -> [HealthChange?] {
    layout.program.views[view.index].kind == .label ? unlimited(view) : []
  }

  /// The number of lines without a limit.
  private func unlimited(_ view: ViewID) -> [HealthChange?] {
    layout.program.views[view.index].lines == 0 ? [] : [statement(view, "lines = 0")]
  }

  /// The changes that keep the content size of an image whose content hugging ties with that of others: an icon beside a text.
  private var unstretched: [HealthChange?] {
    let description = picture.resolvedView(view)
    return LayoutAxis.allCases.flatMap { axis -> [HealthChange?] in
      let hugging = description.hugging(axis)
      guard hugging < Priority(999), let natural = description.intrinsicLength(axis, scale: .one),
        picture.untransformedFrame(of: view)[axis].length > natural
      else { return [] }
      return [
        statement(view, "hugging.\(axis.name) = \(max(Priority(hugging.value.rounded(.down) + 1), Priority(252)))")
      ]
    }
  }

  /// The change that lets the title of a UIButton wrap, if its width follows from others.
  private var titleWrapping: [HealthChange?] {
    let isButton = layout.program.views[view.index].kind == .button && !layout.isOfMac
    return isButton && lengths(of: view, .horizontal).isEmpty ? unlimited(view) : []
  }

  /// A length of a view, or of one around it, becomes a least one; then the view resists compression.
  private func growing(_ view: ViewID, _ axis: LayoutAxis) -> [HealthChange?] {
    var found = lengths(of: view, axis).map { relaxed($0) }
    let shrinking = statement(view, "compression.\(axis.name) = \(Priority.required)")
    found += found.map { $0.flatMap { $0.joined(shrinking) } }
    return found + [shrinking] + easing(axis, length(axis, least: .zero), shrinking)
  }

  /// A font in which a text on one line fits at the least size; none that is hard to read.
  private var smaller: [HealthChange?] {
    let views = layout.program.views
    let description = views[view.index]
    guard description.kind.showsText, description.lines == 1, description.textStyle == nil else { return [] }
    let picture = self.picture
    let alike = views.indices.map { ViewID($0) }.filter {
      layout.sources.views[$0.index] == layout.sources.views[view.index]
    }
    func fits(_ view: ViewID, _ size: Rational) -> Bool {
      let own = views[view.index]
      let content = own.kind.contentSize(
        of: own.text, fontSize: size, weight: own.fontWeight, scale: .one, on: own.system)
      return content.width <= picture.exactFrame(of: view).width
    }
    let conditional = conditionalFont
    var size = (conditional?.size ?? description.fontSize).ceil - 1
    while size >= HealthChanges.leastFont {
      if alike.allSatisfy({ views[$0.index].role != .view || fits($0, size) }) { break }
      size -= 1
    }
    // At other sizes there may be less room than at the example.
    let sizes = [size, (size * 9 / 10).floor, (size * 4 / 5).floor].filter { $0 >= HealthChanges.leastFont }
    return sizes.map { size in
      conditional.map { fontChange(at: $0.place, size) } ?? statement(view, "font = \(size)")
    }
  }

  /// The size of the font that a condition sets at the example, with the place of that setting; nil if none does.
  private var conditionalFont: (size: Rational, place: SourceRange)? {
    let truths = layout.program.truths(in: fault.environment)
    for (index, override) in layout.program.overrides.enumerated().reversed() where truths[override.condition.index] {
      if case .fontSize(view, let size) = override.setting { return (size, layout.sources.overrides[index]) }
    }
    return nil
  }

  /// `title.font = 20` in place of the setting of a condition.
  private func fontChange(at place: SourceRange, _ size: Rational) -> HealthChange? {
    let text = String(decoding: compilation.bytes(of: place.file)[place.start..<place.end], as: UTF8.self)
    guard place.file == layout.range.file, let owner = text.prefix(before: "=") else { return nil }
    let words = "\(owner)= \(size)"
    return HealthChange(words, place: " on line \(compilation.line(of: place))", [Edit(place, words)])
  }

  /// The least size of a font that Apple's guidelines call readable, points.
  private static let leastFont = Rational(11)

  /// The layout at the example.
  var picture: Layout {
    var picture = Layout(layout.program)
    picture.resize(to: fault.environment, findAmbiguities: false)
    return picture
  }

  private func atLeast(_ axis: LayoutAxis, _ least: Rational?) -> [HealthChange?] {
    guard let least else { return [] }
    let required = statement(view, ".\(axis.extent) >= \(length(axis, least: least))")
    return lengths(of: view, axis).map { relaxed($0) } + [required]
      + lengths(of: view, axis).map { id in relaxed(id).flatMap { $0.joined(required) } } + hiding
      + easing(axis, length(axis, least: least), required)
  }

  /// A picture is hidden where it can hardly be seen.
  private var hiding: [HealthChange?] {
    guard claim.kind == .vanished, layout.program.views[view.index].kind == .image,
      let area = fault.diagnostic.areas.first, area.corners.isEmpty
    else { return [] }
    return [("height", area.height), ("width", area.width)].map { name, lengths in
      if lengths.includesTo || lengths.to.contains("/") { return nil }
      let text = "when \(name) < \(lengths.to) { \(layout.spelledPath(view)).hidden = true }"
      return compilation.adding(text, toLayoutNamedAt: layout.range).map { HealthChange(text, [$0]) }
    }
  }

  /// A useful length: that of the content if it is larger than `least`.
  private func length(_ axis: LayoutAxis, least: Rational) -> Rational {
    let own = layout.program.views[view.index].intrinsicLength(axis, scale: .one) ?? (claim.kind == .vanished ? 44 : 0)
    return max(own, least)
  }

  /// The constraints that set a length of a view, or of one around it, to a number.
  private func lengths(of view: ViewID, _ axis: LayoutAxis) -> [ConstraintID] {
    var around: [ViewID] = []
    var next: ViewID? = view
    while let view = next, view != .root {
      around.append(view)
      next = layout.program.views[view.index].superview
    }
    return around.flatMap { view in
      layout.program.constraints.indices.filter { index in
        let constraint = layout.program.constraints[index]
        return constraint.relation == .equal && constraint.terms == [Term(view, axis.length)]
      }.map { ConstraintID($0) }
    }
  }

  /// An equality becomes `>=`.
  private func relaxed(_ id: ConstraintID) -> HealthChange? { rewritten(id) { $0.relaxed(to: .greaterOrEqual) } }

  /// A constraint with the text of `written`.
  func rewritten(_ id: ConstraintID, _ written: (RuleText) -> RuleEdit?) -> HealthChange? {
    let text = RuleText(of: id, layout, in: compilation)
    guard let edit = text.flatMap(written), let words = edit.text else { return nil }
    let line = compilation.line(of: layout.sources.statements[id.index])
    return HealthChange(words, place: " on line \(line)", edit.edits)
  }

  // MARK: - Places

  /// An edge of the view stays inside another one, far edges first: content grows to these.
  private func inside(_ outer: ViewID) -> [HealthChange?] {
    let isGuide = layout.program.views[outer.index].role == .guide
    let isSuperview = layout.program.views[view.index].superview == outer || isGuide
    let name = isSuperview ? "superview" : layout.program.views[outer.index].name
    let edges = [("trailing", "<="), ("bottom", "<="), ("leading", ">="), ("top", ">=")].map { edge, sign in
      statement(view, ".\(edge) \(sign) \(name).\(edge)")
    }
    let lengths = isGuide ? ending(in: outer) : []
    return lengths + edges + wrapping(view).flatMap { lines in edges.map { $0.flatMap { $0.joined(lines) } } }
  }

  /// The view around a control grows with it, or the control stays inside, along an axis.
  private func touchable(_ reach: TouchReach) -> [HealthChange?] {
    let edges = inside(reach.outer)
    let own = reach.axis == .horizontal ? [edges[0], edges[2]] : [edges[1], edges[3]]
    let lengths = lengths(of: reach.outer, reach.axis).map { relaxed($0) }
    return own + lengths + lengths.flatMap { length in own.map { $0.flatMap { length?.joined($0) } } }
  }

  /// The view around a view of the content ends where that does, in place of a constraint that sets its length to a number.
  private func ending(in content: ViewID) -> [HealthChange?] {
    let views = layout.program.views
    guard let superview = views[view.index].superview, superview != views[content.index].superview else { return [] }
    return [(LayoutAxis.vertical, "bottom"), (.horizontal, "trailing")].flatMap { axis, edge in
      lengths(of: superview, axis).filter { layout.program.constraints[$0.index].terms[0].view == superview }.map {
        id -> HealthChange? in
        let place = layout.sources.statements[id.index]
        let text = String(decoding: compilation.bytes(of: place.file)[place.start..<place.end], as: UTF8.self)
        guard let owner = text.prefix(before: ".\(axis.extent) == "), !owner.contains(" ") else { return nil }
        let inner = (owner.isEmpty ? "" : "\(owner).") + views[view.index].name
        let words = "\(owner).\(edge) == \(inner).\(edge)"
        return HealthChange(words, place: " on line \(compilation.line(of: place))", [Edit(place, words)])
      }
    }
  }

  /// A scroll view ends where a view that covers its end begins, or begins where one that covers its start ends.
  private func ending(_ scrollView: ViewID, at cover: ViewID) -> [HealthChange?] {
    let views = layout.program.views
    var lid = cover
    while let outer = views[lid.index].superview, outer != views[scrollView.index].superview { lid = outer }
    guard views[lid.index].superview == views[scrollView.index].superview else { return [] }
    return [(Attribute.bottom, "top"), (.top, "bottom")].flatMap { edge, far in
      let all = layout.program.constraints.indices.filter { index in
        let terms = layout.program.constraints[index].terms
        return terms.count == 2 && terms.contains { $0.view == scrollView && $0.attribute == edge }
      }
      return all.map { index -> HealthChange? in
        let words = ".\(edge.name) == \(views[lid.index].name).\(far)"
        if let rest = rewritten(ConstraintID(index), { $0.without(edge.name) }) {
          return rest.joined(statement(scrollView, words))
        }
        let place = layout.sources.statements[index]
        let text = String(decoding: compilation.bytes(of: place.file)[place.start..<place.end], as: UTF8.self)
        guard let owner = text.prefix(before: ".\(edge.name) == "), !owner.contains(" ") else { return nil }
        let line = compilation.line(of: place)
        return HealthChange(owner + words, place: " on line \(line)", [Edit(place, owner + words)])
      }
    }
  }

  /// The bottom ends above the keyboard; a constraint to the bottom of the layout becomes one to the top of the keyboard, that of the view
  /// or of one around it first.
  private var lifting: [HealthChange?] {
    let isDirect = layout.program.views[view.index].superview == .root
    let guide = isDirect ? "keyboardLayoutGuide" : "root.keyboardLayoutGuide"
    let own = [statement(view, ".bottom <= \(guide).top")]
    return lifted + own
  }

  /// The constraints to the bottom of the root or of its safe area, each with the top of the keyboard in its place.
  private var lifted: [HealthChange?] {
    var around: Set<ViewID> = []
    var next: ViewID? = view
    while let view = next, view != .root {
      around.insert(view)
      next = layout.program.views[view.index].superview
    }
    let views = layout.program.views
    func isRoot(_ term: Term) -> Bool {
      let isGuide = views[term.view.index].guide == .safeArea && views[term.view.index].superview == .root
      return term.attribute == .bottom && (term.view == .root || isGuide)
    }
    let all = layout.program.constraints.indices.filter { index in
      let terms = layout.program.constraints[index].terms
      return terms.count == 2 && terms.contains(where: isRoot) && !terms.allSatisfy(isRoot)
    }
    func isOwn(_ index: Int) -> Bool { layout.program.constraints[index].terms.contains { around.contains($0.view) } }
    return (all.filter(isOwn) + all.filter { !isOwn($0) }).map { lifted(ConstraintID($0)) }
  }

  private func lifted(_ id: ConstraintID) -> HealthChange? {
    if let change = rewritten(id, { $0.liftedToKeyboard }) { return change }
    // A bottom among several edges becomes a constraint of its own.
    let constraint = layout.program.constraints[id.index]
    guard
      let own = constraint.terms.first(where: {
        $0.attribute == .bottom && layout.program.views[$0.view.index].role == .view && $0.view != .root
      }),
      let rest = rewritten(id, { $0.without("bottom") })
    else { return nil }
    let isDirect = layout.program.views[own.view.index].superview == .root
    let guide = isDirect ? "keyboardLayoutGuide" : "root.keyboardLayoutGuide"
    let distance = constraint.constant * own.coefficient
    let offset = distance.isZero ? "" : distance.sign < 0 ? " - \(-distance)" : " + \(distance)"
    return rest.joined(statement(own.view, ".bottom == \(guide).top\(offset)"))
  }

  /// A view that is centered moves to the middle of a half; a distance changes by what the view lies on a reserved region, the least
  /// change first.
  private func clearing(_ number: Int) -> [HealthChange?] {
    let regions = fault.environment.reservedRegions
    guard regions.indices.contains(number) else { return [] }
    let picture = self.picture
    let (own, region) = (rootFrames(of: picture)[view.index], regions[number].frame)
    let moves = LayoutAxis.allCases.flatMap { axis in
      [(axis, region[axis].origin - own[axis].end), (axis, region[axis].end - own[axis].origin)]
    }.sorted { $0.1.magnitude < $1.1.magnitude }
    let places = placements
    return moves.flatMap { axis, distance in places.map { moved($0, axis, distance) } }
  }

  /// The constraints with positions of the view, then those of the views around it.
  private var placements: [ConstraintID] {
    var found: [ConstraintID] = []
    var next: ViewID? = view
    while let view = next, view != .root {
      found += layout.program.constraints.indices.filter { index in
        let terms = layout.program.constraints[index].terms
        return terms.count == 2 && terms.contains { $0.view == view && $0.attribute.isLocation }
      }.map { ConstraintID($0) }
      next = layout.program.views[view.index].superview
    }
    return found
  }

  /// A constraint with a position along an axis that places the view, or one around it, further on by a distance.
  private func moved(_ id: ConstraintID, _ axis: LayoutAxis, _ distance: Rational) -> HealthChange? {
    let constraint = layout.program.constraints[id.index]
    guard constraint.relation == .equal,
      let own = constraint.terms.first(where: {
        isAround($0.view) && $0.attribute.isLocation && $0.attribute.axis == axis
      })
    else { return nil }
    let half = axis == .horizontal ? "centerX" : "centerY"
    if own.attribute.name == half, constraint.constant.isZero {
      return rewritten(id) { $0.movedToHalf(half, isFirst: distance.sign < 0) }
    }
    let change = own.coefficient * distance
    // Whole points stay clear of the region.
    let new = constraint.constant + (change.sign < 0 ? change.floor : change.ceil)
    return rewritten(id) { text in
      if let site = text.numbers.first(where: { $0.value == constraint.constant }) { return site.changed(to: new) }
      guard new.sign == constraint.constant.sign else { return nil }
      return text.numbers.first { $0.value == -constraint.constant }.flatMap { $0.changed(to: -new) }
    }
  }

  /// True for the view and the views around it, but the root.
  private func isAround(_ other: ViewID) -> Bool {
    var next: ViewID? = view
    while let view = next, view != .root {
      if view == other { return true }
      next = layout.program.views[view.index].superview
    }
    return false
  }

  /// Two views side by side get a gap, along the axis along which they overlap least first.
  private func apart(_ other: ViewID) -> [HealthChange?] {
    let views = layout.program.views
    let picture = self.picture
    guard views[view.index].superview == views[other.index].superview else {
      return [view, other].flatMap { staying($0, picture) }
    }
    let (own, under) = (picture.exactFrame(of: view), picture.exactFrame(of: other))
    let axes = LayoutAxis.allCases.sorted { overlap(own, under, $0) < overlap(own, under, $1) }
    return axes.flatMap { axis in
      let isFirst = middle(own, axis) < middle(under, axis)
      let pairs = isFirst ? [(view, other), (other, view)] : [(other, view), (view, other)]
      return pairs.flatMap { gap($0, $1, axis) }
    } + enlarging(overlap(own, under, .vertical) + Rational(8), .vertical)
  }

  /// A view that reaches beyond its superview stays as far inside as it begins.
  private func staying(_ view: ViewID, _ picture: Layout) -> [HealthChange?] {
    guard let superview = layout.program.views[view.index].superview, superview != .root else { return [] }
    let (own, outer) = (picture.exactFrame(of: view), picture.exactFrame(of: superview))
    return [(LayoutAxis.horizontal, "trailing"), (.vertical, "bottom")].map { axis, edge in
      if own[axis].end <= outer[axis].length { return nil }
      let inset = max(own[axis].origin, .zero)
      return statement(view, ".\(edge) <= superview.\(edge)\(inset.isZero ? "" : " - \(inset)")")
    }
  }

  /// The length of the superview, a number in the file, becomes larger.
  private func enlarging(_ more: Rational, _ axis: LayoutAxis) -> [HealthChange?] {
    guard let superview = layout.program.views[view.index].superview, superview != .root else { return [] }
    return lengths(of: superview, axis).prefix(1).map { id in
      let old = layout.program.constraints[id.index].constant
      return rewritten(id) { text in
        text.numbers.first { $0.value == old }.flatMap { $0.changed(to: (old + more).ceil) }
      }
    }
  }

  private func gap(_ first: ViewID, _ second: ViewID, _ axis: LayoutAxis) -> [HealthChange?] {
    let (near, far) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let words = ".\(near) >= \(layout.program.views[first.index].name).\(far) + \(HealthChanges.gap)"
    let required = statement(second, words)
    let wrapped = [first, second].flatMap { wrapping($0) }
    return [required] + wrapped.map { lines in required.flatMap { $0.joined(lines) } }
  }

  private func overlap(_ one: ExactRect, _ other: ExactRect, _ axis: LayoutAxis) -> Rational {
    min(one[axis].end, other[axis].end) - max(one[axis].origin, other[axis].origin)
  }

  /// Twice the middle of a rectangle along an axis.
  private func middle(_ rect: ExactRect, _ axis: LayoutAxis) -> Rational {
    rect[axis].origin + rect[axis].end
  }

  /// The content of a scroll view reaches the ends of what is in it.
  private func filling(_ axis: LayoutAxis) -> [HealthChange?] {
    guard let scrollView = layout.program.views[view.index].superview else { return [] }
    let inner = layout.program.views.indices.filter {
      layout.program.views[$0].superview == scrollView && layout.program.views[$0].role == .view
    }
    let (near, far) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    guard let first = inner.first, let last = inner.last else { return [] }
    let end = statement(ViewID(last), ".\(far) == superview.\(far)")
    return [end, statement(ViewID(first), ".\(near) == superview.\(near)").flatMap { $0.joined(end) }]
  }

  // MARK: - Hidden views

  /// The view is empty where it is hidden; a length that a constraint sets gives way then.
  private func emptying(_ axis: LayoutAxis) -> [HealthChange?] {
    let edits = compilation.following(settingsThatHide: layout.sources.views[view.index]) {
      "\($0).\(axis.extent) == 0"
    }
    if edits.isEmpty { return [] }
    let empty = HealthChange(
      "\(layout.spelledPath(view)).\(axis.extent) == 0", place: " while '\(layout.spelledPath(view))' is hidden", edits)
    let own = lengths(of: view, axis).filter { layout.program.constraints[$0.index].terms[0].view == view }
    return [empty]
      + own.map { id in
        rewritten(id) { $0.lowered(to: .high, spelled: "high") }.flatMap { $0.joined(empty) }
      }
  }

  // MARK: - Text

  /// A statement in the braces of a view, of all views of its declaration; nil for one that is declared in another file.
  func statement(_ view: ViewID, _ text: String) -> HealthChange? {
    let place = layout.sources.views[view.index]
    guard place.file == layout.range.file, let edits = compilation.adding([text], toViewNamedAt: place) else {
      return nil
    }
    let isOne =
      layout.program.views.indices.count {
        layout.sources.views[$0] == place && layout.program.views[$0].role == .view
      } == 1
    return isOne
      ? HealthChange("\(layout.spelledPath(view)) { \(text) }", edits)
      : HealthChange(
        text,
        place: place == fault.diagnostic.range
          ? " in its braces" : " in the braces of '\(layout.program.views[view.index].name)'",
        edits)
  }
}

extension String {
  /// The part before the first occurrence of a word; nil if there is none.
  fileprivate func prefix(before word: String) -> String? {
    let (own, sought) = (Array(utf8), Array(word.utf8))
    guard own.count >= sought.count else { return nil }
    let start = (0...own.count - sought.count).first { Array(own[$0..<$0 + sought.count]) == sought }
    return start.map { String(decoding: own[..<$0], as: UTF8.self) }
  }
}
