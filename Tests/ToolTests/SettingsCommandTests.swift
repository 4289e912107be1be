import Foundation
import LayDiagnostics
import LayJSON
import LayPlatform
import Testing

@testable import LayTool

/// `layc.json`, as the commands read it.
@Suite struct SettingsCommandTests {
  /// A layout that promises no sizes, which is a note (L0521).
  private let bare = "layout A(9x9) {\n}\n"
  /// A layout with an ambiguous view, which is a warning (L0502).
  private let loose = "layout A(9x9) {\n  sizes 9x9\n  view b\n}\n"

  private func check(_ settings: String, _ text: String, _ options: String...) -> ToolRun {
    layc(["check", "A.lay"] + options, files: ["layc.json": settings, "A.lay": text])
  }

  // MARK: Severities

  @Test func severitiesDecideWhatIsShownAndTheStatus() {
    #expect(check("{}", bare).output.contains("A.lay:1:8: note: 'A' declares no sizes"))
    let off = check(#"{"severities": {"L0521": "off"}}"#, bare)
    #expect(off.output == "" && off.status == 0)
    let error = check(#"{"severities": {"L0521": "error"}}"#, bare)
    #expect(error.status == 1)
    #expect(error.output.contains("A.lay:1:8: error: 'A' declares no sizes"))
    #expect(error.errors.contains("1 error in 1 file"))
    let note = check(#"{"severities": {"L0502": "note"}}"#, loose)
    #expect(note.status == 0 && note.output.contains(": note: ") && !note.output.contains("warning"))
  }

  @Test func strictIsThatOfTheFileOrOfTheOption() {
    #expect(check("{}", loose).status == 0)
    #expect(check(#"{"strict": true}"#, loose).status == 1)
    #expect(check(#"{"strict": false}"#, loose, "--strict").status == 1)
    #expect(check(#"{"strict": true, "severities": {"L0502": "note"}}"#, loose).status == 0)
  }

  @Test func everyFormatHasTheSameSeverities() throws {
    let settings = #"{"severities": {"L0521": "error"}}"#
    let json = try JSON(Array(check(settings, bare, "--format", "json").output.utf8))
    #expect(json["diagnostics"]?.array?.first?["severity"]?.string == "error")
    #expect(check(settings, bare, "--format", "github").output.hasPrefix("::error file=A.lay,line=1"))
    let sarif = try JSON(Array(check(settings, bare, "--format", "sarif").output.utf8))
    #expect(sarif["runs"]?.array?.first?["results"]?.array?.first?["level"]?.string == "error")
    for format in ["json", "github", "sarif"] { #expect(check(settings, bare, "--format", format).status == 1) }
  }

  @Test func whatIsOffIsNeitherInABaselineNorFixed() {
    let box = FileBox(["layc.json": #"{"severities": {"L0521": "off"}}"#, "A.lay": bare])
    _ = layc(["check", "A.lay", "--write-baseline", "b.json"], on: box.files)
    #expect(box.contents["b.json"]?.contains("\"problems\": []") == true)
  }

  @Test func overridesAreForThePathsOfTheProblems() {
    let files = [
      "app/layc.json": #"{"overrides": [{"path": "Old/**", "severities": {"L0521": "off"}}]}"#,
      "app/A.lay": bare, "app/Old/B.lay": bare,
    ]
    let run = layc(["check", "app"], files: files)
    #expect(run.output.contains("app/A.lay:1:8: note") && !run.output.contains("B.lay"))
  }

  /// The same problem has one severity, whichever file imports it.
  @Test func aProblemHasTheSeverityOfItsOwnFile() {
    let files = [
      "shared/layc.json": #"{"severities": {"L0233": "error"}}"#,
      "shared/C.lay": "import \"D.lay\"\nimport \"./D.lay\"\ncomponent C {\n}\n", "shared/D.lay": "let k = 1\n",
      "app/layc.json": #"{"severities": {"L0233": "off"}}"#,
      "app/A.lay": "import \"../shared/C.lay\"\nlayout A(9x9) {\n  sizes 9x9\n}\n",
    ]
    for paths in [["app/A.lay"], ["shared/C.lay"], ["app", "shared"]] {
      let run = layc(["check"] + paths, files: files)
      #expect(run.output.contains("shared/C.lay:2:8: error: "), "\(paths): \(run.output)")
      #expect(run.status == 1)
    }
  }

  @Test func otherCommandsHaveTheSeveritiesToo() {
    let files = ["layc.json": #"{"severities": {"L0502": "off"}}"#, "A.lay": loose]
    #expect(layc(["eval", "A.lay"], files: files).errors == "")
    let strict = ["layc.json": #"{"strict": true}"#, "A.lay": loose]
    #expect(layc(["eval", "A.lay"], files: strict).status == 1)
    // They have no '--strict', so that warnings are not errors.
    #expect(layc(["constraints", "A.lay"], files: strict).status == 0)
    #expect(layc(["why", "A.lay", "b.width"], files: strict).status == 0)
  }

  // MARK: Sizes and devices

  @Test func sizesAreThoseOfLayoutsThatPromiseNone() {
    let sizes = #"{"sizes": "320x320 ... 1366x1366"}"#
    let run = check(sizes, bare + "layout B(9x9) {\n  sizes 9x9\n}\n")
    #expect(run.output == "")
    #expect(run.errors.contains("proved A: consistent and unambiguous at every size from 320x320 to 1366x1366"))
    #expect(run.errors.contains("proved B: consistent and unambiguous at 9x9"))
    #expect(
      check(sizes, bare, "--sizes", "1x1...2x2").errors.contains(
        "proved A: consistent and unambiguous at every size from 1x1 to 2x2"))
    #expect(check(sizes, bare, "--size", "7x7").errors.contains("proved A: consistent and unambiguous at 7x7"))
  }

  @Test func aFixOfALayoutWithoutSizesIsProvedOverThem() {
    let text =
      "layout A(100x100) {\n  view b\n  b.edges(top, bottom, leading) == superview\n  b.width == 50 + 60\n  b.trailing <= superview.trailing\n}\n"
    let run = check(#"{"sizes": "50x50 ... 200x200"}"#, text)
    #expect(run.output.contains("for every width below 110"))
    #expect(run.output.contains("from 50x50 to 200x200"))
  }

  @Test func devicesAreThoseOfTheOptionUnlessOneChoosesSizes() {
    let devices = #"{"devices": ["iPhone SE", "iPad mini"]}"#
    let all = "layout A(9x9) {\n  sizes 9x9 ... 2000x2000\n}\n"
    let own = check(devices, all, "--format", "json").output
    #expect(own == check("{}", all, "--devices", "iPhone SE,iPad mini", "--format", "json").output)
    #expect(own != check("{}", all, "--format", "json").output)
    #expect(
      check(devices, all, "--size", "7x7", "--format", "json").output
        == check("{}", all, "--size", "7x7", "--format", "json").output)
    let wrong = check(#"{"devices": ["iPhone SF"]}"#, all)
    #expect(wrong.status == 2 && wrong.output.contains("layc.json:1:14: error: no device is called 'iPhone SF'"))
    #expect(wrong.output.contains("did you mean 'iPhone SE'"))
  }

  // MARK: Where the file is

  @Test func theNearestFileHoldsAlone() {
    let off = #"{"severities": {"L0521": "off"}}"#
    let files = ["layc.json": off, "a/layc.json": #"{"strict": true}"#, "a/b/A.lay": bare, "c/A.lay": bare]
    let run = layc(["check", "a", "c"], files: files)
    #expect(run.output.contains("a/b/A.lay:1:8: note") && !run.output.contains("c/A.lay"))
  }

  @Test func theSearchEndsAtTheRootOfTheRepository() {
    let off = #"{"severities": {"L0521": "off"}}"#
    var files = ["/layc.json": off, "/home/app/.git/HEAD": "", "/home/app/Screens/A.lay": bare]
    #expect(layc(["check", "/home/app/Screens/A.lay"], files: files).output.contains("note"))
    files["/home/app/layc.json"] = off
    #expect(layc(["check", "/home/app/Screens/A.lay"], files: files).output == "")
    // In a worktree it is a file.
    files["/home/app/layc.json"] = nil
    files["/home/app/.git/HEAD"] = nil
    #expect(layc(["check", "/home/app/Screens/A.lay"], files: files).output == "")
    files["/home/app/.git"] = "gitdir: elsewhere\n"
    #expect(layc(["check", "/home/app/Screens/A.lay"], files: files).output.contains("note"))
  }

  @Test func theWorkingDirectoryIsNoLimit() {
    var files = Files.memory([
      "/home/app/layc.json": #"{"severities": {"L0521": "off"}}"#, "/home/app/Screens/A.lay": bare, "A.lay": bare,
      "../B.lay": bare,
    ])
    files.workingDirectory = { "/home/app/Screens" }
    #expect(layc(["check", "A.lay"], on: files).output == "")
    #expect(layc(["check", "../B.lay"], on: files).output == "")
    #expect(layc(["check", "-", "--stdin-filename", "A.lay"], on: files, input: bare).output == "")
    #expect(layc(["check", "-"], on: files, input: bare).output == "")
    #expect(layc(["check", "/home/B.lay"], on: Files.memory(["/home/B.lay": bare])).output.contains("note"))
  }

  @Test func aFolderOfTheNameIsNone() {
    #expect(layc(["check", "A.lay"], files: ["layc.json/x": "", "A.lay": bare]).status == 0)
  }

  @Test func aDeepPathNeedsNoStack() {
    let path = String(repeating: "d/", count: 2_000) + "A.lay"
    #expect(layc(["check", path], files: [path: bare, "layc.json": "{}"]).status == 0)
  }

  // MARK: Exclusions

  @Test func excludedPathsAreSkippedInFolders() {
    let files = [
      "layc.json": #"{"exclude": ["Old/**", "**/Draft*.lay"]}"#, "A.lay": bare, "DraftA.lay": bare, "Old/B.lay": bare,
      "Old/DraftB.lay": bare,
    ]
    func names(_ operands: String...) -> [String] {
      let run = layc(["check", "--quiet"] + operands, files: files)
      return run.output.split(separator: "\n").filter { $0.contains(": note: ") }.compactMap {
        $0.split(separator: ":").first.map(String.init)
      }
    }
    #expect(names(".") == ["./A.lay"] || names(".") == ["A.lay"])
    // What is named is checked, with all of it that no other pattern excludes.
    #expect(names("Old") == ["Old/B.lay"])
    #expect(names("Old/DraftB.lay") == ["Old/DraftB.lay"])
    let format = layc(["fmt", "--check", "."], files: files.mapValues { $0.hasSuffix("}\n") ? "layout A { }" : $0 })
    #expect(format.output.contains("A.lay") && !format.output.contains("Draft") && !format.output.contains("Old"))
  }

  @Test func aFolderWithoutOtherFilesSaysWhy() {
    let run = layc(["check", "a"], files: ["a/layc.json": #"{"exclude": ["*.lay"]}"#, "a/A.lay": bare])
    #expect(run.status == 2)
    #expect(run.errors.contains("no .lay files in 'a' that the settings do not exclude"))
  }

  @Test func theLanguageServerLooksThroughTheSameFiles() {
    let files = Files.memory(["/app/layc.json": #"{"exclude": ["Old/**"]}"#, "/app/A.lay": "", "/app/Old/B.lay": ""])
    #expect(files.layFiles(in: ["/app"], most: 9) == ["/app/A.lay"])
  }

  // MARK: Broken files

  @Test func aBrokenFileIsReportedOnceAndTheCheckFails() {
    let files = ["layc.json": "{\"strickt\": true,\n \"sizes\": \"5x5\"}", "A.lay": bare, "B.lay": bare]
    let run = layc(["check", "A.lay", "B.lay"], files: files)
    #expect(run.status == 2)
    #expect(
      run.output.components(separatedBy: "layc.json:1:2: error: no setting is called 'strickt' [L0911]").count == 2)
    // What could be read is in force, and the files are checked.
    #expect(run.errors.components(separatedBy: "at 5x5").count == 3)
    #expect(run.errors.contains("1 error in"))
    #expect(layc(["fmt", "--check", "."], files: files).status == 2)
    for command in [["eval"], ["constraints"]] {
      let other = layc(command + ["A.lay"], files: files)
      #expect(other.status == 2 && other.errors.contains("layc.json:1:2: error: ") && other.output != "")
    }
    #expect(layc(["why", "A.lay", "root.width"], files: files).status == 2)
  }

  @Test(arguments: ["text", "json", "github", "sarif"]) func everyFormatShowsABrokenFile(format: String) {
    let run = check("{\"strickt\": 1}", "layout A(9x9) {\n  sizes 9x9\n}\n", "--format", format)
    #expect(run.status == 2)
    #expect(run.output.contains("layc.json") && run.output.contains("L0911"))
  }

  @Test func noBaselineIsWrittenWithBrokenSettings() {
    let box = FileBox(["layc.json": "{", "A.lay": bare])
    #expect(layc(["check", "A.lay", "--write-baseline", "b.json"], on: box.files).status == 2)
    #expect(box.contents["b.json"] == nil)
  }

  @Test func aDiffHasNoOtherOutput() {
    let run = check("{\"strickt\": 1}", bare, "--diff")
    #expect(run.status == 2 && run.output == "" && run.errors.contains("no setting is called 'strickt'"))
  }

  @Test func aFileThatCannotBeReadIsReported() {
    var files = Files.memory(["layc.json": "{}", "A.lay": bare, "B.lay": bare])
    let all = files
    files.read = { $0 == "layc.json" ? .failure(.system("permission denied")) : all.read($0) }
    let run = layc(["check", "A.lay", "B.lay"], on: files)
    #expect(run.status == 2)
    #expect(run.errors.components(separatedBy: "cannot read 'layc.json': permission denied [L0901]").count == 2)
  }

  @Test func aChangeOfTheSettingsRunsTheCheckAgain() {
    let box = FileBox(["A.lay": bare])
    var files = box.files
    var steps = [#"{"severities": {"L0521": "off"}}"#, "{}"]
    files.watch = { _, isDone in
      guard !steps.isEmpty else { return false }
      box.contents["layc.json"] = steps.removeFirst()
      #expect(isDone(), "a change of the settings is not seen")
      return true
    }
    let run = layc(["check", "--watch", "A.lay"], on: files)
    #expect(run.output.components(separatedBy: "note: 'A' declares no sizes").count == 3)
  }
}

/// `layc check --show-settings`.
@Suite struct ShowSettingsTests {
  private let files = [
    "layc.json": """
    {
      "sizes": "320x320 ... 1366x1366",
      "severities": {"L0521": "off", "L0502": "error"},
      "overrides": [{"path": "Old/**", "severities": {"L0502": "note"}}],
      "exclude": ["Generated/**", "**/Draft.lay"]
    }
    """,
    "A.lay": "", "Old/B.lay": "",
  ]

  private func shown(_ arguments: String...) -> String {
    layc(["check", "--show-settings"] + arguments, files: files).output
  }

  @Test func aFolderHasAllOfThem() {
    #expect(
      shown() == """
        settings of .: layc.json
          sizes       320x320 ... 1366x1366  layc.json:2
          keyboard    hidden                 default
          safeArea    none                   default
          textSizes   large                  default
          strings     none                   default
          languages   all                    default
          expansion   none                   default
          pseudo      false                  default
          devices     none                   default
          strict      false                  default
          exclude     Generated/**           layc.json:5
                      **/Draft.lay           layc.json:5
          severities  L0521 off              layc.json:3
                      L0502 error            layc.json:3
                      L0502 note in Old/**   layc.json:4

        """)
  }

  @Test func aFileHasThoseOfItsPath() {
    #expect(shown("Old/B.lay").contains("L0502 note             layc.json:4"))
    #expect(!shown("Old/B.lay").contains("L0502 error"))
    #expect(shown("A.lay").contains("L0502 error"))
  }

  @Test func optionsWin() {
    let text = shown("A.lay", "--strict", "--sizes", "1x1...2x2")
    #expect(text.contains("sizes       1x1 ... 2x2   --sizes"))
    #expect(text.contains("strict      true          --strict"))
    #expect(shown("--devices", "iphone,iPad mini").contains("devices     iphone, iPad mini"))
  }

  @Test func withoutAFileThereAreDefaults() {
    let run = layc(["check", "--show-settings", "A.lay"], files: ["A.lay": ""])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("settings of A.lay: no layc.json\n"))
    #expect(run.output.split(separator: "\n").dropFirst().allSatisfy { $0.hasSuffix("default") })
  }

  @Test func programsGetValues() throws {
    let json = try JSON(Array(shown("A.lay", "--format", "json").utf8))
    #expect(json["settingsFile"]?.string == "layc.json")
    let settings = try #require(json["settings"]?.array)
    #expect(settings.first { $0["name"]?.string == "sizes" }?["source"]?.string == "layc.json:2")
    let severity = settings.first { $0["value"]?["code"]?.string == "L0502" }
    #expect(severity?["value"]?["severity"]?.string == "error")
    #expect(try JSON(Array(shown("A.lay", "Old", "--format", "json").utf8)).array?.count == 2)
  }

  @Test func aBrokenFileIsAFailure() {
    let run = layc(["check", "--show-settings"], files: ["layc.json": "{\"strickt\": 1, \"strict\": true}"])
    #expect(run.status == 2)
    #expect(run.errors.contains("no setting is called 'strickt'"))
    #expect(run.output.contains("strict      true"))
    #expect(layc(["check", "--show-settings", "B.lay"], files: ["A.lay": ""]).status == 2)
  }

  @Test(arguments: ["--format=sarif", "--format=github", "--fix", "--watch"]) func otherOptionsAreRefused(
    option: String
  ) {
    let run = layc(["check", "--show-settings", option], files: files)
    #expect(run.status == 2 && run.errors.contains("[L0902]"))
  }
}
