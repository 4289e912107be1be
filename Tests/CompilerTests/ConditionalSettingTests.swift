import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

struct ConditionalSettingTests {
  @Test func aConditionOverridesTheBase() throws {
    let layout = try layout(
      """
      layout S(100x100) {
        view a { frame = (0, 0, 10, 10) ; hugging = 10 }
        constraint cap: b.width <= 20
        view b
        when width >= 600 {
          a.hidden = true; cap.constant = 30; a { bounds = 20x20; mask = W; hugging.vertical = 11; center = (50, 50) }
        }
      }
      """)
    #expect(layout.program.overrides.count == 6)
    #expect(Set(layout.program.overrides.map(\.condition)).count == 1)
    guard case .hidden(ViewID(1), true) = layout.program.overrides[1].setting else { return }
  }

  @Test func twoConditionsThatCanHoldTogetherMustAgree() {
    check(
      """
      layout S(100x100) {
        view card
        when width >= 600 { card.hidden = true }
        when height >= 500 { 1️⃣card.hidden = false }
      }
      """,
      reports: [
        Expected(.conditionsOverlap, "both conditions hold at 600x500, and they set 'hidden' of 'card' differently")
      ])
    check(
      """
      layout S(100x100) {
        view card
        when width >= 600 { card.hidden = true } else when height > 400 { card.hidden = false }
        when width < 600 and height <= 400 { card.hidden = true }
      }
      """)
    check(
      """
      layout S(100x100) {
        view card
        when width >= 600 { card.hidden = true }
        when height >= 500 { card.hidden = true }
      }
      """)
    check(
      """
      layout S(100x100) {
        view card
        when direction == rtl { card.hidden = true }
        when width > 50 { 1️⃣card.hidden = false }
      }
      """,
      reports: [
        Expected(
          .conditionsOverlap,
          "both conditions hold at 100x100 from right to left, and they set 'hidden' of 'card' differently")
      ])
  }

  /// Where two conditions meet: at a promised size if at one.
  @Test(arguments: [
    ("width >= 200", "height >= 500", "375x667 ... 414x896", "375x667"),
    ("width >= 400", "height >= 500", "375x667 ... 414x896", "400x667"),
    ("width > 400", "height >= 500", "375x667 ... 414x896", "414x667"),
    ("width > 400", "width < 410", "375x667 ... 414x896", "405x667"),
    ("width > 600", "height > 800", "375x667, 500x900 ... 700x1000", "700x900"),
    ("width > 600", "height > 800", "375 ... 800 x any", "800x900"),
    ("width >= 600", "height >= 500", "any x any", "600x667"),
    ("width >= 600", "direction == rtl", "375x667 ... 414x896, 700x600", "700x600 from right to left"),
  ]) func conditionsMeetAtAPromisedSize(first: String, second: String, sizes: String, place: String) {
    let text = """
      layout S(375x667) {
        sizes \(sizes)
        view card
        when \(first) { card.hidden = true }
        when \(second) { 1️⃣card.hidden = false }
      }
      """
    check(
      text,
      reports: [
        Expected(.conditionsOverlap, "both conditions hold at \(place), and they set 'hidden' of 'card' differently")
      ])
    #expect(overlap(text)?.notes.map { $0.text } == ["make one condition the `else` of the other"])
  }

