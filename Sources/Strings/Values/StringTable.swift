package import LayDiagnostics

/// The limits of string catalogs.
package enum StringLimits {
  /// The most languages.
  package static let languages = 100
  /// The most bytes of all files of a table together.
  package static let fileSizes = 16 << 20
  /// The most problems of files that are reported.
  package static let problems = 100
  /// The most bytes of a text after its arguments are replaced.
  package static let textSize = 1 << 16
  /// The deepest nesting of substitutions.
  package static let substitutions = 4
}

/// A file of a table.
package struct StringFile: Sendable {
  /// The path, as it is shown.
  package var path: String
  /// The text as UTF-8, to which ranges refer.
  package var bytes: [UInt8]
  package var lines: LineMap
}

/// The texts of string catalogs in all their languages. Of several texts for a key and a language, the first one holds.
package struct StringTable: Sendable {
  /// The files in their order: the ``FileID`` of a range in the table is an index of this list.
  package internal(set) var files: [StringFile] = []
  /// The language in which keys are written; nil if no file says it.
  package internal(set) var sourceLanguage: LanguageTag?
  /// The languages of the files, in the order of their first occurrence.
  package internal(set) var languages: [LanguageTag] = []
  /// The keys in their order.
  package internal(set) var entries: [StringEntry] = []
  /// The problems of the files.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The entries by key.
  var indices: [ExactText: Int] = [:]
  /// The indices of ``languages``.
  var languageIndices: [LanguageTag: Int] = [:]
  /// The entries by their text in the source language.
  var sourceTexts: [ExactText: Int] = [:]
  /// The bytes of the files so far.
  var size = 0
  /// True after the problem of too many languages was reported.
  var hasReportedLanguages = false

  /// Creates an empty table.
  package init() {}
}

/// A key of a table.
package struct StringEntry: Sendable {
  package var key: String
  /// The range of the key where it occurs first.
  package var range: SourceRange
  /// False if the text is the same in all languages (`shouldTranslate`).
  package var isTranslatable = true
  /// The texts, by the index of their language.
  package var texts: [Int: LocalizedString] = [:]
}

/// The text of a key in a language.
package struct LocalizedString: Sendable {
  package var value: StringValue
  package var substitutions: [StringSubstitution] = []
  /// The range of the language or of the key in the file.
  package var range: SourceRange
}

/// A text, or its variations.
package indirect enum StringValue: Sendable {
  case unit(StringUnit)
  /// The texts by the category of a number.
  case plural([PluralForm])
  /// The texts by device.
  case device([DeviceForm])
}

/// A text of a file.
package struct StringUnit: Sendable {
  package var text: String
  package var range: SourceRange
  /// False if nobody has translated it yet.
  package var isTranslated = true
}

/// The text for numbers of a category.
package struct PluralForm: Sendable {
  package var category: PluralCategory
  package var unit: StringUnit
}

/// The text on a device: `iphone`, `ipad`, `mac`, `applewatch` …, or `other`.
package struct DeviceForm: Sendable {
  package var device: String
  package var value: StringValue
}

/// A part of a text that depends on a number: `%#@name@`.
package struct StringSubstitution: Sendable {
  package var name: String
  /// The argument that is the number; nil for the next one.
  package var argument: Int?
  /// The format of the number after the `%`, such as `lld`.
  package var specifier: String
  package var forms: [PluralForm]
  package var range: SourceRange
}

extension StringTable {
  /// Returns the index of the entry for a text of a layout: that with the key, or else with this text in the source language.
  package func entry(for text: String) -> Int? { indices[ExactText(text)] ?? sourceTexts[ExactText(text)] }

  /// Returns the language of the table with a tag; nil if there is none.
  package func language(_ tag: LanguageTag) -> LanguageTag? { languageIndices[tag].map { languages[$0] } }
}
