import Foundation
import TestSupport
import Testing

@testable import LayTool

private let clean = cleanText

private let broken = collidingText
private let undecided = undecidedText

@Suite struct CheckTests {
  @Test func cleanFileSaysWhatIsProved() {
    let run = layc(["check", "a.lay"], files: ["a.lay": clean])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors
        == "proved Card: consistent, unambiguous, healthy (1 of 1 content view judged) at every size from 320x480 to 640x960; expectations: 1 of 1 hold\n"
    )
  }

  /// The same words of one place: too little room and too much are two ties.
  @Test func aNumberThatIsOpenForTwoReasonsIsReportedTwice() {
    let text = """
      layout A(375x300) {
        sizes 100x400 ... 375x800
        view b: Stepper { hugging.horizontal = 250; compression.horizontal = 250 }
        b.leading == superview.leading + 10; b.top == superview.top
        b.trailing == superview.trailing - 60 @low
      }
      """
    let run = layc(["check", "a.lay"], files: ["a.lay": text])
    #expect(run.output.ranges(of: "the width of 'b' is ambiguous [L0502]").count == 2, "\(run.output)")
    for words in ["for every width below 164", "for every width above 164"] {
      #expect(run.output.contains("= note: this occurs \(words)\n"), "\(run.output)")
    }
  }

  /// Trials of changes are what takes the time; the problems, their sizes and their pictures are the same without them.
  @Test func withoutTrialsTheProblemsAreTheSame() {
    let text = """
      layout A(375x300) {
        sizes iPhone
        view a: Label { text = "Ends beyond the screen"; .leading == superview.leading + 300; .top == safeArea.top }
        view b { .leading == safeArea.leading + 20; .trailing == safeArea.trailing - 20; .width == 500; .top == a.bottom }
        view c { .leading == safeArea.leading; .top == b.bottom; .height == 20 }
      }
      """
    func lines(_ options: [String]) -> [String] {
      layc(["check", "a.lay"] + options, files: ["a.lay": text]).output.split(separator: "\n").map { "\($0)" }
    }
    let (all, plain) = (lines([]), lines(["--no-trials"]))
    #expect(all.contains { $0.contains("tried:") } && !plain.contains { $0.contains("tried") }, "\(all) \(plain)")
    func facts(_ lines: [String]) -> [String] {
      let trials = ["= help:", "= fix", "= note: every fix", "= note: each of these", "= note: without the conflict"]
      return lines.filter { line in !trials.contains { line.contains($0) } }
    }
    #expect(facts(all) == facts(plain))
    let exclusive = layc(["check", "a.lay", "--no-trials", "--interactive"], files: ["a.lay": text])
    #expect(exclusive.status == 2 && exclusive.errors.contains("exclude each other"), "\(exclusive.errors)")
  }

  @Test func quietCheckSaysNothing() {
    #expect(layc(["check", "a.lay", "-q"], files: ["a.lay": clean]).errors == "")
  }

  @Test func problemsAreResultsAndTheirNumberIsTalk() {
    let run = layc(["check", "a.lay"], files: ["a.lay": broken])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.lay:5:"))
    #expect(run.output.contains("[L0501]\n   |\n"))
    #expect(run.errors == "1 error in 1 file\n")
  }

  @Test func strictMakesWarningsErrors() {
    let files = ["a.lay": undecided]
    let lax = layc(["check", "a.lay"], files: files)
    #expect(lax.status == 0)
    #expect(lax.output.contains(": warning: "))
    #expect(lax.errors == "1 warning in 1 file\n")
    let strict = layc(["check", "a.lay", "--strict"], files: files)
    #expect(strict.status == 1)
    #expect(strict.output.contains(": error: ") && !strict.output.contains(": warning: "))
    #expect(strict.errors == "1 error in 1 file\n")
  }

  @Test func sizesOfTheCommandLineReplaceThoseOfTheFile() {
    let files = ["a.lay": broken]
    #expect(layc(["check", "a.lay", "--size", "480x667"], files: files).status == 0)
    #expect(layc(["check", "a.lay", "--size", "480x667", "--size", "400x667"], files: files).status == 1)
    let range = layc(["check", "a.lay", "--sizes", "480x667...1024x1366"], files: files)
    #expect(
      range.errors == "proved Split: consistent and unambiguous at every size from 480x667 to 1024x1366\n")
  }

  @Test func directoriesAreSearchedInOrderWithoutHiddenAndMarkedOnes() {
    let files = [
      "d/b.lay": clean, "d/a.lay": clean, "d/sub/c.lay": broken, "d/notes.txt": "", "d/.git/x.lay": broken,
      "d/.hidden.lay": broken, "d/wrong/w.lay": broken, "d/wrong/.laycignore": "",
    ]
    let run = layc(["check", "d"], files: files)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("d/sub/c.lay:5:"))
    #expect(!run.output.contains("wrong") && !run.output.contains("hidden"))
    #expect(run.errors.hasPrefix("1 error in 3 files\nproved Card: consistent, "))
    #expect(layc(["check", "d/wrong"], files: files).status == 1)
    #expect(layc(["check", "d/a.lay", "d/./a.lay", "d/a.lay"], files: files).status == 2)
    let twice = layc(["check", "d/a.lay", "d/b.lay", "d/a.lay", "d/wrong", "d/wrong"], files: files)
    #expect(twice.errors.hasPrefix("1 error in 3 files\n"))
  }

  @Test func twoConflictsOfOneLineAreBothReported() {
    let text = """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view a; view b
        b.edges(top, leading) == superview; b.size == 44x44
        a.edges(top, leading) == superview; a.size == 44x44
        a.edges == b inset 16
      }
      """
    let run = layc(["check", "a.lay"], files: ["a.lay": text])
    #expect(run.output.components(separatedBy: "a.lay:6:3: error: these constraints conflict").count == 3)
    #expect(run.errors.hasPrefix("2 errors in 1 file\n"))
  }

  @Test func wrongSamplesAreLeftOutUnlessTheyAreNamed() {
    let samples = layc(["check", "Samples", "--layout", "SignIn"], on: .repository)
    #expect(samples.status == 0, "\(samples)")
    let wrong = layc(["check", "Samples/Errors"], on: .repository)
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("Samples/Errors/Conflict.lay:"))
  }

  @Test func missingFilesAreNamedAndTheOthersStillChecked() {
    let run = layc(["check", "a.lay", "bb.lay", "e"], files: ["a.lay": broken, "b.lay": clean, "e/x.txt": ""])
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("a.lay:5:"))
    #expect(run.errors.contains("no such file or directory: 'bb.lay' [L0901]\n   = help: did you mean 'b.lay'?\n"))
    #expect(run.errors.contains("no .lay files in 'e' [L0901]"))
  }

  @Test func standardInputHasTheNameThatIsGiven() {
    let run = layc(["check", "-", "--stdin-filename", "x/edited.lay"], input: broken)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("x/edited.lay:5:"))
    #expect(layc(["check", "-"], input: broken).output.hasPrefix("<stdin>:5:"))
  }

  @Test func importsAreReadBesideTheFileAndTheirProblemsReportedOnce() {
    let files = [
      "d/a.lay": "import \"s.lay\"\nlayout A(9x9) { sizes 9x9 }\n",
      "d/b.lay": "import \"s.lay\"\nlayout B(9x9) { sizes 9x9 }\n",
      "d/s.lay": "metric gap = nowhere\n",
    ]
    let run = layc(["check", "d"], files: files)
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("d/s.lay:1:") }.count == 1)
    #expect(run.errors == "1 error in 3 files\n")
  }

  /// A library may have a layout too, to show its components: what another file of the run imports counts as used.
  @Test func namesThatOtherFilesMayImportAreNoUnusedOnes() {
    let library = "let gap = 8\ncomponent Row { .height == 44 }\nlayout Shown(100x100) { sizes 100x100 ... 200x200 }\n"
    let user = """
      import "lib/rows.lay"
      layout A(100x100) {
        sizes 100x100 ... 200x200
        view r: Row { .edges(top, leading, trailing) == superview }
      }
      """
    let files = ["lib/rows.lay": library, "a.lay": user]
    let alone = layc(["check", "lib/rows.lay"], files: files)
    #expect(alone.output.contains("[L0703]") && alone.output.contains("[L0705]"), "\(alone.output)")
    #expect(layc(["check", "lib/rows.lay", "a.lay"], files: files).output == "")
    #expect(layc(["check", "a.lay", "lib"], files: files).output == "")
  }

  @Test func nameThatNoFileKnowsIsAUsageError() {
    let files = ["a.lay": clean, "b.lay": undecided.replacing("Card", with: "Other")]
    #expect(layc(["check", "a.lay", "b.lay", "--set", "gap=8"], files: files).status == 0)
    let set = layc(["check", "a.lay", "b.lay", "--set", "gab=8"], files: files)
    #expect(set.status == 2)
    #expect(set.errors.hasPrefix("layc: error: nothing that can be set is called 'gab'"))
    let layout = layc(["check", "a.lay", "b.lay", "--layout", "Othr"], files: files)
    #expect(layout.status == 2)
    #expect(layout.errors.hasPrefix("layc: error: no layout named 'Othr'; did you mean 'Other'? [L0902]\n"))
    #expect(
      layc(["check", "a.lay", "b.lay", "--layout", "Other"], files: files).errors.contains(
        "1 warning in 2 files\n"))
  }

  @Test func aNameThatNoFileKnowsIsSaidBesideAConflict() {
    let clash = "layout A(9x9) { sizes 9x9; view b { .edges == superview; .width == 3 } }\n"
    let run = layc(["check", "a.lay", "--set", "x=3"], files: ["a.lay": clash])
    #expect(run.status == 2)
    #expect(run.output.contains("[L0501]"))
    #expect(run.errors.hasPrefix("layc: error: nothing that can be set is called 'x' [L0902]\n"))
  }

  @Test func whatCanBeSetIsListed() {
    let files = [
      "a.lay":
        "layout A(9x9) { sizes 9x9; metric gap = 1; view s { .edges == superview; constraint tall: .height >= 1 } }\n"
    ]
    let inside = layc(["eval", "a.lay", "--set", "tall=3"], files: files)
    #expect(
      inside.errors.hasPrefix("layc: error: nothing that can be set is called 'tall'; did you mean 's.tall'? [L0902]\n")
    )
    #expect(inside.errors.contains("metrics and named constraints can be set: 'gap', 's.tall'\n"))
    let none = layc(["eval", "a.lay", "--set", "x=3"], files: ["a.lay": "layout A(9x9) { sizes 9x9 }\n"])
    #expect(none.errors.contains("the file has no metric and no named constraint with one constant"))
  }

  @Test func namesThatDifferentFilesKnowMayBeSetTogether() {
    let files = [
      "d/a.lay": "layout A(9x9) { sizes 9x9; metric gap = 1; expect 9x9 (gap: 2) { .width == 9 } }\n",
      "d/b.lay": "layout B(9x9) { sizes 9x9; metric gab = 1 }\n",
    ]
    #expect(layc(["check", "d", "--set", "gap=3", "--set", "gab=4"], files: files).status == 0)
    let run = layc(["check", "d", "--set", "gap=3", "--set", "gub=4"], files: files)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("layc: error: nothing that can be set is called 'gub'; did you mean 'ga"))
  }

  @Test func jsonHoldsTheDiagnosticsOfAllFiles() throws {
    let run = layc(["check", "a.lay", "b.lay", "--format", "json"], files: ["a.lay": broken, "b.lay": clean])
    #expect(run.status == 1)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["file"] as? String } == ["a.lay"])
    #expect(document["summary"] as? [String: Int] == ["files": 2, "errors": 1, "warnings": 0])
    #expect((document["examined"] as? [Any])?.count == 2)
  }

  @Test func diffShowsRepairsAndFixMakesThem() {
    let wrong = clean.replacing("title.top == 8 }", with: "title.top == 8 }\n  title.width => 30")
    let box = FileBox(["a.lay": wrong])
    let diff = layc(["check", "a.lay", "--diff"], on: box.files)
    #expect(diff.output.contains("\n-  title.width => 30\n+  title.width >= 30\n"), "\(diff)")
    #expect(box.contents["a.lay"] == wrong)
    #expect(diff.status == 1)
    let fix = layc(["check", "a.lay", "--fix"], on: box.files)
    #expect(fix.status == 0, "\(fix)")
    #expect(fix.errors.hasPrefix("applied 1 fix\n"))
    #expect(box.contents["a.lay"] == wrong.replacing("=>", with: ">="))
  }

  /// One move uncovers the next.
  @Test func diffShowsAllThatFixWrites() {
    let wrong = """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view photo: Image { intrinsic = 96x96 }
        view name: Label { text = "Ada" }
        layoutSubviews {
          align name.topCenter with photo.bottomCenter offset (0, 8)
          sizeToFit name
          align photo.topCenter with .topCenter offset (0, 64)
          sizeToFit photo
        }
      }

      """
    let box = FileBox(["a.lay": wrong])
    let diff = layc(["check", "a.lay", "--diff"], on: box.files).output
    _ = layc(["check", "a.lay", "--fix"], on: box.files)
    let fixed = (box.contents["a.lay"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    // The context of the patch reaches from the third line to the last.
    let patched = diff.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
    #expect(patched == Array(fixed[2..<11]), "\(diff)")
    #expect(layc(["check", "a.lay"], on: box.files).status == 0)
  }

  @Test func fixOfTheStandardInputIsRefused() {
    let run = layc(["check", "-", "--fix"], input: clean)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("layc: error: '--fix' cannot change the standard input [L0902]"))
  }

  @Test func fileThatCannotBeWrittenIsAFailure() {
    let wrong = clean.replacing("title.top == 8 }", with: "title.top == 8 }\n  title.width => 30")
    let run = layc(["check", "a.lay", "--fix"], files: ["a.lay": wrong])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'a.lay': read-only file system [L0904]"))
    // Nothing was repaired: the file is reported as it is.
    #expect(!run.errors.contains("made"))
    #expect(run.output.hasPrefix("a.lay:7:"), "\(run.output)")
    #expect(run.errors.hasSuffix("1 error in 1 file\n"))
  }

  @Test func progressIsShownOnATerminalAfterASecondAndTakenAway() {
    let files = Dictionary(uniqueKeysWithValues: (0..<20).map { ("d/\($0).lay", clean) })
    var time = 0.0
    let clock: () -> Double = {
      time += 0.3
      return time
    }
    let slow = layc(["check", "d"], files: files, isTerminal: true, seconds: clock)
    #expect(slow.errors.contains("\r\u{1B}[Kchecking d/"))
    #expect(slow.errors.contains(": layout Card (1 of 1)"))
    #expect(
      slow.errors.contains(
        "\r\u{1B}[Kproved 20 of 20 layouts at every size that they declare; expectations: 20 of 20 hold; healthy: 20 of 20, with 20 of 20 content views judged\n"
      ))
    #expect(!layc(["check", "d"], files: files, isTerminal: true).errors.contains("checking"))
    time = 0
    #expect(!layc(["check", "d"], files: files, seconds: clock).errors.contains("checking"))
    time = 0
    #expect(!layc(["check", "d", "-q"], files: files, isTerminal: true, seconds: clock).errors.contains("checking"))
  }

  @Test func progressIsShownWhileOneLayoutTakesLong() {
    var time = 0.0
    let clock: () -> Double = {
      time += 0.2
      return time
    }
    func talk(_ rules: String) -> String {
      time = 0
      let text = "layout Slow(100x100) { sizes 100x100 ... 400x400; view a { .edges == superview }; \(rules) }"
      return layc(["check", "a.lay"], files: ["a.lay": text], isTerminal: true, seconds: clock).errors
    }
    // One part of the sizes, of which more and more is looked at.
    let pieces = (1...9).map { "a.width <= \(100 + 30 * $0) @\(500 + $0)" }.joined(separator: "; ")
    #expect(talk(pieces).contains("\r\u{1B}[Kchecking a.lay: layout Slow (1 of 1)"))
    #expect(
      talk("view b { .edges(top, leading) == superview; .width == 10 }; b.width == 20; b.height == 5; b.height == 6")
        .contains("\r\u{1B}[Kchecking a.lay: trying fixes for conflict 1 of 2"))
    #expect(
      talk("view b; view c").contains("\r\u{1B}[Kchecking a.lay: trying fixes for ambiguity in layout Slow"))
  }
}
