import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  metric gap = 8
  layout A(300x200) {
    view title: Label { text = "é" }
    vfl "H:|-gap-[title]"
    // 😀 here
  }

  """

/// Colours of words, of parts of a text and of what has changed.
@Suite struct TokenRequestTests {
  private func numbers(_ json: JSON?) -> [Int] { json?.array?.compactMap(\.integer) ?? [] }

  /// What is coloured, with its line where another one begins: `1 layout A`.
  private func words(_ data: [Int], _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var (line, column) = (0, 0)
    var words: [String] = []
    for start in stride(from: 0, to: data.count, by: 5) {
      if data[start] > 0 { column = 0 }
      line += data[start]
      column += data[start + 1]
      let word = String(decoding: lines[line][column..<column + data[start + 2]], as: UTF16.self)
      words.append(start == 0 || data[start] > 0 ? "\(line) \(word)" : word)
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: [
    (
      0, 0, 9, 0,
      "0 metric gap = 8 1 layout A 300x200 2 view title Label text = \"é\" 3 vfl \"H:|- gap -[ title ]\" 4 // 😀 here"
    ), (0, 0, 1, 0, "0 metric gap = 8"), (0, 7, 0, 10, "0 gap"), (0, 8, 0, 8, "0 gap"), (0, 10, 0, 10, ""),
    (1, 0, 1, 9, "1 layout A"),
    (2, 14, 2, 30, "2 Label text = \"é\""), (3, 11, 3, 14, "3 gap"),
    (3, 0, 4, 5, "3 vfl \"H:|- gap -[ title ]\" 4 // 😀 here"), (4, 6, 5, 0, "4 // 😀 here"), (5, 0, 9, 9, ""),
    (0, 14, 1, 0, ""), (99, 0, 99, 9, ""),
  ]) func onlyARangeIsColoured(line: Int, column: Int, endLine: Int, endColumn: Int, expected: String) {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    let range = Position(line: line, character: column)..<Position(line: endLine, character: endColumn)
    let answer = editor.ask("textDocument/semanticTokens/range", of(uri, ("range", range.json)))?["result"]
    #expect(words(numbers(answer?["data"]), text) == expected)
  }

  private static func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> Range<Position> {
    Position(line: line, character: start)..<Position(line: endLine, character: end)
  }

  /// Each change, and the edits that bring the tokens: where, how many numbers go, and how many come.
  private static let changes: [(JSON, String)] = [
    (replacing(range(0, 13, 0, 14), with: "9"), ""), (replacing(range(0, 13, 0, 14), with: "10"), "15 -5 +5"),
    (replacing(range(0, 0, 0, 0), with: "// 😀\n"), "0 -5 +10"),
    (replacing(range(3, 21, 3, 33), with: "width = 3"), "55 -15 +15"),
    (replacing(range(1, 0, 2, 0), with: ""), "10 -85 +55"), (replacing(range(0, 0, 0, 1), with: "/"), ""),
    (replacing(range(4, 0, 4, 0), with: "\n\n"), "70 -5 +5"), (replacing(range(1, 7, 1, 8), with: "😀"), "10 -60 +45"),
    (replacing(range(0, 0, 99, 0), with: ""), "0 -60 +0"), (replacing(nil, with: text), "0 -0 +100"),
    (replacing(nil, with: "\n" + text), "0 -5 +5"), (replacing(nil, with: "\n" + text), ""),
  ]

  @Test func changesOfTokensLeadToTheTokens() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    let method = "textDocument/semanticTokens/full"
    let first = editor.ask(method, of(uri))?["result"]
    var data = numbers(first?["data"])
    var id = first?["resultId"] ?? .null
    var found: [String] = []
    for (number, (change, _)) in TokenRequestTests.changes.enumerated() {
      editor.change(uri, version: number + 2, change)
      let delta = editor.ask(method + "/delta", of(uri, ("previousResultId", id)))?["result"]
      let edits = (delta?["edits"]?.array ?? []).map { edit in
        (start: edit["start"]?.integer ?? 0, count: edit["deleteCount"]?.integer ?? 0, numbers: numbers(edit["data"]))
      }
      for edit in edits { data.replaceSubrange(edit.start..<edit.start + edit.count, with: edit.numbers) }
      found.append(edits.map { "\($0.start) -\($0.count) +\($0.numbers.count)" }.joined(separator: ", "))
      id = delta?["resultId"] ?? .null
      #expect(delta?["edits"] != nil)
      #expect(data == numbers(editor.ask(method, of(uri))?[path: "result", "data"]))
    }
    #expect(found == TokenRequestTests.changes.map { $0.1 }, "\(found)")
    let other = editor.ask(method + "/delta", of(uri, ("previousResultId", .string("no such"))))?["result"]
    #expect(numbers(other?["data"]) == data)
    #expect(editor.ask(method + "/delta", of(uri))?[path: "error", "code"]?.integer == -32602)
  }
}
