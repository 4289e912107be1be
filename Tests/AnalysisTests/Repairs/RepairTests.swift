import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

@Suite struct RepairTests {
  private func split(_ rules: String, sizes: String = "375x667") -> String {
    """
    layout Split(375x667) {
      sizes \(sizes)
      view sidebar { .edges(top, bottom) == superview }
      view content { .edges(top, bottom) == superview }
      \(rules)
    }
    """
  }

  private func helps(_ text: String) throws -> [String] {
    try onlyFinding(text).notes.filter { $0.kind == .help }.map(\.text)
  }

  /// The guide is there as long as a rule speaks of it; to drop that rule is a change like others.
  @Test func aRuleAboutAGuideMayBeDropped() {
    for guide in ["readable", "margins", "safeArea"] {
      let text = split(
        "view card { .edges == \(guide) inset 400 }\nsidebar.leading == margins.leading\ncontent.trailing == readable.trailing"
      )
      let conflicts = checked(text).diagnostics.filter { $0.code.id == "L0501" }
      #expect(!conflicts.isEmpty && conflicts.allSatisfy { $0.notes.contains { $0.text.hasPrefix("tried") } })
    }
  }

  @Test func aLowerPriorityThatLeavesLayoutsWithoutAConflictAsTheyWereIsTheBest() throws {
    let found = try onlyFinding(
      split(
        """
        sidebar.width == 200
          content.width >= 240
          vfl "H:|[sidebar][content]|"
        """, sizes: "320x480 ... 1024x1366"))
    #expect(
      found.notes.contains(
        .help(
          "tried: with `content.width >= 240 @high` on line 6, nothing conflicts from 320x480 to 1024x1366; "
            + "'content' is 120 wide instead of 240 at 320x480, and nothing moves at 1024x1366")))
    #expect(found.fixIt?.message == "change `content.width >= 240` to `content.width >= 240 @high`")
    #expect(found.fixIt?.safety == .needsReview)
    #expect(!found.notes.contains(.untriedRepair))
  }

  @Test func theNearestNumberIsTheOneThatLeavesNoRoomAtTheSmallestSize() throws {
    let found = try helps(
      split(
        """
        sidebar.width == 200
          content.width >= 240
          vfl "H:|[sidebar][content]|"
        """, sizes: "320x480 ... 1024x1366"))
    #expect(
      found.contains(
        "tried: with 80 instead of 200 in `sidebar.width == 200` on line 5, nothing conflicts from 320x480 to 1024x1366; "
          + "'sidebar' is 80 wide instead of 200 at 320x480 and at 1024x1366"))
  }

  @Test func aNumberThatIsNoDecimalIsAFraction() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(top, leading, bottom) == superview }
        3 * a.width >= 700
        a.width <= 200
      }
      """
    #expect(
      try helps(text).contains(
        "tried: with 700/3 instead of 200 in `a.width <= 200` on line 5, nothing conflicts at 100x100; "
          + "'a' is 700/3 wide instead of 200")
        || helps(text).contains { $0.hasPrefix("tried: with 600 instead of 700 in") })
  }

  @Test func whatLeavesTheScreenIsNoRepairWhileAnotherIsThere() throws {
    let text = split(
      #"""
      sidebar.width == 200; content.width == 160
        vfl "H:|-16-[sidebar]-8-[content]-16-|"
      """#, sizes: "320x480 ... 430x932")
    let found = try repairs(of: text)
    #expect(found.contains { !$0.burdens.isEmpty })
    let best = try #require(found.first)
    #expect(best.burdens.isEmpty)
    let after = check(
      compile(path: "a.lay", bytes: Array(applying(best.edit.edits, to: text).utf8), options: .solving) { _ in nil })
    #expect(after.diagnostics.isEmpty)
  }

  @Test func aPredicateOfAFormatIsLoweredInItsParentheses() throws {
    let text = split(#"vfl "H:|[sidebar(200)][content(>=240)]|""#, sizes: "375x667 ... 600x667")
    let found = try onlyFinding(text)
    #expect(
      found.notes.map(\.text).contains { $0.hasPrefix(#"tried: with `vfl "H:|[sidebar(200)][content(>=240@750)]|"`"#) })
  }

  @Test func aGapOfAFormatIsLowered() throws {
    let text = split(
      """
      sidebar.width == 200; content.width == 200
        vfl "H:|-0-[sidebar]-0-[content]-0-|"
      """, sizes: "375x667 ... 400x667")
    let edits = try repairs(of: text).map { $0.edit.text ?? "without \($0.edit.original)" }
    #expect(edits.contains(#"vfl "H:|-0-[sidebar]-0-[content]-0@750-|""#))
  }

  @Test func aMetricIsChangedWhereItsRulesNeedIt() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100 ... 200x200
        metric side = 60
        view a { .edges(top, bottom) == superview }
        a.leading == superview.leading + side
        a.trailing == superview.trailing - side
      }
      """
    let edits = try repairs(of: text).map { $0.edit.text ?? "without \($0.edit.original)" }
    #expect(edits.contains("metric side = 50"))
  }

  @Test func aRuleThatIsDroppedGoesWithItsLine() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(top, leading, bottom) == superview; .width == 10 }
        a.width == 20
      }
      """
    let dropped = try #require(repairs(of: text).first { $0.edit.kind == .drop && $0.edit.original == "a.width == 20" })
    #expect(!applying(dropped.edit.edits, to: text).contains("a.width == 20"))
    #expect(applying(dropped.edit.edits, to: text).split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    let inside = try #require(repairs(of: text).first { $0.edit.kind == .drop && $0.edit.original == ".width == 10" })
    #expect(applying(inside.edit.edits, to: text).contains("{ .edges(top, leading, bottom) == superview }"))
  }

  @Test func whatOnlyTheConflictHidIsToldAndNotHeldAgainstARepair() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(leading, bottom) == superview; .width == 10; .width == 20 }
      }
      """
    let found = try onlyFinding(text)
    #expect(found.fixIt != nil)
    #expect(
      found.notes.contains(.note("without the conflict, the height of 'a' is ambiguous")))
  }

  @Test func whereEveryChangeMakesAnotherProblemThatIsSaid() throws {
    // Three widths: whichever one gives way, the other two collide.
    let text = """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(top, leading, bottom) == superview; .width == 10; .width == 20; .width == 30 }
      }
      """
    let found = checked(text).diagnostics
    #expect(!found.isEmpty)
    for diagnostic in found {
      #expect(!diagnostic.notes.contains(.untriedRepair))
    }
  }

  @Test func aLayoutThatIsTooLargeSaysThatNothingWasTried() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(top, leading, bottom) == superview; .width == 10; .width == 20 }
      }
      """
    // A view, the root and five rules: three times what compiling them counts.
    var options = CheckOptions()
    options.limits.repairs = 24
    let tooLarge = Note.note("no fix was tried: the layout is too large for that")
    #expect(checked(text, options: options).diagnostics.first?.notes.contains(tooLarge) == false)
    options.limits.repairs = 23
    let found = try #require(checked(text, options: options).diagnostics.first)
    #expect(found.notes.contains(tooLarge))
    #expect(found.notes.contains(.untriedRepair))
    #expect(found.fixIt == nil)
  }
}
