internal import LayDiagnostics
package import LayJSON

/// A key of an object in a settings file. The reader, the suggestions, the schema and the table of docs/settings.md use it.
package struct SettingKey<Target>: Sendable {
  package let name: String
  /// The description in one line.
  package let summary: String
  /// A valid value as JSON.
  package let example: String
  /// The schema of its values, without the description.
  package let schema: JSON
  /// Reads a value into the target, and reports what is wrong with it.
  let read: @Sendable (inout SettingsReader, LocatedJSON, inout Target) -> Void
}

/// The settings while the file is read.
package struct SettingsDraft {
  fileprivate(set) var settings = ProjectSettings()
  fileprivate var devices: [Placed<String>] = []
  fileprivate var severities: [SeverityRule] = []
  fileprivate var overrides: [SeverityRule] = []

  /// Returns the settings after the names of devices were checked.
  func checked(_ deviceProblem: (String) -> String?, _ reader: inout SettingsReader) -> ProjectSettings {
    var settings = settings
    // Overrides come last, wherever they are in the file.
    for rule in severities + overrides { settings.severities.add(rule) }
    settings.devices?.value = devices.compactMap { device in
      guard let advice = deviceProblem(device.value) else { return device.value }
      reader.report(.unknownDevice(device.value, advice, at: device.range))
      return nil
    }
    // Without any device left the layouts are checked as if none were named.
    if settings.devices?.value.isEmpty == true { settings.devices = nil }
    return settings
  }
}

/// An entry of `overrides` while it is read.
package struct OverrideDraft {
  var path: Placed<PathPattern>?
  var severities: LocatedJSON?
  /// True if it has the key `path`, valid or not.
  var hasPath = false
}

