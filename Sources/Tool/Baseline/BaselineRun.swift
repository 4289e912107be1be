internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering

/// Returns the command that writes the baseline `path` of a check of `paths` anew.
private func rewritingCommand(_ paths: [String], _ path: String) -> String {
  let words = paths + ["--write-baseline", path]
  return "layc check "
    + words.map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        byte == 0x2D || byte == 0x2E || byte == 0x2F || byte == 0x5F || (0x30...0x39).contains(byte)
          || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      }
      return isPlain && !word.isEmpty
        ? word : "'\(word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }.joined(separator: " ")
}

/// The work of a check for `--baseline` and `--write-baseline`.
struct BaselineRun {
  private let session: Session
  /// The listed problems that were not met so far; nil without `--baseline`.
  private var known: Baseline?
  /// The baseline to write; nil without `--write-baseline`.
  private var found: Baseline?
  /// The files that were checked completely, by their names in the baseline.
  private var examined: Set<String> = []
  private var covered = 0

  /// Reads the baseline for a check of `paths`; reports the reason and returns nil if it cannot.
  init?(_ session: Session, _ paths: [String]) {
    self.session = session
    if session.settings.writeBaseline != nil { found = Baseline() }
    guard let path = session.settings.baseline else { return }
    switch session.machine.files.regularFile(path) {
    case .failure(let problem):
      session.fail(
        problem.message(about: path), ToolCode.unreadable,
        help: problem == .missing ? "write it with '--write-baseline \(path)'" : nil)
      return nil
    case .success(let bytes):
      do throws(BaselineProblem) {
        known = try Baseline(bytes)
      } catch {
        session.fail(
          error.isFormer
            ? "'\(path)' is an old baseline: \(error.message)" : "'\(path)' is not a baseline: \(error.message)",
          ToolCode.brokenBaseline,
          help: error.isFormer
            ? "`\(rewritingCommand(paths, path))` writes it anew"
            : Baseline.isMeant(by: bytes)
              ? "write it again with '--write-baseline \(path)'" : "'--write-baseline FILE' writes one")
        return nil
      }
    }
  }

  /// Returns the `diagnostics` to report: those that are neither in the baseline nor written to a new one.
  mutating func fresh(_ diagnostics: [Diagnostic], in sources: [SourceText], isSound: Bool) -> [Diagnostic] {
    guard known != nil || found != nil else { return diagnostics }
    var fresh: [Diagnostic] = []
    for diagnostic in diagnostics {
      // An undecided layout is not a known problem.
      if diagnostic.code == .notDecided {
        fresh.append(diagnostic)
        continue
      }
      let index = Int(diagnostic.range.file.rawValue)
      let path = sources.indices.contains(index) ? sources[index].path : ""
      var key = ProblemKey(
        file: name(of: path, in: session.settings.writeBaseline), code: diagnostic.code.id,
        fingerprint: Fingerprint(diagnostic, in: sources).text)
      found?.add(key, diagnostic.message)
      key.file = name(of: path, in: session.settings.baseline)
      if known?.take(key) == true {
        covered += 1
      } else if found == nil {
        fresh.append(diagnostic)
      }
    }
    // A file with new errors was not laid out, so problems that are missing in it may still exist.
    if isSound || fresh.isEmpty {
      for source in sources { examined.insert(name(of: source.path, in: session.settings.baseline)) }
    }
    return fresh
  }

  /// Returns the name of a file in a baseline: relative to the baseline's folder, so that it is independent of the working
  /// directory.
  private func name(of path: String, in baseline: String?) -> String {
    relativePath(
      path, from: parentDirectory(of: baseline ?? ""), workingDirectory: session.machine.files.workingDirectory())
  }

  /// The effect of `--baseline`; nil without it.
  var summary: BaselineSummary? {
    guard let known, let path = session.settings.baseline else { return nil }
    // A partial check cannot tell which problems are gone; and with a new baseline the number is of no use.
    guard session.settings.looksAtEverything, found == nil else {
      return BaselineSummary(path: path, covered: covered, gone: 0)
    }
    let files = known.files.filter { examined.contains($0) || isMissing($0) }
    return BaselineSummary(path: path, covered: covered, gone: known.count(in: files))
  }

  /// True if the file with this name in the baseline does not exist any more.
  private func isMissing(_ name: String) -> Bool {
    let folder = parentDirectory(of: session.settings.baseline ?? "")
    let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    return session.machine.files.kind(path) == nil
  }

  /// Writes the new baseline; reports the reason and returns false if it cannot. With files missing it is not written, since
  /// their problems would be reported as new.
  func write(isIncomplete: Bool) -> Bool {
    guard let found, let path = session.settings.writeBaseline else { return true }
    guard !isIncomplete else {
      session.fail("'\(path)' was not written, since not every file was read", ToolCode.unwritable)
      return false
    }
    let bytes = Array(found.text.utf8)
    guard bytes.count <= Baseline.largestFile else {
      session.fail(
        "'\(path)' would have more than \(Baseline.largestFile >> 20) MB", ToolCode.unwritable,
        help: "write one for each part of the files")
      return false
    }
    let old = try? session.machine.files.regularFile(path).get()
    if let old, !Baseline.isMeant(by: old) {
      session.fail(
        "'\(path)' holds something else and was not overwritten", ToolCode.unwritable, help: "name another file")
      return false
    }
    if case .failure(let problem) = session.machine.files.write(path, bytes, old) {
      session.failWriting(path, problem)
      return false
    }
    session.talk(
      "wrote \(counted(found.count, "problem")) to '\(visible(path))'; '--baseline \(visible(path))' leaves them out")
    return true
  }
}
