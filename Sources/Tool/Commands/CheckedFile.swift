internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LayPlatform
internal import LayRendering
internal import LaySettings
internal import LayStrings

/// The result of checking a file, before anything is reported.
struct CheckedFile {
  /// The reason why the file could not be read, in which case the rest is empty.
  var problem: FileProblem?
  /// The reason why a storyboard or xib could not be read, in which case the rest is empty.
  var builderProblem: (reason: BuilderError, bytes: [UInt8])?
  var sources: [SourceText] = []
  var diagnostics: [Diagnostic] = []
  var examined: [Examined] = []
  /// The reasons why settings of the file, or of an imported one, are not in force.
  var faults: [SettingsFault] = []
  /// The string catalogs of the file.
  var strings: LoadedStrings?
  /// The names in the file that options can refer to.
  var names = KnownNames()
  var hasErrors = false
  /// The changes that `--fix` would make, for `--diff`; nil without it.
  var diff: String?
  /// The fixed file, for `--fix`; nil if there are no fixes.
  var fixed: FixedFile?
  /// True if neither the file nor an imported one changed since the revision of `--changed-since`, in which case the rest is empty.
  var isUnchanged = false

  /// The approximate size in memory, in bytes.
  var weight: Int { sources.reduce(0) { $0 + $1.bytes.count } + diagnostics.count << 10 }
}

extension CheckedFile {
  /// Moves the problems of the translation of a storyboard or xib to their places in the XML, and adds those of the XML.
  fileprivate mutating func take(_ builder: BuilderFile, _ compilation: Compilation, _ session: Session) {
    let found = session.projects.graded(
      builder.findings(compilation, of: session.settings.selection.layout), of: [builder.name],
      isStrict: session.settings.strict)
    diagnostics = diagnostics.filter { !builder.isSettledByApp($0) }.map { builder.mapped($0) } + found
    sources[0] = builder.source
  }

  /// Adds the gaps of string catalogs, whose files come behind those of the compilation.
  fileprivate mutating func add(_ gaps: [Diagnostic], of strings: LoadedStrings, _ session: Session) {
    if gaps.isEmpty { return }
    let catalogs = strings.table.files
    let isStrict = session.settings.strict
    diagnostics += session.projects.graded(gaps, of: catalogs.map(\.path), isStrict: isStrict).map { gap in
      var moved = gap
      let file = FileID(Int(gap.range.file.rawValue) + sources.count)
      moved.range = SourceRange(file: file, start: gap.range.start, end: gap.range.end)
      return moved
    }
    sources += catalogs.map { SourceText($0) }
  }
}

extension SourceText {
  /// The text of a string catalog.
  init(_ file: StringFile) { self.init(path: file.path, bytes: file.bytes) }
}

/// A fixed file before it is written.
struct FixedFile {
  /// The bytes before and after the fixes.
  var old: [UInt8]
  var bytes: [UInt8]
  /// The number of fixes.
  var count: Int
  private let checked: [CheckedFile]

  init(old: [UInt8], bytes: [UInt8], count: Int, file: CheckedFile) {
    (self.old, self.bytes, self.count, checked) = (old, bytes, count, [file])
  }

  /// The result of checking the fixed file.
  var file: CheckedFile { checked[0] }
}

/// Checks files of a session, possibly in parallel: it reads files and writes nothing.
struct FileChecker {
  private let session: Session
  private let imports: ImportedNames

  /// Creates a checker of files among which some may import others.
  init(_ session: Session, _ imports: ImportedNames) { (self.session, self.imports) = (session, imports) }

  /// Checks the file at `path`; `observe` receives progress messages.
  func check(_ path: String, _ observe: (String) -> Void) -> CheckedFile {
    switch session.bytes(of: path) {
    case .failure(let problem): return CheckedFile(problem: problem)
    case .success(let bytes):
      let look = Look(session, session.name(of: path), bytes, imports, observe)
      if look.file.builderProblem != nil || look.file.isUnchanged { return look.file }
      if let wanted = session.settings.applied, wanted.path == path { return applied(wanted, look, observe) }
      if session.settings.interactive { return reviewed(look, observe) }
      guard session.settings.diff || session.settings.fix else { return look.file }
      return withRepairs(look, observe)
    }
  }

  /// Returns the check of the file with one fix.
  private func applied(_ wanted: AppliedFix, _ look: Look, _ observe: (String) -> Void) -> CheckedFile {
    let lines = LineMap(look.bytes)
    let fixIt = look.file.diagnostics.first { found in
      found.code.id == wanted.code && found.range.file == .main && found.fixIt != nil
        && lines.position(of: found.range.start).line == wanted.line
    }?.fixIt
    guard let fixIt, let edits = fixIt.editsOfMain else { return look.file }
    return look.file.fixed(by: edits, look, Look(session, look.name, applying(edits, to: look.bytes), imports, observe))
  }

  /// Asks about each fix, and returns the check of the file with those that were accepted.
  private func reviewed(_ first: Look, _ observe: (String) -> Void) -> CheckedFile {
    var last = first
    var declined: Set<String> = []
    var count = 0
    while count < FileChecker.mostAnswers {
      let next = last.file.diagnostics.first { found in
        found.fixIt?.editsOfMain != nil && !declined.contains(key(of: found, in: last))
      }
      guard let next, let edits = next.fixIt?.editsOfMain else { break }
      guard let answer = session.ask(about: next, in: last.file.sources), answer != .quit else { break }
      if answer == .yes {
        last = Look(session, first.name, applying(edits, to: last.bytes), imports, observe)
        count += 1
      } else {
        declined.insert(key(of: next, in: last))
      }
    }
    return count == 0 ? first.file : first.file.fixed(by: count, first, last)
  }

