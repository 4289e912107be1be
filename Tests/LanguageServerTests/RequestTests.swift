import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  metric gap = 8
  layout A(300x200) {
    sizes 200x200 ... 600x600
    /// What it is about.
    view title: Label { text = "A"; backgroundColor = #ff0080 }
    view box { view inner }
    vfl "H:|-gap-[title]-[box(>=20)]-|"
    constraint cap: title.top == superview.top + gap
  }

  """

/// Each request, as an editor sees its answer.
@Suite struct RequestTests {
  private func answer(_ method: String, _ params: JSON) -> JSON? {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    let answer = editor.ask(method, params)
    return answer?["result"] ?? answer?["error"]
  }

  private func line(_ json: JSON?) -> String { json.map { String($0.text(width: .max).dropLast()) } ?? "nothing" }

  @Test func hoverShowsDeclarationCommentAndFrames() {
    let hover = answer("textDocument/hover", at(uri, 6, 17))
    let value = hover?[path: "contents", "value"]?.string ?? ""
    #expect(value.contains("view title: Label") && value.contains("What it is about."))
    #expect(value.contains("at 300x200"))
    #expect(
      line(hover?["range"])
        == "{\"start\": {\"line\": 6, \"character\": 16}, \"end\": {\"line\": 6, \"character\": 21}}")
  }

  @Test func definitionLeadsFromAFormatToTheView() {
    let found = answer("textDocument/definition", at(uri, 6, 12))
    #expect(
      line(found?["range"]) == "{\"start\": {\"line\": 0, \"character\": 7}, \"end\": {\"line\": 0, \"character\": 10}}"
    )
  }

  @Test func referencesCountFormatsAndDeclarations() {
    let all = answer(
      "textDocument/references", at(uri, 4, 8, ("context", .object([("includeDeclaration", .bool(true))]))))
    #expect(all?.array?.count == 3)
    let uses = answer(
      "textDocument/references", at(uri, 4, 8, ("context", .object([("includeDeclaration", .bool(false))]))))
    #expect(uses?.array?.count == 2)
    #expect(
      answer("textDocument/documentHighlight", at(uri, 4, 8))?.array?.compactMap { $0["kind"]?.integer } == [3, 2, 2])
  }

  @Test func renamingChangesFormatsToo() {
    let edit = answer("textDocument/rename", at(uri, 4, 8, ("newName", .string("caption"))))
    #expect(edit?[path: "changes", uri]?.array?.count == 3)
  }

  @Test(arguments: [
    ("box", "'box' would not do: it is already declared on line 6"),
    ("width", "'width' is always there with a meaning of its own"),
    ("view", "'view' is a word of the language"),
    ("a b", "a name has letters, digits and '_', and begins with no digit: 'a b' is none"),
  ]) func renamingIsRefusedWithTheReason(name: String, why: String) {
    let refused = answer("textDocument/rename", at(uri, 4, 8, ("newName", .string(name))))
    #expect(refused?["message"]?.string == why)
  }

  @Test(arguments: [
    (5, 13, "view"), (6, 17, "title"), (7, 20, "title"), (7, 31, "superview"), (4, 15, "Label"), (4, 15, "Switch"),
    (6, 12, "gap"), (6, 40, "alignAllTop"),
  ]) func completionOffersWhatCanStandThere(line: Int, character: Int, label: String) {
    let items = answer("textDocument/completion", at(uri, line, character))?["items"]?.array ?? []
    #expect(items.contains { $0["label"]?.string == label }, "\(items.prefix(12).compactMap { $0["label"]?.string })")
  }

  @Test func symbolsNestAsBracesDo() {
    let document = JSON.object([("textDocument", .object([("uri", .string(uri))]))])
    let symbols = answer("textDocument/documentSymbol", document)?.array ?? []
    #expect(symbols.compactMap { $0["name"]?.string } == ["gap", "A"])
    let children = symbols.last?["children"]?.array ?? []
    #expect(children.compactMap { $0["name"]?.string } == ["title", "box", "cap"])
    let query = answer("workspace/symbol", .object([("query", .string("inr"))]))
    #expect(query?.array?.compactMap { $0["name"]?.string } == ["inner"])
  }

  @Test func coloursFoldsLinksAndSelectionsAreFound() {
    let document = JSON.object([("textDocument", .object([("uri", .string(uri))]))])
    let colours = answer("textDocument/documentColor", document)?.array ?? []
    #expect(colours.count == 1 && colours.first?[path: "color", "red"].map(line) == "1")
    let folds = answer("textDocument/foldingRange", document)
    #expect(line(folds) == "[{\"startLine\": 1, \"endLine\": 7}]")
    let positions = JSON.object([
      ("textDocument", .object([("uri", .string(uri))])), ("positions", .array([Position(line: 4, character: 9).json])),
    ])
    var selection = answer("textDocument/selectionRange", positions)?.array?.first
    var depth = 0
    while let current = selection {
      depth += 1
      selection = current["parent"]
    }
    #expect(depth >= 4)
  }

  @Test func formattingEditsWhatIsNotCanonical() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, "layout A(1x1) {\nview  a\n}\n")
    let document = JSON.object([("textDocument", .object([("uri", .string(uri))]))])
    let edits = editor.ask("textDocument/formatting", document)?["result"]?.array ?? []
    #expect(edits.count == 2)
  }

  @Test func semanticTokensComeFiveNumbersEach() {
    let document = JSON.object([("textDocument", .object([("uri", .string(uri))]))])
    let data = answer("textDocument/semanticTokens/full", document)?["data"]?.array ?? []
    #expect(!data.isEmpty && data.count % 5 == 0)
    // `metric gap = 8`: a word, a name that is declared, a sign, a number.
    #expect(data.prefix(20).compactMap { $0.integer } == [0, 0, 6, 0, 0, 0, 7, 3, 9, 1, 0, 4, 1, 4, 0, 0, 2, 1, 3, 0])
    // `Label`, which is a kind.
    let numbers = data.compactMap(\.integer)
    #expect(stride(from: 0, to: numbers.count, by: 5).contains { Array(numbers[$0 + 2...$0 + 3]) == [5, 5] })
  }

  @Test func aRepairIsACodeAction() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text.replacing("title.top", with: "titel.top"))
    let range = (Position(line: 7, character: 0)..<Position(line: 7, character: 40)).json
    let params = JSON.object([
      ("textDocument", .object([("uri", .string(uri))])), ("range", range),
      ("context", .object([("diagnostics", .array([])), ("only", .array([.string("quickfix")]))])),
    ])
    let actions = editor.ask("textDocument/codeAction", params)?["result"]?.array ?? []
    #expect(actions.compactMap { $0["title"]?.string } == ["change 'titel' to 'title' (needs review)"])
    #expect(actions.first?[path: "edit", "changes", uri]?.array?.first?["newText"]?.string == "title")
  }
}

/// What follows the keys: what was just finished is formatted.
@Suite struct TypingTests {
  /// The text after the edits that typing `typed` at the place of `|` brings; `|` stays behind what was typed.
  private func typed(_ typed: String, into text: String) -> String {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let lines = (parts[0] + typed).split(separator: "\n", omittingEmptySubsequences: false)
    var editor = Harness()
    editor.initialize()
    editor.open(uri, parts[0] + typed + parts[1])
    let place = at(
      uri, lines.count - 1, lines.last?.utf16.count ?? 0, ("ch", .string(typed)),
      ("options", .object([("tabSize", .integer(2)), ("insertSpaces", .bool(true))])))
    let edits = editor.ask("textDocument/onTypeFormatting", place)?["result"]?.array ?? []
    for (number, edit) in edits.reversed().enumerated() {
      guard let range = try? edit.range() else { continue }
      editor.change(uri, version: number + 2, replacing(range, with: edit["newText"]?.string ?? ""))
    }
    return editor.text(uri) ?? ""
  }

  @Test(arguments: [
    // A line that was left, and the one on which one writes now.
    ("layout A(9x9) {\n  view  a {}|   .width==1\n}\n", "\n", "layout A(9x9) {\n  view a {}\n   .width==1\n}\n"),
    ("layout A(9x9) {\nview  a|\n\n\n\n}\n", "\n", "layout A(9x9) {\n  view a\n\n\n\n\n}\n"),
    // A block that was closed; what stands around it stays.
    (
      "layout A(9x9) {\nview  a\n   view b {\n.width==1\n |\n view   c\n}\n", "}",
      "layout A(9x9) {\nview  a\n  view b {\n    .width == 1\n  }\n view   c\n}\n"
    ),
    ("layout A(9x9) {\n  view b {.width==1|\n}\n", "}", "layout A(9x9) {\n  view b { .width == 1 }\n}\n"),
    // A statement that another one follows.
    ("layout A(9x9) {\n view  a|   view  b\n}\n", ";", "layout A(9x9) {\n  view a;   view  b\n}\n"),
    ("layout A(9x9) {\n view  a;view  b|   view  c\n}\n", ";", "layout A(9x9) {\n  view a; view b;   view  c\n}\n"),
    // Braces that are not closed yet, and a line that is broken, stay as they are.
    ("layout A(9x9) {\n view  a|", "\n", "layout A(9x9) {\n view  a\n"),
    ("layout A(9x9) {\n a.width  ==|\n}\n", "\n", "layout A(9x9) {\n a.width  ==\n\n}\n"),
    // What is right already, and nothing at all.
    ("layout A(9x9) {\n  view a|\n}\n", "\n", "layout A(9x9) {\n  view a\n\n}\n"), ("|", "\n", "\n"),
    // A brace that closes nothing.
    ("metric  a = 1\n|", "}", "metric  a = 1\n}"),
    // Braces and semicolons in comments and texts end nothing.
    ("layout A(9x9) {\n view  a  // it|\n}\n", ";", "layout A(9x9) {\n view  a  // it;\n}\n"),
    ("layout A(9x9) {\n view  a  { text = \"|\" }\n}\n", "}", "layout A(9x9) {\n view  a  { text = \"}\" }\n}\n"),
  ]) func whatWasFinishedIsFormattedAndNothingElse(text: String, character: String, expected: String) {
    #expect(typed(character, into: text) == expected)
  }
}
