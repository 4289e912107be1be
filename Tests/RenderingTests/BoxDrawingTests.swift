import LayCompiler
import LayRuntime
import Testing

@testable import LayRendering

/// Views as boxes of characters.
@Suite struct BoxDrawingTests {
  private func drawing(
    _ boxes: [(name: String, frame: (Double, Double, Double, Double))], size: (Int, Int) = (100, 100), width: Int = 40,
    signs: BoxSigns = .lines
  ) -> [String] {
    let tree = tree(boxes, size: size)
    let lines = boxDrawing(tree, signs, width: width, .plain).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().dropLast().map(String.init)
  }

  private func tree(
    _ boxes: [(name: String, frame: (Double, Double, Double, Double))], size: (Int, Int), hidden: Set<Int> = []
  ) -> FrameTree {
    let (width, height) = (Double(size.0), Double(size.1))
    var tree = FrameTree(
      file: "a.lay", layout: "A", size: ExactSize(width: Rational(size.0), height: Rational(size.1)))
    let views = [(name: "A", frame: (0.0, 0.0, width, height))] + boxes
    tree.views = views.enumerated().map { index, view in
      var row = FrameTree.View(
        path: index == 0 ? "A" : "A/\(view.name)", name: view.name, kind: index == 0 ? "" : "View", shape: .view,
        superview: index == 0 ? nil : 0, depth: index == 0 ? 0 : 1,
        frame: LayoutRect(x: view.frame.0, y: view.frame.1, width: view.frame.2, height: view.frame.3))
      row.isHidden = hidden.contains(index)
      return row
    }
    return tree
  }

  @Test func viewsAreBoxesWithNames() {
    #expect(
      drawing([("title", (10, 10, 80, 30)), ("button", (50, 60, 40, 30))], width: 20) == [
        "┌──────────────────┐",
        "│ ┌──────────────┐ │",
        "│ │     title    │ │",
        "│ └──────────────┘ │",
        "│                  │",
        "│                  │",
        "│         ┌──────┐ │",
        "│         │button│ │",
        "│         └──────┘ │",
        "└──────────────────┘",
      ])
  }

  @Test func cutNamesHaveAnEllipsis() {
    let boxes = [("aLongName", (0.0, 0.0, 30.0, 100.0)), ("other", (40.0, 0.0, 15.0, 100.0))]
    let lines = drawing(boxes, width: 20).joined(separator: "\n")
    #expect(lines.contains("│aLo…│") && lines.contains("│o│"), "\(lines)")
    let plain = drawing(boxes, width: 20, signs: .plain).joined(separator: "\n")
    #expect(plain.contains("|aL..|") && plain.contains("|o|"), "\(plain)")
  }

  @Test func plainSignsAreASCII() {
    let lines = drawing([("title", (10, 10, 80, 80))], width: 20, signs: .plain)
    #expect(lines.joined().utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
    #expect(lines[0] == "+------------------+")
  }

  @Test(arguments: [8, 20, 33, 40, 79, 100, 101, 200])
  func drawingFitsIntoTheWidth(width: Int) {
    for size in [(100, 100), (1000, 10), (10, 1000), (375, 667), (1, 1), (1_000_000, 1)] {
      let lines = drawing([("view", (0, 0, Double(size.0), Double(size.1)))], size: size, width: width)
      #expect(lines.allSatisfy { displayWidth($0) <= min(width, 100) }, "\(size)")
      #expect(lines.count <= 60 && lines.count >= 2)
    }
  }

  @Test func narrowerTerminalThanEightColumnsGetsEight() {
    #expect(drawing([], width: 1)[0] == "┌──────┐")
    #expect(drawing([], width: -5)[0] == "┌──────┐")
  }

  @Test func longNameIsCut() {
    let lines = drawing([("aVeryLongNameOfAView", (10, 10, 40, 80))], width: 20)
    #expect(lines.contains { $0.contains("│aVery…│") })
  }

  @Test(arguments: [
    "日本語の名前", "🙂🙂🙂", "👨‍👩‍👧 family", "e\u{301}e\u{301}", "a\u{200B}b", "\u{1B}[31mred", "a\nb", "\u{202E}abc", "\0",
  ])
  func anyNameKeepsTheLinesStraight(name: String) {
    for width in [8, 13, 20, 40] {
      let lines = drawing([(name, (10, 10, 80, 80)), ("x", (30, 30, 40, 40))], width: width)
      #expect(lines.allSatisfy { displayWidth($0) == displayWidth(lines[0]) }, "\(name) in \(width)")
      #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) })
    }
  }

  @Test func laterViewCoversWideCharactersAsAWhole() {
    // The left edge of the second box falls into the middle of a character.
    for x in stride(from: 10.0, to: 60, by: 2.5) {
      let lines = drawing([("日本語", (0, 0, 100, 100)), ("", (x, 20, 20, 60))], width: 40)
      #expect(lines.allSatisfy { displayWidth($0) == 40 }, "x = \(x)")
    }
  }

  @Test func hiddenViewsAreLeftOut() {
    let tree = tree([("title", (10, 10, 80, 80))], size: (100, 100), hidden: [1])
    #expect(!boxDrawing(tree, .lines, width: 40, .plain).contains("title"))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func extremeFramesAreDrawnWhereTheyAreSeen(number: Double) {
    for frame in [
      (number, 0, 10, 10), (0, number, 10, 10), (0, 0, number, 10), (0, 0, 10, number),
      (number, number, number, number),
    ] {
      let lines = drawing([("view", frame)], width: 20)
      #expect(lines.count == 10)
      #expect(lines.allSatisfy { displayWidth($0) <= 20 })
    }
  }

  @Test func emptyLayoutHasOnlyItsTitle() {
    let tree = tree([], size: (0, 100))
    #expect(boxDrawing(tree, .lines, width: 40, .plain) == "# a.lay: A at 0x100\n")
  }

  @Test func onlyTheTitleHasAStyle() {
    let tree = tree([("title", (10, 10, 80, 80))], size: (100, 100))
    let styled = boxDrawing(tree, .lines, width: 40, Style(isOn: true)).split(separator: "\n")
    #expect(styled[0].contains("\u{1B}["))
    #expect(styled.dropFirst().allSatisfy { !$0.contains("\u{1B}") })
  }
}
