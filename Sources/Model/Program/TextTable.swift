internal import LayNumbers

/// The texts that a program shows in one language in place of its own.
package struct TextTable: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var key: String
    var text: String
  }
  private struct Owner: Hashable, Sendable {
    var view: ViewID
    var part: TextPlace.Part
  }

  /// The texts that differ from their keys, in the order of the bytes of these.
  private var entries: [Entry] = []

  /// The texts of single views.
  private var ownTexts: [Owner: String] = [:]

  /// Creates the table of texts by key; each key occurs once.
  package init(_ texts: [(key: String, text: String)]) {
    for (key, text) in texts where !key.utf8.elementsEqual(text.utf8) { entries.append(Entry(key: key, text: text)) }
    entries.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Creates the table of the texts that a translation has for `keys`, and of those for single views of `program`.
  package init(_ translation: Translation, of keys: [String], in program: LayoutProgram) {
    self.init(keys.compactMap { key in translation.texts[key].map { (key, $0.text) } })
    if translation.ownTexts.isEmpty { return }
    let views = program.viewsByPath
    for (place, text) in translation.ownTexts {
      if let view = views[place.path] { ownTexts[Owner(view: view, part: place.part)] = text.text }
    }
  }

  /// True if it changes no text.
  package var isEmpty: Bool { entries.isEmpty && ownTexts.isEmpty }

  /// The text to show in place of `key`, the text of a part of a view.
  package func text(for key: String, _ part: TextPlace.Part, of view: ViewID) -> String {
    if !ownTexts.isEmpty, let own = ownTexts[Owner(view: view, part: part)] { return own }
    return text(for: key)
  }

  /// The text to show in place of `key`, which may be `key` itself.
  package func text(for key: String) -> String {
    if entries.isEmpty || key.utf8.isEmpty { return key }
    let index = entries.partitioningIndex { !$0.key.utf8.lexicographicallyPrecedes(key.utf8) }
    guard index < entries.count, entries[index].key.utf8.elementsEqual(key.utf8) else { return key }
    return entries[index].text
  }
}

extension [ViewDescription] {
  /// Replaces the texts and titles that are keys of a table. A set content length follows the text.
  package mutating func translate(_ table: TextTable) {
    for index in indices { self[index].changeText { $0.translate(table, ViewID(index)) } }
  }

  /// Gives the fonts with a text style their sizes at a text size. A set content length follows the text.
  package mutating func scaleFonts(to textSize: TextSize) {
    for index in indices where self[index].textStyle != nil {
      self[index].changeText { $0.scaleFont(to: textSize) }
    }
  }
}

extension ViewDescription {
  fileprivate mutating func translate(_ table: TextTable, _ view: ViewID) {
    if !text.utf8.isEmpty { text = table.text(for: text, .text, of: view) }
    if uncommon.isUsual { return }
    if !segments.isEmpty {
      segments = segments.enumerated().map { table.text(for: $1, .segment($0), of: view) }
    }
    if !placeholder.utf8.isEmpty { placeholder = table.text(for: placeholder, .placeholder, of: view) }
  }
}

extension LayoutProgram {
  /// Returns the program with the texts of a table in its views and in conditional settings.
  package func translated(_ table: TextTable) -> LayoutProgram {
    if table.isEmpty { return self }
    var program = self
    program.views.translate(table)
    for index in overrides.indices {
      switch overrides[index].setting {
      case .text(let view, let text): program.overrides[index].setting = .text(view, table.text(for: text))
      case .placeholder(let view, let text):
        program.overrides[index].setting = .placeholder(view, table.text(for: text))
      case .segments(let view, let titles):
        program.overrides[index].setting = .segments(view, titles.map { table.text(for: $0) })
      default: break
      }
    }
    return program
  }

  /// The texts and titles of its views, and those that conditions set; the same may occur several times.
  package var allTexts: [String] {
    var texts = views.flatMap { $0.uncommon.isUsual ? [$0.text] : [$0.text, $0.placeholder] + $0.segments }
    for override in overrides {
      switch override.setting {
      case .text(_, let text), .placeholder(_, let text): texts.append(text)
      case .segments(_, let titles): texts += titles
      default: break
      }
    }
    return texts
  }

  /// The views by path from the layout's name, such as `SignIn/form/email`. Of views with the same path, the first one.
  fileprivate var viewsByPath: [String: ViewID] {
    var (paths, found): ([String], [String: ViewID]) = ([], [:])
    for index in views.indices {
      let path = views[index].superview.map { paths[$0.index] + "/" + views[index].name } ?? name
      paths.append(path)
      if found[path] == nil { found[path] = ViewID(index) }
    }
    return found
  }

  /// The texts of a language that an environment chooses; nil for those of the program.
  package func table(_ translation: UInt16) -> TextTable? {
    translation > 0 && Int(translation) <= translations.count ? translations[Int(translation) - 1] : nil
  }
}
