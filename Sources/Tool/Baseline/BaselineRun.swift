internal import LayDiagnostics

/// What a check does with `--baseline` and `--write-baseline`.
struct BaselineRun {
  private let session: Session
  /// What is listed and was not met so far; nil without `--baseline`.
  private var known: Baseline?
  /// What is to be written; nil without `--write-baseline`.
  private var found: Baseline?
  /// Files whose problems were all looked for, as the baseline names them.
  private var examined: Set<String> = []
  private var covered = 0

  /// Reads the baseline; nil after it was said why that cannot be.
  init?(_ session: Session) {
    self.session = session
    if session.settings.writeBaseline != nil { found = Baseline() }
    guard let path = session.settings.baseline else { return }
    switch session.machine.files.regularFile(path) {
    case .failure(let problem):
      session.fail(
        problem.sentence(about: path), ToolCode.unreadable,
        help: problem == .missing ? "write it with '--write-baseline \(path)'" : nil)
      return nil
    case .success(let bytes):
      do throws(BaselineProblem) {
        known = try Baseline(bytes)
      } catch {
        session.fail(
          "'\(path)' is no baseline: \(error.message)", ToolCode.brokenBaseline,
          help: Baseline.isMeant(by: bytes)
            ? "write it again with '--write-baseline \(path)'" : "'--write-baseline FILE' writes one")
        return nil
      }
    }
  }

  /// Those of `diagnostics` that are to be reported: neither listed in the baseline, nor written to a new one.
  mutating func fresh(_ diagnostics: [Diagnostic], in sources: [SourceText], isSound: Bool) -> [Diagnostic] {
    guard known != nil || found != nil else { return diagnostics }
    var fresh: [Diagnostic] = []
    for diagnostic in diagnostics {
      // What was not decided is no known problem.
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
    // A file with new errors was not laid out: that problems are not met there means nothing.
    if isSound || fresh.isEmpty {
      for source in sources { examined.insert(name(of: source.path, in: session.settings.baseline)) }
    }
    return fresh
  }

  /// The name of a file in a baseline: relative to where the baseline stands, so that it may be used from anywhere.
  private func name(of path: String, in baseline: String?) -> String {
    relativePath(
      path, from: directory(of: baseline ?? ""), workingDirectory: session.machine.files.workingDirectory())
  }

  /// What `--baseline` did; nil without it.
  var summary: BaselineSummary? {
    guard let known, let path = session.settings.baseline else { return nil }
    // Where only a part was looked at, nothing can be said about what was not met; nor is it of use beside a new one.
    guard session.settings.looksAtEverything, found == nil else {
      return BaselineSummary(path: path, covered: covered, gone: 0)
    }
    let files = known.files.filter { examined.contains($0) || isMissing($0) }
    return BaselineSummary(path: path, covered: covered, gone: known.count(in: files))
  }

  /// Whether the file with this name in the baseline is no longer there.
  private func isMissing(_ name: String) -> Bool {
    let folder = directory(of: session.settings.baseline ?? "")
    let path = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    return session.machine.files.kind(path) == nil
  }

  /// Writes the new baseline; false after it was said why that cannot be. One of which files are missing would report
  /// their problems as new.
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
