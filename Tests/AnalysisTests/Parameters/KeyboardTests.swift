import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Layouts over which a keyboard comes up.
@Suite struct KeyboardTests {
  private func result(_ body: String, keyboard: String = ", keyboard 0 ... 300", sizes: String = "320x480 ... 430x932")
    -> CheckResult
  {
    checked("layout Screen(375x667) {\nsizes \(sizes)\(keyboard)\n\(body)\n}\n")
  }

  private func said(_ body: String, keyboard: String = ", keyboard 0 ... 300", sizes: String = "320x480 ... 430x932")
    -> [String]
  {
    result(body, keyboard: keyboard, sizes: sizes).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  private func button(_ bottom: String) -> String {
    "view go: Button { text = \"Go\"; .size == 80x44; .centerX == superview.centerX; .bottom == \(bottom) }"
  }

  // MARK: The guide

  private func frame(_ environment: (inout LayoutEnvironment) -> Void) throws -> ExactRect {
    let text = "layout A(300x600) { view v { .edges == keyboardLayoutGuide } }"
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil })
    #expect(!compilation.hasErrors, "\(compilation.diagnostics)")
    let layout = try #require(compilation.layouts.first)
    var own = LayoutEnvironment(size: ExactSize(width: 300, height: 600))
    environment(&own)
    var screen = Layout(layout.program)
    screen.resize(to: own)
    return screen.exactFrame(of: ViewID(1))
  }

  @Test func theGuideIsAsHighAsTheKeyboardOrTheSafeAreaInset() throws {
    #expect(try frame { _ in } == ExactRect(x: 0, y: 600, width: 300, height: 0))
    #expect(try frame { $0.safeArea.bottom = 34 } == ExactRect(x: 0, y: 566, width: 300, height: 34))
    #expect(try frame { $0.keyboardHeight = 260 } == ExactRect(x: 0, y: 340, width: 300, height: 260))
    let both = try frame { ($0.safeArea.bottom, $0.keyboardHeight) = (34, 260) }
    #expect(both == ExactRect(x: 0, y: 340, width: 300, height: 260))
    #expect(
      try frame { ($0.safeArea.bottom, $0.keyboardHeight) = (34, 20) }
        == ExactRect(x: 0, y: 566, width: 300, height: 34))
  }

  @Test func theGuideFollowsTheKeyboardOfARunningLayout() throws {
    let text =
      "layout A(300x600) { view v { .edges(leading, trailing, bottom) == keyboardLayoutGuide; .height == 9 } view w { .edges(leading, trailing) == superview; .height == 9; .bottom == keyboardLayoutGuide.top } }"
    let layout = try #require(compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).layouts.first)
    var screen = Layout(layout.program)
    var environment = LayoutEnvironment(size: ExactSize(width: 300, height: 600))
    for height in [0, 100, 250, 0] as [Rational] {
      environment.keyboardHeight = height
      screen.resize(to: environment)
      let view = try #require(layout.sources.paths.firstIndex(of: "A/w"))
      #expect(screen.exactFrame(of: ViewID(view)).maxY == 600 - height)
    }
  }

  @Test func onlyTheRootHasTheGuide() {
    let text = "layout A(300x600) { view v { .edges == superview; view w { .edges == keyboardLayoutGuide } } }"
    let found = compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).diagnostics
    #expect(found.map { $0.message } == ["only the root has 'keyboardLayoutGuide', and 'v' is inside it"])
    #expect(found.first?.fixIt?.edits.map { $0.replacement } == ["root.keyboardLayoutGuide"])
    let written = text.replacing("== keyboard", with: "== root.keyboard")
    #expect(compile(path: "a.lay", bytes: Array(written.utf8), read: { _ in nil }).diagnostics.isEmpty)
  }

  // MARK: Texts of several lines

  private let reading = """
    view photo: Image { .edges(leading, top, trailing) == superview; .height == 9/32 * .width }
    view title: Label {
      text = "A text that needs two lines at least"; lines = 0
      .top == photo.bottom + 8; .edges(leading, trailing) == superview inset 16
    }
    """

  /// The height of the image makes the width of the text a part of the rows that the keyboard changes.
  @Test func aTextWhoseWidthStaysIsFollowed() {
    let button =
      "view go: Button { text = \"Go\"; .leading == title.leading; .size == 80x44; .bottom == keyboardLayoutGuide.top - 8"
    let apart = result("\(reading)\n\(button); .top >= title.bottom + 8 }", keyboard: ", keyboard 0 ... 200")
    #expect(apart.examined.first?.verdicts[0].verdict == .proved)
    // Between the ends, the text ends up under the button.
    let found = said("\(reading)\n\(button) }")
    #expect(found.count == 1 && found[0].contains("'go' lies over 'title'"), "\(found)")
  }

  @Test func aTextWhoseWidthChangesIsNamed() {
    let photo = reading.replacing("leading, top, trailing", with: "leading, top")
      .replacing(".width }", with: ".width; .bottom == keyboardLayoutGuide.top - 360 }")
      .replacing(
        ".edges(leading, trailing) == superview inset 16",
        with: ".leading == photo.leading; .width == 30% * photo.width")
    let verdict = result(photo, keyboard: ", keyboard 0 ... 100").examined.first?.verdicts[0].verdict
    let reason = "the width of 'title' changes, and so the number of lines, which is not followed"
    #expect(verdict == .notDecided(["between the ends of the keyboard, \(reason)"]), "\(String(describing: verdict))")
  }

  // MARK: Sizes

  private func problems(_ sizes: String) -> [String] {
    let text = "layout A(300x600) { sizes 300x600\(sizes); view v { .edges == superview } }"
    return compile(path: "a.lay", bytes: Array(text.utf8), read: { _ in nil }).diagnostics.map { $0.message }
  }

  @Test func theKeyboardIsPartOfTheSizes() {
    #expect(problems(", keyboard 0 ... 300") == [])
    #expect(problems(", keyboard 300, text small ... large") == [])
    #expect(problems(", text small ... large, keyboard 0 ... 300.5") == [])
    #expect(problems(", keyboard") == ["expected the height of the keyboard"])
    #expect(problems(", keyboard 300 ... 0") == ["this range runs backwards, from 300 down to 0"])
    #expect(
      problems(", keyboard 0 ... 300, 400x400") == ["expected 'text', 'keyboard', 'safeArea', 'region' or 'except'"])
  }

  @Test func anExpectHasTheKeyboardThatItNames() {
    let pinned = button("keyboardLayoutGuide.top - 8")
    #expect(
      said(
        """
        \(pinned)
        expect 375x667 { go.bottom == 659 }
        expect 375x667 (keyboard: 300) { go.bottom == 359 }
        expect 375x667 (keyboard: 20, safeArea: (0, 0, 34, 0)) { go.bottom == 625 }
        """) == [])
    #expect(
      said("\(pinned)\nexpect 375x667 (keyboard: 301) { go.bottom == 358 }").map { String($0.prefix(5)) } == ["L0239"])
    #expect(said("\(pinned)\nexpect 375x667 (keyboard: -1) { go.bottom == 658 }").count == 1)
    // A metric of the file has the name first.
    #expect(
      said(
        """
        metric keyboard = 10
        \(button("superview.bottom - keyboard"))
        expect 375x667 (keyboard: 300) { go.bottom == 367 }
        """, keyboard: "") == [])
  }

  // MARK: Proofs

  @Test func aLayoutAboveTheKeyboardIsProvedForAllHeights() throws {
    let found = result(button("keyboardLayoutGuide.top - 8"))
    #expect(found.diagnostics == [])
    let examined = try #require(found.examined.first)
    #expect(examined.verdicts.map { $0.verdict } == [.proved])
    #expect(examined.parameters.map { "\($0.spelled) \($0.lowest) \($0.highest)" } == ["the keyboard 0 300"])
    #expect(examined.health?.checks.filter { $0.code == .outOfReach }.map { $0.views } == [1])
  }

  @Test func posesHaveTheSafeAreasOfTheirDevices() throws {
    let found = result(
      button("keyboardLayoutGuide.top - 8"), sizes: "\"iPhone 17 Pro portrait\", \"iPhone SE portrait\"")
    #expect(found.diagnostics == [])
    #expect(try #require(found.examined.first).verdicts.allSatisfy { $0.verdict == .proved })
  }

  @Test func safeAreasOfViewsInsideAreFollowed() throws {
    let body = """
      view bar {
        .edges(leading, trailing) == superview
        .bottom == keyboardLayoutGuide.top
        .height == 60
        view go: Button { text = "Go"; .centerX == superview.centerX; .bottom == safeArea.bottom - 8 }
      }
      """
    let phone = result(body, sizes: "\"iPhone 17 Pro portrait\"")
    #expect(phone.diagnostics == [])
    #expect(try #require(phone.examined.first).verdicts.map { $0.verdict } == [.proved])
  }

  @Test func sidesOfGuidesThatChangeAreNotDecided() throws {
    // The bar leaves the inset at the bottom as the keyboard rises by half of its height.
    let body = """
      view bar {
        .edges(leading, trailing) == superview
        .bottom == 0.5 * keyboardLayoutGuide.top + 0.5 * superview.bottom
        .height == 60
        view go: Button { text = "Go"; .centerX == superview.centerX; .bottom == safeArea.bottom - 8 }
      }
      allow L0603
      allow L0608
      """
    let found = result(body, sizes: "\"iPhone 17 Pro portrait\"")
    let verdict = try #require(found.examined.first).verdicts[0].verdict
    #expect({ if case .notDecided = verdict { true } else { false } }(), "\(verdict)")
  }

  @Test func theGuideWithoutADeclaredKeyboardIsThatOfAHiddenOne() throws {
    let found = result(button("keyboardLayoutGuide.top - 8"), keyboard: "")
    #expect(found.diagnostics == [])
    #expect(try #require(found.examined.first).keyboardHeight == 0)
  }

  @Test func whatTheKeyboardPushesTogetherIsFound() {
    let top = "view title: Label { text = \"My title\"; .top == superview.top + 200; .centerX == superview.centerX }"
    let found = result("\(top)\n\(button("keyboardLayoutGuide.top - 8"))")
    #expect(
      found.diagnostics.map { $0.message } == [
        "with the keyboard at 300, 'go' lies over 'title' for every height between 509 and 572"
      ], "\(found.diagnostics)")
  }

  // MARK: Reach

  @Test func aButtonUnderTheKeyboardIsOutOfReach() {
    let found = result(button("superview.bottom - 100")).diagnostics
    #expect(
      found.map { "\($0.code.id) \($0.message)" } == [
        "L0608 with the keyboard at 300, 'go' is out of reach at every size"
      ])
    #expect(found.first?.caretLabel == "at 320x480 it reaches 200 points below the top of the keyboard")
    #expect(
      found.first?.notes.contains {
        $0.text == "at some sizes, this occurs if the keyboard is higher than 101"
      }
        ?? false)
    #expect(found.first?.fixIt?.message == "write `.bottom == keyboardLayoutGuide.top - 100` on line 3")
  }

  @Test func aButtonFarUpIsInReachOfLargeSizesAlone() {
    #expect(
      said(
        "view go: Button { text = \"Go\"; .size == 80x44; .centerX == superview.centerX; .top == superview.top + 200 }")
        == [
          "L0608 with the keyboard at 300, 'go' is out of reach for every height below 543"
        ])
  }

  @Test func whatScrollsOrShowsNoControlIsNotJudged() {
    #expect(
      said("view go: Label { text = \"Go\"; .centerX == superview.centerX; .bottom == superview.bottom - 8 }") == [])
    #expect(
      said(
        """
        view page: ScrollView {
          .edges == superview
          .contentGuide.width == .frameGuide.width
          view go: Button { text = "Go"; .edges == superview; .height == 900 }
        }
        """) == [])
    #expect(said(button("superview.bottom - 8") + "\nallow L0608") == [])
    #expect(said(button("superview.bottom - 8"), keyboard: "") == [])
    #expect(
      said(
        "metric keyboard = 0 ... 300\nview k { .edges(leading, bottom, trailing) == superview; .height == keyboard }\n"
          + button("superview.bottom - 8"), keyboard: "") == [])
  }

  @Test func aHiddenControlIsNotJudged() {
    #expect(said("\(button("superview.bottom - 8"))\ngo.hidden = true") == [])
  }

  @Test func theBottomAmongEdgesBecomesAConstraintOfItsOwn() {
    let found = result(
      "view go: Button { text = \"Go\"; .edges(leading, bottom, trailing) == superview inset 16; .height == 44 }")
    #expect(
      found.diagnostics.compactMap { $0.fixIt?.message } == [
        "write `.edges(leading, trailing) == superview inset 16` on line 3 and `go { .bottom == keyboardLayoutGuide.top - 16 }`"
      ])
  }

  /// On a device with a home indicator a keyboard of less than 34 points changes nothing.
  @Test func whatOccursAtEachHeightHasNoNoteAboutTheHeight() throws {
    let found = result(
      "view go: Button { text = \"Go\"; .size == 80x44; .leading == superview.leading + 16; .top == superview.top }",
      keyboard: ", keyboard 0 ... 100", sizes: "\"iPhone portrait\"")
    let outside = try #require(found.diagnostics.first { $0.code == .misplacedContent })
    #expect(outside.notes.allSatisfy { !$0.text.contains("the keyboard is") }, "\(outside.notes)")
  }

  // MARK: Advice

  private func helps(_ body: String) -> [String] {
    let conflicts = result(body).diagnostics.filter { $0.code == .conflict }
    return conflicts.flatMap { $0.notes }.filter { $0.kind == .help }.map { $0.text }
  }

  /// Fields that need 280 points, above `end`.
  private func fields(above end: String) -> String {
    """
    view a: TextField { .edges(leading, trailing, top) == superview inset 60; .height == 44 }
    view b: TextField { .edges(leading, trailing) == superview inset 60; .top == a.bottom + 40; .height == 44 }
    view c: Button {
      text = "Go"; .edges(leading, trailing) == superview inset 60; .top == b.bottom + 40; .height == 44; .bottom <= \(end)
    }
    """
  }

  @Test func aConflictAboveTheKeyboardLeadsToAScrollView() {
    let advice = "put it into a `ScrollView` that ends at `root.keyboardLayoutGuide.top`"
    #expect(helps(fields(above: "keyboardLayoutGuide.top")).contains { $0.contains(advice) })
    #expect(helps(fields(above: "superview.top + 100")).allSatisfy { !$0.contains(advice) })
    let scrolled = fields(above: "keyboardLayoutGuide.top").replacing("view a: TextField", with: "view a: ScrollView")
    #expect(helps(scrolled).allSatisfy { !$0.contains(advice) })
  }

  @Test func aConflictOnLandscapePhonesLeadsToAKeyboardOfTheirOwn() {
    func advised(_ sizes: String) -> Bool {
      let body =
        "view a { .top == superview.top; .height == 200; .bottom <= keyboardLayoutGuide.top; .width == 9; .leading == superview.leading }"
      let found = checked("layout A(375x667) {\n  sizes \(sizes)\n  \(body)\n}").diagnostics.filter {
        $0.code == .conflict
      }
      return found.flatMap { $0.notes }.contains { $0.text.hasPrefix("the keyboard is lower on iPhones in landscape") }
    }
    #expect(advised("320x320 ... 1366x1366, keyboard 346"))
    #expect(advised("320x320 ... 1366x1366, keyboard 0 ... 346"))
    #expect(!advised("320x320 ... 1366x1366, keyboard 216"))
    #expect(!advised("320x500 ... 1366x1366, keyboard 346"))
  }

  // MARK: Changes

  /// The first fix of a code, and what is left of the errors and warnings with it.
  private func mended(_ body: String, _ code: DiagnosticCode) throws -> (fix: String, left: [String]) {
    let text = "layout Screen(375x667) {\nsizes 320x480 ... 430x932, keyboard 0 ... 300\n\(body)\n}\n"
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8)) { _ in nil }
    let found = try #require(check(compilation).diagnostics.first { $0.code == code })
    let fix = try #require(found.fixIt, "\(found.notes)")
    #expect(found.notes.contains { $0.text.hasPrefix("tried: with this fix") })
    let left = check(compilation.compiled(with: fix.edits)).diagnostics
    return (fix.message, left.filter { $0.severity > .note }.map { $0.message })
  }

  @Test func aConflictWithTheKeyboardHasATriedChange() throws {
    let go =
      "view go: Button { text = \"Go\"; .edges(leading, trailing) == superview inset 16; .top == photo.bottom + 8"
    let (fix, left) = try mended(
      """
      view photo { .edges(leading, trailing, top) == superview; .height == 300 }
      \(go); .height == 44; .bottom <= keyboardLayoutGuide.top - 8 }
      """, .conflict)
    #expect(left == [], "\(fix)")
  }

  @Test func aTieUnderARangeOfKeyboardsHasATriedChange() throws {
    let row = """
      view row: HStack {
        .edges(leading, trailing) == superview; .bottom == keyboardLayoutGuide.top; .height == 60
        view a: Switch { alpha = 1 }
        view b: Label { text = "A long text beside a switch, which both need more room than there is"; lines = 0 }
      }
      """
    let (fix, left) = try mended(row, .ambiguousLayout)
    #expect(fix == "add `compression.horizontal = 751` in the braces of 'row.a'")
    #expect(left == [])
  }

  /// An optional constraint mends the conflict, and leaves the button under the keyboard.
  @Test func aChangeThatBringsAnotherReportIsNotOffered() {
    let conflicts = result(fields(above: "keyboardLayoutGuide.top")).diagnostics.filter { $0.code == .conflict }
    #expect(!conflicts.isEmpty && conflicts.allSatisfy { $0.fixIt == nil })
  }
}
