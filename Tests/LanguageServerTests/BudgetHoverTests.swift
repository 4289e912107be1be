import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let text = """
  layout A(300x200) {
    sizes 200x200 ... 600x600
    view title: Label { text = "Title"; .edges(top, leading) == superview inset 16; .width == 100 }
    view box { .edges(bottom, trailing) == superview; .width == 20; .height == 20 }
  }

  """

/// The budgets of texts in hover texts: found by the worker for proofs, and only while it has nothing else to do.
@Suite struct BudgetHoverTests {
  private func editor(deaf: Set<Broker.Worker> = []) -> Harness {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    editor.wait(1)
    editor.deaf = deaf
    return editor
  }

  private func words(_ answer: JSON?) -> String? { answer?[path: "result", "contents"]?["value"]?.string }

  private let title = at(uri, 2, 8)

  @Test func aLabelShowsItsBudget() {
    var editor = editor()
    let shown = words(editor.ask("textDocument/hover", title))
    #expect(
      shown?.contains("its text may have 13 characters of English (100 points) at every size; it has 5") == true,
      "\(shown ?? "nothing")")
    #expect(shown?.contains("beyond that the text of 'title' is cut off at every size") == true)
    #expect(shown?.contains("view title: Label") == true)
    #expect(words(editor.ask("textDocument/hover", at(uri, 3, 8)))?.contains("character") == false)
  }

  @Test func aTextThatIsNotProvedYetHasNoBudget() {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, text)
    #expect(words(editor.ask("textDocument/hover", title))?.contains("character") == false)
    editor.wait(1)
    editor.change(uri, version: 2, replacing(nil, with: text + " "))
    #expect(words(editor.ask("textDocument/hover", title))?.contains("character") == false)
  }

  @Test func aSearchThatTakesLongEndsWithoutTheBudget() {
    var editor = editor(deaf: [.proofs])
    #expect(editor.ask("textDocument/hover", title) == nil)
    editor.wait(1)
    #expect(editor.answer(to: .number(102)) == nil && editor.restarts == [])
    editor.wait(1.1)
    let answer = editor.answer(to: .number(102))
    #expect(words(answer)?.contains("view title: Label") == true && editor.restarts == [.proofs])
    #expect(words(answer)?.contains("character") == false)
  }

  @Test func aKeystrokeEndsTheSearch() {
    var editor = editor(deaf: [.proofs])
    #expect(editor.ask("textDocument/hover", title) == nil)
    editor.change(uri, version: 2, replacing(nil, with: text + " "))
    #expect(words(editor.answer(to: .number(102)))?.contains("character") == false)
    #expect(editor.restarts == [.proofs])
    editor.deaf = []
    editor.wait(1)
    #expect(words(editor.ask("textDocument/hover", title))?.contains("13 characters") == true)
  }

  @Test func aWorkerThatDiesLeavesTheRest() {
    var editor = editor(deaf: [.proofs])
    #expect(editor.ask("textDocument/hover", title) == nil)
    editor.take(.workerEnded(.proofs, "signal 11"))
    #expect(words(editor.answer(to: .number(102)))?.contains("view title: Label") == true)
  }

  @Test func aCancelledSearchEnds() {
    var editor = editor(deaf: [.proofs])
    #expect(editor.ask("textDocument/hover", title) == nil)
    editor.notify("$/cancelRequest", .object([("id", .integer(102))]))
    #expect(editor.answer(to: .number(102)) != nil && editor.restarts == [.proofs])
  }

  @Test func onlyTheBrokerAsksForBudgets() {
    var editor = editor()
    #expect(editor.ask("layc/budget", title)?[path: "error", "code"]?.integer == -32601)
  }
}
