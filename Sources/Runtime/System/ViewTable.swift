internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The views of a resolved program as rows read them: the variables of their frames, and the numbers of the views that
/// need none.
struct ViewTable: Sendable {
  /// The variables of a view along one axis, in points from the superview's top-left corner.
  struct SpanVariables: Sendable {
    var origin: VariableID
    var length: VariableID
  }

  var resolved: ResolvedProgram
  let tree: ViewTree
  let references: References
  /// The variables of each view and axis (see ``slot(_:_:)``).
  private(set) var spans: [SpanVariables?]
  /// The length of the content of each view and axis that has variables.
  private(set) var contents: [Rational?]
  /// For each view and axis, true if its only rows are those of its mask, which no constraint needs.
  private(set) var isLoose: [Bool]
  /// For each view, true if its alignment rectangle is not its frame.
  let hasInsets: [Bool]
  /// For each view, true if it has a design frame.
  let hasFrame: [Bool]
  /// For each view, true if it has a transform.
  let isTransformed: [Bool]
  /// For each view, true if its bounds do not begin at 0.
  let hasScroll: [Bool]
  /// True if a built-in guide, one that every view has, takes part.
  let hasGuides: Bool

  /// Creates the table of views without variables.
  init(_ resolved: ResolvedProgram, tree: ViewTree, references: References) {
    self.resolved = resolved
    self.tree = tree
    self.references = references
    spans = Array(repeating: nil, count: 2 * resolved.views.count)
    contents = Array(repeating: nil, count: spans.count)
    isLoose = Array(repeating: false, count: spans.count)
    hasFrame = resolved.views.indices.map { resolved.views[$0].designFrame != nil }
    isTransformed = resolved.mapUncommon { $0.transform != .identity }
    hasInsets = resolved.mapUncommon { $0.alignmentInsets != .zero }
    hasScroll = resolved.mapUncommon { $0.boundsOrigin != .zero }
    hasGuides = resolved.guides != nil
  }

  /// Creates the variables of the views that rows need, and of all views with masks if `placesMasks`.
  mutating func makeVariables(in engine: inout SparseSimplex, placesMasks: Bool) {
    let needed = NeededSpans(resolved, tree: tree, references: references, placesMasks: placesMasks)
    let spokenOf = placesMasks ? NeededSpans(resolved, tree: tree, references: references) : needed
    for slot in spans.indices {
      let (view, axis) = place(slot)
      guard needed.contains(view, axis) else { continue }
      isLoose[slot] = resolved.views[view.index].placement == .mask && !spokenOf.contains(view, axis)
      contents[slot] = resolved.intrinsicLength(of: view, axis)
      let position = preferredPosition(view, axis)
      let length = preferredLength(view, axis)
      spans[slot] = SpanVariables(
        origin: engine.makeVariable(preferred: Affine(position), rank: rank(view, axis, isPosition: true)),
        length: engine.makeVariable(preferred: Affine(length), rank: rank(view, axis, isPosition: false)))
    }
  }

  /// The index of `view` and `axis` in the tables.
  func slot(_ view: ViewID, _ axis: LayoutAxis) -> Int { 2 * view.index + Int(axis.rawValue) }

  /// The view and axis of an index in the tables.
  func place(_ slot: Int) -> (view: ViewID, axis: LayoutAxis) {
    (ViewID(slot / 2), slot % 2 == 0 ? .horizontal : .vertical)
  }

  /// The indices of the views with their axes, superviews first.
  var slots: [(view: ViewID, axis: LayoutAxis)] {
    resolved.views.indices.flatMap { [(ViewID($0), LayoutAxis.horizontal), (ViewID($0), LayoutAxis.vertical)] }
  }

  /// The variables of `view` along `axis`; nil if no row needs them.
  func span(_ view: ViewID, _ axis: LayoutAxis) -> SpanVariables? { spans[slot(view, axis)] }

  /// The mask of `view` along `axis`; nil for views that constraints place.
  func mask(of view: ViewID, _ axis: LayoutAxis) -> AutoresizingAxis? {
    references.mask(of: view, axis, in: resolved)
  }

  // MARK: - Preferred values

  /// The order of the tie-break of SEMANTICS §4.5: the rank in which variables get their preferred values. Design frames,
  /// then content, then sizes, then positions; within each in the order of declaration.
  func rank(_ view: ViewID, _ axis: LayoutAxis, isPosition: Bool) -> Int {
    let tier =
      switch (hasFrame[view.index], isPosition) {
      case (true, false): 0
      case (true, true): 1
      case (false, false): contents[slot(view, axis)] == nil ? 3 : 2
      case (false, true): 4
      }
    return tier * spans.count + slot(view, axis)
  }

  /// The preferred position of the view along `axis`, from the superview's top-left corner.
  func preferredPosition(_ view: ViewID, _ axis: LayoutAxis) -> Rational {
    guard hasFrame[view.index], let frame = resolved.views[view.index].designFrame else { return .zero }
    return frame[axis].origin - boundsOrigin(aroundSubview: view, axis)
  }

