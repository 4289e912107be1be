internal import LayCompiler
internal import LayRuntime

/// A layout at one size, after its steps.
struct FinishedLayout: AssertedLayout {
  let layout: Layout

  func sum(of terms: [Term], amid all: [Term]) -> AttributeSum { AttributeSum(layout.value(of: terms, amid: all)) }

  func views(read terms: [Term]) -> [ViewID] { [] }

  func contentLength(of view: ViewID, _ axis: LayoutAxis) -> Rational? { layout.contentLength(of: view, axis) }
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
  func outcome(of claim: Assertion.Claim, number: Int) -> SampledOutcome {
    if let gap = gap(of: claim) { return .open(gap) }
    var maker = ClauseMaker(layout: self)
    let size = layout.environment.size
    for clause in maker.clauses(of: claim) where clause.alternatives.allSatisfy({ $0.constant.sign(at: size) < 0 }) {
      let point = SizeRegion(SizePolygon(size, size))
      return .fails(
        AssertionFinding(
          assertion: number,
          outcome: .fails(
            clause.meaning, rooms: clause.alternatives.map { $0.constant }, shown: clause.shown.map { $0.constant }),
          region: point))
    }
    return .holds
  }

  /// The reason why the size does not decide a claim: conflicting constraints, an ambiguous number, a transformed view, no
  /// content. Nil if it does.
  private func gap(of claim: Assertion.Claim) -> AssertionGap? {
    if !layout.report.conflicts.isEmpty || !layout.report.unsettled.isEmpty { return .conflict }
    switch claim {
    case .isInside(let view, let other), .doesNotOverlap(let view, let other):
      if let turned = layout.way(view, other).first(where: { layout.isTransformed($0) }) { return .transformed(turned) }
    case .isNotCompressed(let view):
      if LayoutAxis.allCases.allSatisfy({ contentLength(of: view, $0) == nil }) { return .noContent(view) }
    default: break
    }
    let open = layout.report.ambiguities
    if open.isEmpty { return nil }
    let read = claim.numbersRead(in: layout)
    return open.first { read.contains(FrameNumber(view: $0.view, part: $0.part)) }.map { .ambiguous($0.view) }
  }
}

/// A number of the frame of a view.
private struct FrameNumber: Hashable {
  var view: ViewID
  var part: Ambiguity.Part
}

extension Assertion.Claim {
  /// The numbers of frames that it may depend on.
  fileprivate func numbersRead(in layout: Layout) -> Set<FrameNumber> {
    switch self {
    case .comparisons(let comparisons):
      return comparisons.reduce(into: []) { found, comparison in
        let terms = comparison.left.terms + comparison.right.terms
        let ancestor = terms.first.map { first in
          terms.dropFirst().reduce(first.view) { layout.commonAncestor($0, $1.view) }
        }
        for term in terms { found.formUnion(numbers(of: term, below: ancestor ?? .root, layout)) }
      }
    case .isInside(let view, let other), .doesNotOverlap(let view, let other):
      let ancestor = layout.commonAncestor(view, other)
      return [view, other].reduce(into: []) { found, view in
        for attribute in [Attribute.right, .bottom] {
          found.formUnion(numbers(of: Term(view, attribute), below: ancestor, layout))
        }
      }
    case .isAtLeast(let view, _), .isNotCompressed(let view):
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
