import LayRuntime
import TestSupport
import Testing

/// Right to left is left to right in a mirror, and a second mirror undoes the first (SEMANTICS §2.12).
@Suite struct MirrorTests {
  /// A tree of views whose horizontal rules speak of leading, trailing and middles alone. Each view is decided: by its leading
  /// edge or its middle and a width, or by both edges; sometimes a limit or a wish pulls besides, and some views are stacks.
  private func randomScreen(_ random: inout SeededGenerator) -> LayoutProgram {
    var screen = program(320, 200)
    var views: [ViewID] = [.root]
    for index in 0..<Int.random(in: 2...8, using: &random) {
      let superview = views[Int.random(in: 0..<views.count, using: &random)]
      let view = screen.addView("v\(index)", in: superview)
      place(view, in: superview, of: &screen, &random)
      views.append(view)
    }
    addStack(to: &screen, &random)
    return screen
  }

  private func place(
    _ view: ViewID, in superview: ViewID, of screen: inout LayoutProgram, _ random: inout SeededGenerator
  ) {
    let (gap, length) = (
      Rational(Int.random(in: -9...40, using: &random), 3), Rational(Int.random(in: 0...90, using: &random))
    )
    screen.constrain(all: [view[.top] == superview[.top], view[.height] == 10])
    switch Int.random(in: 0...3, using: &random) {
    case 0: screen.constrain(all: [view[.leading] == superview[.leading] + gap, view[.width] == length])
    case 1: screen.constrain(all: [view[.trailing] == superview[.trailing] - gap, view[.width] == length])
    // What is added to a middle does not turn around, as in UIKit.
    case 2: screen.constrain(all: [view[.centerX] == superview[.centerX], view[.width] == length])
    default:
      screen.constrain(view[.leading] == superview[.leading] + gap)
      screen.constrain(view[.trailing] == superview[.trailing] - gap, priority: Priority(700))
      screen.constrain(view[.width] <= 60 + length)
    }
    if Bool.random(using: &random) {
      screen.views[view.index].alignmentInsets = ExactInsets(top: 0, left: 3, bottom: 0, right: 5)
      screen.views[view.index].alignmentInsetsAreDirectional = true
    }
  }

  private func addStack(to screen: inout LayoutProgram, _ random: inout SeededGenerator) {
    let stack = screen.addView("stack", kind: .horizontalStack)
    screen.constrain(all: [stack[.top] == ViewID.root[.top], stack[.leading] == ViewID.root[.leading] + 4])
    let items = (0..<Int.random(in: 1...4, using: &random)).map { index in
      let (width, height) = (Int.random(in: 1...40, using: &random), Int.random(in: 1...20, using: &random))
      return screen.addView("item\(index)", in: stack) {
        $0.intrinsicWidth = .fixed(Rational(width))
        $0.intrinsicHeight = .fixed(Rational(height))
      }
    }
    var description = StackDescription(stack, .horizontal, items)
    description.spacing = Rational(Int.random(in: 0...12, using: &random))
    description.alignment = StackDescription.Alignment.allCases.randomElement(using: &random) ?? .fill
    screen.stacks.append(description)
  }

  /// All frames as a mirror shows them: each in its superview.
  private func mirrored(_ frames: [ExactRect], of screen: LayoutProgram) -> [ExactRect] {
    screen.views.indices.map { index in
      guard let superview = screen.views[index].superview else { return frames[index] }
      var frame = frames[index]
      frame.x = frames[superview.index].width - frame.maxX
      return frame
    }
  }

  private func frames(_ screen: LayoutProgram, _ width: Rational, _ direction: InterfaceDirection) -> [ExactRect]? {
    let layout = screen.laidOut(width, 200, direction: direction)
    guard layout.report.ambiguities.isEmpty && layout.report.conflicts.isEmpty else { return nil }
    return screen.views.indices.map { layout.untransformedFrame(of: ViewID($0)) }
  }

  @Test func rightToLeftOfRightToLeftIsLeftToRight() throws {
    var compared = 0
    for seed in 0..<UInt64(120) {
      var random = SeededGenerator(seed: seed)
      let screen = randomScreen(&random)
      let width = Rational(Int.random(in: 200...500, using: &random))
      guard let forth = frames(screen, width, .leftToRight) else { continue }
      let back = try #require(frames(screen, width, .rightToLeft), "seed \(seed)")
      #expect(mirrored(back, of: screen) == forth, "seed \(seed)")
      #expect(mirrored(mirrored(back, of: screen), of: screen) == back, "seed \(seed)")
      compared += 1
    }
    #expect(compared > 90)
  }

  /// The mirror sees what does not turn around: one rule to the left edge, and the images differ.
  @Test func aLeftEdgeIsSeenInTheMirror() throws {
    for seed in 0..<UInt64(20) {
      var random = SeededGenerator(seed: seed)
      var screen = randomScreen(&random)
      let fixed = screen.addView("fixed")
      screen.constrain(all: [
        fixed[.left] == ViewID.root[.left] + 7, fixed[.width] == 20, fixed[.top] == ViewID.root[.top],
        fixed[.height] == 5,
      ])
      guard let forth = frames(screen, 300, .leftToRight), let back = frames(screen, 300, .rightToLeft) else {
        continue
      }
      #expect(mirrored(back, of: screen) != forth, "seed \(seed)")
    }
  }
}
