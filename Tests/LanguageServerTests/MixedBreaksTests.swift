import LayFormatter
import LayJSON
import LayParser
import Testing

@testable import LayLanguageServer

private let uri = "file:///screens/A.lay"

/// Files in which lines end in several ways.
@Suite struct MixedBreaksTests {
  /// Pieces of files that are not as `layc fmt` writes them; between them lines end.
  private static let samples = [
    ["layout A(1x1) {", "view a {  ", "", "", "}}", ""],
    ["// one  ", "", "  layout A(1x1) { view a", "    /* two ", " three */ view b }  ", ""],
    ["", "", "layout A(1x1)", "{", "vfl \"H:|[a]|\"", "}"],
    ["metric a=1", " ", "metric b  = 2 // why", "\t", "", ""], ["layout {", "  \t view", " }", "", "}", ""],
  ]

  /// Every way in which the lines of a text may end.
  private func mixtures(_ lines: [String]) -> [String] {
    lines.dropFirst().reduce([lines[0]]) { texts, line in
      texts.flatMap { text in ["\n", "\r\n", "\r"].map { text + $0 + line } }
    }
  }

  @Test(arguments: samples) func editsComeToWhatIsWrittenByFmt(lines: [String]) {
    var editor = Harness()
    editor.initialize()
    editor.open(uri, "")
    for (number, text) in mixtures(lines).enumerated() {
      editor.change(uri, version: number + 2, replacing(nil, with: text))
      let edits = editor.ask("textDocument/formatting", of(uri))?["result"]?.array ?? []
      var model = TextModel(text, .utf16)
      // All are about the text as it was: the last first.
      for edit in edits.reversed() {
        guard let range = try? edit.range() else { continue }
        for place in [range.lowerBound, range.upperBound] {
          #expect(model.position(model.offset(place)) == place, "\(place) is no place in \(text.debugDescription)")
        }
        model.take(replacing(range, with: edit["newText"]?.string ?? ""))
      }
      let expected = String(decoding: format(parse(Array(text.utf8))), as: UTF8.self)
      #expect(model.text.utf8.elementsEqual(expected.utf8), "\(text.debugDescription)")
    }
  }
}
