import Foundation
import LayDiagnostics
import LayJSON
import Testing

@testable import LayTool

private let wrong = wrongText
private let misspelt = """
  layout Card(320x480) {
    sizes 320x480
    view title: Label { .edges(top, leading) == superview }
    titel.width >= 20
  }
  """

private let conflict = collidingText
private let undecided = undecidedText

/// A run of SARIF, read again.
private struct SARIFRun {
  var run: [String: Any]
  var results: [[String: Any]] { run["results"] as? [[String: Any]] ?? [] }
  var rules: [[String: Any]] {
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    return driver?["rules"] as? [[String: Any]] ?? []
  }
  var invocation: [String: Any] { (run["invocations"] as? [[String: Any]])?.first ?? [:] }

  init(_ text: String) throws {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    run = try #require((document["runs"] as? [[String: Any]])?.first)
  }

  func location(of result: Int) -> [String: Any] {
    let locations = results[result]["locations"] as? [[String: Any]]
    return locations?.first?["physicalLocation"] as? [String: Any] ?? [:]
  }
  func region(of result: Int) -> [String: Int] { location(of: result)["region"] as? [String: Int] ?? [:] }
  func uri(of result: Int) -> String? { (location(of: result)["artifactLocation"] as? [String: String])?["uri"] }
  func message(of result: Int) -> String? { (results[result]["message"] as? [String: String])?["text"] }
  var fingerprints: [String] {
    results.compactMap { ($0["partialFingerprints"] as? [String: String])?[SARIFResult.fingerprintName] }
  }
}

private func sarif(_ arguments: String..., files: [String: String]) throws -> SARIFRun {
  try SARIFRun(layc(["check", "--format", "sarif"] + arguments, files: files).output)
}

@Suite struct SARIFTests {
  @Test func documentIsAsRecorded() {
    let run = layc(["check", "card.lay", "--format", "sarif"], files: ["card.lay": wrong])
    #expect(run.status == 1)
    #expect(run.errors == "1 error in 1 file\n")
    expectGolden(run.output, golden("check.sarif"))
  }

  @Test func aCleanFileIsARunWithoutResults() throws {
    let run = try sarif("a.lay", files: ["a.lay": "layout A(9x9) { sizes 9x9 }\n"])
    #expect(run.results.isEmpty && run.rules.isEmpty)
    #expect(run.invocation["executionSuccessful"] as? Bool == true)
  }

  @Test func aRunThatCouldNotReadEverythingSaysSo() throws {
    let run = try sarif("a.lay", "b.lay", files: ["a.lay": wrong])
    #expect(run.results.count == 1)
    #expect(run.invocation["executionSuccessful"] as? Bool == false)
  }

  @Test func rulesAreTheCodesThatOccurByNumberAndResultsPointAtThem() throws {
    let run = try sarif("a.lay", "b.lay", "c.lay", files: ["a.lay": undecided, "b.lay": wrong, "c.lay": conflict])
    let ids = run.rules.compactMap { $0["id"] as? String }
    #expect(ids == ["L0133", "L0501", "L0502"])
    #expect(run.results.map { $0["ruleId"] as? String } == ["L0502", "L0133", "L0501"])
    #expect(run.results.map { $0["ruleIndex"] as? Int } == [2, 0, 1])
    for rule in run.rules {
      let short = (rule["shortDescription"] as? [String: String])?["text"] ?? ""
      #expect(short.hasSuffix(".") && short.utf8.count < 200, "\(short)")
      #expect((rule["help"] as? [String: String])?["markdown"]?.hasPrefix("# L") == true)
    }
  }

  @Test func levelsAreThoseOfTheReport() throws {
    let files = ["a.lay": undecided]
    #expect(try sarif("a.lay", files: files).results.map { $0["level"] as? String } == ["warning"])
    #expect(try sarif("a.lay", "--strict", files: files).results.map { $0["level"] as? String } == ["error"])
  }

