import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let sound = "layout A(300x200) {\n  sizes 200x200 ... 600x600\n  view box: View { .edges == superview }\n}\n"
private let ambiguous = "layout A(300x200) {\n  sizes 200x200 ... 600x600\n  view box\n}\n"
private let broken = "layout A(300x200) {\n  sizes 200x200 ... 600x600\n  view box\n  bx.width == 2\n}\n"
/// A client that can be told to ask again.
private let refreshes = [
  ("workspace", JSON.object([("diagnostics", .object([("refreshSupport", .bool(true))]))]))
]

/// Diagnostics for clients that ask for them.
@Suite struct PullTests {
  private func editor(_ text: String, _ abilities: [(String, JSON)] = refreshes) -> Harness {
    var editor = Harness()
    editor.initialize(capabilities: abilities)
    editor.open(uri, text)
    return editor
  }

  private func codes(_ answer: JSON?) -> [String]? {
    answer?[path: "result", "items"]?.array?.compactMap { $0["code"]?.string }
  }

  @Test func whatIsWrongIsSaidAtOnce() {
    var editor = editor(broken)
    let answer = editor.ask("textDocument/diagnostic", of(uri))
    #expect(answer?[path: "result", "kind"]?.string == "full")
    #expect(codes(answer) == ["L0201"])
  }

  @Test func whatIsSoundIsProvedFirst() {
    var editor = editor(ambiguous)
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    #expect(editor.answer(to: .text("p")) == nil)
    editor.wait(ProofQueue.rest)
    #expect(codes(editor.answer(to: .text("p"))) == ["L0502"])
  }

  /// An editor that had its answer before the proof was there, with the proof on its way.
  private func impatientEditor(_ text: String, _ abilities: [(String, JSON)] = refreshes) -> Harness {
    var editor = editor(text, abilities)
    editor.slow = [.proofs]
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    editor.wait(PullBoard.patience - 0.1)
    #expect(editor.answer(to: .text("p")) == nil)
    editor.wait(0.1)
    #expect(codes(editor.answer(to: .text("p"))) == [])
    #expect(editor.take("workspace/diagnostic/refresh").isEmpty)
    editor.slow = []
    return editor
  }

  @Test func whatIsProvedLaterIsAskedForAgain() {
    var editor = impatientEditor(ambiguous)
    editor.deliver()
    #expect(editor.take("workspace/diagnostic/refresh").count == 1)
    #expect(codes(editor.ask("textDocument/diagnostic", of(uri))) == ["L0502"])
    #expect(editor.take("workspace/diagnostic/refresh").isEmpty)
  }

  @Test func whatNoProofAddsToIsNotAskedForAgain() {
    var editor = impatientEditor(sound)
    editor.deliver()
    #expect(editor.take("workspace/diagnostic/refresh").isEmpty)
  }

  @Test func aProofOfAnOldTextAsksForNothing() {
    var editor = impatientEditor(ambiguous)
    editor.change(uri, version: 2, replacing(nil, with: sound))
    editor.deliver()
    #expect(editor.take("workspace/diagnostic/refresh").isEmpty)
  }

  @Test func aProofThatDiedAsksForNothing() {
    var editor = editor(broken.replacing("bx.width == 2", with: "box.width == 2; box.width == 3"))
    editor.deaf = [.proofs]
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    editor.wait(PullBoard.patience)
    #expect(codes(editor.answer(to: .text("p"))) == [])
    editor.deaf = []
    editor.take(.workerEnded(.proofs, "by signal 9"))
    #expect(editor.take("workspace/diagnostic/refresh").isEmpty)
    editor.change(uri, version: 2, replacing(nil, with: broken))
    #expect(codes(editor.ask("textDocument/diagnostic", of(uri))) == ["L0201"])
  }

  @Test func whatFollowsFromAnImportedFileIsAskedForAgain() {
    let shared = "/screens/Shared.lay"
    var editor = Harness(disk: [shared: "component Card { .width == 20 }\n"])
    editor.initialize(capabilities: refreshes)
    editor.open(
      uri,
      "import \"Shared.lay\"\nlayout A(300x200) {\n  sizes 200x200 ... 600x600\n  view a: Card { .edges(top, left, bottom) == superview }\n}\n"
    )
    editor.wait(1)
    #expect(codes(editor.ask("textDocument/diagnostic", of(uri))) == [])
    #expect(editor.take("workspace/diagnostic/refresh").isEmpty)
    editor.open("file://\(shared)", "component Cart { .width == 20 }\n")
    #expect(editor.take("workspace/diagnostic/refresh").count == 1)
    #expect(codes(editor.ask("textDocument/diagnostic", of(uri))) == ["L0207"])
  }

