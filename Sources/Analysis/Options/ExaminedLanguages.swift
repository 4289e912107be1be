internal import LayCompiler
internal import LayRuntime

/// Languages in which a program shows the same texts in the same directions.
struct LanguageGroup {
  /// The names of the languages; ``VariantWords/ownTexts`` for the texts of the layout, if they are those of no language.
  var names: [String]
  /// The number of the texts among the translations of the program; 0 for its own.
  var translation: UInt16
  var directions: [InterfaceDirection]
}

/// The languages to examine a layout in, those with the same texts together.
struct ExaminedLanguages {
  private(set) var groups: [LanguageGroup] = []
  /// The texts of the groups whose numbers are above 0.
  private(set) var tables: [TextTable] = []
  /// All translations: those of the options, and those that are made of the texts of the layout.
  let translations: [Translation]

  /// Finds the languages of `options`. The texts of the layout come first, unless each translation from a file replaces some of them: then
  /// they are keys, which nobody sees, and texts are changed as they are in the first translation.
  init(_ program: LayoutProgram, _ options: CheckOptions) {
    let keys = Set(program.allTexts).filter { !$0.utf8.isEmpty }.sorted()
    let found = options.translations.map { TextTable($0, of: keys, in: program) }
    // Texts that are translated view by view are those of a language too.
    let showsKeys = found.isEmpty || zip(found, options.translations).contains { $0.isEmpty || !$1.ownTexts.isEmpty }
    let source = showsKeys ? nil : options.translations.first
    let changed = options.textChanges.map { change in
      change.translation(of: keys.map { ($0, source?.texts[$0]?.text ?? $0) })
    }
    translations = options.translations + changed
    if showsKeys { groups.append(LanguageGroup(names: [], translation: 0, directions: options.directions)) }
    let all = found + changed.map { TextTable($0, of: keys, in: program) }
    for (translation, table) in zip(translations, all) { add(translation, table, options) }
    if !translations.isEmpty, let first = groups.first, first.names.isEmpty {
      groups[0].names = [VariantWords.ownTexts]
    }
  }

  private mutating func add(_ translation: Translation, _ table: TextTable, _ options: CheckOptions) {
    var number = tables.firstIndex(of: table).map { $0 + 1 } ?? 0
    if number == 0 && !table.isEmpty {
      tables.append(table)
      number = tables.count
    }
    let directions = translation.direction.map { [$0] } ?? options.directions
    let known = groups.firstIndex { group in
      Int(group.translation) == number && directions.allSatisfy { group.directions.contains($0) }
        && (group.names.isEmpty || directions == group.directions)
    }
    if let known {
      groups[known].names.append(translation.name)
    } else {
      groups.append(LanguageGroup(names: [translation.name], translation: UInt16(number), directions: directions))
    }
  }
}

extension CheckOptions {
  /// True if layouts are examined in languages.
  var asksForLanguages: Bool { !translations.isEmpty || !textChanges.isEmpty }
}

extension Compilation {
  /// The compilation whose layouts have the texts of the languages of `options`.
  func translated(for options: CheckOptions) -> Compilation {
    if !options.asksForLanguages { return self }
    var compilation = self
    compilation.layouts = layouts.map { $0.translated(for: options) }
    return compilation
  }
}

extension CompiledLayout {
  /// The layout with the texts of the languages of `options`.
  func translated(for options: CheckOptions) -> CompiledLayout {
    if !options.asksForLanguages { return self }
    var layout = self
    layout.program.translations = ExaminedLanguages(program, options).tables
    return layout
  }
}