  @Test func messageHasTheReasonsAndOtherPlacesAreRelated() throws {
    let run = try sarif("a.lay", files: ["a.lay": conflict])
    let message = try #require(run.message(of: 0))
    let why = "200 + 240 is 440, which is 65 more than 375, the width of 'Split'"
    #expect(message.contains("\nwhy: \(why)\n"), "\(message)")
    #expect(message.contains("\nhelp: "))
    let related = try #require(run.results[0]["relatedLocations"] as? [[String: Any]])
    let texts = related.compactMap { ($0["message"] as? [String: String])?["text"] }
    #expect(texts.contains("'sidebar' is 200 wide"), "\(texts)")
  }

  @Test func columnsCountCodeUnitsAndOffsetsCountBytes() throws {
    let text = "layout A(9x9) {\n  sizes 9x9 // ü\n  vfl \"H:[a(8)]-😀ü-(=>8)-|\"\n}\n"
    let run = try sarif("a.lay", files: ["a.lay": text])
    for index in run.results.indices {
      let region = run.region(of: index)
      let offset = try #require(region["byteOffset"])
      let start = String(decoding: Array(text.utf8)[..<offset], as: UTF8.self)
      let line = start.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      #expect(region["startColumn"] == line.utf16.count + 1)
      #expect(region["startLine"] == start.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
    #expect(!run.results.isEmpty)
  }

  @Test(arguments: [
    ("a b.lay", "a%20b.lay"), ("d/100%.lay", "d/100%25.lay"), ("a\"'\\.lay", "a%22%27%5C.lay"),
    ("a\nb.lay", "a%0Ab.lay"), ("c:x.lay", "c%3Ax.lay"), ("ü.lay", "%C3%BC.lay"), ("\u{FFFD}.lay", "%EF%BF%BD.lay"),
    ("./d//a.lay", "d/a.lay"), ("../a.lay", "../a.lay"), ("/tmp/a.lay", "file:///tmp/a.lay"),
    ("/home/me/d/a.lay", "d/a.lay"), ("/home/meadow/a.lay", "file:///home/meadow/a.lay"),
  ]) func pathsAreRelativeReferences(path: String, expected: String) throws {
    var files = Files.memory([path: wrong])
    files.workingDirectory = { "/home/me" }
    let run = try SARIFRun(layc(["check", path, "--format", "sarif"], on: files).output)
    #expect(run.uri(of: 0) == expected)
    let decoded = expected.replacing("file://", with: "").removingPercentEncoding
    #expect(decoded == reportedPath(path, "/home/me"))
  }

  @Test func bracesAndLinksInMessagesStandForThemselves() {
    func text(_ message: String) -> String? { sarifMessage(message)["text"]?.string }
    #expect(text("write `view a { … }`, not {0}") == "write `view a {{ … }}`, not {{0}}")
    #expect(text("[a](b) and \\") == "\\[a\\](b) and \\\\")
    #expect(text("lines[0] and \\") == "lines[0] and \\")
  }

  @Test func aLongTextIsCutAtItsLimit() {
    func text(_ count: Int) -> String { sarifMessage(String(repeating: "a", count: count))["text"]?.string ?? "" }
    #expect(text(SARIFReporter.longestText).utf8.count == SARIFReporter.longestText)
    #expect(text(SARIFReporter.longestText + 1) == text(SARIFReporter.longestText) + "…")
    #expect(shortened("aü", to: 2) == "a…")
  }

  @Test func fingerprintsStayWhenLinesMoveAndEqualOnesAreNumbered() throws {
    let twice = wrong.replacing("title.width => 20", with: "title.width => 20\n  title.width => 20")
    let before = try sarif("a.lay", files: ["a.lay": twice]).fingerprints
    #expect(before.count == 2 && Set(before).count == 2)
    #expect(before.map { $0.suffix(2) } == [":1", ":2"])
    let moved = "// more\n\n" + twice.replacing("  title.width", with: "\t  title.width")
    #expect(try sarif("a.lay", files: ["a.lay": moved]).fingerprints == before)
    let other = try sarif("a.lay", files: ["a.lay": twice.replacing("20", with: "21")]).fingerprints
    #expect(Set(other).isDisjoint(with: before))
  }

  @Test func lineNumbersInAMessageDoNotCount() {
    #expect(withoutLineNumbers("'a' is already declared on line 12") == "'a' is already declared on line …")
    #expect(withoutLineNumbers("used on lines 3, 4 and 15; 3 more") == "used on lines …, … and …; 3 more")
    #expect(withoutLineNumbers("200 + 240 is 440") == "200 + 240 is 440")
  }

  @Test func repairsReplaceTheRightBytes() throws {
    let run = try sarif("a.lay", files: ["a.lay": wrong])
    let fix = try #require((run.results[0]["fixes"] as? [[String: Any]])?.first)
    #expect((fix["properties"] as? [String: String])?["safety"] == "automatic")
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    let (start, length) = (try #require(region["byteOffset"]), try #require(region["byteLength"]))
    let inserted = try #require((replacement["insertedContent"] as? [String: String])?["text"])
    var bytes = Array(wrong.utf8)
    bytes.replaceSubrange(start..<start + length, with: inserted.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == wrong.replacing("=>", with: ">="))
  }

  @Test func columnsOfBytesThatAreNoTextAreThoseOfTheirReplacement() {
    func column(_ bytes: [UInt8], _ offset: Int) -> Int { UTF16Columns(bytes).column(of: offset, inLineAt: 0) }
    // A character that breaks off is one replacement, a byte that begins none is one too.
    #expect(column([0xE2, 0x82, 0x61], 2) == 2)
    #expect(column([0xFF, 0xC0, 0x80, 0x61], 3) == 4)
    #expect(column([0xF0, 0x9F, 0x98, 0x80, 0x61], 4) == 3)
    #expect(column([0xEF, 0xBB, 0xBF, 0x61], 3) == 1)
    #expect(column([0x61, 0x62], 9) == 3)
  }

  @Test func columnsFarIntoALongLineAreThoseOfTheText() {
    let text = String(repeating: "aü😀€", count: 500)
    let bytes = Array(text.utf8)
    let columns = UTF16Columns(bytes)
    for index in text.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      #expect(columns.column(of: offset, inLineAt: 0) == text[..<index].utf16.count + 1)
    }
  }
}

@Suite struct GitHubTests {
  @Test func problemsAreCommandsAndNothingElseIsWritten() {
    let run = layc(["check", "card.lay", "--format", "github"], files: ["card.lay": wrong])
    #expect(run.status == 1)
    #expect(
      run.output == "::error file=card.lay,line=4,col=15,endLine=4,endColumn=17,title=foreign-operator [L0133]::"
        + "the sign is '>=', not '=>'%0Afix: write '>='\n")
    #expect(run.errors == "1 error in 1 file\n")
    let clean = layc(["check", "a.lay", "--format", "github"], files: ["a.lay": "layout A(9x9) { sizes 9x9 }\n"])
    #expect(clean.status == 0 && clean.output == "")
  }

