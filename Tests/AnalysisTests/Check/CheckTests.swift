import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct CheckTests {
  @Test func aPromiseIsProvedAsAWhole() throws {
    let result = checked(
      """
      layout Page(375x667) {
        sizes 320x480 ... 1024x1366
        view a { .edges == superview }
        when width >= 600 { a { hidden = true } }
      }
      """)
    let examined = try #require(result.examined.first)
    #expect(examined.verdicts.map(\.verdict) == [.proved])
    #expect(examined.verdicts.map(\.range) == [SizeRange(size(320, 480), size(1024, 1366))])
    // A size on each side of the condition, and the design size.
    #expect(examined.sizes == [size(320, 480), size(600, 480), size(375, 667)])
  }

  @Test func whatIsWrongInOneDirectionSaysInWhich() {
    var options = CheckOptions()
    options.checksBothDirections = true
    func found(_ rules: String) -> [String] {
      checked(
        "layout A(100x50) { sizes 100x50 ... 200x50; view b { .edges(top, bottom) == superview; \(rules) } }",
        options: options
      ).diagnostics.flatMap { [$0.message] + $0.notes.filter { $0.text.hasPrefix("this occurs") }.map(\.text) }
    }
    #expect(found(".edges(leading, trailing) == superview") == [])
    #expect(
      found(".left == superview.left; .leading == superview.leading") == [
        "the width of 'b' is ambiguous", "this occurs at every size (left to right)",
      ])
    #expect(
      found(".width == 300; .edges(leading, trailing) == superview") == [
        "these constraints conflict at every size"
      ])
  }

  @Test func givenSizesReplaceThePromise() throws {
    var options = CheckOptions()
    options.sizes = [size(100, 100)]
    let result = checked("layout A(375x667) { sizes 320x480 ... 1024x1366 }", options: options)
    #expect(try #require(result.examined.first).sizes == [size(100, 100)])
  }

  @Test func aCheckShowsAsManyProblemsAsSomebodyReads() throws {
    func check(_ count: Int) -> [Diagnostic] {
      let views = (0..<count).map { "view v\($0) { allow L0507; .edges(top, leading) == superview; .size == 3x3 }\n" }
        .joined()
      return checked(
        "layout A(90x90) { sizes 90x90\n\(views)expect 90x90 { v0.height == 4; v1.height == 3 } }"
      ).diagnostics
    }
    #expect(check(999).map(\.code.id) == ["L0510"] + Array(repeating: "L0520", count: 999))
    let many = check(1100)
    #expect(many.count == 1001)
    #expect(many.last?.message == "there are 101 more problems like these, which are not shown")
    #expect(many.last?.severity == .warning)
    // An error is shown however many warnings there are.
    #expect(many.map(\.code.id).filter { $0 != "L0520" } == ["L0510", "L0247"])
  }

  @Test func allowancesInBracesWithinBracesSilenceTheirOwn() {
    let found = findings(
      """
      layout A(90x90) {
        sizes 90x90
        view a { allow L0502; view b { allow L0502; view c }; view d }
        view e
        view f { allow L0502; .edges == superview }
      }
      """)
    // The names of 'a' and 'b' belong to their own braces.
    let places = found.map { String($0.prefix(10)) }
    #expect(Set(places) == ["L0502 4:8 ", "L0520 5:12"] && places.count == 2)
  }

  @Test func withoutAPromiseTheDesignSizeIsExaminedAndSaidSo() {
    #expect(
      findings("layout A(375x667) { }") == ["L0521 1:8 'A' declares no sizes; only 375x667 was examined"])
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

  @Test func aComponentThatNothingLaysOutIsAllowedItsWarnings() {
    #expect(
      findings(
        """
        component Tag {
          allow L0502 "the user decides"
          allow L0334 "the font decides"
          view a: Label { text = "A" }
          view b: Label { text = "B" }
          vfl "V:[a]-[b]" spacingBaselineToBaseline
          sizeThatFits { width = 44; height = 24 }
        }
        """) == [])
  }

  @Test func aValueThatIsRoundedTooEarlySaysHowItIsCompared() {
    func notes(_ wanted: String) -> [String] {
      let text =
        "layout A(100x9) { sizes 100x9; view b { .edges(top, leading, bottom) == superview; .width == 1/3 * superview.width }; expect 100x9 { b.width == \(wanted) } }"
      return check(screen(text).compilation).diagnostics.flatMap { $0.notes.map(\.text) }
    }
    #expect(notes("33.33") == ["values are compared within 0.001; `eval` shows two places"])
    #expect(notes("34") == [])
    #expect(notes("100/3") == [])
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
    #expect(found.message == "the mask of 'line' leaves no width for every width below 120")
    #expect(found.notes.first == .why("its width is 0 when the superview's is 120, and would be negative below"))
  }

  @Test func aFileWithErrorsIsNotLaidOut() {
    let result = checked("layout A(375x667) { sizes 375x667; view b; c.width == 3 }")
    #expect(result.examined.isEmpty)
    #expect(result.hasErrors)
  }
}

