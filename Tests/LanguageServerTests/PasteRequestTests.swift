import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  // Ünï 😀
  layout A(300x200) {
    view title: Label { text = "😀" }

  }

  """
private let code = """
  title.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
  title.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
  """

/// `layc/paste`: code of UIKit that becomes statements where it is pasted.
@Suite struct PasteRequestTests {
  private func answer(_ params: JSON, encodings: [String] = ["utf-16"]) -> JSON? {
    var editor = Harness()
    editor.initialize(encodings: encodings)
    editor.open(uri, text)
    return editor.ask("layc/paste", params)
  }

  private func line(_ json: JSON?) -> String { json.map { String($0.text(width: .max).dropLast()) } ?? "nothing" }

  private func place(_ line: Int, _ character: Int) -> String { "{\"line\": \(line), \"character\": \(character)}" }

  @Test func codeBecomesStatementsAtAPosition() {
    let result = answer(at(uri, 3, 0, ("text", .string(code))))?["result"]
    let statements = "  title.top == superview.top + 8\n  title.trailing == superview.trailing - 16"
    #expect(result?["text"]?.string == statements)
    #expect(result?["isComplete"]?.bool == true)
    let edits = result?["edits"]?.array ?? []
    #expect(edits.count == 1 && edits.first?["newText"]?.string == statements)
    #expect(line(edits.first?["range"]) == "{\"start\": \(place(3, 0)), \"end\": \(place(3, 0))}")
  }

  @Test func codeReplacesARange() {
    let range = ("range", (Position(line: 2, character: 2)..<Position(line: 2, character: 35)).json)
    let params = of(
      uri, range, ("text", .string(code + "\nif isWide {\n  title.autoSetDimension(.width, toSize: 8)\n}")))
    let result = answer(params)?["result"]
    #expect(result?["isComplete"]?.bool == false)
    #expect(
      result?["text"]?.string
        == """
        title.top == superview.top + 8
          title.trailing == superview.trailing - 16
          // not translated: if isWide { (it depends on the state of the app: write a `when` or a `state`)
        """)
  }

  /// Outside of layouts it is a layout, as `layc paste` writes one.
  @Test func outsideOfALayoutItIsALayout() {
    let result = answer(at(uri, 5, 0, ("text", .string("view.addSubview(title)\n\(code)"))))?["result"]
    let layout = """
      layout Pasted(375x667) {
        view title
        title.top == superview.top + 8
        title.trailing == superview.trailing - 16
      }

      """
    #expect(result?["text"]?.string == layout)
  }

  /// Columns count what the client counts: there are six bytes and three units before the end of the comment.
  @Test(arguments: [("utf-16", 35), ("utf-8", 37)]) func columnsAreThoseOfTheClient(_ encoding: String, _ column: Int) {
    let result = answer(at(uri, 2, column, ("text", .string(code))), encodings: [encoding])?["result"]
    let range = result?["edits"]?.array?.first?["range"]
    #expect(line(range) == "{\"start\": \(place(2, column)), \"end\": \(place(2, column))}")
    #expect(result?["text"]?.string?.hasPrefix("\n  title.top") == true)
  }

  @Test(arguments: ["title.top == superview.top", "", "Hello", "let gap: CGFloat = 8"])
  func otherTextIsNull(_ pasted: String) {
    let answer = answer(at(uri, 3, 0, ("text", .string(pasted))))
    #expect(line(answer?["result"]) == "null" && answer?["error"] == nil)
  }

  @Test func inACommentItIsNull() {
    #expect(line(answer(at(uri, 0, 5, ("text", .string(code))))?["result"]) == "null")
  }

  @Test func wrongParametersAreNamed() {
    let place = Position(line: 3, character: 0).json
    let errors = [
      of(uri, ("text", .string(code))), of(uri, ("position", place)), of(uri, ("position", place), ("text", .null)),
      of(uri, ("range", .string("a")), ("text", .string(code))),
      of("file:///other.lay", ("position", place), ("text", .string(code))),
    ].map { answer($0)?["error"] }
    #expect(errors.allSatisfy { $0?["code"]?.integer == -32602 })
    #expect(
      errors.compactMap { $0?["message"]?.string }.sorted() == [
        "'file:///other.lay' is not open", "'position' is missing", "'start' is missing", "'text' is missing",
        "'text' is not a string",
      ])
  }
}
