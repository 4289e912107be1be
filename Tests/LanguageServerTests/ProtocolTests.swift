import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = "layout A(300x200) {\n  view box: View { .edges == superview }\n}\n"

/// What every server has to do with messages, whatever they ask.
@Suite struct ProtocolTests {
  private func editor() -> Harness {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    return editor
  }

  private func code(_ answer: JSON?) -> Int? { answer?[path: "error", "code"]?.integer }

  /// The codes of what a message that stands alone is answered with.
  private func codes(_ message: String, _ editor: inout Harness) -> [Int] {
    let old = editor.received.count
    editor.take(.client(framed(Array(message.utf8))))
    return editor.received.dropFirst(old).compactMap { code($0) }
  }

  // MARK: Beginning and end

  @Test func onlyInitializeIsAnsweredBeforeIt() {
    var editor = Harness()
    for method in ["shutdown", "textDocument/hover", "$/anything"] {
      #expect(code(editor.ask(method, .null)) == -32002)
    }
    editor.open(uri, text)
    #expect(editor.received.isEmpty)
    editor.initialize()
    #expect(code(editor.ask("textDocument/hover", at(uri, 0, 0))) == -32602)
    #expect(code(editor.ask("initialize", .object([]))) == -32600)
  }

  @Test func exitWithoutShutdownIsAnError() {
    for isInitialized in [false, true] {
      var editor = Harness()
      if isInitialized { editor.initialize() }
      editor.notify("exit", .null)
      #expect(editor.status == 1)
    }
  }

  @Test func nothingIsSaidBeforeInitializeIsAnswered() {
    var editor = Harness()
    editor.deaf = [.answers]
    for _ in 1...Recovery.mostEnds { editor.take(.workerEnded(.answers, "with status 1")) }
    #expect(editor.received.isEmpty)
    editor.send(Message.request(.number(1), "initialize", .object([])))
    let methods = editor.received.map { $0["method"]?.string ?? "the answer" }
    #expect(methods == ["the answer", "window/logMessage", "window/showMessage"])
  }

