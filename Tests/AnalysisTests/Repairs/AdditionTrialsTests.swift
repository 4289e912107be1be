import LayCompiler
import LayDiagnostics
import TestSupport
import Testing

@testable import LayAnalysis

@Suite struct AdditionTrialsTests {
  private func text(_ body: String, _ sizes: String) -> String {
    "layout A(375x667) {\n  sizes \(sizes)\n  \(body)\n}\n"
  }

  /// What is said to help, without what it does to the picture.
  private func help(_ diagnostic: Diagnostic) -> String? {
    let text = diagnostic.notes.last { $0.kind == .help }?.text
    return text.map { String($0.split(separator: "; '")[0]) }
  }

  /// What is said to help with each ambiguity of a layout with `body`, and the text with the repair.
  private func tried(
    _ body: String, sizes: String = "320x480 ... 1024x1366"
  ) throws -> (helps: [String], repaired: String) {
    let text = text(body, sizes)
    let found = checked(text).diagnostics
    #expect(found.allSatisfy { $0.code == .ambiguousLayout })
    let fixIts = found.compactMap(\.fixIt)
    #expect(fixIts.count == 1 && fixIts.allSatisfy { $0.safety == .needsReview })
    return (found.compactMap(help), applying(try #require(fixIts.first).edits, to: text))
  }

  @Test(arguments: [
    "view a { .size == 20x20; .leading == superview.leading }",
    "view a { .size == 20x20; .top == superview.top }",
    "view a { .edges(top, leading) == superview; .width == 20 }",
    "view a { .edges(top, leading) == superview; .height == 20; .width <= superview.width }",
    "view a",
    "view a { }",
    "view a {\n    .size == 20x20 // and where?\n  }",
    "view a: Label { text = \"A\"; .top == superview.top }; view b: Label { text = \"B\"; .top == superview.top }\n"
      + "vfl \"H:|-[a]-[b]-|\"",
    "view a: Label { text = \"A\"; .top == superview.top; hugging.horizontal = 600 }\n"
      + "view b: Label { text = \"B\"; .top == superview.top; hugging.horizontal = 600 }; vfl \"H:|-[a]-[b]-|\"",
    "view a { .edges(top, bottom) == superview; .width == 50 @500; .width == 90 @500; .leading == superview.leading }",
    "view a { .edges(top, bottom) == superview; .width == 50 @999; .width == 90 @999; .leading == superview.leading }",
    "view a { .edges(top, bottom, leading) == superview; vfl \"H:[a(50@9)]\"; vfl \"H:[a(>=90@9)]\" }",
    "view a { .edges(top, bottom, leading) == superview; .width >= 40 }\nwhen width >= 600 { a.width == 280 }",
    "for i in 0 ..< 3 { view a[i] { .size == 20x20; .top == superview.top } }",
    "view a { .edges(top, leading) == superview; view b { .size == 20x20; .edges(top, leading) == superview inset 8 } }",
    "view a { view b { .size == 20x20; .leading == superview.leading }; .edges(top, leading) == superview }",
  ])
  func whatIsTriedDecidesEverythingWhenItIsWritten(_ body: String) throws {
    let (helps, repaired) = try tried(body)
    #expect(helps.first?.hasPrefix("tried: with ") == true, "\(helps)")
    let endings = ["nothing is ambiguous", " is determined"].map { "\($0) from 320x480 to 1024x1366" }
    #expect(endings.contains { helps.first?.hasSuffix($0) == true }, "\(helps)")
    // A limit may follow from what is there for every size now, and an equation without its rival needs no priority.
    let surplus = findings(repaired).filter { !$0.hasPrefix("L0535") && !$0.hasPrefix("L0711") }
    #expect(surplus == [], "\(repaired)")
  }

  @Test func whatIsBetweenTwoLimitsGetsTheWishThatIsMissing() throws {
    let found = try onlyFinding(
      """
      layout A(375x667) {
        sizes 320x480 ... 1024x768
        view video { .center == superview; .width == 16/9 * .height
          .width <= superview.width - 32; .height <= superview.height - 32 }
      }
      """)
    #expect(
      found.notes.map(\.text).contains(
        "tried: with `video.width == superview.width - 32 @high`, its width is determined from 320x480 to 1024x768; "
          + "'video' is 288 wide at 320x480 and 992 wide at 1024x768"))
    #expect(found.fixIt?.message == "add `.width == superview.width - 32 @high` in the braces of 'video'")
    #expect(found.fixIt?.safety == .needsReview)
  }

  /// A row with a minimum height is not stretched to the bottom of the screen.
  @Test func aRowWithAMinimumHeightIsAsHighAsThat() throws {
    let (helps, repaired) = try tried(
      """
      view row {
        .edges(top, leading, trailing) == superview; .height >= 44
        view title: Label { text = "Sound"; .leading == superview.leading; .centerY == superview.centerY }
      }
      """)
    #expect(helps == ["tried: with `row.height == 44 @low`, its height is determined from 320x480 to 1024x1366"])
    #expect(repaired.contains(".height == 44 @low"), "\(repaired)")
  }

  @Test func aRowOfATextThatGrowsIsAsHighAsItsText() throws {
    let found = try onlyFinding(
      """
      layout A(375x667) {
        sizes 320x480 ... 1024x768, text large ... accessibility5
        view row {
          .edges(top, leading, trailing) == superview; .height >= 44
          view title: Label { text = "Sound"; font = body; .leading == superview.leading; .centerY == superview.centerY }
        }
      }
      """)
    #expect(found.fixIt?.message == "add `.height == 44 @low; title.top >= .top + 8` in the braces of 'row'")
  }

  /// Content that only minima determine is as high as needed.
  @Test func contentBelowMinimaIsAsHighAsNeeded() throws {
    let text = """
      view page: ScrollView {
        .edges == superview
        view content {
          .edges == superview.contentGuide; .width == superview.frameGuide.width
          view a: Button { text = "A"; .leading == superview.leading; .top >= superview.top + 20 }
          view b: Button { text = "B"; .leading == superview.leading; .top >= a.bottom + 20; .bottom == superview.bottom }
        }
      }
      """
    let (helps, repaired) = try tried(text)
    #expect(helps.contains { $0.hasPrefix("tried: with `page.content.height == 0 @fitting`") }, "\(helps)")
    #expect(findings(repaired) == [], "\(repaired)")
    // Without a trial the advice is the same, and a position between limits is given no required equation.
    var options = CheckOptions()
    options.triesChanges = false
    let untried = checked("layout A(375x667) {\nsizes 320x480 ... 1024x1366\n\(text)\n}", options: options).diagnostics
    let advice = untried.flatMap { $0.notes }.filter { $0.kind == .help }.map { $0.text }
    #expect(advice.contains { $0.contains(".height == 0 @fitting") }, "\(advice)")
    #expect(advice.allSatisfy { !$0.contains(".top == superview.top`") }, "\(advice)")
  }

  @Test func twoMissingDimensionsOfTwoViewsHaveOneReportEachWithItsOwnRule() throws {
    let found = checked(
      """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view a; view b
        a.edges(top, leading) == superview; b.edges(bottom, trailing) == superview
        a.width == b.width; a.height == b.height
      }
      """
    ).diagnostics
    let helps = found.compactMap(help)
    #expect(
      helps == [
        "tried: with `a.width == 100` and `a.height == 44`, nothing is ambiguous from "
          + "320x480 to 430x932", "`a.height == 44` determines its height (tried together with `a.width == 100`)",
      ])
  }

