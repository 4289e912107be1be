import LayDiagnostics
import LayParser
import Testing

/// What Grammar.md shows is true: a fence of `lay` is a whole file without errors, one of `lay L0201` reports that code,
/// one of `lay fragment` may stand in a layout.
@Suite struct GrammarTests {
  private static let examples = ((try? Repository.text("Grammar.md")).map(fences) ?? []).filter {
    $0.info == "lay" || $0.info.hasPrefix("lay ")
  }

  @Test func everyExampleDoesWhatItsFenceSays() {
    #expect(Self.examples.count >= 10)
    for example in Self.examples {
      let words = example.info.split(separator: " ").dropFirst().map(String.init)
      let problem =
        switch words.first {
        case nil: errors(in: example.text)
        case "fragment": syntaxErrors(in: example.text)
        case let code?: missing(code, in: example.text)
        }
      #expect(problem == nil, "Grammar.md:\(example.line): \(problem ?? "")")
    }
  }

  private func errors(in text: String) -> String? {
    let run = layc(["check", "example.lay"], files: ["example.lay": Array(text.utf8)])
    return run.status == 0 ? nil : run.output + run.errors
  }

  private func syntaxErrors(in text: String) -> String? {
    let problems = parse(Array("layout Fragment {\n\(text)}\n".utf8)).diagnostics
    return problems.first.map { "[\($0.code.id)] \($0.message)" }
  }

  private func missing(_ code: String, in text: String) -> String? {
    let run = layc(["check", "example.lay"], files: ["example.lay": Array(text.utf8)])
    return run.output.contains("[\(code)]") ? nil : "\(code) is not among\n\(run.output)"
  }
}