  @Test func aClientThatLeavesIsAskedNothing() {
    var editor = Harness()
    let refreshes = JSON(#"{"codeLens": {"refreshSupport": true}, "configuration": true}"#)
    editor.initialize(capabilities: [("workspace", refreshes), ("window", JSON(#"{"workDoneProgress": true}"#))])
    let question = RequestID(editor.take("workspace/configuration").first?["id"])
    editor.slow = [.proofs]
    editor.open(uri, text)
    editor.wait(ProofQueue.rest)
    #expect(editor.ask("shutdown", .null)?["result"] != nil)
    editor.wait(ProgressBoard.patience)
    if let question { editor.send(Message.answer(question, JSON(#"[{"size": "9x9"}]"#))) }
    editor.deliver()
    #expect(question != nil && editor.received.allSatisfy { $0["id"] == nil })
  }

  @Test func aClientIsInitializedOnce() {
    var editor = Harness()
    let watches = JSON(#"{"didChangeWatchedFiles": {"dynamicRegistration": true}, "configuration": true}"#)
    editor.initialize(capabilities: [("workspace", watches)])
    editor.notify("initialized", .object([]))
    #expect(editor.take("client/registerCapability").count == 1)
    #expect(editor.take("workspace/configuration").count == 1)
  }

  @Test func noTwoQuestionsHaveOneName() {
    var editor = Harness()
    let refreshes = JSON(#"{"inlayHint": {"refreshSupport": true}, "codeLens": {"refreshSupport": true}}"#)
    editor.initialize(capabilities: [("workspace", refreshes)])
    editor.open(uri, text)
    for number in 2...4 {
      editor.wait(1)
      editor.change(uri, version: number, replacing(nil, with: text))
      editor.notify("workspace/didChangeConfiguration", JSON(#"{"settings": {"size": "\#(number)x9"}}"#))
    }
    let questions = editor.received.filter { $0["id"] != nil && $0["method"] != nil }
    #expect(questions.count == 6)
    #expect(Set(questions.compactMap { RequestID($0["id"]) }).count == questions.count)
  }

  // MARK: Texts

  @Test func aDocumentThatIsOpenedAgainHasTheNewText() {
    var editor = editor()
    editor.open(uri, "layout B(9x9) {\n  view only\n}\n", version: 7)
    let symbols = editor.ask("textDocument/documentSymbol", of(uri))?["result"]?.array
    #expect(symbols?.compactMap { $0["name"]?.string } == ["B"])
    editor.wait(1)
    #expect(editor.published().last == "7: L0502 L0521")
  }

  @Test func aRangeThatIsNullIsNone() {
    var editor = editor()
    editor.change(uri, version: 2, .object([("range", .null), ("text", .string("metric a = 1\n"))]))
    #expect(editor.text(uri) == "metric a = 1\n")
  }

  // MARK: Messages

  @Test func unknownRequestsAreRefusedAndUnknownNotificationsIgnored() {
    var editor = editor()
    #expect(code(editor.ask("textDocument/fly", .null)) == -32601)
    #expect(code(editor.ask("$/fly", .null)) == -32601)
    let old = editor.received.count
    for method in ["$/fly", "$/setTrace", "textDocument/fly", "$/cancelRequest"] {
      editor.notify(method, .object([("id", .number(0.5))]))
    }
    #expect(editor.received.count == old)
  }

  @Test func whatTheServerAsksItselfNobodyElseAsks() {
    var editor = editor()
    #expect(code(editor.ask("layc/problems", .object([("uri", .string(uri))]))) == -32601)
  }

  @Test(arguments: [
    "null", "[]", "{}", "{\"textDocument\": 1}", "{\"textDocument\": {\"uri\": 1}}",
    "{\"textDocument\": {\"uri\": \"\(uri)\"}}", "{\"textDocument\": {\"uri\": \"\(uri)\"}, \"position\": 4}",
    "{\"textDocument\": {\"uri\": \"\(uri)\"}, \"position\": {\"line\": -1, \"character\": 0}}",
    "{\"textDocument\": {\"uri\": \"\(uri)\"}, \"position\": {\"line\": 0.5, \"character\": 0}}",
  ]) func wrongParamsAreRefused(params: String) {
    var editor = editor()
    let message = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"textDocument/hover\", \"params\": \(params)}"
    #expect(codes(message, &editor) == [-32602])
  }

  @Test(arguments: [
    ("{\"jsonrpc\": \"2.0\", \"id\": 1,", -32700), ("", -32700), ("nothing", -32700), ("{}", -32600),
    ("7", -32600), ("[]", -32600), ("{\"id\": null, \"method\": \"shutdown\"}", -32600),
    ("{\"id\": [1], \"method\": \"shutdown\"}", -32600), ("{\"id\": 1, \"method\": 2}", -32600),
    ("[{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"shutdown\"}]", -32600),
  ]) func whatIsNoMessageIsAnsweredOnce(message: String, expected: Int) {
    var editor = editor()
    #expect(codes(message, &editor) == [expected])
    #expect(editor.ask("textDocument/hover", at(uri, 1, 8))?["result"] != nil)
  }

  /// Params that nest as deep as a message may, or deeper, before or behind what names the request.
  @Test(arguments: [true, false]) func aRequestThatNestsTooDeepIsAnsweredByItsName(isFirst: Bool) {
    var editor = editor()
    for (depth, expected) in [(JSON.deepestNesting - 1, -32602), (JSON.deepestNesting, -32700), (100_000, -32700)] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let params = "\"params\": \(nested)"
      let name = "\"jsonrpc\": \"2.0\", \"id\": \"deep\", \"method\": \"textDocument/hover\""
      editor.take(.client(framed(Array("{\(isFirst ? name : params), \(isFirst ? params : name)}".utf8))))
      #expect(code(editor.answer(to: .text("deep"))) == expected)
    }
  }

  @Test func whatNamesNoRequestIsAnsweredWithoutAName() {
    var editor = editor()
    let nested = String(repeating: "[", count: 99) + String(repeating: "]", count: 99)
    // The answer to a request of ours, and a notification.
    for message in ["{\"id\": 7, \"result\": \(nested)}", "{\"method\": \"$/x\", \"params\": \(nested)}"] {
      #expect(codes(message, &editor) == [-32700])
      #expect(editor.answer(to: .number(7)) == nil)
    }
  }

  @Test func noiseBetweenMessagesIsAnsweredOnce() {
    var editor = editor()
    let old = editor.received.count
    editor.take(.client(Array("noise\r\n".utf8)))
    #expect(editor.received.dropFirst(old).map { code($0) } == [-32700])
    #expect(editor.ask("textDocument/hover", at(uri, 1, 8))?["result"] != nil)
  }

  @Test func textsAndNumbersNameRequests() {
    var editor = editor()
    for id in [RequestID.number(-5), .number(0), .text(""), .text("5")] {
      editor.send(Message.request(id, "textDocument/hover", at(uri, 1, 8)))
      #expect(editor.answer(to: id)?["result"] != nil)
    }
  }

  // MARK: Requests that nobody needs any more

  @Test func whatIsCancelledWhileAWorkerIsBusyIsNeverBegun() {
    var editor = editor()
    editor.deaf = [.answers]
    let asked = (1...3).map { RequestID.number($0) }
    for id in asked { editor.send(Message.request(id, "textDocument/hover", at(uri, 1, 8))) }
    editor.notify("$/cancelRequest", .object([("id", .integer(2))]))
    #expect(code(editor.answer(to: asked[1])) == -32800)
    editor.deaf = []
    editor.wait(WorkerPatience().answer)
    // The first was given up with its worker; the next one was begun by a new worker.
    #expect(code(editor.answer(to: asked[0])) == -32603)
    #expect(editor.answer(to: asked[1]) == nil)
    #expect(editor.answer(to: asked[2])?["result"] != nil)
  }

  @Test func aWorkerThatIsAtWhatWasCancelledIsEndedSoon() {
    var editor = editor()
    editor.deaf = [.answers]
    editor.send(Message.request(.number(1), "textDocument/hover", at(uri, 1, 8)))
    editor.notify("$/cancelRequest", .object([("id", .integer(1))]))
    #expect(code(editor.answer(to: .number(1))) == -32800)
    #expect(editor.restarts == [])
    editor.deaf = []
    editor.wait(WaitingRequest.grace)
    #expect(editor.restarts == [.answers])
    #expect(editor.ask("textDocument/hover", at(uri, 1, 8))?["result"]?["contents"] != nil)
  }

  @Test func whatIsAskedForEachTextIsNotAnsweredForAnOldOne() {
    var editor = editor()
    editor.deaf = [.answers]
    for (id, method) in ["textDocument/hover", "textDocument/documentSymbol", "textDocument/hover"].enumerated() {
      editor.send(Message.request(.number(id), method, at(uri, 1, 8)))
    }
    editor.change(uri, version: 2, replacing(nil, with: text.replacing("box", with: "bag")))
    #expect(code(editor.answer(to: .number(1))) == -32801)
    editor.deaf = []
    editor.take(.workerEnded(.answers, "by signal 9"))
    #expect(code(editor.answer(to: .number(0))) == -32603)
    #expect(editor.answer(to: .number(2))?["result"] != nil)
  }

  @Test func anotherDocumentDoesNotEndAProof() {
    var editor = editor()
    editor.deaf = [.proofs]
    editor.wait(1)
    editor.open("file:///screens/B.lay", text)
    #expect(editor.restarts == [])
    editor.change(uri, version: 2, replacing(nil, with: text))
    #expect(editor.restarts == [.proofs])
  }
}
