import LayCompiler
import LayDiagnostics
import LayIDE
import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let imported = "file:///screens/B.lay"
private let good = """
  import "B.lay"
  layout A(300x200) {
    sizes 200x200 ... 600x600
    view title { .edges == superview inset gap }
    view other { frame = (0, 0, 500, 10) }
    state wide { title.hidden = true }
  }

  """
/// A rule is half written, and a line above it is new.
private let half = good.replacing("inset gap", with: "inset ").replacing("import", with: "\nimport")

/// What an editor is shown of a document while a statement is half written.
@Suite struct LastGoodRequestTests {
  private func editor(_ text: String = good) -> Harness {
    var editor = Harness(tools: Files.real.tools)
    editor.initialize()
    editor.open(imported, "metric gap = 8\n")
    editor.open(uri, text)
    return editor
  }

  private func write(_ text: String, in uri: String = uri, version: Int = 2, _ editor: inout Harness) {
    editor.change(uri, version: version, replacing(nil, with: text))
  }

  /// `line label` of each frame beside the text.
  private func hints(_ editor: inout Harness) -> [String] {
    let range = ("range", (Position(line: 0, character: 0)..<Position(line: 99, character: 0)).json)
    let hints = editor.ask("textDocument/inlayHint", of(uri, range))?["result"]?.array ?? []
    return hints.filter { $0["label"]?.string?.hasPrefix("=") == false }.map { hint in
      "\(hint[path: "position", "line"]?.integer ?? -1) \(hint["label"]?.string ?? "")"
    }
  }

  private let now = ["3 (8, 8, 284, 184)", "4 (0, 0, 500, 10)"]
  private let old = ["4 was (8, 8, 284, 184)", "5 was (0, 0, 500, 10)"]

  @Test func hintsStayWhereNamesStandUntilTheTextIsGoodAgain() {
    var editor = editor()
    #expect(hints(&editor) == now)
    write(half, &editor)
    #expect(hints(&editor) == old)
    // Also behind a text that is worse.
    write(half.replacing("frame = (0", with: "frame = ("), version: 3, &editor)
    #expect(hints(&editor) == old)
    write(half.replacing("other", with: "another"), version: 4, &editor)
    #expect(hints(&editor) == [old[0]])
    write(good.replacing("gap", with: "(2 * gap)"), version: 5, &editor)
    #expect(hints(&editor) == ["3 (16, 16, 268, 168)", now[1]])
    write(half, version: 6, &editor)
    #expect(hints(&editor) == ["4 was (16, 16, 268, 168)", old[1]])
  }

  /// Nobody has asked about the text while it was good, or only about another document since.
  @Test func whatWasIsKnownWhoeverAsked() {
    var first = editor()
    write(half, &first)
    #expect(hints(&first) == old)
    var second = editor()
    write("metric gap = 8 // a remark\n", in: imported, &second)
    second.open("file:///screens/C.lay", "layout C(1x1) { }\n")
    write(half, &second)
    #expect(hints(&second) == old)
  }

  @Test func theSizeMayChangeMeanwhile() {
    var editor = editor()
    write(half, &editor)
    let settings = JSON.object([("layc", .object([("size", .string("400x300"))]))])
    editor.notify("workspace/didChangeConfiguration", .object([("settings", settings)]))
    #expect(hints(&editor) == ["4 was (8, 8, 384, 284)", old[1]])
  }

  @Test func aDocumentThatNeverWasGoodShowsNoFrames() {
    var editor = editor(half)
    #expect(hints(&editor) == [])
    #expect(editor.ask("layc/frames", of(uri))?[path: "result", "isStale"] == nil)
    write(good, &editor)
    write(half, version: 3, &editor)
    #expect(hints(&editor) == old)
    editor.notify("textDocument/didClose", of(uri))
    editor.open(uri, half)
    #expect(hints(&editor) == [])
  }

