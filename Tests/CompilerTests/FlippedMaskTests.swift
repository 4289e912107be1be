import LayAnalysis
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// Names of masks in flipped and unflipped superviews (SEMANTICS §1.7).
@Suite struct FlippedMaskTests {
  /// The frame at 200x200 of a view that is 20x20 at (30, 10) in 100x100.
  private func frame(_ mask: String, head: String = "", flipped: String = "") throws -> ExactRect {
    let compiled = try layout(
      """
      layout S(100x100) { \(head); \(flipped)
        view v { frame = (30, 10, 20, 20); mask = \(mask) }
      }
      """)
    var layout = Layout(compiled.program)
    layout.resize(width: 200, height: 200)
    return layout.exactFrame(of: ViewID(1))
  }

  /// The expectations of `text` that fail; one line if it does not compile.
  private func failures(_ text: String) -> [String] {
    let compilation = compiled(text)
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map { $0.message }
    guard errors.isEmpty, let layout = compilation.layouts.first else { return errors + ["no layout"] }
    let verdicts = evaluateExpectations(of: layout, in: compilation)
    return verdicts.failures.map { $0.message } + (verdicts.count == 0 ? ["no expectations"] : [])
  }

  private func unflipped(_ mask: String) throws -> ExactRect { try frame(mask, head: "profile = appkit") }

  private func flipped(_ mask: String) throws -> [ExactRect] {
    [try frame(mask, head: "profile = appkit", flipped: "isFlipped = true"), try frame(mask)]
  }

  private func rect(_ x: Rational, _ y: Rational, _ width: Rational = 20, _ height: Rational = 20) -> ExactRect {
    ExactRect(x: x, y: y, width: width, height: height)
  }

  @Test func eachNameAloneInAnUnflippedSuperview() throws {
    #expect(try unflipped("minXMargin") == rect(130, 110))
    #expect(try unflipped("widthSizable") == rect(30, 110, 120))
    #expect(try unflipped("maxXMargin") == rect(30, 110))
    // The margin at the bottom grows, so the view stays at the top.
    #expect(try unflipped("minYMargin") == rect(30, 10))
    #expect(try unflipped("heightSizable") == rect(30, 10, 20, 120))
    // The margin at the top grows.
    #expect(try unflipped("maxYMargin") == rect(30, 110))
    #expect(try unflipped("none") == rect(30, 110))
  }

