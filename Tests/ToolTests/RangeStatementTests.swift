import Testing

@testable import LayTool

/// Statements about all values of a range, and about the poses of devices without exceptions.
@Suite struct RangeStatementTests {
  private func check(_ body: String, _ sizes: String = "320x480 ... 430x932", _ options: String...) -> String {
    let text = "layout R(375x667) {\n  sizes \(sizes)\n\(body)\n}\n"
    let run = layc(["check", "A.lay"] + options, files: ["A.lay": text])
    return run.output + run.errors
  }

  /// The badge is one at 0 alone, and lies in the middle of the button at 60.
  @Test func aBadgeAtOneValueIsNoneAtOthers() {
    let found = check(
      """
        metric m = 0 ... 250
        view c: Button { text = "Open the door"; .leading == superview.leading + 180; .top == superview.top + 100; .size == 115x44 }
        view badge: Label { text = "New"; .centerX == c.trailing - m; .centerY == c.centerY }
      """)
    #expect(found.contains("'badge' lies over 'c'") && !found.contains("healthy"), "\(found)")
  }

  @Test func endsOfARangeMayNameWhatIsDeclaredBelow() {
    let found = check(
      """
        metric k = lo ... hi
        metric lo = 0
        let hi = 100
        view a { .size == 44x44; .leading == superview.leading; .top == superview.top + k }
      """)
    #expect(found.contains("proved R: consistent and unambiguous"), "\(found)")
    let outside = check(
      """
        metric k = lo ... 100
        metric lo = 10
        view a { .size == 44x44; .leading == superview.leading; .top == superview.top + k }
      """, "320x480", "--set", "k=5")
    #expect(outside.contains("5 is outside of the range of 'k', 10 to 100"), "\(outside)")
  }

  private let ambiguous = """
      metric m = 0 ... 200
      view c: Button { text = "One"; .leading == superview.leading; .top == superview.top + 100; .size == 50x50 }
      view a: Button { text = "Two"; .leading == superview.leading; .top == superview.top + m; .size == 50x50 }
      view q { .leading == superview.leading; .top == superview.bottom - 30; .height == 20 }
      assert a.doesNotOverlap(c)
    """

  /// The frames of 'q' are ambiguous, so nothing was examined between the ends.
  @Test func whatIsNotExaminedBetweenTheEndsIsNotProved() {
    let found = check(ambiguous, "320x480 ... 430x932", "--no-trials", "--explain-proof")
    #expect(found.contains("not decided: between the ends of 'm', which were not examined"), "\(found)")
    #expect(found.contains("assertions of R: 0 of 1 proved"), "\(found)")
  }

  @Test func anAllowForValuesBetweenTheEndsIsNoneTooMany() {
    let text = ambiguous.replacing("  assert a.doesNotOverlap(c)", with: "  allow L0604")
    #expect(!check(text).contains("L0520"), "\(check(text))")
  }

  @Test func aLimitThatOthersImplyAtTheEndsAloneIsNeeded() {
    func view(_ limits: String) -> String {
      """
        metric m = 0 ... 60
        view a { .leading == superview.leading; .top == superview.top; .height == 50; .width == 0 @low; \(limits) }
      """
    }
    #expect(!check(view(".width >= 35; .width >= m; .width >= 60 - m")).contains("L0531"))
    // The same constraint implies it at both ends.
    #expect(check(view(".width >= 35; .width >= m + 40")).contains("L0531"))
  }

  @Test func anAssertionIsProvedForAllValuesOrNot() {
    let found = check(
      """
        metric m = 0 ... 60
        view a { .leading == superview.leading + m; .top == superview.top + 10; .size == 50x50 }
        view b { .leading == superview.leading + 60 - m; .top == superview.top + 100; .size == 50x50 }
        assert a.left >= superview.left + 10
        assert b.left >= superview.left + 10
      """)
    #expect(found.contains("assertions: 0 of 2 proved") || found.contains("assertions of R: 0 of 2 proved"), "\(found)")
  }

  @Test func aChangeMendsAReportAtAllValues() {
    let text = """
      layout R(375x667) {
        sizes 300x300 ... 600x700
        metric m = 0 ... 30
        view v0: TextField { placeholder = "Name"; .trailing == superview.trailing - (16 + 2 * m); .width == 40; .bottom == superview.bottom - 24 }
        view v3: Button { text = "Go"; .centerX == superview.centerX; .bottom == superview.bottom - 40 }
      }

      """
    let found = layc(["check", "A.lay"], files: ["A.lay": text]).output
    // With these alone, it is cut off at 30.
    #expect(!found.contains("on line 4 and `v0 { .leading >= v3.trailing + 8 }`, this report is gone"), "\(found)")
  }

