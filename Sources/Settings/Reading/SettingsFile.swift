package import LayDiagnostics
internal import LayJSON

/// The limits of a settings file.
package enum SettingsLimits {
  /// The most bytes.
  package static let fileSize = 1 << 20
  /// The most entries of a list: patterns, devices, overrides.
  package static let entries = 1000
  /// The most problems that are reported.
  package static let problems = 100
}

/// A parsed settings file.
package struct SettingsFile: Sendable {
  /// The name of settings files.
  package static let name = "layc.json"

  /// The path, as it is shown.
  package var path: String
  package var bytes: [UInt8]
  /// The settings that could be read.
  package var settings: ProjectSettings
  /// The problems of the file; each has its range in ``bytes``.
  package var diagnostics: [Diagnostic]

  /// Parses a settings file. `deviceProblem` returns advice on a name that no device has, and nil for a known one.
  package init(path: String, bytes: [UInt8], deviceProblem: (String) -> String?) {
    (self.path, self.bytes) = (path, bytes)
    var reader = SettingsReader(bytes)
    settings = reader.settings(deviceProblem)
    diagnostics = reader.reported.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map { $0.element }
  }

  /// The problems with their severities: like those of other files, warnings are errors if the settings or the caller are
  /// strict.
  package func graded(isStrict: Bool) -> [Diagnostic] {
    LaySettings.graded(diagnostics, isStrict: isStrict) { _ in FileSettings(settings, for: SettingsFile.name) }
  }

  /// The line of a position, from 1.
  package func line(of range: SourceRange) -> Int { LineMap(bytes).position(of: range.start).line }
}
