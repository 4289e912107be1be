import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// What a file says of grids, and what of it reaches the program.
@Suite struct GridSettingTests {
  @Test func settingsReachTheGrid() throws {
    let grids = try layout(
      """
      layout S(99x99) {
        view a: Grid { columns = 3; spacing = 4; rowSpacing = 6; view v { column = 1; row = 2; columnSpan = 2 } }
        view b: Grid { columns = [96, fit, fraction(2)]; rows = [44]; columnSpacing = 1; view v { rowSpan = 3 } }
        view c: Grid
        expect 99x99 { a.columns == 3; c.columns == 1; a.v.columnSpan == 2; c.rowSpacing == 0 }
      }
      """
    ).program.grids
    #expect(grids.map { $0.columns.count } == [3, 3, 1])
    #expect(grids[1].columns == [.fixed(96), .fit, .fraction(2)] && grids[1].rows == [.fixed(44)])
    #expect(grids.map { $0.columnSpacing } == [4, 1, 0] && grids.map { $0.rowSpacing } == [6, 0, 0])
    #expect(grids[0].arranged[0].column == 1 && grids[0].arranged[0].row == 2)
    #expect(grids[0].arranged[0].columnSpan == 2 && grids[1].arranged[0].rowSpan == 3)
  }

  @Test(arguments: [
    "columns = 0", "columns = 1.5", "columns = 1001", "columns = [-3]", "columns = [fraction(0)]",
    "view v { columnSpan = 0 }", "view v { column = 1000 }", "view v { row = 1000 }", "view v { rowSpan = 1001 }",
    "columns = 4; view v { column = 4 }", "columns = 4; view v { column = 3; columnSpan = 2 }",
    "view v { columnSpan = 2 }",
  ])
  func whatNoGridHasIsReported(body: String) {
    let found = compiled("layout S(9x9) { view g: Grid { \(body) } }").diagnostics
    #expect(found.map { $0.code.id } == ["L0466"], "\(found.map { $0.message })")
  }

  @Test func aShareOfNothingIsNamed() {
    let found = compiled("layout S(9x9) { view g: Grid { columns = [96, fraction(0)] } }").diagnostics
    #expect(found.map { $0.message } == ["'fraction' cannot be 0: a share is above 0"])
  }

  @Test(arguments: ["columns = 1000", "columns = 4; view v { column = 3 }", "view v { row = 999 }", "columns = [0]"])
  func theLimitsThemselvesAreFine(body: String) {
    #expect(compiled("layout S(9x9) { view g: Grid { \(body) } }").diagnostics.map { $0.message } == [])
  }

  /// A hundred views of a thousand cells each, and then one more.
  @Test(arguments: [
    (100, "", []), (101, "", ["L0250"]), (100, "view one { columnSpan = 1 }", []),
    (100, "view two { rowSpan = 2 }", ["L0250"]),
    (100, "view two { when width > 400 { rowSpan = 2 } }", ["L0250"]),
  ])
  func viewsOfSeveralCellsTakeSoManyCells(count: Int, more: String, codes: [String]) {
    #expect(GridDescription.cellLimit == 100_000)
    let found = reports(
      "view g: Grid { columns = 100; for i in 0 ..< \(count) { view v[i] { columnSpan = 100; rowSpan = 10 } }; \(more) }"
    )
    #expect(found.map { String($0.prefix(5)) } == codes, "\(found)")
  }

  @Test func conditionsChangeAGrid() throws {
    let compiled = try layout(
      """
      layout S(300x300) {
        view g: Grid {
          .edges == superview; columns = 3; rows = 2
          when width < 200 { columns = 2; spacing = 10 }
          for i in 0 ..< 4 { view v[i] }
        }
      }
      """)
    var layout = Layout(compiled.program)
    layout.resize(width: 300, height: 300)
    #expect(layout.exactFrame(of: ViewID(5)) == ExactRect(x: 0, y: 150, width: 100, height: 150))
    layout.resize(width: 110, height: 300)
    #expect(layout.exactFrame(of: ViewID(5)) == ExactRect(x: 60, y: 155, width: 50, height: 145))
  }
}
