import Foundation
import LayDiagnostics
import LayJSON
import LayPlatform
import TestSupport
import Testing

@testable import LayRendering
@testable import LayTool

private let wrong = wrongText
private let conflict = collidingText
private let undecided = undecidedText

/// A run of SARIF, read again.
struct SARIFRun {
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

  @Test func wordsOfAMessageDoNotCountButItsNamesDo() {
    let text = "layout A(9x9) { view b }"
    let sources = [SourceText(path: "a.lay", bytes: Array(text.utf8))]
    let range = SourceRange(file: FileID(0), start: 0, end: 4)
    func fingerprint(_ message: String, _ code: DiagnosticCode = .notDecided) -> Fingerprint {
      Fingerprint(Diagnostic(code, message, at: range), in: sources)
    }
    let first = fingerprint("the constraint of 'b' wants `b.width`")
    #expect(fingerprint("`b.width` and 'b': a constraint requires it").text == first.text)
    #expect(fingerprint("`b.width` and 'b': a constraint requires it").former != first.former)
    #expect(fingerprint("the constraint of 'c' wants `b.width`").text != first.text)
    #expect(fingerprint("the constraint of 'b' wants `b.width`", .nothingToLayOut).text != first.text)
  }

  @Test(arguments: [
    ("'b' and 'a' and 'b'", ["a", "b"]), ("UIKit's 'a', the view's `b c`", ["a", "b c"]),
    ("the operator is '>=', not '=>'", ["=>", ">="]),
    ("'it's' is one", ["it's"]), ("no names", []), ("an open 'a", []), ("`a", []), ("''", [""]),
  ]) func namesAreQuoted(message: String, names: [String]) { #expect(quotedNames(message) == names) }

  @Test func bothFingerprintsAreReportedForOneRelease() throws {
    let run = try sarif("a.lay", files: ["a.lay": wrong])
    let both = try #require(run.results[0]["partialFingerprints"] as? [String: String])
    #expect(both.keys.sorted() == ["laycProblem/v1", "laycProblem/v2"])
    #expect(both["laycProblem/v1"] == "bd4d94ba6a093ffe:1")
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
