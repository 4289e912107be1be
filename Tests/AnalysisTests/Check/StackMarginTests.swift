import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

/// Stacks that arrange inside their margins (SEMANTICS §2.14, "canvas"), worked by hand: files with `expect`s.
@Suite struct StackMarginTests {
  /// What a check of a layout of 375x812 says.
  private func found(_ body: String) -> [String] {
    checked("layout Screen(375x812) {\n  sizes 375x812\n\(body)\n}").diagnostics.map { $0.message }
  }

  /// Two views in a stack of 300x100 with margins, what `settings` say of it, and what is expected of `expected`.
  private func arranged(_ settings: String, _ expected: String, label: String = "") -> [String] {
    found(
      """
      view bar: HStack {
        layoutMarginsRelativeArrangement = true; margins = (10, 20, 30, 40); spacing = 8; \(settings)
        .edges(top, leading) == superview; .size == 300x100
        view a: Image { contentMode = center; intrinsic = 50x20 }
        view b: Spacer
      }
      expect 375x812\(label) { \(expected) }
      """)
  }

  @Test func aStackArrangesInsideItsMargins() {
    #expect(arranged("", "bar.a.frame == (20, 10, 50, 60); bar.b.frame == (78, 10, 182, 60)") == [])
    #expect(
      arranged(
        "", "bar.a.frame == (230, 10, 50, 60); bar.b.frame == (40, 10, 182, 60)", label: " (direction: rtl)") == [])
    #expect(arranged("alignment = center", "bar.a.frame == (20, 30, 50, 20)").isEmpty)
    #expect(arranged("alignment = bottom", "bar.a.frame == (20, 50, 50, 20)").isEmpty)
    #expect(arranged("distribution = fillEqually", "bar.a.width == 116; bar.b.frame.x == 144") == [])
  }

  @Test func aStackIsAsLargeAsItsViewsAndItsMargins() {
    let body = """
      view bar: HStack {
        layoutMarginsRelativeArrangement = true; margins = (10, 20, 30, 40); alignment = center
        .edges(top, leading) == superview
        view a: Image { contentMode = center; intrinsic = 50x20 }
      }
      expect 375x812 { bar.frame == (0, 0, 110, 60); bar.a.frame == (20, 10, 50, 20) }
      """
    #expect(found(body) == [])
  }

  @Test func sharesOfAStackAreThoseOfTheRoomInItsMargins() {
    let body = """
      view bar: HStack {
        layoutMarginsRelativeArrangement = true; margins = (0, 45, 0, 45); distribution = fillProportionally
        .edges(top, leading) == superview; .size == 400x100; spacing = 10
        view a: Image { contentMode = center; intrinsic = 50x20 }
        view b: Image { contentMode = center; intrinsic = 100x20 }
      }
      expect 375x812 { bar.a.width == 96.875; bar.b.width == 203.125; bar.b.right == 355 }
      """
    #expect(found(body).filter { !$0.contains("extends beyond the screen") } == [])
  }

  @Test func aStackUnderABarKeepsToWhatIsSafe() {
    let body = """
      view bar: VStack {
        layoutMarginsRelativeArrangement = true
        .edges(top, leading, trailing) == superview
        view a: Image { contentMode = center; intrinsic = 50x20 }
      }
      expect 375x812 { bar.height == 36; bar.a.frame == (8, 8, 359, 20) }
      expect 375x812 (safeArea: (47, 0, 34, 0)) { bar.height == 83; bar.a.frame == (8, 55, 359, 20) }
      """
    #expect(found(body) == [])
  }

  @Test func aConditionMayChangeWhetherAStackKeepsToItsMargins() {
    let body = """
      view bar: HStack {
        .edges(top, leading, trailing) == superview
        when width >= 500 { bar.layoutMarginsRelativeArrangement = true }
        view a: Image { contentMode = center; intrinsic = 50x20 }
      }
      expect 375x812 { bar.height == 20; bar.a.frame == (0, 0, 375, 20) }
      expect 600x812 { bar.height == 36; bar.a.frame == (8, 8, 584, 20) }
      """
    #expect(found(body) == [])
  }
}
