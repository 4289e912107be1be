import LayRuntime
import TestSupport
import Testing

/// SEMANTICS §2.10: edges on pixels.
@Suite struct SnappedEdgesTests {
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
