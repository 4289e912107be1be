internal import LayPlatform
internal import LayRendering

/// The other version of `--before`: another file, or the same file at a revision of git.
struct EarlierVersion {
  /// The name in captions.
  let name: String
  /// The path of the file to read.
  let path: String
  /// The machine with the files of that version.
  let machine: Machine

  /// Finds the version that a word means: a file if there is one, else a revision. Reports the reason and returns nil if it cannot be read.
  init?(_ word: String, of path: String, _ session: Session) {
    name = word
    if session.machine.files.kind(word) == .file {
      (self.path, machine) = (word, session.machine)
      return
    }
    self.path = path
    var earlier = session.machine
    earlier.files = session.machine.files.at(revision: word, session.machine.outputOfProgram)
    machine = earlier
    guard !word.hasPrefix("-"), case .success = earlier.files.read(path) else {
      session.fail(
        "git has no '\(path)' at '\(word)'", ToolCode.noEarlierVersion,
        help: "'git log --oneline -- \(path)' lists its revisions; you can also name a file instead of a revision")
      return nil
    }
  }
}

extension Files {
  /// The files as they were at a revision of git: each is read with `git show`. Settings and string catalogs are those of the same
  /// revision; nothing can be listed or written.
  fileprivate func at(revision: String, _ outputOfProgram: @escaping (String, [String]) -> [UInt8]?) -> Files {
    func read(_ path: String) -> [UInt8]? {
      let folder = parentDirectory(of: path)
      let name = folder.isEmpty ? path : String(path.split(separator: "/").last ?? "")
      return outputOfProgram("git", ["-C", folder.isEmpty ? "." : folder, "show", "\(revision):./\(name)"])
    }
    var files = self
    files.read = { path in read(path).map { .success($0) } ?? .failure(.missing) }
    files.kind = { path in read(path) == nil ? nil : .file }
    files.list = { _ in .success([]) }
    files.write = { _, _, _ in .failure(.system("an earlier version is read only")) }
    return files
  }
}
