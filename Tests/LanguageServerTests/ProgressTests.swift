import LayCompiler
import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = "layout A(300x200) {\n  view box: View { .edges == superview }\n}\n"
private let showsProgress = [("window", JSON.object([("workDoneProgress", .bool(true))]))]

/// What a client is shown of work that takes long.
@Suite struct ProgressTests {
  private func editor(_ abilities: [(String, JSON)] = showsProgress) -> Harness {
    var editor = Harness()
    editor.initialize(capabilities: abilities)
    editor.deaf = [.proofs]
    editor.open(uri, text)
    editor.wait(ProofQueue.rest)
    return editor
  }

  /// The kinds of what was said about a token.
  private func kinds(_ editor: inout Harness) -> [String] {
    editor.take("$/progress").compactMap { $0[path: "params", "value", "kind"]?.string }
  }

  /// Lets the client agree to be shown something, and gives the token.
  private func agree(_ editor: inout Harness) -> JSON {
    let asked = editor.take("window/workDoneProgress/create")
    #expect(asked.count == 1)
    editor.send(Message.answer(RequestID(asked.first?["id"]) ?? .number(0), .null))
    return asked.first?[path: "params", "token"] ?? .null
  }

  @Test func aProofThatTakesOverASecondIsShownUntilItEnds() {
    var editor = editor()
    editor.wait(ProgressBoard.patience - 0.01)
    #expect(editor.take("window/workDoneProgress/create").isEmpty)
    editor.wait(0.01)
    _ = agree(&editor)
    #expect(kinds(&editor) == ["begin"])
    let step = Message.notification("layc/step", JSON(#"{"words": "layout A (1 of 1)", "percentage": 40}"#))
    editor.take(.worker(.proofs, framed(step.bytes)))
    editor.wait(ProgressBoard.interval)
    let report = editor.take("$/progress").first?[path: "params", "value"]
    #expect(report?["kind"]?.string == "report" && report?["message"]?.string == "layout A (1 of 1)")
    #expect(report?["percentage"]?.integer == 40)
    editor.change(uri, version: 2, replacing(nil, with: text + " "))
    #expect(kinds(&editor) == ["end"])
  }

  @Test func aWorkerSaysWhatItIsAt() {
    var said: [[UInt8]] = []
    var session = Session(read: { _ in .missing }, tell: { said.append($0) })
    let open = JSON.object([("uri", .string(uri)), ("version", .integer(1)), ("text", .string(text))])
    _ = session.take(Message.notification("layc/text", open).bytes)
    let params = JSON.object([("uri", .string(uri)), ("proof", .bool(true))])
    _ = session.take(Message.request(.number(1), "layc/problems", params).bytes)
    let words = said.compactMap { (try? JSON($0))?[path: "params", "words"]?.string }
    #expect(words.first == "layout A (1 of 1)")
  }

  @Test func aClientThatShowsNothingIsToldNothing() {
    var editor = editor([])
    editor.wait(5)
    #expect(editor.take("window/workDoneProgress/create").isEmpty)
  }

  @Test func aProofThatNobodyWaitsForIsEnded() {
    var editor = editor()
    editor.wait(ProgressBoard.patience)
    let token = agree(&editor)
    _ = kinds(&editor)
    #expect(editor.restarts == [])
    editor.notify("window/workDoneProgress/cancel", .object([("token", token)]))
    #expect(editor.restarts == [.proofs])
    #expect(kinds(&editor) == ["end"])
    editor.wait(5)
    #expect(editor.take("window/workDoneProgress/create").isEmpty)
  }

  /// The parts of sizes that a proof was at, as those are told who wait for it.
  @Test func whoWaitsForAProofIsToldHowFarItIs() {
    var editor = editor([])
    editor.send(Message.request(.text("d"), "textDocument/diagnostic", of(uri, ("workDoneToken", .string("mine")))))
    func step(_ words: String, _ percentage: Int?) {
      let share = percentage.map { [("percentage", JSON.integer($0))] } ?? []
      let step = Message.notification("layc/step", .object([("words", .string(words))] + share))
      editor.take(.worker(.proofs, framed(step.bytes)))
    }
    step("part 1", 0)
    step("too soon", 20)
    editor.wait(2 * ProgressBoard.interval)
    step("part 3", 50)
    editor.wait(2 * ProgressBoard.interval)
    step("repairs", nil)
    editor.change(uri, version: 2, replacing(nil, with: text + " "))
    let told = editor.take("$/progress").compactMap { $0["params"] }
    #expect(told.allSatisfy { $0["token"]?.string == "mine" })
    let values = told.compactMap { $0["value"] }.map { value in
      [value["kind"]?.string, value["message"]?.string, value["percentage"]?.integer.map { String($0) }]
        .compactMap { $0 }.joined(separator: " ")
    }
    #expect(values == ["begin 0", "report part 1 0", "report part 3 50", "report repairs 50", "end"])
  }

  @Test func whatWhoWaitsIsToldDoesNotFallWhenAProofBeginsAnew() {
    var editor = editor([])
    editor.send(Message.request(.text("d"), "textDocument/diagnostic", of(uri, ("workDoneToken", .string("mine")))))
    func step(_ percentage: Int) {
      let step = JSON.object([("words", .string("part")), ("percentage", .integer(percentage))])
      editor.take(.worker(.proofs, framed(Message.notification("layc/step", step).bytes)))
    }
    step(60)
    // The other one has a turn, and then this one again, from its beginning.
    editor.open("file:///screens/B.lay", text)
    editor.wait(ProofQueue.shortestTurn)
    step(30)
    editor.wait(ProofQueue.shortestTurn)
    step(10)
    editor.wait(ProgressBoard.interval)
    step(70)
    let told = editor.take("$/progress").compactMap { $0[path: "params", "value", "percentage"]?.integer }
    #expect(told == [0, 60, 60, 70])
  }

  @Test func howMuchIsProvedRises() {
    var said: [[UInt8]] = []
    var session = Session(read: { _ in .missing }, tell: { said.append($0) })
    let layouts = ["A", "B", "C", "D"].map { name in
      "layout \(name)(300x200) { sizes 200x200 ... 600x600; view a { .edges == superview }; when width >= 400 { a.hidden = true } }\n"
    }
    let open = JSON.object([("uri", .string(uri)), ("text", .string(layouts.joined()))])
    _ = session.take(Message.notification("layc/text", open).bytes)
    let params = JSON.object([("uri", .string(uri)), ("proof", .bool(true))])
    _ = session.take(Message.request(.number(1), "layc/problems", params).bytes)
    let shares = said.compactMap { (try? JSON($0))?[path: "params", "percentage"]?.integer }
    #expect(shares == shares.sorted() && Set(shares).isSuperset(of: [0, 25, 50, 75]) && (shares.last ?? 100) < 100)
  }

  @Test func aRequestWithATokenBeginsAndEnds() {
    var editor = editor([])
    editor.deaf = [.answers]
    editor.send(
      Message.request(.text("h"), "textDocument/hover", at(uri, 1, 8, ("workDoneToken", .string("mine")))))
    let begun = editor.take("$/progress")
    #expect(begun.compactMap { $0[path: "params", "token"]?.string } == ["mine"])
    #expect(begun.compactMap { $0[path: "params", "value", "title"]?.string } == ["layc: hover"])
    editor.notify("$/cancelRequest", .object([("id", .string("h"))]))
    #expect(kinds(&editor) == ["end"])
  }
}
