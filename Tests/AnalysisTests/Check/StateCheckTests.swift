import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// The base and each state are proved, and findings say in which state they are.
@Suite struct StateCheckTests {
  private func text(_ states: String, sizes: String = "100x100 ... 300x300") -> String {
    """
    layout S(200x200) {
      sizes \(sizes)
      view a { .edges(leading, trailing, top) == superview }
      view b { .edges(leading, trailing, bottom) == superview; .top == a.bottom }
      constraint tall: a.height == 60
    \(states)
    }
    """
  }

  private func found(_ states: String, both: Bool = false, sizes: String = "100x100 ... 300x300") -> [String] {
    var options = CheckOptions()
    options.checksBothDirections = both
    return checked(text(states, sizes: sizes), options: options).diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  @Test func everyStateIsProved() throws {
    let result = checked(text("state large { tall.constant = 90 }; state small { tall.constant = 10 }"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.examined[0].verdicts.map(\.verdict) == [.proved])
    #expect(result.examined[0].states == ["large", "small"])
  }

  @Test func whatStandsInTheBaseIsAssertedThereAlone() {
    let states = "state large { tall.constant = 90 }; state base { assert a.height == 60 }"
    #expect(found(states) == [])
    #expect(checked(text(states)).examined[0].provedAssertions == 1)
    #expect(
      found(states.replacing("== 60", with: "== 61")) == ["L0511 this assertion fails at every size (no state)"])
    #expect(found("state base { when width >= 200 { tall.constant = 400 } }").map { $0.prefix(5) } == ["L0501"])
  }

  @Test func aConflictOfOneStateSaysWhichAndWhere() {
    #expect(
      found("state large { tall.constant = 160 }; state small { tall.constant = 10 }")
        == ["L0501 these constraints conflict for every height below 160 (state 'large')"])
    #expect(
      found("state large { tall.constant = 160 }", sizes: "150x150")
        == ["L0501 these constraints conflict at 150x150 (state 'large')"])
  }

  @Test func aConflictShowsTheLineThatSetsTheNumberOfAState() throws {
    let found = try onlyFinding(text("  state large {\n    tall.constant = 310\n  }"))
    let label = try #require(found.labels.last)
    #expect(label.text == "'tall' is 310 in state 'large'")
    let helps = found.notes.filter { $0.kind == .help }.map(\.text)
    #expect(
      helps.contains {
        $0.hasPrefix("tried: with 100 instead of 310 in `tall.constant = 310` on line 7, nothing conflicts from ")
      }, "\(helps)")
  }

  @Test func aConflictShowsWhatAWhenAndItsElseSet() throws {
    func labels(_ rules: String) throws -> [String] { try onlyFinding(text(rules)).labels.map(\.text) }
    #expect(
      try labels("when width >= 200 { tall.constant = 310 }").contains("'tall' is 310 for width >= 200"))
    #expect(
      try labels("when width >= 200 { b.hidden = true } else { tall.constant = 310 }")
        .contains("'tall' is 310 for width < 200"))
    #expect(
      try labels("constraint low: a.height == 9 @high\nstate s { when height > 150 { low.priority = 1000 } }")
        .contains("'low' has priority 1000 in state 's', for height > 150"))
  }

  @Test func whatIsWrongInTheBaseAloneSaysSo() {
    #expect(
      found("b.height >= 200 - tall; state low { tall.active = false; a.height == 0 }").isEmpty == false)
    #expect(
      found("constraint more: b.height >= 100\nstate low { more.active = false }")
        == ["L0501 these constraints conflict for every height below 160 (no state)"])
  }

  @Test func whatIsWrongEverywhereIsSaidOnce() {
    #expect(
      found("b.height >= 100; state low { a.hidden = true }", both: true)
        == ["L0501 these constraints conflict for every height below 160"])
  }

  @Test func directionAndStateAreSaidTogetherWhereBothMatter() {
    let rules = "view c { .edges(top, bottom) == superview; .width == 10 }; c.left == superview.left"
    #expect(
      found("\(rules)\nstate s { when direction == rtl { c.left == superview.left + 1 } }", both: true)
        == ["L0501 these constraints conflict at every size (right to left, state 's')"])
  }

  @Test func anAmbiguityOfAStateSaysWhich() throws {
    let open = try onlyFinding(text("state loose { tall.active = false }"))
    #expect(open.code == .ambiguousLayout)
    #expect(open.notes.map(\.text).contains("this occurs at every size (state 'loose')"))
  }

  @Test func anAssertionInAStateIsProvedThere() {
    let assertion = "state low { tall.constant = 10; assert b.height >= 90 }"
    let result = checked(text(assertion))
    #expect(result.diagnostics.isEmpty && result.examined[0].provedAssertions == 1)
    #expect(
      found("state low { tall.constant = 10; assert b.height >= 100 }")
        == ["L0511 this assertion fails for every height below 110 (state 'low')"])
  }

  @Test func aWhenInAStateIsUsedWhereTheStateUsesIt() {
    #expect(found("state s { when width >= 200 { tall.constant = 10 } }").isEmpty)
    #expect(found("state s { when width >= 400 { tall.constant = 10 } }").map { $0.prefix(5) } == ["L0530"])
  }

  @Test func aRepairIsTriedInEveryState() throws {
    let result = checked(text("state large { tall.constant = 160 }"))
    let help = result.diagnostics.flatMap(\.notes).map(\.text).filter { $0.hasPrefix("tried") }
    #expect(!help.isEmpty)
  }
}