  @Test func whatIsMissingIsDecidedTogetherAndShownOnce() throws {
    let (helps, repaired) = try tried("view a { .width == 20; .height == 20 }", sizes: "375x667")
    #expect(
      helps == [
        "tried: with `a.leading == superview.leading` and `a.top == superview.top`, "
          + "nothing is ambiguous at 375x667",
        "`a.top == superview.top` determines its y (tried together with `a.leading == superview.leading`)",
      ])
    #expect(
      repaired.contains("view a { .width == 20; .height == 20; .leading == superview.leading; .top == superview.top }"))
  }

  @Test func aTieOfThreeTakesOneChange() throws {
    let labels = ["a", "b", "c"].map { "view \($0): Label { text = \"\($0)\"; .top == superview.top }" }
    let (helps, repaired) = try tried(
      labels.joined(separator: "\n  ") + "\n  vfl \"H:|-[a]-[b]-[c]-|\"", sizes: "375x667")
    #expect(helps == ["tried: with `c { hugging.horizontal = 250 }`, nothing is ambiguous at 375x667"])
    #expect(repaired.contains("text = \"c\"; .top == superview.top; hugging.horizontal = 250 }"))
  }

  @Test func whatIsTriedKeepsWhatIsAsserted() throws {
    let picture = """
      view pic { .edges(top, leading) == superview; .height == .width; .width == superview.width @high }
        view t: Label { text = "Hi"; .leading == superview.leading; .top == pic.bottom; .bottom <= superview.bottom }
      """
    func helps(_ promise: String) -> (helps: [String], repaired: String) {
      let text = text("\(picture)\n  \(promise)", "320x330 ... 430x932")
      let found = checked(text).diagnostics.filter { $0.code == .ambiguousLayout }
      return (
        found.compactMap(help),
        applying(found.compactMap(\.fixIt).flatMap(\.edits), to: text)
      )
    }
    #expect(
      helps("").helps == [
        "tried: with `t { compression.vertical = 751 }`, its width is determined from 320x330 to 430x932"
      ])
    for promise in ["assert t.isNotCompressed", "expect 320x330 { t.height >= 21 }"] {
      let (helps, repaired) = helps(promise)
      #expect(
        helps == ["tried: with `t { compression.vertical = 751 }`, its width is determined from 320x330 to 430x932"])
      #expect(findings(repaired) == [], "\(repaired)")
    }
    // Nothing may count more, so something counts less.
    let most = picture.replacing("@high", with: "@999").replacing(
      "\"Hi\";", with: "\"Hi\"; compression.vertical = 999;")
    let lowered = text("\(most)\n  assert t.isNotCompressed", "320x330 ... 430x932")
    #expect(
      checked(lowered).diagnostics.compactMap(\.fixIt?.message).first
        == "change `.width == superview.width @999` to `.width == superview.width @low`")
  }

  @Test func whereOneOfTwoLimitsWouldHoldNowhereNothingIsOffered() throws {
    let wishes = ".edges(top, bottom, leading) == superview; .width <= 50 @500; .width >= 90 @500"
    let found = try onlyFinding(text("view a { \(wishes) }", "320x480 ... 1024x1366"))
    #expect(found.fixIt == nil && found.alternatives.isEmpty)
    #expect(
      found.notes.map(\.text).contains(
        "not offered: `.width <= 50 @high` on line 3; `a.width >= 90 @500` would then be satisfied at no size"))
  }

  @Test func aViewWithoutAnyRuleIsOneReport() throws {
    let text = text("view box { }", "320x480 ... 1024x1366")
    let found = checked(text).diagnostics
    #expect(found.map(\.message) == ["'box' is ambiguous: no constraint refers to it"])
    let many = checked(self.text("for i in 0 ..< 3 { view c[i] { } }", "375x667")).diagnostics
    #expect(many.map(\.message) == ["'c[0]' and 2 others like it is ambiguous: no constraint refers to it"])
    let (helps, repaired) = try tried("view box { }")
    #expect(helps.count == 1 && helps[0].hasSuffix("nothing is ambiguous from 320x480 to 1024x1366"))
    #expect(findings(repaired) == [])
  }

  @Test func anImageIsAsLargeAsItsContent() throws {
    let body = "view logo: Image { .center == superview }"
    let found = checked(text(body, "320x480 ... 1024x1366")).diagnostics
    #expect(found.map(\.message) == ["the size of 'logo' is ambiguous"])
    #expect(found.first?.notes.first?.text == "an image is as large as its `intrinsic`, which nothing sets")
    let (helps, repaired) = try tried(body)
    #expect(
      helps == ["tried: with `logo { intrinsic = 100x100 }`, nothing is ambiguous from 320x480 to 1024x1366"])
    #expect(findings(repaired) == [])
    let (one, repairedOne) = try tried("view logo: Image { .center == superview; .height == 20 }")
    #expect(one == ["tried: with `logo { intrinsic.width = 100 }`, its width is determined from 320x480 to 1024x1366"])
    #expect(findings(repairedOne) == [])
  }

  @Test func aRuleOfAWhenIsTriedInAnElseFirst() throws {
    let body = "view list { .edges(top, leading, bottom) == superview }\n  when width >= 600 { list.width == 280 }"
    let found = checked(text(body, "320x480 ... 1024x1366")).diagnostics
    #expect(found.first?.labels.map(\.text) == ["holds for width >= 600 only"])
    let (helps, repaired) = try tried(body)
    #expect(
      helps == [
        "tried: with `else { list.width == 280 }` after the `when` on line 4, its width is determined from 320x480 to 1024x1366"
      ])
    #expect(repaired.contains("when width >= 600 { list.width == 280 } else { list.width == 280 }"))
    #expect(findings(repaired) == [])
  }

  @Test func theLastOfWhatFollowsMayFillTheSuperview() throws {
    // As wide as each other, both as wide as nothing says: one rule does.
    let (helps, _) = try tried(
      "view a { .edges(top, leading) == superview; .height == 5 }\n"
        + "  view b { .top == superview.top; .height == 5; .leading == a.trailing; .width == a.width }",
      sizes: "375x667")
    #expect(helps == ["tried: with `b.trailing == superview.trailing`, its width is determined at 375x667"])
  }

  @Test func theViewsOfOneLineGetOneRule() throws {
    let (helps, repaired) = try tried(
      "for i in 0 ..< 4 {\n    view dot[i] { .size == 8x8; .leading == superview.leading + 20 * i }\n  }",
      sizes: "375x667")
    #expect(helps == ["tried: with `.top == superview.top` in its braces, its y is determined at 375x667"])
    #expect(repaired.contains("+ 20 * i; .top == superview.top }"))
  }

  /// Views without any rule but a size, so many.
  private func lost(_ count: Int) -> [Diagnostic] {
    let views = (0..<count).map { "view v\($0) { .size == 20x20; .leading == superview.leading }" }
    return checked(text(views.joined(separator: "\n  "), "375x667")).diagnostics
  }

  @Test func rulesAreTriedForAsManyNumbersAsTheLimitSays() {
    let limit = AdditionTrialsTests.findingLimit
    let (at, past) = (lost(limit), lost(limit + 1))
    #expect(at[0].fixIt?.edits.count == limit)
    #expect(
      at[0].notes.last?.text.contains("and \(limit - 3) more constraints, nothing is ambiguous at 375x667") == true)
    // Of one more, what was found is still said.
    #expect(past[0].fixIt?.edits.count == limit)
    #expect(
      past[0].notes.last?.text
        == "tried: with `v0.top == superview.top`, its y is determined at 375x667; 'v0' is at y 0")
    #expect(past[limit].notes.last?.text == "add a constraint, for example `v\(limit).top == superview.top`")
  }

  /// Additions have half of the budget of all trials of repairs.
  @Test func nothingIsTriedWhereFewerChangesThanTheLimitCouldBe() {
    func fixes(_ limit: Int) -> Int {
      let bytes = Array(text("view a { .size == 20x20; .leading == superview.leading }", "375x667").utf8)
      var options = CheckOptions()
      options.limits.repairs = limit
      return check(compile(path: "test.lay", bytes: bytes, options: .solving) { _ in nil }, options: options)
        .diagnostics.filter {
          $0.fixIt != nil
        }.count
    }
    let least = (1...200).first { fixes($0) == 1 } ?? 0
    #expect(least > 2 && least.isMultiple(of: 2 * AdditionTrials.leastTrials) && fixes(least - 1) == 0)
  }

  /// A view that nothing places has four ambiguous numbers.
  @Test(arguments: [(numbers: 4, isTried: true), (3, false)])
  func nothingIsTriedForMoreNumbersThanTheLimit(_ numbers: Int, _ isTried: Bool) {
    var options = CheckOptions()
    options.limits.triedNumbers = numbers
    let compilation = compile(path: "test.lay", bytes: Array(text("view a", "375x667").utf8), options: .solving) { _ in
      nil
    }
    let found = check(compilation, options: options).diagnostics
    #expect(found.count == 1 && (found.first?.fixIt != nil) == isTried)
  }

  private static let findingLimit = 24
}
