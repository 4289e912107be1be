internal import LayCompiler
internal import LayPlatform
internal import LayRendering
internal import LaySettings

/// The files that changed since a revision of git.
struct ChangedFiles {
  private let paths: Set<String>
  private let workingDirectory: String?

  init(_ paths: [String], workingDirectory: String?) {
    self.workingDirectory = workingDirectory
    self.paths = Set(paths.map { relativePath($0, workingDirectory: workingDirectory) })
  }

  /// True if one of some files, named relative to the working directory, has changed.
  func contains(oneOf files: [String]) -> Bool {
    files.contains { paths.contains(relativePath($0, workingDirectory: workingDirectory)) }
  }

  /// True if a settings file in the folder of one of some files, or above it, has changed: it may be gone.
  func contains(settingsOf files: [String]) -> Bool {
    let folders = paths.filter { $0 == SettingsFile.name || $0.hasSuffix("/" + SettingsFile.name) }
      .map { String($0.dropLast(SettingsFile.name.count)) }
    let files = files.map { relativePath($0, workingDirectory: workingDirectory) }
    return folders.contains { folder in files.contains { isInside($0, folder) } }
  }

  /// True if a file, named relative to the working directory, is inside of a folder. `../` is a folder around the directory.
  private func isInside(_ file: String, _ folder: String) -> Bool {
    if folder.split(separator: "/").allSatisfy({ $0 == ".." }) {
      let steps = file.split(separator: "/").prefix { $0 == ".." }.count
      return steps <= folder.split(separator: "/").count
    }
    return file.hasPrefix(folder)
  }

  /// True if one of some string catalogs, or a catalog in one of some folders, has changed.
  func contains(catalogIn places: [String]) -> Bool {
    let roots = places.map { relativePath($0, workingDirectory: workingDirectory) }
    let catalogs = paths.filter { path in
      [".xcstrings", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
    }
    return catalogs.contains { path in
      roots.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
    }
  }
}

extension Session {
  /// True if one of the files of a compilation, one that they import, the settings of their projects, or the string catalogs of
  /// `name` changed since the revision of `--changed-since`; true without one. Imported files and settings may be gone.
  func hasChanged(_ name: String, _ compilation: Compilation) -> Bool {
    guard let changedFiles else { return true }
    let named = compilation.files.map { $0.path } + compilation.importedPaths
    let files = named + named.map { machine.files.resolve($0) }
    return changedFiles.contains(oneOf: files) || changedFiles.contains(settingsOf: files)
      || changedFiles.contains(catalogIn: projects.strings(of: name)?.places ?? [])
  }

  /// Asks git for the files that changed since the revision of `--changed-since`; reports the reason and returns nil if it does not
  /// say.
  func withChangedFiles() -> Session? {
    guard let revision = settings.changedSince else { return self }
    switch machine.changedFiles(revision) {
    case .success(let paths):
      var session = self
      session.changedFiles = ChangedFiles(paths, workingDirectory: machine.files.workingDirectory())
      return session
    case .failure(let problem):
      fail(
        "git does not say what changed since '\(revision)'", ToolCode.badArgument,
        help: problem == .noGit
          ? "'git' is not found, or this is no repository" : "a commit, a branch or a tag is a revision")
      return nil
    }
  }
}
