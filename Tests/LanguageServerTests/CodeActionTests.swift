import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"

/// Code actions, as an editor sees them.
@Suite struct CodeActionTests {
  /// Two rules that cannot both hold, and one that would be written otherwise.
  private static let conflict = """
    layout Split(480x600) {
      sizes 320x600 ... 1024x600
      view sidebar { .edges(top, leading, bottom) == superview; .width == 200 }
      view content { .edges(top, bottom, trailing) == superview; .leading == sidebar.trailing; .width >= 240 }
    }

    """

  private static let open = """
    layout Open(300x200) {
      sizes 200x200 ... 600x600
      view a { .size == 20x20 }
      view b { .size == 20x20; .leading == superview.leading }
    }

    """

  private static let habits = """
    layout Habits(300x200) {
      sizes 200x200 ... 600x600
      view a { .edges == superview inset 8px }
      view b { .top => superview.top; .size == 20x20; .leading == superview.leading }
      titel.width == 8
    }

    """

  /// Of each diagnostic that is shown, those that its repairs are of.
  private static let repairsOfHabits = ["L0139: L0139", "L0133: L0133", "L0201: "]

  private func editor(_ text: String, _ abilities: (String, JSON)...) -> Harness {
    var editor = Harness()
    editor.initialize(capabilities: abilities)
    editor.open(uri, text, version: 7)
    editor.wait(1)
    return editor
  }

  private func actions(
    _ editor: inout Harness, _ lines: ClosedRange<Int>, only: [String]? = nil, diagnostics: [JSON] = []
  ) -> [JSON] {
    let range = Position(line: lines.lowerBound, character: 0)..<Position(line: lines.upperBound, character: 80)
    var context: [(String, JSON)] = [("diagnostics", .array(diagnostics))]
    if let only { context.append(("only", .array(only.map { .string($0) }))) }
    let params = JSON.object([
      ("textDocument", .object([("uri", .string(uri))])), ("range", range.json), ("context", .object(context)),
    ])
    return editor.ask("textDocument/codeAction", params)?["result"]?.array ?? []
  }

  private func titles(_ actions: [JSON]) -> [String] { actions.compactMap { $0["title"]?.string } }

  @Test func everyRepairOfAConflictThatWasTriedIsOffered() {
    var editor = editor(CodeActionTests.conflict)
    let found = actions(&editor, 0...4, only: ["quickfix"])
    #expect(found.count > 2, "\(titles(found))")
    #expect(titles(found).allSatisfy { $0.hasSuffix("(needs review)") })
    #expect(titles(found).contains { $0.contains("@high") })
    #expect(found.allSatisfy { $0["edit"] != nil && $0["isPreferred"] == nil })
  }

  @Test func theRulesThatDecideAnAmbiguityAreOneEdit() {
    var editor = editor(CodeActionTests.open)
    for line in [2, 3] {
      let found = actions(&editor, line...line, only: ["quickfix"])
      #expect(titles(found).first == "write these 3 constraints into the file (needs review)", "\(titles(found))")
      #expect(found.first?[path: "edit", "changes", uri]?.array?.count == 2)
    }
  }

  @Test func automaticRepairsArePreferredAndDoneAtOnce() {
    var editor = editor(CodeActionTests.habits)
    let found = actions(&editor, 2...4, only: ["quickfix"])
    let preferred = found.filter { $0["isPreferred"]?.bool == true }
    #expect(preferred.count == 2, "\(titles(found))")
    for kind in ["source", "source.fixAll", "source.fixAll.layc"] {
      let all = actions(&editor, 0...0, only: [kind])
      #expect(all.compactMap { $0["kind"]?.string } == ["source.fixAll.layc"])
      #expect(all.first?[path: "edit", "changes", uri]?.array?.count == 2)
    }
  }

  @Test(arguments: [
    ("refactor", ["refactor.extract", "refactor.inline", "refactor.rewrite"]),
    ("refactor.rewrite", ["refactor.rewrite"]),
    ("refactor.extract", ["refactor.extract"]), ("source.organizeImports", []), ("refactor.move", []),
  ]) func onlyTheKindsThatAreAskedForAreOffered(kind: String, offered: [String]) {
    var editor = editor("layout A(9x9) {\n  metric b = 2\n  view a { .width == b + 8 }\n}\n")
    let range = (Position(line: 2, character: 21)..<Position(line: 2, character: 26)).json
    func kinds(_ range: JSON) -> [String] {
      let context = JSON.object([("diagnostics", .array([])), ("only", .array([.string(kind)]))])
      let params = JSON.object([
        ("textDocument", .object([("uri", .string(uri))])), ("range", range), ("context", context),
      ])
      return (editor.ask("textDocument/codeAction", params)?["result"]?.array ?? []).compactMap { $0["kind"]?.string }
    }
    #expect(Set(kinds(range)).sorted() == offered)
  }

  @Test func onlyDiagnosticsThatTheClientShowsAreRepaired() {
    var editor = editor(CodeActionTests.habits)
    let shown =
      editor.received.last { $0["method"]?.string == "textDocument/publishDiagnostics" }?[
        path: "params", "diagnostics"]?.array ?? []
    let repairs = shown.map { diagnostic in
      let found = actions(&editor, 0...6, only: ["quickfix"], diagnostics: [diagnostic])
      let codes = found.compactMap { $0["diagnostics"]?.array?.first?["code"]?.string }
      return "\(diagnostic["code"]?.string ?? ""): \(codes.joined(separator: " "))"
    }
    #expect(repairs == CodeActionTests.repairsOfHabits)
    editor.change(uri, version: 8, replacing(nil, with: "layout Other(9x9) { }\n"))
    #expect(actions(&editor, 0...6, only: ["quickfix"], diagnostics: shown).isEmpty)
  }

  @Test func aClientThatComparesVersionsGetsThem() {
    let abilities = JSON.object([("workspaceEdit", .object([("documentChanges", .bool(true))]))])
    var editor = editor(CodeActionTests.habits, ("workspace", abilities))
    let edits = actions(&editor, 0...4).compactMap { $0["edit"] }
    #expect(edits.count == 3)
    for edit in edits {
      let document = edit["documentChanges"]?.array?.first?["textDocument"]
      #expect(document?["version"]?.integer == 7 && document?["uri"]?.string == uri)
    }
  }

  @Test func whatCannotBeDoneSaysWhyToClientsThatShowIt() {
    let text = "layout A(9x9) {\n  view a; view b\n  constraint same: a.height == b.height\n}\n"
    var plain = editor(text)
    #expect(!titles(actions(&plain, 2...2)).contains("flip the sides of the constraint"))
    let abilities = JSON.object([("codeAction", .object([("disabledSupport", .bool(true))]))])
    var able = editor(text, ("textDocument", abilities))
    let found = actions(&able, 2...2).first { $0["title"]?.string == "flip the sides of the constraint" }
    #expect(found?[path: "disabled", "reason"]?.string == "the constant of 'same' would change its sign")
    #expect(found?["edit"] == nil)
  }
}
