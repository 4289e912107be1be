internal import LayAnalysis
internal import LayCompiler
package import LayDiagnostics
internal import LayPlatform
internal import LayRendering
internal import LayRuntime
package import LaySettings
package import LayStrings

/// `--strings` and `--languages`, which win over the settings of a project.
package struct StringOptions: Sendable {
  /// Files and folders; empty without `--strings`.
  package var paths: [String] = []
  /// The languages to examine; nil for all.
  package var languages: [LanguageTag]?

  /// Creates options without string catalogs.
  package init() {}
}

/// A file or folder of string catalogs that is named somewhere.
struct NamedStrings {
  var path: String
  /// The path, as it is shown.
  var shown: String
  /// The range in the settings file; nil for an option.
  var range: SourceRange?
}

/// A language that is named somewhere.
struct NamedLanguage {
  var name: String
  /// The range in the settings file; nil for an option.
  var range: SourceRange?
}

/// A problem of options or settings about string catalogs.
package struct StringFault: Sendable {
  package var code: DiagnosticCode
  /// The problem: lower case, no full stop.
  package var message: String
  package var help: String?
  /// The range in the settings file; nil for an option.
  package var range: SourceRange?
}

/// The string catalogs of a project or of a command line, read once.
package struct LoadedStrings: Sendable {
  package private(set) var table = StringTable()
  /// The languages to examine.
  package private(set) var languages: [LanguageTag] = []
  /// The problems of options or settings.
  package private(set) var faults: [StringFault] = []
  /// The settings file that names the catalogs; nil for those of options.
  package let settings: SettingsFile?
  /// The files and folders that were looked at.
  package private(set) var places: [String] = []

  /// Reads files and folders. `named` are the languages to examine; nil for all.
  init(_ strings: [NamedStrings], languages named: [NamedLanguage]?, settings: SettingsFile?, files: Files) {
    self.settings = settings
    var inputs: [StringInput] = []
    for strings in strings { add(strings, files, to: &inputs) }
    let tags = named.map { $0.compactMap { LanguageTag($0.name) } }
    table = StringTable(reading: inputs, language: tags.flatMap { $0.count == 1 ? $0.first : nil })
    guard let named else {
      languages = table.languages
      return
    }
    for language in named {
      if let known = LanguageTag(language.name).flatMap({ table.language($0) }) {
        if !languages.contains(known) { languages.append(known) }
      } else if !inputs.isEmpty {
        faults.append(unknown(language))
      }
    }
  }

  private func unknown(_ language: NamedLanguage) -> StringFault {
    let names = table.languages.map(\.text)
    // A language may be meant with another region or script.
    let same = LanguageTag(language.name).flatMap { tag in table.languages.first { $0.language == tag.language } }
    let guess = (same?.text ?? nearest(to: language.name, among: names)).map { "; did you mean '\($0)'?" } ?? ""
    let shown = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? " and \(names.count - 20) more" : "")
    return StringFault(
      code: .unknownLanguage,
      message: "no string catalog has the language '\(shortened(language.name, to: 80))'\(guess)",
      help: names.isEmpty ? "there are no languages" : "the languages are \(shown)", range: language.range)
  }

  // MARK: Files

  private mutating func add(_ strings: NamedStrings, _ files: Files, to inputs: inout [StringInput]) {
    let count = inputs.count
    places.append(strings.path)
    switch files.kind(strings.path) {
    case .directory, .linkedDirectory:
      addFolder(strings, files, to: &inputs)
      if inputs.count == count {
        faults.append(
          StringFault(
            code: .unreadableFile, message: "no string catalogs in '\(strings.shown)'",
            help: "it has files such as Localizable.xcstrings, or folders such as de.lproj", range: strings.range))
      }
    case .file, .other, nil:
      guard let format = StringFormat(path: strings.path) else {
        faults.append(
          StringFault(
            code: .unreadableFile, message: "'\(strings.shown)' is not a string catalog",
            help: "string catalogs are .xcstrings, .strings and .stringsdict files, and folders of them",
            range: strings.range))
        return
      }
      read(strings.path, strings.shown, format, strings.range, files, to: &inputs)
    }
  }

  /// Adds the string catalogs of a folder, and those of the folders `*.lproj` inside it.
  private mutating func addFolder(_ strings: NamedStrings, _ files: Files, to inputs: inout [StringInput]) {
    guard case .success(let names) = files.list(strings.path) else { return }
    for name in names.sorted(by: precedes) where !name.hasPrefix(".") {
      let (path, shown) = (joinedPath(strings.path, name), joinedPath(strings.shown, name))
      if let format = StringFormat(path: name) {
        if files.kind(path) == .file { read(path, shown, format, strings.range, files, to: &inputs) }
        continue
      }
      guard name.hasSuffix(".lproj"), files.kind(path) == .directory, case .success(let inner) = files.list(path) else {
        continue
      }
      places.append(path)
      for name in inner.sorted(by: precedes) where !name.hasPrefix(".") {
        guard let format = StringFormat(path: name) else { continue }
        read(joinedPath(path, name), joinedPath(shown, name), format, strings.range, files, to: &inputs)
      }
    }
  }

  private mutating func read(
    _ path: String, _ shown: String, _ format: StringFormat, _ range: SourceRange?, _ files: Files,
    to inputs: inout [StringInput]
  ) {
    places.append(path)
    switch files.regularFile(path) {
    case .success(let bytes): inputs.append(StringInput(path: shown, bytes: bytes, format: format))
    case .failure(let problem):
      faults.append(StringFault(code: .unreadableFile, message: problem.message(about: shown), range: range))
    }
  }
}

