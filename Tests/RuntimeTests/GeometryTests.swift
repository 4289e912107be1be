import LayRuntime
import Testing

@Suite struct GeometryTests {
  /// The bar of the third article: 273x47 about (136.5, 296.5).
  let bar = ExactRect(x: 0, y: 273, width: 273, height: 47)
  let middle = ExactPoint(x: Rational(1, 2), y: Rational(1, 2))

  @Test(arguments: [
    (0, 0, 0, 0, 273, 273, 47), (-1, 160, -113, 273, 47, 47, 273), (-2, 47, -273, 47, 0, 273, 47),
    (-3, -113, -160, 0, 0, 47, 273),
  ])
  func quarterTurnsOfABarWithTranslation(turns: Int, tx: Int, ty: Int, x: Int, y: Int, width: Int, height: Int) {
    let transform = ExactTransform.quarterTurns(turns)
      .concatenating(.translation(x: Rational(tx), y: Rational(ty)))
    #expect(
      transform.frame(ofUntransformed: bar, anchorPoint: middle)
        == ExactRect(x: Rational(x), y: Rational(y), width: Rational(width), height: Rational(height)))
  }

  @Test func quarterTurnsWithoutTranslationTurnAboutTheCentre() {
    for turns in [1, 3, -1] {
      #expect(
        ExactTransform.quarterTurns(turns).frame(ofUntransformed: bar, anchorPoint: middle)
          == ExactRect(x: 113, y: 160, width: 47, height: 273))
    }
    #expect(ExactTransform.quarterTurns(2).frame(ofUntransformed: bar, anchorPoint: middle) == bar)
  }

  @Test func aQuarterTurnIsClockwiseOnScreen() {
    #expect(ExactTransform.quarterTurns(1).applied(to: ExactPoint(x: 1, y: 0)) == ExactPoint(x: 0, y: 1))
    #expect(ExactTransform.quarterTurns(-1) == ExactTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(ExactTransform.quarterTurns(4) == .identity)
  }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let both = ExactTransform.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(both.applied(to: ExactPoint(x: 1, y: 1)) == ExactPoint(x: 12, y: 23))
  }

  @Test func theAnchorPointStaysWhereItIs() {
    let corner = ExactPoint(x: 0, y: 1)
    #expect(
      ExactTransform.scale(x: 2, y: 2).frame(ofUntransformed: bar, anchorPoint: corner)
        == ExactRect(x: 0, y: 226, width: 546, height: 94))
  }

  @Test func anEighthTurnHasABoxButIsNotUpright() {
    let skewed = ExactTransform(
      a: Rational(3, 5), b: Rational(4, 5), c: Rational(-4, 5), d: Rational(3, 5), tx: 0, ty: 0)
    #expect(!skewed.isAxisAligned)
    #expect(
      skewed.boundingBox(of: ExactRect(x: 0, y: 0, width: 10, height: 5))
        == ExactRect(x: -4, y: 0, width: 10, height: 11))
  }

  @Test func halfPixelsGoUpToTheNearestAndDownToTheFloor() {
    #expect(Snapping.nearest.snap(Rational(1, 2), scale: 1) == 1)
    #expect(Snapping.nearest.snap(Rational(-1, 2), scale: 1) == 0)
    #expect(Snapping.down.snap(Rational(-1, 2), scale: 1) == -1)
    #expect(Snapping.nearest.snap(Rational(3801, 4), scale: 2) == Rational(1901, 2))
    #expect(Snapping.nearest.snap(Rational(4751, 5), scale: 2) == 950)
    #expect(Snapping.nearest.snap(Rational(1, 3), scale: 0) == Rational(1, 3))
  }

  @Test func insetsShrink() {
    let insets = ExactInsets(top: 10, left: 24, bottom: 10, right: 24)
    #expect(
      ExactRect(x: 0, y: 0, width: 320, height: 100).inset(by: insets)
        == ExactRect(x: 24, y: 10, width: 272, height: 80))
  }
}
