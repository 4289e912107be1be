import LayCompiler
import LayDiagnostics
import LayRuntime
import LaySolver
import Testing

@testable import LayAnalysis

/// Which of several sets is shown.
@Suite struct ConflictChoiceTests {
  /// The conflicts of a file that may import `Card.lay`: the lines of the set (those of the other file with a `C`), and the
  /// lines of the other sets that are told.
  private func sets(_ text: String, card: String = "") -> [(shown: [String], others: [[String]])] {
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) {
      $0 == "Card.lay" ? Array(card.utf8) : nil
    }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message))")
    let maps = [LineMap(Array(text.utf8)), LineMap(Array(card.utf8))]
    func lines(_ contradiction: Contradiction) -> [String] {
      var found: [String] = []
      for row in contradiction.rows where row.origin != "nonNegative" {
        let file = Int(row.range.file.rawValue)
        let line = "\(file == 0 ? "" : "C")\(maps[file].position(of: row.range.start).line)"
        if !found.contains(line) { found.append(line) }
      }
      return found
    }
    return checkWithoutRepairs(compilation, options: CheckOptions()).conflicts.compactMap { diagnostic, _ in
      diagnostic.contradiction.map { (lines($0), $0.others.map(lines)) }
    }
  }

  @Test func ofTwoSetsWithARuleInCommonThatOfFewerViewsIsShown() throws {
    let found = try #require(
      sets(
        """
        layout Form(320x100) {
          sizes 320x100
          view label { .edges(top, bottom) == superview }
          view field { .edges(top, bottom) == superview }
          label.width == 40
          field.width <= 250
          vfl "H:|-[label]-[field]-|"
          field.width == 300
        }
        """
      ).first)
    #expect(found.shown == ["6", "8"])
    #expect(found.others == [["7", "8"]])
  }

  @Test func ofSetsThatAreAsSmallThatOfFewerViewsIsShownWhateverFileItIsIn() throws {
    let card = """
      component Card {
        view title { .edges(top, bottom) == superview }
        title.leading == superview.leading + 10
        title.trailing == superview.trailing - 10
      }
      """
    let main = """
      import "Card.lay"
      layout Main(300x100) {
        sizes 300x100 ... 400x100
        view card: Card { .edges(top, leading, bottom) == superview; .width == 100 }
        view side { .edges(top, trailing, bottom) == superview; .leading == card.trailing + 50 }
        card.title.width <= side.width
        card.title.width == 280
      }
      """
    let found = try #require(sets(main, card: card).first)
    // Two views of two files before three of one.
    #expect(found.shown == ["C3", "C4", "4", "7"])
    let inside = main.replacing("side.width\n", with: "260\n")
    #expect(try #require(sets(inside, card: card).first).shown == ["6", "7"])
  }

  @Test func rulesThatSizesWithoutThemContradictTooAreInNoSet() throws {
    let found = try #require(
      sets(
        """
        layout Gaps(100x100) {
          sizes 100x100
          view a { .edges(top, bottom) == superview }
          view b { .edges(top, bottom) == superview }
          a.width == 30
          b.width == 30
          vfl "H:|-50-[a]-60-[b]-50-|"
        }
        """
      ).first)
    #expect(found.shown == ["7"])
    #expect(found.others.isEmpty)
  }

  @Test func twoConflictsOfOneChainAreTwoReports() {
    let found = sets(
      """
      layout Chain(300x100) {
        sizes 300x100
        view a { .edges(top, leading, bottom) == superview }
        view b { .edges(top, bottom) == superview; .leading == a.trailing }
        a.width == 100
        a.width == 120
        b.width == 50
        b.width == 60
      }
      """)
    #expect(found.map(\.shown) == [["5", "6"], ["7", "8"]])
    #expect(found.allSatisfy { $0.others.isEmpty })
  }

  @Test func theSmallestSetOfEachSizeIsShown() {
    // Below 100 wide, `b` alone does not fit; below 110, both do not.
    let found = checked(
      """
      layout Pair(60x100) {
        sizes 60x100 ... 300x100
        view a { .edges(top, leading, bottom) == superview; .width == 10 }
        view b { .edges(top, bottom, trailing) == superview}
        b.width <= superview.width
        b.leading >= a.trailing
        b.width == 100
      }
      """
    ).diagnostics
    #expect(
      found.map(\.message) == [
        "these constraints conflict for every width below 100",
        "these constraints conflict for every width below 110",
      ])
  }

  /// A width that `count` rules of its own forbid.
  private func forbidden(_ count: Int) -> String {
    let rules = (0..<count).map { "a.width <= \(10 + $0)" }
    return """
      layout A(100x100) {
        sizes 100x100
        view a { .edges(top, leading, bottom) == superview }
        \(rules.joined(separator: "\n  "))
        a.width == 90
      }
      """
  }

  @Test func atMostSoManySetsAreToldBesides() throws {
    let limit = ConflictChoice.otherLimit
    #expect(try #require(sets(forbidden(1)).first).others.isEmpty)
    #expect(try #require(sets(forbidden(limit + 1)).first).others.count == limit)
    #expect(try #require(sets(forbidden(limit + 2)).first).others.count == limit)
    let found = try #require(checked(forbidden(2)).diagnostics.first)
    #expect(
      found.notes.contains { $0.text.hasPrefix("the marked constraint also conflicts with these: 'a' is at most 1") })
  }

  @Test func whatIsTooMuchToAskIsShownAsItWasFound() throws {
    let text = forbidden(3)
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let compiled = try #require(compilation.layouts.first)
    var layout = Layout(compiled.program)
    let conflict = try #require(layout.resize(width: 100, height: 100).conflicts.first)
    func others(_ effort: Int) -> Int {
      var choice = ConflictChoice(compiled, effort: effort)
      return choice.choose(conflict, among: ConflictRows(layout), in: 0).others.count
    }
    let rows = ConflictRows(layout).component(around: ConflictRows(layout).rows(of: [conflict.broken])).count
    #expect(others(0) == 0)
    #expect(others(rows - 1) == 0)
    #expect(others(rows) == 1)
    #expect(others(10 * rows) == 2)
  }

  @Test func whatWasShownBeforeAChangeIsShownAgainWithoutASearch() throws {
    let text = forbidden(3)
    let edit = Edit(SourceRange(file: FileID(0), start: 0, end: 0), "// a line more\n")
    let before = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let after = before.compiled(with: [edit])
    let (old, new) = (try #require(before.layouts.first), try #require(after.layouts.first))
    let found = checkWithoutRepairs(before, options: CheckOptions()).conflicts.map { $0.found }
    let shown = ShownSets(found, of: before).moved(by: [edit])
    var layout = Layout(new.program)
    let conflict = try #require(layout.resize(width: 100, height: 100).conflicts.first)
    #expect(shown.sets(breaking: conflict.broken, in: new).count == found.count)
    var choice = ConflictChoice(new, effort: 0, shown: shown)
    let chosen = choice.choose(conflict, among: ConflictRows(layout), in: 0)
    #expect(chosen.places == RulePlaces(found[0].conflict, in: old).moved(by: [edit]))
    #expect(chosen.others.isEmpty && ConflictChoice.trialEffortLimit < ConflictChoice.effortLimit)
  }

  @Test func manyInstancesHaveTheSetOfTheFirst() {
    let found = sets(
      """
      layout Rows(300x100) {
        sizes 300x100
        for i in 0 ..< 40 {
          view row[i] { .edges(top, leading, bottom) == superview
            .width <= 200
            .width <= 0.5 * superview.width + 30
            .width == 250
          }
        }
      }
      """)
    #expect(found.count == 1)
    #expect(found[0].shown == ["6", "7"])
    #expect(found[0].others == [["5", "7"]])
  }
}
