import LayRuntime
import TestSupport
import Testing

@Suite struct OrderTests {
  @Test func theOrderOfRulesDoesNotMatterWhereOneLayoutIsBest() {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    var screen = program(320, 480)
    let views = (0..<5).map { screen.addView("v\($0)") { $0.intrinsicHeight = .fixed(30) } }
    for (index, view) in views.enumerated() {
      let above = index == 0 ? ViewID.root[.top] : views[index - 1][.bottom]
      screen.constrain(all: [
        view[.leading] == ViewID.root[.leading] + 10, view[.trailing] == ViewID.root[.trailing] - Rational(index),
        view[.top] == above + 8,
      ])
    }
    screen.constrain(views[4][.bottom] == ViewID.root[.bottom], priority: Priority(100))
    screen.constrain(views[2][.height] >= 44, priority: Priority(999))
    let expected = screen.laidOut(375, 667)
    #expect(expected.report.isClean)
    for round in 0..<30 {
      screen.constraints.shuffle(using: &random)
      let layout = screen.laidOut(375, 667)
      for view in views {
        #expect(
          layout.untransformedFrame(of: view) == expected.untransformedFrame(of: view), "seed \(seed), round \(round)")
      }
      #expect(layout.report.isClean)
    }
  }

  @Test func optionalRulesSettleLevelByLevel() {
    func width(_ rules: [(LinearRelation, Int, Float)]) -> (Rational, Bool) {
      var screen = program(320, 100)
      let view = screen.addView("view")
      screen.constrain(all: [view[.left] == ViewID.root[.left], view[.top] == ViewID.root[.top], view[.height] == 1])
      for (relation, number, priority) in rules {
        let rule = relation == .equal ? view[.width] == Rational(number) : view[.width] >= Rational(number)
        screen.constrain(rule, priority: Priority(priority))
      }
      let layout = screen.laidOut(320, 100)
      return (layout.untransformedFrame(of: view).width, layout.report.isClean)
    }
    #expect(width([(.equal, 100, 251), (.equal, 200, 250), (.equal, 210, 250)]) == (100, true))
    #expect(width([(.equal, 100, 500), (.equal, 200, 500), (.equal, 210, 500)]) == (200, true))
    #expect(width([(.equal, 24, 500), (.atLeast, 30, 525)]) == (30, true))
    let tie = width([(.equal, 24, 500), (.atLeast, 30, 500)])
    #expect(tie == (24, false))
  }

  enum LinearRelation { case equal, atLeast }
}
