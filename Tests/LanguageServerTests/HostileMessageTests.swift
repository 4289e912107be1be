import Foundation
import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"

/// Messages that no editor sends: whatever comes, requests are answered once and the server goes on.
@Suite struct HostileMessageTests {
  /// Params that fit their request, more or less.
  private func params(_ dice: inout Dice, depth: Int = 0) -> JSON {
    switch dice.roll(depth > 4 ? 6 : 9) {
    case 0: return .null
    case 1: return .integer(dice.pick([0, 1, -1, 3, 1 << 40, .max, .min]))
    case 2: return .string(dice.pick(["", uri, "file:///%zz", "2.0", "\u{0}", "😀", "nowhere"]))
    case 3: return .bool(dice.roll(2) == 0)
    case 4: return .number(0.5)
    case 5: return at(uri, dice.roll(12), dice.roll(50))
    case 6: return .array((0..<dice.roll(4)).map { _ in params(&dice, depth: depth + 1) })
    default:
      let names = [
        "textDocument", "uri", "position", "line", "character", "range", "start", "end", "context", "text", "version",
        "contentChanges", "newName", "positions", "query", "color", "ch", "previousResultId", "diagnostics", "token",
      ]
      return .object((0..<dice.roll(6)).map { _ in (dice.pick(names), params(&dice, depth: depth + 1)) })
    }
  }

  /// What is right but for one member.
  private func nearlyRight(_ dice: inout Dice) -> JSON {
    let range = (Position(line: dice.roll(9), character: dice.roll(40))..<Position(line: 20, character: 0)).json
    var members: [(String, JSON)] = [
      ("textDocument", .object([("uri", .string(uri))])),
      ("position", Position(line: dice.roll(9), character: dice.roll(40)).json), ("range", range),
      ("context", .object([("diagnostics", .array([])), ("includeDeclaration", .bool(true))])),
      ("newName", .string("fresh")), ("positions", .array([])), ("query", .string("t")), ("ch", .string("}")),
      ("text", .string("a.autoPinEdge(toSuperviewEdge: .top)")),
      ("previousResultId", .string("1")), ("contentChanges", .array([replacing(nil, with: Dice.text)])),
    ]
    if dice.roll(2) == 0 { members[dice.roll(members.count)].1 = params(&dice) }
    return .object(members)
  }

  @Test func everyRequestIsAnsweredOnceWhateverItSays() {
    let count = ProcessInfo.processInfo.environment["LAYC_MESSAGES"].flatMap { Int($0) } ?? 400
    let seed: UInt64 = 7
    var dice = Dice(seed: seed)
    var editor = Harness()
    editor.initialize()
    editor.open(uri, Dice.text)
    let requests = RequestTable.handlers.keys.sorted() + ["textDocument/diagnostic", "textDocument/fly", "$/x", ""]
    let notifications = [
      "textDocument/didChange", "textDocument/didOpen", "textDocument/didClose", "$/cancelRequest", "initialized",
      "workspace/didChangeConfiguration", "window/workDoneProgress/cancel", "textDocument/didSave",
    ]
    for number in 0..<count {
      let params = dice.roll(3) == 0 ? params(&dice) : nearlyRight(&dice)
      if dice.roll(4) == 0 {
        editor.notify(dice.pick(notifications), params)
      } else {
        let method = dice.pick(requests)
        editor.send(Message.request(.number(number), method, params))
        editor.wait(WorkerPatience().answer)
        #expect(editor.answer(to: .number(number)) != nil, "\(method) \(params.text()) of seed \(seed)")
      }
      #expect(!editor.received.contains { RequestID($0["id"]) == .number(number) })
      _ = editor.take("textDocument/publishDiagnostics")
    }
    editor.open(uri, Dice.text)
    #expect(editor.ask("textDocument/hover", at(uri, 3, 8))?["result"]?["contents"] != nil)
  }

  @Test func bytesOfAnyKindEndNothing() {
    let count = ProcessInfo.processInfo.environment["LAYC_MESSAGES"].flatMap { Int($0) } ?? 400
    var dice = Dice(seed: 11)
    var editor = Harness()
    editor.initialize()
    let sound = framed(Message.request(.number(1), "textDocument/hover", at(uri, 3, 8)).bytes)
    for _ in 0..<count {
      var bytes = sound
      switch dice.roll(5) {
      case 0: bytes.removeSubrange(dice.roll(bytes.count)...)
      case 1: for _ in 0..<3 { bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256)) }
      case 2: bytes = (0..<dice.roll(200)).map { _ in UInt8(dice.roll(256)) }
      case 3: bytes = Array("Content-Length: \(dice.pick([-1, 0, 1, 7, .max, 1 << 27]))\r\n\r\n{}".utf8)
      default: bytes.insert(contentsOf: sound, at: dice.roll(bytes.count))
      }
      editor.take(.client(bytes))
    }
    // Half a message may swallow what follows it up to its length.
    for _ in 0..<4 { editor.take(.client(Array(repeating: 0x0A, count: 4000))) }
    editor.open(uri, Dice.text)
    #expect(editor.ask("textDocument/hover", at(uri, 3, 8))?["result"]?["contents"] != nil)
    #expect(editor.received.allSatisfy { $0["jsonrpc"]?.string == "2.0" })
  }
}
