import LayRuntime
import Testing

@Suite struct LayoutTests {
  @Test func aViewPinnedToTheRootFollowsIt() {
    var card = program(320, 200)
    let title = card.addView("title")
    card.pinEdges(of: title, to: .root, inset: 16)
    let layout = card.laidOut(400, 300)
    #expect(layout.untransformedFrame(of: title) == rect(16, 16, 368, 268))
    #expect(layout.report.isClean)
    #expect(layout.frame(of: title) == LayoutRect(x: 16, y: 16, width: 368, height: 268))
    #expect(layout.view(at: "Test/title") == title)
    #expect(layout.view(at: "title") == title)
    #expect(layout.view(at: "Test") == .root)
    #expect(layout.view(at: "Test/titel") == nil)
  }

  @Test func thirdsAreSnappedByEdges() {
    var board = program(320, 100)
    let columns = (0..<3).map { board.addView("column\($0)") }
    for column in columns {
      board.constrain(all: [column[.top] == ViewID.root[.top], column[.bottom] == ViewID.root[.bottom]])
    }
    board.constrain(all: [
      columns[0][.left] == ViewID.root[.left], columns[1][.left] == columns[0][.right] + 8,
      columns[2][.left] == columns[1][.right] + 8, columns[2][.right] == ViewID.root[.right],
      columns[1][.width] == columns[0][.width], columns[2][.width] == columns[0][.width],
    ])
    let layout = board.laidOut(320, 100)
    #expect(layout.untransformedFrame(of: columns[1]) == rect(Rational(328, 3), 0, Rational(304, 3), 100))
    func edges(_ scale: Rational) -> [Double] {
      columns.flatMap { column in
        let frame = layout.snappedFrame(of: column, scale: scale)
        return [frame.x, frame.x + frame.width]
      }
    }
    #expect(edges(1) == [0, 101, 109, 211, 219, 320])
    #expect(edges(2) == [0, 101.5, 109.5, 210.5, 218.5, 320])
    let expected: [Double] = [0, 304.0 / 3, 328.0 / 3, 632.0 / 3, 656.0 / 3, 320]
    for (edge, third) in zip(edges(3), expected) { #expect(abs(edge - third) < 1e-9) }
  }

  @Test func locationsMeetInTheNearestCommonAncestor() {
    var screen = program(300, 300)
    let outer = screen.addView("outer")
    let inner = screen.addView("inner", in: outer)
    let other = screen.addView("other")
    screen.pinEdges(of: outer, to: .root, inset: 20)
    screen.pinEdges(of: inner, to: outer, inset: 10)
    screen.constrain(all: [
      other[.left] == inner[.left] + 5, other[.top] == inner[.centerY], other[.width] == 40, other[.height] == 30,
    ])
    let layout = screen.laidOut(300, 300)
    #expect(layout.untransformedFrame(of: inner) == rect(10, 10, 240, 240))
    #expect(layout.untransformedFrame(of: other) == rect(35, 150, 40, 30))
  }

  @Test func aMultipleOfALocationIsReadInTheCommonAncestor() {
    var screen = program(300, 300)
    let box = screen.addView("box")
    let (u, v) = (screen.addView("u", in: box), screen.addView("v", in: box))
    screen.pinEdges(of: box, to: .root, inset: 50)
    for view in [u, v] {
      screen.constrain(all: [view[.width] == 10, view[.height] == 10, view[.top] == box[.top]])
    }
    screen.constrain(all: [u[.left] == box[.left] + 30, v[.left] == 2 * u[.left]])
    #expect(screen.laidOut(300, 300).untransformedFrame(of: v).x == 60)
  }

  @Test func ratiosTieTheAxes() {
    var screen = program(320, 480)
    let photo = screen.addView("photo")
    screen.constrain(all: [
      photo[.left] == ViewID.root[.left], photo[.right] == ViewID.root[.right], photo[.top] == ViewID.root[.top],
      photo[.width] == Rational(16, 9) * photo[.height],
    ])
    #expect(screen.laidOut(320, 480).untransformedFrame(of: photo) == rect(0, 0, 320, 180))
  }

  @Test func theWidthOfTheRootMayDecideAHeight() {
    var screen = program(320, 480)
    let bar = screen.addView("bar")
    screen.constrain(all: [
      bar[.left] == ViewID.root[.left], bar[.right] == ViewID.root[.right], bar[.bottom] == ViewID.root[.bottom],
      bar[.height] == Rational(1, 4) * ViewID.root[.width],
    ])
    #expect(screen.laidOut(320, 480).untransformedFrame(of: bar) == rect(0, 400, 320, 80))
  }

  @Test func alignmentInsetsMoveTheFrameOut() {
    var screen = program(320, 100)
    let toggle = screen.addView("toggle", kind: .switchControl)
    screen.views[toggle.index].intrinsicWidth = .fixed(49)
    screen.views[toggle.index].alignmentInsets = ExactInsets(top: 0, left: 0, bottom: 0, right: 2)
    screen.constrain(all: [
      toggle[.right] == ViewID.root[.right] - 20, toggle[.centerY] == ViewID.root[.centerY],
    ])
    let layout = screen.laidOut(320, 100)
    #expect(layout.untransformedFrame(of: toggle) == rect(251, Rational(69, 2), 51, 31))
    #expect(layout.attribute(.width, of: toggle) == 49)
    #expect(layout.attribute(.right, of: toggle) == 300)
    #expect(layout.report.isClean)
  }

  @Test func baselinesOfTextMeetAndPlainViewsUseTheirEdges() {
    var screen = program(320, 200)
    let (small, large) = (screen.addView("small", kind: .label), screen.addView("large", kind: .label))
    let box = screen.addView("box")
    screen.views[small.index].text = "small"
    screen.views[large.index].text = "large"
    screen.views[large.index].fontSize = 34
    screen.constrain(all: [
      small[.left] == ViewID.root[.left], large[.left] == small[.right] + 8, large[.top] == ViewID.root[.top],
      small[.firstBaseline] == large[.firstBaseline],
      box[.width] == 10, box[.height] == 10, box[.left] == ViewID.root[.left],
      box[.lastBaseline] == large[.lastBaseline],
    ])
    let layout = screen.laidOut(320, 200)
    // 41 high: the block of 1.193 · 34 is centred, its baseline .3555 · 34 below the middle.
    let baseline = Rational(41, 2) + Rational(3555, 10000) * 34
    #expect(layout.attribute(.firstBaseline, of: large) == baseline)
    #expect(layout.untransformedFrame(of: small).y == baseline - Rational(21, 2) - Rational(3555, 10000) * 17)
    #expect(layout.untransformedFrame(of: box).y == baseline - 10)
    #expect(layout.attribute(.firstBaseline, of: box) == baseline - 10)
  }

  @Test func leadingTurnsAroundWithTheDirectionAndLeftDoesNot() {
    var screen = program(320, 200)
    let (icon, title, fixed) = (screen.addView("icon"), screen.addView("title"), screen.addView("fixed"))
    let badge = screen.addView("badge", frame: rect(10, 150, 20, 20), mask: .flexibleRightMargin)
    for view in [icon, title, fixed] {
      screen.constrain(all: [view[.width] == 40, view[.height] == 20, view[.top] == ViewID.root[.top]])
    }
    screen.constrain(all: [
      icon[.leading] == ViewID.root[.leading] + 16, title[.leading] == icon[.trailing] + 8,
      fixed[.left] == ViewID.root[.left] + 5,
    ])
    let leftToRight = screen.laidOut(320, 200)
    #expect(leftToRight.untransformedFrame(of: title).x == 64)
    let rightToLeft = screen.laidOut(320, 200, direction: .rightToLeft)
    #expect(rightToLeft.untransformedFrame(of: icon).x == 264)
    #expect(rightToLeft.untransformedFrame(of: title).x == 216)
    #expect(rightToLeft.untransformedFrame(of: fixed).x == 5)
    #expect(rightToLeft.untransformedFrame(of: badge).x == 10)
    #expect(rightToLeft.attribute(.leading, of: icon) == 304)
    #expect(leftToRight.attribute(.leading, of: icon) == 16)
  }

  @Test func middlesAndMultiplesMirrorAboutTheAncestorsWidth() {
    var screen = program(320, 200)
    let (a, b) = (screen.addView("a"), screen.addView("b"))
    for view in [a, b] {
      screen.constrain(all: [view[.width] == 40, view[.height] == 20, view[.top] == ViewID.root[.top]])
    }
    screen.constrain(all: [
      a[.leading] == ViewID.root[.centerX] + 10, b[.leading] == 2 * a[.leading] - 300,
    ])
    let layout = screen.laidOut(320, 200, direction: .rightToLeft)
    // a begins 170 from the right edge, b 40.
    #expect(layout.untransformedFrame(of: a).x == 110)
    #expect(layout.untransformedFrame(of: b).x == 240)
  }

  @Test func aSubtreeMayRunTheOtherWay() {
    var screen = program(320, 200)
    let box = screen.addView("box") { $0.direction = .rightToLeft }
    let icon = screen.addView("icon", in: box)
    screen.pinEdges(of: box, to: .root, inset: 10)
    screen.constrain(all: [
      icon[.leading] == box[.leading] + 5, icon[.top] == box[.top], icon[.width] == 20, icon[.height] == 20,
    ])
    let layout = screen.laidOut(320, 200)
    #expect(layout.untransformedFrame(of: box) == rect(10, 10, 300, 180))
    #expect(layout.untransformedFrame(of: icon).x == 275)
  }

  @Test func aScrolledSuperviewShiftsFramesAndNotMasks() {
    var screen = program(320, 200)
    let box = screen.addView("box") {
      $0.boundsOrigin = ExactPoint(x: 0, y: 30); $0.designSize = ExactSize(width: 320, height: 200)
    }
    let pinned = screen.addView("pinned", in: box)
    let masked = screen.addView(
      "masked", in: box, frame: rect(0, 150, 320, 40), mask: [.flexibleWidth, .flexibleTopMargin])
    let below = screen.addView("below", in: box)
    screen.pinEdges(of: box, to: .root)
    screen.constrain(all: [
      pinned[.top] == box[.top] + 10, pinned[.left] == box[.left], pinned[.width] == 50, pinned[.height] == 20,
      below[.top] == masked[.bottom] + 5, below[.left] == box[.left], below[.width] == 50, below[.height] == 20,
    ])
    let layout = screen.laidOut(400, 300)
    #expect(layout.untransformedFrame(of: pinned) == rect(0, 40, 50, 20))
    #expect(layout.untransformedFrame(of: masked) == rect(0, 250, 400, 40))
    #expect(layout.untransformedFrame(of: below) == rect(0, 295, 50, 20))
    #expect(layout.exactBounds(of: box) == rect(0, 30, 400, 300))
  }

  @Test func hiddenViewsKeepTheirConstraints() {
    var screen = program(320, 200)
    let (a, b) = (screen.addView("a") { $0.hidden = true }, screen.addView("b"))
    screen.constrain(all: [
      a[.left] == ViewID.root[.left], a[.top] == ViewID.root[.top], a[.width] == 30, a[.height] == 30,
      b[.left] == a[.right], b[.top] == a[.top], b[.width] == 30, b[.height] == 30,
    ])
    let layout = screen.laidOut(320, 200)
    #expect(layout.untransformedFrame(of: b).x == 30)
    #expect(layout.isHidden(a) && !layout.isHidden(b))
  }

  @Test func conditionsChooseConstraintsAndSettings() {
    var screen = program(320, 200)
    let box = screen.addView("box")
    screen.constrain(all: [
      box[.left] == ViewID.root[.left], box[.top] == ViewID.root[.top], box[.height] == 10,
    ])
    let wide = screen.when(.compare(.width, .greaterOrEqual, 600))
    let narrow = screen.when(.not(wide))
    let cap = screen.constrain(box[.width] <= 420, name: "cap")
    screen.constrain(box[.width] == 1000, priority: .high)
    screen.constrain(box[.bottom] <= ViewID.root[.bottom], when: narrow)
    screen.set(.constant(cap, 520), when: wide)
    screen.set(.hidden(box, true), when: wide)
    var layout = Layout(screen)
    for _ in 0..<2 {
      layout.resize(width: 400, height: 200)
      #expect(layout.frame(of: box).width == 420 && !layout.isHidden(box))
      layout.resize(width: 600, height: 200)
      #expect(layout.frame(of: box).width == 520 && layout.isHidden(box))
    }
  }

  @Test func sizeClassesFollowTheSizeUnlessGiven() {
    var screen = program(320, 200)
    let regular = screen.when(.horizontalSizeClass(.regular))
    let tall = screen.when(.verticalSizeClass(.regular))
    _ = screen.when(.and(regular, tall))
    _ = screen.when(.or(regular, tall))
    func truths(_ environment: LayoutEnvironment) -> [Bool] { screen.truths(in: environment) }
    #expect(truths(.size(599, 480)) == [true, false, true, false, true])
    #expect(truths(.size(600, 479)) == [true, true, false, false, true])
    #expect(truths(.size(600, 480)) == [true, true, true, true, true])
    var given = LayoutEnvironment.size(300, 300)
    given.horizontalSizeClass = .regular
    #expect(truths(given) == [true, true, false, false, true])
  }

  @Test func aNamedConstraintTakesANewConstant() throws {
    var screen = program(320, 200)
    let box = screen.addView("box")
    screen.constrain(all: [
      box[.left] == ViewID.root[.left], box[.top] == ViewID.root[.top], box[.height] == 10,
    ])
    screen.constrain(box[.width] == 100, name: "wide")
    var layout = Layout(screen)
    let id = try #require(layout.constraint(named: "wide"))
    #expect(layout.constraint(named: "Test/wide") == id && layout.constraint(named: "w") == nil)
    layout.setConstant(110, of: id)
    layout.resize(width: 320, height: 200)
    #expect(layout.frame(of: box).width == 110)
    layout.setConstant(120, of: id)
    layout.resize(width: 320, height: 200)
    #expect(layout.frame(of: box).width == 120)
    layout.setActive(false, of: id)
    layout.resize(width: 320, height: 200)
    #expect(layout.report.ambiguities.map(\.part) == [.width])
    layout.setActive(true, of: id)
    layout.resize(width: 320, height: 200)
    #expect(layout.frame(of: box).width == 120 && layout.report.isClean)
  }
}