// MARK: - Layouts

extension LoadedStrings {
  /// The findings about the texts of a compilation.
  struct Findings {
    var translations: [Translation] = []
    /// The notes about the layouts, with ranges in the compilation.
    var notes: [Diagnostic] = []
    /// The gaps in the catalogs, with ranges in the files of the table.
    var gaps: [Diagnostic] = []

    /// Adds the translations and the notes to the options of a check.
    func apply(to options: inout CheckOptions) { (options.translations, options.remarks) = (translations, notes) }
  }

  /// Returns the translations of the texts of layouts, and what is missing. `only` is the only layout; nil for all. `keyed` are the texts of
  /// views that may have keys of their own.
  func findings(about compilation: Compilation, only name: String? = nil, keyed: [KeyedText] = []) -> Findings {
    var found = Findings()
    // Without any keys nothing can be said of texts: no file could be read.
    if table.entries.isEmpty { return found }
    let layouts = compilation.layouts.filter { name == nil || name == $0.name }
    var (texts, seen) = ([String](), Set<ExactText>())
    let names = Set(layouts.map(\.name))
    let keyed = table.known(keyed).filter { names.contains(String($0.place.path.prefix { $0 != "/" })) }
    let known = Set(keyed.map(\.place))
    for layout in layouts {
      let own = layout.shownTexts(besides: known)
      texts += own.filter { seen.insert(ExactText($0)).inserted }
      let unknown = own.filter {
        table.entry(for: $0) == nil && $0.unicodeScalars.contains(where: \.properties.isAlphabetic)
      }
      if !unknown.isEmpty { found.notes.append(.textsWithoutKey(unknown, of: layout)) }
    }
    let macs = layouts.count { $0.program.views[0].system.isMac }
    found.translations = table.translations(
      of: texts, own: keyed, in: languages,
      on: macs == 0 ? .phonesAndTablets : macs == layouts.count ? .macs : .all)
    found.gaps = table.gaps(of: texts, in: languages) + table.gaps(ofKeyed: keyed, in: languages)
    return found
  }
}

extension CompiledLayout {
  /// The texts and titles of the views, in their order, each once, without those at places that have keys of their own.
  fileprivate func shownTexts(besides known: Set<TextPlace>) -> [String] {
    var rest = program
    for (index, path) in sources.paths.enumerated() where !known.isEmpty {
      func isKnown(_ part: TextPlace.Part) -> Bool { known.contains(TextPlace(path: path, part: part)) }
      if isKnown(.text) { rest.views[index].text = "" }
      if isKnown(.placeholder) { rest.views[index].placeholder = "" }
      let titles = rest.views[index].segments
      if !titles.isEmpty {
        rest.views[index].segments = titles.enumerated().map { isKnown(.segment($0)) ? "" : $1 }
      }
    }
    var seen: Set<ExactText> = []
    return rest.allTexts.filter { !$0.isEmpty && seen.insert(ExactText($0)).inserted }
  }
}

extension Diagnostic {
  /// The most texts that a note lists, and the most bytes of each.
  private static let mostTexts = 8
  private static let longestText = 40

  static func textsWithoutKey(_ texts: [String], of layout: CompiledLayout) -> Diagnostic {
    let named = texts.prefix(mostTexts).map { "\"\(shortened($0, to: longestText))\"" }.joined(separator: ", ")
    let more = texts.count > mostTexts ? " and \(texts.count - mostTexts) more" : ""
    let count = texts.count == 1 ? "a text of '\(layout.name)' is" : "\(texts.count) texts of '\(layout.name)' are"
    return Diagnostic(
      .textWithoutKey, "\(count) in no string catalog: \(named)\(more)", at: layout.range,
      notes: [
        .note("these texts are the same in every language"),
        .help("add each text to a catalog, as a key or as the text of a key in the source language"),
      ])
  }
}
