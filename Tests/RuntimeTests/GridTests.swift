import LayRuntime
import TestSupport
import Testing

/// A grid at the top left of the root, with views of the given content.
private func screen(
  _ contents: [(width: Int, height: Int)], width: Rational? = nil, height: Rational? = nil,
  configure: (inout GridDescription) -> Void
) -> LayoutProgram {
  var screen = program(320, 240)
  let grid = screen.addView("grid", kind: .grid)
  var views: [ViewID] = []
  for (index, content) in contents.enumerated() {
    views.append(
      screen.addView("v\(index)", in: grid) { view in
        view.intrinsicWidth = .fixed(Rational(content.width))
        view.intrinsicHeight = .fixed(Rational(content.height))
      })
  }
  screen.constrain(all: [grid[.leading] == ViewID.root[.leading], grid[.top] == ViewID.root[.top]])
  if let width { screen.constrain(grid[.width] == width) }
  if let height { screen.constrain(grid[.height] == height) }
  screen.grid(grid, views, configure: configure)
  return screen
}

extension LayoutProgram {
  /// The frames of the views of the grid.
  fileprivate func cells(
    direction: InterfaceDirection = .leftToRight, _ location: SourceLocation = #_sourceLocation
  ) -> [ExactRect] {
    let layout = laidOut(320, 240, direction: direction)
    #expect(layout.report.isClean, "\(layout.report)", sourceLocation: location)
    return views.indices.dropFirst(2).map { layout.untransformedFrame(of: ViewID($0)) }
  }

  fileprivate var gridFrame: ExactRect { laidOut(320, 240).untransformedFrame(of: ViewID(1)) }
}

extension Layout {
  /// Of each view of a grid at the top left, which column and row of 10 points it begins in; columns behind those that the
  /// grid has count as one.
  fileprivate func firstCells(of grid: GridDescription) -> [[Int]] {
    grid.arranged.map { item in
      let frame = untransformedFrame(of: item.view)
      return [min((frame.x / 10).floor.intValue ?? -1, grid.columns.count), (frame.y / 10).intValue ?? -1]
    }
  }
}

@Suite struct GridTests {
  private let four = [
    (width: 40, height: 20), (width: 60, height: 30), (width: 50, height: 10), (width: 20, height: 25),
  ]

  @Test func equalColumnsShareTheWidthAndRowsFitTheirViews() {
    let cells = screen(four, width: 210) { grid in
      (grid.columns, grid.columnSpacing, grid.rowSpacing) = ([.fraction(1), .fraction(1)], 10, 4)
    }.cells()
    #expect(cells == [rect(0, 0, 100, 30), rect(110, 0, 100, 30), rect(0, 34, 100, 25), rect(110, 34, 100, 25)])
  }

  @Test func aGridThatNothingSizesIsAsLargeAsItsCells() {
    let equal = screen(four) { $0.columns = [.fraction(1), .fraction(1)] }
    #expect(equal.gridFrame == rect(0, 0, 120, 55))
    let fitting = screen(four) { ($0.columns, $0.columnSpacing) = ([.fit, .fit], 10) }
    #expect(fitting.gridFrame == rect(0, 0, 120, 55))
    #expect(fitting.cells().map { $0.width } == [50, 60, 50, 60])
  }

  @Test func tracksArePointsContentOrShares() {
    let cells = screen([(10, 10), (30, 10), (10, 10), (10, 10)], width: 300) { grid in
      (grid.columns, grid.columnSpacing) = ([.fixed(96), .fit, .fraction(1), .fraction(2)], 8)
    }.cells()
    // 300 - 96 - 30 - 24 are 150 for three shares.
    #expect(cells.map { [$0.x, $0.width] } == [[0, 96], [104, 30], [142, 50], [200, 100]])
  }

  @Test func rowsMayBeOfEitherKindToo() {
    let cells = screen(four, width: 100, height: 200) { grid in
      (grid.rows, grid.rowSpacing) = ([.fixed(44), .fraction(1), .fit, .fraction(3)], 2)
    }.cells()
    // 200 - 44 - 10 - 6 are 140.
    #expect(cells.map { [$0.y, $0.height] } == [[0, 44], [46, 35], [83, 10], [95, 105]])
  }

