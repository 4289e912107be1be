import TestSupport
import Testing

@testable import LayRuntime

// In a font of 32 points an ideograph is 32 wide and a blank 9.
@Suite struct WrappedTextTests {
  private func text(_ text: String, fontSize: Rational = 32, mostLines: Int = 0) -> WrappedText {
    WrappedText(text, fontSize: fontSize, mostLines: mostLines)
  }

  @Test func asManyWordsAsFitStandOnALine() {
    let words = text("字字 字字字 字")
    for (width, lines) in [(210, 1), (209, 2), (169, 2), (137, 2), (136, 3), (96, 3), (73, 3), (72, 4), (64, 4)] {
      #expect(words.lineCount(atWidth: Rational(width)) == lines, "\(width)")
    }
    #expect(words.width(atWidth: 209) == 169)
    #expect(words.width(atWidth: 150) == 137)
  }

  @Test func aWordThatFitsNowhereIsBrokenBetweenCharacters() {
    let word = text("字字 字字字 字")
    #expect(word.lineCount(atWidth: 63) == 6 && word.lineCount(atWidth: 1) == 6)
    // What is left of it shares its line with the next word.
    #expect(word.lineCount(atWidth: 80) == 3 && word.width(atWidth: 80) == 73)
    #expect(text("字e\u{301}\u{302}字").lineCount(atWidth: 1) == 3)
  }

  @Test func lineBreaksAreKeptAndBlanksAtEndsTakeNoRoom() {
    #expect(text("字\n字字\n").lineCount(atWidth: nil) == 3)
    #expect(text("字\n字字\n").width(atWidth: nil) == 64)
    #expect(text("字   字").lineCount(atWidth: 32) == 2 && text("字   字").width(atWidth: 58) == 32)
    #expect(text("字  ").width(atWidth: nil) == 32)
    #expect(text("  字").width(atWidth: nil) == 50 && text("  字").lineCount(atWidth: 49) == 2)
    #expect(text("\n\n").lineCount(atWidth: 5) == 3)
  }

