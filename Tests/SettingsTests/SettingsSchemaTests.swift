import Foundation
import LayJSON
import TestSupport
import Testing

@testable import LaySettings

/// docs/layc.schema.json lists the keys that the reader knows.
@Suite struct SettingsSchemaTests {
  @Test func theSchemaOfTheDocsIsFresh() {
    expectGolden(JSON.settingsSchema.text(), repository.appending(path: "docs/layc.schema.json"))
  }

  @Test func theSchemaHasExactlyTheKeysOfTheReader() throws {
    let text = try String(contentsOf: repository.appending(path: "docs/layc.schema.json"), encoding: .utf8)
    let schema = try JSON(Array(text.utf8))
    let known = SettingKey<SettingsDraft>.all.map(\.name)
    #expect(names(schema["properties"]) == known)
    let entry = schema["properties"]?["overrides"]?["items"]
    #expect(names(entry?["properties"]) == SettingKey<OverrideDraft>.all.map(\.name))
    // A key is taken exactly if it is listed.
    for name in known { #expect(!problems("{\"\(name)\": 0}").contains { $0.hasPrefix("L0911") }) }
    #expect(problems("{\"unlisted\": 0}").contains { $0.hasPrefix("L0911") })
  }

  @Test func theExamplesOfTheKeysAreValid() {
    for key in SettingKey<SettingsDraft>.all where key.name != "devices" {
      #expect(problems("{\"\(key.name)\": \(key.example)}") == [], "\(key.name)")
    }
  }

  private func names(_ value: JSON?) -> [String] {
    guard case .object(let members)? = value else { return [] }
    return members.map { $0.0 }
  }
}
