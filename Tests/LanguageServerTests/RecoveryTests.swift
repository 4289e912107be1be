import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = "layout A(300x200) {\n  view box; view other\n}\n"

/// Workers that end, again and again.
@Suite struct RecoveryTests {
  private func editor() -> Harness {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    editor.wait(1)
    _ = editor.published()
    return editor
  }

  private func code(_ answer: JSON?) -> Int? { answer?[path: "error", "code"]?.integer }

  /// Has a worker end as soon as it is started, `count` times, and gives the pauses before.
  private func end(_ worker: Broker.Worker, _ count: Int, _ editor: inout Harness) -> [Double] {
    editor.deaf = [worker]
    var pauses: [Double] = []
    for _ in 0..<count {
      let (old, restarts) = (editor.time, editor.restarts.count)
      editor.take(.workerEnded(worker, "by signal 9"))
      while editor.restarts.count == restarts, let next = editor.broker.wakeTime { editor.wait(next - editor.time) }
      pauses.append(((editor.time - old) * 1000).rounded() / 1000)
    }
    return pauses
  }

  @Test(arguments: Broker.Worker.allCases) func pausesGrowUpToALimit(worker: Broker.Worker) {
    var editor = editor()
    #expect(end(worker, 11, &editor) == [0, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 10, 10, 10])
  }

  @Test(arguments: Broker.Worker.allCases) func peopleAreToldOnceWhatToDo(worker: Broker.Worker) {
    var editor = editor()
    _ = editor.take("window/logMessage")
    _ = end(worker, Recovery.mostEnds - 1, &editor)
    #expect(editor.take("window/showMessage").isEmpty)
    _ = end(worker, 6, &editor)
    let shown = editor.take("window/showMessage").compactMap { $0["params"] }
    #expect(shown.count == 1 && shown.first?["type"]?.integer == 1)
    #expect(shown.first?["message"]?.string?.contains("ended 5 times in a row (by signal 9)") == true)
    #expect(shown.first?["message"]?.string?.contains("restart the language server") == true)
    #expect(editor.take("window/logMessage").count == Recovery.mostEnds)
  }

  @Test func whatIsAskedMeanwhileIsAnsweredWithAnError() {
    var editor = editor()
    editor.deaf = [.answers]
    editor.take(.workerEnded(.answers, "by signal 9"))
    for id in 1...3 { editor.send(Message.request(.number(id), "textDocument/hover", at(uri, 1, 8))) }
    #expect((1...3).allSatisfy { editor.answer(to: .number($0)) == nil })
    editor.take(.workerEnded(.answers, "by signal 9"))
    #expect((1...3).allSatisfy { code(editor.answer(to: .number($0))) == -32603 })
    #expect(code(editor.ask("textDocument/hover", at(uri, 1, 8))) == -32603)
    // It is started, and has not said so.
    editor.wait(Recovery.firstPause)
    #expect(editor.restarts == [.answers, .answers])
    #expect(code(editor.ask("textDocument/hover", at(uri, 1, 8))) == -32603)
    // One that says nothing is ended in its turn.
    editor.wait(WorkerPatience().answer)
    editor.deaf = []
    editor.wait(2 * Recovery.firstPause)
    #expect(editor.restarts == [.answers, .answers, .answers])
    #expect(editor.ask("textDocument/hover", at(uri, 1, 8))?["result"]?["contents"] != nil)
  }

  @Test func whatWasTypedMeanwhileIsLookedAt() {
    var editor = editor()
    _ = end(.answers, 3, &editor)
    editor.take(.workerEnded(.answers, "by signal 9"))
    editor.change(uri, version: 2, replacing(nil, with: text.replacing("box", with: "box: Boks")))
    #expect(editor.published() == [])
    editor.deaf = []
    editor.wait(1)
    #expect(editor.published() == ["2: L0207"])
  }

  @Test func whatIsDueMeanwhileIsProvedLater() {
    var editor = editor()
    _ = end(.proofs, 3, &editor)
    editor.take(.workerEnded(.proofs, "by signal 9"))
    editor.change(uri, version: 2, replacing(nil, with: text + " "))
    _ = editor.published()
    editor.wait(ProofQueue.rest)
    #expect(editor.published() == [])
    editor.deaf = []
    editor.wait(1)
    #expect(editor.published() == ["2: L0502 L0502 L0521"])
  }

  @Test func aWorkerThatWorkedOrLivedForAWhileBeginsANewRow() {
    var editor = editor()
    #expect(end(.answers, 3, &editor) == [0, 0.1, 0.2])
    editor.deaf = []
    editor.take(.workerEnded(.answers, "by signal 9"))
    editor.wait(1)
    _ = editor.ask("textDocument/hover", at(uri, 1, 8))
    #expect(end(.answers, 2, &editor) == [0, 0.1])
    // The one that says nothing is ended, another one is started, and lives.
    editor.deaf = []
    for _ in 0..<3 { editor.wait(Recovery.soundLife) }
    #expect(end(.answers, 1, &editor) == [0])
  }
}
