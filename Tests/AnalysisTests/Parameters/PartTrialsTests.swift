import LayDiagnostics
import Testing

@testable import LayAnalysis

/// Fixes that are found for one of several `sizes`, tried at the others.
@Suite struct PartTrialsTests {
  private let sizes = "sizes 320x568 ... 430x956\nsizes 568x320 ... 956x440, keyboard 216"

  private func findings(_ body: String, _ options: CheckOptions = CheckOptions()) -> [Diagnostic] {
    checked("layout A(375x667) {\n\(sizes)\n\(body)\n}\n", options: options).diagnostics
  }

  /// In portrait the height is ambiguous, in landscape it has a number.
  private let low = """
    view a { .edges(leading, trailing, top) == superview }
    when verticalSizeClass == compact { a.height == 50 }
    """

  @Test func aFixThatConflictsAtOtherSizesIsNotOffered() throws {
    let found = findings(low)
    #expect(found.map { $0.code } == [.ambiguousLayout])
    let notes = try #require(found.first?.notes.map { $0.text })
    #expect(notes.contains("at the sizes of line 2, this occurs at every size"), "\(notes)")
    #expect(
      notes.last
        == "no fix is offered: if you add `.height == 44` in the braces of 'a', at the sizes of line 3 these constraints conflict at every size"
    )
    #expect(found[0].fixIt == nil && found[0].alternatives == [])
  }

  @Test func aFixThatDoesNoHarmIsOffered() throws {
    let found = findings("view a { .edges(leading, trailing, top) == superview; .height >= 50 }")
    #expect(found.map { $0.fixIt?.message } == ["add `.height == 50 @low` in the braces of 'a'"])
    // A fix shows the same in each part.
    let tie = findings(
      "view a { .edges(leading, top, bottom) == superview; .width == 50; .width == 60 }\nview b { .edges(top, bottom) == superview; .width == 9 }"
    )
    #expect(tie.first?.fixIt != nil)
  }

  private func all(_ text: String) -> [Diagnostic] { checked(text).diagnostics }

  /// A fix in a component that two layouts use is tried at the other sizes too.
  @Test func aFixInASharedComponentIsTried() {
    let screens = ["A", "B"].map { "layout \($0)(375x667) {\n\(sizes)\nview r: Row { .edges == superview }\n}\n" }
    let found = all("component Row {\n\(low)\n}\n" + screens.joined())
    #expect(!found.isEmpty && found.allSatisfy { $0.fixIt == nil }, "\(found.map { $0.fixIt?.message ?? "" })")
  }

  /// A report of another layout in the part of the fix is no excuse for one that the fix adds elsewhere.
  @Test func anotherReportHidesNoHarm() {
    let other = """
      layout B(375x667) {
      \(sizes)
      view b { .edges(leading, top) == superview; .height == 9; .width == 50 }
      when verticalSizeClass == regular { b.width == 60 }
      }
      """
    let found = all("layout A(375x667) {\n\(sizes)\n\(low)\n}\n\(other)\n").filter { $0.code == .ambiguousLayout }
    #expect(found.count == 1 && found[0].fixIt == nil)
  }

  /// That a branch applies at no size of one part is no harm.
  @Test func aBranchOfOnePartIsNoHarm() {
    let found = findings("view a { .edges(leading, trailing, top) == superview }\nwhen width > 500 { a.height == 50 }")
    #expect(found.map { $0.fixIt?.message.hasPrefix("add `else") } == [true])
  }

  /// Where a fix is refused, nothing says that it was tried for all values.
  @Test func aRefusedFixIsNotSaidToBeTried() {
    let ranges = "sizes 320x568 ... 430x956, keyboard 0 ... 346\nsizes 568x320 ... 956x440, keyboard 0 ... 216"
    let found = all("layout A(375x667) {\n\(ranges)\n\(low)\n}\n")
    #expect(found.count == 1 && found[0].fixIt == nil)
    #expect(found[0].notes.allSatisfy { !$0.text.hasPrefix("tried: with this fix") }, "\(found[0].notes)")
  }

  /// Parts in which a number is ambiguous at different sizes are named one by one.
  @Test func thePlacesOfAnAmbiguousNumberAreThoseOfEachPart() throws {
    let body = "view a { .edges(leading, trailing, top) == superview }\nwhen height < 330 { a.height == 50 }"
    let found = try #require(findings(body).first { $0.code == .ambiguousLayout })
    let notes = found.notes.map { $0.text }
    #expect(notes.contains("at the sizes of line 3, this occurs for every height from 330 on"), "\(notes)")
    #expect(notes.contains("at the sizes of line 2, this occurs at every size"), "\(notes)")
  }

  /// The checks have the limit of the trials of health checks; past it nothing is offered that was not tried.
  @Test func untriedFixesAreNotOffered() {
    func isOffered(_ limit: Int) -> Bool? {
      var options = CheckOptions()
      options.limits.repairs = limit
      let found = findings(low.replacing("== superview }", with: "== superview; .height >= 50 }"), options)
      if found[0].fixIt != nil { return true }
      return found[0].notes.contains { $0.text == "no fix is offered: it was not tried at all declared sizes" }
        ? false : nil
    }
    let outcomes = (1...400).map(isOffered)
    guard let untried = outcomes.lastIndex(of: false), let tried = outcomes.firstIndex(of: true) else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(tried == untried + 1 && outcomes[tried...].allSatisfy { $0 == true })
  }
}
