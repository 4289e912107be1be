import LayJSON
import Testing

@testable import LayTool

/// `layc same`, `layc diff` and `layc budget` of layouts with several parts of declared sizes, settings and layouts.
@Suite struct ComparedPartTests {
  private func layout(_ sizes: String, _ view: String, name: String = "T") -> String {
    "layout \(name)(375x667) {\n  \(sizes)\n  \(view)\n}\n"
  }

  private func same(_ a: String, _ b: String, _ more: [String: String] = [:]) -> ToolRun {
    layc(["same", "A.lay", "B.lay"], files: ["A.lay": a, "B.lay": b].merging(more) { $1 })
  }

  @Test func everyPartOfTheSizesIsCompared() {
    let sizes = "sizes 320x480 ... 430x932\n  sizes 320x480 ... 430x932, text accessibility3"
    let (grows, fixed) = (
      layout(sizes, #"view a: Label { text = "Hi"; font = body; .edges(top, leading) == safeArea }"#),
      layout(sizes, #"view a: Label { text = "Hi"; font = 40; .edges(top, leading) == safeArea }"#)
    )
    // The sizes of `body` at accessibility3 are those of 40 points.
    let run = same(grows, fixed)
    #expect(run.status == 1 && run.output.contains("'a' differs at every size"), "\(run.output)")
    #expect(run.output.contains("in both directions, text accessibility3"), "\(run.output)")
    #expect(same(grows, grows).status == 0)
  }

  @Test func aPartWithoutAKeyboardHasAHiddenOne() {
    let sizes = "sizes 320x480 ... 430x932\n  sizes 320x480 ... 430x932, keyboard 300"
    let run = same(
      layout(sizes, "view a { .edges(top, leading, trailing) == superview; .bottom == keyboardLayoutGuide.top }"),
      layout(sizes, "view a { .edges(top, leading, trailing) == superview; .bottom == safeArea.bottom - 300 }"))
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("same:") && run.output.contains("with the keyboard at 300"), "\(run.output)")
  }

  @Test func theHiddenKeyboardIsAmongAskedSizes() {
    let screen = layout(
      "sizes 320x480 ... 430x932\n  sizes 320x480 ... 430x932, keyboard 300",
      """
      view a { .edges(top, leading, trailing) == superview; .bottom == keyboardLayoutGuide.top }
        assert a.height <= 632
      """)
    let run = layc(["check", "A.lay", "--sizes", "320x480...430x932"], files: ["A.lay": screen])
    #expect(run.status == 1 && run.output.contains("with the keyboard hidden, this assertion fails"), "\(run.output)")
  }

  @Test func textSizesOfTheProjectAreCompared() {
    let run = same(
      layout(
        "sizes 320x480 ... 430x932", #"view a: Label { text = "Hi"; font = body; .edges(top, leading) == superview }"#),
      layout(
        "sizes 320x480 ... 430x932", #"view a: Label { text = "Hi"; font = 17; .edges(top, leading) == superview }"#),
      ["layc.json": #"{"textSizes": "all"}"#])
    #expect(run.status == 1 && run.output.contains("at every size (text size all but large)"), "\(run.output)")
  }

  @Test func aLayoutOfOneFileIsNamed() {
    let (x, y) = (
      layout("sizes 320x480", "view a { .edges == superview }", name: "X"),
      layout("sizes 320x480", "view a { .edges == superview }", name: "Y")
    )
    let run = same(x + y, x)
    #expect(run.status == 0 && run.errors == "not compared: the layout 'Y', only in 'A.lay'\n", "\(run)")
    #expect(layc(["diff", "A.lay", "B.lay"], files: ["A.lay": x + y, "B.lay": x]).status == 1)
  }

  @Test func diffShowsConstraintsThatAStateActivates() {
    let plain = layout("sizes 320x480 ... 430x932", "view a { .edges == superview }")
    let more = layout(
      "sizes 320x480 ... 430x932",
      """
      view a { .edges(top, bottom, leading) == superview }
        constraint full: a.trailing == superview.trailing
        constraint c: a.width == 100
        c.active = false
        state big { c.active = true; full.active = false }
      """)
    let run = layc(["diff", "A.lay", "B.lay"], files: ["A.lay": plain, "B.lay": more])
    #expect(run.output.contains("+ a.width == 100, off, on in state 'big'"), "\(run.output)")
  }

  @Test func diffKnowsThatAStackTurns() {
    let plain = layout(
      "sizes 320x480 ... 430x932",
      """
      view a { .width == 100; .height == 44; .top == superview.top + 20; .leading == superview.leading + 16 }
        view b { .width == 100; .height == 44; .top == a.bottom + 8; .leading == a.leading }
      """)
    let stack = layout(
      "sizes 320x480 ... 430x932",
      """
      view f: VStack {
          spacing = 8; alignment = leading
          .top == superview.top + 20; .leading == superview.leading + 16
          view a { .width == 100; .height == 44 }
          view b { .width == 100; .height == 44 }
        }
        when width >= 400 { f.axis = horizontal }
      """)
    let run = layc(
      ["diff", "A.lay", "B.lay", "--map", "a=f.a", "--map", "b=f.b"], files: ["A.lay": plain, "B.lay": stack])
    #expect(run.output.hasPrefix("removed\n  - a.top == root.top + 20"), "\(run.output)")
    #expect(run.output.contains("+ f.b.top == f.a.bottom + 8, at 375x667"), "\(run.output)")
  }

  /// Only the layout with several parts has regions by text size.
  @Test func regionsNameTheTextSizesOfTheirLayout() throws {
    let text =
      layout(
        "sizes 320x480 ... 430x932\n  sizes 320x480 ... 430x932, text accessibility3",
        #"view a: Label { text = "A text"; font = body; .top == superview.top; .leading == superview.leading; .width == 9 }"#
      )
      + layout(
        "sizes 320x480 ... 430x932",
        #"view b: Label { text = "A text"; font = body; .top == superview.top; .leading == superview.leading; .width == 9 }"#,
        name: "U")
    let run = layc(["check", "A.lay", "--no-trials", "--format", "json"], files: ["A.lay": text])
    let reports = try #require(JSON(Array(run.output.utf8))["diagnostics"]?.array)
    let sizes = reports.map { report in
      (report["regions"]?.array ?? []).map { ($0["textSizes"]?.array ?? []).compactMap { $0.string } }
    }
    #expect(sizes == [[["large"], ["accessibility3"]], [[]]], "\(run.output)")
  }

  // MARK: - Budgets

  private func budget(_ text: String) -> String { layc(["budget", "A.lay"], files: ["A.lay": text]).output }

  @Test func aBudgetHoldsAtAllInsets() {
    let ranged = layout(
      "sizes 320x480 ... 430x932, safeArea 0 ... (0, 59, 0, 59)",
      """
      view name: Label { text = "Your name"; .top == superview.top; .leading == safeArea.leading + 16; .trailing == safeArea.trailing - 16 }
      """)
    #expect(budget(ranged).contains("(170 points)"), "\(budget(ranged))")
    let parts = layout(
      "sizes 320x480 ... 430x932\n  sizes 600x320 ... 932x430, safeArea (0, 59, 0, 59)",
      #"view a: Label { text = "A title"; .top == superview.top; .leading == safeArea.leading; .trailing <= safeArea.trailing }"#
    )
    #expect(budget(parts).contains("(320 points)"), "\(budget(parts))")
  }

  @Test func aBudgetIsThatOfTheLargestFont() {
    let screen = layout(
      "sizes 320x480 ... 430x932",
      """
      view n: Label { text = "Eleven char"; font = 17; .top == superview.top; .leading == superview.leading; .width == 100 }
        when width >= 400 { n.font = 34 }
      """)
    #expect(budget(screen).contains("(50 points)"), "\(budget(screen))")
  }

  @Test func aBudgetLeavesRoomForTheMargin() {
    let screen = layout(
      "sizes 320x480 ... 430x932\n  textMargin = 10%",
      #"view n: Label { text = "Name"; .top == superview.top; .leading == superview.leading; .width == 110 }"#)
    #expect(budget(screen).contains("(100 points)"), "\(budget(screen))")
  }

  @Test func aNarrowerTextThanOneThatFitsMayDoHarm() {
    let screen = layout(
      "sizes 375x667",
      """
      view s: ScrollView {
          .edges == superview
          view name: Label { text = "Your name"; .top == superview.top + 40; .leading == superview.leading + 16 }
          view c: Label { text = "Hello"; .leading == superview.leading + 200; .top == superview.top + 64; .trailing <= superview.trailing - 8 }
          view d: Button { text = "Go"; .leading == name.trailing + 8; .centerY == name.centerY; .height == 44; .width == 44; .trailing == superview.trailing - 300; .bottom == superview.bottom - 20 }
        }
      """)
    #expect(budget(screen).contains("s.name: up to 17 characters (133 points)"), "\(budget(screen))")
  }
}
