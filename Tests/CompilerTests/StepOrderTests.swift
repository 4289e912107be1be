import LayCompiler
import LayRuntime
import Testing
import TestSupport

/// Steps in any order that the check accepts come to the same.
@Suite struct StepOrderTests {
  /// A step and the steps that must come before it.
  private struct Step {
    var text: String
    var needs: [Int]
  }

  private static let points = [
    "topLeft", "topCenter", "topRight", "leftCenter", "center", "rightCenter", "bottomLeft", "bottomCenter",
    "bottomRight",
  ]

  /// Each view is sized, then aligned with the bounds or a view before it.
  private func steps(_ generator: inout SeededGenerator, count: Int) -> [Step] {
    var steps: [Step] = []
    for index in 0..<count {
      let (width, height) = (Int.random(in: 1...60, using: &generator), Int.random(in: 1...60, using: &generator))
      let sizing = [
        "v[\(index)].bounds.size = (\(width), \(height))",
        "sizeToFit v[\(index)] within (\(width), \(height)) fixedSize",
      ]
      steps.append(Step(text: sizing.randomElement(using: &generator) ?? "", needs: []))
      let target = Int.random(in: -1..<max(index, 1), using: &generator)
      let own = StepOrderTests.points.randomElement(using: &generator) ?? ""
      let other = StepOrderTests.points.randomElement(using: &generator) ?? ""
      let offset = "(\(Int.random(in: -9...9, using: &generator)), \(Int.random(in: -9...9, using: &generator)))"
      let isBounds = target < 0 || index == 0
      steps.append(
        Step(
          text: "align v[\(index)].\(own) with \(isBounds ? "" : "v[\(target)]").\(other) offset \(offset)",
          needs: isBounds ? [2 * index] : [2 * index, 2 * target, 2 * target + 1]))
    }
    return steps + rowSteps(&generator, from: steps.count)
  }

  /// Views that are sized and then lined up, views that are spread, and one that is aligned with one of each.
  private func rowSteps(_ generator: inout SeededGenerator, from first: Int) -> [Step] {
    let axis = Bool.random(using: &generator) ? "horizontal" : "vertical"
    var steps: [Step] = []
    for index in 0..<3 {
      let (width, height) = (Int.random(in: 1...60, using: &generator), Int.random(in: 1...60, using: &generator))
      steps.append(Step(text: "row[\(index)].bounds.size = (\(width), \(height))", needs: []))
    }
    let gap = Int.random(in: 0...9, using: &generator)
    let sizes = [first, first + 1, first + 2]
    steps.append(Step(text: "distribute \(axis) [row[0], \(gap), row[1], flexible, row[2]] centered 3", needs: sizes))
    steps.append(
      Step(text: "spread \(axis) [cell[0], cell[1]] spacing \(gap) within .bounds.inset(\(gap))", needs: []))
    steps.append(Step(text: "last.frame = (\(gap), 0, 7, 9)", needs: []))
    steps.append(Step(text: "align last.topLeft with row[1].bottomRight", needs: [first + 3, first + 5]))
    steps.append(Step(text: "align mark.center with cell[1].center", needs: [first + 4]))
    return steps
  }

  /// The steps in some order in which each finds what it needs.
  private func order(_ steps: [Step], _ generator: inout SeededGenerator) -> [String] {
    var (left, done): ([Int], [Int]) = (Array(steps.indices), [])
    while !left.isEmpty {
      let ready = left.filter { steps[$0].needs.allSatisfy { done.contains($0) } }
      guard let next = ready.randomElement(using: &generator) else { break }
      done.append(next)
      left.removeAll { $0 == next }
    }
    return done.map { steps[$0].text }
  }

  @Test(arguments: 0..<12) func anyLegalOrderGivesTheSameFrames(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...8, using: &generator)
    let steps = steps(&generator, count: count)
    var frames: [[ExactRect]] = []
    for _ in 0..<4 {
      let text = """
        layout S(320x200) {
          for i in 0 ..< \(count) { view v[i] }
          for i in 0 ..< 3 { view row[i] }
          for i in 0 ..< 2 { view cell[i] }
          view last; view mark { bounds = 4x4 }
          layoutSubviews {
            \(order(steps, &generator).joined(separator: "\n"))
          }
        }
        """
      var running = Layout(try layout(text).program)
      running.resize(width: 320, height: 200)
      #expect(running.report.isClean, "seed \(seed)")
      frames.append(running.program.views.indices.map { running.untransformedFrame(of: ViewID($0)) })
    }
    #expect(frames.allSatisfy { $0 == frames[0] }, "seed \(seed)")
  }
}
