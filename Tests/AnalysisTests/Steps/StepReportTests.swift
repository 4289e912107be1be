import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Reports of layouts whose steps decide something: they say what the steps make of it.
@Suite struct StepReportTests {
  private func checked(_ body: String, sizes: String = "100x100 ... 300x100") -> [Diagnostic] {
    check(screen("layout A(200x100) {\nsizes \(sizes)\n\(body)\n}\n").compilation).diagnostics
  }

  @Test func aMaskWithoutRoomSaysWhatAStepShows() throws {
    let body = """
      view m { frame = (0, 0, 200, 50); mask = W
        view b { frame = (60, 0, 80, 20); mask = W } }
      layoutSubviews { m.b.bounds.size = (100, 20) }
      allow L0534
      """
    let found = checked(body)
    #expect(found.map { $0.code } == [.maskCollapse])
    let collapse = try #require(found.first)
    #expect(collapse.notes.contains { $0.text == "layc shows it with a width of 100 at 100x100, which a step sets" })
    #expect(collapse.labels.map { $0.text } == ["sets its width"])
    #expect(!collapse.notes.contains { $0.text == "layc shows it with a width of 0" })
  }

  @Test func aMaskWithoutRoomThatNoStepTouchesIsShownAsZero() {
    let found = checked(
      """
      view b { frame = (60, 0, 80, 20); mask = W }
      view c { bounds = 5x5 }
      layoutSubviews { align c.topLeft with .topLeft }
      """)
    #expect(found.first?.notes.contains { $0.text == "layc shows it with a width of 0" } ?? false)
  }

  private let capped = """
    view a { .leading == superview.leading; .top == superview.top; .height == 20
      constraint w: .width == 50 }
    a.width <= 90
    layoutSubviews { a.w.constant = .bounds.width / 2 }
    """

  @Test func aConflictThroughAConstantOfAStepShowsTheStep() throws {
    let found = try #require(checked(capped).first)
    #expect(found.code == .conflict)
    #expect(found.labels.map { $0.text }.contains("this step sets the constant to 100"))
  }

  /// The constant is another at each size, so nothing is said of sizes that were not laid out.
  @Test func aConflictThroughAConstantOfAStepIsOfSingleSizes() throws {
    let found = try #require(checked(capped).first)
    #expect(found.message == "these constraints cannot all be satisfied at 200x100 and 300x100")
    #expect(checked(capped.replacing("90", with: "200")).isEmpty)
  }

