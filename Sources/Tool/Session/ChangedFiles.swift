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
  /// True if one of the files of a compilation, the settings of their projects, or the string catalogs of `name` changed since the revision
  /// of `--changed-since`; true without one.
  func hasChanged(_ name: String, _ files: [String]) -> Bool {
    guard let changedFiles else { return true }
    let settings = files.compactMap { projects.project(of: $0)?.file.path }
    return changedFiles.contains(oneOf: files + settings)
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
