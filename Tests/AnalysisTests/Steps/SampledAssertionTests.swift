import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Assertions, suspicions and negative sizes of views that steps place: they are looked at wherever the check lays out.
@Suite struct SampledAssertionTests {
  private func checked(_ body: String, sizes: String = "100x100 ... 300x100") -> CheckResult {
    check(screen("layout A(200x100) {\nsizes \(sizes)\n\(body)\n}\n").compilation)
  }

  private func messages(_ body: String, sizes: String = "100x100 ... 300x100") -> [String] {
    checked(body, sizes: sizes).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  private let wide = "view a\nlayoutSubviews { a.frame = (0, 0, 120, 50) }"

  @Test func anAssertionThatFailsAtASizeIsAnErrorThere() throws {
    let found = checked("\(wide)\nassert a.isInside(root)").diagnostics.filter { $0.code != .leavesScreen }
    #expect(found.map { $0.message } == ["this assertion fails at 100x100"])
    let failure = try #require(found.first)
    #expect(failure.code == .assertionFailed && failure.sizes == ["100x100"])
    #expect(failure.caretLabel == "at 100x100 'a' reaches 20 beyond the right edge of 'A'")
    #expect(
      failure.notes.map { $0.text } == ["it depends on steps, which are taken at single sizes: it fails at 1 of 3"])
  }

