import LayRuntime
import TestSupport
import Testing

/// The rows of the table of SEMANTICS §2.14, along the axis.
@Suite struct StackDistributionTests {
  private func laidOut(
    _ distribution: StackDescription.Distribution, spacing: Rational, _ contents: [(width: Int, height: Int)],
    width: Rational = 310
  ) -> Layout {
    stackScreen(contents) { _, _, stack in (stack.distribution, stack.spacing) = (distribution, spacing) }
      .laidOut(width, 100)
  }

  @Test func fillKeepsTheSpacingAndLetsTheViewGrowThatHugsLeast() {
    let layout = stackScreen([(50, 20), (100, 30)]) { screen, views, stack in
      stack.spacing = 10
      screen.views[views[0].index].horizontalHugging = Priority(251)
    }.laidOut(310, 100)
    #expect(layout.report.isClean)
    #expect(layout.spans() == [[0, 50], [60, 250]])
    #expect(
      layout.arrangedRows([.start, .end, .gap]) == [
        "stack.a.leading == stack.leading", "stack.b.trailing == stack.trailing",
        "stack.b.leading == stack.a.trailing + 10",
      ])
  }

  @Test func fillOfViewsThatHugAlikeIsAmbiguous() {
    let report = laidOut(.fill, spacing: 10, [(50, 20), (100, 30)]).report
    #expect(report.ambiguities.map(\.part).contains(.width))
  }

  @Test func fillEquallyMakesAllAsLongAsTheFirst() {
    let layout = laidOut(.fillEqually, spacing: 10, [(50, 20), (100, 30), (7, 7)], width: 320)
    #expect(layout.report.isClean)
    #expect(layout.spans() == [[0, 100], [110, 100], [220, 100]])
    #expect(
      layout.arrangedRows([.equalLength]) == ["stack.b.width == stack.a.width", "stack.c.width == stack.a.width"])
  }

  @Test func fillProportionallyCountsTheGapsAndTheLastShareYields() {
    let layout = laidOut(.fillProportionally, spacing: 10, [(50, 20), (100, 30)])
    #expect(layout.report.isClean)
    #expect(layout.spans() == [[0, Rational(3100, 32)], [Rational(3420, 32), Rational(6500, 32)]])
    #expect(layout.spans()[0][1].double == 96.875 && layout.spans()[1][1].double == 203.125)
    #expect(
      layout.arrangedRows([.share]) == [
        "stack.a.width == 0.3125 * stack.width @999", "stack.b.width == 0.625 * stack.width @998",
      ])
  }

  @Test func fillProportionallyWithoutGapsDividesByContent() {
    let layout = laidOut(.fillProportionally, spacing: 0, [(50, 20), (100, 30)])
    #expect(layout.spans().map { $0[1] } == [Rational(310, 3), Rational(620, 3)])
  }

  @Test func fillProportionallyGivesAViewOfNoContentNoLength() {
    let layout = laidOut(.fillProportionally, spacing: 0, [(0, 20), (100, 30)])
    #expect(layout.spans().map { $0[1] } == [0, 310])
    #expect(layout.arrangedRows([.share]).first == "stack.a.width == 0 @999")
    let single = laidOut(.fillProportionally, spacing: 0, [(50, 20)])
    #expect(single.arrangedRows([.share]) == ["stack.a.width == stack.width"])
  }

  @Test func equalSpacingMakesTheGapsEqual() {
    let layout = laidOut(.equalSpacing, spacing: 10, [(50, 20), (60, 30), (40, 10)])
    #expect(layout.report.isClean)
    #expect(layout.spans() == [[0, 50], [130, 60], [270, 40]])
    #expect(
      layout.arrangedRows([.gap, .equalGap]) == [
        "stack.b.leading >= stack.a.trailing + 10", "stack.c.leading >= stack.b.trailing + 10",
        "stack.c.leading + stack.a.trailing == stack.b.trailing + stack.b.leading",
      ])
  }

  @Test func equalSpacingKeepsTheSpacingBeforeItKeepsContent() {
    let layout = laidOut(.equalSpacing, spacing: 100, [(50, 20), (60, 30), (40, 10)], width: 300)
    let spans = layout.spans()
    #expect(spans[1][0] - spans[0][1] == 100 && spans[2][0] - spans[1][0] - spans[1][1] == 100)
  }

  @Test func equalCenteringMakesTheMiddlesEquallyFarApart() {
    let layout = laidOut(.equalCentering, spacing: 10, [(50, 20), (100, 30), (30, 10)])
    #expect(layout.report.isClean)
    #expect(layout.spans() == [[0, 50], [110, 100], [280, 30]])
  }

  @Test func equalCenteringYieldsToTheSpacing() {
    let layout = laidOut(.equalCentering, spacing: 10, [(50, 20), (240, 30), (20, 10)], width: 340)
    #expect(layout.spans() == [[0, 50], [60, 240], [320, 20]])
  }

  @Test func middlesCountLessFromGapToGap() {
    let layout = laidOut(.equalCentering, spacing: 10, [(5, 5), (5, 5), (5, 5), (5, 5)])
    #expect(
      layout.arrangedRows([.equalCenter]).map { $0.suffix(4) } == ["@149", "@148"])
    #expect(layout.spans().map { $0[0] } == [0, Rational(305, 3), Rational(610, 3), 305])
  }

  @Test func aGapOfItsOwnFollowsAView() {
    let layout = stackScreen([(50, 20), (60, 20), (70, 20)]) { _, _, stack in
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.arranged[0].spacingAfter = 40
    }.laidOut(320, 100)
    #expect(layout.spans() == [[0, 90], [130, 90], [230, 90]])
  }

  @Test func aSpacerTakesTheRoomAndTwoShareIt() {
    var screen = stackScreen([(50, 20), (60, 20)])
    let stack = ViewID(1)
    let (one, other) = (screen.addView("s", in: stack, kind: .spacer), screen.addView("t", in: stack, kind: .spacer))
    screen.stacks[0].arranged = [ViewID(2), one, ViewID(3), other].map { StackDescription.Arranged($0) }
    let layout = screen.laidOut(310, 100)
    #expect(layout.report.isClean)
    #expect(layout.spans() == [[0, 50], [150, 60], [50, 100], [210, 100]])
  }

  @Test func rightToLeftTheStackBeginsAtTheRight() {
    let layout = stackScreen([(50, 20), (100, 30)]) { _, _, stack in
      (stack.distribution, stack.spacing) = (.fillProportionally, 10)
    }.laidOut(310, 100, direction: .rightToLeft)
    #expect(layout.spans()[0] == [Rational(310) - Rational(3100, 32), Rational(3100, 32)])
    #expect(layout.spans()[1][0] == 0)
  }

  @Test func aStackWithoutViewsHasNoSize() {
    var screen = program(310, 100)
    let stack = screen.addView("stack", kind: .horizontalStack)
    screen.constrain(all: [stack[.leading] == ViewID.root[.leading], stack[.top] == ViewID.root[.top]])
    screen.stack(stack, .horizontal, [])
    let layout = screen.laidOut(310, 100)
    #expect(layout.report.isClean)
    #expect(layout.untransformedFrame(of: stack) == rect(0, 0, 0, 0))
  }

  @Test func whereNothingFitsTheStackGivesWayAndNoSizeIsNegative() throws {
    var screen = program(310, 100)
    let views = [screen.addView("a"), screen.addView("b")]
    screen.stack(.root, .horizontal, views) { $0.spacing = 400 }
    let conflict = try #require(screen.laidOut(310, 100).report.conflicts.first)
    guard case .arrangement = conflict.broken else {
      Issue.record("\(conflict.broken)")
      return
    }
    #expect(conflict.members.allSatisfy { !$0.terms.isEmpty })
  }

  @Test func anOverrideTurnsTheStack() {
    var screen = stackScreen([(50, 20), (100, 30)]) { _, _, stack in stack.distribution = .fillEqually }
    let narrow = screen.when(.compare(.width, .less, 300))
    screen.set(.stack(ViewID(1), .axis(.vertical)), when: narrow)
    screen.set(.stack(ViewID(1), .spacing(20)), when: narrow)
    #expect(screen.laidOut(310, 100).spans() == [[0, 155], [155, 155]])
    let turned = screen.laidOut(290, 100)
    #expect(turned.spans(.vertical) == [[0, 40], [60, 40]])
    #expect(turned.spans() == [[0, 290], [0, 290]])
  }
}

