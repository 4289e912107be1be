import LayRuntime
import Testing

/// NSStackView's rules, SEMANTICS §2.14, last paragraph.
@Suite struct AppKitStackTests {
  private func laidOut(
    _ distribution: StackDescription.Distribution, _ gravities: [StackDescription.Gravity] = [],
    alignment: StackDescription.Alignment = .center, axis: LayoutAxis = .horizontal, width: Rational = 300,
    height: Rational = 100, configure: (inout LayoutProgram, inout StackDescription) -> Void = { _, _ in }
  ) -> Layout {
    var screen = program(300, 100)
    let stack = screen.addView("stack")
    let views = [(40, 20), (60, 30), (20, 10)].map { width, height in
      screen.addView("v\(width)", in: stack) { view in
        (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(Rational(width)), .fixed(Rational(height)))
      }
    }
    screen.pinEdges(of: stack, to: .root)
    var description = StackDescription(stack, axis, views)
    (description.profile, description.distribution, description.alignment) = (.appkit, distribution, alignment)
    description.spacing = 8
    for (index, gravity) in gravities.enumerated() { description.arranged[index].gravity = gravity }
    configure(&screen, &description)
    screen.stacks.append(description)
    return screen.laidOut(width, height)
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

  /// As in three stacks that Xcode laid out.
  @Test func aViewAloneIsCenteredByItsDistribution() {
    let layout = laidOut(.equalCentering) { screen, _ in
      for index in 3..<5 { screen.views[index].hidden = true }
    }
    #expect(layout.report.isClean, "\(layout.report)")
    #expect(xs(layout)[0] == [130, 40])
  }

  /// Measured on macOS (GNUstep's tests): width 100, content 40, 60, 20, spacing 10.
  @Test func viewsKeepTheirContentAndOverflowAStackThatIsTooShort() {
    for distribution in StackDescription.Distribution.allCases {
      let layout = laidOut(distribution, width: 100) { $1.spacing = 10 }
      #expect(layout.report.isClean, "\(distribution) \(layout.report)")
      #expect(xs(layout) == [[0, 40], [50, 60], [120, 20]], "\(distribution)")
    }
    for gravities in [[.leading, .center, .trailing], [.trailing, .trailing, .trailing]] as [[StackDescription.Gravity]]
    {
      let layout = laidOut(.gravityAreas, gravities, width: 100)
      #expect(layout.report.isClean)
      #expect(xs(layout) == [[0, 40], [48, 60], [116, 20]], "\(gravities)")
    }
  }

  @Test func acrossTheyOverflowTheFarEdge() {
    for alignment in [StackDescription.Alignment.leading, .center, .trailing, .fill] {
      let layout = laidOut(.fill, alignment: alignment, height: 25)
      #expect(layout.report.isClean, "\(alignment) \(layout.report)")
      let middle = layout.untransformedFrame(of: ViewID(3))
      #expect([middle.y, middle.height] == [0, 30], "\(alignment)")
    }
  }

  /// A weak compression resistance is stronger than the stack all the same.
  @Test func clippingResistanceNeverSqueezesAView() {
    for (clipping, compression) in [(1000, 750), (1000, 300), (1000, 250), (900, 800), (1000, 1000), (400, 300)] {
      // Lengths are made equal at 260, which is no matter of clipping.
      for distribution in StackDescription.Distribution.allCases
      where compression > 260 || distribution != .fillEqually && distribution != .fillProportionally {
        let layout = laidOut(distribution, width: 100) { screen, stack in
          stack.horizontalClippingResistance = Priority(Float(clipping))
          for index in 2..<5 { screen.views[index].horizontalCompression = Priority(Float(compression)) }
        }
        #expect(layout.report.isClean, "\(distribution) \(clipping) \(compression) \(layout.report)")
        #expect(xs(layout).map { $0[1] } == [40, 60, 20], "\(distribution) \(clipping) \(compression)")
      }
    }
  }

  /// A stack that is free to be as long as it likes, with a wish of its own at `priority`.
  private func free(
    _ length: Rational, _ priority: Priority, configure: (inout StackDescription) -> Void = { _ in }
  ) -> Layout {
    var screen = program(600, 400)
    let stack = screen.addView("stack")
    let views = [(40, 20), (60, 30), (20, 10)].map { width, height in
      screen.addView("v\(width)", in: stack) { view in
        (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(Rational(width)), .fixed(Rational(height)))
        (view.horizontalHugging, view.verticalHugging) = (Priority(700), Priority(700))
      }
    }
    screen.constrain(all: [stack[.leading] == ViewID.root[.leading], stack[.top] == ViewID.root[.top]])
    screen.constrain(stack[.width] == length, priority: priority)
    screen.constrain(stack[.height] == length, priority: priority)
    screen.stack(stack, .horizontal, views) {
      ($0.profile, $0.distribution, $0.alignment, $0.spacing) = (.appkit, .gravityAreas, .center, 10)
      configure(&$0)
    }
    return screen.laidOut(600, 400)
  }

  private func size(_ layout: Layout) -> [Rational] {
    let frame = layout.untransformedFrame(of: ViewID(1))
    return [frame.width, frame.height]
  }

  @Test func clippingResistanceLimitsTheLengthOfTheStack() {
    #expect(size(free(10, Priority(600))) == [140, 30])
    let weak = free(10, Priority(600)) {
      ($0.horizontalClippingResistance, $0.verticalClippingResistance) = (Priority(500), Priority(700))
    }
    #expect(size(weak) == [10, 30])
    #expect(xs(weak).map { $0[1] } == [40, 60, 20] && weak.report.isClean)
    #expect(size(free(10, Priority(600)) { $0.verticalClippingResistance = Priority(500) }) == [140, 10])
  }

  @Test func stackHuggingIsSetOnEachAxis() {
    #expect(size(free(200, Priority(249))) == [140, 30])
    #expect(size(free(200, Priority(250))) == [200, 200])
    #expect(size(free(200, Priority(300)) { $0.horizontalHugging = Priority(400) }) == [140, 200])
    #expect(size(free(200, Priority(300)) { $0.verticalHugging = Priority(400) }) == [200, 30])
    #expect(size(free(200, Priority(999)) { $0.verticalHugging = .required }) == [200, 200])
    #expect(size(free(200, Priority(100)) { $0.horizontalHugging = Priority(50) }) == [200, 30])
  }

  @Test func aStackInsideAnotherKeepsItsLengthBeforeTheOuterOneKeepsItInside() {
    var screen = program(300, 100)
    let outer = screen.addView("outer")
    let inner = screen.addView("inner", in: outer)
    let views = [80, 90].map { width in
      screen.addView("v\(width)", in: inner) { view in
        (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(Rational(width)), .fixed(20))
      }
    }
    let last = screen.addView("last", in: outer) { view in
      (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(30), .fixed(20))
    }
    screen.pinEdges(of: outer, to: .root)
    for (stack, arranged) in [(outer, [inner, last]), (inner, views)] {
      screen.stack(stack, .horizontal, arranged) {
        ($0.profile, $0.distribution, $0.alignment, $0.spacing) = (.appkit, .fill, .center, 10)
      }
    }
    let layout = screen.laidOut(100, 100)
    #expect(layout.report.isClean, "\(layout.report)")
    #expect(layout.untransformedFrame(of: inner).width == 180)
    #expect(layout.untransformedFrame(of: last).x == 190)
    screen.stacks[1].horizontalClippingResistance = .low
    let yielding = screen.laidOut(100, 100)
    #expect(yielding.report.isClean, "\(yielding.report)")
    // It is clipped itself, and its views overflow.
    #expect(yielding.untransformedFrame(of: inner).width == 60)
    #expect(views.map { yielding.untransformedFrame(of: $0).width } == [80, 90])
    #expect(yielding.untransformedFrame(of: last).x == 70)
  }

  @Test func viewsOfFixedLengthsEndBeforeALongerStack() {
    let layout = laidOut(.fill) { screen, _ in
      for index in 2..<5 { screen.constrain(ViewID(index)[.width] == 50) }
    }
    #expect(layout.report.isClean, "\(layout.report)")
    #expect(xs(layout) == [[0, 50], [58, 50], [116, 50]])
  }
}