  /// A contradiction of the file alone that the constants of steps resolve at some sizes.
  @Test func aContradictionThatStepsResolveAtSomeSizesIsNotSaidToBeEverywhere() throws {
    let found = try #require(
      checked(
        "view m { frame = (66, 2, 40, 25); mask = W }\n\(capped)\na.width <= 49\nallow L0531\nallow L0503\nallow L0534"
      ).first)
    #expect(found.message == "these constraints cannot all be satisfied at 100x100 and 2 other sizes")
    #expect(!found.notes.contains { $0.text.contains("in sets not reported") }, "\(found.notes.map(\.text))")
    #expect(found.openAreas == [])
  }

  @Test func viewsThatLeaveWhereStepsResolveAContradictionAreReported() {
    let found = checked(
      "view m { frame = (66, 2, 60, 25); mask = none }\n\(capped.replacing("/ 2", with: "/ 10"))\na.width <= 45\nallow L0531"
    )
    #expect(
      found.filter { $0.code == .leavesScreen }.map { $0.message } == ["'m' extends beyond the screen at 100x100"])
  }

  // MARK: - What steps leave open

  @Test func aPositionThatStepsLeaveOpenIsOneReportWithAStep() throws {
    let found = checked("view a: Label { text = \"x\" }\nlayoutSubviews { sizeToFit a }")
    #expect(
      found.map { $0.message } == ["steps place 'a' and leave its horizontal position and vertical position ambiguous"])
    let report = try #require(found.first)
    #expect(
      report.notes.map { $0.text }.last
        == "tried: with `align a.topLeft with .topLeft` among the steps, these numbers are determined")
    #expect(report.fixIt?.edits.map { $0.replacement } == ["; align a.topLeft with .topLeft"])
  }

  @Test func aSizeThatStepsLeaveOpenIsOneReportWithAStep() throws {
    let found = checked("view p\nlayoutSubviews {\n  align p.center with .center\n}")
    #expect(found.map { $0.message } == ["steps place 'p' and leave its width and height ambiguous"])
    #expect(found.first?.fixIt?.edits.map { $0.replacement } == ["p.bounds.size = 100x44\n  "])
  }

  @Test(arguments: [
    "view a: Label { text = \"x\" }\nlayoutSubviews { sizeToFit a }",
    "view p\nlayoutSubviews {\n  align p.center with .center\n}",
    "for i in 0 ..< 2 { view cell[i]: Label { text = \"ab\" } }\nlayoutSubviews { for i in 0 ..< 2 { sizeToFit cell[i] } }",
    "view a { bounds = 9x9 }\nlayoutSubviews { distribute horizontal [a] }",
    "view card { .edges == superview; view a; layoutSubviews { a.bounds.size = 20x20 } }",
  ])
  func theStepThatIsOfferedDecidesIt(body: String) throws {
    let text = "layout A(200x100) {\nsizes 100x100 ... 300x100\n\(body)\n}\n"
    let compilation = screen(text).compilation
    let found = check(compilation).diagnostics
    #expect(found.map { $0.code } == [.ambiguousLayout])
    let edits = try #require(found.first?.fixIt?.edits)
    let changed = applying(edits, to: Array(text.utf8))
    let again = check(compile(path: "Screen.lay", bytes: changed, options: .solving) { _ in nil }).diagnostics
    #expect(again.isEmpty, "\(String(decoding: changed, as: UTF8.self)) \(again.map(\.message))")
  }

  // MARK: - Steps that build on their own results

  @Test func aStepThatBuildsOnItsOwnResultUnderAMaskIsReported() throws {
    let found = checked(
      """
      view b { frame = (0, 0, 100, 20); mask = W }
      layoutSubviews { b.bounds.size = (b.bounds.width + 40, 20) }
      allow L0534
      """)
    #expect(
      found.map { $0.message } == ["this step changes the view again in each layout pass at 100x100 and 2 other sizes"])
    let report = try #require(found.first)
    #expect(report.code == .growingStep && report.severity == .warning)
    #expect(report.caretLabel == "the width of 'b' is 40 after one layout pass, 80 after two")
  }

  @Test func aStepThatBuildsOnWhatItRememberedIsReported() {
    let found = checked(
      """
      view b { bounds = 10x10 }
      layoutSubviews {
        let next = b.frame.x + 1
        b.center = (next + 5, 5)
      }
      """)
    #expect(found.map { $0.code } == [.growingStep])
  }

  @Test(arguments: [
    "b.frame = (b.frame.x, 0, 20, 20)", "b.bounds.size = (min(b.bounds.width, 50), 20)",
    "b.frame = .bounds.inset(2)", "align b.center with .center",
    "sizeToFit b within .bounds.size; align b.topLeft with .topLeft", "b.bounds.size = (max(b.bounds.width, 60), 20)",
    "distribute horizontal [b] centered 0", "spread horizontal [b]",
  ])
  func aStepThatComesToTheSameAgainIsNot(step: String) {
    let found = checked(
      "view b { frame = (0, 0, 50, 20); mask = W }\nlayoutSubviews { \(step) }\nallow L0534\nallow L0503")
    #expect(!found.contains { $0.code == .growingStep }, "\(found.map(\.message))")
  }

  /// Constraints give the view its size again before each pass.
  @Test func aStepOnAViewThatConstraintsPlaceIsNot() {
    let found = checked(
      """
      view b { .leading == superview.leading; .top == superview.top; .size == 20x20 }
      layoutSubviews { b.bounds.size = (b.bounds.width + 40, 20) }
      allow L0534
      """)
    #expect(!found.contains { $0.code == .growingStep }, "\(found.map(\.message))")
  }
}
