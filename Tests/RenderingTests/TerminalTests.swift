import LayDrawing
import Testing

@testable import LayRendering

/// Replies of terminals, and pictures in them.
@Suite struct TerminalTests {
  private func report(_ text: String) -> TerminalReport { TerminalReport(Array(text.utf8)) }

  // The first from kitty, the second from xterm as a VT340, the third from one without graphics.
  @Test(arguments: [
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;9t\u{1B}[?62;c", true, false, [9, 20]),
    ("\u{1B}[?63;1;2;4;6;9;15;16;22;28c", false, true, nil),
    ("\u{1B}[6;32;16t\u{1B}[?64;1;9c", false, false, [16, 32]),
    // An error is an answer, but none of a terminal that shows pictures.
    ("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}[?62;4c", false, true, nil),
    // What was typed before and meanwhile.
    ("ls\r\u{1B}[A\u{1B}[?1;4cq", false, true, nil),
    // The first number is the kind of terminal.
    ("\u{1B}[?4c", false, false, nil),
  ])
  func repliesAreRead(_ text: String, _ kitty: Bool, _ sixels: Bool, _ cell: [Int]?) {
    let report = report(text)
    #expect(report.showsKitty == kitty && report.showsSixels == sixels && report.isComplete)
    #expect(report.cell.map { [$0.width, $0.height] } == cell)
  }

  @Test func aReplyIsCompleteWithTheAttributes() {
    let whole = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;9t\u{1B}[?62;4c"
    for end in 0..<whole.utf8.count {
      #expect(!TerminalReport(Array(whole.utf8.prefix(end))).isComplete, "\(end) bytes")
    }
    #expect(report(whole).isComplete)
    for noise in ["", "\u{1B}", "\u{1B}[", "\u{1B}_", "\u{1B}[c", "\u{1B}[6;1;t", "\u{1B}[99999999999999999999;1;1t"] {
      #expect(report(noise) == TerminalReport([]), "\(noise.debugDescription)")
    }
  }

  @Test func charactersOfOtherSizesAreErrors() {
    #expect(TerminalCell(width: 2, height: 400) != nil && TerminalCell(width: 1, height: 20) == nil)
    #expect(TerminalCell(width: 401, height: 20) == nil && TerminalCell(width: 10, height: -1) == nil)
  }

  // Columns, lines, size of a character, and the width of the picture in pixels.
  @Test(
    arguments: [
      // As it is.
      (nil, nil, nil, 400), (80, 24, nil, 400), (80, nil, [10, 20], 400),
      // Two pixels a point on a dense screen.
      (100, nil, [14, 28], 800),
      // No wider than the terminal: 30 characters of 10 pixels, and of 14.
      (30, nil, nil, 300), (30, nil, [14, 28], 420),
      // No higher: 18 lines of 20 pixels are 360 of 400.
      (80, 20, [10, 20], 360),
      // Less than 0.6 is too small to read.
      (80, 14, [10, 20], 240), (80, 13, [10, 20], 400),
    ] as [(Int?, Int?, [Int]?, Int)])
  func picturesFitTheTerminal(_ columns: Int?, _ lines: Int?, _ cell: [Int]?, _ width: Int) throws {
    let cell = cell.flatMap { TerminalCell(width: $0[0], height: $0[1]) }
    let picture = Picture(width: 400, height: 400, title: "", summary: "", background: .white, items: [])
    let canvas = TerminalCanvas(.sixel, columns: columns, lines: lines, cell)
    let text = String(decoding: try canvas.bytes(of: picture, scale: nil), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}P0;1;0q\"1;1;\(width);\(width)#") && text.hasSuffix("\u{1B}\\\n"))
  }

  @Test func aScaleIsTakenAsItIs() throws {
    let picture = Picture(width: 40, height: 30, title: "", summary: "", background: .white, items: [])
    let form = PictureForm(TerminalCanvas(.sixel, columns: 1, lines: 1, nil), scale: 3)
    #expect(String(decoding: try form.bytes(of: picture), as: UTF8.self).contains("\"1;1;120;90#"))
    let many = PictureForm(TerminalCanvas(.kitty, columns: nil, lines: nil, nil), scale: 4000)
    #expect(throws: PictureProblem.tooManyPixels(width: 160_000, height: 120_000)) { try many.bytes(of: picture) }
  }
}
