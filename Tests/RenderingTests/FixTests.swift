import LayDiagnostics
import Testing

@testable import LayRendering

/// A repair that puts `replacement` in the place of the bytes from `start` to `end`.
private func repair(_ start: Int, _ end: Int, _ replacement: String, _ safety: FixIt.Safety = .automatic, file: Int = 0)
  -> Diagnostic
{
  let range = SourceRange(file: FileID(file), start: start, end: end)
  return Diagnostic(.all[0], "x", at: range, fixIt: FixIt("repair", [Edit(range, replacement)], safety))
}

private func diff(_ text: String, _ diagnostics: [Diagnostic]) -> String {
  unifiedDiff(SourceText(path: "a.lay", bytes: Array(text.utf8)), automaticRepairs(of: diagnostics).edits)
}

@Suite struct FixTests {
  private func fixed(_ text: String, _ diagnostics: [Diagnostic]) -> String {
    String(decoding: applying(automaticRepairs(of: diagnostics).edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test func repairsAreMadeInTheOrderOfTheText() {
    #expect(fixed("abcdef", [repair(4, 5, "EE"), repair(0, 1, ""), repair(2, 2, "-")]) == "b-cdEEf")
    #expect(fixed("abc", []) == "abc")
    #expect(fixed("abc", [repair(3, 3, "d")]) == "abcd")
  }

  @Test func guessesAndOtherFilesAreLeftAlone() {
    #expect(fixed("abc", [repair(0, 1, "X", .needsReview), repair(0, 1, "Y", file: 1)]) == "abc")
  }

  @Test func repairsThatTouchEachOtherWait() {
    #expect(fixed("abcdef", [repair(0, 3, "X"), repair(2, 4, "Y"), repair(3, 3, "Z")]) == "Xdef")
  }

  @Test func repairsOutsideTheTextAreClamped() {
    #expect(fixed("abc", [repair(2, 90, "X")]) == "abX")
  }
}

@Suite struct DiffTests {
  @Test func changedLinesStandBetweenUnchangedOnes() {
    #expect(
      diff("1\n2\n3\n4\nfive\n6\n7\n8\n9\n", [repair(8, 12, "FIVE")]) == """
        --- a.lay
        +++ a.lay
        @@ -2,7 +2,7 @@
         2
         3
         4
        -five
        +FIVE
         6
         7
         8

        """)
  }

  @Test func changesFarApartStandInHunksOfTheirOwn() {
    let text = (1...20).map { "\($0)\n" }.joined()
    #expect(
      diff(text, [repair(0, 1, "one\nand a half"), repair(text.utf8.count - 3, text.utf8.count - 1, "twenty")]) == """
        --- a.lay
        +++ a.lay
        @@ -1,4 +1,5 @@
        -1
        +one
        +and a half
         2
         3
         4
        @@ -17,4 +18,4 @@
         17
         18
         19
        -20
        +twenty

        """)
  }

  @Test func lastLineWithoutABreakSaysSo() {
    #expect(
      diff("a\nb", [repair(2, 3, "c")]) == """
        --- a.lay
        +++ a.lay
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +c
        \\ No newline at end of file

        """)
  }

  @Test func repairThatChangesNothingShowsNothing() {
    #expect(diff("abc\n", [repair(0, 1, "a")]) == "")
    #expect(diff("abc\n", []) == "")
  }
}
