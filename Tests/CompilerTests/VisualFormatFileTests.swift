import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayCompiler

/// Formats where they stand in a file.
@Suite struct VisualFormatFileTests {
  @Test func anIndexInAFormatIsOneMistake() {
    for view in ["view v", "view v[1]", "view v[0]"] {
      let found = compiled("\(view); vfl \"H:|[v[0]]|\"").result.diagnostics
      #expect(found.map(\.code.id) == ["L0317"])
    }
  }

  private func compiled(_ body: String) -> (result: Compilation, text: String) {
    let text = "layout Screen(375x667) {\n" + body + "\n}\n"
    return (compile(path: "test.lay", bytes: Array(text.utf8)) { _ in nil }, text)
  }

  private func place(_ range: SourceRange, in text: String) -> String {
    String(decoding: Array(text.utf8)[range.start..<range.end], as: UTF8.self)
  }

  private func reports(_ body: String) -> [String] {
    let (result, text) = compiled(body)
    return result.diagnostics.filter { $0.severity == .error }.map { "\($0.code.id) \(place($0.range, in: text))" }
  }

  @Test func namesOfAFormatAreUsesInTheFile() {
    let (result, text) = compiled(
      """
        metric gap = 12
        view a
        for i in 0 ..< 2 { view bar[i] }
        vfl "H:|-gap-[a(bar0)]-[bar1]-|"
      """)
    let format = text.utf8.count - "|-gap-[a(bar0)]-[bar1]-|\"\n}\n".utf8.count
    let uses = result.references.filter { $0.use.start >= format }
      .sorted { $0.use.start < $1.use.start }
      .map { "\(place($0.use, in: text)) → \(place($0.declaration, in: text))" }
    #expect(uses == ["gap → gap", "a → a", "bar0 → bar", "bar1 → bar"])
  }

  @Test func constraintsKnowTheirPartOfTheStringAndTheirStatement() {
    let (result, text) = compiled("  view a\n  constraint row: vfl \"H:|-8-[a(>=50)]|\"")
    let layout = result.layouts[0]
    #expect(layout.sources.constraints.map { place($0, in: text) } == ["-8-", ">=50", "]|"])
    #expect(Set(layout.sources.statements.map { place($0, in: text) }) == ["vfl \"H:|-8-[a(>=50)]|\""])
    #expect(layout.program.constraints.map(\.name) == ["Screen/row", "Screen/row", "Screen/row"])
  }

  @Test func columnsInsideTheStringAreColumnsOfTheFile() {
    #expect(reports("  view email\n  vfl \"H:|-[emial]-gap-|\"") == ["L0325 emial", "L0326 gap"])
    #expect(reports("  view a; view b\n  vfl \"V:[a]-(>=8-[b]\" alignAllTop") == ["L0304 ", "L0322 alignAllTop"])
  }

  @Test func aListIsSaidViewByView() {
    #expect(
      reports("  for i in 0 ..< 2 { view bar[i] }\n  vfl \"[bar]-[bar[1]]-[bar2]\"").prefix(2) == [
        "L0325 bar", "L0317 bar[1]",
      ])
    #expect(reports("  for r in 0 ..< 2 { for c in 0 ..< 2 { view key[r, c] } }\n  vfl \"[key0_0]-[key1_1]\"") == [])
  }

  @Test func aViewOfALoopIsNamedByItsVariable() {
    #expect(reports("  view a; view b\n  for v in [a, b] { vfl \"H:|-[v]-|\" }") == [])
    #expect(reports("  for v in [root] { vfl \"H:|-[v]-|\" }") == ["L0330 |"])
  }

  @Test func aFormatOfAComponentIsReportedOnce() {
    let text = """
      component Card { view a; vfl "H:|-[b]-|" }
      layout Screen(375x667) { view x: Card; view y: Card }
      """
    let result = compile(path: "test.lay", bytes: Array(text.utf8)) { _ in nil }
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.code) == [.unknownViewInFormat])
  }

  @Test func aTextIsNoNumberAndAConstraintNoView() {
    let body = "  let word = \"x\"\n  view a\n  constraint cap: a.width <= 8\n  vfl \"[a(word)]-[cap]\""
    #expect(reports(body) == ["L0326 word", "L0325 cap"])
  }

  @Test func aFormatOfAMegabyteIsOneError() {
    let format = String(repeating: "[a]-", count: 250_000) + "[a]"
    let (result, _) = compiled("  view a { .width == 8 }\n  vfl \"\(format)\"")
    #expect(result.diagnostics.filter { $0.severity == .error }.map(\.code) == [.formatTooLong])
  }
}
