import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Safe areas and margins that depend on where their views are, which depends on them (SEMANTICS §2.11).
@Suite struct GuideSettlingTests {
  /// What a check of a layout of 375x812 says, of which so much is covered above and below.
  private func found(_ body: String, above: Int = 0, below: Int = 0) -> [String] {
    var options = CheckOptions()
    options.safeArea = ExactInsets(top: Rational(above), left: .zero, bottom: Rational(below), right: .zero)
    let text = "layout Screen(375x812) {\n  sizes 375x812\n\(body)\n}"
    return checked(text, options: options).diagnostics.map { $0.message }.filter {
      !$0.contains("extends beyond the screen")
    }
  }

  @Test(arguments: [(700, 53), (725, 53), (726, 87), (735, 87), (743, 87)])
  func aRowThatGrowsByItsOwnInsetIsSettled(_ top: Int, _ height: Int) {
    let body = """
      view row: HStack {
        layoutMarginsRelativeArrangement = true; margins = 11
        .edges(leading, trailing) == superview; .top == superview.top + \(top)
        view info: Switch
        view gap: Spacer }
      allow L0603 "the row ends below the screen"
      expect 375x812 (safeArea: (0, 0, 34, 0)) { row.height == \(height); row.info.height == 31 }
      """
    #expect(found(body, below: 34) == [])
  }

  @Test func oneOfSeveralRowsGrows() {
    let body = """
      view outer { .edges == superview
        view rows: VStack { .edges(leading, trailing) == superview; .top == superview.top + 690
          for i in 0 ..< 2 {
            view row[i]: HStack { layoutMarginsRelativeArrangement = true; margins = 11
              view info: Switch
              view gap: Spacer } } } }
      allow L0603 "the last row ends below the screen"
      expect 375x812 (safeArea: (0, 0, 34, 0)) { outer.rows.row[0].height == 53; outer.rows.row[1].height == 87 }
      """
    #expect(found(body, below: 34) == [])
  }

  @Test func whatGoesRoundInACircleIsFoundFromAnotherSide() {
    let body = """
      view bar { .height == 44; .edges(leading, trailing) == superview
        .top - superview.top == 46 - 2 * (.safeArea.top - .top) }
      expect 375x812 (safeArea: (47, 0, 0, 0)) { bar.frame.y == -48 }
      """
    #expect(found(body, above: 47) == [])
    #expect(found(body) == [])
  }

  @Test func marginsThatNothingSettlesAreReportedAlone() {
    let body = """
      view outer { margins = 47; .edges == superview
        view bar { preservesSuperviewLayoutMargins = true; margins = 0; .edges(leading, trailing) == superview
          .height == 44; .top - superview.top == 46 - 2 * (.topMargin - .top)
          view open: Label { text = "Open"; .edges(top, leading, trailing) == superview.margins } } }
      view badge { .edges(top, leading) == outer.margins; .size == 20x20 }
      """
    #expect(found(body) == ["the safe area or the margins of 'outer.bar' depend on themselves"])
  }

  @Test func viewsInAScrollViewHaveNothingCovered() {
    let body = """
      view list: ScrollView { .edges == superview
        view rows: VStack { .edges == superview; .width == list.frameGuide.width
          for i in 0 ..< 20 {
            view row[i]: HStack { layoutMarginsRelativeArrangement = true; margins = 11
              view info: Switch
              view gap: Spacer } } } }
      expect 375x812 (safeArea: (47, 0, 34, 0)) {
        list.safeArea.top == 47; list.safeArea.height == 731; list.contentSize == (375, 1060)
        list.rows.row[0].height == 53; list.rows.row[15].height == 53; list.rows.row[0].safeArea.height == 53
      }
      """
    #expect(found(body, above: 47, below: 34) == [])
  }
}
