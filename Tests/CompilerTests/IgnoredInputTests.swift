import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Labels, signs and numbers that would change nothing, or something else than they say, are errors.
@Suite struct IgnoredInputTests {
  private func codes(_ body: String, set: [(String, Rational)] = []) -> [String] {
    let text = "layout S(400x90) {\nview v { .edges == superview }\nview w { .height == 10 }\n\(body)\n}"
    return compiled(text, set: set).diagnostics.filter { $0.severity == .error }.map(\.code.id)
  }

  @Test(arguments: [
    "w.size == (height: 9, width: 30)", "w.size == (w: 9, banana: 30)", "w.width == min(a: 3, b: 4)",
    "w.center == v offset (x: 3, y: 3)", "w.frame = (x: 1, y: 2, width: 3, height: 4)", "w.center = (x: 3, y: 4)",
    "w.bounds = (width: 3, height: 4)", "w.intrinsic = (width: 3, height: 4)",
    "assert w.isAtLeast((width: 3, height: 3))", "expect 400x90 { w.size == (height: 3, width: 10) }",
  ])
  func labelsStandOnlyWhereTheySaySomething(body: String) {
    #expect(codes(body) == ["L0211"])
  }

  @Test(arguments: [
    "w.edges == v inset (top: 5, top: 3)", "w.edges == v inset (top: 5, vertical: 3)",
    "w.margins = (left: 3, left: 4)", "w.alignmentInsets = (horizontal: 3, trailing: 4)",
    "metric g = 3; expect 400x90 (g: 5, g: 1) { w.height == 10 }",
    "expect 400x90 (direction: rtl, direction: ltr) { w.height == 10 }",
  ])
  func whatIsGivenTwiceIsReported(body: String) {
    #expect(codes(body) == ["L0214"])
  }

  @Test func aPartOfAMaskIsSaidOnce() {
    for mask in ["W+W", "W+flexibleWidth", "H+LM+minXMargin"] {
      #expect(codes("w.frame = (0, 0, 9, 9); w.mask = \(mask)").contains("L0214"))
    }
  }

  @Test func statesAreDeclaredOnceAndKnownToExpect() {
    #expect(codes("state wide { w.width == 3 }; state narrow { }") == [])
    #expect(codes("state wide { }; state wide { }") == ["L0203"])
    #expect(codes("state wide { }; expect 400x90 (state: wide) { w.height == 10 }") == [])
    check(
      "layout S(9x9) { state wide { }; view w; expect 9x9 (state: 1️⃣wid) { w.height == 10 } }",
      reports: [Expected(.unknownName, "no state is named 'wid'; did you mean 'wide'?")])
  }

  @Test func differentEdgesOfAnInsetGoTogether() {
    #expect(codes("w.edges == v inset (vertical: 3, leading: 4, trailing: 5)") == [])
    #expect(codes("w.margins = (top: 3, bottom: 4, horizontal: 5)") == [])
  }

  @Test func emptyParenthesesAreNoValue() {
    #expect(codes("w.edges == v inset ()") == ["L0425"])
  }

  @Test(arguments: ["w.intrinsic = -50x5", "w.intrinsic = (-50, 5)", "w.bounds = -3x3", "w.bounds = (-3, 3)"])
  func noSizeIsBelowZero(body: String) {
    #expect(codes(body) == ["L0466"])
  }

  @Test(arguments: [
    "constraint k: w.width <= 3; k.constant = N", "constraint k: w.width <= 3; expect 400x90 (k: N) { w.height == 10 }",
    "expect Nx90 { w.height == 10 }", "expect 90xN { w.height == 10 }", "w.frame = (0, 0, N, 1)",
    "w.frame = (-N, 0, 1, 1)", "w.bounds = Nx1", "w.intrinsic = 3xN", "w.intrinsic.height = N",
    "view s: HStack { spacing = N }",
    "w.frame = (1, 1, 1, 1); w.anchorPoint = (N, 0)",
  ])
  func lengthsHaveALimit(body: String) {
    let atLimit = codes(body.replacing("N", with: "1000000"))
    #expect(!atLimit.contains("L0410"))
    #expect(codes(body.replacing("N", with: "1000001")).contains("L0410"))
  }

  @Test func lengthsFromOutsideAndDesignSizesHaveTheSameLimit() {
    #expect(codes("constraint k: w.width <= 3", set: [("k", 1_000_000)]) == [])
    #expect(codes("constraint k: w.width <= 3", set: [("k", 1_000_001)]) == ["L0410"])
    check(
      "layout S(1️⃣99999999999999999999x90) { }",
      reports: [Expected(.constantTooLarge, "a size is at most 1000000 points")])
    check(
      "component C(1️⃣1000001x90) { }", reports: [Expected(.constantTooLarge, "a size is at most 1000000 points")])
  }

  @Test(arguments: [
    "w.hidden == 0", "w.hidden <= true", "w.hidden + 1 == 1", "-w.hidden == 0", "w.hidden == w.width",
    "w.width == true", "w.size == (w.hidden, 10)",
  ])
  func truthIsNoNumber(comparison: String) {
    #expect(codes("expect 400x90 { \(comparison) }") == ["L0444"])
  }

  @Test func truthIsComparedWithTruth() {
    #expect(
      codes("expect 400x90 { w.hidden == false; true == w.hidden; w.hidden == v.hidden; v.hidden == (1 < 2) }") == [])
  }
}
