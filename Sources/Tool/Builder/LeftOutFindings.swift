internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LaySettings

/// The findings that a check of a translation has and the report on its storyboard or xib leaves out, because they do not hold when the
/// app runs, or miss by less than the error of recorded frames.
struct LeftOutFindings {
  private struct Key: Hashable {
    var code: String
    var element: Int
  }

  private let imported: BuilderFile
  /// The file without components: a statement of one would be of several elements.
  private let file: BuilderFile
  private let session: Session

  init(_ file: BuilderFile, _ session: Session) {
    (imported, self.file, self.session) = (file, file.allowing([:], repeated: .full), session)
  }

  /// The file with a translation that allows these findings, so that a check of it has those of the report. Errors cannot be allowed, and
  /// an allowance that would silence a finding of the report is left out.
  func allowed() -> BuilderFile {
    let found = diagnostics(of: file, isReport: false)
    if found.isEmpty { return imported }
    let reported = keys(of: diagnostics(of: file, isReport: true), in: file)
    var allowances = allowances(of: found, besides: reported)
    if allowances.isEmpty { return imported }
    for isNarrowed in [false, true] {
      let silenced = silenced(by: allowances, of: reported)
      if silenced.isEmpty { break }
      let codes = Set(silenced.map { $0.code })
      // If narrowing was not enough, none of these codes is allowed.
      allowances =
        isNarrowed
        ? allowances.mapValues { $0.filter { !codes.contains($0.code) } } : narrowed(allowances, silencing: silenced)
    }
    return file.allowing(allowances)
  }

  /// The reported findings that allowances would silence.
  private func silenced(by allowances: [Int: [Allowance]], of reported: Set<Key>) -> Set<Key> {
    let allowing = file.allowing(allowances, repeated: .full)
    return reported.subtracting(keys(of: diagnostics(of: allowing, isReport: false), in: allowing))
  }

  /// The diagnostics of a translation, as a file of its own or as a report on the storyboard or xib.
  private func diagnostics(of file: BuilderFile, isReport: Bool) -> [Diagnostic] {
    var names = KnownNames()
    let compilation = session.compiled(file.name, file.translation.text, &names)
    var options = CheckOptions(session.settings, [], session.projects.settings(of: file.name).settings)
    options.leavesOutTrials = true
    if isReport {
      options.recordedError = BuilderFile.recordedError
      options.isShown = { !file.isSettledByApp($0) }
    }
    let found = check(compilation, options: options).diagnostics
    return found.filter { $0.range.file == .main && !(isReport && file.isSettledByApp($0)) }
  }

  private func key(of diagnostic: Diagnostic, in file: BuilderFile) -> Key? {
    file.translation.elements(at: diagnostic.range.start).first.map { Key(code: diagnostic.code.id, element: $0) }
  }

  private func keys(of diagnostics: [Diagnostic], in file: BuilderFile) -> Set<Key> {
    Set(diagnostics.compactMap { key(of: $0, in: file) })
  }

  private func allowances(of diagnostics: [Diagnostic], besides reported: Set<Key>) -> [Int: [Allowance]] {
    var found: [Int: [Allowance]] = [:]
    for diagnostic in diagnostics where diagnostic.severity != .error {
      guard let key = key(of: diagnostic, in: file), !reported.contains(key) else { continue }
      let isOfFrames = [.clippedContent, .misplacedContent].contains(diagnostic.code)
      let usual = isOfFrames ? "within a point of the frames of Xcode" : "not reported about the file"
      let reason = file.settlement(of: diagnostic)?.rawValue ?? usual
      let others = diagnostic.others.compactMap { file.translation.elements(at: $0.start).first }
      for element in [key.element] + others where !reported.contains(Key(code: key.code, element: element)) {
        found[element, default: []].append(Allowance(code: key.code, reason: reason))
      }
    }
    return found
  }

  /// The allowances without those in braces around a finding that they would silence.
  private func narrowed(_ allowances: [Int: [Allowance]], silencing silenced: Set<Key>) -> [Int: [Allowance]] {
    var narrowed = allowances
    for (element, own) in allowances {
      narrowed[element] = own.filter { allowance in
        !silenced.contains { $0.code == allowance.code && isInBraces(of: element, $0.element) }
      }
    }
    return narrowed
  }

  /// True if an element is in the view whose braces have the statement of another one, or is that view.
  private func isInBraces(of other: Int, _ element: Int) -> Bool {
    let tree = file.document.tree
    let isView = file.view(of: other) != nil
    let braces = isView ? other : tree[other].parent.flatMap { tree[$0].parent } ?? other
    var next: Int? = element
    while let around = next {
      if around == braces { return true }
      next = tree[around].parent
    }
    return false
  }
}
