import LayJSON
import LayPlatform
import LayTool
import Testing
import layc

@testable import LayLanguageServer

/// `layc.json`, as editors see it.
@Suite struct ProjectSettingsTests {
  private final class Box {
    var texts: [String: String]
    /// The names in folders, which are there once one of their files is.
    var folders: [String: [String]] = [:]
    init(_ texts: [String: String]) { self.texts = texts }

    var files: Files {
      Files(
        kind: { path in
          if self.texts[path] != nil { return .file }
          let isFolder = self.folders[path] != nil && self.texts.keys.contains { $0.hasPrefix(path + "/") }
          return isFolder ? .directory : nil
        },
        read: { path in self.texts[path].map { .success(Array($0.utf8)) } ?? .failure(.missing) },
        list: { .success(self.folders[$0] ?? []) }, write: { _, _, _ in .failure(.system("read-only file system")) })
    }
  }

  private let uri = "file:///app/Screens/A.lay"
  /// A layout that promises no sizes, which is a note (L0521).
  private let bare = "layout A(9x9) {\n}\n"
  private let settings = "/app/layc.json"

  private func editor(_ box: Box, _ text: String? = nil, uri: String? = nil) -> Harness {
    var editor = Harness(tools: box.files.tools)
    editor.initialize()
    editor.open(uri ?? self.uri, text ?? bare)
    editor.wait(1)
    return editor
  }

  /// The last published diagnostics: `L0521 3`, with the severity of LSP (1 error, 2 warning, 3 information).
  private func shown(_ editor: inout Harness) -> [String] {
    let last = editor.take("textDocument/publishDiagnostics").last
    return (last?[path: "params", "diagnostics"]?.array ?? []).map {
      "\($0["code"]?.string ?? "") \($0["severity"]?.integer ?? 0)"
    }
  }

