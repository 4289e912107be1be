package import LayCompiler
package import LayDiagnostics

/// A value of a settings file with its range in it.
package struct Placed<Value: Sendable>: Sendable {
  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, at range: SourceRange) { (self.value, self.range) = (value, range) }
}

/// The settings of a project; those that its file does not set have their defaults.
package struct ProjectSettings: Sendable {
  /// The sizes of layouts that declare none.
  package var sizes: Placed<DefaultSizes>?
  /// The heights of the keyboard of layouts that declare none.
  package var keyboard: Placed<DefaultRange<SizeBounds>>?
  /// The safe area of layouts that declare none.
  package var safeArea: Placed<DefaultRange<InsetBounds>>?
  /// The text sizes of layouts that declare none.
  package var textSizes: Placed<TextSizeList>?
  /// The expansion of texts.
  package var expansion: Placed<TextChange>?
  /// True if layouts are checked with the texts of a pseudo-language too.
  package var pseudo: Placed<Bool>?
  /// The names of the devices on whose screens layouts are checked.
  package var devices: Placed<[String]>?
  /// The files and folders of string catalogs, relative to the settings file.
  package var strings: [Placed<String>] = []
  /// The languages to examine; nil for all of the string catalogs.
  package var languages: Placed<[Placed<String>]>?
  /// The severities that differ from those of the codes.
  package var severities = SeverityTable()
  /// True if warnings are errors.
  package var strict: Placed<Bool>?
  /// True if storyboards and xibs in folders are checked too.
  package var interfaceBuilder: Placed<Bool>?
  /// The paths that are skipped in folders.
  package var exclude: [Placed<PathPattern>] = []

  /// Creates the default settings.
  package init() {}

  /// True if the file or folder at `path`, relative to the settings file, is skipped. A pattern that excludes the folder
  /// `named` does not count: that folder was named on purpose.
  package func excludes(_ path: String, in named: String? = nil) -> Bool {
    exclude.contains { $0.value.matches(path) && !(named.map($0.value.matches) ?? false) }
  }
}

/// The sizes of layouts that declare none.
package struct DefaultSizes: Sendable {
  /// The text, as after `sizes` in a file.
  package var text: String
  package var promises: [SizePromise]

  package init(text: String, promises: [SizePromise]) { (self.text, self.promises) = (text, promises) }
}

/// A range of the environment of layouts that declare none.
package struct DefaultRange<Bounds: Sendable>: Sendable {
  /// The text, as after its word in `sizes`.
  package var text: String
  package var bounds: Bounds

  package init(text: String, bounds: Bounds) { (self.text, self.bounds) = (text, bounds) }
}

/// The settings that hold for one file.
package struct FileSettings: Sendable {
  package var settings: ProjectSettings
  /// The path of the file relative to the settings file.
  package var path: String

  /// Creates settings for the file at `path`, relative to the settings file.
  package init(_ settings: ProjectSettings, for path: String) { (self.settings, self.path) = (settings, path) }
}