  @Test func viewsGoOverSeveralColumnsAndRows() {
    let cells = screen(four + [(10, 10)], width: 320) { grid in
      grid.columns = [.fraction(1), .fraction(1), .fraction(1)]
      (grid.columnSpacing, grid.rowSpacing) = (10, 5)
      grid.arranged[0].columnSpan = 2
      grid.arranged[1].rowSpan = 2
    }.cells()
    #expect(cells[0] == rect(0, 0, 210, 20))
    #expect(cells[1] == rect(220, 0, 100, 50))
    #expect(cells[2] == rect(0, 25, 100, 25) && cells[3] == rect(110, 25, 100, 25))
    // The third row is left to the next one.
    #expect(cells[4] == rect(0, 55, 100, 10))
  }

  @Test func aViewOverFittingColumnsGetsItsRoomFromTheLast() {
    let cells = screen([(150, 10), (40, 10), (30, 10)]) { grid in
      (grid.columns, grid.columnSpacing) = ([.fit, .fit], 10)
      grid.arranged[0].columnSpan = 2
    }.cells()
    #expect(cells.map { [$0.x, $0.width] } == [[0, 150], [0, 40], [50, 100]])
  }

  @Test func aViewMayHaveAPlaceOfItsOwn() {
    let cells = screen(four, width: 300) { grid in
      grid.columns = [.fraction(1), .fraction(1), .fraction(1)]
      (grid.arranged[0].column, grid.arranged[0].row) = (1, 0)
      grid.arranged[2].column = 0
    }.cells()
    #expect(cells.map { $0.x } == [100, 0, 0, 200])
    #expect(cells.map { $0.y } == [0, 0, 30, 0])
  }

  @Test func whatFitsFitsThoughManyViewsHugInSharesBesideIt() {
    let cells = screen(four + four, height: 200) { grid in
      (grid.columns, grid.rows) = ([.fraction(1), .fraction(1)], [.fit, .fraction(1), .fraction(1), .fraction(1)])
    }.cells()
    #expect(cells.map { $0.height } == [30, 30] + Array(repeating: Rational(170, 3), count: 6))
  }

  @Test func columnsWithoutViewsKeepTheirPlace() {
    let cells = screen([(10, 10)], width: 300) { grid in
      (grid.columns, grid.columnSpacing) = ([.fixed(50), .fit, .fraction(1)], 10)
      grid.arranged[0].column = 2
    }.cells()
    #expect(cells == [rect(70, 0, 230, 10)])
  }

  @Test func rightToLeftColumnsBeginAtTheRight() {
    let cells = screen(four, width: 320) { $0.columns = [.fixed(100), .fraction(1)] }.cells(direction: .rightToLeft)
    #expect(cells.map { [$0.x, $0.width] } == [[220, 100], [0, 220], [220, 100], [0, 220]])
  }

  @Test func aGridWithoutViewsIsAsLargeAsItsTracks() {
    let grid = screen([]) {
      ($0.columns, $0.rows, $0.columnSpacing) = ([.fixed(30), .fixed(20), .fit], [.fixed(44)], 5)
    }
    #expect(grid.gridFrame == rect(0, 0, 60, 44))
  }

  @Test func spansBeyondTheLimitsAreCutAndCostNothing() {
    var screen = screen(Array(repeating: (width: 1, height: 1), count: 300)) { grid in
      for index in grid.arranged.indices {
        (grid.arranged[index].columnSpan, grid.arranged[index].rowSpan) = (Int.max, Int.max / 2)
      }
    }
    screen.grids[0].arranged[7].column = Int.min
    screen.grids[0].arranged[8].row = Int.max
    _ = screen.laidOut(320, 240)
  }

