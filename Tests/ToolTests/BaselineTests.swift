import Foundation
import LayPlatform
import TestSupport
import Testing

@testable import LayRendering
@testable import LayTool

private let wrong = wrongText
private let undecided = undecidedText

@Suite struct BaselineTests {
  private let box = FileBox(["a.lay": wrong, "d/b.lay": undecided])

  private func check(_ arguments: String...) -> ToolRun { layc(["check"] + arguments, on: box.files) }

  @Test func writtenFileIsSortedAndHasALineForEachKind() {
    box.contents["d/b.lay"] = "layout A(9x9) { sizes 9x9; view b { .width == 1 @1001 } }\n"
    box.contents["d/c.lay"] = wrong.replacing("title.width => 20", with: "title.width => 20\n  title.width => 20")
    let run = check("d", "a.lay", "--write-baseline", "old.json")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix("wrote 4 problems to 'old.json'; '--baseline old.json' leaves them out\n"), "\(run.errors)")
    expectGolden(box.contents["old.json"] ?? "", golden("baseline.json"))
  }

  @Test func knownProblemsAreLeftOutAndDoNotCount() {
    _ = check("a.lay", "d", "--write-baseline", "old.json")
    let run = check("a.lay", "d", "--baseline", "old.json", "--strict")
    #expect(run.status == 0, "\(run)")
    #expect(run.output == "")
    #expect(run.errors == "2 known problems left out, by the baseline 'old.json'\n", "\(run.errors)")
    #expect(check("a.lay", "d", "--baseline", "old.json", "-q").errors == "")
  }

  @Test func oneMoreOfAKindIsNew() {
    let line = "  title.width => 20\n"
    box.contents["a.lay"] = wrong.replacing("  title.width => 20\n", with: line + line)
    _ = check("a.lay", "--write-baseline", "old.json")
    box.contents["a.lay"] = wrong.replacing("  title.width => 20\n", with: line + line + line)
    let run = check("a.lay", "--baseline", "old.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a.lay:6:15: error: "), "\(run.output)")
    #expect(run.errors == "1 error in 1 file\n2 known problems left out, by the baseline 'old.json'\n")
  }

  @Test func aProblemMayMoveButNotChangeItsLine() {
    _ = check("a.lay", "--write-baseline", "old.json")
    box.contents["a.lay"] = "// first\n" + wrong.replacing("  title.width", with: "      title.width")
    #expect(check("a.lay", "--baseline", "old.json").status == 0)
    box.contents["a.lay"] = wrong.replacing("=> 20", with: "=> 21")
    let changed = check("a.lay", "--baseline", "old.json")
    #expect(changed.status == 1)
    #expect(changed.output.contains("[L0133]"))
  }

  @Test func anotherConflictOfALineIsNew() {
    func screen(_ other: String) -> String {
      """
      layout A(375x667) {
        sizes 375x667
        view a { .leading == superview.leading + 320; .top == superview.top; .height == 20 }
        a.width == 300
        \(other)
      }

      """
    }
    box.contents["a.lay"] = screen("a.width == 200")
    _ = check("a.lay", "--write-baseline", "old.json")
    #expect(check("a.lay", "--baseline", "old.json").status == 0)
    box.contents["a.lay"] = screen("a.trailing == superview.trailing")
    let conflict = check("a.lay", "--baseline", "old.json")
    #expect(conflict.status == 1 && conflict.output.contains("[L0501]"), "\(conflict.output)")
  }

  @Test func anotherAmbiguousLengthOfAViewIsNew() {
    func screen(_ length: String) -> String {
      """
      layout A(9x9) {
        sizes 9x9
        view box
        box.leading == superview.leading
        box.top == superview.top
        box.\(length) == 4
      }

      """
    }
    box.contents["a.lay"] = screen("height")
    _ = check("a.lay", "--write-baseline", "old.json")
    #expect(check("a.lay", "--baseline", "old.json", "--strict").status == 0)
    box.contents["a.lay"] = screen("width")
    let found = check("a.lay", "--baseline", "old.json", "--strict")
    #expect(found.output.contains("the height of 'box' is ambiguous"), "\(found)")
  }

  @Test func theSameProblemInAnotherFileIsNew() {
    _ = check("a.lay", "--write-baseline", "old.json")
    box.contents["e.lay"] = wrong
    #expect(check("a.lay", "e.lay", "--baseline", "old.json").output.hasPrefix("e.lay:4:"))
  }

  @Test func problemsThatAreGoneAreCountedWithTheNextStep() {
    _ = check("a.lay", "d", "--write-baseline", "old.json")
    box.contents["a.lay"] = wrong.replacing("=>", with: ">=")
    let run = check("a.lay", "d", "--baseline", "old.json")
    #expect(run.status == 0)
    #expect(
      run.errors.hasSuffix(
        """
        1 known problem left out, by the baseline 'old.json'
        1 problem of the baseline no longer occurs; '--write-baseline old.json' leaves it out of it

        """), "\(run.errors)")
    // A file that is gone takes its problems along; one that is only not looked at does not.
    box.contents["d/b.lay"] = nil
    #expect(check("a.lay", "--baseline", "old.json").errors.contains("\n2 problems of the baseline no longer occur;"))
    box.contents["d/b.lay"] = undecided
    #expect(check("a.lay", "--baseline", "old.json").errors.contains("\n1 problem of the baseline no longer occurs;"))
  }

  @Test func whereOnlyAPartWasLookedAtNothingIsGone() {
    _ = check("d", "--write-baseline", "old.json")
    #expect(!check("d", "--baseline", "old.json", "--size", "10x10").errors.contains("no longer"))
    box.contents["d/b.lay"] = "layout Card( { }\n" + undecided
    // A new error hides what is said of the layout.
    let broken = check("d", "--baseline", "old.json")
    #expect(broken.status == 1)
    #expect(!broken.errors.contains("no longer"))
  }

  @Test func pathsAreRelativeToTheBaselineSoThatItServesFromAnywhere() {
    var files = box.files
    files.workingDirectory = { "/home/me" }
    #expect(layc(["check", "d", "--write-baseline", "d/old.json"], on: files).status == 0)
    #expect(box.contents["d/old.json"]?.contains("{\"file\": \"b.lay\", ") == true)
    let inside = FileBox(["b.lay": undecided, "old.json": box.contents["d/old.json"] ?? ""])
    let run = layc(["check", "b.lay", "--baseline", "old.json", "--strict"], on: inside.files)
    #expect(run.status == 0, "\(run)")
  }

  @Test func formsForProgramsHaveTheNumbers() throws {
    _ = check("a.lay", "d", "--write-baseline", "old.json")
    box.contents["a.lay"] = wrong.replacing("=>", with: ">=")
    let json = check("a.lay", "d", "--baseline", "old.json", "--format", "json").output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(
      document["summary"] as? [String: Int] == ["files": 2, "errors": 0, "warnings": 0, "known": 1, "gone": 1])
    #expect(
      check("a.lay", "d", "--baseline", "old.json", "--format", "sarif").output.contains("1 known problem left out"))
  }

  @Test func aMissingBaselineIsAFailureWithTheNextStep() {
    let run = check("a.lay", "--baseline", "old.json")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        layc: error: no such file or directory: 'old.json' [L0901]
           = help: write it with '--write-baseline old.json'

        """)
  }

  @Test(arguments: [
    ("", "line 1, column 1: the text ends where a value is expected"),
    ("[1,]", "line 1, column 4: expected a value"),
    ("{\n  <<<<<<< ours\n}", "line 2, column 3: expected a name in quotes"),
    ("[]", "it has no 'version' and 'problems'"),
    ("{\"version\": 3, \"problems\": []}", "it is of version 3, and this layc reads version 2"),
    (
      "{\"version\": 2, \"problems\": [{\"file\": \"a\"}]}",
      "its problem 1 needs a 'file', 'code', 'fingerprint' and 'count'"
    ),
    (
      "{\"version\": 2, \"problems\": [{\"file\": \"a\", \"code\": \"L\", \"fingerprint\": \"f\", \"count\": 0}]}",
      "the 'count' of its problem 1 is not between 1 and 1000000"
    ),
  ]) func aBrokenBaselineIsAFailureThatSaysWhere(text: String, problem: String) {
    box.contents["old.json"] = text
    let run = check("a.lay", "--baseline", "old.json")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("layc: error: 'old.json' is not a baseline: \(problem) [L0906]\n"), "\(run.errors)")
    #expect(run.errors.contains("   = help: ") && run.errors.contains("--write-baseline"))
  }

  @Test func aFormerBaselineIsRefusedWithTheCommandThatRewritesIt() {
    box.contents["it's old.json"] = "{\"version\": 1, \"problems\": []}"
    let run = check("a.lay", "d", "--baseline", "it's old.json")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        layc: error: 'it's old.json' is an old baseline: it is of version 1, and this layc reads version 2 [L0906]
           = help: `layc check a.lay d --write-baseline 'it'\\''s old.json'` writes it anew

        """, "\(run.errors)")
    #expect(check("a.lay", "d", "--write-baseline", "it's old.json").status == 0)
    #expect(check("a.lay", "d", "--baseline", "it's old.json").status == 0)
  }

  @Test func onlyABaselineIsOverwritten() {
    let run = check("a.lay", "--write-baseline", "d/b.lay")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("layc: error: 'd/b.lay' holds something else and was not overwritten [L0904]\n"))
    #expect(box.contents["d/b.lay"] == undecided)
    for text in ["", "{\n<<<<<<< ours\n  \"problems\": ["] {
      box.contents["old.json"] = text
      #expect(check("a.lay", "--write-baseline", "old.json").status == 0)
    }
  }

  @Test func countsAndSizesHaveLimits() throws {
    func baseline(_ count: Int) throws -> Baseline {
      let entry = "{\"file\": \"a\", \"code\": \"L\", \"fingerprint\": \"f\", \"count\": \(count)}"
      return try Baseline(Array("{\"version\": 2, \"problems\": [\(entry), \(entry)]}".utf8))
    }
    // Two entries of one kind, as a merge may leave them, add up.
    #expect(try baseline(3).count == 6)
    #expect(try baseline(Baseline.largestCount).count == Baseline.largestCount)
    #expect(throws: BaselineProblem.self) { try baseline(Baseline.largestCount + 1) }
    let empty = Array("{\"version\": 2, \"problems\": []}".utf8)
    let blanks = [UInt8](repeating: 0x20, count: Baseline.largestFile - empty.count)
    #expect(try Baseline(blanks + empty).count == 0)
    #expect(throws: BaselineProblem.self) { try Baseline(blanks + empty + [0x20]) }
  }

  @Test func aBaselineThatCannotBeWrittenIsAFailure() {
    let run = layc(["check", "a.lay", "--write-baseline", "old.json"], files: ["a.lay": wrong])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'old.json': read-only file system [L0904]"))
  }

  @Test func aBaselineOfHalfTheFilesIsNotWritten() {
    let run = check("a.lay", "none.lay", "--write-baseline", "old.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("'old.json' was not written, since not every file was read [L0904]"))
    #expect(box.contents["old.json"] == nil)
  }

  @Test func namesOfAnyKindComeBack() {
    let name = "we\"ird\\\n%\u{1}, 😀.lay"
    box.contents[name] = wrong
    _ = check(name, "--write-baseline", "old.json")
    #expect(check(name, "--baseline", "old.json").status == 0)
    #expect(box.contents["old.json"]?.split(separator: "\n").count == 6)
  }

  @Test func messagesInItAreForPeopleAndCutShort() {
    var baseline = Baseline()
    let key = ProblemKey(file: "a", code: "L", fingerprint: "f")
    baseline.add(key, String(repeating: "x", count: Baseline.longestMessage))
    #expect(!baseline.text.contains("…"))
    baseline = Baseline()
    baseline.add(key, String(repeating: "x", count: Baseline.longestMessage + 1))
    #expect(baseline.text.contains("x…\"}"))
  }
}
