import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

// In a font of 32 points a Hangul syllable is 32 wide and a blank 9; lines are 38.1872 high. The text takes one line from 210 on,
// two from 137 on, three from 73 on, four from 64 on, and six below.
@Suite struct TextProofTests {
  private func article(_ more: String = "", lines: Int = 0, sizes: String = "96x400 ... 300x400") -> String {
    """
    layout Article(300x400) {
      sizes \(sizes)
      view body: Label { text = "한한 한한한 한"; font = 32; lines = \(lines) }
      view below { .height == 10; .width == 10; .leading == body.leading }
      body.top == superview.top
      body.edges(leading, trailing) == superview inset 16
      below.top == body.bottom
      \(more)
    }
    """
  }

  private func proof(_ text: String, _ change: (inout ProofLimits) -> Void = { _ in }) throws -> LayoutProof {
    var limits = ProofLimits()
    change(&limits)
    let compiled = try #require(
      compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }.layouts.first)
    let promise = try #require(compiled.sizes.first)
    let range = SizeRange(
      ExactSize(width: promise.width?.lowest ?? 1, height: promise.height?.lowest ?? 1),
      ExactSize(width: promise.width?.highest ?? 1, height: promise.height?.highest ?? 1))
    return LayoutProof(compiled.program, over: range, LayoutEnvironment(size: range.lowest), limits: limits)
  }

  @Test func aRangeFallsIntoPartsWhereTheLinesChange() throws {
    let cells = try proof(article(TextProofTests.mark)).cells
    #expect(
      cells.map { "\($0.cell.region.width) \($0.cell.part?.lines ?? [])" } == [
        "[96, 105) [4]", "[105, 169) [3]", "[169, 242) [2]", "[242, 300] [1]",
      ])
    #expect(
      try proof(article(TextProofTests.mark, sizes: "96x400 ... 242x400")).cells.last?.cell.region.width
        == SizeInterval(lowest: 242, highest: 242))
  }

  /// A baseline follows the number of lines by other amounts than a height.
  private static let mark =
    "view mark { .width == 1; .height == 1; .leading == superview.leading; .top == body.lastBaseline }"

  @Test func aRangeIsNotCutWhereNoNumberOfLinesMatters() throws {
    #expect(try proof(article()).cells.map { $0.cell.region.width } == [SizeInterval(lowest: 96, highest: 300)])
  }

  @Test func aNumberThatIsUniqueForOneHeightAloneIsOpenForTheOthers() throws {
    // With one line the text is 39 high, which leaves the box one height.
    let box = "view box { .width == 1; .edges(leading, top) == superview; .height >= 39; .height <= body.height }"
    let open = try proof(article(box)).cells.flatMap { $0.openings }
    #expect(
      open.map { "\($0.part) \($0.region.width)" } == ["height [96, 105)", "height [105, 169)", "height [169, 242)"])
  }

  @Test func aFailureAtEverySizeShowsTheNumbersOfItsSize() {
    let found = checked(article("assert below.top <= root.top + 30")).diagnostics
    #expect(found.map(\.message) == ["this assertion fails at every size"])
    #expect(found.first?.caretLabel == "at 96x400 `below.top` is 153, 123 more than `root.top + 30`")
  }

  @Test func whatTheLinesAreToBlameForHasExactEnds() {
    let found = checked(article("assert below.top <= root.top + 80", lines: 0)).diagnostics
    #expect(found.map(\.message) == ["this assertion fails for every width below 169"])
    #expect(found.first?.caretLabel == "at 96x400 `below.top` is 153, 73 more than `root.top + 80`")
    #expect(checked(article("assert below.top <= root.top + 153")).examined[0].provedAssertions == 1)
  }

  @Test func conflictsNameTheTextAndItsLines() {
    let text = article("body.compression.vertical = required; body.height <= 100")
    let found = checked(text).diagnostics.filter { $0.code == .conflict }
    #expect(found.map(\.message).allSatisfy { $0 == "these constraints conflict for every width below 169" })
    let words = found.flatMap { $0.labels.map(\.text) + [$0.caretLabel] }
    #expect(words.contains { $0.hasPrefix("4 lines of 'body' at 64 wide are 153 high") }, "\(words)")
  }

  @Test func aTextIsCompressedWhereNotAllOfItIsShown() {
    #expect(checked(article("assert body.isNotCompressed")).examined[0].provedAssertions == 1)
    let found = checked(article("assert body.isNotCompressed", lines: 2)).diagnostics
    #expect(found.map(\.message) == ["this assertion fails for every width below 169"])
    #expect(found.first?.caretLabel == "at 96x400 'body' is 64 wide, and its content needs 137")
  }

  @Test func slantedLinesPartTheSizesToo() throws {
    let text = """
      layout Wide(300x300) {
        sizes 100x100 ... 300x300
        view body: Label { text = "한한 한한한 한"; font = 32; lines = 0; .top == superview.top; .leading == superview.leading }
        body.width == 50% * superview.width + 50% * superview.height
        assert body.height <= 80
      }
      """
    let result = checked(text)
    #expect(
      result.diagnostics.filter { $0.code == .assertionFailed }.map(\.message) == [
        "this assertion fails where width + height is below 274"
      ])
    #expect(result.examined[0].verdicts.map(\.verdict) == [.proved])
  }

  @Test func rulesThatConnectWidthsWithHeightsAreSettledByTheSecondPass() {
    let text = """
      layout Card(300x700) {
        sizes 96x700 ... 300x700
        view card {
          .edges(top, leading, trailing) == superview
          view photo: Image { .edges(top, leading, trailing) == superview; .height == .width }
          view body: Label {
            text = "한한 한한한 한"; font = 32; lines = 0
            .edges(leading, bottom, trailing) == superview; .top == photo.bottom
          }
          assert body.height <= 153
        }
      }
      """
    let result = checked(text)
    #expect(result.examined[0].verdicts.map(\.verdict) == [.proved], "\(result.diagnostics.map(\.message))")
    #expect(result.examined[0].provedAssertions == 1)
  }

  @Test func aWidthThatDependsOnTheHeightIsReportedWhereItIs() {
    let text = """
      layout Odd(300x400) {
        sizes 150x400 ... 300x400
        view body: Label {
          text = "한한 한한한 한"; font = 32; lines = 0; compression.horizontal = 100; hugging.horizontal = 50
          .edges(top, leading) == superview; .width + .height == superview.width
        }
      }
      """
    let found = checked(text)
    #expect(found.examined[0].verdicts.map(\.verdict) == [.refuted])
    #expect(found.diagnostics.map(\.code) == [.unsettledText])
    #expect(
      found.diagnostics.map(\.message) == [
        "the width of 'body' depends on its height, and its height on its width, for every width below 214"
      ])
  }

  private let words = "the width of 'body' depends on its height, and its height on its width,"

  /// A label whose lines depend on its height for some heights of the root; what is in `more` may hide that.
  private func odd(_ more: String) -> String {
    """
    layout Odd(200x300) {
      sizes 150x150 ... 300x430
      view body: Label {
        text = "한한 한한한 한"; font = 32; lines = 3; compression.horizontal = 100; hugging.horizontal = 50
        .edges(top, leading) == superview; .width + .height == 550 - superview.height
      }
      \(more)
    }
    """
  }

  /// The reports of `odd` with these constraints; `isUnsettled` is true if the lines of its label are wrong at 300x360.
  private func oddReports(_ more: String) throws -> (messages: [String], areExact: Bool, isUnsettled: Bool) {
    let text = odd(more)
    let found = checked(text).diagnostics.filter { $0.code == .unsettledText }
    var layout = Layout(try #require(screen(text).compilation.layouts.first).program)
    let report = layout.resize(to: LayoutEnvironment(size: size(300, 360)))
    return (
      found.map { $0.message }, found.allSatisfy { $0.areas.allSatisfy { $0.isExact } },
      report.unsettledTexts.map { $0.view } == [ViewID(1)]
    )
  }

  @Test func aWidthThatDependsOnTheHeightDoesSoAtTheSizesOfTheReportAlone() throws {
    let found = try oddReports("view other { .edges(top, leading) == superview; .size == 20x10 }")
    #expect(found.messages == ["\(words) for every height above 336 up to 374"])
    #expect(found.areExact && found.isUnsettled)
  }

  /// The lines of texts are not followed where constraints contradict each other, even if they were seen only elsewhere.
  @Test func aWidthThatDependsOnTheHeightWhereConstraintsContradictEachOtherIsNotFollowed() throws {
    let found = try oddReports(
      """
      view other { .edges(top, leading) == superview; .size == 20x10 }
      when width >= 280 { other.width == 30 }
      """)
    #expect(found.messages == ["\(words) at least for every width below 280 and every height above 336 up to 374"])
    #expect(!found.areExact && found.isUnsettled)
  }

  @Test func aWidthThatDependsOnTheHeightBesideAnOpenWidthIsNotFollowed() throws {
    let label = #"text = "한한 한"; font = 32; lines = 0; hugging = 250; compression = 250; .top == superview.top"#
    let found = try oddReports(
      """
      view one: Label { \(label); .leading == superview.leading }
      view two: Label { \(label); .leading == one.trailing; .trailing == superview.trailing }
      when width < 280 { one.width == 60 }
      """)
    #expect(found.messages == ["\(words) at least for every width below 280 and every height above 336 up to 374"])
    #expect(!found.areExact && found.isUnsettled)
  }

  /// The proofs do not know the lines of `more` where steps set its width, and examine no other text there.
  @Test func aWidthThatDependsOnTheHeightBesideAWidthOfStepsIsNotFollowed() throws {
    let found = try oddReports(
      """
      view stepped { bounds = 50x20 }
      view more: Label { text = "한한 한"; font = 32; lines = 0; .edges(top, leading) == superview }
      when width < 280 { more.width == 60 } else { more.width == stepped.width }
      layoutSubviews { stepped.bounds.size = (60, 30); align stepped.topLeft with .topLeft }
      """)
    #expect(found.messages == ["\(words) at least for every width below 280 and every height above 336 up to 374"])
    #expect(!found.areExact && found.isUnsettled)
  }

  /// From a width of 280 on, steps set the width of `more`. Its three lines leave heights ambiguous that its first line alone
  /// would not.
  @Test func anAmbiguousHeightBelowAWidthOfStepsMayBeSoAtOtherSizes() throws {
    func text(_ width: String) -> String {
      """
      layout Below(200x100) {
        sizes 150x100 ... 300x300
        view stepped { bounds = 50x20 }
        view more: Label { text = "한한 한"; font = 32; lines = 0; .edges(top, leading) == superview; hugging = 999; compression = 999 }
        when width < 280 { more.width == 60 } else { more.width == \(width) }
        view p: Label { text = "p"; hugging = 250; compression = 700; .leading == superview.leading; .top == more.bottom }
        view q: Label { text = "q"; hugging = 250; compression = 800; .leading == superview.leading; .top == p.bottom }
        p.height <= 30; q.height <= 30
        q.bottom == superview.bottom @900
        layoutSubviews { stepped.bounds.size = (60, 30); align stepped.topLeft with .topLeft }
      }
      """
    }
    func areExact(_ width: String) -> [Bool] {
      checked(text(width)).diagnostics.filter { $0.code == .ambiguousLayout }.flatMap { $0.areas.map { $0.isExact } }
    }
    #expect(areExact("60") == [true])
    #expect(areExact("stepped.width") == [false])
    var layout = Layout(try #require(screen(text("stepped.width")).compilation.layouts.first).program)
    #expect(!layout.resize(to: LayoutEnvironment(size: size(290, 165))).ambiguities.isEmpty)
  }

  @Test func whereAWidthIsOpenNobodyKnowsTheLines() {
    let text = """
      layout Open(300x400) {
        sizes 100x400 ... 300x400
        view body: Label { text = "한한 한한한 한"; font = 32; lines = 0; hugging = 250; compression = 250 }
        view other: Image { intrinsic = 200x20; hugging = 250; compression = 250 }
        vfl "H:|[body][other]|"
        body.top == superview.top
        other.top == superview.top
        assert body.height <= 500
      }
      """
    let found = checked(text)
    #expect(found.examined[0].verdicts.map(\.verdict) == [.refuted] && found.examined[0].provedAssertions == 0)
  }

  @Test func aCellMayFallIntoAsManyPartsAsAreLookedAt() throws {
    #expect(try proof(article()) { $0.textParts = 4 }.undecided.isEmpty)
    let past = try proof(article()) { $0.textParts = 3 }
    #expect(past.undecided.map(\.reason) == [.lines])
    var options = CheckOptions()
    options.limits.textParts = 3
    #expect(
      checked(article(), options: options).examined[0].verdicts.map(\.verdict) == [
        .notDecided(["lines of text, of 'body', split its sizes into more than 3 parts"])
      ])
    #expect(ProofLimits().textParts == 8192)
  }

  @Test func conditionsAndStatesHaveTheirOwnLines() throws {
    let cells = try proof(article("when width < 200 { body.lines = 1 }; " + TextProofTests.mark)).cells
    #expect(
      cells.map { "\($0.cell.region.width) \($0.cell.part?.lines ?? [])" } == [
        "[96, 200) []", "[200, 242) [2]", "[242, 300] [1]",
      ])
  }
}
