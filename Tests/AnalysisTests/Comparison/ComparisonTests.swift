import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Verdicts of comparisons on layouts whose differences are known.
@Suite struct ComparisonTests {
  private func screen(_ body: String, sizes: String = "320x480 ... 600x900") -> String {
    "layout Screen(375x667) {\n  sizes \(sizes)\n  view a { .height == 40; .top == superview.top; \(body) }\n}\n"
  }

  @Test func theRegionOfADifferenceIsExact() throws {
    // 20 from both sides, or at most 400 wide: the widths differ where 20 + 20 + 400 do not fill the root.
    let found = try comparison(
      screen(".leading == superview.leading + 20; .trailing == superview.trailing - 20"),
      screen(".leading == superview.leading + 20; .width <= 400; .trailing == superview.trailing - 20 @high"))
    #expect(found.verdict == .different && found.gaps.isEmpty)
    let difference = try #require(found.differences.first)
    #expect(
      difference.sizes == "for every width above 440 (left to right), and for every width above 440 (right to left)"
        || difference.sizes == "for every width above 440")
    #expect(difference.parts == [.x, .width] || difference.parts == [.width])
    let region = try #require(difference.areas.first.flatMap { SizeRegion($0) })
    #expect(!region.contains(size(440, 600)) && region.contains(size(441, 600)))
    let witness = try #require(difference.witness)
    #expect(witness.size.width > 440 && witness.first != witness.second)
    #expect(witness.reasonsOfSecond.contains { $0.text.contains("400") }, "\(witness.reasonsOfSecond)")
  }

  @Test func edgesOfALanguageDifferFromRightToLeftAlone() throws {
    let found = try comparison(
      screen(".leading == superview.leading + 20; .width == 100"), screen(".left == superview.left + 20; .width == 100")
    )
    #expect(found.verdict == .different)
    #expect(found.differences.first?.witness?.direction == .rightToLeft)
    #expect(found.differences.first?.areas.allSatisfy { $0.isRightToLeft } ?? false)
  }

  @Test func aDifferenceOfBothDirectionsIsShownFromLeftToRight() throws {
    // From left to right only wide screens differ, from right to left all, the design size included.
    let found = try comparison(
      screen(".leading == superview.leading; .width == superview.width @high; .width <= 500"),
      screen(".left == superview.left; .width == superview.width @high; .width <= 400"))
    let difference = try #require(found.differences.first)
    #expect(Set(difference.areas.map { $0.isRightToLeft }) == [false, true])
    #expect(difference.witness?.direction == .leftToRight)
    #expect(difference.witness.map { $0.size.width > 400 } ?? false)
  }

  @Test func conditionsDifferAtTheEdgeAlone() throws {
    func text(_ relation: String) -> String {
      screen(
        ".leading == superview.leading; when width \(relation) 500 { .width == 100 } else { .width == 200 }")
    }
    let found = try comparison(text("<"), text("<="))
    #expect(found.verdict == .different)
    let areas = found.differences.flatMap { $0.areas }.compactMap { SizeRegion($0) }
    #expect(
      areas.allSatisfy { $0.contains(size(500, 600)) && !$0.contains(size(499, 600)) && !$0.contains(size(501, 600)) })
    #expect(found.differences.first?.witness?.size.width == 500)
  }

  @Test func conflictsAndAmbiguityAreNotDecided() throws {
    let sound = screen(".leading == superview.leading; .width == 100")
    let open = try comparison(sound, screen(".leading == superview.leading"))
    #expect(open.verdict == .notDecided)
    #expect(open.gaps.map(\.reason) == ["'a' is ambiguous in the second layout"])
    let broken = try comparison(
      sound, screen(".leading == superview.leading; .width == 100; .trailing == superview.trailing - 300"))
    #expect(broken.verdict == .notDecided)
    #expect(broken.gaps.first?.reason == "constraints of the second layout conflict")
    #expect(broken.gaps.first?.sizes?.contains("400") ?? false, "\(broken.gaps)")
  }

  @Test func whatLayoutsDoNotShareIsSaid() throws {
    let sound = screen(".leading == superview.leading; .width == 100")
    let none = try comparison(sound, sound.replacing("320x480 ... 600x900", with: "700x480 ... 900x900"))
    #expect(none.verdict == .notDecided && none.gaps.map(\.reason) == ["the layouts have no size in common"])
    let other = try comparison(sound, sound.replacing("view a", with: "view b"))
    #expect(other.verdict == .notDecided && other.gaps.map(\.reason) == ["the layouts have no view in common"])
    #expect(other.onlyFirst == ["a"] && other.onlySecond == ["b"])
    let mapped = try comparison(sound, sound.replacing("view a", with: "view b"), map: [("a", "b")])
    #expect(mapped.verdict == .same && mapped.viewCount == 1)
  }

  @Test func namesOfUnknownViewsAreErrors() throws {
    let one = try layout(screen(".leading == superview.leading; .width == 100"))
    #expect(throws: ViewPairs.UnknownView.self) { _ = try ViewPairs(one, one, named: [("x", "a")]) }
    #expect(throws: ViewPairs.UnknownView.self) { _ = try ViewPairs(one, one, named: [("a", "x")]) }
  }

  @Test func statesAreComparedByName() throws {
    func text(_ states: String) -> String {
      "layout S(300x300) {\n  view a { .edges(top, leading) == superview; .height == 10; .width == 10 @high }\n  \(states)\n}\n"
    }
    let found = try comparison(
      text("state wide { a.width == 50 }\n  state own { a.width == 20 }"), text("state wide { a.width == 60 }"))
    #expect(found.states == ["wide"] && found.statesOfFirst == ["own"])
    #expect(found.verdict == .different && found.differences.first?.witness?.state == "wide")
  }

  @Test func stepsAndRangesAreNotDecided() throws {
    let plain = screen(".leading == superview.leading; .width == 100")
    let ranged = "metric gap = 0 ... 10\n" + screen(".leading == superview.leading + gap; .width == 100")
    let found = try comparison(plain, ranged)
    #expect(found.verdict == .notDecided)
    #expect(found.gaps.first?.reason == "'gap' has a range in the second layout, of which the least number is compared")
  }

  @Test func viewsThatMoveWithTheirSuperviewFollowIt() throws {
    func text(_ top: Int) -> String {
      """
      layout S(300x300) {
        view card {
          .leading == superview.leading; .width == 100; .height == 80; .top == superview.top + \(top)
          view label { .edges == superview inset 8 }
        }
      }
      """
    }
    let found = try comparison(text(10), text(20))
    #expect(found.differences.count == 1 && found.differences.first?.followers == ["card.label"])
    let nested = try comparison(
      text(10), text(10).replacing("inset 8", with: "inset 9"))
    #expect(nested.differences.map(\.first) == ["card.label"])
  }

  @Test func hiddenViewsAreComparedByBeingHidden() throws {
    let shown = screen(".leading == superview.leading; .width == 100")
    let hidden = screen(".leading == superview.leading; .width == 100; hidden = true")
    let moved = screen(".leading == superview.leading; .width == 120; hidden = true")
    #expect(try comparison(hidden, moved).verdict == .same)
    let found = try comparison(shown, hidden)
    #expect(found.verdict == .different && found.differences.first?.isHiddenInOne ?? false)
  }
}