  @Test func warningsAreWarningsAndStrictMakesThemErrors() {
    let files = ["a.lay": undecided]
    #expect(
      layc(["check", "a.lay", "--format", "github"], files: files).output.hasPrefix("::warning file=a.lay,line=3,"))
    let strict = layc(["check", "a.lay", "--format", "github", "--strict"], files: files)
    #expect(strict.output.hasPrefix("::error file=a.lay,line=3,"))
    #expect(strict.status == 1)
  }

  @Test func notesAreNotices() {
    let files = ["a.lay": "layout A(9x9) { view b { .edges == superview } }\n"]
    let run = layc(["check", "a.lay", "--format", "github"], files: files)
    #expect(run.output.hasPrefix("::notice file=a.lay,line=1,"), "\(run.output)")
  }

  @Test func otherPlacesAreLinesOfTheMessage() {
    let run = layc(["check", "a.lay", "--format", "github"], files: ["a.lay": conflict])
    #expect(run.output.contains("%0Aline 3: 'sidebar' is 200 wide%0A"), "\(run.output)")
    #expect(run.output.contains("%0Awhy: 200 + 240 is 440, which is 65 more than 375, the width of 'Split'%0A"))
    #expect(run.output.split(separator: "\n").count == 1)
  }

  @Test func namesCannotEndACommandNorBeginOne() {
    let path = "d/100%, a: b\r\n::error::x\".lay"
    let run = layc(["check", path, "--format", "github"], files: [path: wrong])
    #expect(
      run.output.hasPrefix("::error file=d/100%25%2C a%3A b%0D%0A%3A%3Aerror%3A%3Ax\".lay,line=4,"), "\(run.output)")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(!run.errors.contains("\n::"))
  }

  @Test func aMessageCannotSteerTheLog() {
    let text = "layout A(9x9) { import \"\u{1B}[31m%0A::error::\\n\" }\n"
    let run = layc(["check", "a.lay", "--format", "github"], files: ["a.lay": text])
    #expect(run.output.hasPrefix("::error "))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") })
    #expect(!run.output.contains("%0A::error"))
  }

  @Test func aRangeOfSeveralLinesHasNoColumns() {
    let source = SourceText(path: "a.lay", bytes: Array("one\ntwo\n".utf8))
    let range = SourceRange(file: .main, start: 1, end: 5)
    let output = Collector()
    let sink = output.sink(false)
    var reporter = GitHubReporter(to: sink, workingDirectory: nil)
    reporter.report([Diagnostic(.unexpectedToken, "x", at: range)], in: [source])
    sink.flush()
    #expect(output.text == "::error file=a.lay,line=1,endLine=2,title=unexpected-token [L0101]::x\n")
  }
}

