import Testing

@testable import LayRendering
@testable import LayTool

/// Names of files steer no terminal, whatever shows them.
@Suite struct ControlCharacterTests {
  private static let name = "a\u{1B}[31m\u{7}\n\r\u{7F}\u{9B}\u{202E}\u{2066}%b.lay"
  private static let loose = "layout A(9x9) {\nsizes 9x9\nview a { .edges = superview }\n}\n"
  private static let broken = "layout A(9x9) {\nview\n}\n"
  private static let wrong = "layout A(9x9) {\n  sizes 9x9\n  view a\n  a.width == 3\n  a.width == 4\n}\n"

  @Test(arguments: [
    "check", "check --diff", "check --fix", "check --format json", "check --format sarif", "check --format github",
    "eval", "eval --format json", "eval --format svg", "eval --format log", "eval --fit compressed", "fmt",
    "fmt --check", "fmt --diff", "constraints", "constraints --format json", "why", "check --baseline", "check --watch",
  ])
  func noCommandShowsThemAsTheyAre(command: String) {
    for text in [Self.loose, Self.broken, Self.wrong, nil] {
      var words = command.split(separator: " ").map(String.init)
      if command == "check --baseline" { words += [Self.name] }
      words.append(Self.name)
      if command == "why" { words.append("a.width") }
      let run = layc(words, files: text.map { [Self.name: $0] } ?? ["b.lay": ""])
      for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" {
        #expect(visible(scalar) == scalar, "\(command): U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test func aDiffQuotesAsPatchReadsIt() {
    let run = layc(["fmt", "--diff", "a\u{1B}\"\t\u{9B}ä.lay"], files: ["a\u{1B}\"\t\u{9B}ä.lay": Self.loose])
    #expect(run.output.hasPrefix("--- \"a\\033\\\"\\t\\302\\233ä.lay\"\n+++ \"a\\033"), "\(run.output)")
  }
}
