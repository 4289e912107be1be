import LayRuntime
import TestSupport
import Testing

/// Random trees with masks, rules, conditions and all kinds of mistakes.
@Suite struct RandomLayoutTests {
  private static let attributes: [[Attribute]] = [
    [.left, .right, .centerX], [.leading, .trailing, .centerX],
    [.top, .bottom, .centerY, .firstBaseline, .lastBaseline],
    [.width, .height],
  ]

  func randomProgram(_ random: inout SeededGenerator) -> LayoutProgram {
    var screen = program(300, 200)
    screen.autoresizing = Bool.random(using: &random) ? .even : .proportional
    let wide = screen.when(.compare(.width, .greater, 300))
    for index in 0..<Int.random(in: 1...7, using: &random) { addView(index, to: &screen, &random) }
    for _ in 0..<Int.random(in: 0...14, using: &random) { addRule(to: &screen, wide, &random) }
    if Bool.random(using: &random) {
      let view = ViewID(Int.random(in: 0..<screen.views.count, using: &random))
      screen.set(.boundsSize(view, ExactSize(width: 50, height: 40)), when: wide)
      screen.set(.text(view, "wide"), when: wide)
    }
    return screen
  }

  private func addView(_ index: Int, to screen: inout LayoutProgram, _ random: inout SeededGenerator) {
    func number() -> Rational {
      Rational(Int.random(in: -20...200, using: &random), Int.random(in: 1...3, using: &random))
    }
    let superview = ViewID(Int.random(in: 0..<screen.views.count, using: &random))
    let kinds: [ViewKind] = [.view, .view, .label, .switchControl, .image]
    let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
    let frame = rect(number(), number(), number(), number())
    let mask = AutoresizingMask(rawValue: UInt8.random(in: 0...63, using: &random))
    let isMasked = Int.random(in: 0...2, using: &random) == 0
    let origin = number()
    let turns = Int.random(in: 0...7, using: &random)
    let configure: (inout ViewDescription) -> Void = { view in
      view.text = "label"
      if turns < 4 { view.transform = .quarterTurns(turns) }
      if turns == 5 { view.boundsOrigin = ExactPoint(x: origin, y: origin) }
      if turns == 6 && !isMasked { view.designFrame = frame }
      if turns == 7 { view.autoresizesSubviews = false }
    }
    if isMasked {
      screen.addView("v\(index)", in: superview, kind: kind, frame: frame, mask: mask, configure: configure)
    } else {
      screen.addView("v\(index)", in: superview, kind: kind, configure: configure)
    }
  }

  private func addRule(to screen: inout LayoutProgram, _ wide: ConditionID, _ random: inout SeededGenerator) {
    let family = RandomLayoutTests.attributes[Int.random(in: 0...3, using: &random)]
    func side() -> LinearExpression {
      let view = ViewID(Int.random(in: 0..<screen.views.count, using: &random))
      return view[family[Int.random(in: 0..<family.count, using: &random)]]
    }
    let number = Rational(Int.random(in: -100...100, using: &random))
    let isSize = family.contains(.width)
    let right = isSize && Bool.random(using: &random) ? LinearExpression(number) : side() + number
    let rules = [side() == right, side() <= right, side() >= right]
    screen.constrain(
      rules[Int.random(in: 0...2, using: &random)],
      priority: Priority([1000, 1000, 750, 250, 999.5][Int.random(in: 0...4, using: &random)]),
      when: Int.random(in: 0...4, using: &random) == 0 ? wide : .always)
  }

  @Test(arguments: 0..<4) func everyLayoutKeepsItsPromisesOnAnyWayToASize(block: Int) {
    for round in 0..<25 {
      let seed = UInt64(1000 * block + round)
      var random = SeededGenerator(seed: seed)
      let screen = randomProgram(&random)
      var travelled = Layout(screen)
      for (width, height) in [(300, 200), (120, 400), (500, 90), (0, 0), (300, 200)] as [(Rational, Rational)] {
        let direction: InterfaceDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        let fresh = screen.laidOut(width, height, direction: direction)
        travelled.resize(to: .size(width, height, direction: direction))
        checkInvariants(travelled)
        #expect(fresh.report.conflicts.map(\.broken) == travelled.report.conflicts.map(\.broken), "seed \(seed)")
        #expect(fresh.report.ambiguities == travelled.report.ambiguities, "seed \(seed)")
        #expect(fresh.report.collapses == travelled.report.collapses, "seed \(seed)")
        for index in screen.views.indices {
          #expect(
            fresh.untransformedFrame(of: ViewID(index)) == travelled.untransformedFrame(of: ViewID(index)),
            "seed \(seed) at \(width)x\(height), view \(index)")
        }
      }
    }
  }
}
