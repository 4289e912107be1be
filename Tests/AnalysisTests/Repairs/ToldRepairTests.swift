import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Reports that a fix adds, and the words with which the fix announces them.
@Suite struct ToldRepairTests {
  private static let ofNested = checked(nested).diagnostics.filter { $0.code == .conflict }
  private static let ofCollapsing = checked(collapsing).diagnostics.filter { $0.code == .conflict }

  private func conflicts(_ text: String) -> [Diagnostic] { checked(text).diagnostics.filter { $0.code == .conflict } }

  private func texts(_ diagnostic: Diagnostic) -> [String] { diagnostic.notes.map(\.text) }

  private func tried(_ diagnostic: Diagnostic) -> [String] { texts(diagnostic).filter { $0.hasPrefix("tried: ") } }

  private static let nested = """
    layout A(300x667) {
      sizes 200x300 ... 500x1024
      view a { .edges(top, leading, trailing) == superview inset 10; .height == 240 }
      view b { view d: Image { intrinsic = 120x90 } }
      view c { .edges(leading, bottom, trailing) == superview inset 10; .height == 44 }
      b.top == a.bottom + 8; b.bottom == c.top - 50; b.edges(leading, trailing) == superview
      b.d.center == b
    }
    """

  @Test func whatLeavesItsSuperviewWithAFixIsSaid() throws {
    let found = ToldRepairTests.ofNested
    #expect(!found.isEmpty)
    for text in found.flatMap(tried) where text.contains("nothing conflicts") {
      #expect(text.contains("'b.d' extends beyond 'b' for every height below "), "\(text)")
    }
    let fix = try #require(found.first?.fixIt)
    let after = checked(applying(fix.edits, to: ToldRepairTests.nested)).diagnostics.map(\.message)
    #expect(after.contains { $0.hasPrefix("'b.d' extends beyond 'b' for every height below ") }, "\(after)")
  }

  private static let collapsing = """
    layout A(375x667) {
      sizes 100x300 ... 300x600
      view a {
        bounds = (0, 0, 100, 40)
        view b { frame = (90, 10, 10, 30); mask = W+RM+H+BM }
        view c { frame = (90, 10, 5, 13); mask = LM+W+RM+TM+H+BM; view d }
      }
      a.leading == superview.leading + 16; a.trailing == superview.trailing - 200 @high
      a.top == superview.top + 20; a.height == superview.height - 150
      a.c.d.leading == a.c.leading; a.c.d.trailing == a.c.trailing
      a.c.d.top == a.c.top + 50
      a.c.d.bottom == a.c.bottom - 60
    }
    """

