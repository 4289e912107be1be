import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct ExpectationTests {
  /// The number of comparisons of the first layout of `text`, and the messages of those that fail.
  private func evaluated(_ text: String) throws -> (count: Int, failures: [String]) {
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let verdicts = evaluateExpectations(of: try #require(compilation.layouts.first), in: compilation)
    return (verdicts.count, verdicts.failures.map(\.message))
  }

  @Test func anExpectSaysItsState() throws {
    let found = try evaluated(
      """
      layout S(100x100) {
        view a { .edges(top, leading) == superview; .height == 10 }
        constraint cap: a.width == 20
        state wide { cap.constant = 60 }
        expect 100x100 { a.width == 20 }
        expect 100x100 (state: wide) { a.width == 60; a.width == 20 }
      }
      """)
    #expect(found.count == 3)
    #expect(found.failures == ["at 100x100 this is 60, not 20"])
  }

  @Test func aMetricThatOnlyAComponentHasCanBeSet() throws {
    let found = try evaluated(
      """
      component Card {
        metric gap = 8
        view x { .edges == superview.edges inset gap }
      }
      layout S(100x100) {
        view c: Card { .edges == superview.edges }
        expect 100x100 { c.x.left == 8 }
        expect 100x100 (gap: 10) { c.x.left == 10; c.x.left == 8 }
      }
      """)
    #expect(found.count == 3)
    #expect(found.failures == ["at 100x100 this is 10, not 8"])
  }

  @Test func aMetricOfAComponentThatTheLayoutDoesNotUseCannotBeSet() {
    let text = """
      component Card { metric gap = 8; view x { .edges == superview.edges inset gap } }
      layout R(100x100) { view c: Card { .edges == superview.edges } }
      layout S(100x100) { view a { .edges == superview.edges }; expect 100x100 (gap: 10) { a.left == 0 } }
      """
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(compilation.diagnostics.map { $0.code } == [.expectLabel])
  }

  @Test func aNumberIsComparedWithinAThousandth() throws {
    let found = try evaluated(
      """
      layout S(100x100) {
        view a { .edges(top, leading) == superview; .height == 10; .width == 20 }
        expect 100x100 { a.width == 20.001; a.width == 20.002; a.width <= 19.999; a.width >= 21 }
      }
      """)
    #expect(found.count == 4)
    #expect(found.failures == ["at 100x100 this is 20, not 20.002", "at 100x100 this is 20, not at least 21"])
  }

  @Test func aLabelOfAnExpectSetsAMetric() throws {
    let found = try evaluated(
      """
      layout S(100x100) {
        metric gap = 8
        view a { .edges == superview inset gap }
        expect 100x100 { a.width == 84 }
        expect 100x100 (gap: 10) { a.width == 80; a.width == 84 }
      }
      """)
    #expect(found.failures == ["at 100x100 this is 80, not 84"])
  }

  @Test func thePictureOfAnImageIsInItsBounds() throws {
    let found = try evaluated(
      """
      layout S(100x100) {
        view photo: Image { intrinsic = 20x10; contentMode = center; .edges == superview }
        expect 100x100 { photo.contentRect == (40, 45, 20, 10); photo.contentMode == center; photo.contentMode == left }
      }
      """)
    #expect(found.failures == ["at 100x100 this is center, not left"])
  }
}
