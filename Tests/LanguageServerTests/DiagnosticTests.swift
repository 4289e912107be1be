import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let other = "component Card { view inner { .edges == superview } }\n"

/// What is wrong with texts, as clients are told of it and as they ask for it, and what may be done about it.
@Suite struct DiagnosticTests {
  /// A layout of 300x200 that promises sizes, with statements on lines of their own from line 2 on.
  static func layout(_ statements: String...) -> String {
    "layout A(300x200) {\n  sizes 200x200 ... 600x600\n" + statements.map { "  \($0)\n" }.joined() + "}\n"
  }

  static func editor(_ text: String) -> Harness {
    var editor = Harness(disk: ["/screens/B.lay": other])
    editor.initialize()
    editor.open(uri, text)
    return editor
  }

  /// `L0201! 2:2-2:4 3`: a code, `!` for errors and `-` for what nobody needs, its place, and the lines of other places.
  private static func spelled(_ diagnostic: JSON) -> String {
    let mark = diagnostic["severity"]?.integer == 1 ? "!" : ""
    let unused = diagnostic["tags"]?.array?.contains { $0.integer == 1 } == true ? "-" : ""
    let range = try? diagnostic.range()
    let places = [range?.lowerBound, range?.upperBound].map { "\($0?.line ?? -1):\($0?.character ?? -1)" }
    let others = (diagnostic["relatedInformation"]?.array ?? []).map { related in
      " \(related[path: "location", "range", "start", "line"]?.integer ?? -1)"
    }
    return "\(diagnostic["code"]?.string ?? "")\(mark)\(unused) \(places.joined(separator: "-"))\(others.joined())"
  }

  private static func spelled(_ diagnostics: JSON?) -> String {
    (diagnostics?.array ?? []).map { spelled($0) }.joined(separator: ", ")
  }

  @Test func namesOfAnyLengthMakeNoLongMessages() {
    let name = String(repeating: "n", count: 100_000)
    var editor = DiagnosticTests.editor(DiagnosticTests.layout("view \(name); view \(name)"))
    let found = editor.take("textDocument/publishDiagnostics").last?[path: "params", "diagnostics"]?.array?.first
    let texts = [found?["message"]?.string, found?["relatedInformation"]?.array?.first?["message"]?.string]
    for text in texts {
      let lines = text?.split(separator: "\n") ?? []
      #expect(lines.first?.utf8.count == ProblemRequests.longestLine + "…".utf8.count)
      #expect(lines.first?.hasSuffix("n…") == true)
    }
  }

  static let examples: [(text: String, problems: String)] = [
    (layout("view a { .edges == superview }"), ""), ("layout A(1x1) { }\n", "L0521 0:7-0:8"),
    ("layout A(1x1 { }\n", "L0111! 0:12-0:12 0"),
    ("metric a = \"é\" + b\n", "L0202! 0:17-0:18"),
    ("import \"C.lay\"\n", "L0230! 0:7-0:14"),
    (
      "import \"B.lay\"\nimport \"B.lay\"\nlayout A(1x1) { view c: Card { .edges == superview } }\n",
      "L0233- 1:7-1:14, L0521 2:7-2:8"
    ),
    (layout("view a; view a { .edges == superview }"), "L0203! 2:15-2:16 2"),
    (layout("view a { .edges == superview }", "titel.width == 2"), "L0201! 3:2-3:7"),
    (layout("view a { .edges == superview }", "vfl \"H:|-[b]-|\""), "L0325! 3:12-3:13"),
    (layout("view a { .edges == superview }", "vfl \"H:|-(8[a]\""), "L0304! 3:13-3:13, L0306! 3:13-3:13"),
    (layout("view a: Labell { .edges == superview }"), "L0207! 2:10-2:16"),
    (layout("view a { .edges == superview }", "a.width == 20"), "L0501! 3:2-3:15 2"),
    (layout("view a { .edges(top, leading, trailing) == superview }"), "L0502 2:7-2:8"),
    (layout("view a { .edges == superview }", "a.width == superview.width"), "L0535- 3:2-3:28 2"),
    (layout("view a { .edges == superview }", "when width > 900 { a.hidden = true }"), "L0530- 3:7-3:18"),
    (layout("view a { .edges == superview }", "assert a.width <= 400"), "L0511! 3:9-3:23"),
    (layout("view a { .edges == superview }", "expect 300x200 { a.width == 20 }"), "L0510! 3:19-3:32"),
    (layout("allow L0502", "view a { .edges == superview }"), "L0520- 2:2-2:13"),
  ]