  @Test func aMaskThatLeavesNothingAtMoreSizesWithAFixIsSaid() throws {
    let found = try #require(ToldRepairTests.ofCollapsing.first)
    #expect(tried(found).contains { $0.contains("nothing conflicts") })
    #expect(
      texts(found).contains { $0.hasPrefix("without the conflict, the mask of 'a.b' leaves no width") },
      "\(texts(found))")
  }

  @Test func aViewWithAMaskThatAFixMakesEmptyIsSaid() throws {
    let text = """
      layout A(320x480) {
        sizes 40x40 ... 768x667
        view a { bounds = (0, 0, 40, 100); view c { frame = (20, 14, 0, 10); mask = H+BM } }
        view d
        a.leading == superview.leading; a.trailing == superview.trailing - 12
        a.top == superview.top + 10; a.bottom == superview.bottom - 20
        d.leading == a.c.leading; d.trailing == a.c.trailing
        d.top == a.c.top + 24; d.bottom == a.c.bottom - 30
      }
      """
    let all = try repairs(of: text)
    #expect(!all.isEmpty)
    for found in conflicts(text) where !tried(found).isEmpty {
      let isSaid = texts(found).contains { $0.contains("would make 'a.c' 0 high") }
      #expect(isSaid, "\(texts(found))")
    }
    // Its frame has no width, so the fix does not make it empty.
    let told: [String] = conflicts(text).flatMap { texts($0) }
    #expect(!told.contains { $0.contains("make 'a.c' 0 wide") })
  }

  @Test func whatIsNotShownHasNothingToBeSaidAgainstIt() throws {
    typealias Own = ToldRepairTests
    for (text, all) in [(Own.nested, Own.ofNested), (Own.collapsing, Own.ofCollapsing)] {
      for found in all {
        let shown = tried(found).count
        let offered = ([found.fixIt].compactMap { $0 } + found.alternatives)
        for fix in offered.dropFirst(shown) {
          let after = checked(applying(fix.edits, to: text)).diagnostics
          #expect(after.allSatisfy { $0.severity == .error }, "\(fix.message) \(after.map(\.message))")
        }
      }
    }
  }

  @Test func lintThatNamesALineNamesThatOfTheFileAsItIs() throws {
    // The text that one fix writes is longer than the lines behind it.
    let text = """
      layout A(300x100) {
        sizes 200x100 ... 400x100
        view a { frame = (0, 0, 300, 100); mask = H }
        a.width == 250
        view b
        b.top == a.top
        b.height == 0
        b.leading == a.leading
        b.width <= 10
        b.width == 20 @low
      }
      """
    for found in conflicts(text) {
      for note in texts(found) where note.contains("the constraint on line ") {
        #expect(note.contains("on line 10 "), "\(note)")
      }
    }
    let range = SourceRange(file: FileID(0), start: 30, end: 34)
    let edits = [Edit(SourceRange(file: FileID(0), start: 10, end: 12), "abcdefgh"), Edit(range, "")]
    for start in [0, 13, 29, 40] {
      let place = SourceRange(file: FileID(0), start: start, end: start + 1)
      #expect(place.moved(by: edits).movedBack(by: edits) == place)
    }
  }

  @Test func lintThatTheConflictAloneSilencesIsSaid() throws {
    // At heights without a conflict 'c' extends beyond the screen before the fix as well.
    let text = """
      layout A(200x200) {
        sizes 200x100 ... 200x200
        view a { .edges(leading, top) == superview; .width == 50; .height == 120; .bottom <= superview.bottom }
        view c { .edges(leading, top) == superview; .width == 50 }
        when height > 150 { c.height == 300 } else { c.height == 10 }
      }
      """
    let found = try #require(conflicts(text).first)
    #expect(!tried(found).isEmpty)
    #expect(
      texts(found).contains {
        $0 == "without the conflict, 'c' extends beyond the screen for every height above 150"
      }, "\(texts(found))")
  }

  @Test func theSameMessageAboutTwoLinesIsTwoReports() throws {
    // With one of the fixes a rule never holds that does with the others.
    let text = """
      layout A(240x300) {
        sizes 240x160 ... 300x600
        view c {
          .centerY == superview.centerY; .top == superview.top + 100; .leading == superview.leading; .width == 50
        }
        c.height >= 40 @749
        c.top == superview.top + 10 @low
        c.height == 1000 @low
      }
      """
    let all = try repairs(of: text)
    for found in conflicts(text) {
      for (help, fix) in zip(tried(found), [found.fixIt].compactMap { $0 } + found.alternatives) {
        let after = checked(applying(fix.edits, to: text)).diagnostics.filter { $0.code == .ruleNeverHolds }
        let told = help + texts(found).filter { $0.hasPrefix("without the conflict, ") }.joined()
        let more = told.ranges(of: /and \d+ more/).compactMap { Int(told[$0].filter(\.isNumber)) }.reduce(0, +)
        #expect(told.ranges(of: "satisfied at no size").count + more >= after.count, "\(told): \(after.map(\.range))")
      }
    }
    #expect(!all.isEmpty)
  }

  @Test func sizesThatComeToTheSameAreSaidTogether() throws {
    let helps = ToldRepairTests.ofNested.flatMap(tried)
    #expect(!helps.isEmpty)
    for help in helps { #expect(help.ranges(of: "every frame is as layc shows it").count < 2, "\(help)") }
  }

  @Test func assertionsAboutViewsBesideTheConflictThatItHidAreCounted() throws {
    let found = try #require(
      conflicts(
        """
        layout A(400x400) {
          sizes 300x400 ... 600x400
          view a { .edges(top, leading) == superview; .size == (100, 30) }
          view b { .top == superview.top + 100; .height == 20; .leading == superview.leading + 150; .width == 9 @low }
          b.trailing <= superview.trailing - 240
          assert a.width == 90
          assert a.height == 90
        }
        """
      ).first)
    #expect(tried(found).contains { $0.contains("nothing conflicts") })
    #expect(
      texts(found).contains(
        "without the conflict, the assertion on line 6 fails at every size, and 1 more"),
      "\(texts(found))")
  }

  /// The x of 'a.b' follows from two ambiguous numbers: it is reported only where a fix drops the constraint from which it follows.
  @Test func aNumberThatAFixFreesIsSaid() throws {
    let text = """
      layout A(300x667) {
        sizes 200x160 ... 200x800
        view a { .top == root.top + 240; view b { .bottom <= superview.bottom - 120 } }
        a.width == 40; a.bottom == superview.bottom - 50
        a.b.centerX == superview.centerX; a.b.top == superview.top
        when height < 400 { a.b.leading == a.leading + 300 }
      }
      """
    let found = try #require(conflicts(text).first { $0.message.hasSuffix("for every height below 400") })
    #expect(!tried(found).isEmpty)
    for help in tried(found) where help.contains("`a.b.centerX >= ") || help.contains("without `a.b.centerX ") {
      #expect(help.contains("the horizontal position of 'a.b' is ambiguous"), "\(help)")
    }
  }

  @Test func aConflictOfOneStateNamesItBeforeItsSizes() throws {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 1024x1366
        state wide { a.width >= 500 }
        view a { .edges(top, leading, bottom) == superview; .width == 300 @800; .trailing <= superview.trailing }
      }
      """
    let found = try #require(conflicts(text).first)
    #expect(!tried(found).isEmpty)
    for help in tried(found) { #expect(help.contains("; in state 'wide', 'a' is "), "\(help)") }
    let base = text.replacing("  state wide { a.width >= 500 }\n", with: "").replacing(
      ".width == 300 @800", with: ".width >= 500")
    #expect(try !tried(#require(conflicts(base).first)).contains { $0.contains("in state") })
  }
}
