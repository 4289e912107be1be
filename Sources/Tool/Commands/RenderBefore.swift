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
    guard !word.hasPrefix("-"), session.machine.hasRevision(word, besides: path) else {
      session.fail(
        "there is no file and no revision of git '\(word)'", ToolCode.noEarlierVersion,
        help: "'git log --oneline -- \(path)' lists the revisions of the file")
      return nil
    }
    guard case .success = earlier.files.read(path) else {
      session.fail(
        "git has no '\(path)' at '\(word)'", ToolCode.noEarlierVersion,
        help: "'git log --oneline -- \(path)' lists its revisions; you can also name a file instead of a revision")
      return nil
    }
  }
}

extension Files {
  /// The files as they were at a revision of git: each is read with `git show`. Settings and string catalogs are those of the same
  /// revision; nothing can be written. Folders may be missing today.
  fileprivate func at(revision: String, _ outputOfProgram: @escaping (String, [String]) -> [UInt8]?) -> Files {
    let today = self
    func git(_ command: [String], _ path: String) -> [UInt8]? {
      let (folder, rest) = today.nearestFolder(of: path)
      return outputOfProgram("git", ["-C", folder] + command + ["\(revision):./\(rest)"])
    }
    func kind(_ path: String) -> Kind? {
      switch git(["cat-file", "-t"], path).map({ String(decoding: $0, as: UTF8.self) })?.prefix(4) {
      case "blob": .file
      case "tree": .directory
      default: nil
      }
    }
    var files = self
    files.read = { path in git(["show"], path).map { .success($0) } ?? .failure(.missing) }
    files.kind = kind
    files.list = { path in
      // Names are of the tree alone, and not quoted.
      let names = git(["ls-tree", "--full-tree", "-z", "--name-only"], path) ?? []
      return .success(names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
    files.write = { _, _, _ in .failure(.system("an earlier version is read only")) }
    return files
  }
}

extension Files {
  /// The nearest folder around a path that exists, and the path from there.
  fileprivate func nearestFolder(of path: String) -> (folder: String, rest: String) {
    var (folder, rest) = (parentDirectory(of: path), String(path.split(separator: "/").last ?? ""))
    while !folder.isEmpty, kind(folder) == nil {
      rest = "\(folder.split(separator: "/").last ?? "")/\(rest)"
      folder = parentDirectory(of: folder)
    }
    return (folder.isEmpty ? "." : folder, rest)
  }
}

extension Machine {
  /// True if git has a revision in the repository of a file.
  fileprivate func hasRevision(_ word: String, besides path: String) -> Bool {
    let folder = files.nearestFolder(of: path).folder
    return outputOfProgram("git", ["-C", folder, "rev-parse", "--verify", "--quiet", "\(word)^{commit}"]) != nil
  }
}
