import Foundation
import LaySettings
import TestSupport
import Testing

@testable import LayTool

/// docs/settings.md: what it shows is what the tool does, and its tables are those of the reader.
@Suite struct SettingsPageTests {
  private static let file = repository.appending(path: "docs/settings.md")

  @Test func examplesAreWhatTheToolPrints() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    var files: [String: String] = [:]
    for match in page.matches(of: /```(?:jsonc|lay) (\S+)\n(.*?)```/.dotMatchesNewlines()) {
      files[String(match.1)] = String(match.2)
    }
    var commands = 0
    for match in page.matches(of: /```console\n\$ (layc [^\n]*)\n(.*?)```/.dotMatchesNewlines()).reversed() {
      let run = layc(match.1.split(separator: " ").dropFirst().map(String.init), files: files)
      page.replaceSubrange(match.2.startIndex..<match.2.endIndex, with: run.output + run.errors)
      commands += 1
    }
    #expect(commands == 2)
    expectGolden(page, Self.file)
  }

  @Test func tablesAreThoseOfTheReader() throws {
    var page = try String(contentsOf: Self.file, encoding: .utf8)
    let tables = page.matches(of: /\| key \| does \| example \|\n\|---\|---\|---\|\n((?:\|[^\n]*\n)*)/)
    #expect(tables.count == 2)
    let rows = [rows(of: SettingKey<SettingsDraft>.all), rows(of: SettingKey<OverrideDraft>.all)]
    for (table, rows) in zip(tables, rows).reversed() {
      page.replaceSubrange(table.1.startIndex..<table.1.endIndex, with: rows)
    }
    expectGolden(page, Self.file)
  }

  private func rows<Target>(of keys: [SettingKey<Target>]) -> String {
    keys.map { "| `\($0.name)` | \($0.summary) | `\($0.example)` |\n" }.joined()
  }

  @Test func limitsOfThePageAreThoseOfTheReader() throws {
    let page = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(SettingsLimits.fileSize == 1 << 20 && page.contains("more than 1 MB"))
    #expect(SettingsLimits.entries == 1000 && page.contains("more than 1000 entries"))
    #expect(page.contains("nests more than 64 deep"))
  }
}
