import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct ReachTests {
  private let form = """
    layout L(375x667) {
      view form {
        .leading >= superview.leading + 16
        .trailing <= superview.trailing - 16
        .width == 200 @high
        .centerX == superview.centerX
      }
    }
    """

  @Test func anOptionalRuleKeepsItUntilItGivesWayToRequiredOnes() throws {
    #expect(
      try reach(form, "form.width", .atMost) == [
        "stop 200 = 200",
        "! 5: form.width == 200 @750",
        "limit 343 = root.width (375) - 32",
        "4: 2 * form.trailing <= root.trailing - 16",
        "6: -2 * form.centerX == root.centerX",
      ])
  }

  @Test func aSizeIsAtLeastNothing() throws {
    #expect(
      try reach(form, "form.width", .atLeast) == [
        "stop 200 = 200", "! 5: form.width == 200 @750", "limit 0 = 0",
        "-: the width of 'form' is never negative",
      ])
  }

  @Test func aRequiredNumberCannotMove() throws {
    let text = "layout L(375x667) { view a { .width == 40; .leading == superview.leading } }"
    #expect(try reach(text, "a.width", .atMost) == ["limit 40 = 40", "1: a.width == 40"])
    #expect(try reach(text, "a.width", .atLeast) == ["limit 40 = 40", "1: a.width == 40"])
  }

  @Test func whatNothingKeepsHasNoLimit() throws {
    let text = "layout L(375x667) { view a { .width >= 40; .leading == superview.leading } }"
    #expect(try reach(text, "a.width", .atMost) == ["no limit"])
    #expect(try reach(text, "a.width", .atLeast) == ["limit 40 = 40", "1: a.width >= 40"])
  }

  @Test func contentKeepsASizeAndGivesWay() throws {
    let text = """
      layout L(375x667) {
        view a: Image { intrinsic = 80x60; .leading == superview.leading }
      }
      """
    #expect(
      try reach(text, "a.width", .atMost) == [
        "stop 80 = 80", "! 2: the content of 'a' is 80 wide (hugging 251)", "no limit",
      ])
    #expect(
      try reach(text, "a.width", .atLeast) == [
        "stop 80 = 80", "! 2: the content of 'a' is 80 wide (compression 750)", "limit 0 = 0",
        "-: the width of 'a' is never negative",
      ])
  }

  @Test func severalRulesGiveWayInTheOrderOfTheirPriorities() throws {
    let text = """
      layout L(375x667) {
        view a { .width <= 100 @300; .width <= 150 @400; .width <= 200; .leading == superview.leading; .width == 50 @200 }
      }
      """
    #expect(
      try reach(text, "a.width", .atMost) == [
        "stop 50 = 50", "! 2: a.width == 50 @200",
        "stop 100 = 100", "! 2: a.width <= 100 @300",
        "stop 150 = 150", "! 2: a.width <= 150 @400",
        "limit 200 = 200", "2: a.width <= 200",
      ])
  }

  @Test func whatIsAsGoodIsFree() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 100 @500; .width == 200 @500; .leading == superview.leading }
      }
      """
    #expect(
      try reach(text, "a.width", .atMost) == ["free to 200", "stop 200 = 200", "! 2: a.width == 200 @500", "no limit"])
  }

  @Test func aTieOfInequalitiesEndsWhereTheWayOnViolatesMore() throws {
    let text = """
      layout L(300x100) {
        view a { .width >= 200 @500; .width <= 100 @500; .width == 120 @250; .width <= 280; .leading == superview.leading }
      }
      """
    #expect(
      try reach(text, "a.width", .atMost) == [
        "stop 120 = 120", "! 2: a.width == 120 @250",
        "stop 200 = 100 + 100", "! 2: a.width <= 100 @500, off by 100",
        "limit 280 = 280", "2: a.width <= 280",
      ])
    #expect(
      try reach(text, "a.width", .atLeast) == [
        "stop 120 = 120", "! 2: a.width == 120 @250",
        "stop 100 = 200 - 100", "! 2: a.width >= 200 @500, off by 100",
        "limit 0 = 0", "-: the width of 'a' is never negative",
      ])
  }

  @Test func aFreeRangeEndsWhereTheWayOnViolatesMore() throws {
    let text = """
      layout L(300x100) {
        view a { .width <= 100 @500; .width >= 200 @500; .leading == superview.leading }
      }
      """
    let (most, least) = (try reach(text, "a.width", .atMost), try reach(text, "a.width", .atLeast))
    #expect(most.suffix(3) == ["stop 200 = 100 + 100", "! 2: a.width <= 100 @500, off by 100", "no limit"])
    #expect(
      least.suffix(4) == [
        "stop 100 = 200 - 100", "! 2: a.width >= 200 @500, off by 100", "limit 0 = 0",
        "-: the width of 'a' is never negative",
      ])
  }

  @Test func aNumberThatNoConstraintRefersToIsNotRequired() throws {
    let text = "layout L(375x667) { view a; view b: Image { intrinsic = 80x60 } }"
    #expect(try reach(text, "a.width", .atLeast) == ["limit 0 = 0", "-: the width of 'a' is never negative"])
    #expect(try reach(text, "a.width", .atMost) == ["no limit"])
    #expect(
      try reach(text, "b.width", .atMost) == [
        "stop 80 = 80", "! 1: the content of 'b' is 80 wide (hugging 251)", "no limit",
      ])
    #expect(
      try reach(text, "b.width", .atLeast) == [
        "stop 80 = 80", "! 1: the content of 'b' is 80 wide (compression 750)", "limit 0 = 0",
        "-: the width of 'b' is never negative",
      ])
  }

  @Test func requiredContentDoesNotGiveWay() throws {
    let text = "layout L(375x667) { view b: Image { intrinsic = 80x60; hugging = required; compression = required } }"
    #expect(
      try reach(text, "b.width", .atMost) == ["limit 80 = 80", "1: the content of 'b' is 80 wide (hugging 1000)"])
    #expect(
      try reach(text, "b.width", .atLeast) == [
        "limit 80 = 80", "1: the content of 'b' is 80 wide (compression 1000)",
      ])
  }

  @Test func aRuleThatIsNotMetIsWhatPullsTheOtherWay() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 250 @750; .width <= 200; .leading == superview.leading }
      }
      """
    #expect(
      try reach(text, "a.width", .atLeast) == [
        "stop 200 = 250 - 50", "! 2: a.width == 250 @750, off by 50", "limit 0 = 0",
        "-: the width of 'a' is never negative",
      ])
    #expect(try reach(text, "a.width", .atMost) == ["limit 200 = 200", "2: a.width <= 200"])
  }

  @Test func aPlaceIsLimitedByTheViewAround() throws {
    let text = """
      layout L(300x100) {
        view a { .width == 50; .left >= superview.left + 5; .right <= superview.right - 5; .left == superview.left + 5 @low }
      }
      """
    #expect(
      try reach(text, "a.left", .atMost) == [
        "stop 5 = 5", "! 2: a.left == root.left + 5 @250",
        "limit 245 = root.width (300) - 50 - 5", "2: a.width == 50",
        "2: a.right <= root.right - 5",
      ])
  }

  @Test func aFrameOfAMaskCannotMove() throws {
    let text = "layout L(100x100) { view a { frame = (10, 0, 30, 10); mask = W } }"
    #expect(
      try reach(text, "a.width", .atMost) == [
        "limit 30 = root.width (100) - 70",
        "1: by its mask, the left margin of 'a' stays 10 and the right margin 60",
      ])
  }

  @Test func moreStopsThanAnybodyReadsAreCut() throws {
    func text(_ count: Int) -> String {
      let rules = (1...count).map { ".width <= \(100 + $0) @\(100 + $0)" }.joined(separator: "; ")
      return "layout L(900x100) { view a { \(rules); .width == 50 @50; .leading == superview.leading } }"
    }
    let stops = LayoutReasons.mostStops
    // The first stop is that of 50, and there is no limit behind the last.
    let all = try #require(try whyAnswer(text(stops - 2), "a.width", .atMost).reach)
    #expect(all.stops.count == stops - 1 && !all.isCut && !all.isLimited)
    let cut = try #require(try whyAnswer(text(stops), "a.width", .atMost).reach)
    #expect(cut.stops.count == stops && cut.isCut)
  }
}
