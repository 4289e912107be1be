import LayDiagnostics
import Testing

@testable import LayRendering

/// Renders a diagnostic about the text with marks: `«` and `»` enclose the carets, `‹1` and `›` the labels in order.
private func render(
  _ text: String, _ code: DiagnosticCode = .all.first { $0.id == "L0501" }!, message: String = "something is wrong",
  caret: String = "", labels: [String] = [], notes: [Note] = [], fixIt: (String, FixIt.Safety)? = nil,
  path: String = "a.lay", width: Int = 100
) -> String {
  var bytes: [UInt8] = []
  var primary = (0, 0)
  var starts: [Int] = []
  var ranges: [(Int, Int)] = []
  for character in text {
    switch character {
    case "«": primary.0 = bytes.count
    case "»": primary.1 = bytes.count
    case "‹": starts.append(bytes.count)
    case "›": ranges.append((starts.removeLast(), bytes.count))
    default: bytes += Array(String(character).utf8)
    }
  }
  ranges.sort { $0.0 < $1.0 }
  var diagnostic = Diagnostic(
    code, message, at: SourceRange(file: .main, start: primary.0, end: primary.1), caret: caret, notes: notes)
  diagnostic.labels = zip(ranges, labels).map {
    Label(SourceRange(file: .main, start: $0.0.0, end: $0.0.1), $0.1)
  }
  diagnostic.fixIt = fixIt.map { FixIt($0.0, [], $0.1) }
  return "\n" + rendered(diagnostic, in: [SourceText(path: path, bytes: bytes)], style: .plain, width: width)
}