  @Test func anErrorInAnImportedFileIsOneOfThisFile() {
    var editor = editor()
    write("metric gap = \n", in: imported, &editor)
    #expect(hints(&editor) == ["3 was (8, 8, 284, 184)", "4 was (0, 0, 500, 10)"])
    #expect(frames(&editor).hasPrefix("stale 1, A 300x200: title 8 8 284 184; other 0 0 500 10 | "))
    write("metric gap = 9\n", in: imported, version: 3, &editor)
    #expect(hints(&editor) == ["3 (9, 9, 282, 182)", now[1]])
  }

  @Test func hoverSaysWhen() {
    var editor = editor()
    write(half, &editor)
    let hover = editor.ask("textDocument/hover", at(uri, 5, 8))?[path: "result", "contents", "value"]?.string ?? ""
    #expect(
      hover.split(separator: "\n") == [
        "view other", "When this file last had no errors:", "other:", "(0, 0, 500, 10) at 300x200",
        "x 0, y 0, width 500, height 10 from 200x200 to 600x600",
      ])
    // What a rule demands is not known, nor whether it holds.
    let rule = editor.ask("textDocument/hover", at(uri, 4, 22))?["result"]
    #expect(rule != nil && rule?["contents"] == nil)
  }

  // MARK: For whoever draws

  /// `stale 2, A 300x200: title 8 8 284 184 | L0105`
  private func frames(_ editor: inout Harness, _ more: (String, JSON)...) -> String {
    let members = [("textDocument", JSON.object([("uri", .string(uri))]))] + more
    let answer = editor.ask("layc/frames", .object(members))
    guard let result = answer?["result"] else { return answer?[path: "error", "message"]?.string ?? "nothing" }
    let layouts = (result["layouts"]?.array ?? []).map { layout in
      let views = (layout["views"]?.array ?? []).dropFirst().map { view in
        "\(view["name"]?.string ?? "") "
          + ["x", "y", "width", "height"].map { "\(view["frame"]?[$0]?.integer ?? -1)" }.joined(separator: " ")
      }
      let size = "\(layout[path: "size", "width"]?.integer ?? 0)x\(layout[path: "size", "height"]?.integer ?? 0)"
      return "\(layout["layout"]?.string ?? "") \(size): \(views.joined(separator: "; "))"
    }
    let problems = result["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? []
    let age = result["isStale"].map { $0.bool == true ? "stale" : "wrong" } ?? "new"
    return "\(age) \(result["version"]?.integer ?? 0), " + (layouts + problems).joined(separator: " | ")
  }

  @Test func framesAreThoseThatWereAndSaySo() {
    var editor = editor()
    #expect(frames(&editor) == "new 1, A 300x200: title 8 8 284 184; other 0 0 500 10")
    write(half, &editor)
    #expect(frames(&editor) == "stale 2, A 300x200: title 8 8 284 184; other 0 0 500 10 | L0102")
    #expect(frames(&editor, ("size", .string("400x300"))).hasPrefix("stale 2, A 400x300: title 8 8 384 284;"))
    #expect(frames(&editor, ("state", .string("wide"))).hasPrefix("stale 2, A 300x200: title 8 8 284 184;"))
    #expect(frames(&editor, ("set", .object([("gap", .integer(10))]))).hasPrefix("stale 2, A 300x200: title 10 10"))
    #expect(frames(&editor, ("layout", .string("B"))) == "new 2, L0102")
    write(half.replacing("state wide", with: "state narrow"), version: 3, &editor)
    #expect(frames(&editor, ("state", .string("narrow"))) == "new 3, L0102")
    write(good, version: 4, &editor)
    #expect(frames(&editor) == "new 4, A 300x200: title 8 8 284 184; other 0 0 500 10")
  }

  @Test func whatWasWrongIsNotSaidOfFramesThatWere() {
    let text = "layout A(9x9) { sizes 9x9; view a { .edges(top, leading) == superview; .height == 4 } }\n"
    var editor = editor(text)
    func problems(_ answer: JSON?) -> [String] {
      let layout = answer?[path: "result", "layouts"]?.array?.first
      return layout?["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? ["nothing"]
    }
    #expect(problems(editor.ask("layc/frames", of(uri))) == ["L0502"])
    write(text.replacing("== 4", with: "=="), &editor)
    #expect(problems(editor.ask("layc/frames", of(uri))) == [])
  }

  // MARK: What is never old

  @Test func nothingElseIsSaidOfWhatWas() {
    var editor = editor()
    editor.wait(1)
    write(half, &editor)
    editor.wait(1)
    var fresh = Harness(tools: Files.real.tools)
    fresh.initialize()
    fresh.open(imported, "metric gap = 8\n")
    fresh.open(uri, half, version: 2)
    fresh.wait(1)
    let place = Position(line: 4, character: 8)
    let asked: [(String, JSON)] = [
      ("textDocument/codeAction", of(uri, ("range", (place..<place).json), ("context", .object([])))),
      ("textDocument/rename", at(uri, 4, 8, ("newName", .string("caption")))), ("textDocument/diagnostic", of(uri)),
      ("textDocument/documentSymbol", of(uri)), ("textDocument/references", at(uri, 4, 8)),
      ("textDocument/codeLens", of(uri)), ("layc/why", of(uri, ("path", .string("title.width")))),
    ]
    for (method, params) in asked {
      let answers = [editor.ask(method, params), fresh.ask(method, params)].map { answer in
        let result = answer?["result"] ?? answer?["error"]
        return (result?["items"] ?? result)?.text() ?? "nothing"
      }
      #expect(answers[0] == answers[1], "\(method)")
    }
    let lens = editor.ask("textDocument/codeLens", of(uri))?["result"]?.array?.first ?? .null
    #expect(editor.ask("codeLens/resolve", lens)?[path: "result", "command", "title"]?.string == "300x200 · 1 problem")
  }

  // MARK: Memory

  @Test(arguments: [(0, "a b c"), (1, "c"), (40, "c"), (41, "a b")]) func whatIsTooLargeMakesRoom(
    more: Int, known: String
  ) {
    var memories = Memories(mostText: 60)
    for (name, size) in [("a", 20), ("b", 20), ("c", 20 + more)] {
      let text = "layout A(1x1) { }\n"
      let bytes = Array((text + String(repeating: " ", count: size - text.utf8.count)).utf8)
      let snapshot = Snapshot(path: "\(name).lay", bytes: bytes) { _ in .missing }
      memories.note(ExactText(name), snapshot, Solutions())
    }
    #expect(["a", "b", "c"].filter { memories[ExactText($0)] != nil }.joined(separator: " ") == known)
    #expect(Memories.mostText == 4 << 20)
  }

  @Test func whatIsForgottenMakesRoom() {
    var memories = Memories(mostText: 40)
    let snapshot = Snapshot(path: "A.lay", bytes: Array("layout A(1x1) {  }\n\n".utf8)) { _ in .missing }
    for name in ["a", "b", "a"] { memories.note(ExactText(name), snapshot, Solutions()) }
    memories.forget(ExactText("b"))
    memories.forget(ExactText("b"))
    memories.note(ExactText("c"), snapshot, Solutions())
    #expect(["a", "b", "c"].filter { memories[ExactText($0)] != nil } == ["a", "c"])
  }

  @Test(arguments: [(true, 1), (false, 0)]) func whoOnlyProvesRemembersNothing(remembers: Bool, count: Int) {
    var session = Session(read: { _ in .missing })
    func tell(_ method: String, _ params: JSON) { _ = session.take(Message.notification(method, params).bytes) }
    tell("layc/configure", .object([("remembers", .bool(remembers))]))
    for text in ["layout A(9x9) { view a }\n", "layout A(9x9) { view a. }\n"] {
      tell("layc/text", .object([("uri", .string(uri)), ("version", .integer(1)), ("text", .string(text))]))
      let problems = JSON.object([("uri", .string(uri)), ("proof", .bool(false))])
      _ = session.take(Message.request(.number(1), "layc/problems", problems).bytes)
    }
    #expect((session.memories[ExactText(uri)] == nil ? 0 : 1) == count)
  }
}