/// The rows of the table of SEMANTICS §2.14, across the axis.
@Suite struct StackAlignmentTests {
  private let contents = [(width: 50, height: 20), (width: 100, height: 30)]

  private func laidOut(_ alignment: StackDescription.Alignment) -> Layout {
    stackScreen(contents) { _, _, stack in (stack.alignment, stack.distribution) = (alignment, .equalSpacing) }
      .laidOut(310, 100)
  }

  @Test func fillMakesAllAsHighAsTheStack() {
    let layout = laidOut(.fill)
    #expect(layout.report.isClean)
    #expect(layout.spans(.vertical) == [[0, 100], [0, 100]])
    #expect(
      layout.arrangedRows([.nearEdge, .farEdge]) == [
        "stack.a.top == stack.top", "stack.b.top == stack.a.top", "stack.a.bottom == stack.bottom",
        "stack.b.bottom == stack.a.bottom",
      ])
  }

  @Test func leadingIsTheTopAndTrailingTheBottom() {
    #expect(laidOut(.leading).spans(.vertical) == [[0, 20], [0, 30]])
    #expect(laidOut(.trailing).spans(.vertical) == [[80, 20], [70, 30]])
    #expect(laidOut(.leading).report.isClean && laidOut(.trailing).report.isClean)
    #expect(
      laidOut(.leading).arrangedRows([.nearEdge, .beforeFarEdge, .fit, .thin]) == [
        "stack.a.top == stack.top", "stack.b.top == stack.a.top", "stack.a.bottom <= stack.bottom",
        "stack.b.bottom <= stack.bottom", "stack.height == 0 @51", "stack.a.height == 0 @25", "stack.b.height == 0 @25",
      ])
  }

  @Test func centerPutsTheMiddlesInOneLine() {
    #expect(laidOut(.center).report.isClean)
    #expect(laidOut(.center).spans(.vertical) == [[40, 20], [35, 30]])
    let single = stackScreen([(50, 20)]) { _, _, stack in stack.alignment = .center }.laidOut(310, 100)
    #expect(single.spans(.vertical) == [[40, 20]])
    #expect(single.arrangedRows([.fit]) == ["stack.height == 0 @49"])
  }

  @Test(arguments: StackDescription.Alignment.allCases)
  func aStackIsAsHighAsItsHighestView(_ alignment: StackDescription.Alignment) {
    var screen = program(310, 400)
    let stack = screen.addView("stack", kind: .horizontalStack)
    let views = [(50, 20), (100, 30)].map { width, height in
      screen.addView("v\(width)", in: stack) { view in
        (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(Rational(width)), .fixed(Rational(height)))
      }
    }
    screen.constrain(all: [stack[.leading] == ViewID.root[.leading], stack[.top] == ViewID.root[.top]])
    screen.stack(stack, .horizontal, views) { $0.alignment = alignment }
    let layout = screen.laidOut(310, 400)
    #expect(layout.report.isClean)
    // Without text the first baseline is the top, the last the bottom.
    #expect(layout.untransformedFrame(of: stack) == rect(0, 0, 150, 30))
  }

  /// A stack of a label of 17 points and a button of 15, alone or `height` high (issue 17: what Xcode records is 25.5).
  private func baselines(_ alignment: StackDescription.Alignment, height: Rational? = nil) -> Layout {
    var screen = program(400, 200)
    let stack = screen.addView("stack", kind: .horizontalStack)
    let label = screen.addView("label", in: stack, kind: .label) {
      ($0.text, $0.intrinsicWidth) = ("Label", .fixed(Rational(83, 2)))
    }
    let button = screen.addView("button", in: stack, kind: .button) {
      ($0.text, $0.fontSize, $0.intrinsicWidth) = ("Button", 15, .fixed(46))
    }
    screen.constrain(all: [stack[.leading] == ViewID.root[.leading], stack[.top] == ViewID.root[.top] + 50])
    if let height { screen.constrain(stack[.height] == height) }
    screen.stack(stack, .horizontal, [label, button]) { $0.alignment = alignment }
    var layout = Layout(screen)
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 400, height: 200), scale: 2))
    return layout
  }

  /// The stack, the label and the button: origin and height.
  private func spansAcross(_ layout: Layout) -> [[Rational]] {
    (1...3).map { layout.untransformedFrame(of: ViewID($0)) }.map { [$0.y, $0.height] }
  }

  private func isNear(_ a: [[Rational]], _ b: [[Rational]]) -> Bool {
    zip(a.flatMap { $0 }, b.flatMap { $0 }).allSatisfy { ($0 - $1).magnitude <= Rational(1, 2) }
  }

  @Test func baselinesLieOnOneLineAndTheFirstViewInsideTheStack() {
    let first = baselines(.firstBaseline)
    #expect(first.report.isClean)
    let found = spansAcross(first)
    #expect(isNear(found, [[50, Rational(51, 2)], [0, Rational(41, 2)], [Rational(-9, 2), 30]]), "\(found)")
    #expect(
      first.arrangedRows([.baseline, .nearEdge, .afterNearEdge, .beforeFarEdge, .span, .fit, .thin]) == [
        "stack.button.firstBaseline == stack.label.firstBaseline", "stack.label.top >= stack.top",
        "stack.label.bottom <= stack.bottom", "stack.button.bottom <= stack.bottom",
        "stack.label.top == stack.bottom @51", "stack.button.top == stack.bottom @51", "stack.height == 0 @49",
        "stack.label.height == 0 @25", "stack.button.height == 0 @25",
      ])
    for attribute in [Attribute.firstBaseline, .lastBaseline] {
      let layout = baselines(attribute == .firstBaseline ? .firstBaseline : .lastBaseline)
      #expect(layout.attribute(attribute, of: ViewID(2)) == layout.attribute(attribute, of: ViewID(3)))
    }
  }

  @Test func lastBaselinesAreMirrored() {
    let last = baselines(.lastBaseline)
    #expect(last.report.isClean)
    // Every top is inside the stack, and the bottom of the label; the button sticks out below.
    let (stack, label, button) = (spansAcross(last)[0], spansAcross(last)[1], spansAcross(last)[2])
    #expect(button[0] == 0 && label[0] > 0)
    #expect(stack[1] == label[0] + label[1] && button[1] > stack[1])
    #expect(
      last.arrangedRows([.afterNearEdge, .beforeFarEdge, .span, .fit]) == [
        "stack.label.bottom <= stack.bottom", "stack.label.top >= stack.top", "stack.button.top >= stack.top",
        "stack.label.bottom == stack.top @51", "stack.button.bottom == stack.top @51", "stack.height == 0 @49",
      ])
  }

  @Test func inAHigherStackViewsOnFirstBaselinesAreAtTheBottom() {
    let first = baselines(.firstBaseline, height: 100)
    #expect(first.report.isClean)
    #expect(spansAcross(first)[2] == [70, 30])
    let last = baselines(.lastBaseline, height: 100)
    #expect(last.report.isClean)
    #expect(spansAcross(last)[2] == [0, 30])
  }

  @Test func aStackOfEqualGapsThatNothingSizesIsAsShortAsItMayBe() {
    for distribution in [StackDescription.Distribution.equalSpacing, .equalCentering] {
      for (profile, clean) in [(StackDescription.Profile.uikit, true), (.appkit, true)] {
        var screen = program(400, 100)
        let stack = screen.addView("stack", kind: .horizontalStack)
        let views = [40, 60, 20].map { width in
          screen.addView("v\(width)", in: stack) { view in
            (view.intrinsicWidth, view.intrinsicHeight) = (.fixed(Rational(width)), .fixed(20))
          }
        }
        screen.constrain(all: [stack[.leading] == ViewID.root[.leading], stack[.top] == ViewID.root[.top]])
        screen.stack(stack, .horizontal, views) {
          ($0.distribution, $0.spacing, $0.profile) = (distribution, 10, profile)
          if profile == .appkit { $0.alignment = .center }
        }
        let layout = screen.laidOut(400, 100)
        #expect(layout.report.isClean == clean, "\(distribution) \(profile) \(layout.report)")
        // Middles of 50 and 50 apart: from 20 to 80 are 60, so the last gap is 20.
        let width: Rational = distribution == .equalSpacing ? 140 : 150
        #expect(layout.untransformedFrame(of: stack).width == width, "\(distribution) \(profile)")
        #expect(layout.arrangedRows([.fitLength]) == ["stack.width == 0 @49"])
      }
    }
  }

  @Test func textOfSeveralLinesSharesTheWidthOnBaselines() {
    let layout = stackScreen([(50, 20), (100, 30)]) { _, _, stack in
      (stack.alignment, stack.arranged[0].wrapsText) = (.firstBaseline, true)
    }.laidOut(310, 100)
    #expect(layout.arrangedRows([.textWidth]) == ["stack.a.width == 0.5 * stack.width @760"])
    #expect(layout.spans()[0][1] == 155)
  }

  @Test func gapsOfAVerticalStackMayLieBetweenBaselines() {
    var screen = program(400, 300)
    let stack = screen.addView("stack", kind: .verticalStack)
    let labels = (0..<2).map { index in screen.addView("l\(index)", in: stack, kind: .label) { $0.text = "x" } }
    screen.constrain(all: [stack[.leading] == ViewID.root[.leading], stack[.top] == ViewID.root[.top]])
    screen.stack(stack, .vertical, labels) { ($0.spacing, $0.isBaselineRelative) = (40, true) }
    let layout = screen.laidOut(400, 300)
    #expect(layout.report.isClean)
    #expect(
      layout.attribute(.firstBaseline, of: labels[1]) - layout.attribute(.lastBaseline, of: labels[0]) == 40)
  }

  @Test func aVerticalStackTakesBaselinesAsEdges() {
    for (alignment, x) in [(StackDescription.Alignment.firstBaseline, Rational(0)), (.lastBaseline, 260)] {
      let layout = stackScreen([(50, 20), (100, 30)], along: .vertical) { _, _, stack in
        (stack.alignment, stack.distribution) = (alignment, .equalSpacing)
      }.laidOut(310, 100)
      #expect(layout.spans()[0][0] == x)
    }
  }
}
