import LayDrawing
import Testing

@Suite struct OutlineTests {
  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    let pill = Outline.rounded(x: 0, y: 0, width: 40, height: 20, radius: 99)
    #expect(pill == Outline.rounded(x: 0, y: 0, width: 40, height: 20, radius: 10))
  }

  @Test func transformsApplyTheInnerOneFirst() {
    let both = Transform2D.move(10, 0).after(.scale(2))
    #expect(both.apply(Point2D(3, 4)) == Point2D(16, 8))
  }
}
