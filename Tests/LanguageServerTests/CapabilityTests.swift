import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  import "B.lay"
  metric gap = 8
  layout A(300x200) {
    sizes 200x200 ... 600x600
    /// About `it`.
    view title: Label { .edges == superview inset (2 * 8) }
    constraint cap: title.width <= 800
    state wide { title.hidden = true }
  }

  """

/// What a client did not say that it can do is not asked of it.
@Suite struct CapabilityTests {
  private func editor(_ abilities: String = "{}", _ text: String = text) -> Harness {
    var editor = Harness(disk: ["/screens/B.lay": ""])
    editor.initialize(base: JSON(abilities))
    editor.open(uri, text)
    return editor
  }

  private func line(_ json: JSON?) -> String { json.map { String($0.text(width: .max).dropLast()) } ?? "nothing" }

  // MARK: What the server says

  @Test(arguments: [
    (
      "{}", "diagnosticProvider",
      #"{"identifier": "layc", "interFileDependencies": true, "workspaceDiagnostics": false, "workDoneProgress": true}"#
    ),
    ("{}", "renameProvider", "true"), ("{}", "codeActionProvider", "nothing"),
    ("{}", "executeCommandProvider", #"{"commands": ["layc.preview"]}"#),
    (#"{"textDocument": {"rename": {"prepareSupport": true}}}"#, "renameProvider", #"{"prepareProvider": true}"#),
    (#"{"textDocument": {"rename": {"prepareSupport": false}}}"#, "renameProvider", "true"),
    (#"{"workspace": {"applyEdit": true}}"#, "codeActionProvider", "true"),
    (
      #"{"workspace": {"applyEdit": true}}"#, "executeCommandProvider", #"{"commands": ["layc.apply", "layc.preview"]}"#
    ),
    (
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#, "codeActionProvider",
      #"{"codeActionKinds": ["quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite", "source.fixAll", "source.fixAll.layc"]}"#
    ),
    (
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}, "workspace": {"applyEdit": true}}"#,
      "executeCommandProvider", #"{"commands": ["layc.preview"]}"#
    ),
  ])
  func theServerOffersWhatTheClientTakes(abilities: String, name: String, expected: String) {
    var editor = Harness()
    #expect(line(editor.initialize(base: JSON(abilities))[name]) == expected)
  }

  // MARK: Texts

  @Test(arguments: [
    (#"{"contentFormat": ["markdown", "plaintext"]}"#, "markdown"),
    (#"{"contentFormat": ["plaintext", "markdown"]}"#, "plaintext"),
    (#"{"contentFormat": ["plaintext"]}"#, "plaintext"),
    (#"{"contentFormat": ["html", "markdown"]}"#, "markdown"),
  ])
  func theFirstFormatIsWhatTheClientLikesBest(hover: String, kind: String) {
    var editor = editor(#"{"textDocument": {"hover": \#(hover)}}"#)
    let contents = editor.ask("textDocument/hover", at(uri, 5, 8))?[path: "result", "contents"]
    #expect(contents?["kind"]?.string == kind)
    #expect(contents?["value"]?.string?.contains("```") == (kind == "markdown"))
    let range = ("range", (Position(line: 0, character: 0)..<Position(line: 9, character: 0)).json)
    let hints = editor.ask("textDocument/inlayHint", of(uri, range))?["result"]?.array ?? []
    #expect(hints.count > 1 && hints.allSatisfy { $0[path: "tooltip", "kind"]?.string == kind })
  }

  /// Hover then has a `MarkedString`, which is Markdown; all else has letters.
  @Test(arguments: ["{}", #"{"contentFormat": []}"#, #"{"contentFormat": ["html"]}"#, #"{"contentFormat": null}"#])
  func whoTakesNoFormatGetsStrings(hover: String) {
    var editor = editor(#"{"textDocument": {"hover": \#(hover)}}"#)
    let contents = editor.ask("textDocument/hover", at(uri, 5, 8))?[path: "result", "contents"]
    #expect(contents?.string?.hasPrefix("```lay\nview title: Label\n```\n\nAbout `it`.") == true, "\(line(contents))")
    let range = ("range", (Position(line: 0, character: 0)..<Position(line: 9, character: 0)).json)
    let hints = editor.ask("textDocument/inlayHint", of(uri, range))?["result"]?.array ?? []
    #expect(hints.count > 1 && hints.allSatisfy { $0["tooltip"]?.string?.contains("`") == false })
  }

  @Test(arguments: [
    ("{}", "1 string 12"), (#"{"completionItem": {"snippetSupport": true}}"#, "2 string 12"),
    (#"{"completionItem": {"documentationFormat": ["plaintext"]}}"#, "1 plaintext 12"),
    (#"{"completionItem": {"documentationFormat": ["markdown"]}}"#, "1 markdown 12"),
    (#"{"completionItem": {"documentationFormat": ["plaintext", "markdown"]}}"#, "1 plaintext 12"),
    (#"{"completionItemKind": {"valueSet": [1]}}"#, "1 string 21"),
  ])
  func completionIsAsPlainAsTheClient(completion: String, expected: String) {
    var editor = editor(#"{"textDocument": {"completion": \#(completion)}}"#)
    let statements = editor.ask("textDocument/completion", at(uri, 9, 0))?[path: "result", "items"]?.array ?? []
    let names = editor.ask("textDocument/completion", at(uri, 6, 34))?[path: "result", "items"]?.array ?? []
    let snippet = statements.first { $0["label"]?.string == "metric" }
    let metric = names.first { $0["label"]?.string == "gap" }
    let format = snippet?["insertTextFormat"]?.integer ?? 1
    let isSnippet = snippet?[path: "textEdit", "newText"]?.string?.contains("$") == true
    #expect(isSnippet == (format == 2))
    let members = editor.ask("textDocument/completion", at(uri, 6, 24))?[path: "result", "items"]?.array ?? []
    let words = members.first { $0["label"]?.string == "width" }?["documentation"]
    let kind = words?.string.map { $0.contains("`") ? "Markdown" : "string" } ?? words?["kind"]?.string ?? "no words"
    #expect("\(format) \(kind) \(metric?["kind"]?.integer ?? 0)" == expected)
  }

  @Test(arguments: [
    ("{}", "2"), (#"{"noActiveParameterSupport": true}"#, "null"),
    (#"{"parameterInformation": {"labelOffsetSupport": true}}"#, "2"),
  ])
  func noParameterIsActiveWhereTheClientKnowsNone(information: String, active: String) {
    let text = "component C(a: Length = 1, b: Length = 1) { }\nlayout A(9x9) { view c: C(d: 1) }\n"
    var editor = editor(#"{"textDocument": {"signatureHelp": {"signatureInformation": \#(information)}}}"#, text)
    let help = editor.ask("textDocument/signatureHelp", at(uri, 1, 30))?["result"]
    #expect(line(help?["activeParameter"]) == active)
    let label = help?["signatures"]?.array?.first?["parameters"]?.array?.first?["label"]
    #expect(label?.string == (information.contains("labelOffset") ? nil : "a: Length = 1"))
  }

  /// What is said of `expect`, and of a label that takes one of several words.
  @Test(arguments: [
    ("{}", "string, string"), (#"{"documentationFormat": []}"#, "string, string"),
    (#"{"documentationFormat": ["plaintext"]}"#, "plaintext, plaintext"),
    (#"{"documentationFormat": ["markdown", "plaintext"]}"#, "markdown, markdown"),
  ])
  func signaturesHaveStringsWhereTheClientTakesNoFormat(information: String, kinds: String) {
    let text = "layout A(9x9) {\n  expect 9x9 () { }\n}\n"
    var editor = editor(#"{"textDocument": {"signatureHelp": {"signatureInformation": \#(information)}}}"#, text)
    let help = editor.ask("textDocument/signatureHelp", at(uri, 1, 14))?["result"]
    let signature = help?["signatures"]?.array?.first
    let parameters = signature?["parameters"]?.array ?? []
    let words = parameters.compactMap { $0["documentation"] }
      .first { ($0.string ?? $0["value"]?.string)?.contains("ltr") == true }
    func kind(_ words: JSON?) -> String { words?["kind"]?.string ?? (words?.string == nil ? "nothing" : "string") }
    #expect("\(kind(signature?["documentation"])), \(kind(words))" == kinds)
    #expect((words?.string ?? words?["value"]?.string)?.contains("`") == (kinds.hasPrefix("markdown")))
  }

  // MARK: Symbols and folds

  @Test(arguments: [
    ("{}", "gap 14 | A 2 | title 8 A | cap 7 A | wide 10 A"),
    (#"{"symbolKind": {"valueSet": [1]}}"#, "gap 14 | A 2 | title 8 A | cap 24 A | wide 10 A"),
    (#"{"hierarchicalDocumentSymbolSupport": true}"#, "gap 14 | A 2 (title 8 | cap 7 | wide 10)"),
    (
      #"{"hierarchicalDocumentSymbolSupport": true, "symbolKind": {"valueSet": []}}"#,
      "gap 14 | A 2 (title 8 | cap 24 | wide 10)"
    ),
  ])
  func symbolsNestWhereTheClientTakesThat(abilities: String, expected: String) {
    var editor = editor(#"{"textDocument": {"documentSymbol": \#(abilities)}}"#)
    func spelled(_ symbols: [JSON]) -> String {
      symbols.map { symbol in
        #expect((symbol["location"] == nil) == (symbol["selectionRange"] != nil))
        let children = symbol["children"]?.array ?? []
        let container = symbol["containerName"]?.string ?? ""
        return "\(symbol["name"]?.string ?? "") \(symbol["kind"]?.integer ?? 0)"
          + (container.isEmpty ? "" : " \(container)") + (children.isEmpty ? "" : " (\(spelled(children)))")
      }.joined(separator: " | ")
    }
    #expect(spelled(editor.ask("textDocument/documentSymbol", of(uri))?["result"]?.array ?? []) == expected)
  }

  @Test(arguments: [
    ("{}", 7), (#"{"workspace": {"symbol": {"symbolKind": {"valueSet": [24]}}}}"#, 24),
    (#"{"textDocument": {"documentSymbol": {"symbolKind": {"valueSet": [24]}}}}"#, 7),
  ])
  func symbolsOfTheWorkspaceHaveKindsThatTheClientKnows(abilities: String, kind: Int) {
    var editor = editor(abilities)
    let found = editor.ask("workspace/symbol", .object([("query", .string("cap"))]))?["result"]?.array ?? []
    #expect(found.compactMap { $0["kind"]?.integer } == [kind])
  }

  @Test(arguments: [
    ("{}", "0-6 1-4 2-3"), (#"{"rangeLimit": 2}"#, "0-6 1-4"), (#"{"rangeLimit": 0}"#, ""),
    (#"{"rangeLimit": -1}"#, ""),
  ])
  func noMoreFoldsThanTheClientTakes(folding: String, expected: String) {
    let text = "layout A(9x9) {\n  view a {\n    view b {\n      view c\n    }\n  }\n  view d\n}\n"
    var editor = editor(#"{"textDocument": {"foldingRange": \#(folding)}}"#, text)
    let folds = editor.ask("textDocument/foldingRange", of(uri))?["result"]?.array ?? []
    #expect(folds.map { "\(line($0["startLine"]))-\(line($0["endLine"]))" }.joined(separator: " ") == expected)
  }

  // MARK: Diagnostics

  private static let conflict =
    "layout A(300x200) {\n  sizes 300x200\n  view a { .edges == superview }\n  a.width == 20\n}\n"

  @Test(arguments: [
    ("{}", "range severity code source message"),
    (#"{"relatedInformation": true}"#, "range severity code source message relatedInformation"),
    (#"{"codeDescriptionSupport": true}"#, "range severity code source message codeDescription"),
    (#"{"dataSupport": true}"#, "range severity code source message data"),
    (#"{"tagSupport": {"valueSet": [2]}, "dataSupport": false}"#, "range severity code source message"),
    (
      #"{"relatedInformation": true, "codeDescriptionSupport": true, "dataSupport": true}"#,
      "range severity code source message codeDescription relatedInformation data"
    ),
  ])
  func aDiagnosticHasWhatTheClientShows(abilities: String, members: String) {
    for place in ["publishDiagnostics", "diagnostic"] {
      var told = editor(#"{"textDocument": {"\#(place)": \#(abilities)}}"#, CapabilityTests.conflict)
      told.wait(1)
      let published = told.take("textDocument/publishDiagnostics").last?[path: "params", "diagnostics"]?.array?.first
      let answered = told.ask("textDocument/diagnostic", of(uri))?[path: "result", "items"]?.array?.first
      for found in [published, answered] {
        guard case .object(let all)? = found else {
          Issue.record("nothing is wrong")
          continue
        }
        #expect(all.map { $0.0 }.joined(separator: " ") == members)
        let saysPlaces = found?["message"]?.string?.contains("\nline 3: ") == true
        #expect(saysPlaces != members.contains("relatedInformation"))
      }
    }
  }

  @Test(arguments: [
    ("{}", "nothing"), (#"{"tagSupport": {"valueSet": [1, 2]}}"#, "[1]"),
    (#"{"tagSupport": {"valueSet": [2]}}"#, "nothing"),
    (#"{"tagSupport": {"valueSet": []}}"#, "nothing"), (#"{"tagSupport": true}"#, "nothing"),
  ])
  func onlyTagsThatTheClientKnowsAreSet(abilities: String, tags: String) {
    let text = "layout A(300x200) {\n  sizes 300x200\n  allow L0502\n}\n"
    var editor = editor(#"{"textDocument": {"publishDiagnostics": \#(abilities)}}"#, text)
    editor.wait(1)
    let found = editor.ask("textDocument/diagnostic", of(uri))?[path: "result", "items"]?.array ?? []
    #expect(found.count == 1 && line(found.first?["tags"]) == tags)
  }

  @Test(arguments: [("{}", "nothing"), (#"{"versionSupport": true}"#, "1"), (#"{"versionSupport": false}"#, "nothing")])
  func theVersionIsForWhoComparesIt(abilities: String, version: String) {
    var editor = editor(#"{"textDocument": {"publishDiagnostics": \#(abilities)}}"#)
    let params = editor.take("textDocument/publishDiagnostics").first?["params"]
    #expect(params?["diagnostics"] != nil && line(params?["version"]) == version)
  }

  // MARK: Code actions

  private func actions(_ editor: inout Harness, _ line: Int, _ kind: String) -> [JSON] {
    let range = (Position(line: line, character: 4)..<Position(line: line, character: 4)).json
    let context = JSON.object([("diagnostics", .array([])), ("only", .array([.string(kind)]))])
    return editor.ask("textDocument/codeAction", of(uri, ("range", range), ("context", context)))?["result"]?.array
      ?? []
  }

  @Test func whoTakesCommandsOnlyIsToldToMakeTheChange() {
    var editor = editor(#"{"workspace": {"applyEdit": true}}"#, CapabilityTests.conflict)
    editor.wait(1)
    let found = actions(&editor, 3, "quickfix")
    #expect(found.count > 1)
    for action in found {
      #expect(action["command"]?.string == "layc.apply" && action["edit"] == nil && action["kind"] == nil)
      #expect(editor.ask("workspace/executeCommand", action)?["result"] != nil)
      let asked = editor.take("workspace/applyEdit").first
      #expect(line(asked?[path: "params", "edit"]) == line(action["arguments"]?.array?.first))
    }
    for (name, params) in [("no.such", "[{}]"), ("layc.apply", "[]")] {
      let wrong = JSON(#"{"command": "\#(name)", "arguments": \#(params)}"#)
      #expect(editor.ask("workspace/executeCommand", wrong)?[path: "error", "code"]?.integer == -32602)
    }
  }

  @Test(arguments: [("{}", "nothing"), (#""isPreferredSupport": true"#, "true")])
  func onlyWhoAsksForItIsToldWhatIsPreferred(ability: String, isPreferred: String) {
    let more = ability == "{}" ? "" : ", \(ability)"
    var editor = editor(
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}\#(more)}}}"#,
      "layout A(300x200) {\n  view a { .edges == superview inset 8px }\n}\n")
    let found = actions(&editor, 1, "quickfix")
    #expect(found.isEmpty)
    let whole = (Position(line: 0, character: 0)..<Position(line: 9, character: 0)).json
    let context = JSON(#"{"diagnostics": [], "only": ["quickfix"]}"#)
    let all = editor.ask("textDocument/codeAction", of(uri, ("range", whole), ("context", context)))?["result"]?.array
    #expect(all?.count == 1 && line(all?.first?["isPreferred"]) == isPreferred)
  }

  @Test(arguments: [
    ("{}", #""newText": "when width >= 600 {\n  "#),
    (#"{"snippetEditSupport": true}"#, #""newText": "when width >= 600 {\n  "#),
    (
      #"{"documentChanges": true, "snippetEditSupport": true}"#,
      #""snippet": {"kind": "snippet", "value": "when ${1:width >= 600} {\n    "}"#
    ),
  ])
  func aConditionIsAPlaceToFillInWhereTheClientHasThat(edit: String, expected: String) {
    var editor = editor(
      #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}, "workspace": {"workspaceEdit": \#(edit)}}"#,
      "layout A(300x200) {\n  view a\n  a.top == superview.top\n}\n")
    let action = actions(&editor, 2, "refactor.rewrite").first { $0["title"]?.string == "surround with 'when'" }
    let written = line(action?["edit"])
    #expect(written.contains(expected))
  }
}
