import LayCompiler
import LayDiagnostics
import TestSupport
import Testing

@testable import LayAnalysis

/// Faults that another report, view, state or layout does not hide.
@Suite struct HiddenFaultTests {
  private func reports(_ text: String) -> [String] {
    checked(text + "\n").diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  @Test func aStateThatHidesAViewBringsItNowhere() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view ok: Button { text = "OK"; .leading == superview.leading + 700; .top == superview.top; .height == 44 }
        state s { ok.hidden = true }
      }
      """)
    #expect(found.contains("L0534 'ok' extends beyond the screen at every size (no state)"), "\(found)")
  }

  @Test func aViewThatIsShownAtAllSizesIsNoPopUp() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view t: Label { text = "Under it all"; .leading == superview.leading; .top == superview.top }
        view card { hidden = true; backgroundColor = #ffffff; .leading == superview.leading; .top == superview.top + 5; .height == 60; .width == 60
          view n: Label { text = "Over"; .leading == superview.leading; .top == superview.top } }
        when width >= 300 { card.hidden = false }
      }
      """)
    #expect(found.contains("L0604 'card.n' lies over 't' at every size"), "\(found)")
  }

  @Test func oneInstanceHidesNothingOfAnother() {
    let found = reports(
      """
      component Row { view l: Label { text = "A rather long line of text here"; .edges == superview } }
      layout F(400x400) {
        sizes 320x320 ... 590x600
        view a: Row { .edges(leading, top) == superview; .width == 2 }
        view b: Row { .leading == superview.leading; .top == superview.top + 50; .width == 60 }
      }
      """)
    #expect(found.contains("L0602 'a.l' can hardly be seen at every size"), "\(found)")
    #expect(found.contains("L0601 the text of 'b.l' is cut off at every size"), "\(found)")
  }

  @Test func aViewThatIsHiddenElsewhereIsPlacedToo() {
    let found = reports(
      """
      layout Mail(1024x768) {
        sizes 320x320 ... 1366x1366
        view sidebar { .edges(top, bottom, leading) == superview; .width == 240 }
        view list: Label { text = "Inbox"; .top == superview.top + 40 }
        list.leading == sidebar.trailing + 8
        when width < 600 { sidebar.hidden = true }
        when height > 1360 { list.hidden = true }
      }
      """)
    #expect(
      found.contains(
        "L0606 'sidebar' is hidden and keeps its place for every width below 600 and every height up to 1360"),
      "\(found)")
  }

  @Test func aConstraintUnderAConditionPlacesToo() {
    let found = reports(
      """
      layout Mail(1024x768) {
        sizes 320x320 ... 1366x1366
        view sidebar { .edges(top, bottom, leading) == superview; .width == 240 }
        view list: Label { text = "Inbox"; .top == superview.top + 40 }
        when width < 600 { sidebar.hidden = true; list.leading == sidebar.trailing + 8 } else { list.leading == sidebar.trailing + 8 }
      }
      """)
    #expect(found.contains("L0606 'sidebar' is hidden and keeps its place for every width below 600"), "\(found)")
  }

  @Test func aViewBeyondOneEdgeTellsNothingOfAnother() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view s: ScrollView { .edges == superview
          view card { .leading == superview.leading + 40; .top == superview.top; .height == 120; .width == 150
            view t: Label { text = "Far away"; .leading == superview.leading + 900; .top == superview.top }
          }
        }
        s.contentGuide.width == s.frameGuide.width
        s.contentGuide.height == 110
      }
      """)
    #expect(found.contains("L0607 's.card' reaches beyond the content of 's' at every size"), "\(found)")
    #expect(found.contains("L0607 's.card.t' reaches beyond the content of 's' at every size"), "\(found)")
  }

  @Test func contentBeyondAnEdgeTellsNothingOfTouches() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view s: ScrollView { .edges == superview
          view card { .leading == superview.leading + 40; .top == superview.top; .height == 120; .width == 150
            view ok: Button { text = "Go"; .width == 60; .height == 44; .leading == superview.leading - 30; .top == superview.top }
          }
        }
        s.contentGuide.width == s.frameGuide.width
        s.contentGuide.height == 110
      }
      """)
    #expect(
      found.contains("L0610 the part of 's.card.ok' inside of 's.card' is too small for a finger at every size"),
      "\(found)")
  }

  @Test func transparentViewsAreNotReported() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600, keyboard 0 ... 300, safeArea (40, 0, 0, 0)
        view a: Label { text = "First title here"; .leading == superview.leading; .top == superview.top; .width == 50 }
        view b: Button { text = "Second"; .leading == superview.leading + 20; .bottom == superview.bottom; .width == 40 }
        when width < 590 { a.alpha = 0; b.alpha = 0 }
      }
      """)
    #expect(found.contains("L0603 'a' lies under the status bar for every width from 590 on"), "\(found)")
    #expect(
      found.contains("L0608 with the keyboard at 300, 'b' is out of reach for every width from 590 on"), "\(found)")
  }

  @Test func mixedSidesAreTriedInTheDeclaredSafeArea() {
    let found = reports(
      """
      layout F(700x400) {
        sizes 640x400 ... 900x400, safeArea (0, 50, 0, 0)
        view cover { .size == 100x64; .top == superview.top + 16; .left == safeArea.left + 16 }
        view title { .size == 30x20; .top == cover.top; .leading == cover.trailing + 12 }
      }
      """)
    #expect(!found.contains(where: { $0.hasPrefix("L0536") }), "\(found)")
  }

  @Test func aBrokenWishPlacesNothingOutside() {
    let found = reports(
      """
      layout Card(375x667) {
        sizes 320x320 ... 1366x1366
        view card {
          .edges(top, leading, trailing) == superview inset 24
          .height == 120
          view picture { .size == 300x80; .center == superview; .leading >= superview.leading - 8 @1 }
        }
      }
      """)
    #expect(found.contains("L0537 'card.picture' extends beyond 'card' for every width below 348"), "\(found)")
  }

  @Test func aLineThatAStateLosesIsNoLine() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view v: Image { intrinsic = 100x100; contentMode = aspectFit; .leading == superview.leading; .top == superview.top; .width == 100; compression = 1; .bottom == superview.top + 1 @high }
        constraint h: v.height == 3
        state s { h.active = false }
      }
      """)
    #expect(found.contains("L0602 'v' can hardly be seen at every size"), "\(found)")
  }

  @Test func anAllowedViewHidesNoOther() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view z: Image { intrinsic = 700x20; .leading == superview.leading; .top == superview.top; allow L0534 "a backdrop" }
        view b: Button { text = "Pay now"; .leading == superview.trailing - 30; .top == superview.top + 40; .height == 44 }
      }
      """)
    #expect(found.contains("L0534 'b' extends beyond the screen at every size"), "\(found)")
    #expect(!found.contains(where: { $0.hasPrefix("L0540") }), "\(found)")
  }

  @Test func whatOneLayoutNeedsHasAnEffect() {
    let found = reports(
      """
      component Card(gap: Length) { view l { .edges(leading, top) == superview; .height == 20; .width <= 600; .width <= gap; .width == superview.width @high } }
      layout A(400x400) {
        sizes 320x320 ... 1000x600
        view a: Card(gap: 640) { .edges == superview }
      }
      layout B(400x400) {
        sizes 320x320 ... 1000x600
        view a: Card(gap: 500) { .edges == superview }
      }
      """)
    #expect(!found.contains(where: { $0.hasPrefix("L0531") }), "\(found)")
  }

  @Test func whatHoldsInOneLayoutHolds() {
    let found = reports(
      """
      component Card(gap: Length) { view l { .edges(leading, top) == superview; .height == 20; .width == 100 @high; .width >= gap } }
      layout A(400x400) {
        sizes 320x320 ... 1000x600
        view a: Card(gap: 640) { .edges == superview }
      }
      layout B(400x400) {
        sizes 320x320 ... 1000x600
        view a: Card(gap: 50) { .edges == superview }
      }
      """)
    #expect(!found.contains(where: { $0.hasPrefix("L0532") }), "\(found)")
  }

  @Test func whatLiesOnAPopUpIsCompared() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view card { backgroundColor = #ffffff; .leading == superview.leading; .height == 60; .width == 60; .top == superview.top + 200
          view n: Label { text = "Price"; .leading == superview.leading; .top == superview.top } }
        view t: Label { text = "Over it all"; .leading == superview.leading; .top == superview.top + 200 }
        state s { card.hidden = true }
      }
      """)
    #expect(found.contains("L0604 't' lies over 'card.n' at every size (no state)"), "\(found)")
  }

  @Test func aPartOfAScrollViewHasItsOwnSizes() throws {
    let found = checked(
      """
      layout F(400x400) {
        sizes 320x400 ... 700x700
        view s: ScrollView { .edges == superview
          view a: Label { text = "First"; .leading == superview.leading; .top == superview.top; .height == 40; .width == s.frameGuide.width }
          view b: Label { text = "Second"; .leading == superview.leading; .top == superview.top + 250; .height == 40 }
        }
        s.contentGuide.width == s.frameGuide.width
        s.contentGuide.height == 300
        view bar: Button { text = "Bar"; .edges(leading, trailing, bottom) == superview; .top == superview.top + 0.9 * superview.width - 270 }
      }
      """
    ).diagnostics
    let covered = try #require(found.first { $0.code.id == "L0604" })
    #expect(covered.message.hasPrefix("'s.a' cannot be scrolled out from under 'bar' for every width below 3100/9"))
    #expect(covered.notes.contains { $0.text.hasPrefix("with 1 more in 's', each at its own sizes, this occurs ") })
  }

  @Test func aClaimThatHoldsBetweenTheEndsOfARangeNamesThem() {
    let found = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        metric g = 20 ... 100
        view a: Label { text = "First"; .leading == superview.leading; .top == superview.top; .trailing <= superview.leading + g; .trailing <= superview.leading + 120 - g }
      }
      """)
    #expect(found == ["L0601 with 'g' at 20, and with 'g' at 100, the text of 'a' is cut off at every size"])
    let zero = reports(
      """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        metric g = 0 ... 100
        view v { .leading == superview.leading; .top == superview.top + 50; .height == 30; .width == 200 @high; .trailing <= superview.leading + g; .trailing <= superview.leading + 100 - g }
      }
      """)
    #expect(!zero.contains(where: { $0.hasPrefix("L0533") }), "\(zero)")
  }

  @Test func aConstraintThatIsNotInForceKeepsNoSpace() {
    let found = reports(
      """
      layout Mail(1024x768) {
        sizes 320x320 ... 1366x1366
        view sidebar { .edges(top, bottom, leading) == superview; .width == 240 }
        view list: Label { text = "Inbox"; .top == superview.top + 40 }
        when width < 600 { sidebar.hidden = true; list.leading == sidebar.leading } else { list.leading == sidebar.trailing + 8 }
      }
      """)
    #expect(found == [])
  }

  @Test func aThinLineIsMeantBesideAKeyboardToo() {
    let found = reports(
      """
      layout F(400x800) {
        sizes 320x600 ... 430x932, keyboard 0 ... 300
        view line: Image { image = "line"; .height == 1; .edges(leading, trailing) == superview; .bottom == keyboardLayoutGuide.top }
      }
      """)
    #expect(!found.contains(where: { $0.hasPrefix("L0602") }), "\(found)")
  }

  @Test func whoAllowsALeaderHasItsFollowersReported() {
    func found(_ allowance: String) -> [String] {
      reports(
        """
        layout F(402x874) {
          sizes "iPhone 17 Pro portrait"
          view a: Label { text = "Inbox"; .centerX == superview.centerX; .top == superview.top + 1\(allowance) }
          view b: Label { text = "Unread"; .centerX == superview.centerX; .top == a.bottom }
        }
        """)
    }
    #expect(found("").filter { $0.hasPrefix("L0603 'a' and views that follow it lie under the status bar") }.count == 1)
    let allowed = found("; allow L0603 \"a title\"")
    #expect(allowed.count == 1 && allowed[0].hasPrefix("L0603 'b' lies under the status bar"), "\(allowed)")
  }

  /// Each view behind a card is compared with each view on it, or it is not known which lie over each other.
  @Test(arguments: [(10, 10), (30, 40)]) func whatLiesOnAPopUpIsComparedHoweverManyThereAre(on: Int, over: Int) throws {
    let text = """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view card { backgroundColor = #ffffff; .edges(leading, bottom) == superview; .size == 60x60
          for i in 0 ..< \(on) { view n[i]: Label { text = "Price"; .leading == superview.leading + 100 * i; .top == superview.top } } }
        for i in 0 ..< \(over) { view t[i]: Label { text = "Over"; .leading == superview.leading + 100 * i; .bottom == superview.bottom - 40 } }
        state s { card.hidden = true }
      }
      """
    let result = compile(path: "a.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let layout = try #require(result.layouts.first)
    let examination = LayoutExamination(layout, CheckOptions(), lint: .all)
    examination.run { _, _ in }
    let health = try #require(examination.health)
    let isFound = health.findings.contains { $0.claim.kind == .covered && $0.isFailure && !$0.claim.isSilent }
    #expect(isFound || health.hasOpenOverlaps)
    #expect(isFound == (on * over <= 1000))
  }

  /// With so many conditions, what depends on the width and what depends on the height are proved apart.
  @Test func conditionsOfTheOtherLengthCountInHalvesToo() {
    let conditions = (0..<24).map { number in
      "  when width >= \(330 + 20 * number) { assert root.width >= 0 }\n"
        + "  when height >= \(310 + 20 * number) { assert root.height >= 0 }\n"
    }
    let found = reports(
      """
      layout F(375x667) {
        sizes 320x200 ... 900x900
        view t: Label { text = "A rather long text"; .width == 40; .top == superview.top; .leading == superview.leading }
        when height < 300 { t.alpha = 0 }
      \(conditions.joined())}
      """)
    #expect(found == ["L0601 the text of 't' is cut off for every height from 300 on"], "\(found)")
  }

  /// A wish about the bottom does not push a view beyond the right edge.
  @Test func onlyASignThatMendsAReportIsTurned() throws {
    let text = """
      layout F(400x400) {
        sizes 320x320 ... 600x600
        view ok { .width == 50; .height == 44; .top == superview.top; .trailing == superview.trailing + 20 }
        ok.bottom == superview.bottom + 30 @1
      }

      """
    let report = try #require(checked(text).diagnostics.first { $0.code == .leavesScreen })
    #expect(report.fixIt?.message == "write `superview.trailing - 20`", "\(report)")
    let other = text.replacing("superview.trailing + 20", with: "superview.leading + 620")
    let left = try #require(checked(other).diagnostics.first { $0.code == .leavesScreen })
    #expect(left.fixIt == nil, "\(left)")
  }
}
