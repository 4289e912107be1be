import LayCompiler
import LayFormatter
import LayParser
import TestSupport
import Testing

/// Formats of other people, with blanks in them, through the formatter.
@Suite(.enabled(if: CaseFolder.isPresent)) struct FormatterCases {
  @Test(arguments: ["vfl", "vfl-wild", "vfl-apple-errors"])
  func blanksGoAndTheProgramStays(_ group: String) throws {
    for (number, item) in try CaseFolder.cases(of: group).enumerated() {
      var generator = SeededGenerator(seed: UInt64(number))
      for format in [item["input"]["vfl"].text ?? "", spaced(item["input"]["vfl"].text ?? "", &generator)] {
        let text = layout(format, item)
        #expect(programs(formatted(text)) == programs(text), "\(item["id"].text ?? ""): \(format)")
        #expect(formatted(formatted(text)) == formatted(text), "\(item["id"].text ?? ""): \(format)")
      }
    }
  }

  private func layout(_ format: String, _ item: JSON) -> String {
    let views = item["input"]["views"].texts.map { "  view \($0)\n" }.joined()
    let names = item["input"]["metrics"].members.map(\.key) + item["input"]["metricNames"].texts
    let metrics = names.map { "  metric \($0) = 8\n" }.joined()
    return "layout Case(600x600) {\n\(metrics)\(views)  vfl \"\(format)\"\n}\n"
  }

  /// Blanks anywhere: some make a format wrong, which must then stay as it is.
  private func spaced(_ format: String, _ generator: inout SeededGenerator) -> String {
    format.map { Int.random(in: 0..<4, using: &generator) == 0 ? "\($0) " : "\($0)" }.joined()
  }

  private func formatted(_ text: String) -> String {
    var options = FormatOptions()
    options.formatsVisualFormats = true
    return String(decoding: format(parse(Array(text.utf8)), options: options), as: UTF8.self)
  }

  private func programs(_ text: String) -> [String] {
    compile(path: "case.lay", bytes: Array(text.utf8)) { _ in nil }.layouts.map { "\($0.program)" }
  }
}
