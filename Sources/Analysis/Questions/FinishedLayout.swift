internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// A layout at one size, after its steps.
struct FinishedLayout: AssertedLayout {
  let layout: Layout
  /// The frames of all views without transforms, from the top-left corner of the root.
  private let frames: [ExactRect]
  /// True if a view is transformed.
  fileprivate let hasTransforms: Bool
  /// True for each view in whose frame a number is ambiguous, and for the views inside; empty if none is.
  private let isOpen: [Bool]
  /// True if an attribute of a view whose frame in the root is ambiguous was read.
  fileprivate var hasReadOpen = false

  init(layout: Layout) {
    self.layout = layout
    hasTransforms = layout.program.views.indices.contains { layout.isTransformed(ViewID($0)) }
    frames = layout.program.views.indices.map { layout.frameInRoot(of: ViewID($0)) }
    isOpen = FinishedLayout.isOpen(layout)
  }

  /// Returns true for each view with an ambiguous number in its frame or in that of a superview; nothing if there are none.
  private static func isOpen(_ layout: Layout) -> [Bool] {
    let (open, views) = (layout.report.ambiguities, layout.program.views)
    if open.isEmpty { return [] }
    var isOpen = [Bool](repeating: false, count: views.count)
    for ambiguity in open { isOpen[ambiguity.view.index] = true }
    // Superviews come before their subviews.
    for index in views.indices {
      if let superview = views[index].superview, isOpen[superview.index] { isOpen[index] = true }
    }
    return isOpen
  }

  private mutating func note(_ terms: [Term]) {
    if !isOpen.isEmpty, terms.contains(where: { isOpen[$0.view.index] }) { hasReadOpen = true }
  }

  /// The distance from one attribute to another one: that of ``sum(of:amid:)``, from the frames in the root where these tell it.
  mutating func distance(from first: Term, to second: Term) -> Rational {
    if !isOpen.isEmpty { note([first, second]) }
    guard let start = layout.place(of: first, in: frames[first.view.index]),
      let end = layout.place(of: second, in: frames[second.view.index])
    else { return sum(of: [second, Term(first.view, first.attribute, -1)], amid: [first, second]) }
    return end - start
  }

  mutating func sum(of terms: [Term], amid all: [Term]) -> Rational {
    note(all)
    return layout.value(of: terms, amid: all)
  }

  func settles(_ room: Rational) -> Bool { room.sign >= 0 }

  func views(read terms: [Term]) -> [ViewID] { [] }

  func resolvedView(_ view: ViewID) -> ViewDescription { layout.resolvedView(view) }

  func direction(of view: ViewID) -> InterfaceDirection { layout.direction(of: view) }

  func contentLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? { layout.contentLength(of: view, axis) }

  func leastHeight(of view: ViewID) -> Rational? { layout.leastHeight(of: view) }

  func wordLength(of view: ViewID) -> Rational? { layout.wordLength(of: view) }

  func placeholderLength(of view: ViewID) -> Rational? { layout.placeholderLength(of: view) }

  func padding(of view: ViewID, _ axis: LayoutAxis) -> Rational { layout.padding(of: view, axis) }

  var scale: Rational { layout.environment.scale }

  var keyboardHeight: Rational { layout.environment.keyboardHeight }

  var safeArea: ExactInsets { layout.environment.safeArea }

  var reservedRegions: [ReservedRegion] { layout.environment.reservedRegions }
}

extension Rational: ClauseSum {
  init(value: Rational) { self = value }

  var variables: [VariableID] { [] }

  mutating func add(_ number: Rational) { self += number }

  func subtracting(_ other: Rational) -> Rational { self - other }
}

extension Clause<Rational> {
  /// True if none of its alternatives holds.
  fileprivate var fails: Bool { alternatives.allSatisfy { $0.sign < 0 } }

  /// True if each of its alternatives is missed by more than a number of points.
  fileprivate func fails(beyond points: Rational) -> Bool { alternatives.allSatisfy { ($0 + points).sign < 0 } }
}

/// The verdict on an assertion at one size.
enum SampledOutcome {
  /// The assertion holds at the size.
  case holds
  /// The assertion fails at the size.
  case fails(AssertionFinding)
  /// The size does not decide it.
  case open(AssertionGap)
}

extension FinishedLayout {
  /// Evaluates a claim.
  func outcome(of claim: AskedClaim, number: Int) -> SampledOutcome {
    if let gap = gap(of: claim) { return .open(gap) }
    let size = layout.environment.size
    var maker = ClauseMaker(layout: self)
    let failures = failures(of: claim, number: number, over: SizeRegion(SizePolygon(size, size)), &maker)
    return failures.first.map { .fails($0) } ?? .holds
  }