@Suite struct TextReporterTests {
  @Test func caretsLabelsGapAndFixStandAsInTheGuide() {
    let file = """
      import "Shared.lay"

      layout LoginScreen {
        view ‹title›: Label




        view header



        «titel».top == header.bottom + 8
      }
      """
    #expect(
      render(
        file, message: "no view named 'titel' in 'LoginScreen'", caret: "did you mean 'title'?",
        labels: ["a view with a similar name"], fixIt: ("change 'titel' to 'title'", .needsReview), path: "login.lay")
          == """

          login.lay:13:3: error: no view named 'titel' in 'LoginScreen' [L0501]
             |
           4 |   view title: Label
             |        ----- a view with a similar name
             :
          13 |   titel.top == header.bottom + 8
             |   ^^^^^ did you mean 'title'?
             = fix, to review: change 'titel' to 'title'

          """)
  }

  @Test func adjacentLinesHaveNoGapBetweenThem() {
    #expect(
      render(
        "‹a.width == 200›\n‹b.width >= 240›\nvfl \"«H:|[a][b]|»\"\n", caret: "both fit inside",
        labels: ["'a' takes 200", "'b' takes at least 240"],
        notes: [.why("200 + 240 is 440"), .note("without any one there is a layout"), .help("lower a priority")]) == """

          a.lay:3:6: error: something is wrong [L0501]
             |
           1 | a.width == 200
             | -------------- 'a' takes 200
           2 | b.width >= 240
             | -------------- 'b' takes at least 240
           3 | vfl "H:|[a][b]|"
             |      ^^^^^^^^^^ both fit inside
             = why: 200 + 240 is 440
             = note: without any one there is a layout
             = help: lower a priority

          """)
  }

  @Test func labelWithoutTextMayTouchTheCaret() {
    #expect(
      render("vfl \"H:|-‹(>=8›«»-[done]-|\"", caret: "insert ')' here", labels: [""], fixIt: ("insert ')'", .automatic))
        == """

        a.lay:1:14: error: something is wrong [L0501]
           |
         1 | vfl "H:|-(>=8-[done]-|"
           |          ----^ insert ')' here
           = fix: insert ')'

        """)
  }

  @Test func severalTextsOnALineStandBelowEachOther() {
    #expect(
      render("‹aa›.top == «bbb».top + ‹gap›", caret: "here", labels: ["first", "third"]) == """

        a.lay:1:11: error: something is wrong [L0501]
           |
         1 | aa.top == bbb.top + gap
           | --        ^^^       --- third
           | |         here
           | first

        """)
  }

  @Test func overlappingMarksStandOnRowsOfTheirOwn() {
    #expect(
      render("‹a.top == «b»›", caret: "this", labels: ["all of it"]) == """

        a.lay:1:10: error: something is wrong [L0501]
           |
         1 | a.top == b
           |          ^ this
           | ---------- all of it

        """)
  }

  @Test func tabsAndWideCharactersKeepTheCaretInPlace() {
    #expect(
      render("\ttext = \"日本e\u{301}\" «+» 1") == """

        a.lay:1:21: error: something is wrong [L0501]
           |
         1 |     text = "日本e\u{301}" + 1
           |                    ^

        """)
  }

  @Test func markOverSeveralLinesEndsWithTheFirst() {
    #expect(
      render("view «a {\n  b\n}»\n") == """

        a.lay:1:6: error: something is wrong [L0501]
           |
         1 | view a {
           |      ^^^

        """)
  }

  @Test func placeAtTheEndOfTheFileHasACaret() {
    #expect(
      render("view a {\n«»") == """

        a.lay:2:1: error: something is wrong [L0501]
           |
         2 |
           | ^

        """)
    #expect(render("«»") == "\na.lay:1:1: error: something is wrong [L0501]\n")
  }

  @Test func longLineIsClippedAroundTheCaret() {
    let text = render(String(repeating: "[", count: 5000) + "«x»" + String(repeating: "]", count: 5000), width: 40)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "a.lay:1:5001: error: something is wrong [L0501]")
    #expect(lines[2] == " 1 | …" + String(repeating: "[", count: 13) + "x" + String(repeating: "]", count: 26) + "…")
    #expect(lines[3] == "   | " + String(repeating: " ", count: 14) + "^")
  }

  @Test func longLineKeepsItsBeginningWhereTheCaretIsNear() {
    let lines = render("ab«c»" + String(repeating: "d", count: 500), width: 40).split(separator: "\n")
    #expect(lines[2] == " 1 | abc" + String(repeating: "d", count: 37) + "…")
    #expect(lines[3] == "   |   ^")
  }

  @Test func manyErrorsOnALineOfTenMegabytesAreShownQuickly() {
    let source = SourceText(path: "a.lay", bytes: [UInt8](repeating: 0x5B, count: 10 << 20))
    let code = DiagnosticCode.all[0]
    for offset in stride(from: 0, to: 10 << 20, by: 10_000) {
      let diagnostic = Diagnostic(code, "x", at: SourceRange(file: .main, start: offset, end: 10 << 20))
      #expect(rendered(diagnostic, in: [source], style: .plain).utf8.count < 1000)
    }
  }

  @Test func controlCharactersAndBytesThatAreNoTextHavePictures() {
    let source = SourceText(path: "a.lay", bytes: [0x61, 0x1B, 0xFF, 0x00, 0x62])
    let diagnostic = Diagnostic(.all[0], "bad \u{7} text", at: SourceRange(file: .main, start: 4, end: 5))
    let text = rendered(diagnostic, in: [source], style: .plain)
    #expect(text.contains("bad ␇ text"))
    #expect(text.contains(" 1 | a␛\u{FFFD}␀b\n   |     ^\n"))
  }

  @Test func messagesAreShownUpToWhatAnybodyReads() {
    let fits = String(repeating: "a", count: 4000)
    #expect(render("«b»", message: fits).contains("error: \(fits) [L0501]"))
    #expect(render("«b»", message: fits + "aa").contains("error: \(fits)… [L0501]"))
  }

  @Test func carriageReturnsOfLineBreaksAreNotShown() {
    #expect(
      render("view a\r\nview «b»\r\n") == """

        a.lay:2:6: error: something is wrong [L0501]
           |
         2 | view b
           |      ^

        """)
  }

  @Test func labelInAnotherFileHasItsOwnSnippet() {
    let sources = [
      SourceText(path: "a.lay", bytes: Array("view gap".utf8)),
      SourceText(path: "b.lay", bytes: Array("\nmetric gap = 8".utf8)),
    ]
    let there = Label(SourceRange(file: FileID(1), start: 8, end: 11), "the first")
    let diagnostic = Diagnostic(
      .all[0], "declared twice", at: SourceRange(file: .main, start: 5, end: 8), labels: [there],
      notes: [.help("rename")])
    #expect(
      rendered(diagnostic, in: sources, style: .plain) == """
        a.lay:1:6: error: declared twice [\(DiagnosticCode.all[0].id)]
           |
         1 | view gap
           |      ^^^
           :: b.lay:2:8
           |
         2 | metric gap = 8
           |        --- the first
           = help: rename

        """)
  }

  @Test func rangesOutsideTheFileAreClamped() {
    let diagnostic = Diagnostic(.all[0], "x", at: SourceRange(file: .main, start: 90, end: 99))
    let text = rendered(diagnostic, in: [SourceText(path: "a.lay", bytes: Array("ab".utf8))], style: .plain)
    #expect(text.contains(" 1 | ab\n   |   ^\n"))
    let nowhere = Diagnostic(.all[0], "x", at: SourceRange(file: FileID(7), start: 0, end: 0))
    #expect(rendered(nowhere, in: [], style: .plain) == "error: x [\(DiagnosticCode.all[0].id)]\n")
  }

  @Test func coloursEncloseThePartsAndNothingElseChanges() {
    let bytes = Array("view gap".utf8)
    let diagnostic = Diagnostic(.all[0], "wrong", at: SourceRange(file: .main, start: 5, end: 8), caret: "here")
    let coloured = rendered(
      diagnostic, in: [SourceText(path: "a.lay", bytes: bytes)], style: Style(isOn: true))
    #expect(coloured.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(coloured.contains("\u{1B}[1;31m^^^\u{1B}[0m"))
    let plain = coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == rendered(diagnostic, in: [SourceText(path: "a.lay", bytes: bytes)], style: .plain))
  }
}
