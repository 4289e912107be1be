internal import LayDiagnostics
internal import LayJSON

/// Reads a string catalog of Xcode 15 and later: `.xcstrings`.
///
/// The format is JSON: `sourceLanguage`, `version`, and in `strings` for each key its `localizations` by language, of which each has
/// a `stringUnit` (`state`, `value`), or `variations` by `plural` or `device` (with `plural` inside), and `substitutions` for
/// `%#@name@` (`argNum`, `formatSpecifier`, `variations`). A key has `extractionState` (`manual`, `stale`,
/// `extracted_with_value`), and `shouldTranslate`. Apple documents the editor, not the file: "Localizing and varying text with a
/// string catalog" (Xcode documentation). The members are those of public catalogs, such as Loop/Localizable.xcstrings of
/// LoopKit/Loop, and of documentation of such files in public repositories. Members that are not known are ignored: later versions
/// of Xcode add some. The texts of the state `new` count as not translated; they are shown all the same, unless they are empty.
struct CatalogReader {
  private var table: StringTable
  private let file: Int

  /// Adds the texts of a catalog to a table.
  static func read(file: Int, into table: inout StringTable) {
    var reader = CatalogReader(table: table, file: file)
    table = StringTable()
    reader.readFile()
    table = reader.table
  }

  private init(table: StringTable, file: Int) { (self.table, self.file) = (table, file) }

  private func range(_ range: Range<Int>) -> SourceRange { table.range(range, in: file) }

  private mutating func report(_ diagnostic: Diagnostic) { table.report(diagnostic) }

  private mutating func readFile() {
    let bytes = table.files[file].bytes
    let root: LocatedJSON
    do throws(JSONProblem) {
      root = try LocatedJSON(relaxed: bytes)
    } catch {
      let end = min(error.offset + 1, bytes.count)
      report(
        .stringsSyntax(
          "the string catalog is not JSON: \(error.message)", at: range(min(error.offset, end)..<end)))
      return
    }
    guard let members = members(of: root, "the string catalog") else { return }
    if let source = first("sourceLanguage", in: members), let text = string(source, "'sourceLanguage'") {
      if let tag = LanguageTag(text) {
        if table.sourceLanguage == nil { table.sourceLanguage = tag }
      } else {
        report(.noLanguageTag(text, at: range(source.range)))
      }
    }
    guard let strings = first("strings", in: members) else {
      report(
        .stringsSyntax(
          "the string catalog has no 'strings'", at: range(root.range.lowerBound..<root.range.lowerBound + 1)))
      return
    }
    // The keys are texts of the source language, also of those that have no `localizations`.
    if let source = table.sourceLanguage { _ = table.index(of: source, at: range(strings.range)) }
    for member in self.members(of: strings, "'strings'") ?? [] { readKey(member) }
  }

  private mutating func readKey(_ member: LocatedJSON.Member) {
    guard let members = members(of: member.value, "a key") else { return }
    let entry = table.index(ofKey: member.name, at: range(member.nameRange))
    if let should = first("shouldTranslate", in: members), should.bool == false {
      table.entries[entry].isTranslatable = false
    }
    guard let localizations = first("localizations", in: members) else { return }
    for language in self.members(of: localizations, "'localizations'") ?? [] {
      guard let tag = LanguageTag(language.name) else {
        report(.noLanguageTag(language.name, at: range(language.nameRange)))
        continue
      }
      guard let index = table.index(of: tag, at: range(language.nameRange)),
        let text = localization(language, isSource: tag == table.sourceLanguage)
      else { continue }
      table.add(text, toEntry: entry, in: index)
    }
  }

  private mutating func localization(_ language: LocatedJSON.Member, isSource: Bool) -> LocalizedString? {
    guard let members = members(of: language.value, "a localization") else { return nil }
    var substitutions: [StringSubstitution] = []
    if let list = first("substitutions", in: members) {
      for member in self.members(of: list, "'substitutions'") ?? [] {
        if let found = substitution(member, isSource) { substitutions.append(found) }
      }
    }
    guard let value = value(members, isSource) else { return nil }
    return LocalizedString(value: value, substitutions: substitutions, range: range(language.nameRange))
  }