  /// The most fixes of a file that are made one by one.
  private static var mostAnswers: Int { 1000 }

  private func key(of diagnostic: Diagnostic, in look: Look) -> String {
    "\(diagnostic.code.id) \(Fingerprint(diagnostic, in: look.file.sources).text) \(diagnostic.fixIt?.message ?? "")"
  }

  /// The most rounds of fixes. A fix may uncover another one; more rounds than this mean that two undo each other.
  private static var mostRounds: Int { 8 }

  /// Returns the first check with the result of applying its fixes repeatedly.
  private func withRepairs(_ first: Look, _ observe: (String) -> Void) -> CheckedFile {
    var (last, names) = (first, first.file.names)
    var rounds: [[Edit]] = []
    var count = 0
    while rounds.count < FileChecker.mostRounds {
      let round = automaticRepairs(of: last.file.diagnostics)
      if round.edits.isEmpty { break }
      rounds.append(round.edits)
      count += round.count
      last = Look(session, first.name, applying(round.edits, to: last.bytes), imports, observe)
      names.add(last.file.names)
    }
    var file = first.file
    file.names = names
    if session.settings.diff { file.diff = diff(from: first, to: last, rounds) }
    if session.settings.fix && last.bytes != first.bytes {
      file.fixed = FixedFile(old: first.bytes, bytes: last.bytes, count: count, file: last.file)
    }
    return file
  }

  private func diff(from first: Look, to last: Look, _ rounds: [[Edit]]) -> String {
    guard let source = first.file.sources.first else { return "" }
    return rounds.count < 2
      ? unifiedDiff(source, rounds.first ?? []) : unifiedDiff(source, becoming: last.bytes)
  }
}

extension CheckedFile {
  /// The file with the fix that gave the check `next`.
  fileprivate func fixed(by edits: [Edit], _ first: Look, _ next: Look) -> CheckedFile { fixed(by: 1, first, next) }

  /// The file with `count` fixes that gave the check `next`.
  fileprivate func fixed(by count: Int, _ first: Look, _ next: Look) -> CheckedFile {
    var file = self
    file.fixed = FixedFile(old: first.bytes, bytes: next.bytes, count: count, file: next.file)
    return file
  }
}

extension FixIt {
  /// The edits in source order if all are of the checked file; nil otherwise.
  fileprivate var editsOfMain: [Edit]? {
    guard edits.allSatisfy({ $0.range.file == .main }), !edits.isEmpty else { return nil }
    return edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}

/// A text with its compilation and check.
private struct Look {
  let name: String
  let bytes: [UInt8]
  let file: CheckedFile

  init(
    _ session: Session, _ name: String, _ bytes: [UInt8], _ imports: ImportedNames, _ observe: (String) -> Void
  ) {
    (self.name, self.bytes) = (name, bytes)
    var file = CheckedFile()
    var builder: BuilderFile?
    let devices = session.projects.project(of: name)?.poses ?? []
    if BuilderFile.isBuilder(name) {
      let hasEstimates = !session.settings.poses.isEmpty || !devices.isEmpty
      do throws(BuilderError) {
        builder = try BuilderFile(name, bytes, joins: false, hasEstimates: hasEstimates)
      } catch {
        file.builderProblem = (error, bytes)
        self.file = file
        return
      }
    }
    var compilation = session.compiled(name, builder?.translation.text ?? bytes, &file.names)
    if let builder { compilation.options.originLines = builder.originLines }
    if !session.hasChanged(name, compilation) {
      file.isUnchanged = true
      self.file = file
      return
    }
    var options = CheckOptions(
      session.settings, devices,
      session.projects.settings(of: name).settings)
    let strings = session.projects.strings(of: name)
    let texts = strings?.findings(
      about: compilation, only: session.settings.selection.layout, keyed: builder?.keyedTexts ?? [])
    texts?.apply(to: &options)
    let paths = compilation.files.map(\.path)
    options.isImported = imports.include(name)
    options.grading = { [projects = session.projects, isStrict = session.settings.strict] found in
      projects.graded(found, of: paths, isStrict: isStrict)
    }
    if let builder {
      (options.recordedError, options.showsEdits) = (BuilderFile.recordedError, false)
      options.isShown = { [grading = options.grading] found in
        !builder.isSettledByApp(found) && !grading([found]).isEmpty
      }
    }
    let result = LayAnalysis.check(compilation, options: options) { step in
      if session.isObserved { observe("checking \(name): \(step.words)") }
    }
    file.hasErrors = compilation.hasErrors
    file.sources = compilation.files.map(SourceText.init)
    file.diagnostics = result.diagnostics
    if file.hasErrors {
      var offers = SiblingOffers(session.machine.files, compilation)
      offers.add(to: &file.diagnostics)
    }
    if !session.settings.allowsUndecided {
      file.diagnostics += result.examined.compactMap { .notDecided($0, in: compilation) }
    }
    if let strings, let texts, !file.hasErrors { file.add(texts.gaps, of: strings, session) }
    file.strings = strings
    file.faults = session.projects.faults(of: paths)
    file.examined = result.examined.map { Examined($0, in: name) }
    if let builder { file.take(builder, compilation, session) }
    self.file = file
  }
}
