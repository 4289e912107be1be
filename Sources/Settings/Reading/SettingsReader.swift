internal import LayDiagnostics
internal import LayJSON

/// Returns the range of bytes of a settings file.
func settingRange(_ range: Range<Int>) -> SourceRange {
  SourceRange(file: .main, start: range.lowerBound, end: range.upperBound)
}

/// Reads values of a settings file and collects its problems.
struct SettingsReader {
  private let bytes: [UInt8]
  private let codes: [String: DiagnosticCode]
  private var found: [Diagnostic] = []
  /// The number of problems beyond the limit.
  private var omitted = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var codes: [String: DiagnosticCode] = [:]
    for code in DiagnosticCode.all { codes[code.id] = code }
    self.codes = codes
  }

  /// The problems up to the limit, with the number of the others.
  var reported: [Diagnostic] {
    omitted == 0 ? found : found + [.moreSettingProblems(omitted, at: found[found.count - 1].range)]
  }

  /// Adds a problem; beyond the limit it is only counted, without a search for suggestions.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if found.count < SettingsLimits.problems { found.append(diagnostic()) } else { omitted += 1 }
  }

  /// Reads the whole file.
  mutating func settings(_ deviceProblem: (String) -> String?) -> ProjectSettings {
    var draft = SettingsDraft()
    guard bytes.count <= SettingsLimits.fileSize else {
      report(.settingsTooLarge(at: settingRange(0..<0)))
      return draft.settings
    }
    do throws(JSONProblem) {
      read(try LocatedJSON(relaxed: bytes), as: "the settings", with: SettingKey.all, into: &draft)
    } catch {
      let end = min(error.offset + 1, bytes.count)
      report(.settingsSyntax(error.message, at: settingRange(min(error.offset, end)..<end)))
    }
    return draft.checked(deviceProblem, &self)
  }

  /// Reads the members of an object by the table of their keys.
  mutating func read<Target>(
    _ value: LocatedJSON, as name: String, with keys: [SettingKey<Target>], into target: inout Target
  ) {
    guard let members = value.object else {
      return report(.wrongSetting(name, is: "an object", not: value.kind, at: settingRange(value.range)))
    }
    for member in unique(members) {
      if let key = keys.first(where: { $0.name == member.name }) {
        key.read(&self, member.value, &target)
      } else {
        report(.unknownSetting(member.name, known: keys.map { $0.name }, at: settingRange(member.nameRange)))
      }
    }
  }

  /// Returns the first member of each name, and reports the others.
  mutating func unique(_ members: [LocatedJSON.Member]) -> [LocatedJSON.Member] {
    var first: [ExactText: Range<Int>] = [:]
    return members.filter { member in
      let name = ExactText(member.name)
      guard let before = first[name] else {
        first[name] = member.nameRange
        return true
      }
      report(.settingGivenTwice(member.name, at: settingRange(member.nameRange), before: settingRange(before)))
      return false
    }
  }

  /// Returns the string `value` of `owner`; reports another value and returns nil.
  mutating func string(_ value: LocatedJSON, of owner: String) -> String? {
    if let text = value.string { return text }
    report(.wrongSetting(owner, is: "a string", not: value.kind, at: settingRange(value.range)))
    return nil
  }

  /// Returns the Boolean `value`; reports another value and returns nil.
  mutating func bool(_ value: LocatedJSON, of name: String) -> Bool? {
    if let bool = value.bool { return bool }
    report(.wrongSetting("'\(name)'", is: "true or false", not: value.kind, at: settingRange(value.range)))
    return nil
  }

  /// Returns the elements of a list within the limit; reports another value.
  mutating func elements(_ value: LocatedJSON, of name: String) -> [LocatedJSON] {
    guard let elements = value.array else {
      report(.wrongSetting("'\(name)'", is: "an array", not: value.kind, at: settingRange(value.range)))
      return []
    }
    if elements.count > SettingsLimits.entries {
      report(.tooManyEntries(name, at: settingRange(elements[SettingsLimits.entries].range)))
    }
    return Array(elements.prefix(SettingsLimits.entries))
  }

  /// Returns the strings of a list; reports other values.
  mutating func strings(_ value: LocatedJSON, of name: String) -> [Placed<String>] {
    elements(value, of: name).compactMap { element in
      string(element, of: "an entry of '\(name)'").map { Placed($0, at: settingRange(element.range)) }
    }
  }

  /// Returns the pattern `value`; reports another value and returns nil.
  mutating func pattern(_ value: LocatedJSON, of owner: String) -> Placed<PathPattern>? {
    guard let text = string(value, of: owner) else { return nil }
    do throws(PatternProblem) {
      return Placed(try PathPattern(text), at: settingRange(value.range))
    } catch {
      report(.badPattern(text, error.reason, at: settingRange(value.range)))
      return nil
    }
  }

  /// Reads an object of severities, as rules for the paths of `paths`.
  mutating func severities(_ value: LocatedJSON, for paths: PathPattern? = nil) -> [SeverityRule] {
    guard let members = value.object else {
      report(.wrongSetting("'severities'", is: "an object of codes", not: value.kind, at: settingRange(value.range)))
      return []
    }
    return unique(members).compactMap { severity($0, for: paths) }
  }

  private mutating func severity(_ member: LocatedJSON.Member, for paths: PathPattern?) -> SeverityRule? {
    guard let code = codes[member.name] else {
      report(.unknownSettingCode(member.name, at: settingRange(member.nameRange)))
      return nil
    }
    guard let word = string(member.value, of: "'\(code.id)'") else { return nil }
    let severities: [Severity] = [.note, .warning, .error]
    let severity = severities.first { $0.word == word }
    guard severity != nil || word == SeverityRule.off else {
      report(
        .badSeverity(word, known: [SeverityRule.off] + severities.map { $0.word }, at: settingRange(member.value.range))
      )
      return nil
    }
    if code.severity == .error {
      if severity != .error { report(.fixedSeverity(code, word, at: settingRange(member.value.range))) }
      return nil
    }
    let range = settingRange(member.nameRange.lowerBound..<member.value.range.upperBound)
    return SeverityRule(code: code, severity: severity, paths: paths, range: range)
  }
}
