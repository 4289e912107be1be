import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Plain statements are read in a shorter way. It comes to the same as the general one, whatever the text.
@Suite struct PlainStatementsTests {
  @Test(arguments: Repository.samples + Repository.wrongSamples)
  func everySampleCompilesToTheSameEitherWay(_ path: String) throws { try compare(Repository.bytes(path), path: path) }

  /// Each statement stands in the braces of a view whose siblings and parts it may name, in a loop and outside.
  @Test(arguments: [
    ".width == 44", ".width == 9/16 * .height", ".height == .width * 0.75 @high",
    ".width <= 50% * superview.width @600",
    ".leading == superview.leading + 8 - 3 * 2", ".leading == superview.leading + gap", ".top == bar.bottom + gap / 3",
    "superview.leading == .leading", "a.leading == superview.leading", ".a.leading == superview.leading",
    "a.width + .width == bar.width - a.width", "a.width == a.width", ".width - .width == 3", "2 * .width == 88",
    "-.width <= -44", ".left == superview.left", ".left == superview.leading", ".left == superview.top", ".left == 3",
    "a.left == 2 * superview.left", ".right - .left == 40", ".centerX == superview.centerX @50", "100 == .width",
    ".baseline == bar.baseline", ".firstBaseline == a.top", ".top == superview.topMargin", "root.width == .width",
    "row[0].width == row[i].width", "row[i - 1].trailing == row[i].leading", "row.width == 3", "row[7].width == 3",
    "row[1/2].width == 3", "row[i, 0].width == 1", "row.count == 3", ".width == row.count", ".width == max(gap, 3)",
    ".width == min(gap, i)", ".width == mod(7 * i, 3)", ".width == mod(3, 0)", ".width == max(1, 2, 3)",
    ".width == (3 + (4))", ".width == ((.height))", ".width == wide", ".width == wide * wide", ".width == wide / wide",
    ".width == 2 * wide", ".width == wide * 50%", ".width == 50%", ".width == 50% * 50% * .height", ".width == unknown",
    ".width == 1000000", ".width == 1000001", ".width == 0.00001 * .height", ".width == 3 @0", ".width == 3 @1000",
    ".width == 3 @1001", ".width == 3 @gap", ".width == 3 @required", ".width == 3 @dragThatCanResizeWindow",
    ".width == 3 @0.00000000000001", ".width == .height / 0", ".width == .height / 3 / 7", ".width * .height == 3",
    ".edges == superview", ".size == 3x4", "a.superview.width == .width", "bar.superview.width == .width",
    ".superview.width == 3", "10 <= .width <= 20", ".width == 123456789012345678", ".width == 99999999999.5 * .height",
    ".width == 3.25", ".width == true", "constraint cap: .width <= 40", "constraint cap[i]: .width <= 40",
    "intrinsic = 60x30", "intrinsic = (60, 30 + gap)", "intrinsic = (w: 60, h: 30)", "intrinsic = none",
    "intrinsic = (none, 3)", "intrinsic.width = 30", "intrinsic = (-1, 3)", "intrinsic = 2000000x3",
    "intrinsic = (.width, 3)", "intrinsic = (superview.width, 3)", "intrinsic = (3)", "intrinsic = (1, 2, 3)",
    "hugging = 251", "hugging = low", "hugging.vertical = 251; hugging = 3", "hugging.depth = 3", "compression = 0",
    "compression.horizontal = required", "a.hugging = 3", "hugging = 3; hugging = 4", "when width > 3 { hugging = 4 }",
    "when false { .width == row[9].width; .height == 3; hugging = 4 }",
    "when i == 0 { .width == 3 } else { .width == 4 }",
    "let n = 3; .width == n; .height == 2 * n", "view none; .width == none.width", "hugging = 3 + 4",
    "a { .width == 3; .leading == superview.leading }", "row[i] { .height == 4 }",
    "row[0].a { .height == 4; hugging = 3 }",
    "row[i - 1].a { .height == 4 }", "for j in 0 ... i { view c[j] { .width == 3; .leading == superview.leading } }",
    "for j in 0 ..< 2 { view c[j] { .width == 3; .leading == row[i].leading; intrinsic = 3x4; view d { .top == g.top } } }",
    "view p: Part(wide: 3) { .width == 3; .top == bar.top }", "for v in row { v.width == 3; v.a.height == 4 }",
    "when i > 0 { .width == superview.width } else { .height == 3; hugging.vertical = 3 }",
    "view b { a.width == .width }",
    "when width > 300 { .width == a.width } else { a.width == 3; compression = low }",
    "view bar { .top == superview.top }",
  ])
  func everyStatementCompilesToTheSameEitherWay(_ statement: String) throws {
    for loop in ["for i in 0 ..< 3", "for i in [1, 0, 2]"] {
      let text = """
        metric gap = 7
        component Part(wide: Length = 5) { \(statement.contains("row") ? "" : statement.contains("bar") ? "" : "let i = 0; view a; " + statement) }
        layout L(375x667) {
          view bar { .edges == superview }
          let wide = 4
          \(loop) { view row[i] { view a; \(statement) } }
          guide g { .height == 5 }
          view part: Part(wide: 3)
        }
        """
      try compare(Array(text.utf8), path: "example.lay")
    }
  }

  private func compare(_ bytes: [UInt8], path: String) throws {
    var options = CompileOptions.solving
    let short = compile(path: path, bytes: bytes, options: options, read: read)
    options.takesShortcuts = false
    let long = compile(path: path, bytes: bytes, options: options, read: read)
    #expect(short.diagnostics == long.diagnostics)
    #expect(short.references == long.references)
    #expect(short.layouts.count == long.layouts.count)
    for (one, other) in zip(short.layouts, long.layouts) {
      #expect(String(describing: one.program) == String(describing: other.program))
      #expect(one.sources.constraints == other.sources.constraints)
      #expect(one.sources.statements == other.sources.statements)
      #expect(one.sources.views == other.sources.views)
      #expect(one.sources.intrinsics == other.sources.intrinsics)
      #expect(String(describing: one.expectations) == String(describing: other.expectations))
    }
  }

  private func read(_ path: String) -> [UInt8]? { try? Repository.bytes(path) }
}
