import LayJSON
import LayPlatform
import Testing

@testable import LayTool

/// `layc log`: statuses, streams and formats.
@Suite struct LogCommandTests {
  private let conflict = """
    before
    Unable to simultaneously satisfy constraints.
    (
        "<SnapKit.LayoutConstraint:0x61@Badge.swift#12 UILabel:0x7f01.height == 44.0>",
        "<NSLayoutConstraint:0x62 'Badge.lay:8 badge.height' UILabel:0x7f01.height == 20   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x62 'Badge.lay:8 badge.height' UILabel:0x7f01.height == 20   (active)>

    after

    """

  @Test func aConflictIsAProblem() {
    let run = layc(["log", "a.log"], files: ["a.log": conflict + conflict])
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "a.log:2:1: error: these 2 constraints cannot all be satisfied; this occurs 2 times [L0920]\n"))
    #expect(run.output.contains("= why: 44 is 24 more than 20, UILabel.height\n"))
    #expect(run.output.contains("yours, Badge.swift:12\n") && run.output.contains("yours, Badge.lay:8 badge.height\n"))
    #expect(run.errors == "1 conflict in 2 logs\n")
  }

  @Test func noConflictIsFine() {
    let run = layc(["log", "a.log"], files: ["a.log": "constraints\n"])
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errors == "no conflict of constraints was found\n")
    #expect(layc(["log", "a.log", "--quiet"], files: ["a.log": ""]).errors.isEmpty)
  }

  @Test func listsWithoutAHeadingAreProblemsIfTheyConflict() {
    let items = "<NSLayoutConstraint:0x1 A:0xa.width == 4>\n<NSLayoutConstraint:0x2 A:0xa.width == 5>\n"
    #expect(layc(["log"], input: items).status == 1)
    let one = layc(["log", "-", "--stdin-filename", "x.log"], input: "<NSLayoutConstraint:0x1 A:0xa.width == 4>\n")
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("x.log:1:1: warning: this constraint can be satisfied as it is printed [L0921]\n"))
  }

  @Test func otherLinesPassThrough() {
    let run = layc(["log", "--tee"], input: conflict)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("before\nafter\n<stdin>:2:1: error: "))
    let json = layc(["log", "--tee", "--format", "json"], input: conflict)
    #expect(json.errors == "before\nafter\n" && json.output.hasPrefix("{\n"))
  }

  @Test func emptyLinesBehindTheAdvicePassThrough() {
    let advice =
      "\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.\n"
      + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.\n"
    let message = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x1 UIView:0xa.width == 4   (active)>",
          "<NSLayoutConstraint:0x2 UIView:0xa.width == 5   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1 UIView:0xa.width == 4   (active)>

      """
    let rest = "one\n\n)\ntwo\n"
    #expect(layc(["log", "--tee"], input: message + advice + rest).output.hasPrefix(rest + "<stdin>:1:1: error: "))
    // A line of another thread stands before the advice.
    let mixed = layc(["log", "--tee"], input: message + "one\n" + advice + rest).output
    #expect(mixed.hasPrefix("one\n\n" + rest + "<stdin>:1:1: error: "), "\(mixed)")
  }

  @Test func piecesPassAsTheyCome() {
    let output = Collector()
    var seen: [String] = []
    var machine = Machine(
      input: { .success([]) }, output: output.sink(false), errors: Collector().sink(false), files: .memory([:]),
      variable: { _ in nil }, seconds: { 0 })
    machine.stream = { _, take in
      for piece in ["a\nb", "\nc\n"] {
        _ = take(Array(piece.utf8))
        seen.append(output.text)
      }
      return nil
    }
    #expect(LayTool.run(["log", "--tee"], on: machine) == 0)
    #expect(seen == ["a\n", "a\nb\nc\n"])
  }

  @Test func fixesAreInEitherLanguage() {
    let swift = layc(["log", "a.log"], files: ["a.log": conflict])
    #expect(swift.output.contains("height.constant = 44\n"))
    let objectiveC = layc(["log", "a.log", "--objc"], files: ["a.log": conflict])
    #expect(objectiveC.output.contains("height.constant = 44;\n"))
  }

  @Test func reportsOfServicesHaveThePlaces() throws {
    let github = layc(["log", "a.log", "--format", "github"], files: ["a.log": conflict])
    #expect(
      github.output.hasPrefix("::error file=Badge.swift,line=12,title=logged-conflict [L0920]::these 2 constraints"))
    let sarif = layc(["log", "a.log", "--format", "sarif"], files: ["a.log": conflict])
    for words in [
      "\"ruleId\": \"L0920\"", "\"startLine\": 2, \"startColumn\": 1", "\"uri\": \"Badge.swift\"",
      "\"uri\": \"Badge.lay\"",
    ] {
      #expect(sarif.output.contains(words), "\(words)")
    }
    #expect(sarif.errors.isEmpty)
  }

  @Test func layoutsReproduceTheLogs() {
    let run = layc(["log", "a.log", "--to-lay"], files: ["a.log": conflict])
    #expect(run.output.hasPrefix("layout Log1(375x667) {\n"))
    let checked = layc(["check", "Log.lay"], files: ["Log.lay": run.output])
    #expect(checked.status == 1 && checked.output.contains("[L0501]"))
    let twice = layc(["log", "a.log", "--to-lay", "--format", "json"], files: ["a.log": conflict])
    #expect(twice.status == 2 && twice.errors.contains("'--to-lay' and '--format' exclude each other"))
  }

  @Test func inputsThatCannotBeReadAreFailures() {
    let missing = layc(["log", "a.log"])
    #expect(missing.status == 2 && missing.errors.contains("no such file or directory: 'a.log' [L0901]"))
    let wide = Files(
      kind: { _ in .file }, read: { _ in .success([0xFF, 0xFE, 0x55, 0]) }, list: { _ in .success([]) },
      write: { _, _, _ in .success(()) })
    let run = layc(["log", "a.log"], on: wide)
    #expect(run.status == 2 && run.errors.contains("'a.log' is in UTF-16 [L0901]"))
  }

  @Test func namesCannotControlTheTerminal() {
    let item = "<NSLayoutConstraint:0x1 UILabel:0xa'\u{1B}[31m\u{202E}'.width == -5>\n"
    for format in ["text", "github"] {
      let run = layc(["log", "--format", format], input: item)
      #expect(run.status == 1 && !run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
    }
  }
}

/// The severities of a project's settings for reports on logs.
@Suite struct LogSeverityTests {
  private let log = """
    [Layout] Unable to simultaneously satisfy constraints:
    <private>

    Will attempt to recover by breaking constraint
    <private>

    """

  @Test func settingsChangeTheSeveritiesOfReports() {
    func run(_ severity: String, _ format: String = "text") -> ToolRun {
      layc(
        ["log", "a.log", "--format", format],
        files: ["a.log": log, "layc.json": #"{"severities": {"L0922": "\#(severity)"}}"#])
    }
    #expect(run("note").output.contains("a.log:1:10: note: the log hides"), "\(run("note").output)")
    #expect(run("error").output.contains("a.log:1:10: error: the log hides"))
    #expect(run("note", "json").output.contains("\"severity\": \"note\""))
    let off = run("off")
    #expect(off.output.isEmpty && off.status == 0, "\(off)")
  }
}
