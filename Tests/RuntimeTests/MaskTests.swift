import LayRuntime
import TestSupport
import Testing

@Suite struct MaskTests {
  /// The three views of the first article.
  private func springs() -> (program: LayoutProgram, v1: ViewID, v2: ViewID, v3: ViewID) {
    var screen = program(320, 480)
    let v1 = screen.addView("v1", frame: rect(100, 111, 132, 194), mask: [])
    let v2 = screen.addView("v2", in: v1, frame: rect(0, 0, 132, 10), mask: .flexibleWidth)
    let v3 = screen.addView(
      "v3", in: v1, frame: rect(112, 174, 20, 20), mask: [.flexibleTopMargin, .flexibleLeftMargin])
    return (screen, v1, v2, v3)
  }

  @Test func growingBoundsKeepTheCentreAndMasksInsideAnswer() {
    var (screen, v1, v2, v3) = springs()
    screen.set(.boundsSize(v1, ExactSize(width: 172, height: 144)), when: .always)
    let layout = screen.laidOut(320, 480)
    #expect(layout.untransformedFrame(of: v1) == rect(80, 136, 172, 144))
    #expect(layout.exactCenter(of: v1) == ExactPoint(x: 166, y: 208))
    #expect(layout.untransformedFrame(of: v2) == rect(0, 0, 172, 10))
    #expect(layout.untransformedFrame(of: v3) == rect(152, 124, 20, 20))
    #expect(layout.report.isClean)
  }

  @Test func theSameHoldsWhenRulesSpeakOfTheViews() {
    var (screen, v1, v2, v3) = springs()
    let label = screen.addView("label", in: v1)
    screen.constrain(all: [
      label[.top] == v2[.bottom] + 4, label[.right] == v3[.left], label[.width] == 10, label[.height] == 10,
    ])
    screen.set(.boundsSize(v1, ExactSize(width: 172, height: 144)), when: .always)
    let layout = screen.laidOut(320, 480)
    #expect(layout.untransformedFrame(of: v1) == rect(80, 136, 172, 144))
    #expect(layout.untransformedFrame(of: v2) == rect(0, 0, 172, 10))
    #expect(layout.untransformedFrame(of: v3) == rect(152, 124, 20, 20))
    #expect(layout.untransformedFrame(of: label) == rect(142, 14, 10, 10))
  }

