import LayDiagnostics
import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"

/// What waits for a client that does not read, and what it is spared.
@Suite struct ClientQueueTests {
  /// All that waits, taken out in pieces.
  private func rest(_ queue: inout ClientQueue, pieces: Int = 1 << 16) -> [UInt8] {
    var all: [UInt8] = []
    while queue.count > 0 {
      let piece = queue.next(atMost: pieces)
      queue.noteWritten(piece.count)
      all += piece
    }
    return all
  }

  /// A message that is as long as that and begins with a letter.
  private func message(_ letter: Character, _ size: Int) -> [UInt8] {
    Array("\(letter)".utf8) + [UInt8](repeating: 0x2E, count: size - 1)
  }

  /// The letters with which what waits begins.
  private func letters(_ queue: inout ClientQueue) -> String {
    String(decoding: rest(&queue).filter { $0 != 0x2E }, as: UTF8.self)
  }

  @Test(arguments: [1, 2, 3, 1000]) func whatIsAppendedIsWrittenInItsOrder(pieces: Int) {
    var queue = ClientQueue()
    var all: [UInt8] = []
    for number in 0..<2500 {
      let bytes = Array("\(number) ".utf8)
      queue.append(bytes, number % 2 == 0 ? .needed : .passing)
      all += bytes
    }
    #expect(queue.count == all.count)
    #expect(rest(&queue, pieces: pieces) == all)
    #expect(queue.count == 0 && queue.next(atMost: 10) == [])
  }

  /// Messages of every kind, the second half as the first.
  private func fill(_ queue: inout ClientQueue, _ size: Int) {
    let kinds: [(Character, ClientQueue.Importance)] = [
      ("a", .latest(of: ExactText("A"))), ("p", .passing), ("b", .latest(of: ExactText("B"))), ("n", .needed),
      ("A", .latest(of: ExactText("A"))),
      ("P", .passing), ("N", .needed), ("c", .latest(of: ExactText("C"))),
    ]
    for (letter, kind) in kinds { queue.append(message(letter, size), kind) }
  }

  /// Small, so that the test is quick.
  private let limit = 800

  @Test func nothingIsLeftOutUpToTheLimit() {
    var queue = ClientQueue(limit: limit)
    fill(&queue, limit / 8)
    #expect(queue.count == limit && !queue.isBehind)
    #expect(letters(&queue) == "apbnAPNc")
  }

  @Test func whatNobodyMissesIsLeftOutPastTheLimit() {
    var queue = ClientQueue(limit: limit)
    fill(&queue, limit / 8)
    queue.append(message("X", 1), .needed)
    #expect(!queue.isBehind)
    #expect(letters(&queue) == "bnANcX")
  }

  @Test func whatWasBegunIsWrittenToItsEnd() {
    var queue = ClientQueue(limit: limit)
    fill(&queue, limit / 8)
    queue.noteWritten(5)
    queue.append(message("X", 6), .needed)
    #expect(letters(&queue) == "bnANcX")
    queue = ClientQueue(limit: limit)
    fill(&queue, limit / 8)
    queue.noteWritten(limit / 8 + 5)
    queue.append(message("X", limit / 8 + 6), .passing)
    // The rest of the second one, which had begun.
    #expect(queue.count == 6 * (limit / 8) - 5)
    #expect(letters(&queue) == "bnANc")
  }

  @Test func aClientIsBehindUntilItHasReadHalf() {
    var queue = ClientQueue(limit: limit)
    queue.append(message("a", limit), .needed)
    #expect(!queue.isBehind)
    queue.append(message("b", 1), .needed)
    #expect(queue.isBehind)
    queue.noteWritten(limit / 2)
    #expect(queue.isBehind)
    queue.noteWritten(1)
    #expect(!queue.isBehind)
  }

  // MARK: In the server

  @Test func aClientThatIsBehindGetsNoAnswersUntilItHasRead() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, Dice.text)
    editor.take(.clientBehind(true))
    #expect(editor.ask("textDocument/documentSymbol", of(uri)) == nil)
    editor.wait(10 * WorkerPatience().answer)
    #expect(editor.restarts == [] && editor.answer(to: .number(102)) == nil)
    editor.take(.clientBehind(false))
    #expect(editor.answer(to: .number(102))?["result"] != nil)
  }

  @Test func whatMayBeLeftOutIsSaidByItsMethod() {
    func importance(_ text: String) -> ClientQueue.Importance { Message.importance(of: JSON(text)) }
    let method = "textDocument/publishDiagnostics"
    #expect(importance(#"{"method": "\#(method)", "params": {"uri": "u"}}"#) == .latest(of: ExactText("u")))
    #expect(importance(#"{"method": "window/logMessage"}"#) == .passing)
    for (kind, expected) in [("begin", ClientQueue.Importance.needed), ("report", .passing), ("end", .needed)] {
      #expect(importance(#"{"method": "$/progress", "params": {"value": {"kind": "\#(kind)"}}}"#) == expected)
    }
    #expect(importance(#"{"id": 1, "result": null}"#) == .needed)
    #expect(importance(#"{"method": "window/showMessage"}"#) == .needed)
  }

  @Test func requestsThatWaitHaveALimit() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, Dice.text)
    editor.deaf = [.answers]
    let padding = JSON.string(String(repeating: "x", count: Outbox.limit / 4))
    // The first is begun; four wait, which is as much as the limit with what names them, and one more is too much.
    for id in 1...6 { editor.send(Message.request(.number(id), "textDocument/hover", at(uri, 1, 8, ("x", padding)))) }
    #expect((1...5).allSatisfy { editor.answer(to: .number($0)) == nil })
    let refused = editor.answer(to: .number(6))
    #expect(refused?[path: "error", "code"]?.integer == -32803)
    editor.notify("$/cancelRequest", .object([("id", .integer(3))]))
    editor.send(Message.request(.number(7), "textDocument/hover", at(uri, 1, 8)))
    #expect(editor.answer(to: .number(7)) == nil)
  }

  @Test func requestsForDiagnosticsThatWaitHaveALimit() {
    var editor = Harness()
    editor.initialize()
    editor.deaf = [.proofs]
    editor.open(uri, Dice.text)
    for id in 1...PullBoard.most {
      editor.send(Message.request(.number(-id), "textDocument/diagnostic", of(uri)))
      #expect(editor.answer(to: .number(-id)) == nil)
    }
    let refused = editor.ask("textDocument/diagnostic", of(uri))
    #expect(refused?[path: "error", "code"]?.integer == -32803)
  }
}