  @Test func conditionsThatMeetAtNoPromisedSizeSaySo() {
    let text = """
      layout S(375x667) {
        sizes 375x667 ... 414x896
        view card
        when width >= 600 { card.hidden = true }
        when height >= 400 { card.hidden = false }
      }
      """
    #expect(
      overlap(text)?.notes.map { $0.text } == [
        "`sizes` does not include 600x667; conditions must not overlap there either",
        "make one condition the `else` of the other",
      ])
  }

  private func overlap(_ text: String) -> Diagnostic? {
    compile(path: "Main.lay", bytes: unmarked(text).bytes, read: { _ in nil }).diagnostics.first {
      $0.code == .conditionsOverlap
    }
  }

  @Test func aConditionThatIsKnownBeforehandChoosesAtOnce() throws {
    let text = """
      component Row(mine: Bool) { view a; when mine { a.hidden = true } else { a.hugging = 1 } }
      layout S(100x100) { view r: Row(mine: true); view s: Row(mine: false) }
      """
    let layout = try layout(text)
    #expect(try layout.view("r/a").hidden && layout.view("r/a").horizontalHugging == .low)
    #expect(try !layout.view("s/a").hidden && layout.view("s/a").horizontalHugging == Priority(1))
    #expect(layout.program.overrides.isEmpty)
  }

  @Test func whatStandsUnderAWrongConditionIsCheckedAndAddsNothing() {
    check(
      """
      layout S(100x100) {
        view a { hidden = false }
        when 1️⃣widht > 4 { a.hidden = true; 2️⃣b.hidden = true } else { a.hidden = true }
      }
      """,
      reports: [
        Expected(.unknownName, "no view or value named 'widht' in 'S'; did you mean 'width'?", at: 1),
        Expected(.unknownView, "no view named 'b' in 'S'", at: 2),
      ])
  }

  @Test func aFrameAtSomeSizesOnlyIsRefused() {
    check(
      "layout S(100x100) { view a; when width > 4 { 1️⃣a.frame = (0, 0, 1, 1) } }",
      reports: [
        Expected(.placementInCondition, "'a' has no frame outside of conditions, so constraints determine its position")
      ])
  }

  @Test(arguments: [
    "profile = appkit", "sizeClasses = any", "transforms = ios7", "autoresizing = even", "standardSpacing = margins",
    "a { 1️⃣translatesAutoresizingMaskIntoConstraints = false }",
  ])
  func whatIsTheSameAtEverySizeIsRefusedUnderAnyCondition(setting: String) {
    let marked = setting.contains("1️⃣") ? setting : "1️⃣" + setting
    let name = setting.replacing("a { 1️⃣", with: "").prefix { $0 != " " }
    let message = "'\(name)' is the same at every size and in every state, so no condition may set it"
    for condition in ["when width > 4", "state wide", "when direction == rtl"] {
      check(
        "layout S(100x100) { view a { frame = (0, 0, 1, 1) }; \(condition) { \(marked) } }",
        reports: [Expected(.settingInCondition, message)])
    }
    let plain = setting.replacing("1️⃣", with: "")
    check("layout S(100x100) { view a { frame = (0, 0, 1, 1) }; \(plain) }", reports: [])
    // A condition that is known beforehand is none.
    check("layout S(100x100) { view a { frame = (0, 0, 1, 1) }; when 1 < 2 { \(plain) } }", reports: [])
  }

  @Test func aTextStandsInQuotes() {
    check(
      "layout A(10x10) { view a: Label { text = 1️⃣Hello } }",
      reports: [Expected(.wrongValue, "'text' takes a string, which is written in quotes: `\"Hello\"`")],
      afterFixes: "layout A(10x10) { view a: Label { text = \"Hello\" } }")
    check(
      "layout A(10x10) { let hello = \"Hi\"; view a: Label { text = 1️⃣helo } }",
      reports: [Expected(.unknownName, "no view or value named 'helo' in 'A'; did you mean 'hello'?")])
  }

  @Test func whatMarginsAndTheProfileSayIsTaken() {
    #expect(
      reports(
        "profile = appkit; view a { margins = 30 }; view b { margins = 8; preservesSuperviewLayoutMargins = true }")
        == [])
    #expect(reports("profile = appkit; insetsLayoutMarginsFromSafeArea = true") == [])
  }

  /// Margins that nobody wrote follow the size class, and are settings like those of the file.
  @Test(arguments: ["", "margins = 4; ", "when width >= 300 { margins = 8 }; "])
  func eachSettingHasAPlaceInTheFile(margins: String) throws {
    let text =
      "layout S(320x300) { \(margins)view a { .edges == superview.layoutMargins }; "
      + "constraint r: a.width >= 40; when width < 530 { r.active = false; r.constant = 9 } }"
    let layout = try #require(compile(path: "s.lay", bytes: Array(text.utf8)) { _ in nil }.layouts.first)
    #expect(layout.program.overrides.count >= 2)
    #expect(layout.program.overrides.count == layout.sources.overrides.count)
  }
}
