import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// The guides that every view has, as steps read them: where their view is then.
@Suite struct StepGuideTests {
  private func frame(_ path: String, _ body: String, safeArea: ExactInsets = .zero) throws -> ExactRect {
    var running = Layout(try layout("layout S(320x480) {\n\(body)\n}").program)
    let size = ExactSize(width: 320, height: 480)
    running.resize(to: LayoutEnvironment(size: size, safeArea: safeArea))
    #expect(running.report.isClean)
    return running.untransformedFrame(of: try #require(running.view(at: path)))
  }

  private let notch = ExactInsets(top: 44, left: 0, bottom: 34, right: 0)

  @Test func theGuidesOfTheViewItselfAreRectangles() throws {
    let frame = { (guide: String) in
      try self.frame("a", "view a; layoutSubviews { a.frame = \(guide).frame }", safeArea: notch)
    }
    #expect(try frame(".safeArea") == ExactRect(x: 0, y: 44, width: 320, height: 402))
    #expect(try frame("safeArea") == ExactRect(x: 0, y: 44, width: 320, height: 402))
    #expect(try frame(".margins") == ExactRect(x: 16, y: 44, width: 288, height: 402))
    #expect(try frame("root.readable") == ExactRect(x: 16, y: 44, width: 288, height: 402))
  }

  @Test func aGuideGoesWithItsViewFromStepToStep() throws {
    let body = """
      view card { margins = (4, 8, 12, 16); view text }
      layoutSubviews {
        card.frame = (0, 20, 200, 100)
        card.text.frame = card.margins.frame
        card.frame = (0, 20, card.margins.frame.maxX, 50)
      }
      """
    #expect(try frame("card/text", body) == ExactRect(x: 8, y: 4, width: 176, height: 84))
    #expect(try frame("card", body) == ExactRect(x: 0, y: 20, width: 184, height: 50))
  }

  /// A view inside has as much of the safe area as it reaches into: 44 less the 30 above it.
  @Test func theSafeAreaInsideFollowsWhereStepsHavePutTheView() throws {
    let body = """
      view card { view text }
      layoutSubviews {
        card.frame = (0, 30, 320, 450)
        card.text.frame = card.safeArea.frame
      }
      """
    #expect(try frame("card/text", body, safeArea: notch) == ExactRect(x: 0, y: 14, width: 320, height: 402))
  }

  @Test func viewsAreAlignedWithGuidesAndReadTheirEdges() throws {
    let body = """
      view a { bounds = 40x20 }
      view b { bounds = 40x20 }
      layoutSubviews {
        align a.topTrailing with .margins.topTrailing
        align b.bottomCenter with safeArea.bottomCenter offset (0, -.safeArea.top / 4)
      }
      """
    #expect(try frame("a", body, safeArea: notch) == ExactRect(x: 264, y: 44, width: 40, height: 20))
    #expect(try frame("b", body, safeArea: notch) == ExactRect(x: 140, y: 415, width: 40, height: 20))
  }

  @Test func aScrollViewHasTheGuideOfItsContent() throws {
    let body = """
      view page: ScrollView { .edges == superview; view tall { .edges == superview; .size == 320x900 } }
      view bar
      layoutSubviews { bar.frame = (0, 0, page.frameGuide.width / 80, page.contentGuide.height / 9) }
      """
    #expect(try frame("bar", body) == ExactRect(x: 0, y: 0, width: 4, height: 100))
    #expect(reports("view v; layoutSubviews { v.frame = .contentGuide.frame }").first?.contains("ScrollView") == true)
  }

  @Test(arguments: [
    ("v.frame = .safeArea", "its rectangle is `.safeArea.frame`"), ("v.frame = w", "its rectangle is `w.frame`"),
  ])
  func aViewIsNoRectangleButHasOne(step: String, help: String) throws {
    let problem = try #require(
      compiled("layout S(1x1) {\nview v; view w\nlayoutSubviews { \(step) }\n}").diagnostics.first)
    #expect(problem.code.id == "L0481" && problem.notes.map(\.text) == [help])
  }

  @Test(arguments: ["sizeToFit .margins", "align .safeArea.topLeft with .topLeft", "safeArea.frame = .bounds"])
  func aGuideThatFollowsItsViewIsNotMoved(step: String) {
    #expect(reports("view v\nlayoutSubviews { \(step) }").count == 1)
  }

  @Test func aQuestionReadsNoGuides() {
    let text =
      "component T { view w; sizeThatFits { width = .margins.width; height = w.safeArea.frame.height } }\nlayout S(1x1) { view t: T }"
    #expect(compiled(text).diagnostics.map(\.code.id) == ["L0484", "L0484"])
  }
}
