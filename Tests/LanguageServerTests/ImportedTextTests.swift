import LayJSON
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"
private let path = "/screens/B.lay"
private let importing = """
  import "B.lay"
  layout A(300x200) { sizes 300x200; view b: Box { .size == 40x20; .edges(top, leading) == superview } }

  """
private let sound = "component Box { view inner; inner.size == 10x10; inner.edges(top, leading) == superview }\n"
private let broken = sound.replacing("inner.size", with: "innr.size")

/// What is said of a document when a file that it imports comes, changes or goes.
@Suite struct ImportedTextTests {
  /// An editor that shows A, and what was published of it last.
  private func editor(disk: [String: String]) -> Harness {
    var editor = Harness(disk: disk)
    editor.initialize()
    editor.open(uri, importing)
    editor.wait(1)
    return editor
  }

  @Test func whatIsClosedUnsavedCountsNoMore() {
    var editor = editor(disk: [path: sound])
    #expect(editor.published().last == "1: ")
    editor.open("file://\(path)", broken)
    #expect(editor.published().contains("1: L0201"))
    editor.notify("textDocument/didClose", .object([("textDocument", .object([("uri", .string("file://\(path)"))]))]))
    editor.wait(1)
    #expect(editor.published().last == "1: ")
  }

  @Test(arguments: [
    #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#,
    #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": false}}}"#, "{}",
  ]) func aClientThatWatchesOnDemandIsAskedTo(abilities: String) {
    var editor = Harness()
    _ = editor.ask("initialize", .object([("capabilities", JSON(abilities))]))
    #expect(editor.take("client/registerCapability").isEmpty)
    editor.notify("initialized", .object([]))
    let asked = editor.take("client/registerCapability")
    #expect(asked.count == (abilities.contains("true") ? 1 : 0))
    for request in asked {
      let registration = request[path: "params", "registrations"]?.array?.first
      #expect(registration?["method"]?.string == "workspace/didChangeWatchedFiles")
      let watchers = registration?[path: "registerOptions", "watchers"]?.array
      #expect(watchers?.compactMap { $0["globPattern"]?.string } == ["**/*.lay"])
      editor.send(Message.answer(.text("layc/files"), .null))
    }
    #expect(editor.received.allSatisfy { $0["error"] == nil })
  }

  @Test func aFileThatWasMissingIsFoundWhenItIsThere() {
    var editor = editor(disk: [:])
    #expect(editor.published().last == "1: L0230")
    editor.write(path, sound)
    editor.wait(1)
    #expect(editor.published().last == "1: ")
  }

  @Test func aFileThatWasMissingIsFoundWhenItIsOpened() {
    var editor = editor(disk: [:])
    #expect(editor.published().last == "1: L0230")
    editor.open("file://\(path)", sound)
    editor.wait(1)
    #expect(editor.published().contains("1: "))
    editor.notify("textDocument/didClose", .object([("textDocument", .object([("uri", .string("file://\(path)"))]))]))
    editor.wait(1)
    #expect(editor.published().contains("1: L0230"))
  }
}
