import LayDiagnostics
import LayModel

@testable import LayStrings

/// Reads files of a dictionary by their paths, in the order of the paths.
func table(_ files: [String: String], language: String? = nil) -> StringTable {
  readTable(files.mapValues { Array($0.utf8) }, language: language)
}

/// Reads files of any bytes.
func readTable(_ files: [String: [UInt8]], language: String? = nil) -> StringTable {
  let inputs = files.sorted { $0.key < $1.key }.compactMap { path, bytes in
    StringFormat(path: path).map { StringInput(path: path, bytes: bytes, format: $0) }
  }
  return StringTable(reading: inputs, language: language.flatMap { LanguageTag($0) })
}

extension StringTable {
  /// The texts of `keys`, one line a translation: `de ltr: a=…, b=…`.
  func lines(_ keys: String..., on devices: StringDevices = .phonesAndTablets) -> [String] {
    translations(of: keys, in: languages, on: devices).map { translation in
      let direction = translation.direction == .rightToLeft ? "rtl" : "ltr"
      let texts = keys.compactMap { key in translation.texts[key].map { "\(key)=\($0.text)" } }
      return "\(translation.name) \(direction): \(texts.joined(separator: ", "))"
    }
  }

  /// The problems as `code file:line:column: message`.
  var problems: [String] { diagnostics.map { spelled($0) } }

  /// The gaps of `keys` in all languages.
  func gapLines(_ keys: String...) -> [String] { gaps(of: keys, in: languages).map { spelled($0) } }

  private func spelled(_ diagnostic: Diagnostic) -> String {
    let file = files[Int(diagnostic.range.file.rawValue)]
    let place = file.lines.position(of: diagnostic.range.start)
    return "\(diagnostic.code.id) \(file.path):\(place.line):\(place.column): \(diagnostic.message)"
  }
}

/// A string catalog with one key `k`, whose localizations are in `text`.
func catalog(_ localizations: String, key: String = "k", source: String = "en") -> String {
  "{\"sourceLanguage\": \"\(source)\", \"version\": \"1.0\", \"strings\": {\"\(key)\": {\"localizations\": {\(localizations)}}}}"
}

/// A localization with one text.
func unit(_ language: String, _ text: String, state: String = "translated") -> String {
  "\"\(language)\": {\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
}

/// Plural forms: `one: a, other: b`.
func plural(_ forms: (String, String)...) -> String {
  let members = forms.map { "\"\($0.0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.1)\"}}" }
  return "\"plural\": {\(members.joined(separator: ", "))}"
}
