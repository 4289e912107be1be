import LayRuntime
import TestSupport
import Testing

/// SEMANTICS §5.3 and §2.10: pixels.
@Suite struct PixelGridTests {
  @Test func placesGoToTheGrid() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.snap(Rational(7, 4), .down) == Rational(3, 2))
    #expect(grid.snap(Rational(7, 4), .up) == 2)
    #expect(grid.snap(Rational(7, 4), .nearest) == 2)
    #expect(grid.snap(Rational(-7, 4), .nearest) == -2)
    #expect(PixelGrid(scale: 3).snap(Rational(1, 4), .up) == Rational(1, 3))
    for scale in [Rational(0), -1] { #expect(PixelGrid(scale: scale).snap(Rational(1, 3), .up) == Rational(1, 3)) }
  }

  @Test func rectanglesAreAlignedByTheirEdges() {
    let rect = ExactRect(x: Rational(103, 10), y: Rational(207, 10), width: Rational(54, 10), height: Rational(68, 10))
    #expect(PixelGrid(scale: 1).align(rect, .nearest) == ExactRect(x: 10, y: 21, width: 6, height: 7))
    #expect(PixelGrid(scale: 1).align(rect, .outward) == ExactRect(x: 10, y: 20, width: 6, height: 8))
    #expect(PixelGrid(scale: 1).align(rect, .inward) == ExactRect(x: 11, y: 21, width: 4, height: 6))
    let thin = ExactRect(x: Rational(1, 4), y: 0, width: Rational(1, 2), height: 1)
    #expect(PixelGrid(scale: 1).align(thin, .inward) == ExactRect(x: 1, y: 0, width: 0, height: 1))
  }

  /// Columns that share edges, in a container at any place, at any scale: they share them on the screen too, and fill
  /// what the container fills.
  @Test(arguments: 1...20) func sharedEdgesStayShared(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var screen = program(320, 480)
    let place = Rational(Int.random(in: 0...700, using: &random), 7)
    let box = screen.addView("box")
    let root = ViewID.root
    screen.constrain(all: [
      box[.left] == root[.left] + place, box[.top] == root[.top], box[.right] == root[.right], box[.height] == 30,
    ])
    var columns: [ViewID] = []
    for index in 0..<Int.random(in: 2...7, using: &random) {
      let column = screen.addView("column\(index)", in: box)
      let before = columns.last.map { $0[.right] } ?? box[.left]
      screen.constrain(column[.left] == before)
      screen.constrain(all: [column[.top] == box[.top], column[.bottom] == box[.bottom]])
      if let first = columns.first { screen.constrain(column[.width] == first[.width]) }
      columns.append(column)
    }
    if let last = columns.last { screen.constrain(last[.right] == box[.right]) }
    let layout = screen.laidOut(Rational(Int.random(in: 200...500, using: &random)), 480)
    for scale in [1, 2, 3, Rational(3, 2)] as [Rational] {
      let frames = columns.map { layout.exactSnappedFrame(of: $0, scale: scale) }
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.x, "seed \(seed)") }
      #expect(frames.last?.maxX == layout.exactSnappedFrame(of: box, scale: scale).width, "seed \(seed)")
      for frame in frames { #expect((frame.width * scale).isInteger) }
    }
  }
}
