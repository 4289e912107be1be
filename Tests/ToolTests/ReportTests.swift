import Foundation
import LayDiagnostics
import LayJSON
import Testing

@testable import LayRendering
@testable import LayTool

private let wrong = wrongText
private let conflict = collidingText
private let undecided = undecidedText

@Suite struct GitHubTests {
  @Test func problemsAreCommandsAndNothingElseIsWritten() {
    let run = layc(["check", "card.lay", "--format", "github"], files: ["card.lay": wrong])
    #expect(run.status == 1)
    #expect(
      run.output == "::error file=card.lay,line=4,col=15,endLine=4,endColumn=17,title=foreign-operator [L0133]::"
        + "the operator is '>=', not '=>'%0Afix: write '>='\n")
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
    var reporter = GitHubReporter(workingDirectory: nil)
    let text = reporter.report([Diagnostic(.unexpectedToken, "x", at: range)], in: [source])
    #expect(text == "::error file=a.lay,line=1,endLine=2,title=unexpected-token [L0101]::x\n")
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
      run.errors.contains("is not a value for '--max-diagnostics': it is a whole number, 0 for no limit"),
      "\(run.errors)")
  }
}