  @Test func aChangeLeavesNothingUndecided() {
    let found = check(
      """
        metric m = 0 ... 100
        view l: Label { text = "A long text that is here"; .leading == superview.leading + 10; .top == superview.top + 10; .width == 100 + m }
      """)
    #expect(found.contains("L0601") && !found.contains("lines = 0 }`, this report is gone"), "\(found)")
  }

  @Test func aPoseHasNoSafeAreaOfTheSizesBesideIt() {
    let found = check(
      "  view a { .edges(leading, trailing) == safeArea; .top == superview.top; .height == 50 }",
      #""iPhone SE portrait", 320x480 ... 330x500, safeArea 0 ... (0, 0, 0, 59)"#)
    #expect(found.contains("portrait; table of 2026-11)\n"), "\(found)")
    #expect(found.contains("from 320x480 to 330x500, with 'safeArea.right' from 0 to 59"), "\(found)")
  }

  // MARK: - Exceptions

  private func failing(_ exceptions: String, _ assertion: String) -> String {
    check(
      "  view c { .leading == safeArea.leading; .top == safeArea.top; .size == 50x50 }\n  \(assertion)",
      "iPhone, \(exceptions)")
  }

  @Test func aDeviceIsLeftOutUnderAnyOfItsNames() {
    let found = failing(#"except "iPhone 17""#, "when 401 <= width <= 403 { assert c.top <= superview.top + 40 }")
    #expect(!found.contains("L0448"), "\(found)")
  }

  /// The iPhone 17e has the screen of the iPhone 14, and is not left out.
  @Test func aDeviceWithTheScreenOfOneThatIsLeftOutIsExamined() {
    let found = failing(#"except "iPhone 14""#, "when 389 <= width <= 391 { assert c.top <= superview.top + 40 }")
    #expect(found.contains("L0511"), "\(found)")
    let estimates = failing("except estimates", "when 401 <= width <= 403 { assert c.top <= superview.top + 40 }")
    #expect(estimates.contains("L0511"), "\(estimates)")
  }

  // MARK: - Guides

  @Test func aGuideThatFixesALengthOfAViewPlacesIt() {
    let found = check(
      """
        view a { .leading == superview.leading + 10; .top == superview.top + 10; .size == 50x50 }
        view b { .leading == superview.leading + 10; .top == superview.top + 100; .height == 40; .trailing <= superview.trailing - 5 }
        guide g { .width == b.width; .width == 120; .height == 44; .top == a.top }
      """)
    #expect(!found.contains("L0707"), "\(found)")
  }
}

/// Statements about parts of screens, which have the size classes of their window.
@Suite struct SizeClassStatementTests {
  private func check(_ body: String, _ sizes: String, _ command: String...) -> String {
    let text = "layout C(200x44) {\n  sizes \(sizes)\n  sizeClasses = any\n\(body)\n}\n"
    let run = layc(command.isEmpty ? ["check", "A.lay"] : command, files: ["A.lay": text])
    return run.output + run.errors
  }

  private let cell = """
      view b { .leading == superview.leading; .top == superview.top; .height == 10; .width == 20 }
      when horizontalSizeClass == regular { b.height == 20 }
    """

  @Test func theSafeAreaThatIsDeclaredIsInForce() {
    let found = check(
      """
        view b { .leading == superview.leading; .top == safeArea.top; .height == 10; .width == 20; .bottom <= superview.bottom }
        when horizontalSizeClass == regular { b.alpha = 0.5 }
      """, "200x44 ... 300x44, safeArea 40")
    #expect(found.contains("[L0501]"), "\(found)")
  }

  @Test func pairsOfSizeClassesAreNoDevices() {
    let found = check(
      cell.replacing(
        "when horizontalSizeClass == regular { b.height == 20 }",
        with: "when horizontalSizeClass == regular { b.alpha = 1 }"), "200x44")
    #expect(found.contains("proved C: consistent and unambiguous at 200x44 in 4 pairs of size classes"), "\(found)")
    let conflict = check(cell, "200x44")
    #expect(
      conflict.contains(
        "conflict at 200x44 (regular width, compact height), and at 200x44 (regular width, regular height)"),
      "\(conflict)")
    let both = check(cell, "200x44, iPhone")
    #expect(both.contains("poses of devices (table of") && both.contains("pairs of size classes"), "\(both)")
    let same = check(cell, "200x44", "same", "A.lay", "A.lay")
    #expect(same.contains("at 200x44 in 4 pairs of size classes") || same.contains("conflict"), "\(same)")
  }
}
