package import LayCompiler
package import LayDiagnostics
package import LayPlatform
internal import LayRendering
internal import LayRuntime
package import LaySettings
internal import LayStrings

/// The settings files of a run, each of which is read once. Several threads may ask.
package final class ProjectFiles: @unchecked Sendable {
  /// The result of the search for the settings of a folder.
  private enum Found {
    case none
    case project(Project)
    case unreadable(path: String, FileProblem)
  }

  private let files: Files
  private let workingDirectory: String?
  private let lock = Lock()
  /// The results by folder.
  private var known: [ExactText: Found] = [:]
  /// The string catalogs by the folder of the project; those of options by no folder.
  private var loadedStrings: [ExactText: LoadedStrings] = [:]
  private let options: StringOptions
  /// The paths at which a settings file was looked for.
  private var asked: Set<ExactText> = []

  /// The name of the folder that marks the root of a repository, at which a search ends.
  static let rootMark = ".git"

  /// True if relative paths are no files.
  private let onlyAbsolute: Bool

  /// Creates a search of `files`. With `onlyAbsolute`, relative paths are those of texts that were never saved.
  package init(_ files: Files, onlyAbsolute: Bool = false, strings options: StringOptions = StringOptions()) {
    (self.files, self.onlyAbsolute, self.options) = (files, onlyAbsolute, options)
    workingDirectory = onlyAbsolute ? nil : files.workingDirectory()
  }

  /// Returns the project of a file; nil if there is none, or if its settings cannot be read.
  package func project(of path: String) -> Project? { project(in: parentDirectory(of: path)) }

  /// Returns the project of a folder; nil if there is none, or if its settings cannot be read.
  package func project(in folder: String) -> Project? {
    guard case .project(let project) = found(in: absolute(folder)) else { return nil }
    return project
  }

  /// Returns the reason why the settings of a folder are not in force; nil if there is none.
  package func fault(in folder: String) -> SettingsFault? {
    switch found(in: absolute(folder)) {
    case .none: nil
    case .project(let project): project.file.diagnostics.isEmpty ? nil : .problems(project.file)
    case .unreadable(let path, let problem): .unreadable(path, problem)
    }
  }

  /// Returns the reasons for files, in their order, each once.
  package func faults(of paths: [String]) -> [SettingsFault] {
    var seen: Set<ExactText> = []
    return paths.compactMap { fault(in: parentDirectory(of: $0)) }.filter { seen.insert(ExactText($0.path)).inserted }
  }

  /// Returns the settings of a file, the defaults without a project.
  package func settings(of path: String) -> FileSettings {
    guard let project = project(of: path), let relative = project.relative(absolute(path)) else {
      return FileSettings(ProjectSettings(), for: path)
    }
    return FileSettings(project.file.settings, for: relative)
  }

  /// Returns the sizes and the environment of layouts that declare none in a file.
  package func layoutDefaults(of path: String) -> LayoutDefaults {
    guard let settings = project(of: path)?.file.settings else { return LayoutDefaults() }
    return LayoutDefaults(
      sizes: settings.sizes?.value.promises ?? [], keyboard: settings.keyboard?.value.bounds,
      safeArea: settings.safeArea?.value.bounds)
  }

  /// Returns the text sizes of layouts that declare none in a file; nil for the default.
  package func defaultTextSizes(of path: String) -> TextSizeList? {
    project(of: path)?.file.settings.textSizes?.value
  }

  /// Returns the changes of texts to check a file with.
  package func textChanges(of path: String) -> [TextChange] { settings(of: path).settings.textChanges(Settings()) }

  /// Returns the string catalogs for a file: those of the options, or else those of its project; nil if there are none. They
  /// are read once.
  package func strings(of path: String) -> LoadedStrings? {
    let project = project(of: path)
    let key = ExactText(options.paths.isEmpty ? project?.folder ?? "" : "")
    var result: LoadedStrings?
    lock.hold {
      if let known = loadedStrings[key] {
        result = known
      } else {
        result = load(project)
        loadedStrings[key] = result
      }
    }
    return result
  }

  private func load(_ project: Project?) -> LoadedStrings? {
    let chosen = options.languages.map { $0.map { NamedLanguage(name: $0.text) } }
    if !options.paths.isEmpty {
      let named = options.paths.map { NamedStrings(path: $0, shown: $0) }
      return LoadedStrings(named, languages: chosen, settings: nil, files: files)
    }
    guard let project, !project.file.settings.strings.isEmpty else { return nil }
    let settings = project.file.settings
    let named = settings.strings.map { entry in
      let path = entry.value.hasPrefix("/") ? entry.value : self.path(of: entry.value, in: project.folder)
      let clean = normalizedPath(path)
      return NamedStrings(path: clean, shown: shown(clean), range: entry.range)
    }
    let languages = settings.languages?.value.map { NamedLanguage(name: $0.value, range: $0.range) }
    return LoadedStrings(named, languages: chosen ?? languages, settings: project.file, files: files)
  }

  /// True if a file or folder is skipped in the folder `named`, which the user named.
  package func excludes(_ path: String, in named: String) -> Bool {
    guard let project = project(of: path), !project.file.settings.exclude.isEmpty,
      let relative = project.relative(absolute(path))
    else { return false }
    return project.file.settings.excludes(relative, in: project.relative(absolute(named)))
  }

  /// Returns diagnostics with the severities of the projects that their files belong to; `paths` are those of the files of
  /// the compilation. `isStrict` makes warnings errors; with nil no project does that either.
  package func graded(_ diagnostics: [Diagnostic], of paths: [String], isStrict: Bool?) -> [Diagnostic] {
    LaySettings.graded(diagnostics, isStrict: isStrict ?? false) { file in
      let index = Int(file.rawValue)
      var own = paths.indices.contains(index) ? settings(of: paths[index]) : FileSettings(ProjectSettings(), for: "")
      if isStrict == nil { own.settings.strict = nil }
      return own
    }
  }

  /// The paths at which settings files were looked for so far, found or not, and those of string catalogs.
  package var places: [String] {
    var places: Set<ExactText> = []
    lock.hold { places = asked.union(loadedStrings.values.flatMap(\.places).map { ExactText($0) }) }
    return places.sorted().map(\.text)
  }
}

