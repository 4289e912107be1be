import Foundation
import TestSupport
import Testing

/// docs/health.md: what it shows is what the tool says.
@Suite struct HealthPageTests {
  private static let file = repository.appending(path: "docs/health.md")

  @Test func examplesAreWhatTheToolWrites() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    let box = FileBox([:])
    for match in page.matches(of: /```lay (\S+)\n(.*?)```/.dotMatchesNewlines()) {
      box.contents[String(match.1)] = String(match.2)
    }
    for match in page.matches(of: /```console\n\$ (layc [^\n]*)\n(.*?)```/.dotMatchesNewlines()).reversed() {
      let run = layc(match.1.split(separator: " ").dropFirst().map(String.init), on: box.files)
      page.replaceSubrange(match.2.startIndex..<match.2.endIndex, with: run.output + run.errors)
    }
    expectGolden(page, Self.file)
  }
}