  @Test(
    arguments: [
      ([.flexibleWidth, .flexibleHeight], 16, 47, 140, 50),
      ([.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin], 36, 22, 100, 100),
    ] as [(AutoresizingMask, Int, Int, Int, Int)])
  func theArticlesCentredViews(mask: AutoresizingMask, x: Int, y: Int, width: Int, height: Int) {
    var screen = program(132, 194)
    let view = screen.addView("view", frame: rect(16, 47, 100, 100), mask: mask)
    #expect(
      screen.laidOut(172, 144).untransformedFrame(of: view)
        == rect(Rational(x), Rational(y), Rational(width), Rational(height)))
  }

  /// Masks alone and masks as rows of the engine must agree: 64 masks, random frames, sizes above and below collapse.
  @Test(arguments: [AutoresizingRule.proportional, .even])
  func rowsMeanWhatMasksMean(rule: AutoresizingRule) {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Rational { Rational(Int.random(in: range, using: &random), 3) }
    for round in 0..<128 {
      var screen = program(300, 200)
      screen.autoresizing = rule
      let outer = screen.addView(
        "outer", frame: rect(number(0...200), number(0...200), number(0...600), number(0...600)),
        mask: AutoresizingMask(rawValue: UInt8(round & 63)))
      let inner = screen.addView(
        "inner", in: outer, frame: rect(number(-30...200), number(-30...200), number(0...600), number(0...600)),
        mask: AutoresizingMask(rawValue: UInt8(Int.random(in: 0...63, using: &random))))
      var ruled = screen
      let mark = ruled.addView("mark")
      ruled.constrain(all: [
        mark[.left] == inner[.left], mark[.right] == inner[.right], mark[.top] == inner[.top],
        mark[.bottom] == inner[.bottom],
      ])
      let (width, height) = (number(0...1800), number(0...1800))
      let (alone, rows) = (screen.laidOut(width, height), ruled.laidOut(width, height))
      let context: Comment = "seed \(seed), round \(round)"
      #expect(alone.untransformedFrame(of: outer) == rows.untransformedFrame(of: outer), context)
      #expect(alone.untransformedFrame(of: inner) == rows.untransformedFrame(of: inner), context)
      #expect(rows.untransformedFrame(of: mark).size == rows.untransformedFrame(of: inner).size, context)
      #expect(alone.report.conflicts.isEmpty && rows.report.conflicts.isEmpty, context)
      #expect(alone.report.collapses.map(\.view) == rows.report.collapses.map(\.view), context)
      #expect(rows.report.ambiguities.isEmpty, context)
    }
  }

  @Test func rowsHaveTheFormOfTheLogs() {
    func rows(_ mask: AutoresizingMask) -> [String] {
      var screen = program(100, 100)
      let view = screen.addView("v", frame: rect(10, 0, 30, 100), mask: mask)
      let mark = screen.addView("mark")
      screen.constrain(mark[.left] == view[.right])
      return screen.laidOut(100, 100).constraintRows().filter {
        $0.origin == .maskPosition(view, .horizontal) || $0.origin == .maskSize(view, .horizontal)
      }.map(\.text)
    }
    #expect(rows([]) == ["v.minX == 10", "v.width == 30"])
    #expect(rows(.flexibleRightMargin) == ["v.minX == 10", "v.width == 30"])
    #expect(rows(.flexibleLeftMargin) == ["v.maxX == root.width - 60", "v.width == 30"])
    #expect(rows(.flexibleWidth) == ["v.minX == 10", "v.maxX == root.width - 60"])
    #expect(
      rows([.flexibleLeftMargin, .flexibleRightMargin]) == ["v.minX == 1/7 * root.width - 30/7", "v.width == 30"])
    #expect(
      rows([.flexibleLeftMargin, .flexibleWidth]) == ["v.maxX == root.width - 60", "v.width == 0.75 * root.width - 45"])
    #expect(
      rows([.flexibleWidth, .flexibleRightMargin]) == ["v.minX == 10", "v.width == 1/3 * root.width - 10/3"])
    #expect(
      rows([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == ["v.minX == 0.1 * root.width", "v.width == 0.3 * root.width"])
  }

  @Test func aSuperviewMayRefuseToAutoresize() {
    var screen = program(100, 100)
    let box = screen.addView("box", frame: rect(0, 0, 100, 100), mask: [.flexibleWidth]) {
      $0.autoresizesSubviews = false
    }
    let inner = screen.addView("inner", in: box, frame: rect(10, 10, 80, 80), mask: .flexibleWidth)
    #expect(screen.laidOut(200, 100).untransformedFrame(of: inner) == rect(10, 10, 80, 80))
    let mark = screen.addView("mark", in: box)
    screen.constrain(all: [
      mark[.left] == inner[.right], mark[.top] == box[.top], mark[.width] == 1, mark[.height] == 1,
    ])
    #expect(screen.laidOut(200, 100).untransformedFrame(of: mark).x == 90)
  }

  @Test func masksInsideAViewThatRulesSizeMeasureItsDesignSize() {
    var screen = program(320, 200)
    let box = screen.addView("box") { $0.designSize = ExactSize(width: 100, height: 100) }
    let inner = screen.addView(
      "inner", in: box, frame: rect(10, 10, 80, 80), mask: [.flexibleWidth, .flexibleTopMargin])
    screen.pinEdges(of: box, to: .root)
    let layout = screen.laidOut(320, 200)
    #expect(layout.untransformedFrame(of: inner) == rect(10, 110, 300, 80))
    #expect(layout.report.isClean)
  }

  @Test func aMaskOutOfRoomIsEmptyAndSaysFromWhichSizeOn() throws {
    var screen = program(100, 100)
    let view = screen.addView("view", frame: rect(10, 10, 30, 30), mask: [.flexibleLeftMargin, .flexibleWidth])
    let below = screen.laidOut(Rational(60) - Rational(1, 1000), 100)
    let collapse = try #require(below.report.collapses.first)
    #expect(collapse.view == view && collapse.axis == .horizontal && collapse.superviewSize == 60)
    #expect(collapse.size == Rational(-3, 4000))
    #expect(below.untransformedFrame(of: view) == rect(Rational(-1, 4000), 10, 0, 30))
    #expect(screen.laidOut(60, 100).report.isClean)
    #expect(screen.laidOut(Rational(60) + Rational(1, 1000), 100).report.isClean)
  }

  @Test func aMaskOutOfRoomInsideAViewThatRulesSizeIsAConflictWithThem() throws {
    var screen = program(100, 100)
    let box = screen.addView("box") { $0.designSize = ExactSize(width: 100, height: 100) }
    let inner = screen.addView("inner", in: box, frame: rect(10, 10, 80, 80), mask: .flexibleWidth)
    screen.pinEdges(of: box, to: .root)
    // Without a rule about it the mask simply runs out of room.
    #expect(screen.laidOut(15, 100).report.collapses.map(\.superviewSize) == [20])
    let mark = screen.addView("mark", in: box)
    screen.constrain(all: [
      mark[.left] == inner[.right], mark[.top] == box[.top], mark[.width] == 1, mark[.height] == 1,
    ])
    #expect(screen.laidOut(20, 100).report.isClean)
    let conflict = try #require(screen.laidOut(15, 100).report.conflicts.first)
    #expect(
      conflict.members.map(\.row) == [
        "box.leading == 0", "box.trailing == 15", "box.inner.minX == 10", "box.inner.maxX == box.width - 10",
        "box.inner.width >= 0",
      ])
    #expect(conflict.broken == .constraint(ConstraintID(3)))
  }

  @Test func theWayMattersOnlyAfterACollapse() {
    var screen = program(100, 100)
    let view = screen.addView("view", frame: rect(10, 0, 30, 100), mask: [.flexibleLeftMargin, .flexibleWidth])
    var layout = Layout(screen)
    layout.resize(along: [.size(130, 100), .size(75, 100), .size(200, 100)])
    #expect(layout.untransformedFrame(of: view) == rect(35, 0, 105, 100))
    let reports = layout.resize(along: [.size(130, 100), .size(40, 100), .size(200, 100)])
    #expect(reports.map(\.collapses.count) == [0, 1, 0])
    // At 40 the mask asks for (-5, -15); from there both parts get half of 160.
    #expect(layout.untransformedFrame(of: view) == rect(75, 0, 65, 100))
    layout.resize(width: 200, height: 100)
    #expect(layout.untransformedFrame(of: view) == rect(35, 0, 105, 100))
  }

  @Test func snappedMasksFloorTheirEdges() {
    var screen = program(180, 80)
    let view = screen.addView(
      "view", frame: rect(20, 10, 140, 80), mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    let layout = screen.laidOut(300, 80)
    #expect(layout.snappedFrame(of: view, scale: 2) == LayoutRect(x: 33, y: 10, width: 233.5, height: 80))
  }
}