// MARK: - Searching

extension ProjectFiles {
  /// Returns the absolute path; a relative one if the working directory is unknown.
  private func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return normalizedPath(path) }
    return normalizedPath(workingDirectory.map { "\($0)/\(path)" } ?? path)
  }

  private func found(in folder: String) -> Found {
    var result = Found.none
    if onlyAbsolute && !folder.hasPrefix("/") { return result }
    lock.hold { result = search(from: folder) }
    return result
  }

  /// Searches a folder and those around it, up to the root of the repository or of the file system.
  private func search(from folder: String) -> Found {
    var searched: [String] = []
    var result = Found.none
    var next: String? = folder
    while let folder = next {
      if let earlier = known[ExactText(folder)] {
        result = earlier
        break
      }
      searched.append(folder)
      if let own = look(in: folder) {
        result = own
        break
      }
      next = files.kind(path(of: ProjectFiles.rootMark, in: folder)) == nil ? parent(of: folder) : nil
    }
    for folder in searched { known[ExactText(folder)] = result }
    return result
  }

  /// Reads the settings file of a folder; nil if there is none. A folder of that name is none.
  private func look(in folder: String) -> Found? {
    let path = path(of: SettingsFile.name, in: folder)
    asked.insert(ExactText(path))
    let shown = shown(path)
    switch files.kind(path) {
    case nil, .directory, .linkedDirectory: return nil
    case .other: return .unreadable(path: shown, .notRegular)
    case .file:
      switch files.read(path) {
      case .success(let bytes): return .project(Project(in: folder, path: shown, bytes: bytes))
      case .failure(let problem): return .unreadable(path: shown, problem)
      }
    }
  }

  private func path(of name: String, in folder: String) -> String {
    folder.isEmpty ? name : joinedPath(folder, name)
  }

  /// Returns the folder around a folder; nil for a root, and above an unknown working directory.
  private func parent(of folder: String) -> String? {
    if folder.isEmpty || folder == "/" || folder == ".." || folder.hasSuffix("/..") { return nil }
    return parentDirectory(of: folder)
  }

  /// Returns a path relative to the working directory if it is inside it.
  private func shown(_ path: String) -> String {
    guard let workingDirectory, workingDirectory != "/" else { return path }
    let prefix = Array((normalizedPath(workingDirectory) + "/").utf8)
    return path.utf8.starts(with: prefix)
      ? String(decoding: path.utf8.dropFirst(prefix.count), as: UTF8.self) : path
  }
}
