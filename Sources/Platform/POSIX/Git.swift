/// Returns the files of the working directory's repository that differ from a revision, and those that git does not track and does not
/// ignore, relative to the working directory.
func filesChangedInGit(since revision: String) -> Result<[String], GitProblem> {
  guard let up = standardOutput("git", ["rev-parse", "--show-cdup"]) else { return .failure(.noGit) }
  // A revision is never an option of git.
  guard !revision.hasPrefix("-"), !revision.isEmpty else { return .failure(.unknownRevision) }
  let listing = ["diff", "--name-only", "--no-renames", "-z", revision, "--"]
  guard let changed = standardOutput("git", listing) else { return .failure(.unknownRevision) }
  let top = String(decoding: up, as: UTF8.self).split(separator: "\n").first.map { String($0) } ?? ""
  let listingOfNew = ["ls-files", "--others", "--exclude-standard", "--full-name", "-z", ":/"]
  let new = standardOutput("git", listingOfNew) ?? []
  return .success(names(changed + new).map { top + $0 })
}

private func names(_ bytes: [UInt8]) -> [String] {
  bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
}
