import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// Labels of several lines among rules.
@Suite struct WrappedTextLayoutTests {
  /// A label of several lines from side to side, 16 from both, and a view below it.
  private func article(_ configure: (inout ViewDescription) -> Void = { _ in }) -> LayoutProgram {
    var screen = program(320, 480)
    let body = screen.addView("body", kind: .label) {
      ($0.text, $0.fontSize, $0.lines) = ("한한 한한한 한", 32, 0)
      configure(&$0)
    }
    let below = screen.addView("below") { ($0.intrinsicWidth, $0.intrinsicHeight) = (.fixed(10), .fixed(10)) }
    screen.constrain(all: [
      body[.leading] == ViewID.root[.leading] + 16, body[.trailing] == ViewID.root[.trailing] - 16,
      body[.top] == ViewID.root[.top], below[.top] == body[.bottom] + 8, below[.leading] == body[.leading],
    ])
    return screen
  }

  private let body = ViewID(1)
  private let below = ViewID(2)

  @Test func theHeightOfATextIsThatOfItsWidth() {
    // Lines are 38.1872 high.
    for (width, height) in [(300, 39), (242, 39), (241, 77), (169, 77), (168, 115), (105, 115), (104, 153), (40, 230)] {
      let layout = article().laidOut(Rational(width), 480)
      #expect(layout.report.isClean, "\(width)")
      #expect(layout.untransformedFrame(of: body) == rect(16, 0, Rational(width - 32), Rational(height)))
      #expect(layout.untransformedFrame(of: below).y == Rational(height + 8))
    }
  }

  @Test func heightsGoUpToThePixelTogether() {
    var layout = Layout(article())
    layout.resize(to: LayoutEnvironment(size: ExactSize(width: 105, height: 480), scale: 3))
    #expect(layout.untransformedFrame(of: body).height == Rational(344, 3))
  }

