import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

@Suite struct VisualFormatLoweringTests {
  @Test func gapsAreEmittedBeforeTheSizeOfTheirViewAndAlignmentsLast() {
    #expect(
      rows(lowered("|-8-[a(50)]-gap-[b(>=a,<=100)]|", "alignAllTop")) == [
        "a.leading - form.leading == 8", "a.width == 50", "b.leading - a.trailing == 12", "b.width - a.width >= 0",
        "b.width <= 100", "form.trailing - b.trailing == 0", "a.top - b.top == 0",
      ])
  }

  @Test func aVerticalFormatUsesTopBottomAndHeight() {
    #expect(
      rows(lowered("V:|-(>=8)-[a(==b)][b]-|", "alignAllLeading", "alignAllCenterX")) == [
        "a.top - form.top >= 8", "a.height - b.height == 0", "b.top - a.bottom == 0", "form.bottom - b.bottom == 20",
        "a.leading - b.leading == 0", "a.centerX - b.centerX == 0",
      ])
  }

  @Test func aLoneDashIsTheStandardSpace() {
    let result = lowered("|-[a]-[b]-8-|")
    #expect(
      rows(result) == [
        "a.leading - form.leading == 20", "b.leading - a.trailing == 8", "form.trailing - b.trailing == 8",
      ])
    var names = FormatNames()
    names.superviewSpace = Rational(16)
    #expect(rows(lowered("|-[a]", names: names)) == ["a.leading - form.leading == 16"])
  }

  @Test func directionsChangeTheEdgesOfAHorizontalFormatOnly() {
    #expect(
      rows(lowered("|-3-[a]-5-[b]-7-|", "directionLeftToRight")) == [
        "a.left - form.left == 3", "b.left - a.right == 5", "form.right - b.right == 7",
      ])
    #expect(
      rows(lowered("|-3-[a]-5-[b]-7-|", "directionRightToLeft")) == [
        "form.right - a.right == 3", "a.left - b.right == 5", "b.left - form.left == 7",
      ])
    #expect(rows(lowered("V:[a]-5-[b]", "directionRightToLeft")) == ["b.top - a.bottom == 5"])
  }

  @Test func baselineSpacingIsMeasuredBetweenViews() {
    #expect(
      rows(lowered("V:|-3-[a]-5-[b]-7-|", "spacingBaselineToBaseline")) == [
        "a.top - form.top == 3", "b.firstBaseline - a.lastBaseline == 5", "form.bottom - b.bottom == 7",
      ])
    #expect(reports(lowered("V:[a]-[b]", "spacingBaselineToBaseline")) == ["L0334@5..6"])
  }

  @Test func prioritiesComeFromNumbersAndMetrics() {
    #expect(
      rows(lowered("[a(50@500)]-(8@low,>=4@0.5)-[b]")) == [
        "a.width == 50 @500.0", "b.leading - a.trailing == 8 @250.0", "b.leading - a.trailing >= 4 @0.5",
      ])
  }

  @Test func aPriorityThatBecomesZeroIsNone() {
    var names = FormatNames()
    let small = Rational(1, 1_000_000_000)
    names.metrics.append(("tiny", small * small * small * small * small * small))
    #expect(reports(lowered("[a(50@tiny)]", names: names)) == ["L0329@6..10"])
  }

  @Test func aNameInParenthesesIsAMetricFirst() {
    var names = FormatNames()
    names.metrics.append(("b", Rational(33)))
    #expect(rows(lowered("[a(b)]", names: names)) == ["a.width == 33"])
    #expect(rows(lowered("[a(b)]")) == ["a.width - b.width == 0"])
  }

  @Test func decimalsStayExact() {
    #expect(lowered("[a(0.1)]").result.rows[0].constraint.constant == Rational(1, 10))
    #expect(lowered("[a]-(-1.5e-3)-[b]").result.rows[0].constraint.constant == Rational(-15, 10_000))
  }

  @Test func anUnknownNameIsReportedOnceWithASuggestion() {
    let result = lowered("|-gpa-[frm(frm)]-gpa-[frm]-(8@lwo)-|")
    #expect(reports(result) == ["L0325@7..10", "L0326@2..5", "L0326@30..33"])
    #expect(result.result.diagnostics.map { $0.fixIt?.edits[0].replacement } == ["form", "gap", "low"])
    #expect(reports(lowered("[a(zzzzz)]")) == ["L0326@3..8"])
  }

  @Test func aNameReportedElsewhereStaysQuiet() {
    let result = lowered("|-broken-[a]-[broken(broken@broken)]-|")
    #expect(result.result.diagnostics.isEmpty)
    #expect(rows(result) == [])
  }

  @Test func numbersAndViewsDoNotStandForEachOther() {
    #expect(reports(lowered("[gap(20)]")) == ["L0327@1..4"])
    #expect(reports(lowered("[a]-(b)-[c]")) == ["L0316@5..6"])
    #expect(reports(lowered("[a]-b-[c]")) == ["L0316@4..5"])
    #expect(reports(lowered("[a(20@b)]")) == ["L0328@6..7"])
    #expect(reports(lowered("[caption]-caption-[a(b)]")) == ["L0325@1..8"])
    #expect(reports(lowered("[a(caption)]")) == ["L0326@3..10"])
    #expect(reports(lowered("[a]-(8@caption)-[b]")) == ["L0326@7..14"])
  }

  @Test func aPriorityIsAboveZeroAndAtMostAThousand() {
    #expect(reports(lowered("[a(20@0)]")) == ["L0329@6..7"])
    #expect(reports(lowered("[a(20@-1)]")) == ["L0329@6..8"])
    #expect(reports(lowered("[a(20@1000.5)]")) == ["L0329@6..12"])
    #expect(reports(lowered("[a(20@1000)]")) == [])
  }

  @Test func aBarNeedsOneSuperview() {
    #expect(reports(lowered("V:|[Screen]-(11@750)-[form]|")) == ["L0330@2..3"])
    #expect(reports(lowered("[Screen]-8-|")) == ["L0330@11..12"])
    #expect(reports(lowered("|[a][x]|")) == ["L0331@0..1"])
    #expect(rows(lowered("[a]-8-[x]")) == ["x.leading - a.trailing == 8"])
  }

  @Test func theSizeOfTheRootComesFromOutside() {
    #expect(lowered("[Screen(50)]").result.diagnostics.map(\.code) == [.rootSizeInRule])
    #expect(rows(lowered("[form(Screen)]")) == ["form.width - Screen.width == 0"])
  }

  @Test func aFormatOfUnknownNamesReportsSomeAndSaysThatThereAreMore() {
    let result = lowered((0..<100).map { "[unknown\($0)]" }.joined()).result
    #expect(result.diagnostics.count == 20)
    #expect(result.diagnostics.last?.notes.last?.text.contains("there are more problems") == true)
  }

  @Test func aConstantHasALimit() {
    #expect(reports(lowered("[a(1e6)]")) == [])
    #expect(reports(lowered("[a(1000000.1)]")) == ["L0332@3..12"])
    #expect(reports(lowered("[a]-(-1e7)-[b]")) == ["L0332@5..9"])
  }

  @Test func whatDemandsNothingIsReported() {
    #expect(reports(lowered("[a]")) == ["L0333@0..3"])
    #expect(reports(lowered("[a(a)]-[b]")) == ["L0333@3..4"])
    #expect(lowered("[a]").result.diagnostics[0].severity == .warning)
    #expect(reports(lowered("[a][b]")) == [])
  }

  @Test func optionWordsAreChecked() {
    #expect(reports(lowered("[a][b]", "alignTop")) == ["L0321@8..16"])
    #expect(lowered("[a][b]", "alignTop").result.diagnostics[0].fixIt?.edits[0].replacement == "alignAllTop")
    #expect(lowered("[a][b]", "alignAllBotom").result.diagnostics[0].fixIt?.edits[0].replacement == "alignAllBottom")
    #expect(reports(lowered("[a][b]", "alignAllLeft")) == ["L0322@8..20"])
    #expect(reports(lowered("V:[a][b]", "alignAllBaseline")) == ["L0322@10..26"])
    #expect(reports(lowered("[a][b]", "directionLeftToRight", "directionRightToLeft")) == ["L0323@29..49"])
    #expect(reports(lowered("[a][b]", "spacingBaselineToBaseline")) == ["L0324@8..33"])
    #expect(reports(lowered("[a][b]", "spacingEdgeToEdge")) == [])
  }

  @Test func theOtherPartsOfABrokenFormatKeepTheirMeaning() {
    let result = lowered("|-8-[a(>5)]--[b(20)]-gap-[c]")
    #expect(reports(result) == ["L0309@7..8", "L0307@11..13"])
    #expect(rows(result) == ["a.leading - form.leading == 8", "b.width == 20", "c.leading - b.trailing == 12"])
  }

  @Test func namesInTheStringAreUses() {
    let result = lowered("[a(b)]-gap-[bar0]")
    let uses = result.result.uses.map {
      (String(decoding: result.bytes[$0.range.start..<$0.range.end], as: UTF8.self), $0.target)
    }
    #expect(uses.map(\.0) == ["a", "bar0", "b", "gap"])
    #expect(uses.map(\.1) == [.view(ViewID(3)), .view(ViewID(7)), .view(ViewID(4)), .metric("gap")])
  }

  @Test func rowsKnowTheirPartOfTheString() {
    let result = lowered("|[a(>=5)]-gap-[b]-(>=4,<=8)-|", "alignAllTop")
    let parts = result.result.rows.map { String(decoding: result.bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
    #expect(parts == ["|[", ">=5", "-gap-", ">=4", "<=8", "alignAllTop"])
  }
}
