import Testing

/// Texts of several lines wherever the tool shows frames: in grids, in steps, in fitting sizes, on the way of an animation, and
/// in documents.
@Suite struct LinesTests {
  private let words = "Constraints were never hard. Reading what they came to was."

  private func run(_ body: String, _ arguments: String...) -> ToolRun {
    let text = "layout S(320x480) {\n  sizes 200x400 ... 600x800\n\(body)\n}\n"
    return layc(arguments.prefix(1) + ["a.lay"] + arguments.dropFirst(), files: ["a.lay": text])
  }

  /// `x y width height` of a view, as `eval` shows them.
  private func frame(_ name: String, _ output: String) -> String? {
    let rows = output.split(separator: "\n").map { $0.split(separator: " ") }
    return rows.first { $0.first == name[...] }.map { $0[2..<6].joined(separator: " ") }
  }

  private var grid: String {
    """
    view grid: Grid {
      .edges(top, leading, trailing) == superview
      columns = [60, fraction(1)]; rows = [fit, fit]; spacing = 4
      view key: Label { text = "Key" }
      view value: Label { text = "\(words)"; lines = 0 }
      view other: Label { text = "Other" }
      view short: Label { text = "Short"; lines = 0 }
    }
    """
  }

  @Test(arguments: [("320x480", "64 0 256 41", 45), ("200x400", "64 0 136 102", 106), ("600x480", "64 0 536 21", 25)])
  func aRowOfAGridIsAsHighAsItsTextNeeds(size: String, value: String, next: Int) {
    let output = run(grid, "eval", "--size", size).output
    #expect(frame("value", output) == value)
    #expect(frame("short", output)?.split(separator: " ")[1] == "\(next)")
  }

  @Test func aGridOfTextsIsProvedAtEverySize() {
    let check = run(grid + "\nassert grid.value.isNotCompressed", "check", "--strict", "--both-directions")
    #expect(check.status == 0)
    #expect(
      check.errors.contains("proved S: ") && check.errors.contains("1 of 1 proved"), "\(check.errors)")
  }

  @Test(arguments: [("320x480", "16 16 288 41", "16 65"), ("200x400", "16 16 168 82", "16 106")])
  func stepsBreakATextInTheRoomThatTheyGiveIt(size: String, body: String, below: String) {
    let steps = """
      view body: Label { text = "\(words)"; lines = 0 }
      view below: Label { text = "Below"; font = 13 }
      layoutSubviews {
        sizeToFit body within (.bounds.width - 32, 1000) wrap
        align body.topLeading with .topLeading offset (16, 16)
        sizeToFit below
        align below.topLeading with body.bottomLeading offset (0, 8)
      }
      """
    let output = run(steps, "eval", "--size", size).output
    #expect(frame("body", output) == body)
    #expect(frame("below", output)?.hasPrefix(below + " ") == true)
  }

  /// As in UIKit, a text hugs one line unless something else says its width: the fitting size is that of a line, and of as many
  /// as there have to be where the width is said.
  @Test(arguments: [
    ("", "compressed", "495x41"), ("", "300x0", "495x41"), ("card.width == 320", "compressed", "320x61"),
    ("card.body.preferredMaxLayoutWidth = 150", "compressed", "163x102"),
    ("card.body.lines = 2; card.width == 170", "compressed", "170x61"),
  ])
  func aTextFitsInOneLineUnlessItsWidthIsSaid(more: String, size: String, fit: String) {
    let card = """
      view card {
        .edges(top, leading) == superview
        view body: Label { text = "\(words)"; lines = 0; .edges == superview inset 10 }
      }
      \(more)
      """
    let output = run(
      more.contains("lines") ? card.replacing("lines = 0; ", with: "") : card, "eval", "--fit", size, "--view", "card")
    #expect(output.output.hasPrefix("card fits \(fit) "), "\(output)")
  }

  @Test func anAnimationGoesFromLinesToLines() {
    let body = """
      view body: Label { text = "\(words)"; lines = 0; .edges(top, leading) == superview }
      constraint w: body.width == 300
      state narrow { w.constant = 150 }
      """
    let steps = run(body, "eval", "--animate", "base..narrow", "--steps", "2", "--curve", "linear").output
    let frames = steps.split(separator: "#").compactMap { frame("body", String($0)) }
    #expect(frames == ["0 0 300 41", "0 0 225 61.5", "0 0 150 82"])
  }

  @Test func documentsHaveTheHeightOfTheLines() {
    let body = "view body: Label { text = \"\(words)\"; lines = 0; .edges(top, leading) == superview; .width == 150 }"
    let eval = run(body, "eval", "--format", "json").output
    #expect(eval.contains("\"frame\": {\"x\": 0, \"y\": 0, \"width\": 150, \"height\": 82}"), "\(eval)")
    let why = run(body, "why", "body.height").output
    #expect(why.contains("4 lines of 'body' at 150 wide are 82 high"), "\(why)")
    let check = run(body + "\nassert body.height <= 61", "check", "--format", "json").output
    #expect(check.contains("\"code\": \"L0511\"") && check.contains("is 82, 21 more than 61"), "\(check)")
  }
}
