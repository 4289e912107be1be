internal import LayDiagnostics

// The functions with which readers fill a table.

extension StringTable {
  /// Returns the range of bytes of a file.
  func range(_ range: Range<Int>, in file: Int) -> SourceRange {
    SourceRange(file: FileID(file), start: range.lowerBound, end: range.upperBound)
  }

  /// Adds a problem, up to a limit.
  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < StringLimits.problems { diagnostics.append(diagnostic) }
  }

  /// Returns the index of a language, which is added if it is new; nil beyond the limit.
  mutating func index(of language: LanguageTag, at range: SourceRange) -> Int? {
    if let index = languageIndices[language] { return index }
    guard languages.count < StringLimits.languages else {
      if !hasReportedLanguages { report(.tooManyLanguages(language.text, at: range)) }
      hasReportedLanguages = true
      return nil
    }
    languages.append(language)
    languageIndices[language] = languages.count - 1
    return languages.count - 1
  }

  /// Returns the index of a key, which is added if it is new.
  mutating func index(ofKey key: String, at range: SourceRange) -> Int {
    let name = ExactText(key)
    if let index = indices[name] { return index }
    indices[name] = entries.count
    entries.append(StringEntry(key: key, range: range))
    return entries.count - 1
  }

  /// Adds a text, unless the key has one in the language.
  mutating func add(_ text: LocalizedString, toEntry entry: Int, in language: Int) {
    if entries[entry].texts[language] == nil { entries[entry].texts[language] = text }
  }

  /// Finds the texts in the source language, by which entries can be named. The key is one itself if there is no other.
  mutating func listSourceTexts() {
    sourceTexts = [:]
    let source = sourceLanguage.flatMap { languageIndices[$0] }
    for (index, entry) in entries.enumerated() {
      guard let source, let text = entry.texts[source], case .unit(let unit) = text.value, text.substitutions.isEmpty
      else { continue }
      let name = ExactText(unit.text)
      if sourceTexts[name] == nil { sourceTexts[name] = index }
    }
  }
}