  @Test func noRoomIsNoLimit() {
    for width in [Rational.zero, -5] { #expect(text("字 字\n字").lineCount(atWidth: width) == 2) }
  }

  @Test func noMoreLinesAreShownThanThereMayBe() {
    let words = text("字字 字字字 字", mostLines: 2)
    #expect([300, 200, 100, 10].map { words.lineCount(atWidth: $0) } == [1, 2, 2, 2])
    #expect(text("字\n字字", mostLines: 1).width(atWidth: nil) == 32)
  }

  @Test func stepsEndWhereTheNumberOfLinesChanges() {
    typealias Step = WrappedText.Step
    let words = text("字字 字字字 字")
    #expect(words.step(around: 500) == Step(lines: 1, lowest: 210))
    #expect(words.step(around: 210) == Step(lines: 1, lowest: 210))
    #expect(words.step(around: 150) == Step(lines: 2, lowest: 137, highest: 210))
    #expect(words.step(around: 136) == Step(lines: 3, lowest: 73, highest: 137))
    #expect(words.step(around: 70) == Step(lines: 4, lowest: 64, highest: 73))
    #expect(words.step(around: Rational(1, 10)) == Step(lines: 6, lowest: 0, includesLowest: false, highest: 64))
    #expect(words.step(around: 0) == Step(lines: 1, highest: 0, includesHighest: true))
    #expect(text("字", mostLines: 0).step(around: 7) == Step(lines: 1))
    #expect(text("字 字", mostLines: 1).step(around: 7) == Step(lines: 1))
  }

  // MARK: - A second implementation

  /// Lines one character after the other, by the widths of texts.
  private func plainLines(_ text: String, _ size: Rational, _ room: Rational) -> [String] {
    func trimmed(_ line: some Sequence<Unicode.Scalar>) -> String {
      var line = Array(line)
      while line.last == " " { line.removeLast() }
      return line.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
    func fits(_ line: some Sequence<Unicode.Scalar>) -> Bool {
      TextMeasure.width(of: trimmed(line), fontSize: size) <= room
    }
    var lines: [String] = []
    for paragraph in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = Array(paragraph)
      while true {
        if fits(rest) {
          lines.append(trimmed(rest))
          break
        }
        // The last place behind blanks that fits; else as many characters as do.
        let breaks = rest.indices.filter { $0 > 0 && rest[$0] != " " && rest[$0 - 1] == " " }
        let end = breaks.last { fits(rest[..<$0]) } ?? rest.indices.last { $0 > 0 && fits(rest[..<$0]) } ?? 1
        lines.append(trimmed(rest[..<end]))
        rest = Array(rest[end...].drop { $0 == " " })
        if rest.isEmpty { break }
      }
    }
    return lines
  }

  private func randomText(_ random: inout SeededGenerator) -> String {
    let signs = ["a", "i", "W", "字", ".", "m", " ", " ", " ", "\n"]
    return (0..<Int.random(in: 1...60, using: &random)).map { _ in signs.randomElement(using: &random) ?? "a" }.joined()
  }

  @Test(arguments: 1...200) func linesAreThoseOfAPlainWay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let string = randomText(&random)
    let size = Rational(Int.random(in: 8...40, using: &random), 2)
    let wrapped = text(string, fontSize: size)
    var (room, last) = (Rational(Int.random(in: 1...40, using: &random), 3), Int.max)
    for _ in 0..<12 {
      let lines = plainLines(string, size, room)
      #expect(wrapped.lineCount(atWidth: room) == lines.count, "seed \(seed), \(room)")
      #expect(
        wrapped.width(atWidth: room) == lines.map { TextMeasure.width(of: $0, fontSize: size) }.max(), "seed \(seed)")
      #expect(lines.count <= last, "seed \(seed)")
      last = lines.count
      checkStep(wrapped, around: room, lines.count, seed)
      room += Rational(Int.random(in: 1...200, using: &random), 7)
    }
  }

  /// At the ends of a step, and one thousandth beyond.
  private func checkStep(_ text: WrappedText, around room: Rational, _ lines: Int, _ seed: UInt64) {
    let (step, near) = (text.step(around: room), Rational(1, 1000))
    #expect(step.lines == lines, "seed \(seed)")
    if let lowest = step.lowest, lowest.sign > 0 {
      #expect(text.lineCount(atWidth: lowest) == lines && text.lineCount(atWidth: lowest + near) == lines)
      #expect(text.lineCount(atWidth: lowest - near) > lines, "seed \(seed)")
    }
    if let highest = step.highest {
      #expect(text.lineCount(atWidth: highest) < lines && text.lineCount(atWidth: highest - near) == lines)
    }
  }

  // MARK: - In layouts

  /// A label of several lines from side to side, 16 from both, and a view below it.
  private func article(_ configure: (inout ViewDescription) -> Void = { _ in }) -> LayoutProgram {
    var screen = program(320, 480)
    let body = screen.addView("body", kind: .label) {
      ($0.text, $0.fontSize, $0.lines) = ("字字 字字字 字", 32, 0)
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
    layout.resize(to: Environment(size: ExactSize(width: 105, height: 480), scale: 3))
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
    let mark = screen.addView("mark", kind: .label) { ($0.text, $0.fontSize) = ("字", 32) }
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
    screen.set(.text(body, "字"), when: screen.when(.state(state)))
    var layout = Layout(screen)
    layout.resize(to: Environment.size(160, 480).inState(state))
    #expect(layout.untransformedFrame(of: body).height == 39)
  }

  @Test func aWidthThatDependsOnTheHeightIsReported() {
    // 39 high, so 161 wide, so 77 high, so 123 wide, where the text takes three lines.
    var screen = program(320, 480)
    let body = screen.addView("body", kind: .label) {
      ($0.text, $0.fontSize, $0.lines) = ("字字 字字字 字", 32, 0)
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
      ($0.text, $0.fontSize, $0.lines) = ("字字 字字字 字", 32, 0)
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
      ($0.text, $0.fontSize, $0.lines) = ("字字 字字字 字", 32, 0)
    }
    let mark = screen.addView("mark", kind: .label) { ($0.text, $0.fontSize) = ("字", 32) }
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
        ($0.text, $0.fontSize, $0.lines) = ("字字 字字字 字", 32, index)
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
        ($0.text, $0.fontSize, $0.lines) = ("字字 字字字 字", 32, index)
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
      ($0.text, $0.fontSize, $0.lines, $0.hidden) = ("字字 字字字 字", 32, 0, true)
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
