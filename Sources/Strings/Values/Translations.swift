package import LayDiagnostics
package import LayModel

/// A text of a view with a key of its own in string catalogs, such as the text of a view in a storyboard, `"Ab1-cd-2Ef.text"`.
package struct KeyedText: Sendable {
  package var place: TextPlace
  package var key: String

  package init(place: TextPlace, key: String) { (self.place, self.key) = (place, key) }
}

/// The devices on which layouts are shown: of the texts by device, those of these are examined.
package enum StringDevices: Sendable {
  case phonesAndTablets, macs, all

  /// The names in string catalogs, the most usual first.
  var names: [String] {
    switch self {
    case .phonesAndTablets: ["iphone", "ipad"]
    case .macs: ["mac"]
    case .all: ["iphone", "ipad", "mac"]
    }
  }
}

extension StringTable {
  /// Returns the texts of layouts in languages, as translations: one for each language, and one more for each plural form and each
  /// device with which any text differs. `texts` are those of the layouts: keys, or texts of the source language. `own` are the texts with
  /// keys of their own, which a language without the key keeps.
  ///
  /// In a text with several numbers, all of them have the same category.
  package func translations(
    of texts: [String], own keyedTexts: [KeyedText] = [], in languages: [LanguageTag], on devices: StringDevices
  ) -> [Translation] {
    let used = texts.compactMap { text in entry(for: text).map { UsedText(text: text, entry: $0) } }
    let source = sourceLanguage.flatMap { languageIndices[$0] }
    return languages.flatMap { language -> [Translation] in
      guard let index = languageIndices[language] else { return [] }
      let strings = used.map { used -> (text: ShownString, string: LocalizedString) in
        let entry = entries[used.entry]
        let own = entry.isTranslatable ? entry.texts[index]?.shown : nil
        // Where no text is, apps show the key, which may be a format.
        let key = LocalizedString(value: .unit(StringUnit(text: entry.key, range: entry.range)), range: entry.range)
        return (.key(used.text), own ?? source.flatMap { entry.texts[$0] } ?? key)
      }
      let keyed = keyedTexts.compactMap { text in
        entry(for: text)?.texts[index]?.shown.map { (text: ShownString.own(text.place), string: $0) }
      }
      return translations(of: strings + keyed, in: language, on: devices)
    }
  }

  /// The entry of a text with a key of its own.
  private func entry(for text: KeyedText) -> StringEntry? { indices[ExactText(text.key)].map { entries[$0] } }

  /// Returns the texts whose own key is in the table.
  package func known(_ texts: [KeyedText]) -> [KeyedText] { texts.filter { indices[ExactText($0.key)] != nil } }

  /// A text to translate.
  private enum ShownString {
    case key(String)
    case own(TextPlace)
  }

  /// A text of a layout with its entry.
  private struct UsedText {
    var text: String
    var entry: Int
  }

  private func translations(
    of strings: [(text: ShownString, string: LocalizedString)], in language: LanguageTag, on devices: StringDevices
  ) -> [Translation] {
    var categories: Set<PluralCategory> = []
    for (_, string) in strings { string.addCategories(to: &categories) }
    categories.remove(.other)
    // A device without a text of its own shows that of another form.
    let names = strings.contains { $0.string.isByDevice } ? devices.names : []
    var found: [Translation] = []
    for device in names.isEmpty ? [devices.names[0]] : names {
      for category in [PluralCategory.other] + categories.sorted() {
        let (texts, own) = texts(strings, category, device)
        if found.contains(where: { $0.texts == texts && $0.ownTexts == own }) { continue }
        var parts = [language.text]
        if !found.isEmpty && category != .other { parts.append(category.name) }
        if !found.isEmpty && device != names.first && names.count > 1 { parts.append(device) }
        found.append(
          Translation(
            name: parts.joined(separator: ", "), direction: language.direction, texts: texts, ownTexts: own))
      }
    }
    return found
  }

  private func texts(
    _ strings: [(text: ShownString, string: LocalizedString)], _ category: PluralCategory, _ device: String
  ) -> (texts: [String: TranslatedText], own: [TextPlace: TranslatedText]) {
    var (texts, own): ([String: TranslatedText], [TextPlace: TranslatedText]) = ([:], [:])
    for (text, string) in strings {
      let (unit, isPlural) = string.value.unit(category, on: device)
      guard let unit else { continue }
      let sample = FormatSample(category: category, substitutions: string.substitutions)
      let file = files[Int(unit.range.file.rawValue)]
      let shown = TranslatedText(
        sample.text(unit.text, hasPlural: isPlural), file: file.path,
        line: file.lines.position(of: unit.range.start).line)
      switch text {
      case .key(let key): texts[key] = shown
      case .own(let place): own[place] = shown
      }
    }
    return (texts, own)
  }
}