  /// Reads `stringUnit` or `variations`; nil if there is neither.
  private mutating func value(_ members: [LocatedJSON.Member], _ isSource: Bool) -> StringValue? {
    if let variations = first("variations", in: members) {
      guard let kinds = self.members(of: variations, "'variations'") else { return nil }
      if let plural = first("plural", in: kinds) {
        let forms = forms(plural, isSource)
        if !forms.isEmpty { return .plural(forms) }
      }
      if let device = first("device", in: kinds) { return devices(device, isSource) }
    }
    return first("stringUnit", in: members).flatMap { unit($0, isSource) }.map { .unit($0) }
  }

  private mutating func unit(_ value: LocatedJSON, _ isSource: Bool) -> StringUnit? {
    guard let members = members(of: value, "'stringUnit'"), let text = first("value", in: members),
      let string = string(text, "'value'")
    else { return nil }
    let state = first("state", in: members)?.string
    return StringUnit(
      text: string, range: range(text.range), isTranslated: isSource || !string.isEmpty && state != "new")
  }

  private mutating func forms(_ value: LocatedJSON, _ isSource: Bool) -> [PluralForm] {
    var found: [PluralForm] = []
    for member in members(of: value, "'plural'") ?? [] {
      guard let category = PluralCategory(name: member.name) else {
        report(.unknownPlural(member.name, at: range(member.nameRange)))
        continue
      }
      guard let members = members(of: member.value, "a plural form"), let unit = first("stringUnit", in: members),
        let text = self.unit(unit, isSource)
      else { continue }
      found.append(PluralForm(category: category, unit: text))
    }
    return found
  }

  private mutating func devices(_ value: LocatedJSON, _ isSource: Bool) -> StringValue? {
    var found: [DeviceForm] = []
    for member in members(of: value, "'device'") ?? [] {
      guard let members = members(of: member.value, "a text of a device") else { continue }
      // Devices have plural forms, but no other devices, so this ends.
      let inner = members.filter { $0.name != "variations" || !hasDevices($0.value) }
      guard let value = self.value(inner, isSource) else { continue }
      found.append(DeviceForm(device: member.name, value: value))
    }
    return found.isEmpty ? nil : .device(found)
  }

  private func hasDevices(_ value: LocatedJSON) -> Bool {
    value.object.map { first("device", in: $0) != nil } ?? false
  }

  private mutating func substitution(_ member: LocatedJSON.Member, _ isSource: Bool) -> StringSubstitution? {
    guard let members = members(of: member.value, "a substitution") else { return nil }
    var argument: Int?
    if let number = first("argNum", in: members), case .scalar(.integer(let value)) = number.value { argument = value }
    let specifier = first("formatSpecifier", in: members)?.string ?? "lld"
    guard let variations = first("variations", in: members),
      let kinds = self.members(of: variations, "'variations'"), let plural = first("plural", in: kinds)
    else { return nil }
    return StringSubstitution(
      name: member.name, argument: argument, specifier: specifier, forms: forms(plural, isSource),
      range: range(member.nameRange))
  }

  // MARK: Values

  private func first(_ name: String, in members: [LocatedJSON.Member]) -> LocatedJSON? {
    members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  /// Returns the members of an object; reports another value and returns nil.
  private mutating func members(of value: LocatedJSON, _ name: String) -> [LocatedJSON.Member]? {
    if let members = value.object { return members }
    report(.wrongMember(name, is: "an object", not: value.kind, at: range(value.range)))
    return nil
  }

  /// Returns a string; reports another value and returns nil.
  private mutating func string(_ value: LocatedJSON, _ name: String) -> String? {
    if let text = value.string { return text }
    report(.wrongMember(name, is: "a string", not: value.kind, at: range(value.range)))
    return nil
  }
}
