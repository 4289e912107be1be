import Foundation
import TestSupport
import Testing

@testable import LayRendering
@testable import LayTool

/// docs/reports.md: what it shows is what the tool does.
@Suite struct ReportsPageTests {
  private static let file = repository.appending(path: "docs/reports.md")

  @Test func examplesAreWhatTheToolWrites() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    let box = FileBox([:])
    for match in page.matches(of: /```lay (\S+)\n(.*?)```/.dotMatchesNewlines()) {
      box.contents[String(match.1)] = String(match.2)
    }
    #expect(layc(["check", "card.lay", "--write-baseline", "baseline.json"], on: box.files).status == 0)
    let json = try #require(page.firstMatch(of: /```json\n(.*?)```/.dotMatchesNewlines()))
    page.replaceSubrange(json.1.startIndex..<json.1.endIndex, with: box.contents["baseline.json"] ?? "")
    let console = try #require(page.firstMatch(of: /```console\n\$ (layc [^\n]*)\n(.*?)```/.dotMatchesNewlines()))
    let words = console.1.split(separator: " ").dropFirst().map(String.init)
    page.replaceSubrange(console.2.startIndex..<console.2.endIndex, with: layc(words, on: box.files).output)
    expectGolden(page, Self.file)
  }

  @Test func limitsOfThePageAreThoseOfTheTool() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(SARIFReporter.longestText == 10_000 && page.contains("more than 10 000 bytes"))
    #expect(Baseline.longestMessage == 200 && page.contains("at most 200 bytes"))
    #expect(Baseline.largestFile == 8 << 20 && page.contains("more than 8 MB"))
    #expect(page.contains("`\(SARIFResult.fingerprintName)`"))
  }
}