extension LocalizedString {
  /// The text, unless it is empty because nobody has translated it.
  fileprivate var shown: LocalizedString? {
    if case .unit(let unit) = value, unit.text.isEmpty, !unit.isTranslated { return nil }
    return self
  }

  /// Adds the categories of the forms.
  fileprivate func addCategories(to found: inout Set<PluralCategory>) {
    value.addCategories(to: &found)
    for substitution in substitutions { found.formUnion(substitution.forms.map { $0.category }) }
  }

  /// True if it has texts for devices.
  fileprivate var isByDevice: Bool {
    if case .device = value { true } else { false }
  }

  /// True if every text of it is translated.
  var isTranslated: Bool {
    value.isTranslated && substitutions.allSatisfy { $0.forms.allSatisfy { $0.unit.isTranslated } }
  }
}

extension StringValue {
  fileprivate func addCategories(to found: inout Set<PluralCategory>) {
    switch self {
    case .unit: break
    case .plural(let forms): found.formUnion(forms.map { $0.category })
    case .device(let forms): for form in forms { form.value.addCategories(to: &found) }
    }
  }

  /// Returns the text for numbers of a category on a device. Other devices have the text for `other`, or the first one.
  fileprivate func unit(_ category: PluralCategory, on device: String) -> (StringUnit?, isPlural: Bool) {
    switch self {
    case .unit(let unit): (unit, false)
    case .plural(let forms): ((forms.form(category) ?? forms.first)?.unit, true)
    case .device(let forms):
      (forms.first { $0.device == device } ?? forms.first { $0.device == "other" } ?? forms.first)?.value.unit(
        category, on: device) ?? (nil, false)
    }
  }

  fileprivate var isTranslated: Bool {
    switch self {
    case .unit(let unit): unit.isTranslated
    case .plural(let forms): forms.allSatisfy { $0.unit.isTranslated }
    case .device(let forms): forms.allSatisfy { $0.value.isTranslated }
    }
  }

  /// The lists of plural forms.
  fileprivate var plurals: [[PluralForm]] {
    switch self {
    case .unit: []
    case .plural(let forms): [forms]
    case .device(let forms): forms.flatMap { $0.value.plurals }
    }
  }
}

extension StringTable {
  /// Returns the problems of the keys that texts of layouts use: translations and plural forms that are missing in languages.
  package func gaps(of texts: [String], in languages: [LanguageTag]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var seen: Set<Int> = []
    let needed = languages.map { PluralCategory.required(in: $0) }
    for text in texts {
      guard let index = entry(for: text), seen.insert(index).inserted else { continue }
      let entry = entries[index]
      if !entry.isTranslatable { continue }
      let missing = languages.filter { tag in
        guard tag != sourceLanguage, let language = languageIndices[tag] else { return false }
        return !(entry.texts[language]?.isTranslated ?? false)
      }
      if !missing.isEmpty { found.append(.untranslated(entry.key, missing, at: entry.range)) }
      for (tag, forms) in zip(languages, needed) { found += missingPlurals(of: entry, in: tag, needing: forms) }
    }
    return found
  }

  /// Returns the problems of the keys of single texts.
  package func gaps(ofKeyed texts: [KeyedText], in languages: [LanguageTag]) -> [Diagnostic] {
    gaps(of: texts.map { $0.key }, in: languages).map { gap in
      var gap = gap
      if gap.code == .untranslatedKey {
        gap.notes = [.note("a view has this key; without a translation, it shows the text of the file")]
      }
      return gap
    }
  }

  private func missingPlurals(
    of entry: StringEntry, in tag: LanguageTag, needing needed: [PluralCategory]?
  ) -> [Diagnostic] {
    guard let needed, let language = languageIndices[tag], let text = entry.texts[language] else { return [] }
    let lists = text.value.plurals.map { ($0, text.range) } + text.substitutions.map { ($0.forms, $0.range) }
    return lists.compactMap { forms, range in
      let missing = needed.filter { category in !forms.contains { $0.category == category } }
      return missing.isEmpty
        ? nil : .missingPlurals(missing, of: entry.key, in: tag, needs: needed, at: range)
    }
  }
}
