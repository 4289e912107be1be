package import LayJSON

extension JSON {
  /// The schema of values of a type.
  static func type(_ name: String) -> JSON { .object([("type", .string(name))]) }

  /// The schema of a list.
  static func list(of schema: JSON) -> JSON {
    .object([
      ("type", .string("array")), ("maxItems", .integer(SettingsLimits.entries)), ("items", schema),
    ])
  }

  /// The schema of severities by code.
  static var severities: JSON {
    let words = [SeverityRule.off, "note", "warning", "error"]
    return .object([
      ("type", .string("object")), ("propertyNames", .object([("pattern", .string("^L[0-9]{4}$"))])),
      ("additionalProperties", .object([("enum", .array(words.map { .string($0) }))])),
    ])
  }

  /// The schema of an object with these keys alone.
  static func object<Target>(of keys: [SettingKey<Target>], requiring required: [String] = []) -> JSON {
    let properties = keys.map { key in
      guard case .object(let members) = key.schema else { return (key.name, key.schema) }
      return (key.name, JSON.object([("description", .string(key.summary))] + members))
    }
    let needed = required.isEmpty ? [] : [("required", JSON.array(required.map { .string($0) }))]
    return .object(
      [("type", .string("object"))] + needed + [
        ("additionalProperties", .bool(false)), ("properties", .object(properties)),
      ])
  }

  /// The JSON schema of settings files (draft 2020-12): docs/layc.schema.json.
  package static var settingsSchema: JSON {
    let head: [(String, JSON)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("The settings of a project for layc: \(SettingsFile.name)")),
    ]
    guard case .object(let members) = JSON.object(of: SettingKey<SettingsDraft>.all) else { return .null }
    return .object(head + members)
  }
}