  @Test func eachNameAloneInAFlippedSuperview() throws {
    let expected: [(String, ExactRect)] = [
      ("minXMargin", rect(130, 10)), ("widthSizable", rect(30, 10, 120)), ("maxXMargin", rect(30, 10)),
      ("minYMargin", rect(30, 110)), ("heightSizable", rect(30, 10, 20, 120)), ("maxYMargin", rect(30, 10)),
      ("none", rect(30, 10)),
    ]
    for (name, frame) in expected { #expect(try flipped(name) == [frame, frame], "\(name)") }
  }

  @Test func theOtherFamiliesMeanAboveAndBelowEverywhere() throws {
    for name in ["TM", "flexibleTopMargin"] {
      #expect(try unflipped(name) == rect(30, 110), "\(name)")
      #expect(try flipped(name) == [rect(30, 110), rect(30, 110)], "\(name)")
    }
    for name in ["BM", "flexibleBottomMargin"] {
      #expect(try unflipped(name) == rect(30, 10), "\(name)")
      #expect(try flipped(name) == [rect(30, 10), rect(30, 10)], "\(name)")
    }
  }

  @Test func sharesStayProportional() throws {
    // 10 above and 70 below share 100.
    for mask in ["minYMargin+maxYMargin", "TM+BM"] {
      #expect(try unflipped(mask).y == Rational(45, 2), "\(mask)")
      #expect(try flipped(mask).map(\.y) == [Rational(45, 2), Rational(45, 2)], "\(mask)")
    }
    // The height of 20 and the 70 below it.
    #expect(try unflipped("heightSizable+minYMargin").height == 20 + Rational(200, 9))
    // The height of 20 and the 10 above it.
    #expect(try unflipped("heightSizable+maxYMargin").height == 20 + Rational(200, 3))
  }

  /// The example of issue 17: at the top of 100x100 it stays at the top.
  @Test func aBarWithAFlexibleMarginAtTheBottomStaysAtTheTop() throws {
    let failures = failures(
      """
      layout S(100x100) { profile = appkit
        view v { frame = (0, 0, 100, 20); mask = widthSizable+minYMargin }
        expect 200x200 { v.frame == (0, 0, 200, 20); v.mask == W+BM; v.mask == widthSizable+minYMargin }
      }
      """)
    #expect(failures == [])
  }

  @Test func aSuperviewThatDoesNotAutoresizeKeepsTheDistanceFromItsBottom() throws {
    #expect(try frame("H", head: "profile = appkit", flipped: "autoresizesSubviews = false") == rect(30, 110))
  }

  @Test func aConditionSetsAMaskByTheSameNames() throws {
    let failures = failures(
      """
      layout S(100x100) { profile = appkit
        sizes 100x100 ... 300x300
        view v { frame = (30, 10, 20, 20); mask = minYMargin; when width > 150 { mask = maxYMargin } }
        expect 120x200 { v.frame == (30, 10, 20, 20); v.mask == BM }
        expect 200x200 { v.frame == (30, 110, 20, 20); v.mask == TM; v.mask == maxYMargin }
      }
      """)
    #expect(failures == [])
  }

  @Test func aMarginIsNotNamedTwiceByItsSideAndItsEnd() {
    check(
      "layout S(9x9) { view v { frame = (0, 0, 1, 1); 1️⃣mask = TM+minYMargin } }",
      reports: [Expected(.duplicateArgument, "'TM' is in this mask already")])
    check(
      "layout S(9x9) { profile = appkit; view v { frame = (0, 0, 1, 1); 1️⃣mask = BM+minYMargin } }",
      reports: [Expected(.duplicateArgument, "'BM' is in this mask already")])
    check("layout S(9x9) { profile = appkit; view v { frame = (0, 0, 1, 1); mask = TM+minYMargin } }")
  }

  @Test func anUnflippedSuperviewIsMeasuredFromItsBottom() {
    check(
      "layout S(9x9) { profile = appkit; view form { view dot { 1️⃣frame = (0, 0, 1, 1) } } }",
      reports: [
        Expected(
          .maskNeedsSize, "'dot' keeps its distance from the bottom of 'form', whose size is not known at design time")
      ])
    check(
      "layout S(9x9) { profile = appkit; view form { view dot { frame = (0, 0, 1, 1); 1️⃣mask = RM } } }",
      reports: [
        Expected(.maskNeedsSize, "the mask of 'dot' needs the size of 'form', which is not known at design time")
      ])
    for mask in ["BM", "minYMargin+maxXMargin"] {
      check("layout S(9x9) { profile = appkit; view form { view dot { frame = (0, 0, 1, 1); mask = \(mask) } } }")
    }
    check("layout S(9x9) { profile = appkit; view form { isFlipped = true; view dot { frame = (0, 0, 1, 1) } } }")
  }

  @Test func propertiesOfAppKitAreReportedElsewhere() {
    check(
      "layout S(9x9) { view v { 1️⃣isFlipped = true } }",
      reports: [Expected(.onlyInAppKit, "'isFlipped' has no effect in the profile `uikit`")])
    check(
      "layout S(9x9) { view v: HStack { 1️⃣stackHugging = 300; 2️⃣clippingResistance.vertical = low } }",
      reports: [
        Expected(.onlyInAppKit, "'stackHugging' has no effect in the profile `uikit`"),
        Expected(.onlyInAppKit, "'clippingResistance.vertical' has no effect in the profile `uikit`", at: 2),
      ])
    check(
      "layout S(9x9) { profile = appkit; view v { when width > 5 { 1️⃣isFlipped = true } } }",
      reports: [
        Expected(
          .settingInCondition,
          "'isFlipped' is the same at every size and in every state, so no condition may set it")
      ])
  }
}
