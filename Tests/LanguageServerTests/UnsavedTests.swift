import LayJSON
import LayPlatform
import layc
import Testing

@testable import LayLanguageServer

private let first = "untitled:Untitled-1"
private let second = "untitled:Untitled-2"
private let using =
  "layout A(9x9) { sizes 9x9; view b { .edges(top, leading) == superview; .height == 4; .width == gap } }\n"

/// Documents that were never saved: they have no folder.
@Suite struct UnsavedTests {
  /// An editor with the document, on a disk that has `B.lay` wherever somebody may look for it.
  private func editor(importing name: String, _ others: (uri: String, text: String)...) -> Harness {
    var editor = Harness(
      disk: ["B.lay": "metric gap = 4\n", "untitled:/B.lay": "metric gap = 4\n", "/B.lay": "metric gap = 4\n"],
      tools: Files.real.tools)
    editor.initialize()
    for other in others { editor.open(other.uri, other.text) }
    editor.open(first, "import \"\(name)\"\n" + using)
    return editor
  }

  @Test(arguments: ["B.lay", "./B.lay", "../B.lay", "../../B.lay", "Untitled-2"]) func namesOfFilesCountFromNowhere(
    name: String
  ) {
    var editor = editor(importing: name)
    let problems = editor.take("textDocument/publishDiagnostics").last?[path: "params", "diagnostics"]?.array
    let lines = problems?.compactMap { $0["message"]?.string }
    #expect(
      lines == [
        """
        there is no file '\(name)'
        note: a document that is not saved has no folder that a file name could count from
        help: save it first
        """
      ])
    let links = editor.ask("textDocument/documentLink", of(first))?["result"]
    #expect(links?.array?.isEmpty == true)
  }

  /// What `layc/frames` and `layc/why` say of the document: widths, or what is wrong with it.
  private func widths(_ editor: inout Harness, _ uri: String = first) -> [String] {
    ["layc/frames", "layc/why"].flatMap { method in
      let result = editor.ask(method, of(uri, ("path", .string("b.width"))))?["result"]
      let layout = result?["layouts"]?.array?.first
      let width = layout?["views"]?.array?.last?[path: "frame", "width"] ?? layout?["answers"]?.array?.first?["value"]
      let problems = result?["diagnostics"]?.array?.compactMap { problem in
        ([problem["message"]] + (problem["notes"]?.array ?? []).map { $0["text"] }).compactMap { $0?.string }
          .joined(separator: "; ")
      }
      return (width?.integer.map { ["\($0)"] } ?? []) + (problems ?? ["no answer"])
    }
  }

  @Test(arguments: [first, "untitled:/A.lay", "file:///nowhere/A.lay", "inmemory://model/1", "-x:-y"])
  func framesAreThoseOfTheOpenText(uri: String) {
    var editor = editor(importing: "Untitled-2")
    editor.open(uri, using.replacing("gap", with: "7"))
    #expect(widths(&editor, uri) == ["7", "7"])
    editor.change(uri, version: 2, replacing(nil, with: using.replacing("gap", with: "8")))
    #expect(widths(&editor, uri) == ["8", "8"])
  }

  @Test func framesTakeImportsFromWhereProblemsDo() {
    for (name, width) in [("Untitled-2", "5"), ("/B.lay", "4")] {
      var editor = editor(importing: name, (second, "metric gap = 5\n"))
      #expect(widths(&editor) == [width, width])
    }
    for name in ["B.lay", "../B.lay", "Untitled-2"] {
      var editor = editor(importing: name)
      let why =
        "there is no file '\(name)'; a document that is not saved has no folder that a file name could count from; "
        + "save it first"
      #expect(widths(&editor) == [why, why])
    }
  }

  @Test(arguments: ["Untitled-2", "./Untitled-2"]) func anotherUnsavedDocumentIsImported(name: String) {
    var editor = editor(importing: name, (second, "metric gap = 4\n"))
    #expect(editor.published() == ["1: ", "1: "])
    let links = editor.ask("textDocument/documentLink", of(first))?["result"]?.array
    #expect(links?.compactMap { $0["target"]?.string } == [second])
    let target = editor.ask("textDocument/definition", at(first, 1, 95))?[path: "result", "uri"]
    #expect(target?.string == second)
    editor.change(second, version: 2, replacing(nil, with: "metric gap = wrong\n"))
    #expect(editor.published() == ["2: L0202", "1: L0202"])
  }

  @Test func aFileIsImportedByTheWholePath() {
    var editor = editor(importing: "/B.lay")
    #expect(editor.published() == ["1: "])
    let links = editor.ask("textDocument/documentLink", of(first))?["result"]?.array
    #expect(links?.compactMap { $0["target"]?.string } == ["file:///B.lay"])
  }

  @Test func aFileOfAFolderDoesNotFindWhatWasNeverSaved() {
    var editor = editor(importing: "/B.lay", ("file:///screens/A.lay", "import \"Untitled-1\"\n"))
    #expect(editor.published().contains("1: L0230"))
  }
}