  @Test func diagnosticsHaveTheSeveritiesOfTheProject() {
    for (file, expected) in [
      ("{}", ["L0521 3"]), (#"{"severities": {"L0521": "error"}}"#, ["L0521 1"]),
      (#"{"severities": {"L0521": "off"}}"#, []),
      (#"{"severities": {"L0521": "warning"}, "strict": true}"#, ["L0521 1"]),
      (#"{"overrides": [{"path": "Screens/**", "severities": {"L0521": "warning"}}]}"#, ["L0521 2"]),
      (#"{"sizes": "9x9 ... 20x20"}"#, []),
    ] {
      var editor = editor(Box([settings: file]))
      #expect(shown(&editor) == expected, "\(file)")
    }
  }

  @Test func stringCatalogsAreRead() throws {
    let text =
      "layout A(90x90) {\n  sizes 90x90\n  view a: Label { text = \"Next\"; .edges(top, leading) == superview }\n}\n"
    func catalog(_ languages: String...) -> String {
      let units = languages.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"Weiter\"}}" }.joined(separator: ", ")
      let other = "\"Other\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"O\"}}}}"
      return "{\"sourceLanguage\": \"en\", \"strings\": {\"Next\": {\"localizations\": {\(units)}}, \(other)}}"
    }
    let box = Box([settings: #"{"strings": ["Texts/A.xcstrings"]}"#, "/app/Texts/A.xcstrings": catalog()])
    var editor = editor(box, text)
    let message = editor.take("textDocument/publishDiagnostics").last
    let first = try #require(message?[path: "params", "diagnostics"]?.array?.first)
    #expect(first["code"]?.string == "L0917")
    #expect(first["message"]?.string?.hasPrefix("in A.xcstrings, line 1: 'Next' has no translation in de") == true)
    box.texts["/app/Texts/A.xcstrings"] = catalog("de")
    editor.write("/app/Texts/A.xcstrings", "")
    editor.wait(1)
    #expect(shown(&editor) == [])
    box.texts["/app/Texts/A.xcstrings"] = "{"
    editor.write("/app/Texts/A.xcstrings", "")
    editor.wait(1)
    #expect(shown(&editor) == ["L0915 1"])
    box.texts[settings] = #"{"strings": ["Texts/A.xcstrings"], "languages": ["fr"]}"#
    box.texts["/app/Texts/A.xcstrings"] = catalog("de")
    editor.write(settings, "")
    editor.wait(1)
    #expect(shown(&editor) == ["L0916 1"])
  }

  @Test func aChangeOfTheSettingsPublishesAgain() {
    let box = Box([:])
    var editor = editor(box)
    #expect(shown(&editor) == ["L0521 3"])
    func write(_ text: String?) {
      box.texts[settings] = text
      editor.write(settings, text ?? "")
      editor.wait(1)
    }
    write(#"{"severities": {"L0521": "error"}}"#)
    #expect(shown(&editor) == ["L0521 1"])
    write(#"{"sizes": "9x9 ... 20x20"}"#)
    #expect(shown(&editor) == [])
    write(nil)
    #expect(shown(&editor) == ["L0521 3"])
    // A nearer file holds alone.
    box.texts["/app/Screens/layc.json"] = #"{"severities": {"L0521": "warning"}}"#
    editor.write("/app/Screens/layc.json", "")
    editor.wait(1)
    #expect(shown(&editor) == ["L0521 2"])
    #expect(editor.restarts.isEmpty)
  }

  /// A label with room for 60 points, and the settings with a folder of catalogs.
  private let narrow =
    "layout A(90x90) {\n  sizes 90x90\n  view a: Label { text = \"Next\"; .edges(top, leading) == superview; .width == 60 }\n}\n"

  @Test func catalogsThatComeIntoAFolderAreRead() {
    let box = Box([settings: #"{"strings": ["Texts"]}"#])
    box.folders = ["/app/Texts": ["de.lproj"], "/app/Texts/de.lproj": ["Localizable.strings"]]
    var editor = editor(box, narrow)
    #expect(shown(&editor) == ["L0901 1"])
    let path = "/app/Texts/de.lproj/Localizable.strings"
    box.texts[path] = #""Next" = "Weiter zum nächsten";"#
    editor.write(path, "")
    editor.wait(1)
    #expect(shown(&editor) == ["L0601 2"])
  }

  @Test func budgetsAreThoseOfTheLanguagesOfTheProject() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Next": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Weiter"}}}}}}
      """
    let box = Box([settings: #"{"strings": ["Texts/A.xcstrings"]}"#, "/app/Texts/A.xcstrings": catalog])
    var editor = editor(box, narrow)
    let hover = editor.ask("textDocument/hover", at(uri, 2, 7))?[path: "result", "contents"]?["value"]?.string ?? ""
    #expect(
      hover.contains("its text in de may have 7 characters of German (60 points) at every size; it has 6"), "\(hover)")
    #expect(hover.contains("its text in en may have 7 characters of English (60 points)"), "\(hover)")
  }

  @Test func hoversShowTheBudgetsOfFourLanguages() {
    func hover(_ languages: [String]) -> String {
      let texts = languages.map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"Next \($0)\"}}"
      }
      let catalog =
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"Next\": {\"localizations\": {\(texts.joined(separator: ", "))}}}}"
      let box = Box([settings: #"{"strings": ["Texts/A.xcstrings"]}"#, "/app/Texts/A.xcstrings": catalog])
      var editor = editor(box, narrow)
      return editor.ask("textDocument/hover", at(uri, 2, 7))?[path: "result", "contents"]?["value"]?.string ?? ""
    }
    let four = hover(["da", "de", "fr"])
    #expect(four.contains("in fr") && !four.contains("more language"), "\(four)")
    #expect(hover(["da", "de", "es", "fr"]).contains("and 1 more language"))
    #expect(hover(["da", "de", "es", "fr", "it"]).contains("and 2 more languages"))
  }

  @Test func problemsOfTheSettingsAreShownWithTheirPlace() throws {
    var editor = editor(Box([settings: "{\n  \"sizes\": \"9x9\", \"strickt\": true\n}"]))
    let found = editor.take("textDocument/publishDiagnostics").last?[path: "params", "diagnostics"]?.array
    #expect(found?.count == 1)
    let first = try #require(found?.first)
    #expect(first["code"]?.string == "L0911" && first["severity"]?.integer == 1)
    #expect(first["message"]?.string?.hasPrefix("in layc.json, line 2: no setting is called 'strickt'") == true)
    #expect(try first.range() == Position(line: 0, character: 0)..<Position(line: 0, character: 0))
    let place = try #require(first["relatedInformation"]?.array?.first?["location"])
    #expect(place["uri"]?.string == "file:///app/layc.json")
    #expect(try place.range().lowerBound == Position(line: 1, character: 18))
  }

  @Test func aDocumentThatWasNeverSavedHasNoProject() {
    var editor = editor(Box(["layc.json": "{", settings: "{"]), uri: "untitled:Untitled-1")
    #expect(shown(&editor) == ["L0521 3"])
  }

  @Test func framesHaveTheSeveritiesToo() {
    var editor = editor(
      Box([settings: #"{"severities": {"L0502": "off"}}"#]), "layout A(9x9) {\n  sizes 9x9\n  view b\n}\n")
    let answer = editor.ask("layc/frames", of(uri))
    let layout = answer?[path: "result", "layouts"]?.array?.first
    #expect(layout != nil)
    #expect(layout?["diagnostics"]?.array?.isEmpty ?? true)
  }
}
