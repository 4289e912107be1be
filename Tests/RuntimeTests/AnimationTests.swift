import LayRuntime
import Testing

/// What is on the screen between two layouts.
@Suite struct AnimationTests {
  @Test func curvesAreExactAtTheirEndsAndRise() {
    for curve in TimingCurve.allCases {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
      let values = (0...60).map { curve.progress(at: Rational($0, 60)) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, "\(curve.name)")
    }
  }

  /// Of cubic Béziers: at the parameter 1/2 of easeIn the time is 3/8·0.42 + 3/8 + 1/8 = 0.6575, the progress 1/2.
  @Test func curvesGoThroughTheirPoints() {
    let limit = Rational(exactly: 0x1p-38) ?? .zero
    func isNear(_ a: Rational, _ b: Rational) -> Bool { (a - b).magnitude <= limit }
    #expect(TimingCurve.linear.progress(at: Rational(1, 3)) == Rational(1, 3))
    #expect(TimingCurve.easeInOut.progress(at: Rational(1, 2)) == Rational(1, 2))
    #expect(isNear(TimingCurve.easeIn.progress(at: Rational(6575, 10_000)), Rational(1, 2)))
    #expect(isNear(TimingCurve.easeOut.progress(at: Rational(3425, 10_000)), Rational(1, 2)))
    // At the parameter 1/4: time 27/64·0.42 + 9/64·0.58 + 1/64, progress 9/64 + 1/64.
    let time = Rational(27, 64) * Rational(42, 100) + Rational(9, 64) * Rational(58, 100) + Rational(1, 64)
    #expect(isNear(TimingCurve.easeInOut.progress(at: time), Rational(10, 64)))
  }

  @Test func theCurveOfTheWayBackIsTheOtherOne() {
    for step in 0...48 {
      let time = Rational(step, 48)
      let (there, back) = (TimingCurve.easeIn.progress(at: time), 1 - TimingCurve.easeOut.progress(at: 1 - time))
      #expect((there - back).magnitude <= (Rational(exactly: 0x1p-37) ?? .zero))
    }
  }

  /// A card that grows and turns between two states, with a view inside.
  private func ends() -> (LayoutAnimation, card: ViewID, inner: ViewID) {
    var screen = program(300, 300)
    let card = screen.addView("card") { $0.anchorPoint = ExactPoint(x: 0, y: 0) }
    let inner = screen.addView("inner", in: card)
    let root = ViewID.root
    screen.constrain(card[.left] == root[.left] + 10)
    screen.constrain(card[.top] == root[.top] + 20)
    let width = screen.constrain(card[.width] == 100, name: "width")
    screen.constrain(card[.height] == 50)
    screen.pinEdges(of: inner, to: card, inset: 5)
    let wide = screen.addState("wide")
    let isWide = screen.when(.state(wide))
    screen.set(.constant(width, 200), when: isWide)
    screen.set(.boundsOrigin(card, ExactPoint(x: 0, y: 40)), when: isWide)
    screen.set(.transform(card, .scale(x: 3, y: 3)), when: isWide)
    screen.set(.hidden(inner, true), when: isWide)
    var (from, to) = (Layout(screen), Layout(screen))
    from.resize(to: .size(300, 300))
    to.resize(to: LayoutEnvironment.size(300, 300).inState(wide))
    return (LayoutAnimation(from: from, to: to), card, inner)
  }

  @Test func boundsCentresAndTransformsGoByTheSameShare() {
    let (animation, card, inner) = ends()
    let share = Rational(1, 4)
    #expect(animation.exactBounds(of: card, at: share) == rect(0, 10, 125, 50))
    #expect(animation.exactCenter(of: card, at: share) == ExactPoint(x: 10, y: 20))
    #expect(animation.transform(of: card, at: share).transform == .scale(x: Rational(3, 2), y: Rational(3, 2)))
    #expect(animation.untransformedFrame(of: card, at: share) == rect(10, 20, 125, 50))
    #expect(animation.exactFrame(of: card, at: share) == rect(10, 20, Rational(375, 2), 75))
    #expect(animation.untransformedFrame(of: inner, at: share) == rect(5, 15, 115, 40))
  }

  @Test func theEndsAreTheLayouts() {
    let (animation, card, inner) = ends()
    for view in [ViewID.root, card, inner] {
      #expect(animation.exactFrame(of: view, at: 0) == animation.from.exactFrame(of: view))
      #expect(animation.exactFrame(of: view, at: 1) == animation.to.exactFrame(of: view))
    }
  }
}
