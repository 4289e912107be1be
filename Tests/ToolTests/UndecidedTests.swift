import LayTool
import Testing

/// Exit status 0 never means that nothing was decided.
@Suite struct UndecidedTests {
  /// A layout whose conditions look at 70 widths and 70 heights, all of them about one view.
  private static let split = """
    layout Split(320x480) {
      sizes 320x480 ... 1024x1366
      view a { .edges(leading, top) == superview; .width == .height }
      for i in 1 ..< 70 {
        when width >= 320 + i { a.width >= i }
        when height >= 480 + i { a.height >= i + 1 }
      }
      a.width == 200 @low
    }
    """
  private let files = ["a.lay": split]

  @Test func tooManyPartsAreAnErrorWithTheReasonAlsoWhereNothingElseIsSaid() {
    for options in [[], ["-q"], ["--strict"], ["--write-baseline", "new.json"]] {
      let run = layc(["check", "a.lay"] + options, on: FileBox(files).files)
      #expect(run.status == 1, "\(options)")
      #expect(
        run.output == """
          a.lay:1:8: error: 'Split' is not decided everywhere from 320x480 to 1024x1366 [L0908]
             |
           1 | layout Split(320x480) {
             |        ^^^^^
             = why: conditions split its sizes into more than 4096 parts
             = help: narrow the range, or write fewer conditions and masks; '--allow-undecided' accepts the layout

          """, "\(run.output)")
    }
  }

  @Test func whoAcceptsItGetsStatus0AndASummaryThatSaysSo() {
    let run = layc(["check", "a.lay", "--allow-undecided"], files: files)
    #expect(run.status == 0 && run.output == "")
    #expect(
      run.errors
        == "not decided: Split at every size from 320x480 to 1024x1366, since conditions split its sizes into more than 4096 parts\n"
    )
    #expect(layc(["check", "a.lay", "--allow-undecided", "-q"], files: files).errors == "")
  }

  @Test func findingsDoNotHideThatHealthIsNotDecided() {
    let text = """
      layout Split(300x300) {
        view go: Button { text = "Go"; .edges(left, top) == superview; .width == 20; .height == 20 }
        view tail: Label { text = "a" }
        view note: Label { text = "b" }
        layoutSubviews { tail.frame = (10, 100, 50, 20); note.frame = (10, 140, 50, 20) }
      }
      """
    let words = layc(["check", "a.lay"], files: ["a.lay": text]).errors
    #expect(
      words.contains("; health: 1 finding, not decided everywhere: what steps place was not judged (3 of 3 "),
      "\(words)")
  }

  @Test(arguments: [
    (
      "",
      "consistent and unambiguous at every size from 120x100 to 200x100; health: 1 finding (1 of 1 content view judged)"
    ),
    (
      "; allow L0534",
      "consistent, unambiguous, healthy but for 1 allowed finding (1 of 1 content view judged) at every size"
    ),
  ])
  func aViewThatLeavesTheScreenIsNotHealthy(_ allowance: String, _ verdict: String) {
    let body = "text = \"Hello\"; .top == superview.top; .leading == superview.leading + 100; .width == 60"
    let text = "layout Wide(200x100) {\n  sizes 120x100 ... 200x100\n  view a: Label { \(body)\(allowance) }\n}\n"
    let words = layc(["check", "a.lay"], files: ["a.lay": text]).errors
    #expect(words.contains("proved Wide: \(verdict)"), "\(words)")
  }

  @Test func aBaselineDoesNotCoverIt() {
    let box = FileBox(files)
    #expect(layc(["check", "a.lay", "--write-baseline", "b.json"], on: box.files).status == 1)
    #expect(layc(["check", "a.lay", "--baseline", "b.json"], on: box.files).status == 1)
    #expect(layc(["check", "a.lay", "--baseline", "b.json", "--allow-undecided"], on: box.files).status == 0)
  }

  @Test func programsReadItAsAnyOtherProblem() {
    #expect(layc(["check", "a.lay", "--format", "json"], files: files).output.contains("\"code\": \"L0908\""))
    #expect(layc(["check", "a.lay", "--format", "github"], files: files).output.hasPrefix("::error file=a.lay,line=1"))
    let sarif = layc(["check", "a.lay", "--format", "sarif"], files: files)
    #expect(sarif.status == 1 && sarif.output.contains("\"ruleId\": \"L0908\""))
  }

  /// What is wrong somewhere does not hide that the rest was given up.
  @Test func aWarningBesideIsNotTheWholeTruth() {
    let both =
      Self.split
      + "\nlayout Badge(9x9) { sizes 9x9\n view b { .width == 8; .height == 8; .leading == superview.leading } }\n"
    let run = layc(["check", "a.lay"], files: ["a.lay": both])
    #expect(run.status == 1)
    #expect(run.output.contains("[L0502]") && run.output.contains("[L0908]"))
  }

  @Test func stepsAloneAreNotUndecided() {
    let text = """
      layout Steps(320x480) {
        sizes 320x480 ... 1024x1366
        view a
        layoutSubviews { a.frame = (0, 0, root.width, 20) }
      }
      """
    let run = layc(["check", "a.lay"], files: ["a.lay": text])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.contains("steps place a view"), "\(run.errors)")
  }
}