  /// The claims that are not known to hold at the size, whose constraints are all satisfied: those that do not hold with the frames of the
  /// layout, and those that read ambiguous ones.
  func failing<Claim>(_ claims: [Claim], _ asked: (Claim) -> AskedClaim) -> [Claim] {
    var maker = ClauseMaker(layout: self)
    return claims.filter { claim in
      let asked = asked(claim)
      if gap(of: asked.reading) != nil { return true }
      maker.layout.hasReadOpen = false
      let fails =
        if case .allowing(let points, let exact) = asked {
          maker.clauses(of: exact).contains { $0.fails(beyond: points) }
        } else {
          maker.clauses(of: asked).contains { $0.fails }
        }
      return fails || maker.layout.hasReadOpen
    }
  }

  /// True if the size decides a claim.
  func decides(_ claim: AskedClaim) -> Bool { gap(of: claim) == nil }

  /// The failures of the clauses of a claim that the size decides, which is alone in `region`; `maker` makes them in this layout.
  func failures(
    of claim: AskedClaim, number: Int, over region: SizeRegion, _ maker: inout ClauseMaker<FinishedLayout>
  ) -> [AssertionFinding] {
    let failing = maker.clauses(of: claim).filter { $0.fails }
    return failing.map { clause in
      AssertionFinding(
        assertion: number,
        outcome: .fails(
          clause.meaning, rooms: clause.alternatives.map { Affine($0) }, shown: clause.shown.map { Affine($0) }),
        region: region)
    }
  }

  /// The reason why the size does not decide a claim: conflicting constraints, an ambiguous number, a transformed view, no
  /// content. Nil if it does.
  private func gap(of claim: AskedClaim) -> AssertionGap? {
    if !layout.report.conflicts.isEmpty || !layout.report.unsettled.isEmpty { return .conflict }
    if let gap = gap(of: claim.reading) { return gap }
    let open = layout.report.ambiguities
    if open.isEmpty { return nil }
    let read = claim.numbersRead(in: layout)
    return open.first { read.contains(FrameNumber(view: $0.view, part: $0.part)) }.map { .ambiguous($0.view) }
  }

  private func gap(of reading: AskedClaim.Reading) -> AssertionGap? {
    switch reading {
    case .edges(let views):
      if !hasTransforms { return nil }
      let way = layout.way(views[0], views[views.count - 1])
      return way.first { layout.isTransformed($0) }.map { .transformed($0) }
    case .content(let view):
      return LayoutAxis.allCases.allSatisfy { contentLength(of: view, $0) == nil } ? .noContent(view) : nil
    case .comparisons, .lengths: return nil
    }
  }
}

/// A number of the frame of a view.
private struct FrameNumber: Hashable {
  var view: ViewID
  var part: Ambiguity.Part
}

extension AskedClaim {
  /// The numbers of frames that it may depend on.
  fileprivate func numbersRead(in layout: Layout) -> Set<FrameNumber> {
    switch reading {
    case .comparisons(let comparisons):
      return comparisons.reduce(into: []) { found, comparison in
        let terms = comparison.left.terms + comparison.right.terms
        let ancestor = terms.first.map { first in
          terms.dropFirst().reduce(first.view) { layout.commonAncestor($0, $1.view) }
        }
        for term in terms { found.formUnion(numbers(of: term, below: ancestor ?? .root, layout)) }
      }
    case .edges(let views):
      let ancestor = layout.commonAncestor(views[0], views[views.count - 1])
      return views.reduce(into: []) { found, view in
        for attribute in [Attribute.right, .bottom] {
          found.formUnion(numbers(of: Term(view, attribute), below: ancestor, layout))
        }
      }
    case .lengths(let view), .content(let view):
      return [FrameNumber(view: view, part: .width), FrameNumber(view: view, part: .height)]
    }
  }

  /// The numbers that an attribute depends on: the length of its view, and for a position those of the view and its superviews
  /// below `ancestor`.
  private func numbers(of term: Term, below ancestor: ViewID, _ layout: Layout) -> Set<FrameNumber> {
    let isHorizontal = term.attribute.axis == .horizontal
    var found: Set = [FrameNumber(view: term.view, part: isHorizontal ? .width : .height)]
    guard term.attribute.isLocation else { return found }
    for view in layout.way(term.view, ancestor) {
      found.insert(FrameNumber(view: view, part: isHorizontal ? .x : .y))
    }
    return found
  }
}
