import LayRuntime
import Testing

/// NSStackView's rules, SEMANTICS §2.14, last paragraph.
@Suite struct AppKitStackTests {
  private func laidOut(
    _ distribution: StackDescription.Distribution, _ gravities: [StackDescription.Gravity] = [],
    alignment: StackDescription.Alignment = .center, axis: Axis = .horizontal, width: Rational = 300
  ) -> Layout {
    var screen = program(300, 100)
    let stack = screen.addView("stack")
    let views = [(40, 20), (60, 30), (20, 10)].map { width, height in
      screen.addView("v\(width)", in: stack) { view in
        (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(Rational(width)), .fixed(Rational(height)))
      }
    }
    screen.pinEdges(of: stack, to: .root)
    screen.stack(stack, axis, views) { stack in
      (stack.profile, stack.distribution, stack.alignment, stack.spacing) = (.appkit, distribution, alignment, 8)
      for (index, gravity) in gravities.enumerated() { stack.arranged[index].gravity = gravity }
    }
    return screen.laidOut(width, 100)
  }

  private func xs(_ layout: Layout) -> [[Rational]] {
    (2..<5).map { index in
      let frame = layout.untransformedFrame(of: ViewID(index))
      return [frame.x, frame.width]
    }
  }

  @Test func gravityAreasGatherAtTheStartTheMiddleAndTheEnd() {
    #expect(xs(laidOut(.gravityAreas)) == [[0, 40], [48, 60], [116, 20]])
    #expect(xs(laidOut(.gravityAreas, [.leading, .center, .trailing])) == [[0, 40], [120, 60], [280, 20]])
    #expect(xs(laidOut(.gravityAreas, [.trailing, .trailing, .trailing])) == [[164, 40], [212, 60], [280, 20]])
    #expect(xs(laidOut(.gravityAreas, [.center, .center, .center])) == [[82, 40], [130, 60], [198, 20]])
    #expect(laidOut(.gravityAreas, [.leading, .center, .trailing]).report.isClean)
  }

  @Test func areasStandInTheOrderOfTheViews() {
    let layout = laidOut(.gravityAreas, [.leading, .center, .center], width: 150)
    // The middle area would begin 31 from the left, where the leading one is.
    #expect(xs(layout) == [[0, 40], [48, 60], [116, 20]])
  }

  @Test func alignmentYieldsToNothingButTheStackIsNotFilled() {
    let heights = { (layout: Layout) in (2..<5).map { layout.untransformedFrame(of: ViewID($0)).y } }
    #expect(heights(laidOut(.gravityAreas)) == [40, 35, 45])
    #expect(heights(laidOut(.gravityAreas, alignment: .leading)) == [0, 0, 0])
    #expect(heights(laidOut(.gravityAreas, alignment: .trailing)) == [80, 70, 90])
  }

  @Test func whatIsLeftOverGoesToTheFirst() {
    let layout = laidOut(.fill)
    #expect(layout.report.isClean)
    #expect(xs(layout) == [[0, 204], [212, 60], [280, 20]])
  }

  @Test func equalViewsRunOverTheEndBeforeTheyAreCompressed() {
    #expect(xs(laidOut(.fillEqually, width: 316)) == [[0, 100], [108, 100], [216, 100]])
    #expect(xs(laidOut(.fillEqually, width: 100)) == [[0, 40], [48, 60], [116, 20]])
    #expect(laidOut(.fillEqually, width: 100).report.conflicts.isEmpty)
  }

  @Test func gapsAndMiddlesAreEqual() {
    #expect(xs(laidOut(.equalSpacing)) == [[0, 40], [130, 60], [280, 20]])
    #expect(xs(laidOut(.equalCentering)) == [[0, 40], [125, 60], [280, 20]])
    #expect(xs(laidOut(.fillProportionally, width: 256)) == [[0, 80], [88, 120], [216, 40]])
  }
}
