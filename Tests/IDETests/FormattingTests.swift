import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

@Suite struct FormattingTests {
  /// The text after all edits.
  private func formatted(_ text: String, lines: ClosedRange<Int>? = nil) -> String {
    let snapshot = Marked(text).snapshot()
    var edits = snapshot.formatting()
    if let lines {
      let starts = snapshot.file.lines.lineStarts
      edits = snapshot.formatting(
        in: SourceRange(file: snapshot.file.id, start: starts[lines.lowerBound - 1], end: starts[lines.upperBound] - 1))
    }
    return String(decoding: applying(edits, to: snapshot.tree.bytes), as: UTF8.self)
  }

  @Test(arguments: [
    ("metric  a=1", "metric a = 1\n"), ("layout A(1x1){ }", "layout A(1x1) {}\n"),
    ("layout A(1x1) {\nview  a\n}", "layout A(1x1) {\n  view a\n}\n"),
    ("metric a = 1;", "metric a = 1\n"), ("metric a = 1 ; metric b = 2", "metric a = 1; metric b = 2\n"),
    ("layout A(1x1) {\n\n\n\nview a\n}\n", "layout A(1x1) {\n  view a\n}\n"),
    ("metric a = (1+2)*3", "metric a = (1 + 2) * 3\n"), ("metric a = - 1", "metric a = -1\n"),
    ("layout A(1x1) { view a:Label }", "layout A(1x1) { view a: Label }\n"),
    ("// c\nmetric  a = 1   // d", "// c\nmetric a = 1  // d\n"), ("metric a = \n", "metric a = \n"),
    ("component B ( a:Length=4 ){ }", "component B(a: Length = 4) {}\n"),
  ])
  func aTextTakesItsCanonicalForm(written: String, form: String) { #expect(formatted(written) == form) }

  @Test(arguments: [
    (1...1, "metric a = 1\nmetric  b=2\nlayout A(1x1){\nview  c\n}\n"),
    (2...2, "metric  a=1\nmetric b = 2\nlayout A(1x1){\nview  c\n}\n"),
    (1...2, "metric a = 1\nmetric b = 2\nlayout A(1x1){\nview  c\n}\n"),
    (4...4, "metric  a=1\nmetric  b=2\nlayout A(1x1){\n  view c\n}\n"),
    (3...5, "metric  a=1\nmetric  b=2\nlayout A(1x1) {\n  view c\n}\n"),
    (3...3, "metric  a=1\nmetric  b=2\nlayout A(1x1) {\nview  c\n}\n"),
    (5...5, "metric  a=1\nmetric  b=2\nlayout A(1x1){\nview  c\n}\n"),
    (1...5, "metric a = 1\nmetric b = 2\nlayout A(1x1) {\n  view c\n}\n"),
    (2...3, "metric  a=1\nmetric b = 2\nlayout A(1x1) {\nview  c\n}\n"),
    (2...4, "metric  a=1\nmetric b = 2\nlayout A(1x1) {\n  view c\n}\n"),
  ])
  func onlyTheLinesOfARangeChange(lines: ClosedRange<Int>, form: String) {
    #expect(formatted("metric  a=1\nmetric  b=2\nlayout A(1x1){\nview  c\n}\n", lines: lines) == form)
  }
}
