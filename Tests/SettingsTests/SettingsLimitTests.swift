import LayDiagnostics
import LayJSON
import Testing

@testable import LaySettings

/// Each limit of a settings file, at it and past it, and bytes that nobody would write.
@Suite struct SettingsLimitTests {
  private func codes(_ text: String) -> [String] { settingsFile(text).diagnostics.map(\.code.id) }

  @Test func aFileHasALimit() {
    func padded(_ size: Int) -> String { "{\"strict\": true}" + String(repeating: " ", count: size - 16) }
    #expect(codes(padded(SettingsLimits.fileSize)) == [])
    #expect(codes(padded(SettingsLimits.fileSize + 1)) == ["L0910"])
    #expect(settingsFile(padded(SettingsLimits.fileSize + 1)).settings.strict == nil)
  }

  @Test(arguments: [
    ("exclude", "\"a\""), ("devices", "\"phone\""),
    ("overrides", "{\"path\": \"a\", \"severities\": {\"L0521\": \"off\"}}"),
  ]) func listsHaveALimit(name: String, entry: String) {
    func list(_ count: Int) -> String {
      "{\"\(name)\": [" + Array(repeating: entry, count: count).joined(separator: ",") + "]}"
    }
    let limit = SettingsLimits.entries
    #expect(codes(list(limit)) == [])
    #expect(codes(list(limit + 1)) == ["L0912"])
    let settings = settingsFile(list(limit + 9)).settings
    #expect([settings.exclude.count, settings.devices?.value.count, settings.severities.rules.count].contains(limit))
  }

  @Test func nestingHasThatOfJSON() {
    func nested(_ depth: Int) -> String {
      "{\"strict\": " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(codes(nested(JSON.deepestNesting - 1)) == ["L0912"])
    #expect(codes(nested(JSON.deepestNesting)) == ["L0910"])
  }

  @Test func manyProblemsAreCounted() {
    func unknown(_ count: Int) -> String {
      "{" + (0..<count).map { "\"k\($0)\": 0" }.joined(separator: ",") + "}"
    }
    #expect(codes(unknown(SettingsLimits.problems)).count == SettingsLimits.problems)
    let many = settingsFile(unknown(80_000)).diagnostics
    #expect(many.count == SettingsLimits.problems + 1)
    #expect(many.last?.message == "there are 79900 more problems in the settings, which are not shown")
  }

  @Test func manyRulesForManyProblemsAreLookedUpOnce() throws {
    let pattern = String(repeating: "*a", count: 400)
    let entry = "{\"path\": \"\(pattern)\", \"severities\": {\"L0521\": \"off\"}}"
    let settings = settingsFile(
      "{\"overrides\": [" + Array(repeating: entry, count: SettingsLimits.entries).joined(separator: ",") + "]}"
    ).settings
    let found = Array(
      repeating: Diagnostic(.noSizes, "", at: SourceRange(file: .main, start: 0, end: 0)), count: 1000)
    let path = String(repeating: "a", count: 255) + "b"
    #expect(graded(found, isStrict: false) { _ in FileSettings(settings, for: path) }.count == 1000)
  }

  @Test func damagedFilesNeverTrap() {
    let text = Array(
      """
      // a
      {"sizes": "320x320 ... 1366x1366", "severities": {"L0521": "off"}, "exclude": ["a/**"], "strict": true,
      "overrides": [{"path": "**/b?.lay", "severities": {"L0502": "error"}}], "devices": ["phone"]}
      """.utf8)
    var seed: UInt64 = 11
    func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed >> 24
    }
    for _ in 0..<2000 {
      var bytes = Array(text.prefix(Int(next() % UInt64(text.count + 1))))
      for _ in 0..<3 where !bytes.isEmpty {
        bytes[Int(next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: next())
      }
      let file = SettingsFile(path: "layc.json", bytes: bytes) { _ in nil }
      for found in file.diagnostics {
        #expect(found.range.start <= found.range.end && found.range.end <= bytes.count)
      }
    }
  }
}