extension SettingKey<SettingsDraft> {
  /// The keys of the file. A new key is a row here, and a use of its value.
  package static var all: [SettingKey] {
    [
      SettingKey(
        name: "$schema", summary: "The address of the JSON schema, for editors; layc does not read it.",
        example: "\"docs/layc.schema.json\"", schema: .type("string"),
        read: { reader, value, _ in _ = reader.string(value, of: "'$schema'") }),
      SettingKey(
        name: "sizes", summary: "The sizes of layouts that declare none, as after `sizes` in a file.",
        example: "\"320x320 ... 1366x1366\"", schema: .type("string"),
        read: { reader, value, draft in draft.settings.sizes = reader.sizes(value) ?? draft.settings.sizes }),
      SettingKey(
        name: "keyboard",
        summary: "The heights of the keyboard of layouts that declare none, as after `keyboard` in `sizes`.",
        example: "\"0 ... 346\"", schema: .type("string"),
        read: { reader, value, draft in draft.settings.keyboard = reader.keyboard(value) ?? draft.settings.keyboard }),
      SettingKey(
        name: "safeArea",
        summary: "The insets of the safe area of layouts that declare none, as after `safeArea` in `sizes`.",
        example: "\"0 ... (59, 0, 34, 0)\"", schema: .type("string"),
        read: { reader, value, draft in draft.settings.safeArea = reader.safeArea(value) ?? draft.settings.safeArea }),
      SettingKey(
        name: "textSizes",
        summary: "The text sizes of layouts that declare none: `all`, a range or a list, as with `--text-sizes`.",
        example: "\"xSmall...accessibility3\"", schema: .type("string"),
        read: { reader, value, draft in
          draft.settings.textSizes = reader.textSizes(value) ?? draft.settings.textSizes
        }),
      SettingKey(
        name: "expansion", summary: "Longer texts to check with too, `ibm` or a share, as with `--expansion`.",
        example: "\"ibm\"", schema: .type("string"),
        read: { reader, value, draft in
          draft.settings.expansion = reader.expansion(value) ?? draft.settings.expansion
        }),
      SettingKey(
        name: "pseudo", summary: "Whether to check with the texts of a pseudo-language too, as with `--pseudo`.",
        example: "true", schema: .type("boolean"),
        read: { reader, value, draft in
          if let bool = reader.bool(value, of: "pseudo") {
            draft.settings.pseudo = Placed(bool, at: settingRange(value.range))
          }
        }),
      SettingKey(
        name: "devices", summary: "The devices whose sizes are checked instead of all sizes, as with `--devices`.",
        example: "[\"iphone\", \"iPad mini\"]", schema: .list(of: .type("string")),
        read: { reader, value, draft in
          draft.devices = reader.strings(value, of: "devices")
          draft.settings.devices = Placed([], at: settingRange(value.range))
        }),
      SettingKey(
        name: "strings",
        summary: "The string catalogs with the texts of layouts, relative to the settings file, as with `--strings`.",
        example: "[\"App/Localizable.xcstrings\"]", schema: .list(of: .type("string")),
        read: { reader, value, draft in draft.settings.strings = reader.strings(value, of: "strings") }),
      SettingKey(
        name: "languages",
        summary: "The languages of the string catalogs that are checked, as with `--languages`; the default is all.",
        example: "[\"de\", \"pt-BR\"]", schema: .list(of: .type("string")),
        read: { reader, value, draft in
          draft.settings.languages = Placed(
            reader.strings(value, of: "languages"), at: settingRange(value.range))
        }),
      SettingKey(
        name: "severities",
        summary:
          "Severities by code: `off`, `note`, `warning` or `error`. A code whose default is `error` stays an error.",
        example: "{\"L0521\": \"off\", \"L0502\": \"error\"}", schema: .severities,
        read: { reader, value, draft in draft.severities = reader.severities(value) }),
      SettingKey(
        name: "overrides",
        summary: "Severities for parts of the project; if several entries match, the last entry applies.",
        example: "[{\"path\": \"Legacy/**\", \"severities\": {\"L0535\": \"off\"}}]",
        schema: .list(of: .object(of: SettingKey<OverrideDraft>.all, requiring: ["path", "severities"])),
        read: { reader, value, draft in
          draft.overrides = reader.elements(value, of: "overrides").flatMap { reader.override($0) }
        }),
      SettingKey(
        name: "strict", summary: "Whether warnings are errors, as with `--strict`.", example: "true",
        schema: .type("boolean"),
        read: { reader, value, draft in
          if let bool = reader.bool(value, of: "strict") {
            draft.settings.strict = Placed(bool, at: settingRange(value.range))
          }
        }),
      SettingKey(
        name: "interfaceBuilder", summary: "Whether `layc check` checks the storyboards and xibs in folders too.",
        example: "true", schema: .type("boolean"),
        read: { reader, value, draft in
          if let bool = reader.bool(value, of: "interfaceBuilder") {
            draft.settings.interfaceBuilder = Placed(bool, at: settingRange(value.range))
          }
        }),
      SettingKey(
        name: "exclude", summary: "Paths that `layc check` and `layc fmt` skip in folders.",
        example: "[\"Generated/**\"]", schema: .list(of: .type("string")),
        read: { reader, value, draft in
          draft.settings.exclude = reader.elements(value, of: "exclude").compactMap {
            reader.pattern($0, of: "an entry of 'exclude'")
          }
        }),
    ]
  }
}

extension SettingKey<OverrideDraft> {
  /// The keys of an entry of `overrides`.
  package static var all: [SettingKey] {
    [
      SettingKey(
        name: "path", summary: "The paths, relative to the settings file.", example: "\"Legacy/**\"",
        schema: .type("string"),
        read: { reader, value, entry in (entry.path, entry.hasPath) = (reader.pattern(value, of: "'path'"), true) }),
      SettingKey(
        name: "severities", summary: "The severities there, by code.", example: "{\"L0535\": \"off\"}",
        schema: .severities, read: { _, value, entry in entry.severities = value }),
    ]
  }
}

extension SettingsReader {
  /// Reads an entry of `overrides` as rules.
  fileprivate mutating func override(_ value: LocatedJSON) -> [SeverityRule] {
    var entry = OverrideDraft()
    read(value, as: "an entry of 'overrides'", with: SettingKey<OverrideDraft>.all, into: &entry)
    if value.object == nil { return [] }
    if !entry.hasPath { report(.missingSetting("path", of: "an entry of 'overrides'", at: settingRange(value.range))) }
    guard let severities = entry.severities else {
      report(.missingSetting("severities", of: "an entry of 'overrides'", at: settingRange(value.range)))
      return []
    }
    let rules = self.severities(severities, for: entry.path?.value)
    // Without its paths a rule would hold everywhere.
    return entry.path == nil ? [] : rules
  }
}
