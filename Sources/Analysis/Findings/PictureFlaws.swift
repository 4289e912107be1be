internal import LayCompiler
internal import LayRuntime

/// A flaw of a picture (a layout at one size) that no constraint forbids, and that is rarely intended.
struct PictureFlaw: Hashable {
  enum Harm: Hashable {
    /// A view is smaller along an axis than its content.
    case squeezed(ViewID, LayoutAxis)
    /// A view has a width or height of 0.
    case vanished(ViewID, LayoutAxis)
    /// A view reaches beyond the root.
    case offScreen(ViewID)
    /// Two views of one superview overlap.
    case overlapping(ViewID, ViewID)
  }

  let kind: Harm
  /// The length that the content needs; nil if it needs none.
  var need: Rational?

  /// The severity: the text of a squeezed view can be read in part.
  var weight: Int {
    switch kind {
    case .squeezed: 1
    case .overlapping: 2
    case .vanished, .offScreen: 3
    }
  }

  /// The views that have it.
  var views: [ViewID] {
    switch kind {
    case .squeezed(let view, _), .vanished(let view, _), .offScreen(let view): [view]
    case .overlapping(let one, let other): [one, other]
    }
  }
}

/// Judges pictures of one layout by frames alone, at the sizes at which the caller lays it out.
struct PictureJudge {
  private let compiled: CompiledLayout
  /// True for each view that is drawn as it is laid out: not in a view that scrolls, is transformed or always clips.
  private let isPlain: [Bool]
  /// The lengths that are intended to be 0.
  private let emptied: Set<Term>

  init(_ compiled: CompiledLayout) {
    self.compiled = compiled
    isPlain = zip(compiled.program.isConcealed, compiled.isClipped).map { !$0 && !$1 }
    emptied = compiled.program.emptied
  }

  /// All flaws of the current layout; overlaps of pairs with one of `views`.
  func flaws(of layout: Layout, overlapsOf views: [ViewID]) -> [PictureFlaw] {
    let shown = shownViews(of: layout)
    return shown.flatMap { lengths(of: $0, in: layout) } + departures(of: shown, in: layout)
      + overlaps(of: views, among: shown, in: layout)
  }

  /// The views, without guides, that are not hidden.
  private func shownViews(of layout: Layout) -> [ViewID] {
    compiled.program.views.indices.dropFirst().map { ViewID($0) }.filter {
      compiled.program.views[$0.index].role == .view && !layout.isHidden($0)
    }
  }

  /// The flaws of a view's lengths: 0, or smaller than its content. A text field or text view scrolls, so it may be smaller.
  func lengths(of view: ViewID, in layout: Layout) -> [PictureFlaw] {
    let description = compiled.program.views[view.index]
    let scrolls = description.kind == .textField || compiled.scrollsText(view)
    return LayoutAxis.allCases.compactMap { axis in
      let attribute: Attribute = axis == .horizontal ? .width : .height
      let need = layout.intrinsicLength(of: view, axis)
      let length = layout.attribute(attribute, of: view)
      let isDrawnEmpty = description.designFrame.map { $0[axis].length.sign <= 0 } ?? false
      let isMeant =
        description.kind == .spacer || isDrawnEmpty || emptied.contains(Term(view, attribute))
        || need.map { $0.isZero } ?? false
      if length.sign <= 0 && !isMeant { return PictureFlaw(kind: .vanished(view, axis), need: need) }
      // Text of several lines is narrower than its single line.
      let wraps = axis == .horizontal && description.kind == .label && description.lines != 1
      guard let need, length < need, !scrolls, !wraps else { return nil }
      return PictureFlaw(kind: .squeezed(view, axis), need: need)
    }
  }

  /// The views that reach beyond the root, except subviews of one that does.
  func departures(of views: [ViewID], in layout: Layout) -> [PictureFlaw] {
    let (frames, size) = (rootFrames(of: layout), layout.environment.size)
    var leavers: Set<ViewID> = []
    return views.compactMap { view in
      let frame = frames[view.index]
      let isInside = frame.x.sign >= 0 && frame.y.sign >= 0 && frame.maxX <= size.width && frame.maxY <= size.height
      if isInside || !isPlain[view.index] { return nil }
      leavers.insert(view)
      let superview = compiled.program.views[view.index].superview
      return superview.map { leavers.contains($0) } ?? false ? nil : PictureFlaw(kind: .offScreen(view))
    }
  }

  /// The overlapping pairs of views of one superview, one of them among `views`.
  func overlaps(of views: [ViewID], among others: [ViewID], in layout: Layout) -> [PictureFlaw] {
    let (own, shown) = (Set(views), Set(others))
    var siblings: [ViewID: [ViewID]] = [:]
    for view in others {
      if let superview = compiled.program.views[view.index].superview { siblings[superview, default: []].append(view) }
    }
    return views.filter { shown.contains($0) }.flatMap { view -> [PictureFlaw] in
      guard let superview = compiled.program.views[view.index].superview else { return [] }
      let frame = layout.untransformedFrame(of: view)
      return (siblings[superview] ?? []).compactMap { other in
        if other == view || own.contains(other) && other < view { return nil }
        guard layout.untransformedFrame(of: other).overlaps(frame) else { return nil }
        return PictureFlaw(kind: .overlapping(min(view, other), max(view, other)))
      }
    }
  }
}

extension CompiledLayout {
  /// A flaw as an effect of a change: `cut 'title' short: its text is 287 wide`; of a change that keeps it, `leave 'title' cut short: …`.
  func words(for flaw: PictureFlaw, isUsual: Bool) -> String {
    switch flaw.kind {
    case .squeezed(let view, let axis):
      let kind = program.views[view.index].kind
      let isText = kind == .label || kind == .button
      let change = isText ? "cut \(name(view)) short" : "squeeze \(name(view))"
      let effect = isUsual ? "leave \(name(view)) \(isText ? "cut short" : "squeezed")" : change
      return "\(effect): its \(isText ? "text" : "content") is \(flaw.need?.description ?? "more") \(axis.adjective)"
    case .vanished(let view, let axis):
      return "\(isUsual ? "leave" : "make") \(name(view)) 0 \(axis.adjective)"
    case .offScreen(let view): return "\(isUsual ? "leave" : "move") \(name(view)) off the screen"
    case .overlapping(let one, let other): return "lay \(name(one)) and \(name(other)) over each other"
    }
  }

  private func name(_ view: ViewID) -> String { "'\(spelledPath(view))'" }
}

extension ExactRect {
  /// True if both have an inner point in common.
  func overlaps(_ other: ExactRect) -> Bool {
    max(x, other.x) < min(maxX, other.maxX) && max(y, other.y) < min(maxY, other.maxY)
  }
}

extension LayoutProgram {
  /// The attributes that a constraint sets to 0, or limits to it: whoever writes that intends a length of 0. A limit from below does
  /// not count, since no length is negative.
  var emptied: Set<Term> { Set(emptying { _ in true }.keys) }

  /// The conditions of those constraints that set each attribute to 0, or limit it to it, if the constraint of an index `isAsked`.
  func emptying(_ isAsked: (Int) -> Bool) -> [Term: [SettingChoice]] {
    var found: [Term: [SettingChoice]] = [:]
    for (index, rule) in constraints.enumerated()
    where rule.terms.count == 1 && rule.constant.isZero && rule.relation != .greaterOrEqual && isAsked(index) {
      found[Term(rule.terms[0].view, rule.terms[0].attribute), default: []].append(SettingChoice(rule.condition))
    }
    return found
  }
}
