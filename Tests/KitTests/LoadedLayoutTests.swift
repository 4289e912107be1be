import LayCompiler
import LayKit
import LayRuntime
import Testing

private let card = """
  layout Card(320x200) {
    metric side = 16
    view panel {
      view title { .edges == superview inset side }
    }
    panel.edges(top, leading, trailing) == superview
    constraint tall: panel.height == 100
  }
  """

@Suite struct LoadingTests {
  /// The error of loading `text`; nil if it loads.
  private func loadError(_ text: String, layout name: String? = nil, read: (String) -> [UInt8]? = { _ in nil })
    -> LayoutLoadError?
  {
    do {
      _ = try LoadedLayout(text, layout: name, path: "card.lay", read: read)
      return nil
    } catch { return error }
  }

  @Test func aLayoutBeginsAtItsDesignSize() throws {
    let layout = try LoadedLayout(card)
    #expect(layout.environment == LayoutEnvironment(size: ExactSize(width: 320, height: 200)))
    #expect(layout.frame("panel") == LayoutRect(x: 0, y: 0, width: 320, height: 100))
    #expect(layout.paths == ["panel", "panel.title"])
    #expect(layout.report.isClean)
  }

  @Test func aLayoutWithoutADesignSizeBeginsOnAPhone() throws {
    let layout = try LoadedLayout("layout Any { view all { .edges == superview } }")
    #expect(layout.frame("all") == LayoutRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func aLayoutBeginsInTheGivenEnvironment() throws {
    let wide = LayoutEnvironment(size: ExactSize(width: 400, height: 90), direction: .rightToLeft, scale: 3)
    let layout = try LoadedLayout(
      "layout A(100x100) { view a { .edges(top, leading) == superview; .size == 10x10 } }", in: wide)
    #expect(layout.environment == wide)
    #expect(layout.frame("a") == LayoutRect(x: 390, y: 0, width: 10, height: 10))
  }

  @Test func theFirstErrorHasItsPlaceAndItsCode() throws {
    let error = try #require(loadError("layout A {\n  view title\n  titel.width == 3\n  other.width == 3\n}"))
    let first = try #require(error.problems.first)
    #expect(error.problems.map(\.line) == [3, 4])
    #expect((first.path, first.line, first.column, first.code) == ("card.lay", 3, 3, "L0201"))
    #expect(error.description == "card.lay:3:3: error: no view named 'titel' in 'A'; did you mean 'title'? [L0201]")
  }

  @Test func anErrorNamesTheImportedFileThatHasIt() throws {
    let error = try #require(
      loadError("import \"Parts.lay\"\nlayout A { view p: Part }") { path in
        path == "Parts.lay" ? Array("component Part { view a; b.width == 3 }".utf8) : nil
      })
    #expect(error.problems.map(\.path) == ["Parts.lay"])
  }

  @Test func aTextOfManyErrorsTellsTheFirstTwenty() throws {
    let lines = (1...50).map { "missing\($0).width == 3" }.joined(separator: "\n")
    let error = try #require(loadError("layout A {\n\(lines)\n}"))
    #expect(error.problems.count == LayoutLoadError.problemLimit)
    #expect(error.problems.last?.line == 21)
  }

  @Test func aLayoutIsChosenByItsName() throws {
    let two = """
      layout First(10x10) { view a { frame = (0, 0, 1, 1) } }
      layout Second(20x20) { view b { frame = (0, 0, 2, 2) } }
      """
    #expect(try LoadedLayout(two).paths == ["a"])
    #expect(try LoadedLayout(two, layout: "Second").paths == ["b"])
    let missing = try #require(loadError(two, layout: "Secnd"))
    #expect(missing.problems.isEmpty)
    #expect(missing.description == "the text has no layout named 'Secnd'; did you mean 'Second'?")
    #expect(loadError("// nothing")?.description == "the text has no layout")
  }

  @Test func aCompiledTextLoadsWithoutBeingCompiledAgain() throws {
    let compilation = compile(path: "card.lay", bytes: Array(card.utf8)) { _ in nil }
    var layout = try LoadedLayout(compilation)
    try layout.setMetric("side", to: 10)
    #expect(layout.frame("panel/title") == LayoutRect(x: 10, y: 10, width: 300, height: 80))
    let wrong = compile(path: "wrong.lay", bytes: Array("layout A { b.width == 3 }".utf8)) { _ in nil }
    #expect(throws: LayoutLoadError.self) { try LoadedLayout(wrong) }
  }

  @Test func aProgramMadeInCodeIsShownTheSameWay() throws {
    var program = LayoutProgram(name: "Card", designSize: ExactSize(width: 320, height: 120))
    let form = program.addView("form", frame: ExactRect(x: 0, y: 0, width: 320, height: 120), mask: [.flexibleWidth])
    let field = program.addView("field", in: form)
    program.constrain(all: [
      field[.leading] == form[.leading] + 8, field[.top] == form[.top], field[.height] == 20,
    ])
    program.constrain(field[.width] == 50, name: "wide")
    var layout = LoadedLayout(program)
    #expect(layout.paths == ["form", "form.field"])
    try layout.resize(width: 400, height: 120)
    try layout.setConstant("wide", to: 60)
    #expect(layout.frame("form") == LayoutRect(x: 0, y: 0, width: 400, height: 120))
    #expect(layout.frame("form/field") == LayoutRect(x: 8, y: 0, width: 60, height: 20))
    #expect(throws: LayoutChangeError.unknownMetric("side", nearest: nil)) { try layout.setMetric("side", to: 1) }
  }

  /// Interface Builder writes such numbers: both widths are a third off by less than a billionth.
  @Test func numbersThatOnlyRoundingContradictsAgree() throws {
    let layout = try LoadedLayout(
      """
      layout Row(375x667) {
        view bar { .edges(top, leading) == superview; .height == 44; .width == 359.666666666666742 }
        view mark { .width == 15.333333333333314; .edges(top, trailing) == superview; .height == 44 }
        mark.leading == bar.trailing
      }
      """)
    #expect(layout.report.conflicts.isEmpty)
  }
}

