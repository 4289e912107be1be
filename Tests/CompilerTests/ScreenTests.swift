import LayCompiler
import LayRuntime
import Testing

@Suite struct ScreenTests {
  private let text = """
    layout Card(320x200) {
      metric side = 16
      view panel {
        view title { .edges == superview inset side }
      }
      panel.edges(top, leading, trailing) == superview
      constraint tall: panel.height == 100
    }
    """

  @Test func framesAreReadByPath() throws {
    var screen = try Screen(text)
    #expect(screen.frame("panel/title") == Rect(x: 16, y: 16, width: 288, height: 68))
    screen.resize(width: 375, height: 300)
    #expect(screen.frame("panel.title") == Rect(x: 16, y: 16, width: 343, height: 68))
    #expect(screen.frame("panel.subtitle") == nil)
    #expect(screen.paths == ["panel", "panel.title"])
  }

  @Test func aNamedConstraintAndAMetricChange() throws {
    var screen = try Screen(text)
    let changes = [screen.setConstant("tall", to: 150), screen.setMetric("side", to: 10)]
    #expect(changes == [true, true])
    #expect(screen.frame("panel") == Rect(x: 0, y: 0, width: 320, height: 150))
    #expect(screen.frame("panel/title") == Rect(x: 10, y: 10, width: 300, height: 130))
  }

  @Test(arguments: [
    ("alignmentInsets = (leading: 10)", 80.0, 30.0), ("alignmentInsets = (0, 10, 0, 4)", 76, 34),
    ("alignmentInsets = (left: 10)", 70, 30), ("alignmentInsets = (trailing: 5)", 75, 25),
    ("alignmentInsets = 3", 77, 26), ("when direction == rtl { alignmentInsets = (leading: 10) }", 80, 30),
    ("when direction == rtl { alignmentInsets = (right: 10) }", 80, 30),
  ])
  func leadingInsetsAreOnTheRightWhereTextRunsFromRightToLeft(setting: String, x: Double, width: Double) throws {
    var screen = try Screen(
      "layout S(100x50) { view v { .leading == superview.leading; .width == 20; \(setting) } }")
    var environment = Environment(size: ExactSize(width: 100, height: 50))
    environment.direction = .rightToLeft
    screen.resize(to: environment)
    let frame = try #require(screen.frame("v"))
    #expect(frame.x == x)
    #expect(frame.width == width)
  }

  @Test func aScreenThatIsToldSoDoesNotLookForAmbiguities() throws {
    var screen = try Screen("layout Open(100x100) { view a; constraint wide: a.width == 10; a.height == 10 }")
    #expect(screen.report.ambiguities.count == 2)
    screen.resize(width: 200, height: 100, findAmbiguities: false)
    #expect(screen.report.ambiguities.isEmpty)
    screen.setConstant("wide", to: 20)
    #expect(screen.report.ambiguities.isEmpty && screen.frame("a")?.width == 20)
    screen.resize(width: 200, height: 100)
    #expect(screen.report.ambiguities.count == 2)
  }

  @Test func unknownNamesAndNumbersThatAreNotFiniteChangeNothing() throws {
    var screen = try Screen(text)
    let changes = [
      screen.setConstant("small", to: 1), screen.setMetric("gap", to: 1),
      screen.setConstant("tall", to: .nan), screen.setMetric("side", to: .infinity),
    ]
    #expect(changes == [false, false, false, false])
    screen.resize(width: .nan, height: 1)
    #expect(screen.frame("panel") == Rect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test func aTextWithErrorsSaysTheFirst() {
    do {
      _ = try Screen("layout A { view b; c.width == 3 }")
      Issue.record("an unknown view must not load")
    } catch {
      #expect(error.summary.contains("'c'"))
    }
  }
}
