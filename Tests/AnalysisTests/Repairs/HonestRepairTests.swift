import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Fixes that used to be offered and were none.
@Suite struct HonestRepairTests {
  private func notes(_ diagnostic: Diagnostic) -> [String] { diagnostic.notes.map(\.text) }

  private func repaired(_ text: String, _ diagnostic: Diagnostic) throws -> String {
    applying(try #require(diagnostic.fixIt).edits, to: text)
  }

  @Test func besideAnUnrelatedConflictWhatDecidesANumberMakesNoNewOne() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        view menu { .edges(bottom, leading) == superview; .height == 20; .width == 200 }
        view page { .edges(bottom, trailing) == superview; .height == 20; .width >= 240; .leading == menu.trailing }
        view a { .edges(top, leading, trailing) == superview; .height == 44 }
        view b { .leading == superview.leading; .size == 40x40; .top >= a.bottom + 8 }
      }
      """
    let before = findings(text)
    let open = try #require(checked(text).diagnostics.first { $0.code == .ambiguousLayout })
    #expect(!notes(open).contains { $0.contains("`b.top == superview.top`") }, "\(notes(open))")
    let after = findings(try repaired(text, open)).filter { !$0.hasPrefix("L0535") }
    #expect(after.allSatisfy { before.contains($0) } && after.count == before.count - 1, "\(after)")
  }

  @Test func ofATextFieldAndAButtonTheFieldStretches() throws {
    let text = """
      layout Row(375x60) {
        sizes 320x60 ... 1024x60
        view name: TextField { text = "Your name"; .centerY == superview.centerY }
        view go: Button { text = "Go"; .centerY == superview.centerY }
        vfl "H:|-[name]-[go]-|"
      }
      """
    let found = try onlyFinding(text)
    #expect(
      notes(found).contains { $0.hasPrefix("tried: with `go { hugging.horizontal = 251 }`, ") }, "\(notes(found))")
    var layout = Layout(
      try #require(
        compile(path: "a.lay", bytes: Array(try repaired(text, found).utf8), options: .solving) { _ in nil }.layouts
          .first
      )
      .program)
    let button = try #require(layout.view(at: "Row/go"))
    for width in [320, 1024] {
      layout.resize(to: LayoutEnvironment(size: size(width, 60)))
      #expect(layout.attribute(.width, of: button) == layout.intrinsicLength(of: button, .horizontal))
    }
    #expect(findings(try repaired(text, found)) == [])
  }

  @Test func ofTwoLabelsNoneBecomesEmptyWhereRoomIsShort() throws {
    let text = """
      layout Row(200x60) {
        sizes 120x60 ... 200x60
        view a: Label { text = "A label that is long"; .centerY == superview.centerY }
        view b: Label { text = "Another that is long"; .centerY == superview.centerY }
        vfl "H:|[a][b]|"
      }
      """
    let found = try onlyFinding(text)
    var layout = Layout(
      try #require(
        compile(path: "a.lay", bytes: Array(try repaired(text, found).utf8), options: .solving) { _ in nil }.layouts
          .first
      )
      .program)
    for width in [120, 160, 200] {
      let report = layout.resize(to: LayoutEnvironment(size: size(width, 60)))
      #expect(report.isClean)
      for index in 1...2 { #expect(layout.attribute(.width, of: ViewID(index)).sign > 0, "\(width)") }
    }
  }

  @Test func aConstraintThatWouldHoldNowhereIsNoFix() throws {
    let text = """
      layout A(100x100) {
        sizes 100x100 ... 200x200
        view a { .edges(top, leading, bottom) == superview; .width == 10 }
        a.width == 20
      }
      """
    let found = try onlyFinding(text)
    let all = ([found.fixIt].compactMap { $0 } + found.alternatives).map(\.message)
    #expect(!all.isEmpty && !all.contains { $0.contains("@") }, "\(all)")
    #expect(
      notes(found).contains {
        $0 == "not offered: `a.width == 20 @high` on line 4; that constraint would then be satisfied at no size"
      }, "\(notes(found))")
    for fix in [found.fixIt].compactMap({ $0 }) + found.alternatives {
      #expect(findings(applying(fix.edits, to: text)) == [], "\(fix.message)")
    }
  }

  @Test func ofATieOfEquationsNoneIsLeftThatHoldsNowhere() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges(top, bottom, leading) == superview; .width == 50 @500; .width == 90 @500 }
      }
      """
    let found = try onlyFinding(text)
    // Without its rival the other equation needs no priority.
    #expect(findings(try repaired(text, found)).map { $0.prefix(5) } == ["L0711"])
    #expect(
      notes(found).contains { $0.hasPrefix("not offered: ") && $0.hasSuffix("would then be satisfied at no size") },
      "\(notes(found))")
  }

  @Test func theTextSaysWhatAFixDoesAtTheSmallestAndAtTheLargestSize() throws {
    let text = """
      layout Split(375x667) {
        sizes 320x480 ... 1024x1366
        view sidebar { .edges(top, bottom) == superview }
        view content { .edges(top, bottom) == superview }
        sidebar.width == 200; content.width >= 240
        vfl "H:|[sidebar][content]|"
      }
      """
    let helps = try onlyFinding(text).notes.filter { $0.kind == .help }.map(\.text)
    #expect(!helps.isEmpty && helps.allSatisfy { $0.contains("320x480") && $0.contains("1024x1366") }, "\(helps)")
  }

  @Test func anAssertionThatFailsAtMoreSizesIsNew() throws {
    // Below 200 the conflict is in the way; from 200 on the assertion holds until a change moves its edge.
    let text = """
      layout A(300x100) {
        sizes 100x100 ... 400x100
        view a { .edges(top, leading, bottom) == superview; .width >= 200; .trailing <= superview.trailing }
        assert a.width >= 200
      }
      """
    for repair in try repairs(of: text) {
      let after = checked(applying(repair.edit.edits, to: text)).diagnostics
      #expect(!after.contains { $0.code == .assertionFailed }, "\(repair.edit)")
    }
  }

  /// Conflicts that have nothing to do with one another.
  private func conflicts(_ count: Int) -> String {
    let views = (0..<count).map {
      "view v\($0) { .edges(top, leading, bottom) == superview; .width == 10; .width == 20 }"
    }
    return "layout A(100x100) {\n  sizes 100x100\n  \(views.joined(separator: "\n  "))\n}"
  }

  @Test func fixesAreTriedForTheFirstConflictsInTheOrderOfTheFile() {
    #expect(ProofLimits().repairedConflicts == 50)
    var options = CheckOptions()
    options.limits.repairedConflicts = 3
    let untried = "no fix was tried: that is done for the first 3 conflicts of a layout"
    let at = checked(conflicts(3), options: options).diagnostics
    #expect(at.count == 3 && at.allSatisfy { $0.fixIt != nil && !notes($0).contains(untried) })
    let past = checked(conflicts(4), options: options).diagnostics
    #expect(past.count == 4 && past.prefix(3).allSatisfy { $0.fixIt != nil && !notes($0).contains(untried) })
    #expect(past.last?.fixIt == nil && notes(past[3]).contains(untried))
  }

  @Test func anEquationThatHoldsNowhereSaysWithWhatItWould() throws {
    let text = """
      layout A(300x100) {
        sizes 200x100 ... 400x100
        view a { .edges(top, leading, bottom) == superview; .width == 100; .width == 150 @high }
      }
      """
    let found = try onlyFinding(text)
    #expect(found.code == .ruleNeverHolds)
    #expect(notes(found).contains("with 100 instead of 150 it would be satisfied at every size"), "\(notes(found))")
    let moving = text.replacing("== 100;", with: "== superview.width - 100;").replacing("== 150", with: "== 500")
    let other = try onlyFinding(moving)
    #expect(
      notes(other).contains("with a number from 100 to 300 instead of 500, it would be satisfied at some size"),
      "\(notes(other))")
    #expect(findings(moving.replacing("== 500", with: "== 200")) == [])
  }
}
