internal import LayDiagnostics
internal import LayXML

/// Reads a dictionary of strings: `.stringsdict`, texts with plural forms in one language.
///
/// The format is an XML property list: for each key `NSStringLocalizedFormatKey`, whose `%#@name@` name dictionaries with
/// `NSStringFormatSpecTypeKey` (`NSStringPluralRuleType`), `NSStringFormatValueTypeKey` and a text for each plural form; or
/// `NSStringVariableWidthRuleType`, texts by width, of which the one for the greatest width counts. Source: Appendix C,
/// "Stringsdict File Format", of Apple's Internationalization and Localization Guide.
struct StringsDictReader {
  private var table: StringTable
  private let file: Int
  private let language: Int

  /// Adds the texts of a dictionary in a language to a table.
  static func read(file: Int, in language: Int, into table: inout StringTable) {
    var reader = StringsDictReader(table: table, file: file, language: language)
    table = StringTable()
    reader.readFile()
    table = reader.table
  }

  private init(table: StringTable, file: Int, language: Int) {
    (self.table, self.file, self.language) = (table, file, language)
  }

  private func range(_ range: Range<Int>) -> SourceRange { table.range(range, in: file) }

  private mutating func readFile() {
    var reader = PropertyListReader(table.files[file].bytes)
    let root = reader.read()
    for problem in reader.problems {
      table.report(
        .stringsSyntax(
          "the property list is not well-formed: \(problem.message)", at: range(problem.offset..<problem.offset)))
    }
    guard let root else { return }
    guard let members = root.members else {
      table.report(.stringsSyntax("the property list is not a dictionary", at: range(root.range)))
      return
    }
    for member in members { readKey(member) }
  }

  private mutating func readKey(_ member: PropertyList.Member) {
    let keyRange = range(member.keyRange)
    guard let text = localized(member.value, at: keyRange) else {
      table.report(
        .stringsSyntax(
          "'\(shortened(member.key, to: 80))' has neither 'NSStringLocalizedFormatKey' nor texts by width",
          at: keyRange))
      return
    }
    let entry = table.index(ofKey: member.key, at: keyRange)
    // A stringsdict wins over a strings file of the same name: only it has plural forms.
    table.entries[entry].texts[language] = text
  }

  private mutating func localized(_ value: PropertyList, at keyRange: SourceRange) -> LocalizedString? {
    if let widths = value["NSStringVariableWidthRuleType"]?.members {
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      guard let widest, let text = widest.value.string else { return nil }
      let unit = StringUnit(text: text, range: range(widest.value.range))
      return LocalizedString(value: .unit(unit), range: keyRange)
    }
    guard let format = value["NSStringLocalizedFormatKey"], let text = format.string else { return nil }
    var substitutions: [StringSubstitution] = []
    for member in value.members ?? [] {
      guard let rules = member.value.members, member.key != "NSStringLocalizedFormatKey" else { continue }
      var forms: [PluralForm] = []
      for rule in rules where !rule.key.hasPrefix("NSString") {
        guard let category = PluralCategory(name: rule.key) else {
          table.report(.unknownPlural(rule.key, at: range(rule.keyRange)))
          continue
        }
        guard let text = rule.value.string else { continue }
        forms.append(PluralForm(category: category, unit: StringUnit(text: text, range: range(rule.value.range))))
      }
      substitutions.append(
        StringSubstitution(
          name: member.key, specifier: member.value["NSStringFormatValueTypeKey"]?.string ?? "d", forms: forms,
          range: range(member.keyRange)))
    }
    let unit = StringUnit(text: text, range: range(format.range))
    return LocalizedString(value: .unit(unit), substitutions: substitutions, range: keyRange)
  }
}
