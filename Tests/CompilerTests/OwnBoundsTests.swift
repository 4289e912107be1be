import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Steps that correct the bounds of their own view, and the order of steps where it matters.
@Suite struct OwnBoundsTests {
  private let badge = """
    component Badge(60x20) {
      view t { frame = (0, 0, 84, 21) }
      layoutSubviews { .bounds.size = t.bounds.size }
    }

    """

  @Test func aComponentCorrectsItsOwnBounds() throws {
    let text = badge + "layout A(320x480) { view b: Badge { frame = (100, 10, 60, 20) } }\n"
    let compilation = screen(text).compilation
    #expect(compilation.diagnostics.isEmpty, "\(compilation.diagnostics.map(\.message))")
    var layout = Layout(try #require(compilation.layouts.last).program)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 320, height: 480)))
    // The center stays.
    #expect(layout.exactFrame(of: ViewID(1)) == ExactRect(x: 88, y: Rational(19, 2), width: 84, height: 21))
  }

  @Test func aComponentThatIsCheckedAloneIsAsLargeAsItsSizes() {
    let text = badge.replacing("{\n  view t", with: "{\n  sizes 60x20\n  view t")
    #expect(screen(text + "layout A(9x9) { view b: Badge { frame = (0, 0, 60, 20) } }").compilation.diagnostics.isEmpty)
  }

  @Test(arguments: ["frame = (0, 0, 9, 9)", "center = (4, 4)", "frame.size = 9x9"])
  func aViewDoesNotPlaceItself(setting: String) {
    let text = badge.replacing("bounds.size = t.bounds.size", with: setting)
    let found = screen(text + "layout A(9x9) { view b: Badge { frame = (0, 0, 60, 20) } }").compilation.diagnostics
    #expect(found.map(\.code.id) == ["L0482"], "\(found.map(\.message))")
  }

  @Test func aLayoutDoesNotSetItsSize() { #expect(codes("layoutSubviews { .bounds.size = 9x9 }") == ["L0482"]) }

  @Test(arguments: [
    ("align a.center with b.center; sizeToFit a", []), ("align a.center with b.center; sizeToFit b", []),
    ("align a.topLeft with b.topLeft; sizeToFit a", ["L0485"]),
    // Another height keeps the middle of the left edge, and another width that of the top edge.
    ("align a.leftCenter with b.topLeft; a.bounds.size.height += 20", []),
    ("align a.leftCenter with b.topLeft; a.bounds.size.width += 20", ["L0485"]),
    ("align a.topCenter with b.topLeft; a.bounds.size.width += 20", []),
    ("align a.topLeft with b.leftCenter; b.bounds.size.height = 9", []),
    ("align a.topLeft with b.leftCenter; b.bounds.size.width = 9", ["L0485"]),
    // A new size of the frame keeps the upper left corner.
    ("align a.topLeft with b.topLeft; b.frame.size = 9x9", []),
    ("align a.bottomRight with b.topRight; b.frame.size.height += 9", []),
    ("align a.topLeft with b.topRight; b.frame.size.width += 9", ["L0485"]),
    ("align a.topLeading with b.topLeading; b.frame.size.width += 9", ["L0485"]),
    ("align a.topLeft with b.center; b.frame.size = 9x9", ["L0485"]),
    ("align a.topLeft with b.topLeft; b.frame.origin.x += 9", ["L0485"]),
    // Another alignment follows.
    ("align a.topLeft with b.topLeft; sizeToFit a; align a.topLeft with b.topLeft", []),
    ("align a.topLeft with b.topLeft; sizeToFit a; align a.topLeft with b.topRight", []),
    ("align a.topLeft with b.topLeft; sizeToFit a; align b.topLeft with a.topRight", ["L0485"]),
    ("align a.center with b.topLeft; sizeToFit b", ["L0485"]),
    ("align a.center with b.center; b.frame = (0, 0, 9, 9)", ["L0485"]),
  ]) func theOrderIsAnErrorWhereItMatters(steps: String, found: [String]) {
    #expect(
      codes("view a: Label { text = \"a\" }; view b: Label { text = \"b\" }; layoutSubviews { \(steps) }") == found)
  }

  /// Another alignment is searched among the 16 steps behind the one that changes the size.
  @Test(arguments: [(15, []), (16, ["L0485"])])
  func anotherAlignmentMayBeSomeStepsLater(between: Int, found: [String]) {
    let steps = (0..<between).map { _ in "b.frame.origin.x += 1" }.joined(separator: "; ")
    let all = "align a.topLeft with c.topLeft; sizeToFit a; \(steps); align a.topLeft with c.topLeft"
    let views = ["a", "b", "c"].map { "view \($0): Label { text = \"x\" }" }.joined(separator: "; ")
    #expect(codes("\(views); layoutSubviews { \(all) }") == found)
  }

  @Test func roomWithoutALimitHasAName() {
    #expect(
      codes("view a: Label { text = \"a\" }; layoutSubviews { a.bounds.size = a.sizeThatFits((unlimited, unlimited)) }")
        .isEmpty)
    for number in [".greatestFiniteMagnitude", "CGFloat.greatestFiniteMagnitude", "CGFLOAT_MAX", "Double.infinity"] {
      let body = "view a: Label { text = \"a\" }\nlayoutSubviews { a.bounds.size = a.sizeThatFits((9, \(number))) }"
      #expect(fixed(body).contains("sizeThatFits((9, unlimited))"), "\(reports(body))")
    }
  }
}