  @Test func whatIsTheSameIsNotSentAgain() {
    var editor = editor(broken)
    let first = editor.ask("textDocument/diagnostic", of(uri))?["result"]?["resultId"] ?? .null
    let same = editor.ask("textDocument/diagnostic", of(uri, ("previousResultId", first)))?["result"]
    #expect(same?["kind"]?.string == "unchanged" && same?["items"] == nil)
    #expect(same?["resultId"]?.string == first.string)
    editor.change(uri, version: 2, replacing(nil, with: "\n" + broken))
    let other = editor.ask("textDocument/diagnostic", of(uri, ("previousResultId", first)))?["result"]
    #expect(other?["kind"]?.string == "full" && other?["resultId"]?.string != first.string)
  }

  @Test func whoAsksIsNotPushedTo() {
    var editor = editor(broken)
    #expect(editor.published() == ["1: L0201"])
    _ = editor.ask("textDocument/diagnostic", of(uri))
    // What was pushed is taken back, or it would be shown twice.
    #expect(editor.published() == ["0: "])
    editor.change(uri, version: 2, replacing(nil, with: ambiguous))
    editor.wait(1)
    #expect(editor.published() == [])
  }

  @Test func whoCannotBeToldOfMoreWaitsForTheProof() {
    var editor = editor(ambiguous, [])
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    editor.wait(ProofQueue.rest / 2)
    #expect(editor.answer(to: .text("p")) == nil)
    editor.wait(ProofQueue.rest)
    #expect(codes(editor.answer(to: .text("p"))) == ["L0502"])
  }

  @Test func whoCannotBeToldOfMoreWaitsAsLongAsForAnyAnswer() {
    var editor = Harness(patience: WorkerPatience(seconds: 2))
    editor.initialize()
    editor.open(uri, ambiguous)
    editor.deaf = [.proofs]
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    editor.wait(1.9)
    #expect(editor.answer(to: .text("p")) == nil)
    editor.wait(0.1)
    #expect(codes(editor.answer(to: .text("p"))) == [])
  }

  @Test func anAnswerForAnOldTextIsNotGiven() {
    var editor = editor(sound)
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    editor.change(uri, version: 2, replacing(nil, with: broken))
    let error = editor.answer(to: .text("p"))?["error"]
    #expect(error?["code"]?.integer == -32802)
    #expect(error?[path: "data", "retriggerRequest"]?.bool == true)
  }

  @Test func whoWaitsMayGiveUp() {
    var editor = editor(sound)
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    editor.notify("$/cancelRequest", .object([("id", .string("p"))]))
    #expect(editor.answer(to: .text("p"))?[path: "error", "code"]?.integer == -32800)
    editor.wait(1)
    #expect(editor.answer(to: .text("p")) == nil)
  }

  @Test func aDiagnosticLeadsToItsPageAndToOtherPlaces() {
    var editor = editor(
      "layout A(300x200) {\n  sizes 200x200 ... 600x600\n  view box { .edges == superview }\n  box.width == 20\n}\n", []
    )
    editor.wait(1)
    editor.send(Message.request(.text("p"), "textDocument/diagnostic", of(uri)))
    let item = editor.answer(to: .text("p"))?[path: "result", "items"]?.array?.first
    #expect(item?["code"]?.string == "L0501")
    #expect(item?[path: "codeDescription", "href"]?.string == "file:///pages/L0501.md")
    let related = item?["relatedInformation"]?.array ?? []
    #expect(related.contains { $0[path: "location", "range", "start", "line"]?.integer == 2 })
  }

  @Test func whatNobodyNeedsIsTagged() {
    var editor = editor(
      "layout A(300x200) {\n  sizes 200x200 ... 600x600\n  view box { .edges == superview }\n  box.width == superview.width\n}\n",
      [])
    editor.wait(1)
    let items = editor.ask("textDocument/diagnostic", of(uri))?[path: "result", "items"]?.array ?? []
    #expect(items.contains { $0["tags"]?.array?.compactMap(\.integer) == [1] })
  }
}