  /// The preferred length of the view along `axis`: that of its content, else of its design.
  func preferredLength(_ view: ViewID, _ axis: LayoutAxis) -> Rational {
    let index = view.index
    if let length = contents[slot(view, axis)] ?? resolved.intrinsicLength(of: view, axis) {
      return hasInsets[index]
        ? length + resolved.views[index].alignmentInsets.near(axis) + resolved.views[index].alignmentInsets.far(axis)
        : length
    }
    return max(resolved.views[index].designFrame?.size[axis] ?? resolved.views[index].designSize?[axis] ?? .zero, .zero)
  }

  /// The preferred value of a number of a frame; a position from the superview's top-left corner.
  func preferredValue(_ view: ViewID, _ part: Ambiguity.Part) -> Rational {
    part.isPosition ? preferredPosition(view, part.axis) : preferredLength(view, part.axis)
  }

  /// The preferred span of a view along `axis`, in the superview's bounds coordinates.
  func preferredSpan(_ view: ViewID, _ axis: LayoutAxis) -> ExactSpan {
    ExactSpan(
      origin: preferredPosition(view, axis) + boundsOrigin(aroundSubview: view, axis),
      length: preferredLength(view, axis))
  }

  /// The preferred frame of a view, in the superview's bounds coordinates.
  func preferredFrame(_ view: ViewID) -> ExactRect {
    var frame = ExactRect.zero
    for axis in LayoutAxis.allCases { frame[axis] = preferredSpan(view, axis) }
    return frame
  }

  /// The bounds origin of the superview: the offset of its top-left corner in its coordinates.
  func boundsOrigin(aroundSubview view: ViewID, _ axis: LayoutAxis) -> Rational {
    let superview = tree.superviews[view.index].index
    guard hasScroll[superview] else { return .zero }
    let origin = resolved.views[superview].boundsOrigin
    return axis == .horizontal ? origin.x : origin.y
  }

  // MARK: - Texts

  /// Measures the content of a text again, whose number of lines changed. Returns its preferred height.
  mutating func remeasuredHeight(ofText text: Int) -> Rational {
    let view = resolved.texts[text].view
    let slot = slot(view, .vertical)
    if spans[slot] != nil && contents[slot] != nil { contents[slot] = resolved.intrinsicLength(of: view, .vertical) }
    return preferredLength(view, .vertical)
  }

  /// The height of a text as it is with a number of lines.
  mutating func height(ofText text: Int, lines: Int, insteadOf current: Int) -> Rational {
    let slot = slot(resolved.texts[text].view, .vertical)
    let content = contents[slot]
    resolved.setLines(lines, of: text)
    let height = remeasuredHeight(ofText: text)
    contents[slot] = content
    resolved.setLines(current, of: text)
    return height
  }

  // MARK: - Guides

  /// The edges of a view that is a guide derived from its owner; else nil.
  func guideEdges(_ view: ViewID) -> GuideEdges? { resolved.guides?.edges[view.index] }

  /// The value of a sum of frame parts, for given frames.
  func value(of sum: GuideSum, in frames: [ExactRect]) -> Rational {
    sum.value(in: frames) { boundsOrigin(aroundSubview: $0, $1) }
  }

  /// The frame of a derived guide, in the owner's bounds coordinates. Its length is negative if its edges cross, because
  /// the owner is smaller than its margins: constraints see it that way.
  func frame(_ edges: GuideEdges, of guide: ViewID, in frames: [ExactRect]) -> ExactRect {
    edges.frame(of: guide, in: frames) { boundsOrigin(aroundSubview: $0, $1) }
  }

  // MARK: - Variables

  /// The variables that frames determine where constraints do not.
  var framedVariables: Set<VariableID> {
    var found: Set<VariableID> = []
    for (view, axis) in slots {
      guard resolved.views[view.index].designFrame != nil, resolved.views[view.index].placement != .mask,
        let span = span(view, axis)
      else {
        continue
      }
      found.formUnion([span.origin, span.length])
    }
    return found
  }

  /// For each variable, its view and part of the frame; nil for others.
  var frameParts: [(view: ViewID, part: Ambiguity.Part)?] {
    var parts: [(view: ViewID, part: Ambiguity.Part)?] = []
    func note(_ variable: VariableID, _ view: ViewID, _ part: Ambiguity.Part) {
      while parts.count <= variable.index { parts.append(nil) }
      parts[variable.index] = (view, part)
    }
    for (slot, span) in spans.enumerated() {
      guard let span else { continue }
      let (view, axis) = place(slot)
      note(span.origin, view, axis == .horizontal ? .x : .y)
      note(span.length, view, axis == .horizontal ? .width : .height)
    }
    return parts
  }
}
