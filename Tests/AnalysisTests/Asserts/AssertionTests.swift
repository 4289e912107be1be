import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct AssertionTests {
  /// What a check says of `body` over widths from 100 to 600 and heights from 100 to 500: code, message and caret.
  private func said(_ body: String, sizes: String = "sizes 100x100 ... 600x500") -> [String] {
    checked("layout Screen(300x300) {\n\(sizes)\n\(body)\n}\n").diagnostics
      .filter { $0.code.id != "L0534" }.map { "\($0.code.id) \($0.message): \($0.caretLabel)" }
  }

  /// How many assertions of `body` are proved.
  private func proved(_ body: String) -> (Int, Int) {
    let examined = checked("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}\n").examined.first
    return (examined?.provedAssertions ?? -1, examined?.assertions ?? -1)
  }

  private let box =
    "view box { .edges(top, leading) == superview inset 20; .height == 60; .width == 1/2 * superview.width }"

  @Test(arguments: [
    "box.width <= root.width", "box.right <= root.centerX + 20", "box.width == 50% * root.width",
    "40 <= box.width <= 320",
    "box.isInside(root)", "box.isAtLeast(50x60)", "box.leading == root.leading + 20", "root.width >= 100",
    "box.size == (0.5 * root.width, 60)", "box.bottom - box.top == 60",
  ])
  func whatHoldsAtEverySizeIsProved(claim: String) {
    let isCompound = claim.hasPrefix("box.size")
    let body = "\(box)\nassert \(isCompound ? "box.height == 60" : claim)"
    #expect(said(body) == [])
    #expect(proved(body) == (1, 1))
  }

  @Test(arguments: [
    ("box.width >= 80", "for every width below 160", "at 100x100 `box.width` is 50, 30 less than 80"),
    ("80 <= box.width", "for every width below 160", "at 100x100 `box.width` is 50, 30 less than 80"),
    ("box.width <= 200", "for every width above 400", "at 401x100 `box.width` is 200.5, 0.5 more than 200"),
    (
      "box.width == 100", "for every width but 200",
      "at 100x100 `box.width` is 50, 50 less than 100"
    ),
    (
      "box.bottom <= root.bottom - 60", "for every height below 140",
      "at 100x100 `box.bottom` is 80, 40 more than `root.bottom - 60`"
    ),
    ("box.isAtLeast(100x60)", "for every width below 200", "at 100x100 'box' is 50 wide, 50 less than 100"),
    ("box.isAtLeast(50x61)", "at every size", "at 100x100 'box' is 60 high, 1 less than 61"),
    ("root.isInside(box)", "at every size", "at 100x100 'Screen' reaches 20 beyond the left edge of 'box'"),
    ("root.doesNotOverlap(box)", "at every size", "at 100x100 'Screen' and 'box' share 50x60"),
  ])
  func whatDoesNotIsRefutedWithTheExactSizes(claim: String, region: String, fact: String) {
    #expect(said("\(box)\nassert \(claim)") == ["L0511 this assertion fails \(region): \(fact)"])
    #expect(proved("\(box)\nassert \(claim)") == (0, 1))
  }

  /// Rules leave the width open, and no value that they leave makes the assertion hold.
  @Test func whatNoOpenNumberMakesTrueIsRefutedWithTheExactSizes() {
    let open = "view a { .edges(top, bottom) == superview; .leading == superview.leading + 120; .width >= 24 }"
    func said(_ claim: String) -> [String] {
      self.said("\(open)\nassert \(claim)").filter { !$0.hasPrefix("L0502") }
    }
    let whatever = "for every value of the ambiguous attribute of 'a'"
    #expect(
      said("a.trailing == superview.trailing - 300")
        == ["L0511 this assertion fails at least for every width below 444: \(whatever)"])
    #expect(said("a.isInside(root)") == ["L0511 this assertion fails at least for every width below 144: \(whatever)"])
    #expect(said("a.width <= 20") == ["L0511 this assertion fails at every size: \(whatever)"])
    // All values that are left make it hold.
    #expect(said("a.width >= 20") == [] && said("a.width >= 24") == [])
    #expect(proved("\(open)\nassert a.width >= 20") == (1, 1))
    #expect(
      said("a.width <= 24")
        == [
          "L0512 layc cannot decide this assertion at every size: constraints leave an attribute of 'a' ambiguous there"
        ])
  }

  /// An optional constraint decides the leading edge of 'b'; required ones leave it room.
  @Test func anOpenNumberIsComparedWithTheDecidedValueOfAnother() {
    let found = said(
      """
      view b { .edges(top, bottom) == superview; .centerX == superview.centerX; .width == superview.width @high }
      view e { .edges(top, bottom) == superview; .leading == superview.centerX; .trailing <= superview.trailing }
      assert b.leading >= e.trailing - 10
      assert b.leading <= e.trailing
      allow L0502
      allow L0711
      """)
    #expect(found == ["L0511 this assertion fails at every size: for every value of the ambiguous attribute of 'e'"])
  }

  @Test func aLineThatIsOpenForAReasonOfAnotherIsSaidToo() {
    let found = said("view b\nview c\nassert b.top == c.bottom + 10\nassert b.width <= 20\nallow L0502")
    #expect(
      found == [
        "L0512 layc cannot decide this assertion at every size: constraints leave an attribute of 'c' ambiguous there",
        "L0512 layc cannot decide this assertion at every size: constraints leave an attribute of 'b' ambiguous there",
      ])
  }

  @Test func theCaretIsOnThePartOfAChainThatFails() throws {
    let text = "layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(box)\nassert 40 <= box.width <= 200\n}"
    let found = try onlyFinding(text)
    #expect(
      String(Array(text.utf8)[found.range.start..<found.range.end].map { Character(UnicodeScalar($0)) })
        == "box.width <= 200")
  }

  @Test func bothLengthsOfTheRootMakeAPolygon() {
    let body = "view v { .edges(top, leading) == superview; .width == root.width; .height == 1/2 * root.width }"
    #expect(
      said("\(body)\nassert v.bottom <= root.bottom") == [
        "L0511 this assertion fails where width is above 2 × height: at 201x100 `v.bottom` is 100.5, 0.5 more "
          + "than `root.bottom`"
      ])
  }

  @Test func twoViewsOverlapWhereNoneIsBesideTheOther() {
    let body = """
      view a { .edges(top, leading) == superview; .height == 50; .width == 200 }
      view b { .edges(bottom, trailing) == superview; .height == 60; .width == 150 }
      assert a.doesNotOverlap(b)
      """
    #expect(
      said(body) == [
        "L0511 this assertion fails for every width below 350 and every height below 110: at 100x100 'a' and 'b' share 100x10"
      ])
  }

  @Test func aViewOfNoSizeOverlapsNothingAndEdgesMayTouch() {
    let body = """
      view a { .edges == superview }
      view line { .edges(top, bottom) == superview; .centerX == superview.centerX; .width == 0 }
      view low { .edges(leading, trailing, bottom) == superview; .top == beside.bottom }
      view beside { .edges(leading, trailing, top) == superview; .height == 50 }
      assert a.doesNotOverlap(line)
      assert low.doesNotOverlap(beside)
      """
    #expect(said(body) == [])
  }

  @Test func viewsThatNoRuleSpeaksOfAreWhereTheirFramesPutThem() {
    let body = """
      view frame1 { frame = (10, 20, 30, 40); view inner { frame = (1, 2, 3, 4) } }
      view scroll { frame = (100, 20, 100, 40); bounds = (0, 8, 100, 40); view inside { frame = (0, 8, 30, 10) } }
      assert frame1.inner.right <= root.left + 14
      assert frame1.inner.top >= root.top + 22
      assert frame1.inner.isInside(frame1)
      assert scroll.inside.top == scroll.top
      assert scroll.inside.left == frame1.left + 90
      """
    #expect(said(body) == [])
    #expect(proved(body) == (5, 5))
  }

  @Test func masksAreFollowedBeyondTheirCollapse() {
    let body =
      "view v { frame = (20, 20, 260, 40); mask = W }\nassert v.right == root.right - 20\nassert v.isAtLeast(0x40)"
    #expect(said(body) == [])
    let small = "layout Screen(300x300) {\nsizes 10x100 ... 600x500\nallow L0503\n\(body)\n}"
    #expect(
      findings(small).filter { !$0.hasPrefix("L0534") } == ["L0511 5:8 this assertion fails for every width below 40"])
  }

  @Test func contentIsMeasuredInItsCondition() {
    let body = """
      view word: Label { text = "one"; .edges(top, leading) == superview; .trailing <= superview.trailing - 80 }
      when width >= 300 { word.text = "one and two and three and four and five" }
      assert word.isNotCompressed
      """
    #expect(
      said(body) == [
        "L0511 this assertion fails for every width below 109, and for every width from 300 to below 387: at 100x100 "
          + "'word' is 20 wide, and its content needs 29"
      ])
  }

  @Test func anAssertionHoldsInItsWhenOnly() {
    #expect(said("\(box)\nwhen width >= 160 { assert box.width >= 80 }") == [])
    #expect(
      said("\(box)\nwhen width < 200 { assert box.width >= 80 } else { assert box.width <= 299 }") == [
        "L0511 this assertion fails for every width below 160: at 100x100 `box.width` is 50, 30 less than 80",
        "L0511 this assertion fails for every width above 598: at 599x100 `box.width` is 299.5, 0.5 more than 299",
      ])
  }

  @Test func oneLineIsOneReportHoweverManyInstancesFail() throws {
    let body = """
      for i in 0 ..< 3 { view a[i] { .edges(top, leading) == superview; .size == 40x40 }; assert a[i].width >= 41 }
      """
    let found = try onlyFinding("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}")
    #expect(found.caretLabel == "at 100x100 `a[i].width` is 40, 1 less than 41")
    #expect(found.notes.map(\.text) == ["shown for 'a[0]'; the line fails for 2 others too"])
  }

  // MARK: - Not decided

  @Test func whatIsAmbiguousIsNotDecidedThere() {
    let body = "view a { .edges(top, leading) == superview; .height == 40; .width >= 30 }\nallow L0502"
    #expect(
      said("\(body)\nassert a.width <= 80\nassert a.height == 40") == [
        "L0512 layc cannot decide this assertion at every size: constraints leave an attribute of 'a' ambiguous there"
      ])
    #expect(proved("\(body)\nassert a.width <= 80\nassert a.height == 40") == (1, 2))
  }

  @Test func aSumOfOpenNumbersMayBeDecided() {
    let body = "view b { .width == 60; .leading == superview.leading; .bottom == superview.bottom - 8 }\nallow L0502"
    #expect(
      said("\(body)\nassert b.bottom == root.bottom - 9\nassert b.bottom == root.bottom - 8\nassert b.top >= root.top")
        == [
          "L0511 this assertion fails at every size: at 100x100 `b.bottom` is 92, 1 more than `root.bottom - 9`",
          "L0512 layc cannot decide this assertion at every size: constraints leave an attribute of 'b' ambiguous there",
        ])
    #expect(proved("\(body)\nassert b.bottom == root.bottom - 8") == (1, 1))
  }

  @Test func whatIsOpenUpToASizeIsDecidedThere() {
    let column = """
      view a { .leading == superview.leading; .width == 50; .top == superview.top + 4 }
      view c { .leading == superview.leading; .width == 50; .top == a.bottom + 136 }
      a.height == 80 @low
      c.height >= 4 @low
      c.bottom <= superview.bottom - 4 @999
      assert a.isInside(root)
      allow L0502
      """
    #expect(
      said(column, sizes: "sizes 200x160 ... 300x300") == [
        "L0512 layc cannot decide this assertion for every height below 228: constraints leave an attribute of 'a' ambiguous there"
      ])
    let tied = """
      view b { .leading == superview.leading; .width == 10; .top == superview.top + 100 }
      view c { .leading == superview.leading; .width == 10; .bottom == superview.bottom - 50; .top == b.bottom + 8 }
      b.height == 30 @high
      c.height == 44 @high
      assert c.height == 45
      allow L0502
      """
    let found = checked("layout Screen(300x300) {\nsizes 500x160 ... 500x300\n\(tied)\n}").diagnostics
    #expect(found.map(\.message) == ["this assertion fails at least for every height below 203, and at height 232"])
    #expect(
      found.flatMap { $0.notes.map(\.text) } == [
        "a part of it stays open for every height from 188 to below 232, and for every height above 232: constraints leave an attribute of 'c' ambiguous there"
      ])
  }

  @Test func whatFailsIsNotSaidToBeOpenToo() throws {
    let body =
      "view a { .edges(top, leading) == superview; .width == 40; .height >= 30 }\nallow L0502\nassert a.isAtLeast(50x60)"
    let found = try onlyFinding("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}")
    #expect(found.message == "this assertion fails at every size")
    #expect(found.notes == [] && found.openAreas == [])
  }

  @Test func whatNoRowSpeaksOfIsOpenBesideAConflict() {
    let body = """
      view c { frame = (0, 222, 44, 185); mask = TM; .centerY <= superview.centerY }
      view d { .left == superview.left + 50; .width == 30; .height == 10 }
      allow L0502
      assert d.top >= root.top
      """
    let found = checked("layout Screen(400x427) {\nsizes 100x100 ... 600x500\n\(body)\n}")
    #expect(
      found.diagnostics.filter { $0.code.id == "L0512" }.map { "\($0.message): \($0.caretLabel)" } == [
        "layc cannot decide this assertion for every height above 225: constraints conflict there",
        "layc cannot decide this assertion for every height up to 225: constraints leave an attribute of 'd' ambiguous there",
      ])
    #expect(!found.diagnostics.contains { $0.code.id == "L0908" })
  }

  @Test func whereRulesContradictEachOtherNothingIsDecided() {
    let body = "view a { .edges(leading, trailing) == superview; .width >= 200; .height == 40; .top == superview.top }"
    let found = said("\(body)\nassert a.width >= 100\nassert a.height == 40")
    #expect(
      found.filter { $0.hasPrefix("L0512") } == [
        "L0512 layc cannot decide this assertion for every width below 200: constraints conflict there"
      ])
  }

  @Test func whatTransformsCoverIsNotDecided() {
    let turned = "view v { .edges(top, leading) == superview; .size == 40x20; transform = rotate(90deg) }"
    #expect(
      said("\(turned)\nassert v.isInside(root)") == [
        "L0512 layc cannot decide this assertion at every size: 'v' is transformed; what it covers then is not looked at"
      ])
    #expect(said("\(turned)\nassert v.width == 40") == [])
    #expect(
      said("\(box)\nassert box.isNotCompressed") == [
        "L0512 layc cannot decide this assertion at every size: 'box' shows nothing that has a size of its own"
      ])
  }

  @Test func whatHangsOnTheLinesOfATextWithoutAWidthSaysSo() {
    let found = said(
      """
      view cover { .centerX == superview.centerX; .width == .height; .height <= 45% * superview.height }
      view title: Label { text = "So What"; font = 22; lines = 2 }
      view artist: Label
      view like
      vfl "H:|-20-[title]-(>=12)-[like(44)]-20-|" alignAllTop
      vfl "V:[cover]-12-[title]-4-[artist]" alignAllLeading
      assert cover.isInside(root)
      """)
    #expect(
      found.filter { $0.hasPrefix("L0512") } == [
        "L0512 layc cannot decide this assertion where width is above 0.45 × height + 40: the width of 'title' is ambiguous "
          + "there, or constraints conflict, so its number of lines is unknown",
        "L0512 layc cannot decide this assertion where width is at most 0.45 × height + 40: constraints leave an attribute of 'cover' ambiguous there",
      ])
  }

  @Test func aTextThatAnAssertionDoesNotDependOnIsNoReason() {
    let found = said(
      """
      view a: Label { text = "It wraps at its width, on several lines"; lines = 0; .edges(top, leading, trailing) == superview }
      view b: Label { text = "Another one that wraps as often as it likes"; lines = 0; .edges(bottom, leading) == superview }
      view c { .size == 40x40; .center == superview }
      b.width == 2 * b.height
      b.width <= superview.width - 400
      assert c.width <= 10% * superview.width
      """)
    #expect(
      found.filter { $0.hasPrefix("L0512") } == [
        "L0512 layc cannot decide this assertion for every width below 400: nothing is examined there: constraints conflict, "
          + "or the widths of texts are ambiguous"
      ])
  }

  @Test func directionsAreLookedAtOneByOne() {
    var options = CheckOptions()
    options.checksBothDirections = true
    let text =
      "layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(box)\nassert box.left == root.left + 20\nassert box.leading == root.leading + 20\n}"
    #expect(
      findings(text, options: options) == ["L0511 4:8 this assertion fails at every size (right to left)"])
  }

  @Test func singleSizesAreNamed() {
    #expect(
      said("\(box)\nassert box.width >= 80", sizes: "sizes 100x100") == [
        "L0511 this assertion fails at 100x100: at 100x100 `box.width` is 50, 30 less than 80"
      ])
  }
}