  @Test(arguments: examples) func whatIsWrongIsToldAndAnsweredAlike(text: String, problems: String) {
    var told = DiagnosticTests.editor(text)
    told.wait(1)
    let published = told.take("textDocument/publishDiagnostics").last?[path: "params", "diagnostics"]
    #expect(DiagnosticTests.spelled(published) == problems)
    var asking = DiagnosticTests.editor(text)
    asking.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    asking.wait(1)
    let answered = asking.answer(to: .text("p"))?[path: "result", "items"]
    #expect(DiagnosticTests.spelled(answered) == problems)
  }

  /// The titles of what is offered for the problems of a text, with how many places each changes; `*` is done unasked.
  private func repairs(_ text: String) -> [String] {
    var editor = DiagnosticTests.editor(text)
    editor.wait(1)
    let whole = (Position(line: 0, character: 0)..<Position(line: 99, character: 0)).json
    let context = JSON.object([
      ("diagnostics", .array([])), ("only", .array(["quickfix", "source"].map { .string($0) })),
    ])
    let actions = editor.ask("textDocument/codeAction", of(uri, ("range", whole), ("context", context)))?["result"]
    return (actions?.array ?? []).map { action in
      let isUnasked = action["isPreferred"]?.bool == true || action["kind"]?.string == "source.fixAll.layc"
      let count = action[path: "edit", "changes", uri]?.array?.count ?? 0
      return "\(isUnasked ? "*" : "")\(action["title"]?.string ?? "") \(count)"
    }
  }

  @Test(arguments: [
    (layout("view a { .edges == superview }"), []),
    (layout("view title { .edges == superview }", "titel.width == 2"), ["change 'titel' to 'title' (needs review) 1"]),
    (layout("view a: Labell { .edges == superview }"), ["change 'Labell' to 'Label' (needs review) 1"]),
    (layout("view a { .edges => superview }", "a.width <= 20px"), ["*write '>=' 1", "*write '20' 1", "*Fix all 2"]),
    (layout("view a { .edges == superview }", "a.width = 20"), ["*change '=' to '==' 2", "*Fix all 2"]),
    (
      layout("view title { .edges == superview }", "vfl \"H:|-[titel]-|\""),
      ["change 'titel' to 'title' (needs review) 1"]
    ),
    (layout("view a { .edges == superview }", "vfl \"H:|-(8-[a]\""), ["*insert ')' 1", "*Fix all 1"]),
    (
      layout("view a { .edges(top, leading, trailing) == superview }"),
      ["add `.height == 44` in the braces of 'a' (needs review) 1"]
    ),
    (
      layout("view a { .size == 20x20; .top == superview.top }"),
      ["add `.leading == superview.leading` in the braces of 'a' (needs review) 1"]
    ),
    (
      layout("view a { .edges == superview }", "a.width == superview.width"),
      ["remove this constraint (needs review) 1"]
    ),
    (
      layout("view a { .edges == superview }", "a.width <= 400"),
      [
        "change `a.width <= 400` to `a.width <= 400 @high` (needs review) 1",
        "change `a.width <= 400` to `a.width <= 600` (needs review) 1", "remove `a.width <= 400` (needs review) 1",
      ]
    ),
    (layout("view a { .edges == superview }", "when width > 900 { a.hidden = true }"), []),
    (layout("allow L0502", "view a { .edges == superview }"), ["remove this 'allow' (needs review) 1"]),
    (
      "import \"B.lay\"\nimport \"B.lay\"\nlayout A(1x1) { view c: Card { .edges == superview } }\n",
      ["*remove this import 1", "add `sizes 1x1 ... 1366x1366` (needs review) 1", "*Fix all 1"]
    ),
  ]) func everyRepairIsOffered(text: String, titles: [String]) {
    let found = repairs(text)
    #expect(found == titles, "\(found)")
  }
}
