import Testing

/// Sketches in the output of `layc check`.
@Suite struct SketchOutputTests {
  @Test func reportsHaveTheDrawingBelowTheirReason() {
    let text = """
      layout Split(375x667) {
        sizes 375x667
        view sidebar { .edges(top, leading, bottom) == superview; .width == 200 }
        view content { .edges(top, bottom) == superview; .width >= 240 }
        vfl "H:|[sidebar][content]|"
      }
      """
    let output = layc(["check", "a.lay"], files: ["a.lay": text]).output
    let lines = output.split(separator: "\n").map(String.init)
    let why = lines.firstIndex { $0.hasPrefix("   = why: ") } ?? 0
    #expect(lines[why + 1].hasPrefix("          ├──"))
    #expect(lines[why + 1].contains(" sidebar 200 ") && lines[why + 2].contains(" Split 375 "), "\(output)")
    let plain = layc(["check", "a.lay", "--ascii"], files: ["a.lay": text]).output
    #expect(plain.utf8.allSatisfy { $0 < 0x80 })
    #expect(plain.contains("\n          |--"))
  }
}
