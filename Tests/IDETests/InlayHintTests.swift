import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

@Suite struct InlayHintTests {
  private static let text = """
    metric gap = 8
    metric wide = 12 * gap
    component Pair(side: Length = 2 * gap) {
      view first; view second
      first.edges(top, leading, bottom) == superview; first.width == side
    }
    layout A(300x200) {
      sizes 200x200 ... 600x600
      let half = 300 / 2
      view title: Label { intrinsic = 100x20; .top == superview.top + gap; .leading == superview.leading + 3 * gap }
      view box { .width == wide; .height == 40 }
      box.top == title.bottom + half; box.leading == title.leading; box.width == half + 50 @high
      box.bottom <= superview.bottom - gap @low
      vfl "H:[title]-(>=400@300)-|"
      for i in 0 ..< 2 { view dot[i] { frame = (i * 40 + gap, 4, 30 / 4, 10) } }
      view pair: Pair { frame = (0, 180, 100 / 3, 20) }
    }

    """

  /// `line: word hint`
  private func hints(_ text: String, size: String? = nil, lines: ClosedRange<Int>? = nil) -> [String] {
    let snapshot = Marked(text).snapshot()
    #expect(snapshot.compilation.diagnostics.filter { $0.severity == .error }.isEmpty)
    var solutions = Solutions()
    var range = snapshot.everything
    if let lines {
      let starts = snapshot.file.lines.lineStarts
      range = SourceRange(file: range.file, start: starts[lines.lowerBound - 1], end: starts[lines.upperBound] - 1)
    }
    return snapshot.inlayHints(in: range, at: size.flatMap { ShownSize($0) }, &solutions).map { hint in
      let place = snapshot.file.lines.position(of: hint.offset)
      let token = snapshot.tree.token(at: hint.offset - 1)
      return "\(place.line) \(token.text) \(hint.text)"
    }
  }

  @Test func framesValuesAndBentRulesAreShown() {
    #expect(
      hints(InlayHintTests.text)
        == [
          "2 gap = 96",
          "3 gap = 16",
          "4 first (0, 0, 16, 20)",
          "4 second (0, 0, 0, 0)",
          "5 side = 16",
          "9 2 = 150",
          "10 title (24, 8, 100, 20)",
          "10 gap = 8",
          "10 gap = 24",
          "11 box (24, 178, 96, 40)",
          "11 wide = 96",
          "12 half = 150",
          "12 50 = 200",
          "12 high violated by 104",
          "13 gap = 8",
          "13 low violated by 26",
          "14 \"H:[title]-(>=400@300)-|\" violated by 224",
          "15 dot (8, 4, 7.5, 10) …",
          "15 gap = 8",
          "15 4 = 7.5",
          "16 pair (0, 180, 33.33, 20)",
          "16 3 = 33.33",
        ])
  }

  @Test func theChosenSizeIsShownInstead() {
    #expect(
      hints(InlayHintTests.text, size: "600x400", lines: 10...13)
        == [
          "10 title (24, 8, 100, 20)",
          "10 gap = 8",
          "10 gap = 24",
          "11 box (24, 178, 96, 40)",
          "11 wide = 96",
          "12 half = 150",
          "12 50 = 200",
          "12 high violated by 104",
          "13 gap = 8",
        ])
  }

  @Test(arguments: [
    ("vfl \"H:|-gap-[a]\"", ["gap = 8"]), ("vfl \"H:|-(gap)-[a]\"", ["gap = 8"]),
    ("vfl \"[a(wide)]\"", ["wide = 96"]), ("vfl \"[a(>=gap,<=wide@weak)]\"", ["gap = 8", "wide = 96"]),
    ("vfl \"|-(==gap@700)-[a]-third-[b]\"", ["gap = 8", "third = 33.33"]), ("vfl \"[a(b)]-8-[b]\"", []),
    ("vfl \"[a(20@weak)]\"", []), ("vfl \"V:[a(even)]\"", ["even = 20"]),
    ("for i in 0 ..< 2 { let side = i * 10; vfl \"[a(side)]\" }", []),
    ("constraint row: vfl \"[a]-gap-|\"", ["gap = 8"]),
    ("vfl \"[a(wide)]\"; vfl \"[b(wide)]\"", ["wide = 96", "wide = 96"]),
  ]) func metricsInVisualFormatsSayTheirValues(format: String, expected: [String]) {
    let text = """
      metric gap = 8
      layout A(300x200) {
        metric wide = 96; metric weak = 300; let third = 100 / 3; let even = 20
        view a; view b
        \(format)
      }

      """
    let snapshot = Marked(text).snapshot()
    var solutions = Solutions()
    let start = snapshot.file.lines.lineStarts[4]
    let found = snapshot.inlayHints(in: snapshot.everything, at: nil, &solutions).filter { hint in
      hint.offset > start && hint.text.hasPrefix("= ")
    }
    #expect(
      found.map { hint in
        let before = String(decoding: snapshot.tree.bytes[..<hint.offset], as: UTF8.self)
        return "\(String(before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())) \(hint.text)"
      } == expected)
  }

  @Test func onlyLinesOfTheRangeAreLookedAt() {
    #expect(hints(InlayHintTests.text, lines: 2...2) == ["2 gap = 96"])
  }

  @Test func valuesAreShownWhereNothingCanBeLaidOut() {
    let snapshot = Marked("metric a = 3 * 4\nlayout A(1x1) { titel.top == superview.top }\n").snapshot()
    var solutions = Solutions()
    #expect(snapshot.inlayHints(in: snapshot.everything, at: nil, &solutions).map { $0.text } == ["= 12"])
  }

  @Test func aHintSaysMoreWhenAsked() {
    let snapshot = Marked(InlayHintTests.text).snapshot()
    var solutions = Solutions()
    let tips = snapshot.inlayHints(in: snapshot.everything, at: nil, &solutions).map { $0.tooltip }
    #expect(
      tips
        == [
          "`12 * gap` is 96",
          "`2 * gap` is 16",
          "`pair.first` at 300x200: (0, 0, 16, 20)",
          "`pair.second` at 300x200: (0, 0, 0, 0)",
          "`side` is 16",
          "`300 / 2` is 150",
          "`title` at 300x200: (24, 8, 100, 20)",
          "`gap` is 8",
          "`3 * gap` is 24",
          "`box` at 300x200: (24, 178, 96, 40)",
          "`wide` is 96",
          "`half` is 150",
          "`half + 50` is 200",
          "`box.width == 200 @750` at 300x200 in `A`: it is 104 less, because other constraints decide",
          "`gap` is 8",
          "`box.bottom <= root.bottom - 8 @250` at 300x200 in `A`: it is 26 more, because other constraints decide",
          "`root.trailing >= title.trailing + 400 @300` at 300x200 in `A`: it is 224 less, because other constraints decide",
          "`dot[0]` at 300x200: (8, 4, 7.5, 10)  \n`dot[1]` at 300x200: (48, 4, 7.5, 10)",
          "`gap` is 8",
          "`30 / 4` is 7.5",
          "`pair` at 300x200: (0, 180, 100/3, 20)",
          "`100 / 3` is 100/3",
        ])
  }

  @Test(arguments: ["", "375", "375x", "x667", "375x667x2", "-1x2", "1e9x1", "200000x1"])
  func whatIsNoSizeIsNone(text: String) { #expect(ShownSize(text) == nil) }
}
