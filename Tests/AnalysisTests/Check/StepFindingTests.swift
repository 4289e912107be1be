import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// What a check says of layouts with steps.
@Suite struct StepFindingTests {
  private func checked(_ body: String, sizes: String = "375x667") -> CheckResult {
    check(screen("layout Screen(375x667) {\nsizes \(sizes)\n\(body)\n}\n").compilation)
  }

  private func messages(_ body: String, sizes: String = "375x667") -> [String] {
    checked(body, sizes: sizes).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  private let lamp =
    "view lamp: Image { intrinsic = 20x20; .top == superview.top; constraint lead: .leading == superview.leading + 1 }"

  @Test func stepsThatNeverSettleAreReportedWithBothLines() throws {
    let alone = checked("\(lamp)\nlayoutSubviews { lamp.lead.constant = lamp.frame.x + 1 }").diagnostics
    #expect(alone.map(\.code) == [.layoutLoop])
    #expect(alone.first?.labels.map(\.text) == ["this constraint determines a value that the step reads"])
    let two = checked(
      """
      \(lamp)
      view other: Image { intrinsic = 20x20; .top == superview.top; constraint edge: .leading == superview.leading }
      layoutSubviews {
        lamp.lead.constant = 10 - other.frame.x
        other.edge.constant = lamp.frame.x - other.frame.x
      }
      """
    ).diagnostics
    #expect(two.map(\.code) == [.layoutLoop])
    #expect(two.first?.labels.map(\.text) == ["so does this one"])
  }

  @Test func aStepThatSettlesReportsNothing() {
    #expect(messages("\(lamp)\nlayoutSubviews { lamp.lead.constant = lamp.frame.y + .bounds.width / 10 }") == [])
  }

  /// Each view's steps place the next one, and rules in between hand on what they did.
  @Test func nestedStepsTakeAsManyTurnsAsTheyNeed() {
    var body = "view v { .edges == superview }"
    for level in (0..<20).reversed() {
      body =
        "view v\(level) { \(body)\nlayoutSubviews { v\(level == 19 ? "" : "\(level + 1)").bounds.size = .bounds.size } }"
      if level == 19 { body = "view v19 { view v { .edges == superview } }" }
    }
    #expect(messages("\(body)\nlayoutSubviews { v0.frame = .bounds }").allSatisfy { !$0.hasPrefix("L0504") })
  }

  @Test(arguments: [
    ("a.frame = (0, 0, 1 / (.bounds.width - 375), 1)", ["L0505 this step divides by 0 at 375x667"]),
    (
      "a.frame = (0, 0, 8, 8); distribute horizontal [a, flexible(max(0, .bounds.width - 400))]",
      ["L0505 this step divides by 0 at 375x667"]
    ),
    ("when .bounds.width > 400 and 1 / (.bounds.width - 375) > 1 { a.center = (0, 0) }; a.frame = .bounds", []),
    ("a.frame = .bounds.inset(200)", ["L0506 this step gives 'a' a width of -25 at 375x667"]),
    ("spread horizontal [a] within (0, 0, -1, 4)", ["L0506 there is no room to divide: its length is -1 at 375x667"]),
    (
      "spread horizontal [a, b, c] spacing 200",
      [
        "L0506 the spaces alone need 400 of the 375 there are at 375x667",
        "L0534 'c' extends beyond the screen at 375x667",
      ]
    ),
    (
      "a.frame = .bounds; "
        + String(repeating: "a.bounds.size = (a.bounds.width * a.bounds.width / 3, 1); ", count: 12),
      [
        "L0505 a number of this step has more than 1024 bits at 375x667",
        "L0534 'a' extends beyond the screen at 375x667",
      ]
    ),
  ])
  func whatStepsCannotDoIsReported(step: String, reports: [String]) {
    let found = messages(
      "view a; view b { .edges == superview }; view c { .edges == superview }\nlayoutSubviews { \(step) }")
    #expect(Array(Set(found)).sorted() == reports)
  }

  @Test func questionsThatAskEachOtherEnd() {
    let text = """
      component Deep { view inside { .edges == superview }
        sizeThatFits { let a = .superview.sizeThatFits(available); width = a.width; height = a.height } }
      layout S(100x100) {
        sizes 100x100
        view a { view b: Deep
          sizeThatFits { let c = b.sizeThatFits(available); width = c.width; height = c.height } }
        layoutSubviews { sizeToFit a within .bounds.size; a.center = (50, 50) }
      }
      """
    #expect(check(screen(text).compilation).diagnostics.map(\.code.id).contains("L0505"))
  }

  @Test func aProofSaysThatItIsAboutRules() throws {
    let result = checked(
      """
      view a; view b { .leading == a.trailing; .top == superview.top; .size == 9x9 }
      view c { .edges == superview }
      layoutSubviews { a.frame = (0, 0, 10, 10) }
      assert b.left >= root.left + 10
      assert a.width == 10
      assert c.width == root.width
      expect 375x667 { a.width == 10; b.left == 10 }
      """, sizes: "320x480 ... 400x700")
    #expect(
      result.diagnostics.map { "\($0.code.id) \($0.caretLabel)" } == [
        "L0548 it depends on steps, and layc can prove only what constraints determine"
      ])
    let examined = try #require(result.examined.first)
    #expect(
      examined.verdicts.map { $0.verdict } == [.rulesProvedWithoutSteps(steps: "steps place a view")])
    #expect(examined.provedAssertions == 1 && examined.sampledAssertions == 2)
    #expect(examined.failedExpectations == 0 && examined.expectations == 2)
    #expect(examined.sizes.contains(ExactSize(width: 400, height: 480)))
  }

  @Test func whatFollowsFromWhatStepsDecideIsDecided() {
    let result = checked(
      """
      layout A(400x400) {
        sizes 400x400
        view a; view b
        a.height == 50; a.width == 60; a.top == superview.top
        b.leading == a.trailing + 8; b.top == superview.top; b.size == 30x30
        layoutSubviews { a.center = (100, 25) }
      }
      """)
    #expect(result.diagnostics.filter { $0.code == .ambiguousLayout }.isEmpty)
  }

  @Test func whatNeitherRulesNorStepsDecideIsReported() {
    #expect(
      messages("view a\nlayoutSubviews { align a.center with .center }") == [
        "L0502 steps place 'a' and leave its width and height ambiguous"
      ])
    #expect(
      messages("view a: Label { text = \"x\" }\nlayoutSubviews { sizeToFit a }")
        == ["L0502 steps place 'a' and leave its horizontal position and vertical position ambiguous"])
    #expect(messages("view a { bounds = 9x9 }\nlayoutSubviews { align a.center with .center }") == [])
  }

  @Test func whatLiesInAViewOutsideIsNotForItsSteps() {
    #expect(
      messages(
        """
        constraint cap: a.width <= 100
        view a { .edges == superview; view b { .edges == superview; layoutSubviews { cap.constant = .bounds.width } } }
        """) == ["L0482 'cap' refers to 'a', which is not inside 'b'"])
  }

  @Test func theFrameOfATransformedViewIsNotSet() throws {
    let body = "view a { bounds = 9x9; transform = rotate(90deg) }\nlayoutSubviews { a.frame = .bounds }"
    let found = checked(body).diagnostics
    #expect(found.map(\.code) == [.transformedFrame])
    #expect(found.first?.fixIt?.edits.map(\.replacement) == ["untransformedFrame"])
    #expect(messages(body.replacing("a.frame", with: "a.untransformedFrame")) == [])
  }
}
