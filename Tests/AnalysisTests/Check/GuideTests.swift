import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// The tables of SEMANTICS §2.11 and §2.12, worked by hand: files with `expect`s.
@Suite struct GuideTests {
  /// What a check of a layout of 375x812 says.
  private func found(_ body: String, _ options: CheckOptions = CheckOptions()) -> [String] {
    checked("layout Screen(375x812) {\n  sizes 375x812\n\(body)\n}", options: options).diagnostics.map { $0.message }
  }

  // MARK: Safe areas

  @Test func theSafeAreaOfTheLayoutIsWhatTheHostSays() {
    let body = """
      view a { .edges == safeArea inset 8 }
      expect 375x812 { a.frame == (8, 8, 359, 796) }
      expect 375x812 (safeArea: (47, 0, 34, 0)) { a.frame == (8, 55, 359, 715) }
      expect 812x375 (safeArea: (0, 50, 21, 40)) { a.frame == (58, 8, 706, 338); root.safeArea.width == 722 }
      expect 812x375 (safeArea: (leading: 50), direction: rtl) { a.right == 754; a.left == 8 }
      """
    #expect(found(body) == [])
  }

  @Test(arguments: [(-10, 47), (0, 47), (1, 46), (20, 27), (47, 0), (60, 0)])
  func aViewInsideReachesIntoTheSafeArea(_ distance: Int, _ inset: Int) {
    let body = """
      view upper { .edges(leading, trailing) == superview; .top == superview.top + \(distance); .height == 300
        view title { .edges(top, leading) == safeArea; .size == 20x20 } }
      view lower { .edges(leading, trailing) == superview; .bottom == superview.bottom - \(distance); .height == 300
        view end { .edges(bottom, leading) == safeArea; .size == 20x20 } }
      view side { .edges(top, bottom) == superview; .left == superview.left + \(distance); .width == 200
        view first { .left == safeArea.left; .top == safeArea.top; .size == 20x20 } }
      expect 375x812 (safeArea: (47, 47, 47, 47)) {
        upper.title.frame.y == \(inset); lower.end.bottom == 300 - \(inset); side.first.frame.x == \(inset)
      }
      """
    #expect(found(body).filter { !$0.hasSuffix(" beyond the screen at 375x812") } == [])
  }

  @Test func aSafeAreaIsHandedOnFromViewToView() {
    let body = """
      view outer { .edges == superview inset 10
        view inner { .edges == superview inset 10
          view label { .edges == safeArea } } }
      expect 375x812 (safeArea: (47, 0, 34, 0)) {
        outer.safeArea.top == 37; outer.inner.safeArea.top == 27; outer.inner.label.frame == (0, 27, 335, 731)
      }
      """
    #expect(found(body) == [])
  }

  @Test func aViewMayBeAsLargeAsItsSafeAreaDemands() {
    let body = """
      view bar { .edges(leading, bottom, trailing) == superview
        view button { .edges == safeArea; .height == 49 } }
      expect 375x812 (safeArea: (47, 0, 34, 0)) { bar.frame == (0, 729, 375, 83); bar.button.frame == (0, 0, 375, 49) }
      """
    #expect(found(body) == [])
  }

  // MARK: Margins

  @Test func withoutASettingMarginsAreEightAndTheLayoutHasThoseOfItsProfile() {
    let body = """
      view card { .edges == superview; view box { .edges == margins } }
      view a { .edges == margins }
      expect 375x812 { card.box.frame == (8, 8, 359, 796); a.frame == (16, 0, 343, 812) }
      expect 800x812 { a.frame == (20, 0, 760, 812) }
      expect 375x812 (horizontalSizeClass: regular) { a.frame == (20, 0, 335, 812) }
      """
    #expect(found(body) == [])
    let appkit = "profile = appkit; view a { .edges == margins }; expect 375x812 { a.frame == (20, 20, 335, 772) }"
    #expect(found(appkit).filter { !$0.hasPrefix("this version lays out as UIKit") } == [])
  }

  @Test func marginsAreMeasuredFromTheSafeArea() {
    let body = """
      margins = (10, 20, 30, 40)
      view a { .edges == margins }
      view b { insetsLayoutMarginsFromSafeArea = false; margins = 5; .edges == superview; view box { .edges == margins } }
      view c { margins = 5; .edges == superview; view box { .edges == margins } }
      expect 375x812 (safeArea: (47, 0, 34, 0)) {
        a.frame == (20, 57, 315, 691); b.box.frame == (5, 5, 365, 802); c.box.frame == (5, 52, 365, 721)
      }
      """
    #expect(found(body) == [])
  }

