import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

// In a font of 32 points a Hangul syllable is 32 wide and a blank 9.
@Suite struct WrappedTextTests {
  private func text(_ text: String, fontSize: Rational = 32, mostLines: Int = 0) -> WrappedText {
    WrappedText(text, fontSize: fontSize, mostLines: mostLines)
  }

  @Test func asManyWordsAsFitStandOnALine() {
    let words = text("한한 한한한 한")
    for (width, lines) in [(210, 1), (209, 2), (169, 2), (137, 2), (136, 3), (96, 3), (73, 3), (72, 4), (64, 4)] {
      #expect(words.lineCount(atWidth: Rational(width)) == lines, "\(width)")
    }
    #expect(words.width(atWidth: 209) == 169)
    #expect(words.width(atWidth: 150) == 137)
  }

  @Test func aWordThatFitsNowhereIsBrokenBetweenCharacters() {
    let word = text("한한 한한한 한")
    #expect(word.lineCount(atWidth: 63) == 6 && word.lineCount(atWidth: 1) == 6)
    // What is left of it shares its line with the next word.
    #expect(word.lineCount(atWidth: 80) == 3 && word.width(atWidth: 80) == 73)
    #expect(text("한e\u{301}\u{302}한").lineCount(atWidth: 1) == 3)
  }

  @Test func lineBreaksAreKeptAndBlanksAtEndsTakeNoRoom() {
    #expect(text("한\n한한\n").lineCount(atWidth: nil) == 3)
    #expect(text("한\n한한\n").width(atWidth: nil) == 64)
    #expect(text("한   한").lineCount(atWidth: 32) == 2 && text("한   한").width(atWidth: 58) == 32)
    #expect(text("한  ").width(atWidth: nil) == 32)
    #expect(text("  한").width(atWidth: nil) == 50 && text("  한").lineCount(atWidth: 49) == 2)
    #expect(text("\n\n").lineCount(atWidth: 5) == 3)
  }

  @Test func noRoomIsNoLimit() {
    for width in [Rational.zero, -5] { #expect(text("한 한\n한").lineCount(atWidth: width) == 2) }
  }

  @Test func noMoreLinesAreShownThanThereMayBe() {
    let words = text("한한 한한한 한", mostLines: 2)
    #expect([300, 200, 100, 10].map { words.lineCount(atWidth: $0) } == [1, 2, 2, 2])
    #expect(text("한\n한한", mostLines: 1).width(atWidth: nil) == 32)
  }

  @Test func stepsEndWhereTheNumberOfLinesChanges() {
    typealias Step = WrappedText.Step
    let words = text("한한 한한한 한")
    #expect(words.step(around: 500) == Step(lines: 1, lowest: 210))
    #expect(words.step(around: 210) == Step(lines: 1, lowest: 210))
    #expect(words.step(around: 150) == Step(lines: 2, lowest: 137, highest: 210))
    #expect(words.step(around: 136) == Step(lines: 3, lowest: 73, highest: 137))
    #expect(words.step(around: 70) == Step(lines: 4, lowest: 64, highest: 73))
    #expect(words.step(around: Rational(1, 10)) == Step(lines: 6, lowest: 0, includesLowest: false, highest: 64))
    #expect(words.step(around: 0) == Step(lines: 1, highest: 0, includesHighest: true))
    #expect(text("한", mostLines: 0).step(around: 7) == Step(lines: 1))
    #expect(text("한 한", mostLines: 1).step(around: 7) == Step(lines: 1))
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
    let signs = ["a", "i", "W", "한", ".", "m", " ", " ", " ", "\n"]
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

  @Test(arguments: 1...100) func stepsOverAnIntervalAreThoseAroundItsWidths(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let text = text(
      randomText(&random), fontSize: Rational(Int.random(in: 8...40, using: &random), 2),
      mostLines: Int.random(in: 0...4, using: &random))
    let lowest = Rational(Int.random(in: -3...40, using: &random))
    let steps = try #require(text.steps(from: lowest, to: 300, limit: 1000))
    #expect(steps.first == text.step(around: lowest), "seed \(seed)")
    for (step, next) in zip(steps, steps.dropFirst()) {
      let end = try #require(step.highest)
      #expect(next == text.step(around: step.includesHighest ? text.leastStep : end), "seed \(seed), \(end)")
    }
    #expect(steps.last?.highest.map { $0 > 300 } ?? true, "seed \(seed)")
    #expect(steps.count == 1 || text.steps(from: lowest, to: 300, limit: steps.count - 1) == nil)
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
}
