package import LayAnalysis
package import LayCompiler
package import LayDiagnostics

/// The settings of the project that a document belongs to, as the program around the worker reads them.
package struct DocumentSettings {
  /// The sizes and the environment of layouts that declare none.
  package var defaults = LayoutDefaults()
  /// The text sizes of layouts that declare none; nil for the default.
  package var textSizes: TextSizeList?
  /// The changes of texts to check with.
  package var textChanges: [TextChange] = []
  /// Returns diagnostics with the severities of the project; the paths are those of the files of the compilation.
  package var graded: @Sendable (_ diagnostics: [Diagnostic], _ paths: [String]) -> [Diagnostic] = { found, _ in found }
  /// Returns the texts of a document in other languages.
  package var strings: (Compilation) -> DocumentStrings = { _ in DocumentStrings() }
  /// Returns the problems of the settings files for the files at paths.
  package var problems: (_ paths: [String]) -> [SettingsProblem] = { _ in [] }
  /// Returns the paths at which settings files were looked for, found or not.
  package var places: () -> [String] = { [] }

  /// Creates the settings of a document without a project.
  package init() {}
}

/// The texts of a document in other languages.
package struct DocumentStrings {
  /// Adds the translations, and the notes about texts, to the options of a check.
  package var apply: (inout CheckOptions) -> Void
  /// The problems of string catalogs, and of the settings that name them.
  package var problems: [SettingsProblem]

  /// Creates texts in other languages; none by default.
  package init(apply: @escaping (inout CheckOptions) -> Void = { _ in }, problems: [SettingsProblem] = []) {
    (self.apply, self.problems) = (apply, problems)
  }
}

/// A problem of a settings file or a string catalog.
package struct SettingsProblem {
  package var path: String
  /// The text of the file.
  package var bytes: [UInt8]
  /// The problem, with its range in the text.
  package var diagnostic: Diagnostic

  package init(path: String, bytes: [UInt8], diagnostic: Diagnostic) {
    (self.path, self.bytes, self.diagnostic) = (path, bytes, diagnostic)
  }
}