@Suite struct MostDiagnosticsTests {
  private let files = [
    "a.lay": wrong.replacing("title.width => 20", with: "title.width => 20\n  title.height => 20"), "b.lay": wrong,
  ]

  private func check(_ most: String, _ more: String...) -> ToolRun {
    layc(["check", "a.lay", "b.lay", "--max-diagnostics", most] + more, files: files)
  }

  private func headers(_ text: String) -> Int { text.split(separator: "\n").filter { $0.contains(": error: ") }.count }

  @Test func theFirstOnesOfAllFilesAreShownAndTheOthersCounted() {
    let run = check("1")
    #expect(headers(run.output) == 1)
    #expect(run.status == 1)
    #expect(run.errors == "3 errors in 2 files\n2 more problems not shown; '--max-diagnostics 0' shows all of them\n")
    #expect(check("2").errors.contains("\n1 more problem not shown;"))
    #expect(headers(check("2").output) == 2)
  }

  @Test func zeroIsNoLimitAndALimitThatIsNotReachedSaysNothing() {
    for most in ["0", "3", "99"] {
      let run = check(most)
      #expect(headers(run.output) == 3)
      #expect(run.errors == "3 errors in 2 files\n")
    }
  }

  @Test func whatIsLeftOutIsSaidInEveryForm() throws {
    #expect(check("1", "-q").errors == "2 more problems not shown; '--max-diagnostics 0' shows all of them\n")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(check("1", "--format", "json").output.utf8)) as? [String: Any])
    #expect(json["summary"] as? [String: Int] == ["files": 2, "errors": 3, "warnings": 0, "omitted": 2])
    let sarif = try SARIFRun(check("1", "--format", "sarif").output)
    #expect(sarif.results.count == 1)
    #expect((sarif.invocation["toolExecutionNotifications"] as? [Any])?.count == 1)
    let github = check("1", "--format", "github").output.split(separator: "\n")
    #expect(github.count == 2 && github[1].hasPrefix("::notice title=layc::2 more problems not shown"))
  }

  @Test(arguments: ["-1", "1.5", "many", "", "99999999999999999999", "+3"])
  func otherValuesAreUsageErrors(value: String) {
    let run = check(value)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("is no value for '--max-diagnostics': it is a whole number, 0 for no limit"), "\(run.errors)")
  }
}
