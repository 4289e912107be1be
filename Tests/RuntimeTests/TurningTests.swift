import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// What is between two matrices.
@Suite struct TurningTests {
  /// The middle of a box of 100x50 around the origin on its way between two transforms.
  private func frame(_ from: ExactTransform, _ to: ExactTransform, at share: Rational = Rational(1, 2)) -> ExactRect {
    var screen = program(300, 300)
    let card = screen.addView("card")
    screen.constrain(card[.left] == ViewID.root[.left] - 50)
    screen.constrain(card[.top] == ViewID.root[.top] - 25)
    screen.constrain(card[.width] == 100)
    screen.constrain(card[.height] == 50)
    let (first, last) = (screen.addState("first"), screen.addState("last"))
    screen.set(.transform(card, from), when: screen.when(.state(first)))
    screen.set(.transform(card, to), when: screen.when(.state(last)))
    var (start, end) = (Layout(screen), Layout(screen))
    start.resize(to: LayoutEnvironment.size(300, 300).inState(first))
    end.resize(to: LayoutEnvironment.size(300, 300).inState(last))
    return LayoutAnimation(from: start, to: end).exactFrame(of: card, at: share)
  }

  private func turn(_ degrees: Int) -> ExactTransform { .rotation(degrees: Rational(degrees)) }

  @Test func aHalfTurnIsAQuarterTurnHalfWay() {
    #expect(frame(.identity, turn(180)) == rect(-25, -50, 50, 100))
    #expect(frame(turn(180), .identity) == rect(-25, -50, 50, 100))
  }

  /// A box of 100x50 that stands at 45° is 150/√2 wide and high.
  @Test func aQuarterTurnIsHalfOfOneHalfWay() {
    let box = frame(.identity, turn(90))
    #expect(abs(box.width.double - 106.06601717798213) < 1e-9 && abs(box.height.double - box.width.double) < 1e-9)
  }

  @Test func viewsTurnTheShorterWay() {
    // From 150° to -150° by way of 180°, not of 0°.
    #expect(frame(turn(150), turn(-150)) == rect(-50, -25, 100, 50))
    #expect(frame(turn(60), turn(120)) == rect(-25, -50, 50, 100))
  }

  @Test func aTurnAndAScalingGoByThemselves() {
    // 30° and twice as large: half way 15° and one and a half.
    let box = frame(.identity, turn(30).concatenating(.scale(x: 2, y: 2)))
    let wanted = frame(turn(15).concatenating(.scale(x: Rational(3, 2), y: Rational(3, 2))), .identity, at: 0)
    #expect(abs(box.width.double - wanted.width.double) < 1e-9 && abs(box.height.double - wanted.height.double) < 1e-9)
  }

  @Test func scalingsFlipsAndShiftsAreExact() {
    #expect(
      frame(.identity, .scale(x: 3, y: Rational(1, 3)), at: Rational(1, 4))
        == ExactRect(
          x: -75, y: Rational(-125, 6), width: 150, height: Rational(125, 3)))
    #expect(frame(.identity, .scale(x: -1, y: 1)) == rect(0, -25, 0, 50))
    #expect(frame(.translation(x: 10, y: 0), .translation(x: 20, y: 40)) == rect(-35, -5, 100, 50))
    // What turns alike is shifted alone.
    #expect(
      frame(turn(90), turn(90).concatenating(.translation(x: 10, y: 0))) == rect(-20, -50, 50, 100))
  }

  /// A flip of x and one of y are a half turn apart.
  @Test func oneFlipBecomesTheOtherByTurning() {
    #expect(frame(.scale(x: -1, y: 1), .scale(x: 1, y: -1)) == rect(-25, -50, 50, 100))
  }

  @Test func whatIsMadeFlatGoesEntryByEntry() {
    #expect(frame(.identity, .scale(x: 0, y: 0)) == ExactRect(x: -25, y: Rational(-25, 2), width: 50, height: 25))
  }

  @Test func anyMatrixIsPutTogetherAsItWasTakenApart() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let entries = (0..<6).map { _ in Rational(Int.random(in: -40...40, using: &random), 8) }
      let matrix = ExactTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
      guard let parts = TransformParts(matrix) else { continue }
      let again = parts.matrix
      for (one, other) in [(matrix.a, again.a), (matrix.b, again.b), (matrix.c, again.c), (matrix.d, again.d)] {
        #expect(abs(one.double - other.double) < 1e-9, "seed 11: \(matrix)")
      }
    }
  }
}
