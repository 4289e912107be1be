import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  import "C"
  metric gap = 8
  layout A(300x200) {
    sizes 200x200 ... 600x600
    /// What it is *about*.
    view title { .edges == superview inset gap }
    view box { view inner; .edges == title; inner.edges == superview }
    constraint cap: box.width <= 800
  }

  """

/// What clients can show, and what they are given.
@Suite struct AbilityTests {
  private func object(_ members: (String, JSON)...) -> JSON { .object(members) }

  private func editor(_ document: JSON = .object([]), disk: [String: String] = [:], names: [String] = []) -> Harness {
    var editor = Harness(disk: disk, tools: WorkerTools(list: { _ in names }))
    editor.initialize(capabilities: [("textDocument", document)])
    editor.open(uri, text)
    return editor
  }

  @Test func hoverIsPlainTextForWhoShowsNoMarkdown() {
    var plain = editor(object(("hover", object(("contentFormat", .array([.string("plaintext")]))))))
    let contents = plain.ask("textDocument/hover", at(uri, 5, 8))?[path: "result", "contents"]
    #expect(contents?["kind"]?.string == "plaintext")
    #expect(contents?["value"]?.string?.contains("`") == false)
    #expect(contents?["value"]?.string?.hasPrefix("view title\n\nWhat it is *about*.") == true)
    var rich = editor(object(("hover", object(("contentFormat", .array([.string("markdown")]))))))
    let markdown = rich.ask("textDocument/hover", at(uri, 5, 8))?[path: "result", "contents"]
    #expect(markdown?["kind"]?.string == "markdown")
    #expect(markdown?["value"]?.string?.hasPrefix("```lay\nview title\n```\n\n") == true)
  }

  /// What is written for a label, and how.
  private func written(_ editor: inout Harness, _ line: Int, _ character: Int, _ label: String) -> String {
    let items = editor.ask("textDocument/completion", at(uri, line, character))?[path: "result", "items"]?.array ?? []
    guard let item = items.first(where: { $0["label"]?.string == label }) else { return "nothing" }
    let format = item["insertTextFormat"]?.integer ?? 1
    return "\(format) \(item[path: "textEdit", "newText"]?.string ?? "")"
  }

  @Test func snippetsAreForWhoTakesThem() {
    var plain = editor()
    #expect(written(&plain, 9, 0, "layout") == "1 layout")
    var rich = editor(object(("completion", object(("completionItem", object(("snippetSupport", .bool(true))))))))
    #expect(written(&rich, 9, 0, "metric") == "2 metric ${1:gap} = ${2:8}")
    #expect(written(&rich, 5, 49, "superview") == "nothing")
  }

  @Test func importsAreFilesBesideThisOne() {
    var editor = editor(names: ["A.lay", "C.lay", "notes.txt"])
    editor.open("file:///screens/B.lay", "")
    editor.open("file:///other/D.lay", "")
    let items = editor.ask("textDocument/completion", at(uri, 0, 9))?[path: "result", "items"]?.array ?? []
    #expect(items.compactMap { $0["label"]?.string } == ["B.lay", "C.lay", "../"])
    let range = items.first?[path: "textEdit", "range"]
    #expect(range?[path: "start", "character"]?.integer == 8 && range?[path: "end", "character"]?.integer == 9)
  }

  @Test(arguments: [
    ("", "gap A title box inner cap"), ("a", "gap A cap"), ("A", "gap A cap"), ("t", "title"), ("x", "box"),
    ("e", "title inner"), ("tl", "title"), ("inr", "inner"), ("pp", ""), ("GAP", "gap"), ("zz", ""), ("b", "box"),
  ])
  func symbolsAreFoundByTheirLetters(query: String, names: String) {
    var editor = editor(disk: ["/screens/C": ""])
    let found = editor.ask("workspace/symbol", .object([("query", .string(query))]))?["result"]?.array ?? []
    #expect(found.compactMap { $0["name"]?.string }.joined(separator: " ") == names)
  }

  /// The titles above declarations, resolved.
  private func titles(_ editor: inout Harness) -> [String] {
    let document = object(("textDocument", object(("uri", .string(uri)))))
    let lenses = editor.ask("textDocument/codeLens", document)?["result"]?.array ?? []
    return lenses.map { lens in
      // One that says all from the start comes back as it is.
      let resolved = editor.ask("codeLens/resolve", lens)?["result"]
      return resolved?[path: "command", "title"]?.string ?? "nothing"
    }
  }

  @Test func aLensSaysWhatIsProved() {
    var editor = editor(disk: ["/screens/C": "component Row { }\n"])
    #expect(titles(&editor) == ["300x200 · not proved yet"])
    editor.wait(1)
    #expect(titles(&editor) == ["300x200 · proved 200x200 to 600x600"])
    let wrong = text.replacing("<= 800", with: "<= 80") + "component Part { view a }\n"
    editor.change(uri, version: 2, replacing(nil, with: wrong))
    editor.wait(1)
    #expect(titles(&editor) == ["300x200 · 1 problem", "not used in this file"])
  }

  @Test(arguments: [
    ("layout B(1x1) { }", "1x1 · 1 problem"), ("layout B { }", "no design size · 1 problem"),
    ("layout B(1x1) { sizes 1x1 ... 2x2 }", "1x1 · proved 1x1 to 2x2"),
    ("layout B(1x1) { sizes 1x1 }", "1x1 · proved 1x1"),
    ("layout B(1x1) { sizes 1 ... 9 x any }", "1x1 · proved 1 to 9 x any"),
    ("layout B(1x1) { view a }", "1x1 · 2 problems"), ("layout B(1x1) { view a; view b }", "1x1 · 3 problems"),
    ("layout B(1x1) { view a: Foo }", "1x1 · 1 problem"),
    ("layout B(1x1) { }\nlayout C(2x2) { view a }", "1x1 · 1 problem | 2x2 · 2 problems"),
    ("component D { }\nlayout B(1x1) { view d: D { frame = (0, 0, 1, 1) } }", "used once | 1x1 · 1 problem"),
    ("layout B(1x1) { sizes 1x1 ... 4x4; view a { .edges == superview; .width == 2 } }", "1x1 · 1 problem"),
    ("metric m = 1", ""),
    ("layout B(1x1) { allow L0521 \"drawn at one size\" }", "1x1 · no problems at its size"),
  ])
  func aLensSaysWhatIsKnownOfItsLayout(written: String, shown: String) {
    var editor = editor()
    editor.change(uri, version: 2, replacing(nil, with: written + "\n"))
    editor.wait(1)
    #expect(titles(&editor).joined(separator: " | ") == shown)
  }
}
