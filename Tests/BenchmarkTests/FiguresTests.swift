import LayWorkloads
import Testing

@testable import layc_bench

@Suite struct FiguresTests {
  private func figures(_ values: [(Int, Figure)], of workload: String = "app", _ metric: Metric = .cold) -> Figures {
    var figures = Figures()
    for (size, figure) in values { figures[workload, size, metric, .ours] = figure }
    return figures
  }

  @Test func exponentIsTheSlopeFromAHundredViewsOn() throws {
    let square = figures([(10, .measured(500)), (100, .measured(1)), (1000, .measured(100)), (10000, .measured(10000))])
    #expect(abs(try #require(square.exponent("app", .cold)) - 2) < 1e-12)
    let flat = figures([(100, .measured(3)), (1000, .measured(3))])
    #expect(try #require(flat.exponent("app", .cold)) == 0)
  }

  @Test func exponentNeedsTwoSizes() {
    #expect(figures([(10, .measured(1)), (100, .measured(1))]).exponent("app", .cold) == nil)
    #expect(figures([(100, .measured(1)), (1000, .timeout)]).exponent("app", .cold) == nil)
  }

  @Test(arguments: [
    (0.0123456, "0.01235"), (1.5, "1.5"), (123.456, "123.5"), (1234.5678, "1235"), (98765.4, "98765"), (0, "0.0"),
    (2, "2"),
  ])
  func numbersHaveFourDigits(value: Double, text: String) {
    #expect(fourDigits(value) == text)
  }

  @Test func peersAreTakenOverFromLinesOfAnEarlierRun() {
    var figures = figures([(1000, .measured(0.5))])
    figures.takePeers(
      from: """
        bench app 1000 cold_ms ours=1.23 kiwi=timeout highs=18.7
        bench app 1000 edit_us ours=1.2 kiwi=failed
        bench app - exponent_cold ours=1.05
        workload  N=1000
        """)
    #expect(figures["app", 1000, .cold, .ours] == .measured(0.5))
    #expect(figures["app", 1000, .cold, .kiwi] == .timeout)
    #expect(figures["app", 1000, .cold, .highs] == .measured(18.7))
    #expect(figures["app", 1000, .edit, .kiwi] == .failed)
    #expect(figures["app", 1000, .edit, .ours] == nil)
  }

  @Test func aConflictIsComparedWithItsLayout() throws {
    var figures = figures([(1000, .measured(0.5))], of: "form")
    figures["xform_near", 1000, .conflict, .ours] = .measured(0.75)
    #expect(figures.conflictInColdSolves("xform_near", 1000) == 1.5)
    #expect(figures.conflictInColdSolves("form", 1000) == nil)
  }
}

@Suite struct TablesTests {
  @Test func columnsAreAligned() {
    let table = Table(rows: [["workload", "N=10"], ["app", "1.5"], ["label-row", "12"]])
    #expect(table.plain == "workload   N=10\napp         1.5\nlabel-row    12\n")
    #expect(
      table.markdown == """
        | workload  | N=10 |
        | :-------- | ---: |
        | app       |  1.5 |
        | label-row |   12 |

        """)
  }

  @Test func mediansOfAllWhoTookPartStandTogether() throws {
    var figures = Figures()
    figures["app", 1000, .cold, .ours] = .measured(0.5)
    figures["app", 1000, .cold, .kiwi] = .timeout
    figures["app", 1000, .cold, .highs] = .measured(16)
    let tables = Tables(figures: figures).tables(of: .cold)
    try #require(tables.count == 2)
    #expect(tables[0].table.rows == [["workload", "N=1000"], ["app", "0.5 / timeout / 16"]])
    // Of a peer that was stopped after a minute, that is a lower bound.
    #expect(tables[1].table.rows == [["workload", "N=1000"], ["app", ">120000 / 32"]])
  }

  @Test func aTargetIsReachedByTheWorstWorkload() {
    var figures = Figures()
    figures["chain", 1000, .drag, .ours] = .measured(1.2)
    figures["tree", 1000, .drag, .ours] = .measured(1.6)
    for (peer, time) in [(Engine.kiwi, 300.0), (.highs, 500)] { figures["chain", 1000, .drag, peer] = .measured(time) }
    let rows = Targets(figures: figures).table.rows
    #expect(
      rows.contains(
        ["drag, ns a view, N=1000: chain, tree, nest, grid, enaml", "at most 1.5", "1.6", "tree 1000 drag", "no"]))
    #expect(rows.contains(["drag, than the best peer, N=1000", "at least 100", "250", "chain 1000", "yes"]))
    #expect(rows.count == 3)
  }
}

@Suite struct OptionsTests {
  @Test func withoutArgumentsEverythingIsMeasured() throws {
    let options = try Options([])
    #expect(options.sizes == [10, 100, 1000, 10000])
    #expect(options.workloads.count == 20)
    #expect(options.metrics == Metric.allCases)
    #expect(try Options(["--quick"]).sizes == [10, 100, 1000])
  }

  @Test func namesAndSizesAddUp() throws {
    let options = try Options(["--workload", "app", "--size", "50", "--workload", "form", "--metric", "edit"])
    #expect(options.workloads == ["app", "form"])
    #expect(options.sizes == [50])
    #expect(options.metrics == [.edit, .editBound, .editContent, .editEquality])
  }

  @Test(arguments: [
    (["--frob"], "unknown argument '--frob'"),
    (["--size"], "'--size' needs a value"),
    (["--size", "1"], "'1' is not a number of views from 2 to 100000"),
    (["--metric", "speed"], "no metric 'speed'"),
    (["--workload", "web"], "no workload 'web'"),
    (["--dump", "x"], "--dump is of one system"),
  ])
  func aCommandLineThatIsNotUnderstoodSaysWhy(arguments: [String], message: String) {
    let problem = #expect(throws: Options.Problem.self) { try Options(arguments) }
    #expect(problem?.message.hasPrefix(message) == true)
  }
}

@Suite struct MeasuredTextTests {
  @Test(arguments: MeasuredText.allCases)
  func eachTextIsDecidedByTheToolInThisProcess(text: MeasuredText) {
    let (status, talk) = TextMeasuring.checkedByTool(text.bytes(views: 20))
    #expect(status == 0)
    #expect(talk.contains(text.verdict), "\(talk)")
  }
}

@Suite struct GrowthTextTests {
  @Test(arguments: GrowthText.allCases)
  func eachOfTheTextsThatGrowIsDecided(text: GrowthText) {
    let (status, talk) = TextMeasuring.checkedByTool(Array(text.text(2).utf8))
    #expect(status == (text == .conflicts ? 1 : 0) && !talk.contains("not decided"), "\(talk)")
  }
}
