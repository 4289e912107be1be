import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Drawbacks of constraints that decide an ambiguous number, and lint that a conflict silences.
@Suite struct ToldAdditionTests {
  private func helps(_ text: String) -> [String] {
    checked(text).diagnostics.filter { $0.code == .ambiguousLayout }.flatMap { $0.notes.map(\.text) }
  }

  @Test func aConstraintThatMakesAnotherRedundantSaysWhich() throws {
    let text = """
      layout A(375x480) {
        sizes 200x600 ... 375x667
        view c { .leading == superview.leading; .width == 20; .top == superview.top + 20 }
        view d { .leading == c.trailing; .width == 20; .top == superview.top + 16 }
        c.bottom <= superview.bottom - 40
        d.bottom <= superview.bottom
        assert d.height >= 100
      }
      """
    let found = try #require(checked(text).diagnostics.first { $0.code == .ambiguousLayout })
    let after = checked(applying(try #require(found.fixIt).edits, to: text)).diagnostics
    #expect(after.contains { $0.code == .redundantRule })
    #expect(helps(text).contains { $0.contains(", but the constraint on line 6 changes nothing") }, "\(helps(text))")
  }

  @Test func aViewThatLeavesTheScreenAtMoreSizesIsSaidOnce() throws {
    let text = """
      layout A(375x667) {
        sizes 1x800 ... 768x1024
        view a { .trailing == superview.trailing - 4; .height == 80; .bottom == superview.bottom }
        a.width == 0.3 * superview.width @low
        a.width == 1/3 * superview.width @low
      }
      """
    let all = helps(text)
    #expect(all.contains { $0.contains(", but 'a' extends beyond the screen for every width below 40/7") }, "\(all)")
    #expect(!all.contains { $0.contains("move 'a' off the screen") }, "\(all)")
  }

  @Test func whatIsOpenInOneStateIsShownThere() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        state wide { own.active = false }
        view a { .edges(top, leading, bottom) == superview }
        constraint own: a.width == 300
      }
      """
    let all = helps(text).filter { $0.hasPrefix("tried: ") }
    #expect(all.count == 1 && all[0].contains("; in state 'wide', 'a' is "), "\(all)")
  }

  @Test func lintAboutOtherViewsThatTheConflictSilencesIsSaid() throws {
    let text = """
      layout A(375x400) {
        sizes 100x300 ... 240x667
        view a { .edges(leading, trailing) == superview; .top == superview.top; .height == 20; .height >= 30 }
        view b { .leading == superview.leading; .top == superview.top; .width == 50; .height >= 150 }
        b.height == 120 @low
      }
      """
    let found = try #require(checked(text).diagnostics.first { $0.code == .conflict })
    let fixed = checked(applying(try #require(found.fixIt).edits, to: text)).diagnostics
    #expect(fixed.map(\.code) == [.ruleNeverHolds])
    let notes = found.notes.map(\.text)
    #expect(
      notes.contains("without the conflict, the constraint on line 5 is satisfied at no size"),
      "\(notes)")
  }

  @Test(arguments: ["H:|-(20@250)-[photo]-(8@250)-[plan]-(20@250)-|", "H:|-(20@250)-[photo]-(20@250)-|"])
  func ofGapsThatTieTheLastOneStretches(_ format: String) throws {
    let text = """
      layout Gaps(375x200) {
        sizes 320x200 ... 1024x200
        view photo: Image { .size == 40x40; .top == superview.top }
        view plan: Image { .size == 40x40; .top == superview.top; .leading >= superview.leading }
        vfl "\(format)"
      }
      """.replacing(
        "; .leading >= superview.leading", with: format.contains("plan") ? "" : "; .leading == superview.leading")
    let found = try onlyFinding(text)
    let last = "-(>=20@250)-|"
    #expect(found.notes.contains { $0.text.hasPrefix("tried: with `vfl ") && $0.text.contains(last) }, "\(found.notes)")
    #expect(findings(applying(try #require(found.fixIt).edits, to: text)) == [])
  }
}
