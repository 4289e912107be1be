import LayRuntime
import TestSupport
import Testing

@Suite struct HiddenInStackTests {
  @Test func aHiddenViewTakesNoRoomNorDoesItsGap() {
    for hidden in 0..<3 {
      let layout = stackScreen([(50, 20), (60, 90), (70, 20)]) { screen, views, stack in
        (stack.spacing, stack.distribution, stack.alignment) = (10, .fillEqually, .center)
        screen.views[views[hidden].index].hidden = true
      }.laidOut(310, 100)
      #expect(layout.report.isClean)
      let shown = layout.spans().enumerated().filter { $0.offset != hidden }.map { $0.element }
      #expect(shown == [[0, 150], [160, 150]])
      #expect(layout.spans()[hidden][1] == 0)
    }
  }

  @Test func aRequiredLengthOfAHiddenViewCollidesAsInUIKit() throws {
    let layout = stackScreen([(50, 20), (60, 20)]) { screen, views, stack in
      screen.views[views[0].index].hidden = true
      screen.constrain(views[0][.width] == 44)
    }.laidOut(310, 100)
    let conflict = try #require(layout.report.conflicts.first)
    #expect(
      conflict.members.map(\.origin) == [.constraint(ConstraintID(4)), .arrangement(ViewID(2), .hidden)])
    #expect(layout.spans() == [[0, 0], [0, 310]])
  }

  /// Random stacks, in every direction, distribution and alignment of both profiles.
  @Test func aStackWithAHiddenViewIsTheStackWithoutIt() {
    var compared = 0
    for seed in 0..<UInt64(160) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...5, using: &random)
      let contents = (0..<count).map { _ in
        (width: Int.random(in: 0...60, using: &random), height: Int.random(in: 0...40, using: &random))
      }
      let axis: LayoutAxis = Bool.random(using: &random) ? .horizontal : .vertical
      let description = { (screen: inout LayoutProgram, views: [ViewID], stack: inout StackDescription) in
        for (index, view) in views.enumerated() {
          screen.views[view.index].horizontalHugging = Priority(Float(250 + index))
          screen.views[view.index].verticalHugging = Priority(Float(250 + index))
          stack.arranged[index].spacingAfter = index % 3 == 0 ? Rational(index + 3) : nil
          stack.arranged[index].gravity = StackDescription.Gravity.allCases[index % 3]
        }
      }
      var whole = stackScreen(contents, along: axis, configure: description)
      whole.stacks[0].profile = Bool.random(using: &random) ? .uikit : .appkit
      whole.stacks[0].distribution = StackDescription.Distribution.allCases.randomElement(using: &random) ?? .fill
      whole.stacks[0].alignment = StackDescription.Alignment.allCases.randomElement(using: &random) ?? .fill
      whole.stacks[0].spacing = Rational(Int.random(in: 0...12, using: &random))
      let hidden = Int.random(in: 0..<count, using: &random)
      var without = whole
      whole.views[hidden + 2].hidden = true
      without.stacks[0].arranged.remove(at: hidden)
      // Something has to place it.
      without.views[hidden + 2].designFrame = .zero
      let direction: InterfaceDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      let (width, height) = (Rational(Int.random(in: 300...400, using: &random)), Rational(300))
      let (one, other) = (
        whole.laidOut(width, height, direction: direction), without.laidOut(width, height, direction: direction)
      )
      #expect(one.report.conflicts == [] && other.report.conflicts == [], "seed \(seed)")
      guard other.report.ambiguities.isEmpty else { continue }
      compared += 1
      for index in whole.views.indices where index != hidden + 2 {
        #expect(
          one.untransformedFrame(of: ViewID(index)) == other.untransformedFrame(of: ViewID(index)),
          "seed \(seed), \(whole.views[index].name)")
      }
    }
    #expect(compared > 120)
  }
}
