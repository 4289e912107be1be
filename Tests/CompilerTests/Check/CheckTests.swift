import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct CheckTests {
  @Test func cornersDesignSizeAndBothSidesOfABreakpointAreExamined() throws {
    let result = checked(
      """
      layout Page(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges == superview }
        when width >= 600 { a { hidden = true } }
      }
      """)
    let sizes = try #require(result.examined.first).sizes
    for wanted in [size(320, 480), size(1024, 1366), size(320, 1366), size(1024, 480), size(375, 667)] {
      #expect(sizes.contains(wanted))
    }
    #expect(sizes.contains(size(599, 480)) && sizes.contains(size(600, 480)))
  }

  @Test func givenSizesReplaceThePromise() throws {
    var options = CheckOptions()
    options.sizes = [size(100, 100)]
    let result = checked("layout A(375x667) { sizes 320x480 ... 1024x1366 }", options: options)
    #expect(try #require(result.examined.first).sizes == [size(100, 100)])
  }

  @Test func withoutAPromiseTheDesignSizeIsExaminedAndSaidSo() {
    #expect(
      findings("layout A(375x667) { }") == ["L0521 1:8 'A' promises no sizes; only 375x667 was examined"])
  }

  @Test func anExpectationThatFailsSaysWhatItIs() {
    let found = findings(
      """
      layout Card(375x667) {
        sizes 375x667
        view title { .edges == superview inset 16 }
        expect 375x667 {
          title.width == 340
          title.frame == (16, 16, 343, 635)
          title.height <= 600
        }
      }
      """)
    #expect(
      found == [
        "L0510 5:5 at 375x667 this is 343, not 340", "L0510 7:5 at 375x667 this is 635, not at most 600",
      ])
  }

  @Test func anExpectationMayDifferByAThousandthAndNoMore() {
    func failures(_ number: String) -> Int {
      checked(
        """
        layout Third(100x100) {
          sizes 100x100
          view a { .edges(top, leading, bottom) == superview; .width == 1/3 * superview.width }
          expect 100x100 { a.width == \(number) }
        }
        """
      ).diagnostics.count
    }
    #expect(failures("33.3323") == 1)
    #expect(failures("33.3324") == 0)
    #expect(failures("33.334") == 0)
    #expect(failures("33.3344") == 1)
  }

  @Test func allowSilencesAWarningAndAnUnusedOneIsReported() {
    #expect(
      findings(
        """
        layout Card(375x667) {
          sizes 375x667
          allow L0502 "the host decides"
          view badge { .size == 20x20; .leading == superview.leading + 8 }
        }
        """
      ).isEmpty)
    #expect(
      findings(
        """
        layout Card(375x667) {
          sizes 375x667
          allow L0502
          view badge { .edges == superview }
        }
        """) == ["L0520 3:3 nothing here reports L0502; this 'allow' silences nothing"])
  }

  @Test func aCollapsingMaskSaysTheSizeAtWhichItBegins() throws {
    let found = try onlyFinding(
      """
      layout Bar(320x200) {
        sizes 80x200 ... 320x200
        view line { frame = (60, 0, 200, 2); mask = W }
      }
      """)
    #expect(found.code == .maskCollapse)
    #expect(found.message == "the mask of 'line' leaves no width at 80x200")
    #expect(found.notes.first == .why("its width is 0 when the superview's is 120, and would be negative below"))
  }

  @Test func aFileWithErrorsIsNotLaidOut() {
    let result = checked("layout A(375x667) { sizes 375x667; view b; c.width == 3 }")
    #expect(result.examined.isEmpty)
    #expect(result.hasErrors)
  }
}