  @Test func theWayToASizeDoesNotMatter() {
    var random = SeededGenerator(seed: 5)
    var layout = Layout(article())
    for _ in 0..<60 {
      let width = Rational(Int.random(in: 64...1200, using: &random), 4)
      layout.resize(to: .size(width, 480))
      let fresh = article().laidOut(width, 480)
      #expect(layout.untransformedFrame(of: body) == fresh.untransformedFrame(of: body), "\(width)")
      #expect(
        layout.report == fresh.report && layout.constraintRows().map(\.text) == fresh.constraintRows().map(\.text))
    }
  }

  @Test func aPreferredWidthBreaksTheTextWhateverRulesSay() {
    let layout = article { $0.preferredMaxLayoutWidth = 150 }.laidOut(320, 480)
    #expect(layout.untransformedFrame(of: body) == rect(16, 0, 288, 77))
    #expect(layout.intrinsicLength(of: body, .horizontal) == 137)
  }

  @Test func aLabelOfNoWidthIsAsHighAsWithoutALimit() {
    #expect(article().laidOut(32, 480).untransformedFrame(of: body) == rect(16, 0, 0, 39))
  }

  @Test func firstAndLastBaselineLieOnTheFirstAndTheLastLine() {
    let layout = article().laidOut(105, 480)
    let line = TextMeasure.lineHeight * 32
    let middle = Rational(115, 2) + TextMeasure.baselineBelowMiddle * 32
    #expect(layout.attribute(.firstBaseline, of: body) == middle - line)
    #expect(layout.attribute(.lastBaseline, of: body) == middle + line)
    let view = article { $0.kind = .textView }.laidOut(115, 480)
    #expect(view.untransformedFrame(of: body).height == 131)
    #expect(view.attribute(.firstBaseline, of: body) == 8 + TextMeasure.ascent * 32)
    #expect(view.attribute(.lastBaseline, of: body) == 8 + TextMeasure.ascent * 32 + 2 * line)
  }

  @Test func rowsAboutBaselinesFollowTheLines() {
    var screen = article()
    let mark = screen.addView("mark", kind: .label) { ($0.text, $0.fontSize) = ("한", 32) }
    screen.constrain(all: [
      mark[.lastBaseline] == body[.lastBaseline], mark[.trailing] == ViewID.root[.trailing],
    ])
    var layout = Layout(screen)
    for width in [300, 200, 105, 300] as [Rational] {
      layout.resize(to: .size(width, 480))
      #expect(layout.report.conflicts.isEmpty)
      #expect(layout.attribute(.lastBaseline, of: mark) == layout.attribute(.lastBaseline, of: body), "\(width)")
    }
  }

  @Test func conditionsAndStatesChangeHowManyLinesThereMayBe() {
    var screen = article()
    screen.set(.lines(body, 2), when: screen.when(.compare(.width, .less, 150)))
    #expect(screen.laidOut(105, 480).untransformedFrame(of: body).height == 77)
    #expect(screen.laidOut(160, 480).untransformedFrame(of: body).height == 115)
    let state = screen.addState("short")
    screen.set(.text(body, "한"), when: screen.when(.state(state)))
    var layout = Layout(screen)
    layout.resize(to: LayoutEnvironment.size(160, 480).inState(state))
    #expect(layout.untransformedFrame(of: body).height == 39)
  }

  @Test func aWidthThatDependsOnTheHeightIsReported() {
    // 39 high, so 161 wide, so 77 high, so 123 wide, where the text takes three lines.
    var screen = program(320, 480)
    let body = screen.addView("body", kind: .label) {
      ($0.text, $0.fontSize, $0.lines) = ("한한 한한한 한", 32, 0)
      ($0.horizontalCompression, $0.horizontalHugging) = (Priority(100), Priority(50))
    }
    screen.constrain(all: [
      body[.leading] == ViewID.root[.leading], body[.top] == ViewID.root[.top],
      ConstraintDescription([Term(body, .width), Term(body, .height)], .equal, 200),
    ])
    var layout = Layout(screen)
    for _ in 0..<2 {
      layout.resize(to: .size(320, 480))
      let found = layout.report.unsettledTexts
      #expect(found == [UnsettledText(view: body, width: 123, lines: 2, needed: 3)])
    }
  }

  @Test func whatHangsTogetherWithAHeightIsSettledAllTheSame() {
    // A picture as high as wide above the text, in a card as wide as both.
    var screen = program(320, 480)
    let card = screen.addView("card")
    let photo = screen.addView("photo", in: card)
    let body = screen.addView("body", in: card, kind: .label) {
      ($0.text, $0.fontSize, $0.lines) = ("한한 한한한 한", 32, 0)
    }
    screen.constrain(all: [
      card[.leading] == ViewID.root[.leading], card[.trailing] == ViewID.root[.trailing],
      card[.top] == ViewID.root[.top],
      photo[.leading] == card[.leading], photo[.trailing] == card[.trailing], photo[.top] == card[.top],
      photo[.height] == photo[.width], body[.top] == photo[.bottom], body[.leading] == card[.leading],
      body[.trailing] == card[.trailing], body[.bottom] == card[.bottom],
    ])
    var layout = Layout(screen)
    for (width, height) in [(300, 39), (200, 77), (100, 115), (300, 39)] as [(Rational, Rational)] {
      layout.resize(to: .size(width, 480))
      #expect(layout.report.isClean)
      #expect(layout.untransformedFrame(of: body) == rect(0, width, width, height))
      #expect(layout.untransformedFrame(of: card).height == width + height)
    }
  }

  @Test func masksPlaceTextsOfSeveralLinesToo() {
    var screen = program(320, 480)
    let body = screen.addView("body", kind: .label, frame: rect(16, 0, 288, 100), mask: .flexibleWidth) {
      ($0.text, $0.fontSize, $0.lines) = ("한한 한한한 한", 32, 0)
    }
    let mark = screen.addView("mark", kind: .label) { ($0.text, $0.fontSize) = ("한", 32) }
    screen.constrain(all: [mark[.lastBaseline] == body[.lastBaseline], mark[.leading] == ViewID.root[.leading]])
    let layout = screen.laidOut(105, 480)
    let last = 50 + TextMeasure.baselineBelowMiddle * 32 + TextMeasure.lineHeight * 32
    #expect(layout.attribute(.lastBaseline, of: body) == last && layout.attribute(.lastBaseline, of: mark) == last)
  }

  @Test func stacksHaveTheHeightsOfTheirTexts() {
    var screen = program(320, 480)
    let stack = screen.addView("stack", kind: .verticalStack)
    let texts = (0..<2).map { index in
      screen.addView("t\(index)", in: stack, kind: .label) {
        ($0.text, $0.fontSize, $0.lines) = ("한한 한한한 한", 32, index)
      }
    }
    screen.constrain(all: [
      stack[.leading] == ViewID.root[.leading], stack[.trailing] == ViewID.root[.trailing],
      stack[.top] == ViewID.root[.top],
    ])
    screen.stack(stack, .vertical, texts) { $0.spacing = 8 }
    for (width, height) in [(300, 39), (150, 77), (80, 115)] as [(Rational, Rational)] {
      let layout = screen.laidOut(width, 480)
      #expect(layout.report.isClean)
      #expect(layout.untransformedFrame(of: texts[0]) == rect(0, 0, width, height))
      #expect(layout.untransformedFrame(of: stack).height == height + 8 + 39)
    }
  }

  @Test func sharesOfAVerticalStackFollowTheLines() {
    var screen = program(320, 480)
    let stack = screen.addView("stack", kind: .verticalStack)
    let texts = (0..<2).map { index in
      screen.addView("t\(index)", in: stack, kind: .label) {
        ($0.text, $0.fontSize, $0.lines) = ("한한 한한한 한", 32, index)
      }
    }
    screen.pinEdges(of: stack, to: .root)
    screen.stack(stack, .vertical, texts) { $0.distribution = .fillProportionally }
    var layout = Layout(screen)
    for (width, share) in [(300, 39), (150, 77), (80, 115), (300, 39)] as [(Rational, Rational)] {
      layout.resize(to: .size(width, 480))
      #expect(layout.untransformedFrame(of: texts[0]).height == 480 * share / (share + 39), "\(width)")
    }
  }

  @Test func aTextHiddenInAStackTakesOneLine() {
    var screen = program(320, 480)
    let stack = screen.addView("stack", kind: .horizontalStack)
    let text = screen.addView("text", in: stack, kind: .label) {
      ($0.text, $0.fontSize, $0.lines, $0.hidden) = ("한한 한한한 한", 32, 0, true)
    }
    let photo = screen.addView("photo", in: stack) {
      ($0.intrinsicWidth, $0.intrinsicHeight) = (.fixed(50), .fixed(60))
    }
    screen.pinEdges(of: stack, to: .root)
    screen.stack(stack, .horizontal, [text, photo])
    let layout = screen.laidOut(100, 480)
    #expect(layout.untransformedFrame(of: text).size == ExactSize(width: 0, height: 39))
  }
}
