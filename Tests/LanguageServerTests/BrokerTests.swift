import LayDiagnostics
import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let sound = """
  layout A(300x200) {
    sizes 200x200 ... 600x600
    view title: Label { text = "Ünï 😀"; .edges(top, leading) == superview }
  }

  """

/// What the server does with texts, requests, workers and time.
@Suite struct BrokerTests {
  // MARK: Beginning and end

  @Test func shutDownAndExitEndWithNothing() {
    var editor = Harness()
    editor.initialize()
    #expect(editor.ask("shutdown", .null)?["result"] != nil)
    #expect(editor.ask("textDocument/hover", at(uri, 0, 0))?[path: "error", "code"]?.integer == -32600)
    editor.notify("exit", .null)
    #expect(editor.status == 0)
  }

  @Test func aClientThatLeavesWithoutShutDownIsAnError() {
    var editor = Harness()
    editor.initialize()
    editor.take(.clientEnded)
    #expect(editor.status == 1)
  }

  // MARK: Texts

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func columnsBehindTheEndOfALineAreItsEnd(_ encoding: PositionEncoding) {
    let map = PositionMap(Array("ab\n\ncd".utf8), encoding)
    for column in [2, 3, Int.max] { #expect(map.offset(of: Position(line: 0, character: column)) == 2) }
    #expect(map.offset(of: Position(line: 1, character: .max)) == 3)
    #expect(map.offset(of: Position(line: 2, character: .max)) == 6)
    #expect(map.offset(of: Position(line: .max, character: .max)) == 6)
    #expect(map.offset(of: Position(line: 0, character: .min)) == 0)
  }

  @Test func positionsCountUnitsOfUTF16UnlessTheClientTakesBytes() {
    for (encodings, column) in [(["utf-16"], 36), (["utf-16", "utf-8"], 40)] {
      var editor = Harness()
      editor.initialize(encodings: encodings)
      editor.open(uri, sound)
      // The text behind the last letter of "Ünï 😀": a letter is put before its quote.
      let place = Position(line: 2, character: column)
      editor.change(uri, version: 2, replacing(place..<place, with: "!"))
      let text = editor.text(uri)
      #expect(text?.contains("\"Ünï 😀!\"") == true, "\(text ?? "nothing")")
    }
  }

  @Test func changesAreMadeInTheirOrder() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, "abc")
    let start = Position(line: 0, character: 0)
    editor.change(
      uri, version: 2, replacing(start..<start, with: "x\r\ny"),
      replacing(Position(line: 1, character: 1)..<Position(line: 9, character: 9), with: "z"))
    #expect(editor.text(uri) == "x\r\nyz")
    editor.change(uri, version: 3, replacing(nil, with: "all"))
    #expect(editor.text(uri) == "all")
  }

  @Test func openDocumentsHaveALimitTogether() throws {
    let limit = 3 << 20
    var texts = Texts(limit: limit)
    func item(_ name: String, _ size: Int) -> TextItem {
      TextItem(uri: ExactText(name), version: 1, text: String(repeating: "x", count: size))
    }
    func growth(_ text: String) throws -> DidChangeParams {
      let start = Position(line: 0, character: 0)
      return try DidChangeParams(params: of("b", ("contentChanges", .array([replacing(start..<start, with: text)]))))
    }
    _ = try texts.open(item("a", limit - 10))
    _ = try texts.open(item("b", 9))
    _ = try texts.change(try growth("1"), .utf16)
    let refusal = ResponseError(.requestFailed, "the open documents have more than 3 MB together")
    #expect(throws: refusal) { try texts.change(try growth("2"), .utf16) }
    #expect(throws: refusal) { try texts.open(item("c", 1)) }
    #expect(
      texts[ExactText("b")].map { String(decoding: $0.bytes, as: UTF8.self) } == "1xxxxxxxxx"
        && texts[ExactText("c")] == nil)
    // One that is open is replaced, not counted twice; one that is closed counts no more.
    _ = try texts.open(item("a", limit - 10))
    texts.close(ExactText("a"))
    _ = try texts.open(item("c", limit - 10))
  }

  @Test func whatIsNotOpenIsRefusedAndSaid() {
    var editor = Harness()
    editor.initialize()
    #expect(editor.ask("textDocument/hover", at(uri, 0, 0))?[path: "error", "code"]?.integer == -32602)
    editor.change(uri, version: 2, replacing(nil, with: ""))
    editor.notify("textDocument/didClose", of(uri))
    let lines = editor.take("window/logMessage").compactMap { $0[path: "params", "message"]?.string }
    #expect(lines == ["textDocument/didChange: '\(uri)' is not open", "textDocument/didClose: '\(uri)' is not open"])
    #expect(editor.received.isEmpty)
  }

  // MARK: Problems

  @Test func syntaxIsSaidAtOnceAndProofsAfterARest() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, sound.replacing("view title", with: "view box; view title"))
    #expect(editor.published() == ["1: "])
    editor.wait(ProofQueue.rest / 2)
    #expect(editor.published() == [])
    editor.wait(ProofQueue.rest)
    #expect(editor.published() == ["1: L0502"])
  }

  @Test func whatIsFoundInAnOldTextIsNeverShown() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, sound)
    _ = editor.published()
    editor.deaf = [.proofs]
    editor.wait(1)
    editor.change(uri, version: 2, replacing(nil, with: sound.replacing("title", with: "titel")))
    #expect(editor.restarts == [.proofs])
    #expect(editor.published() == ["2: "])
    editor.deaf = []
    editor.wait(1)
    #expect(editor.published() == ["2: "])
  }

  @Test func aFileThatIsImportedIsLookedAtAgainWithThoseThatImportIt() {
    var editor = Harness(disk: ["/screens/Shared.lay": "component Card { .width == 20 }\n"])
    editor.initialize()
    let text = "import \"Shared.lay\"\n" + sound.replacing("Label { text", with: "Card { // text")
    editor.open(uri, text.replacing("// text = \"Ünï 😀\"; .edges(top, leading) == superview }", with: "}"))
    #expect(editor.published() == ["1: "])
    editor.open("file:///screens/Shared.lay", "component Cart { .width == 20 }\n")
    #expect(editor.published() == ["1: ", "1: L0207"])
  }

  @Test func aFileThatSomebodyElseWritesIsReadAgain() {
    var editor = Harness(disk: ["/screens/Shared.lay": "component Card { .width == 20 }\n"])
    editor.initialize()
    editor.open(uri, "import \"Shared.lay\"\nlayout A(9x9) {\n  view a: Card\n}\n")
    #expect(editor.published() == ["1: "])
    editor.write("/screens/Shared.lay", "component Cart { .width == 20 }\n")
    #expect(editor.published() == ["1: L0207"])
    editor.write("/screens/Other.lay", "component Card { .width == 20 }\n")
    #expect(editor.published() == [])
  }

  @Test func closingClearsWhatWasShown() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, "layout {")
    _ = editor.published()
    editor.notify("textDocument/didClose", .object([("textDocument", .object([("uri", .string(uri))]))]))
    #expect(editor.published() == ["0: "])
    editor.wait(1)
    #expect(editor.published() == [])
  }

  // MARK: Workers

  @Test func aWorkerThatDiesIsReplacedAndWhoWaitedIsTold() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, sound)
    editor.deaf = [.answers]
    #expect(editor.ask("textDocument/hover", at(uri, 2, 8)) == nil)
    editor.take(.workerEnded(.answers, "by signal 9"))
    #expect(editor.restarts == [.answers])
    let failures = editor.received.filter { $0[path: "error", "code"]?.integer == -32603 }
    #expect(failures.count == 1)
    editor.deaf = []
    #expect(editor.ask("textDocument/hover", at(uri, 2, 8))?["result"]?["contents"] != nil)
  }

  @Test func anAnswerThatTakesTooLongIsGivenUp() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, sound)
    editor.deaf = [.answers]
    _ = editor.ask("textDocument/hover", at(uri, 2, 8))
    editor.wait(WorkerPatience().answer - 0.1)
    #expect(editor.restarts == [])
    editor.wait(0.2)
    #expect(editor.restarts == [.answers])
  }

  @Test func aProofWithoutASignOfLifeIsGivenUp() {
    var editor = Harness()
    editor.initialize()
    editor.deaf = [.proofs]
    editor.open(uri, sound)
    editor.wait(ProofQueue.rest)
    let silence = WorkerPatience().silence
    // As long as it says where it is, it may take as long as it takes.
    let step = framed(Message.notification("layc/step", JSON(#"{"words": "layout A (1 of 1)"}"#)).bytes)
    for _ in 0..<3 {
      editor.wait(silence - 0.01)
      editor.take(.worker(.proofs, step))
    }
    editor.wait(silence - 0.01)
    #expect(editor.restarts == [])
    _ = editor.take("window/logMessage")
    editor.wait(0.01)
    #expect(editor.restarts == [.proofs])
    let said = editor.take("window/logMessage").compactMap { $0[path: "params", "message"]?.string }
    #expect(said == ["the proof of A.lay gave no sign of life for 300 seconds; its worker was started again"])
    // It is tried again for another text only.
    editor.deaf = []
    editor.wait(1)
    #expect(editor.published() == ["1: "])
    editor.change(uri, version: 2, replacing(nil, with: sound.replacing("view title", with: "view box; view title")))
    editor.wait(1)
    #expect(editor.published() == ["2: ", "2: L0502"])
  }
}