  @Test func leadingMarginsTurnAroundAndLeftOnesDoNot() {
    let body = """
      view card { margins = (0, 30, 0, 10); .edges == superview; view box { .edges == margins } }
      view other { margins = (left: 30, right: 10); .edges == superview; view box { .edges == margins } }
      view own { direction = ltr; margins = (0, 30, 0, 10); .edges == superview; view box { .left == margins.left; .top == superview.top; .size == 9x9 } }
      expect 375x812 { card.box.frame.x == 30; other.box.frame.x == 30 }
      expect 375x812 (direction: rtl) { card.box.frame.x == 10; card.box.width == 335; other.box.frame.x == 30; own.box.frame.x == 30 }
      """
    #expect(found(body) == [])
  }

  @Test(arguments: [(0, 30), (12, 18), (22, 8), (50, 8)])
  func preservedMarginsReachAsFarInAsThoseAround(_ distance: Int, _ margin: Int) {
    let body = """
      margins = 30
      view card { preservesSuperviewLayoutMargins = true; .edges == superview inset \(distance)
        view box { .edges == margins } }
      expect 375x812 { card.margins.left == \(margin); card.box.frame.y == \(margin)
        card.box.right == card.width - \(margin); card.box.bottom == card.height - \(margin) }
      """
    #expect(found(body) == [])
  }

  @Test func marginAttributesAreThoseOfTheGuide() {
    let body = """
      view card { margins = (10, 20, 30, 40); .edges == superview
        view a { .leading == superview.leadingMargin; .top == superview.topMargin; .right == superview.rightMargin; .bottom == superview.bottomMargin }
        view b { .centerX == superview.centerXWithinMargins; .centerY == superview.centerYWithinMargins; .size == 10x10 } }
      expect 375x812 { card.a.frame == (20, 10, 315, 772); card.b.frame == (172.5, 391, 10, 10) }
      """
    #expect(found(body) == [])
  }

  @Test func conditionsChangeMargins() {
    let body = """
      margins = 10
      view a { .edges == margins }
      when width >= 600 { margins = 40 }
      expect 375x812 { a.left == 10 }
      expect 600x812 { a.left == 40 }
      """
    #expect(found(body) == [])
  }

