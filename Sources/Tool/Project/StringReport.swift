package import LayAnalysis
package import LayCompiler
internal import LayDiagnostics
internal import LaySettings
internal import LayStrings

/// The texts of a document in other languages, for editors.
package struct StringReport {
  private let found: LoadedStrings.Findings
  /// The problems of the string catalogs, and of the settings that name them.
  package let problems: [SettingsFault.Report]

  fileprivate init(_ found: LoadedStrings.Findings, _ problems: [SettingsFault.Report]) {
    (self.found, self.problems) = (found, problems)
  }

  /// Adds the translations, and the notes about texts, to the options of a check.
  package func apply(to options: inout CheckOptions) { found.apply(to: &options) }
}

extension StringFault {
  /// The problem as a diagnostic of the settings file; nil for a problem of an option.
  var diagnostic: Diagnostic? {
    range.map { Diagnostic(code, message, at: $0, notes: help.map { [.help($0)] } ?? []) }
  }
}

extension LoadedStrings {
  /// Returns the texts of a document in other languages.
  package func report(about compilation: Compilation, _ projects: ProjectFiles) -> StringReport {
    let found = findings(about: compilation)
    var problems: [SettingsFault.Report] = []
    if let settings {
      problems = faults.compactMap(\.diagnostic).map {
        SettingsFault.Report(path: settings.path, bytes: settings.bytes, diagnostic: $0)
      }
    }
    let files = table.files
    let gaps = compilation.hasErrors ? [] : projects.graded(found.gaps, of: files.map(\.path), isStrict: false)
    problems += (table.diagnostics + gaps).map { problem in
      let file = files[Int(problem.range.file.rawValue)]
      return SettingsFault.Report(path: file.path, bytes: file.bytes, diagnostic: problem)
    }
    return StringReport(found, problems)
  }
}
