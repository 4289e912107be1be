import LayRuntime
import Testing

@testable import LayAnalysis

/// `[lowest, highest]`
private func closed(_ lowest: Rational, _ highest: Rational) -> SizeInterval {
  SizeInterval(lowest: lowest, highest: highest)
}

/// `(lowest, highest)`
private func open(_ lowest: Rational, _ highest: Rational) -> SizeInterval {
  SizeInterval(lowest: lowest, highest: highest, includesLowest: false, includesHighest: false)
}

/// `[lowest, highest)`
private func halfOpen(_ lowest: Rational, _ highest: Rational) -> SizeInterval {
  SizeInterval(lowest: lowest, highest: highest, includesHighest: false)
}

@Suite struct SizeIntervalTests {
  @Test func endsAreInOrNot() {
    #expect(closed(10, 20).contains(10) && closed(10, 20).contains(20))
    #expect(!open(10, 20).contains(10) && !open(10, 20).contains(20) && open(10, 20).contains(Rational(101, 10)))
    #expect(halfOpen(10, 20).contains(10) && !halfOpen(10, 20).contains(20))
    #expect(!closed(10, 20).contains(9) && !closed(10, 20).contains(21))
  }

  @Test func aPointIsAnIntervalAndAHoleIsNot() {
    #expect(!closed(10, 10).isEmpty)
    #expect(open(10, 10).isEmpty && halfOpen(10, 10).isEmpty && closed(11, 10).isEmpty)
  }

  @Test func whatIsInBothHasTheStricterEnds() {
    #expect(closed(0, 20).intersection(open(10, 30)).description == "(10, 20]")
    #expect(open(0, 20).intersection(closed(0, 20)).description == "(0, 20)")
    #expect(closed(0, 10).intersection(halfOpen(0, 10)).description == "[0, 10)")
    #expect(closed(0, 10).intersection(closed(20, 30)).isEmpty)
  }

  @Test func neighboursJoinWhereTheirEndIsInOneOfThem() {
    #expect(halfOpen(0, 10).joined(closed(10, 20))?.description == "[0, 20]")
    #expect(closed(10, 20).joined(halfOpen(0, 10))?.description == "[0, 20]")
    #expect(halfOpen(0, 10).joined(open(10, 20)) == nil)
    #expect(closed(0, 10).joined(closed(11, 20)) == nil)
  }

  @Test func anIntervalInAnotherChangesItsEndsAtMost() {
    #expect(open(0, 10).joined(closed(0, 5))?.description == "[0, 10)")
    #expect(open(0, 10).joined(closed(5, 10))?.description == "(0, 10]")
    #expect(closed(0, 10).joined(open(2, 3))?.description == "[0, 10]")
  }

  @Test func theLeastWholeNumberIsInIt() {
    #expect(closed(10, 20).leastWhole == 10)
    #expect(open(10, 20).leastWhole == 11)
    #expect(closed(Rational(21, 2), 20).leastWhole == 11)
    #expect(open(10, 11).leastWhole == Rational(21, 2))
    #expect(closed(Rational(21, 2), Rational(43, 4)).leastWhole == Rational(21, 2))
  }
}
