import LayCompiler
import LayDevices
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Layouts with several `sizes` statements whose keyboards, safe areas or text sizes differ.
@Suite struct SizesPartTests {
  private let bar = """
      view pay: Button { text = "Pay"; .bottom == keyboardLayoutGuide.top - 12; .leading == superview.leading + 16 }
      pay.height == 44
      pay.top >= superview.top + 100

    """

  private func result(_ sizes: [String], _ body: String, _ options: CheckOptions = CheckOptions()) -> CheckResult {
    checked("layout Screen(375x667) {\n\(sizes.map { "\($0)\n" }.joined())\(body)}\n", options: options)
  }

  private func verdicts(_ result: CheckResult) -> [String] {
    result.examined.map { examined in
      let numbers = examined.parameters.map { "\($0.lowest)-\($0.highest)" }
      let ranges = examined.verdicts.map { "\($0.range.spelled): \($0.verdict)" }
      return (ranges + numbers + examined.textSizes.map { $0.name }).joined(separator: " ")
    }
  }

  @Test func eachStatementHasItsOwnKeyboard() {
    let high = "sizes 320x568 ... 430x932, keyboard 0 ... 346"
    let low = "sizes 568x320 ... 932x430, keyboard 0 ... 160"
    let apart = result([high, low], bar)
    #expect(apart.diagnostics.map(\.message) == [])
    #expect(
      verdicts(apart) == ["320x568 to 430x932: proved 0-346", "568x320 to 932x430: proved 0-160"])
    // Together they conflicted.
    let together = result(["sizes 320x568 ... 430x932, 568x320 ... 932x430, keyboard 0 ... 346"], bar)
    #expect(together.diagnostics.contains { $0.code == .conflict })
  }

  @Test func aReportNamesTheLinesOfItsSizes() {
    let low = "sizes 568x320 ... 932x430, keyboard 0 ... 216"
    let found = result(["sizes 320x568 ... 430x932, keyboard 0 ... 346", low], bar).diagnostics
    #expect(found.map { $0.code } == [.conflict, .conflict])
    #expect(Set(found.map { $0.notes.first?.text }) == ["this occurs at the sizes of line 3"])
    // Of two statements with the same keyboard both lines are named.
    let more = result(["sizes 320x568 ... 430x932, keyboard 0 ... 346", low, low.replacing("932", with: "900")], bar)
    #expect(Set(more.diagnostics.map { $0.notes.first?.text }) == ["this occurs at the sizes of lines 3 and 4"])
  }

  @Test func onlyLinesWhoseSizesAReportIsAboutAreNamed() {
    let wide =
      "view a: Label { text = \"Grace Hopper of the Navy\"; .edges(top, leading) == superview; .trailing <= superview.trailing }\n"
    let sizes = [
      "160x568 ... 430x932, keyboard 300", "568x320 ... 932x430, keyboard 200", "744x1024 ... 1024x1366, keyboard 300",
    ]
    let found = result(sizes.map { "sizes \($0)" }, wide)
    #expect(found.diagnostics.map { $0.code } == [.clippedContent])
    #expect(found.diagnostics.first?.notes.first?.text == "this occurs at the sizes of line 2")
  }

  @Test func whereThePartsDifferInTheSizesOfAReportEachIsNamed() throws {
    let wide =
      "view a: Label { text = \"Grace Hopper of the Navy\"; .edges(top, leading) == superview; .trailing <= superview.trailing }\n"
    let sizes = ["sizes 160x568 ... 430x932, keyboard 300", "sizes 100x320 ... 150x430, keyboard 200"]
    let found = try #require(result(sizes, wide).diagnostics.first)
    #expect(found.message.contains(" for every width below "))
    #expect(
      found.notes.prefix(2).map { $0.text } == [
        "this occurs at the sizes of line 2",
        "at the sizes of line 3, the text of 'a' is cut off at every size",
      ])
    #expect(found.areas.count == 2)
  }

  @Test func aPoseBelongsToThePartWithItsSize() {
    var options = CheckOptions()
    options.poses = Device.poses(named: "iPhone SE") ?? []
    let sizes = ["sizes 320x568 ... 430x932, keyboard 0 ... 346", "sizes 568x320 ... 932x430, keyboard 0 ... 160"]
    let found = result(sizes, bar, options)
    #expect(found.diagnostics.map(\.message) == [])
    #expect(found.examined.map { $0.verdicts.count } == [1, 1])
    #expect(found.examined.map { $0.leftOut } == [[], []])
    options.poses = Device.poses(named: "iPad mini") ?? []
    let left = result(sizes, bar, options).examined.map { $0.leftOut.count }
    #expect(left[0] > 0 && left[1] == 0)
  }

  @Test func aStatementWithoutAKeyboardHidesIt() {
    let found = result(["sizes 320x568 ... 430x932, keyboard 346", "sizes 568x120 ... 932x200"], bar)
    #expect(found.diagnostics.map { $0.code } == [.conflict])
    let room = result(["sizes 320x568 ... 430x932, keyboard 346", "sizes 568x160 ... 932x200"], bar)
    #expect(room.diagnostics.map(\.message) == [])
    #expect(room.examined.map { $0.keyboardHeight } == [346, 0])
  }

  @Test func eachStatementHasItsOwnTextSizes() {
    let label =
      "view a: Label { text = \"Hello\"; .top == superview.top; .leading == superview.leading; .height <= 40 }\n"
    let small = "sizes 320x320 ... 320x480, text large"
    let large = "sizes 600x600 ... 900x900, text large ... accessibility3"
    let labels = label.replacing("text =", with: "font = body; text =")
    let found = result([small, large], labels)
    #expect(verdicts(found).count == 2)
    #expect(found.diagnostics.map { $0.code } == [.clippedContent])
    #expect(found.diagnostics.first?.notes.first?.text == "this occurs at the sizes of line 3")
    #expect(result([small, "sizes 600x600 ... 900x900"], labels).diagnostics.map(\.message) == [])
  }

  @Test func eachStatementHasItsOwnSafeArea() {
    let title = "view a: Label { text = \"Hello\"; .top == superview.top + 20; .leading == superview.leading + 60 }\n"
    let found = result(
      ["sizes 320x480 ... 430x932, safeArea (59, 0, 34, 0)", "sizes 480x320 ... 932x430, safeArea (0, 59, 21, 59)"],
      title)
    #expect(found.diagnostics.map { $0.code } == [.misplacedContent])
    #expect(found.diagnostics.first?.notes.first?.text == "this occurs at the sizes of line 2")
  }

  @Test func statementsWithTheSameClausesAreOnePart() {
    let same = ["sizes 320x568 ... 430x932, keyboard 0 ... 200", "sizes 568x400 ... 932x430, keyboard 0 ... 200"]
    #expect(verdicts(result(same, bar)).count == 1)
    // Where sizes are asked for, all ranges apply together.
    var options = CheckOptions()
    options.sizes = [size(600, 400)]
    let both = ["sizes 320x568 ... 430x932, keyboard 0 ... 346", "sizes 568x320 ... 932x430, keyboard 0 ... 160"]
    #expect(verdicts(result(both, bar, options)) == ["600x400: refuted 0-346"])
  }

  @Test func severalKeyboardsOfOneStatementAreOneRange() {
    let both = "sizes 568x420 ... 932x430, keyboard 0 ... 100, keyboard 50 ... 200, safeArea (0, 0, 9, 0), safeArea 0"
    let found = result([both], "view v { .edges == superview }\n")
    #expect(found.examined.count == 1)
    #expect(found.examined[0].parameters.map { "\($0.name) \($0.lowest)-\($0.highest)" }.contains("keyboard 0-200"))
    #expect(found.examined[0].parameters.contains { $0.name == "safeArea.bottom" && $0.highest == 9 })
  }

  @Test func whatHasNoEffectHasNoneInAnyPart() {
    let box = "view a { .size == 10x10; .top == superview.top; .leading == superview.leading }\n"
    let wide = "when width >= 600 { a.leading == superview.leading + 8 @high }\n"
    let sizes = ["sizes 320x320 ... 430x932, keyboard 0", "sizes 320x320 ... 932x932, keyboard 0 ... 9"]
    #expect(result([sizes[0]], box + wide).diagnostics.contains { $0.code == .branchNeverApplies })
    #expect(!result(sizes, box + wide).diagnostics.contains { $0.code == .branchNeverApplies })
  }

  @Test func expectationsAreEvaluatedOnce() {
    let sizes = ["sizes 320x568 ... 430x932, keyboard 0 ... 346", "sizes 568x320 ... 932x430, keyboard 0 ... 100"]
    let found = result(sizes, bar + "expect 375x667 (keyboard: 300) { pay.bottom == 1 }\n")
    #expect(found.diagnostics.map { $0.code } == [.expectationFailed])
    #expect(found.examined.map { $0.expectations } == [1, 0])
    #expect(found.examined.map { $0.failedExpectations } == [1, 0])
  }

  @Test func anotherLayoutOfTheFileIsExaminedOnce() {
    let text = """
      layout A(375x667) {
        sizes 320x568 ... 430x932, keyboard 0 ... 346
        sizes 568x320 ... 932x430, keyboard 0 ... 100
        view a { .edges == superview }
      }
      layout B(375x667) { sizes 320x320 ... 400x400; view a { .edges == superview } }
      """
    #expect(checked(text).examined.map { $0.layout } == ["A", "A", "B"])
  }

  @Test func anAllowedFindingUnderTheKeyboardIsCounted() throws {
    let body =
      "view b: Button { text = \"Go\"; .center == superview; .bottom == superview.bottom - 16; allow L0608 \"x\" }\n"
    let text = body.replacing(".center == superview", with: ".centerX == superview.centerX")
    let found = result(["sizes 320x568 ... 430x932, keyboard 0 ... 346"], text)
    #expect(found.diagnostics.map(\.message) == [])
    let health = try #require(found.examined.first?.health)
    #expect(health.findings == 0 && health.silenced == 1)
  }

  /// Both statements of random screens report what each reports alone.
  @Test func partsReportWhatEachReportsAlone() {
    var reported = 0
    for seed in 0..<cases(12, thorough: 400) as Range<UInt64> {
      let lines = RandomScreen(seed: seed).text.split(separator: "\n").map(String.init)
      let other = "  sizes 200x150 ... 260x\(200 + seed), keyboard 0 ... \(20 + seed)"
      func codes(own: Bool, other hasOther: Bool) -> [String] {
        let text = lines.flatMap { line -> [String] in
          guard line.hasPrefix("  sizes") else { return [line] }
          return [own ? line : "", hasOther ? other : ""]
        }
        var options = CheckOptions()
        options.triesChanges = false
        let text1 = text.joined(separator: "\n")
        let map = LineMap(Array(text1.utf8))
        return checked(text1, options: options).diagnostics.filter { !ParameterCheck.ofEverything.contains($0.code) }
          .map { "\($0.code.id) \(map.position(of: $0.range.start).line)" }
      }
      let (first, second) = (codes(own: true, other: false), codes(own: false, other: true))
      let both = codes(own: true, other: true)
      #expect(Set(both) == Set(first + second), "seed \(seed)\n\(lines.joined(separator: "\n"))\n\(other)")
      reported += Set(first).symmetricDifference(second).count
    }
    #expect(reported > 10)
  }
}
