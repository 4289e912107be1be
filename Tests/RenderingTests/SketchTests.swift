import LayDiagnostics
import LayJSON
import Testing

@testable import LayRendering

@Suite struct SketchTests {
  private func span(_ start: Double, _ end: Double, _ name: String = "") -> Sketch.Span {
    Sketch.Span(from: start, to: end, name: name, length: jsonNumber(end - start))
  }

  private func draw(_ rows: [Sketch.Span]..., width: Int = 41, signs: SketchSigns = .boxes) -> [String] {
    sketchLines(Sketch(rows.map { Sketch.Row($0) }), signs, width: width)
  }

  @Test func lengthsStandBelowEachOtherAtOneScale() {
    #expect(
      draw([span(0, 200, "a"), span(200, 400, "b")], [span(0, 300, "root")]) == [
        "├────── a 200 ──────┼────── b 200 ──────┤",
        "├───────── root 300 ──────────┤",
      ])
  }

  @Test func plainSignsAreASCII() {
    let lines = draw([span(0, 200, "a"), span(200, 400)], [span(0, 300, "root")], signs: .plain)
    #expect(lines == ["|------ a 200 ------|------- 200 -------|", "|--------- root 300 ----------|"])
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func whatDoesNotFitIsLeftOutNamesFirst() {
    #expect(draw([span(0, 10, "abcdefghij"), span(10, 100)], [span(0, 90)])[0].hasPrefix("├───┼──"))
    #expect(draw([span(0, 25, "abcdefghij"), span(25, 100)], [span(0, 90)])[0].hasPrefix("├── 25 ───┼──"))
  }

  @Test func wordsStandBehindAllRows() {
    let rows = [
      Sketch.Row([span(0, 100, "root")]), Sketch.Row([span(0, 20)], "x = 0"), Sketch.Row([span(80, 100)], "x = 80"),
    ]
    #expect(
      sketchLines(Sketch(rows), .boxes, width: 21) == [
        "├──── root 100 ─────┤", "├───┤                  x = 0", "                ├───┤  x = 80",
      ])
  }

  @Test func aDrawingInWhichNothingDiffersIsNone() {
    #expect(draw([span(0, 1000)], [span(0, 999)]) == [])
    #expect(draw([span(5, 5)], [span(5, 5)]) == [])
    #expect(draw([span(0, .infinity)], [span(0, 1)]) == [])
    #expect(draw() == [])
  }

  @Test func wideAndHostileNamesKeepTheirColumns() {
    let lines = draw([span(0, 100, "日本\u{301}\u{1B}[31m\n")], [span(0, 90)])
    #expect(displayWidth(lines[0]) == 41)
    #expect(lines[0].unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }

  @Test func narrowTerminalsGetNarrowDrawings() {
    for width in 2...80 {
      let lines = draw([span(0, 200, "a"), span(200, 400, "b")], [span(0, 100, "root")], width: width)
      #expect(lines.allSatisfy { displayWidth($0) <= min(width, 64) }, "\(width)")
    }
    #expect(draw([span(0, 200)], [span(0, 100)], width: 0) == [])
  }
}
