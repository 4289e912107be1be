import LayCompiler
import LayRuntime
import Testing

/// Parts of frames that steps set, `+=` and `-=`, rounding of sizes, and loops with a counter.
@Suite struct StepPartTests {
  /// The frame of the view `a` of a layout of 375x667 after `steps`.
  private func frame(_ steps: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> ExactRect {
    let body = "view a { frame = (10, 20, 50, 30) }; view b { frame = (0, 0, 100, 40) }\nlayoutSubviews { \(steps) }"
    let compilation = screen(body).compilation
    #expect(reports(body).isEmpty, "\(reports(body))", sourceLocation: sourceLocation)
    let program = try #require(compilation.layouts.first, sourceLocation: sourceLocation).program
    var layout = Layout(program)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 375, height: 667)))
    return layout.exactFrame(of: ViewID(1))
  }

  private func rect(_ x: Rational, _ y: Rational, _ width: Rational, _ height: Rational) -> ExactRect {
    ExactRect(x: x, y: y, width: width, height: height)
  }

  @Test func partsOfTheFrameKeepTheRest() throws {
    #expect(try frame("a.frame.origin.x = 5") == rect(5, 20, 50, 30))
    #expect(try frame("a.frame.y = 5") == rect(10, 5, 50, 30))
    #expect(try frame("a.frame.size.width = 5") == rect(10, 20, 5, 30))
    #expect(try frame("a.frame.height = b.frame.width") == rect(10, 20, 50, 100))
    #expect(try frame("a.frame.origin = (1, 2)") == rect(1, 2, 50, 30))
    #expect(try frame("a.frame.size = b.bounds.size") == rect(10, 20, 100, 40))
    #expect(try frame("a.untransformedFrame.x = 7") == rect(7, 20, 50, 30))
  }

  @Test func partsOfTheBoundsAndTheCenterKeepTheRest() throws {
    #expect(try frame("a.center.x = 100") == rect(75, 20, 50, 30))
    #expect(try frame("a.bounds.size.width = 10") == rect(30, 20, 10, 30))
    #expect(try frame("a.bounds.height = 10") == rect(10, 30, 50, 10))
    #expect(try frame("a.bounds.origin.x = 10") == rect(10, 20, 50, 30))
  }

  @Test func valuesAreChangedByASum() throws {
    #expect(try frame("a.frame.origin.x += 5") == rect(15, 20, 50, 30))
    #expect(try frame("a.frame.size.width -= 20") == rect(10, 20, 30, 30))
    #expect(try frame("a.center += (1, 2)") == rect(11, 22, 50, 30))
    #expect(try frame("a.bounds.size += (2, 4)") == rect(9, 18, 52, 34))
    #expect(try frame("a.frame.size += b.bounds.size") == rect(10, 20, 150, 70))
  }

  @Test func constantsAndAnswersAreChangedToo() throws {
    #expect(
      reports(
        """
        view a { .edges(top, leading) == superview; .height == 10 }
        constraint gap: a.width == 30
        layoutSubviews { gap.constant += 12 }
        """
      ).isEmpty)
    #expect(
      reports(
        "component C { sizeThatFits { width = 10; width += 5; height = 3 } }\nlayout A(9x9) { view c: C { frame = (0, 0, 9, 9) } }"
      ).isEmpty)
  }

  @Test func sizesAreRoundedAsNumbersAre() throws {
    #expect(try frame("a.bounds.size = ceilToPixel((10.5, 20.25)); a.frame.origin = (0, 0)") == rect(0, 0, 11, 21))
    #expect(try frame("a.frame.origin = floor((3.5, 4.5))") == rect(3, 4, 50, 30))
  }

  @Test(arguments: [
    ("a.frame.origin.x = b.frame", "L0481", "'a.frame.origin.x' takes a number; this is a rectangle"),
    ("a.frame.size = 3", "L0481", "'a.frame.size' takes a size such as `44x44` or `.bounds.size`; this is a number"),
    ("a.frame.width.x = 3", "L0482", ""), ("superview.frame.x = 3", "L0482", ""),
    ("a.frame.origin.x = ceil(b.frame)", "L0481", "'ceil' takes a number; this is a rectangle"),
  ]) func wrongValuesAreReported(steps: String, code: String, message: String) {
    let body = "view a { frame = (0, 0, 9, 9) }; view b { frame = (0, 0, 9, 9) }\nlayoutSubviews { \(steps) }"
    let found = reports(body)
    #expect(found.count == 1 && found[0].hasPrefix(code) && found[0].hasSuffix(message), "\(found)")
  }

  @Test func outsideOfStepsNothingIsChanged() {
    let found = reports("view a { frame = (0, 0, 9, 9); alpha += 1 }")
    #expect(
      found == [
        "L0159 +=: '+=' changes a value, which only steps do, one after the other"
      ], "\(found)")
  }

  // MARK: Loops

  @Test func aLoopMayCount() {
    let body = """
      let names = ["One", "Two"]
      for i, name in names { view row[i]: Label { text = name; .leading == superview.leading; .top == superview.top + 30 * i } }
      """
    #expect(rows(body).contains { $0.contains(".top - ") && $0.hasSuffix(" == 30") }, "\(rows(body))")
  }

  @Test func aRangeMayBeCountedToo() {
    #expect(rows("for i, n in 5 ... 6 { view v[i] { .left == superview.left + n } }").count == 2)
    #expect(reports("for i, i in [1, 2] { view v[i] { frame = (0, 0, 9, 9) } }").count == 1)
  }

  @Test func stepsCountToo() throws {
    #expect(try frame("for i, v in [b, a] { v.frame.origin = (100 * i, i) }") == rect(100, 1, 50, 30))
    #expect(try frame("for i, n in 7 ... 8 { a.frame.origin = (i, n) }") == rect(1, 8, 50, 30))
  }
}
