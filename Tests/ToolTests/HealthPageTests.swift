import Foundation
import TestSupport
import Testing

/// docs/health.md, docs/budget.md, docs/expansion.md, docs/translations.md, docs/paste.md and docs/conflict-logs.md: what they show is what the tool writes.
@Suite struct HealthPageTests {
  @Test(arguments: ["health.md", "budget.md", "expansion.md", "translations.md", "paste.md", "conflict-logs.md"])
  func examplesAreWhatTheToolWrites(_ name: String) throws {
    let file = repository.appending(path: "docs/\(name)")
    var page = try String(contentsOf: file, encoding: .utf8)
    let box = FileBox([:])
    for match in page.matches(of: /```(?:lay|json|swift|log) (\S+)\n(.*?)```/.dotMatchesNewlines()) {
      box.contents[String(match.1)] = String(match.2)
    }
    for match in page.matches(of: /```console\n\$ (layc [^\n]*)\n(.*?)```/.dotMatchesNewlines()).reversed() {
      let run = layc(match.1.split(separator: " ").dropFirst().map(String.init), on: box.files)
      let shown = (run.output + run.errors).replacing("\r\n", with: "\n")
      page.replaceSubrange(match.2.startIndex..<match.2.endIndex, with: shown)
    }
    expectGolden(page, file)
  }
}
