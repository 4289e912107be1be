import LayRuntime
import TestSupport
import Testing

/// The span after a change of the superview's size.
private func resize(
  _ origin: Rational, _ length: Rational, in old: Rational, to new: Rational, _ flexible: FlexibleParts,
  _ rule: AutoresizingRule = .proportional
) -> ExactSpan {
  let span = ExactSpan(origin: origin, length: length)
  return AutoresizingAxis(span: span, superviewSize: old, flexible: flexible, rule: rule).resized(to: new)
}

private func span(_ origin: Rational, _ length: Rational) -> ExactSpan { ExactSpan(origin: origin, length: length) }

@Suite struct AutoresizingTests {
  @Test func appKitsFiguresForAViewOf30At10InASuperviewThatDoubles() {
    #expect(resize(10, 30, in: 100, to: 200, [.nearMargin, .farMargin]) == span(Rational(170, 7), 30))
    #expect(resize(10, 30, in: 100, to: 200, [.nearMargin, .size]) == span(35, 105))
    #expect(resize(10, 30, in: 100, to: 200, [.size, .farMargin]) == span(10, Rational(190, 3)))
    #expect(resize(10, 30, in: 100, to: 200, .all) == span(20, 60))
    #expect(resize(10, 30, in: 100, to: 200, .nearMargin) == span(110, 30))
    #expect(resize(10, 30, in: 100, to: 200, .size) == span(10, 130))
    #expect(resize(10, 30, in: 100, to: 200, .farMargin) == span(10, 30))
    #expect(resize(10, 30, in: 100, to: 200, []) == span(10, 30))
  }

  @Test func uiKitsLoggedFrameComesOutOnceSnapped() {
    let exact = resize(20, 140, in: 180, to: 300, .all)
    #expect(exact == span(Rational(100, 3), Rational(700, 3)))
    #expect(Snapping.down.snap(exact.origin, scale: 2) == 33)
    #expect(Snapping.down.snap(exact.end, scale: 2) - 33 == Rational(467, 2))
  }

  @Test func edgesAreFlooredIndependently() {
    let shrunk = resize(10, 30, in: 100, to: 75, [.nearMargin, .size])
    #expect(shrunk == span(Rational(15, 4), Rational(45, 4)))
    #expect(Snapping.down.snap(shrunk.origin, scale: 1) == 3)
    #expect(Snapping.down.snap(shrunk.end, scale: 1) == 15)
    #expect(Snapping.down.snap(resize(10, 30, in: 100, to: 154, [.nearMargin, .size]).end, scale: 1) == 94)
    #expect(Snapping.down.snap(resize(10, 30, in: 100, to: 75, [.size, .farMargin]).end, scale: 1) == 31)
    let fine = resize(10, 20, in: 100, to: 120, [.nearMargin, .size])
    #expect(Snapping.down.snap(fine.origin, scale: 2) == Rational(33, 2))
    #expect(Snapping.down.snap(fine.end, scale: 2) == 50)
  }

  @Test func partsThatAreAllZeroShareEqually() {
    #expect(resize(0, 0, in: 100, to: 200, .size) == span(0, 100))
    #expect(resize(100, 0, in: 100, to: 200, [.size, .farMargin]) == span(100, 50))
    #expect(resize(0, 100, in: 100, to: 200, [.nearMargin, .farMargin]) == span(50, 100))
  }

  @Test func partsWithANegativeSumShareEqually() {
    #expect(resize(-20, 100, in: 60, to: 80, [.nearMargin, .farMargin]) == span(-10, 100))
  }

  @Test func theGuidesRuleSharesEqually() {
    #expect(resize(10, 30, in: 100, to: 200, [.nearMargin, .farMargin], .even) == span(60, 30))
    #expect(resize(10, 30, in: 100, to: 160, .all, .even) == span(30, 50))
    #expect(resize(10, 30, in: 100, to: 200, .size, .even) == span(10, 130))
  }

  @Test func theSizeOfCollapseIsExact() {
    func axis(_ flexible: FlexibleParts, _ rule: AutoresizingRule = .proportional) -> AutoresizingAxis {
      AutoresizingAxis(span: span(10, 30), superviewSize: 100, flexible: flexible, rule: rule)
    }
    #expect(axis(.size).collapseSize == 70)
    #expect(axis([.nearMargin, .size]).collapseSize == 60)
    #expect(axis([.size, .farMargin]).collapseSize == 10)
    #expect(axis(.all).collapseSize == 0)
    #expect(axis(.all, .even).collapseSize == 10)
    #expect(axis([.nearMargin, .farMargin]).collapseSize == nil)
    for flexible in [FlexibleParts.size, [.nearMargin, .size], [.size, .farMargin], .all] {
      guard let limit = axis(flexible).collapseSize else { continue }
      #expect(axis(flexible).resized(to: limit).length == 0)
      #expect(axis(flexible).resized(to: limit - Rational(1, 1000)).length < 0)
      #expect(axis(flexible).resized(to: limit + Rational(1, 1000)).length > 0)
    }
  }

  @Test func theWayDoesNotMatterWhileThereIsRoom() {
    let seed: UInt64 = 20
    var random = SeededGenerator(seed: seed)
    func length() -> Rational { Rational(Int.random(in: 1...4000, using: &random), 7) }
    for round in 0..<400 {
      let flexible = FlexibleParts(rawValue: UInt8(round & 7))
      let first = AutoresizingAxis(
        span: span(length(), length()), superviewSize: 1200, flexible: flexible,
        rule: round & 8 == 0 ? .proportional : .even)
      // Far above every collapse, so that the flexible parts never run out.
      let (middle, last) = (length() + 1200, length() + 1200)
      var second = first
      second.span = first.resized(to: middle)
      second.superviewSize = middle
      #expect(second.resized(to: last) == first.resized(to: last), "seed \(seed), round \(round)")
    }
  }
}