  @Test func standardSpacingTakesTheMarginsOfTheSuperview() {
    let body = """
      standardSpacing = margins
      view a; view b { margins = 30; view c; vfl "H:|-[c]-(>=4)-|"; vfl "V:|-[c(20)]"; c.width == 50 }
      vfl "H:|-[a]-[b(a)]-|"; vfl "V:|-[a(40)]"; vfl "V:|[b]|"
      expect 375x812 { a.frame == (16, 0, 167.5, 40); b.right == 359; b.c.frame == (30, 30, 50, 20) }
      """
    #expect(found(body) == [])
    #expect(
      found("view a; vfl \"H:|-[a]-|\"; vfl \"V:|-[a]-|\"; expect 375x812 { a.frame == (20, 20, 335, 772) }") == [])
  }

  // MARK: Readable

  @Test(arguments: [(320, 16, 288), (375, 16, 343), (712, 20, 672), (713, 20.5, 672), (1024, 176, 672)])
  func theReadableGuideIsNoWiderThanText(_ width: Int, _ left: Double, _ length: Int) {
    let body = """
      view a { .edges == readable }
      view card { .edges == superview; view b { .edges == readable } }
      expect \(width)x812 { a.frame == (\(left), 0, \(length), 812); card.b.width == \(min(width - 16, 672)) }
      """
    #expect(found(body) == [])
  }

  // MARK: Scroll views

  @Test func rulesToTheEdgesOfAScrollViewSayHowLargeItsContentIs() {
    let body = """
      view scroll: ScrollView { .edges == superview inset 10
        view body { .edges == superview inset 8; .width == superview.width - 16; .height == 1200 }
        view head { .edges(top, leading, trailing) == frameGuide; .height == 44 } }
      expect 375x812 { scroll.contentSize == (355, 1216); scroll.body.frame == (8, 8, 339, 1200); scroll.contentOffset == (0, 0)
        scroll.head.frame == (0, 0, 355, 44); scroll.contentGuide.frame == (0, 0, 355, 1216) }
      """
    #expect(found(body) == [])
  }

  @Test func aScrolledViewHasItsContentWhereItWas() {
    let body = """
      view scroll: ScrollView { bounds = (0, 100, 375, 812); .edges == superview
        view body { .edges == superview; .width == superview.width; .height == 1200 }
        view head { .edges(top, leading, trailing) == frameGuide; .height == 44 } }
      expect 375x812 { scroll.body.frame == (0, 0, 375, 1200); scroll.head.frame == (0, 100, 375, 44); scroll.contentOffset == (0, 100) }
      """
    #expect(found(body) == [])
  }

  @Test func contentWhoseSizeIsOpenIsReportedAsSuch() {
    let body = """
      view scroll: ScrollView { .edges == superview
        view body { .edges(top, leading, trailing) == superview; .width == superview.width; .height == 1200 } }
      """
    #expect(found(body) == ["the height of the content of 'scroll' is ambiguous"])
  }

  @Test func marginsOfAScrollViewAreThoseOfItsContent() {
    let body = """
      view scroll: ScrollView { margins = 20; .edges == superview
        view body { .edges == margins; .width == superview.width - 40; .height == 1000 } }
      expect 375x812 { scroll.contentSize == (375, 1040) }
      """
    #expect(found(body) == [])
  }

  // MARK: Steps

  @Test func guidesAreWhereStepsHavePutTheirViews() {
    let body = """
      view card { view text }
      layoutSubviews {
        card.frame = (0, 20, 1000, 792)
        card.text.frame = card.readable.frame
      }
      expect 375x812 { card.text.frame == (164, 8, 672, 776); card.readable.width == 672; card.margins.width == 984 }
      expect 375x812 (safeArea: (47, 0, 34, 0)) { card.safeArea.top == 27; card.text.frame == (164, 35, 672, 715) }
      """
    #expect(found(body).filter { !$0.hasPrefix("'card") } == [])
    let scrolled = """
      view page: ScrollView { .edges == superview; view tall { .edges == superview; .size == 375x2000 } }
      view thumb
      layoutSubviews { page.bounds.origin = (0, 300); thumb.frame = (0, 0, 4, page.safeArea.frame.minY) }
      expect 375x812 { thumb.height == 300; page.safeArea.height == 812 }
      """
    #expect(found(scrolled) == [])
  }

  // MARK: Proofs

  @Test func allSizesAreProvedWithASafeArea() throws {
    var options = CheckOptions()
    options.safeArea = ExactInsets(top: 47, left: .zero, bottom: 34, right: .zero)
    let result = checked(
      """
      layout Page(375x812) {
        sizes 320x480 ... 1024x1366
        view bar { .edges(leading, bottom, trailing) == superview; view tab { .edges == safeArea; .height == 49 } }
        view text { .edges(leading, trailing) == readable; .top == safeArea.top; .bottom == bar.top }
        assert text.top >= safeArea.top
        assert text.height >= 300
        assert bar.height == 83
      }
      """, options: options)
    #expect(result.diagnostics.map { $0.message } == [])
    #expect(result.examined.map { $0.verdicts.map(\.verdict) } == [[.proved]])
    #expect(result.examined.map(\.provedAssertions) == [3])
  }

  // MARK: Programs in code

  @Test func marginAttributesOfProgramsAreLaidOut() throws {
    var program = LayoutProgram(name: "P", designSize: ExactSize(width: 300, height: 200))
    let view = program.addView("a")
    program.margins[.root] = LayoutMargins(ExactInsets(top: 1, left: 2, bottom: 3, right: 4))
    program.constrain(all: [
      view[.left] == ViewID.root[.leftMargin], view[.right] == ViewID.root[.rightMargin],
      view[.top] == ViewID.root[.topMargin], view[.height] == 20,
    ])
    var layout = Layout(program)
    #expect(layout.resize(width: 300, height: 200).isClean)
    #expect(layout.exactFrame(of: view) == ExactRect(x: 2, y: 1, width: 294, height: 20))
    var environment = LayoutEnvironment(size: ExactSize(width: 300, height: 200))
    environment.safeArea = ExactInsets(top: 47, left: .zero, bottom: .zero, right: .zero)
    layout.resize(to: environment)
    #expect(layout.exactFrame(of: view).y == 48)
  }
}
