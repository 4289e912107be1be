import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// What the health checks leave out, they leave out only at the sizes, values and conditions of the reason.
@Suite struct HealthExemptionTests {
  /// The first lines of the reports about a layout.
  private func reports(_ sizes: String, _ body: String, design: String = "400x400") -> [String] {
    checked("layout F(\(design)) {\nsizes \(sizes)\n\(body)\n}\n").diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  @Test func aViewIsParkedOnlyWhereNoPartOfItIsOnTheScreen() {
    let button = """
      view ok: Button { text = "OK"; .leading == superview.leading }
      constraint pos: ok.top == superview.top + 20
      """
    let reports = reports("400x300 ... 400x340", button + "\nstate s { pos.constant = 305 }", design: "400x340")
    #expect(reports == ["L0534 'ok' extends beyond the screen for every height below 335 (state 's')"])
    #expect(self.reports("400x300 ... 400x340", button + "\nstate s { pos.constant = 340 }") == [])
  }

  @Test func aMisplacedCentreIsNoBadge() {
    func overlap(_ constraint: String) -> [String] {
      reports(
        "320x320 ... 600x600",
        """
        view a: Label { text = "First title here"; .edges(leading, top) == superview }
        view b: Label { text = "Second"; .top == superview.top + 5 }
        \(constraint)
        """)
    }
    #expect(overlap("b.centerX == a.trailing") == [])
    #expect(overlap("b.centerX == a.trailing - 4") == [])
    for constraint in [
      "b.centerX == a.trailing - 60", "b.centerX == 0.5 * a.trailing",
      "b.leading == superview.leading + 20; b.centerX == a.trailing @1",
    ] {
      #expect(overlap(constraint).contains("L0604 'b' lies over 'a' at every size"), "\(constraint)")
    }
  }

  @Test func anAssertionAboutContentIsNotOneAboutWords() {
    let label = """
      view a: Label { text = "Supercalifragilistic"; lines = 0; .width == 60; .edges(leading, top) == superview }
      assert a.isNotCompressed
      """
    #expect(reports("320x320 ... 600x600", label) == ["L0601 a word of 'a' does not fit on a line at every size"])
    let field = """
      view a: TextField { text = "A"; placeholder = "A very long placeholder"; .width == 60 }
      a.edges(leading, top) == superview
      assert a.isNotCompressed
      """
    #expect(reports("320x320 ... 600x600", field).contains { $0.hasPrefix("L0601 the placeholder of 'a'") })
  }

  private let card = """
    view t: Label { text = "Under it all"; .leading == superview.leading; .top == superview.top + 200 }
    view card { backgroundColor = #ffffff; .leading == superview.leading; .size == 60x60
      view n: Label { text = "Over"; .edges(leading, top) == superview } }
    constraint p: card.top == superview.top
    """

  @Test func onlyWhatArrivesInAStateCoversOthersOnPurpose() {
    let moved = reports("320x320 ... 600x600", card + "\nstate s { p.constant = 190 }")
    #expect(moved.contains("L0604 'card.n' lies over 't' at every size (state 's')"))
    let arriving = card.replacing(
      "constraint p: card.top == superview.top", with: "constraint p: card.top == superview.top - 60")
    #expect(reports("320x320 ... 600x600", arriving + "\nstate s { p.constant = 190 }") == [])
  }

  @Test func aBrokenWishForNoLengthExcusesNothing() {
    func scroller(_ wish: String) -> [String] {
      reports(
        "320x320 ... 600x600",
        """
        view s: ScrollView { .edges(leading, trailing, top) == superview; \(wish)
          view t: Label { text = "Text"; lines = 0; .edges == superview.contentGuide; .height == 200 } }
        s.t.width == s.width
        """)
    }
    let found = "L0602 's' shows too little of its content at every size"
    #expect(scroller(".height == 20; .height == 0 @1").contains(found))
    for wish in [".height == 0 @high", ".height == 0"] {
      let all = scroller(wish)
      #expect(!all.contains(where: { $0.hasPrefix("L0602") }), "\(all)")
    }
  }

  @Test func aLengthOfARangeIsZeroOnlyAtItsEnd() {
    let body = """
      metric g = 0 ... 100
      view ok: Button { text = "Hello"; .edges(leading, top) == superview; .height == g }
      """
    let found = reports("320x320 ... 600x600", body)
    #expect(found.contains { $0.hasPrefix("L0602 with 'g' at ") }, "\(found)")
    #expect(found.contains { $0.hasPrefix("L0601 with 'g' at ") }, "\(found)")
  }

  @Test func whatIsTooSmallAtOneValueIsCutOffAtOthers() {
    let body = """
      metric g = 2 ... 100
      view t: Label { text = "A long title"; .edges(leading, top) == superview; .width == g }
      """
    let found = reports("400x400 ... 600x400", body)
    #expect(found.contains("L0602 with 'g' at 2, 't' can hardly be seen at every size"))
    #expect(
      found.contains { $0.hasPrefix("L0601 with 'g' at ") && $0.hasSuffix("the text of 't' is cut off at every size") })
  }

