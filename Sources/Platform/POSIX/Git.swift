/// Returns the files of the working directory's repository that differ from a revision, and those that git does not track and does not
/// ignore, relative to the working directory.
func filesChangedInGit(since revision: String) -> Result<[String], GitProblem> {
  guard let up = outputOfGit(["rev-parse", "--show-cdup"]), up.status == 0 else { return .failure(.noGit) }
  // A revision is never an option of git.
  guard !revision.hasPrefix("-"), !revision.isEmpty else { return .failure(.unknownRevision) }
  let listing = ["diff", "--name-only", "--no-renames", "-z", revision, "--"]
  guard let changed = outputOfGit(listing), changed.status == 0 else { return .failure(.unknownRevision) }
  let top = String(decoding: up.bytes, as: UTF8.self).split(separator: "\n").first.map { String($0) } ?? ""
  let listingOfNew = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"]
  let new = outputOfGit(listingOfNew).map { $0.status == 0 ? $0.bytes : [] } ?? []
  return .success(names(changed.bytes + new).map { top + $0 })
}

private func names(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
}

/// Runs git and returns what it writes, with its status; nil if it cannot be started.
private func outputOfGit(_ arguments: [String]) -> (bytes: [UInt8], status: Int32)? {
  guard let child = ChildProcess("/usr/bin/env", ["git"] + arguments) else { return nil }
  var bytes: [UInt8] = []
  while let piece = readSome(child.output) { bytes += piece }
  return (bytes, child.wait())
}