  @Test func anAssertionThatHoldsAtEachSizeIsNotedAndNotProved() throws {
    let result = checked("\(wide)\nallow L0534\nassert a.width == 120\nassert a.height == 50\nassert root.width >= 100")
    #expect(
      result.diagnostics.map { "\($0.code.id) \($0.severity) \($0.message)" } == [
        "L0548 note this assertion holds at the 3 examined sizes, not proved"
      ])
    #expect(result.diagnostics.first?.notes.map { $0.text } == ["so does 1 other assertion"])
    let examined = try #require(result.examined.first)
    #expect(examined.assertions == 3 && examined.provedAssertions == 1 && examined.sampledAssertions == 2)
    #expect(!result.hasErrors)
  }

  @Test func whereOneSizeIsAllThereIsTheAssertionIsProved() throws {
    let result = checked("\(wide)\nassert a.width == 120", sizes: "200x100")
    #expect(result.diagnostics.isEmpty)
    #expect(result.examined.first?.provedAssertions == 1 && result.examined.first?.sampledAssertions == 0)
    #expect(
      messages("\(wide)\nassert a.width == 121", sizes: "200x100") == ["L0511 this assertion fails at 200x100"])
  }

  @Test func constraintsThatFollowStepsAreSampledToo() {
    let body = """
      view a; view b { .leading == a.trailing; .top == superview.top; .size == 9x9 }
      layoutSubviews { a.frame = (0, 0, .bounds.width / 2, 10) }
      assert b.left <= root.left + 140
      """
    #expect(messages(body) == ["L0511 this assertion fails at 300x100"])
  }

  /// Scrolling moves what masks place, so its place is not proved either.
  @Test func whatIsInAViewThatStepsScrollIsSampled() {
    let body = """
      view card { frame = (0, 0, 100, 100); view a { frame = (0, 0, 10, 10) } }
      layoutSubviews { card.bounds.origin = (0, 50) }
      assert a.top >= card.top
      allow L0534
      """.replacing("assert a.top", with: "assert card.a.top")
    #expect(messages(body) == ["L0511 this assertion fails at 100x100 and 2 other sizes"])
  }

  @Test func whatStepsLeaveAmbiguousStaysOpen() {
    let body = """
      view a: Label { text = "ab" }
      layoutSubviews { sizeToFit a }
      assert a.left >= root.left
      assert a.width >= 10
      """
    #expect(
      messages(body) == [
        "L0502 steps place 'a' and leave its horizontal position and vertical position ambiguous",
        "L0512 layc cannot decide this assertion at 100x100 and 2 other sizes",
        "L0548 this assertion holds at the 3 examined sizes, not proved",
      ])
  }

  @Test func anAssertionOfAStateIsSampledInIt() {
    let body = """
      view a { bounds = 20x20 }
      state large { a.bounds = 200x20; assert a.width <= 150 }
      layoutSubviews { align a.topLeft with .topLeft }
      allow L0534
      """
    #expect(messages(body).filter { $0.hasPrefix("L0511") }.allSatisfy { $0.contains("state 'large'") })
    #expect(messages(body).contains { $0.hasPrefix("L0511") })
  }

  /// What contradicts itself in the file, and not with the constants that steps set, leaves no assertion open.
  @Test func whereStepsResolveAContradictionAssertionsAreSampled() {
    let result = checked(
      """
      view a { .leading == superview.leading; .top == superview.top; .height == 20; constraint w: .width == 50 }
      a.width <= 40
      view z { .edges == superview inset 4 }
      layoutSubviews { a.w.constant = 30 }
      assert z.left >= root.left + 4
      assert a.width <= 35
      """)
    #expect(
      result.diagnostics.map { "\($0.code.id) \($0.caretLabel)" } == [
        "L0548 without the steps, constraints conflict"
      ])
    #expect(result.examined.first?.sampledAssertions == 2 && result.examined.first?.provedAssertions == 0)
  }

  @Test func whatIsOpenInAConflictAndHoldsElsewhereIsNotProvedThere() throws {
    let result = checked(
      "\(wide)\nallow L0534\nview v { .edges(leading, trailing) == superview inset 60 }\n"
        + "v.top == superview.top; v.height == 5\nassert a.width == 120")
    let open = try #require(result.diagnostics.first { $0.code == .assertionNotDecided })
    #expect(open.message == "layc cannot decide this assertion for every width below 120")
    #expect(open.notes.map { $0.text } == ["it holds at 2 other examined sizes, which is not a proof"])
    #expect(result.examined.first?.provedAssertions == 0 && result.examined.first?.sampledAssertions == 0)
  }

  // MARK: - Thresholds

  @Test func bothSidesOfEachThresholdAreLookedAt() throws {
    let body = """
      view a { bounds = 10x10 }
      layoutSubviews {
        align a.topLeft with .topLeft
        when .bounds.width > 150 and .bounds.width < 180 { a.frame = (0, 0, .bounds.width - 185, 10) }
      }
      """
    let result = checked(body)
    let steps = result.diagnostics.filter { $0.code == .stepWithoutRoom }
    #expect(steps.map { $0.message } == ["this step gives 'a' a width of -34 at 151x100 and 2 other sizes"])
    let widths = Set(try #require(result.examined.first).sizes.map { $0.width })
    #expect(widths.isSuperset(of: [100, 149, 150, 151, 165, 179, 180, 181, 300]))
  }

  /// The inner condition is asked nowhere at the ends of the range.
  @Test func thresholdsInsideOthersAreFound() {
    let body = """
      view a { bounds = 10x10 }
      layoutSubviews {
        align a.topLeft with .topLeft
        when abs(.bounds.width - 165) < 15 {
          let room = .bounds.width * 2
          when room >= 340 { a.frame = (0, 0, 345 - room - 6, 10) }
        }
      }
      """
    let result = checked(body)
    #expect(result.diagnostics.map { $0.code } == [.stepWithoutRoom])
    #expect(result.examined.first?.sizes.contains(ExactSize(width: 170, height: 100)) ?? false)
  }

  @Test func thresholdsOfBothAxesAreLookedAtTogether() {
    let body = """
      view a { bounds = 10x10 }
      layoutSubviews {
        align a.topLeft with .topLeft
        when .bounds.width > 150 and .bounds.width < 180 and .bounds.height > 40 and .bounds.height < 60 {
          a.frame = (0, 0, -5, 10)
        }
      }
      """
    #expect(
      messages(body, sizes: "100x20 ... 300x100").contains { $0.hasPrefix("L0506 this step gives 'a' a width of -5") })
  }

  /// More thresholds than sizes that are laid out: as many sizes as the limit allows, and both ends among them.
  @Test func noMoreSizesAreLookedAtThanTheLimit() throws {
    let steps = (0..<100).map { "when .bounds.width > \(2 * $0 + 101) { a.center = (\($0), 5) }" }.joined(
      separator: "\n")
    let result = checked(
      "view a { bounds = 1x1 }\nlayoutSubviews {\nalign a.topLeft with .topLeft\n\(steps)\n}",
      sizes: "100x100 ... 600x300")
    let sizes = try #require(result.examined.first).sizes
    #expect(sizes.count > 200 && sizes.count <= StepSampling.limit + 8, "\(sizes.count)")
    #expect(sizes.contains(ExactSize(width: 600, height: 300)))
  }

  // MARK: - Suspicions

  @Test func viewsThatStepsPutOutsideAreReported() {
    #expect(
      messages("view a\nlayoutSubviews { a.frame = (0, 0, 120, 50) }") == [
        "L0534 'a' extends beyond the screen at 100x100"
      ])
    let body = """
      view card; view bar { frame = (0, 60, 100, 40); view dot { frame = (0, 0, 10, 10) } }
      layoutSubviews {
        card.frame = (0, 0, 50, 50)
        when .bounds.width >= 200 and .bounds.width <= 220 { bar.dot.frame = (95, 0, 10, 10) }
      }
      """
    let found = checked(body).diagnostics
    #expect(found.map { $0.message } == ["'bar.dot' extends beyond 'bar' at 200x100 and 2 other sizes"], "\(found)")
    #expect(found.map { $0.sizes } == [["200x100", "219x100", "220x100"]])
  }
}