  @Test(arguments: ["1024x768", "375x667"]) func aHiddenViewKeepsItsPlaceWhereItPlacesAnother(design: String) {
    func mail(_ conditions: String) -> [String] {
      reports(
        "320x320 ... 1366x1366",
        """
        view sidebar { .edges(top, bottom, leading) == superview; .width == 240 }
        view list: Label { text = "Inbox"; .top == superview.top + 40 }
        list.leading == sidebar.trailing + 8 @low
        \(conditions)
        """, design: design)
    }
    #expect(mail("when width < 600 { sidebar.hidden = true; list.leading == superview.leading @high }") == [])
    let other = mail(
      "when width < 600 { sidebar.hidden = true }\nwhen width > 1000 { list.leading == superview.leading @high }")
    #expect(other == ["L0606 'sidebar' is hidden and keeps its place for every width below 600"])
  }

  @Test(arguments: ["700x320", "500x320"]) func anAlignmentCountsWhereItIsSet(design: String) {
    let label = """
      view t: Label { text = "A rather long line of text in landscape"; backgroundColor = #ffffff; .height == 40 }
      t.edges(leading, trailing, top) == superview
      when width >= 650 { t.textAlignment = center }
      """
    let found = reports("500x320 ... 800x320, safeArea (0, 50, 0, 50)", label, design: design)
    #expect(found == ["L0603 't' lies outside of the safe area for every width below 650"])
  }

  @Test func centredTextThatFillsItsViewIsNotInTheMiddle() {
    func label(_ settings: String) -> [String] {
      reports(
        "500x320 ... 800x320, safeArea (0, 50, 0, 50)",
        "view t: Label { \(settings); lines = 0; textAlignment = center; .edges(leading, trailing, top) == superview }")
    }
    let long = String(repeating: "a rather long line of text ", count: 8)
    #expect(label(#"text = "\#(long)""#) == ["L0603 't' lies outside of the safe area at every size"])
    #expect(label(#"text = "\#(long)"; backgroundColor = #ffffff"#).count == 1)
    #expect(label(#"text = "Short""#) == [])
    #expect(label(#"text = "Short"; backgroundColor = #ffffff"#) == [])
  }

  @Test(arguments: ["SegmentedControl { segments = [\"Day\", \"Week\"]", "Slider {"])
  func controlsFromSideToSideAreNotInTheMiddle(kind: String) {
    let found = reports(
      "500x320 ... 800x320, safeArea (0, 50, 0, 50)", "view t: \(kind); .edges(leading, trailing, top) == superview }")
    #expect(found == ["L0603 't' lies outside of the safe area at every size"])
  }