@Suite struct ReadingTests {
  @Test func aPathHasSlashesOrDots() throws {
    let layout = try LoadedLayout(card)
    let title = LayoutRect(x: 16, y: 16, width: 288, height: 68)
    #expect(layout.frame("panel/title") == title)
    #expect(layout.frame("panel.title") == title)
    #expect(layout.frame("panel.subtitle") == nil)
    let view = try #require(layout.view("panel/title"))
    #expect(layout.path(of: view) == "panel.title")
    #expect(layout.frame(of: view) == title)
  }

  @Test func snappedFramesAreOnThePixelsOfTheScale() throws {
    var layout = try LoadedLayout(
      "layout A(100x100) { view a { .edges(top, leading) == superview; .height == 10; .width == 33.3% * superview.width } }"
    )
    #expect(layout.frame("a")?.width == 33.3)
    #expect(layout.snappedFrame("a")?.width == 33)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 100, height: 100), scale: 2))
    #expect(layout.snappedFrame("a")?.width == 33.5)
    #expect(layout.snappedFrame("b") == nil)
  }

  @Test func aHiddenViewSaysSo() throws {
    let layout = try LoadedLayout(
      "layout A(10x10) { view a { frame = (0, 0, 1, 1); hidden = true; view b { frame = (0, 0, 1, 1) } } }")
    #expect(layout.isHidden("a") == true)
    #expect(layout.isHidden("a/b") == false)
    #expect(layout.isHidden("c") == nil)
  }

  @Test func ambiguitiesAreFoundOnRequestAlone() throws {
    var layout = try LoadedLayout("layout Open(100x100) { view a; constraint wide: a.width == 10; a.height == 10 }")
    #expect(layout.report.ambiguities.isEmpty)
    #expect(layout.ambiguities().map { layout.path(of: $0.view) } == ["a", "a"])
    #expect(layout.report.ambiguities.isEmpty)
    try layout.setConstant("wide", to: 20)
    #expect(layout.report.ambiguities.isEmpty && layout.frame("a")?.width == 20)
    #expect(layout.ambiguities().count == 2)
  }

  @Test func aConflictIsInTheReport() throws {
    var layout = try LoadedLayout(
      """
      layout A(300x100) {
        view a { .edges(top, leading) == superview; .height == 10; .width == 200 }
        a.trailing <= superview.trailing
      }
      """)
    #expect(layout.report.isClean)
    let report = try layout.resize(width: 100, height: 100)
    #expect(report.conflicts.count == 1)
    #expect(layout.report == report)
  }
}

@Suite struct ResizingTests {
  @Test func aResizeKeepsTheRestOfTheEnvironment() throws {
    var layout = try LoadedLayout(
      """
      layout A(100x100) {
        view a { .edges(top, leading) == safeArea; .size == 10x10 }
        constraint cap: a.width <= 10
        state wide { cap.constant = 60 }
      }
      """)
    var environment = layout.environment
    environment.direction = .rightToLeft
    environment.safeArea = ExactInsets(top: 20, left: 0, bottom: 0, right: 5)
    environment.scale = 2
    layout.resize(to: environment)
    try layout.setState("wide")
    try layout.resize(width: 200, height: 80)
    #expect(layout.frame("a") == LayoutRect(x: 185, y: 20, width: 10, height: 10))
    #expect(layout.environment.scale == 2 && layout.state == "wide")
  }

  @Test(arguments: [(Double.nan, 1.0), (1, .infinity), (-1, 1), (1, -0.5)])
  func aSizeThatIsNoneIsRefused(width: Double, height: Double) throws {
    var layout = try LoadedLayout(card)
    #expect(throws: LayoutChangeError.invalidSize) { try layout.resize(width: width, height: height) }
    #expect(layout.environment.size == ExactSize(width: 320, height: 200))
    #expect(layout.frame("panel") == LayoutRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test func copiesAreIndependent() throws {
    var layout = try LoadedLayout(card)
    let copy = layout
    try layout.resize(width: 375, height: 300)
    #expect(copy.frame("panel")?.width == 320 && layout.frame("panel")?.width == 375)
  }

  @Test(arguments: [
    ("alignmentInsets = (leading: 10)", 80.0, 30.0), ("alignmentInsets = (0, 10, 0, 4)", 76, 34),
    ("alignmentInsets = (left: 10)", 70, 30), ("alignmentInsets = (trailing: 5)", 75, 25),
    ("alignmentInsets = 3", 77, 26), ("when direction == rtl { alignmentInsets = (leading: 10) }", 80, 30),
    ("when direction == rtl { alignmentInsets = (right: 10) }", 80, 30),
  ])
  func leadingInsetsAreOnTheRightWhereTextRunsFromRightToLeft(setting: String, x: Double, width: Double) throws {
    var layout = try LoadedLayout(
      "layout S(100x50) { view v { .leading == superview.leading; .width == 20; \(setting) } }")
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 100, height: 50), direction: .rightToLeft))
    let frame = try #require(layout.frame("v"))
    #expect(frame.x == x)
    #expect(frame.width == width)
  }
}
