import LayJSON
import Testing

@testable import LayLanguageServer

/// Components of files beside a document, as completion offers them.
@Suite struct SiblingTests {
  private let uri = "file:///screens/A.lay"
  private let text = "layout A(1x1) { view a: B }\n"

  /// How often the disk was looked at.
  private final class Count { var lists = 0 }

  private func editor(
    _ disk: [String: String], folders: [String] = ["file:///screens"], names: [String]? = nil, _ count: Count = Count(),
    _ capabilities: [(String, JSON)] = []
  ) -> Harness {
    let listed = names ?? disk.keys.sorted().map { String($0.dropFirst("/screens/".count)) }
    let tools = WorkerTools(list: { _ in
      count.lists += 1
      return listed
    })
    var editor = Harness(disk: disk, tools: tools)
    editor.initialize(capabilities: capabilities, folders: folders)
    editor.open(uri, text)
    return editor
  }

  private func items(_ editor: inout Harness) -> [JSON] {
    let found = editor.ask("textDocument/completion", at(uri, 0, 25))?[path: "result", "items"]?.array ?? []
    return found.filter { $0["additionalTextEdits"] != nil }
  }

  private func labels(_ editor: inout Harness) -> [String] { items(&editor).compactMap { $0["label"]?.string } }

  @Test func aComponentOfAFileOfTheFolderBringsItsImport() {
    var editor = editor(["/screens/B.lay": "component Bar { }", "/screens/notes.txt": "component No { }"])
    let found = items(&editor)
    #expect(found.map { $0["label"]?.string } == ["Bar"] && found.first?["detail"]?.string == "of B.lay")
    #expect(found.first?["labelDetails"] == nil)
    let edit = found.first?["additionalTextEdits"]?.array?.first
    #expect(edit?["newText"]?.string == "import \"B.lay\"\n\n" && edit?[path: "range", "end", "line"]?.integer == 0)
  }

  @Test func whoShowsItIsToldTheFileBehindTheLabel() {
    let item = JSON("{\"completion\": {\"completionItem\": {\"labelDetailsSupport\": true}}}")
    var editor = editor(["/screens/B.lay": "component Bar { }"], Count(), [("textDocument", item)])
    #expect(items(&editor).first?[path: "labelDetails", "description"]?.string == "B.lay")
  }

  @Test func onlyFoldersOfTheClientAreLookedAtAndOpenDocumentsAlways() {
    var editor = editor(["/screens/B.lay": "component Bar { }"], folders: ["file:///other"])
    #expect(labels(&editor) == [])
    editor.open("file:///screens/C.lay", "component Car { }")
    editor.open("file:///screens/in/D.lay", "component Door { }")
    #expect(labels(&editor) == ["Car"])
    var ignored = self.editor(["/screens/B.lay": "component Bar { }"], names: ["B.lay", ".laycignore"])
    #expect(labels(&ignored) == [])
  }

  @Test func theDiskIsLookedAtOnceUntilSomebodyElseWrites() {
    let count = Count()
    var editor = editor(["/screens/B.lay": "component Bar { }"], count)
    for _ in 0..<3 {
      #expect(labels(&editor) == ["Bar"])
      editor.open(uri, text)
    }
    #expect(count.lists == 1)
    editor.write("/screens/B.lay", "component Bus { }")
    #expect(labels(&editor) == ["Bus"] && count.lists == 2)
  }

  @Test func anOpenFileIsWhatItIsInTheEditor() {
    var editor = editor(["/screens/B.lay": "component Bar { }"])
    #expect(labels(&editor) == ["Bar"])
    editor.open("file:///screens/B.lay", "component Bike { }")
    #expect(labels(&editor) == ["Bike"])
    editor.notify("textDocument/didClose", JSON("{\"textDocument\": {\"uri\": \"file:///screens/B.lay\"}}"))
    #expect(labels(&editor) == ["Bar"])
  }

  @Test func asManyFilesAsTheLimitAreLookedAt() {
    func found(_ count: Int, size: Int = 0) -> Int {
      let filling = String(repeating: " ", count: size)
      var disk: [String: String] = [:]
      for number in 100..<100 + count { disk["/screens/F\(number).lay"] = "component F\(number) { }\(filling)" }
      var editor = editor(disk)
      return labels(&editor).count
    }
    #expect(found(Siblings.mostFiles) == 64)
    #expect(found(Siblings.mostFiles + 1) == 64)
    // The file that passes the limit is the last one.
    #expect(found(3, size: Siblings.mostText / 2 - 100) == 3)
    #expect(found(4, size: Siblings.mostText / 2 - 100) == 3)
  }

  /// The name of a component that is extracted from the layout.
  private func extractedName(_ disk: [String: String]) -> String? {
    let text = "layout A(9x9) {\n  view a { view b { .edges == superview } }\n}\n"
    var editor = editor(disk)
    editor.open(uri, text, version: 2)
    let range = (Position(line: 1, character: 7)..<Position(line: 1, character: 7)).json
    let params = JSON.object([
      ("textDocument", .object([("uri", .string(uri))])), ("range", range),
      ("context", .object([("diagnostics", .array([])), ("only", .array([.string("refactor.extract")]))])),
    ])
    let found = editor.ask("textDocument/codeAction", params)?["result"]?.array ?? []
    return found.compactMap { $0["title"]?.string }.first { $0.hasPrefix("extract the component") }
  }

  @Test func anExtractedComponentHasNoNameOfAFileThatImportsThisOne() {
    let taken = "component A2 { }\nmetric x = 1\n"
    #expect(extractedName([:]) == "extract the component 'A2'")
    #expect(extractedName(["/screens/B.lay": taken]) == "extract the component 'A2'")
    #expect(extractedName(["/screens/B.lay": "import \"A.lay\"\n" + taken]) == "extract the component 'A3'")
    let other = ["/screens/B.lay": "import \"A.lay\"\nimport \"C.lay\"\n", "/screens/C.lay": taken]
    #expect(extractedName(other) == "extract the component 'A3'")
    let around = ["/screens/B.lay": "import \"A.lay\"\n", "/screens/C.lay": "import \"B.lay\"\n" + taken]
    #expect(extractedName(around) == "extract the component 'A3'")
  }
}