  @Test func aClipCountsWhereItIsSet() {
    let found = reports(
      "320x320 ... 600x600",
      """
      view card { .edges(top, leading) == superview inset 8; .size == 60x60
        view n: Button { text = "Something longer"; .leading == superview.leading + 40; .top == superview.top } }
      when width >= 500 { card.clipsToBounds = true }
      """)
    #expect(found.contains("L0603 'card.n' is cut off by 'card' for every width from 500 on"))
    #expect(
      found.contains("L0610 the part of 'card.n' inside of 'card' is too small for a finger for every width below 500"))
  }

  @Test(arguments: ["capInsets = 10", "contentMode = scaleAspectFit"]) func anImageKeepsItsShapeWhereItIsSaidTo(
    _ setting: String
  ) {
    let found = reports(
      "320x320 ... 600x600",
      """
      view a: Image { intrinsic = 100x50; .edges(leading, top) == superview; .size == 200x200 }
      when width >= 580 { a.\(setting) }
      """)
    #expect(found == ["L0611 the image of 'a' is distorted for every width below 580"])
  }

  @Test(arguments: ["a.hidden = true", "a.transform = rotate(10deg)"])
  func aConditionExcusesTheSizesAtWhichItHolds(_ setting: String) {
    let wide = #"view a: Button { text = "Hi"; .edges(leading, top) == superview; .width == 700; .height == 44 }"#
    let beyond = reports("320x320 ... 600x600", wide + "\nwhen width > 700 { \(setting) }")
    #expect(beyond.contains("L0534 'a' extends beyond the screen at every size"), "\(beyond)")
    let reached = reports("320x320 ... 900x600", wide + "\nwhen width > 650 { \(setting) }")
    #expect(reached.contains("L0534 'a' extends beyond the screen for every width up to 650"), "\(reached)")
  }

  @Test func aTextInAViewOfAMaskNeedsTheHeightOfItsWidth() {
    let label =
      #"view m: Label { text = "Constraints were never hard to read"; lines = 0; frame = (0, 0, 65, 64); mask = W }"#
    for sizes in ["325x298", "325x298 ... 325.5x298"] {
      let found = reports(sizes, label, design: "300x298")
      #expect(found.count == 1 && found[0].hasPrefix("L0601 the text of 'm' is cut off"), "\(sizes): \(found)")
    }
  }

  @Test func eachViewOfADeclarationHasItsOwnSizes() throws {
    let text = """
      component Row { view l: Label { text = "A rather long line of text here"; .edges == superview } }
      layout F(400x400) {
        sizes 320x320 ... 590x600
        view a: Row { .edges(leading, top) == superview; .width == superview.width - 200 }
        view b: Row { .leading == superview.leading; .top == superview.top + 50; .width == 600 - superview.width }
      }
      """
    let found = checked(text).diagnostics
    try #require(found.count == 1)
    #expect(found[0].message == "the text of 'a.l' is cut off for every width below 422")
    #expect(
      found[0].notes.contains {
        $0.text == "with 1 more of this declaration, each at its own sizes, this occurs at every size"
      })
    let regions = found[0].areas.compactMap { SizeRegion($0) }
    #expect(regions.contains { $0.contains(ExactSize(width: 590, height: 400)) })
  }

  @Test func anAmbiguityOfTwoViewsAtOtherSizesIsOfOneOrTheOther() {
    let text = """
      component Row { view m { .edges(leading, top, bottom) == superview } }
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view a: Row { .edges(leading, top) == superview; .size == 50x50 }
        view b: Row { .leading == superview.leading; .top == superview.top + 50; .size == 50x50 }
        when width < 400 { a.m.width == 5 }
        when width > 500 { b.m.width == 5 }
      }
      """
    let found = checked(text).diagnostics.map { $0.message }
    #expect(found.contains { $0.contains("' or of another like it is ambiguous") }, "\(found)")
  }

  @Test func severalSizesAreAllNamed() throws {
    let found = checked(
      """
      layout F(375x667) {
        sizes 400x400, 401x401, 500x500
        view a: Label { text = "Two words here"; .edges(leading, top) == superview; .width == 64 }
        view b: Button { text = "Two"; .leading == superview.leading + 390; .top == superview.top + 40 }
      }
      """
    ).diagnostics
    let off = try #require(found.first { $0.code.id == "L0534" })
    #expect(off.sizes == ["400x400", "401x401"])
    let cut = try #require(found.first { $0.code.id == "L0601" })
    #expect(cut.sizes == ["400x400", "401x401", "500x500"])
  }

  /// An alignment rectangle may be less than 0 long, where its frame has no length.
  @Test func noLengthInAReportIsNegative() {
    let found = checked(
      """
      layout Bar(375x110) {
        sizes 375x110
        view cover { .edges(top, leading, trailing) == superview; .height == 111 }
        view days: SegmentedControl {
          segments = ["Day", "Week"]; alignmentInsets = (0, 0, 1, 0); intrinsic = 359x31
          .top == cover.bottom; .edges(leading, bottom, trailing) == superview
        }
      }
      """
    ).diagnostics.filter { $0.code.id == "L0602" }
    #expect(found.map { $0.caretLabel } == ["at 375x110 it is 0 high"])
  }
}
