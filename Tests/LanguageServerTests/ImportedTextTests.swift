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
      #expect(
        watchers?.compactMap { $0["globPattern"]?.string } == [
          "**/*.lay", "**/layc.json", "**/*.xcstrings", "**/*.strings", "**/*.stringsdict", "**/*.png",
        ])
      editor.send(Message.answer(RequestID(request["id"]) ?? .number(0), .null))
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

  @Test(arguments: [
    "file:///screens/B%20%C3%A9.lay", "file:///screens/B%20%c3%a9.lay", "file:///%73creens/B%20é.lay",
    "file:/screens/B%20%C3%A9.lay", "FILE://localhost/screens//./B%20%C3%A9.lay",
  ]) func anImportFindsAnOpenFileHoweverItsURIIsWritten(other: String) {
    var editor = Harness(disk: ["/screens/B é.lay": "metric gap = wrong\n"])
    editor.initialize()
    editor.open(other, "metric gap = 4\n")
    editor.open(
      uri,
      "import \"B é.lay\"\nlayout A(9x9) { sizes 9x9; view b { .edges(top, leading) == superview; .height == 4; .width == gap } }\n"
    )
    #expect(editor.published() == ["1: ", "1: "])
    let target = editor.ask("textDocument/definition", at(uri, 1, 95))?[path: "result", "uri"]
    #expect(target?.string == other)
    editor.change(other, version: 2, replacing(nil, with: "metric gap = wrong\n"))
    #expect(editor.published() == ["2: L0202", "1: L0202"])
  }

  @Test func filesWhoseNamesOnlyLookTheSameAreTwo() {
    // `é` as one letter, and as `e` with an accent.
    let names = ["\u{E9}.lay", "e\u{301}.lay"]
    var editor = Harness()
    editor.initialize()
    editor.write("/screens/\(names[0])", "metric one = 1\n")
    editor.open("file:///screens/\(names[0])", "metric first = 1\n")
    editor.open("file:///screens/\(names[1])", "metric second = 2\n")
    editor.open(
      uri,
      "import \"\(names[0])\"\nimport \"\(names[1])\"\nlayout A(9x9) { sizes 9x9; view b { .edges(top, leading) == superview; .height == 4; .width == first + second } }\n"
    )
    #expect(editor.published() == ["1: ", "1: ", "1: "])
    let targets = [95, 103].map {
      editor.ask("textDocument/definition", at(uri, 2, $0))?[path: "result", "uri"]?.string
    }
    #expect(targets.map { $0.map { Array($0.utf8) } } == names.map { Array("file:///screens/\($0)".utf8) })
    editor.change("file:///screens/\(names[1])", version: 2, replacing(nil, with: "metric third = 2\n"))
    #expect(editor.text("file:///screens/\(names[0])") == "metric first = 1\n")
    #expect(editor.published() == ["2: ", "1: L0202"])
  }
}