  /// Views with a row, a column, both or neither, of one or two columns, are where a search from the first cell on puts
  /// them.
  @Test(arguments: 0..<UInt64(40)) func viewsTakeTheFirstFreeCells(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = Int.random(in: 2...6, using: &random)
    let grid = screen(Array(repeating: (width: 1, height: 1), count: Int.random(in: 1...40, using: &random))) { grid in
      grid.columns = Array(repeating: .fixed(10), count: columns)
      grid.rows = Array(repeating: .fixed(10), count: 60)
      for index in grid.arranged.indices {
        let kind = Int.random(in: 0..<6, using: &random)
        grid.arranged[index].columnSpan = Int.random(in: 1...2, using: &random)
        if kind < 2 { grid.arranged[index].row = Int.random(in: 0...3, using: &random) }
        if kind == 1 || kind == 2 { grid.arranged[index].column = Int.random(in: 0..<columns - 1, using: &random) }
      }
    }
    let frames = grid.laidOut(320, 240).firstCells(of: grid.grids[0])
    #expect(frames == firstFreeCells(of: grid.grids[0]), "seed \(seed)")
  }

  /// The column and row of each view, by looking at every cell from the first one on.
  private func firstFreeCells(of grid: GridDescription) -> [[Int]] {
    var taken: Set<[Int]> = []
    var (flow, found) = ([0, 0], [[Int]](repeating: [], count: grid.arranged.count))
    func isFree(_ column: Int, _ row: Int, _ width: Int) -> Bool {
      (column..<column + width).allSatisfy { !taken.contains([$0, row]) }
    }
    func take(_ index: Int, _ column: Int, _ row: Int) {
      found[index] = [min(column, grid.columns.count), row]
      for column in column..<column + grid.arranged[index].columnSpan { taken.insert([column, row]) }
    }
    for (index, item) in grid.arranged.enumerated() {
      if let column = item.column, let row = item.row { take(index, column, row) }
    }
    for (index, item) in grid.arranged.enumerated() where found[index].isEmpty {
      if let row = item.row {
        take(index, (0...).first { isFree($0, row, item.columnSpan) } ?? 0, row)
      } else if let column = item.column {
        take(index, column, (flow[1]...).first { isFree(column, $0, item.columnSpan) } ?? 0)
      } else {
        while flow[0] + item.columnSpan > grid.columns.count || !isFree(flow[0], flow[1], item.columnSpan) {
          flow = flow[0] + 1 < grid.columns.count ? [flow[0] + 1, flow[1]] : [0, flow[1] + 1]
        }
        take(index, flow[0], flow[1])
      }
    }
    return found
  }

  @Test func anOverrideChangesTheColumns() {
    var screen = screen(four, width: 300) { $0.columns = [.fraction(1)] }
    let wide = screen.when(.compare(.width, .greater, 300))
    screen.set(.grid(ViewID(1), .columns([.fraction(1), .fraction(1)])), when: wide)
    screen.set(.grid(ViewID(1), .rowSpacing(7)), when: wide)
    #expect(screen.cells().map { $0.y } == [0, 0, 37, 37])
    #expect(screen.laidOut(290, 240).untransformedFrame(of: ViewID(5)).y == 60)
  }

  @Test func aGridWithAHiddenViewIsTheGridWithoutIt() {
    for seed in 0..<UInt64(60) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...8, using: &random)
      let contents = (0..<count).map { _ in
        (width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...40, using: &random))
      }
      let tracks = [GridDescription.Track.fit, .fixed(30), .fraction(1), .fraction(2)]
      var whole = screen(contents, width: 320) { grid in
        grid.columns = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          tracks.randomElement(using: &random) ?? .fit
        }
        (grid.columnSpacing, grid.rowSpacing) = (Rational(Int.random(in: 0...9, using: &random)), 3)
        grid.arranged[0].columnSpan = Int.random(in: 1...grid.columns.count, using: &random)
      }
      let hidden = Int.random(in: 0..<count, using: &random)
      var without = whole
      whole.views[hidden + 2].hidden = true
      without.grids[0].arranged.remove(at: hidden)
      without.views[hidden + 2].designFrame = .zero
      let direction: InterfaceDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let (one, other) = (
        whole.laidOut(320, 240, direction: direction), without.laidOut(320, 240, direction: direction)
      )
      #expect(one.report.conflicts == other.report.conflicts, "seed \(seed)")
      for index in whole.views.indices where index != hidden + 2 {
        #expect(
          one.untransformedFrame(of: ViewID(index)) == other.untransformedFrame(of: ViewID(index)), "seed \(seed)")
      }
    }
  }
}