@Suite struct CheckedSizesTests {
  @Test func everyRangeHasAVerdictOfItsOwn() throws {
    let conditions = (1...40).map { "  when width >= \(100 + 5 * $0) { b.width >= 0 }" }.joined(separator: "\n")
    let result = checked(
      """
      layout Two(100x100) {
        sizes 100x100 ... 500x500, 700x700 ... 800x800
        view a { .edges(top, leading, bottom) == superview; .width == superview.width; .width <= 600 }
        view b { .edges == superview }
      \(conditions)
      }
      """)
    let examined = try #require(result.examined.first)
    #expect(examined.verdicts.map(\.verdict) == [.proved, .refuted])
    #expect(
      result.diagnostics.map(\.message) == [
        "these constraints conflict at every size (700x700 to 800x800)"
      ])
  }

  @Test func anAllowThatOtherSizesNeedIsNotCalledUnused() {
    var options = CheckOptions()
    options.sizes = [size(375, 667)]
    #expect(
      findings(
        "layout A(375x667) { sizes 375x667; allow L0502; view b { .edges == superview } }", options: options
      ).isEmpty)
  }

  @Test func anErrorCannotBeSilenced() {
    let found = findings(
      """
      layout A(100x100) {
        sizes 100x100
        allow L0501
        view b { .center == superview; .height == 10; .width == 10; .width == 20 }
      }
      """)
    #expect(found.contains("L0520 3:3 L0501 is an error, and errors cannot be silenced; this 'allow' does nothing"))
  }

  @Test func labelsThatMakeTheFileWrongFailTheExpectation() {
    let found = findings(
      """
      layout A(100x100) {
        sizes 100x100
        metric p = 500
        view b { .center == superview; .height == 10; .width == 10 @p }
        expect 100x100 (p: 0) { b.width <= 10 }
      }
      """)
    #expect(found.count == 1 && found[0].hasPrefix("L0510 5:27 with p = 0 the file has an error: "), "\(found)")
  }

  @Test func whatWasSetBeforeStaysWhereAnExpectationSetsMore() {
    let text = """
      layout A(100x100) {
        sizes 100x100
        metric gap = 5
        metric more = 1
        view b { .edges == superview inset (gap + more) }
        expect 100x100 (more: 2) { b.left == 22 }
      }
      """
    var options = CompileOptions.solving
    options.overrides = [NamedNumber(name: "gap", value: 20)]
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8), options: options) { _ in nil }
    #expect(check(compilation).diagnostics.isEmpty)
  }

  @Test func atAScaleEverythingOfAFrameIsSnapped() {
    #expect(
      findings(
        """
        layout Third(100x100) {
          sizes 100x100
          view a { .edges(top, leading, bottom) == superview; .width == 1/3 * superview.width }
          expect 100x100 (scale: 1) {
            a.width == 33
            a.right == 33
            a.frame == (0, 0, 33, 100)
            a.bounds.size == 33x100
            a.centerX == 16.5
          }
          expect 100x100 { a.right == 100/3 }
        }
        """
      ).isEmpty)
  }

  @Test func anySizeIsFromOnePointToAScreenOfMany() {
    let ranges = checked("layout S(10x44) { sizes any x 44 }").examined.first?.verdicts.map(\.range)
    #expect(ranges == [SizeRange(size(1, 44), size(2048, 44))])
  }
}
