internal import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering
internal import LaySettings
internal import LayRuntime
internal import LayStrings

/// `layc check`: reports all problems on the standard output, and the verdicts on the standard error.
func checkCommand(_ operands: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  let settings = session.settings
  if settings.fix || settings.applied != nil || settings.interactive,
    let path = operands.first(where: session.isStream)
  {
    throw .fixOfInput(path, session.command)
  }
  if session.settings.showsSettings { return try showSettingsCommand(operands, session) }
  guard let session = session.withChangedFiles(), var checking = CheckRun(session, operands) else { return .failure }
  let inputs = Inputs(operands, session)
  checking.progress = Progress(session)
  checking.report(inputs.faults)
  checking.check(inputs.paths)
  if let wanted = settings.applied, checking.repairs == 0, !checking.failed { throw .noFix(wanted, session.command) }
  checking.progress.clear()
  if !checking.isBroken, !inputs.failed, let error = checking.names.missing(in: session.settings.selection) {
    throw UsageError(error, session.command)
  }
  checking.finish(isIncomplete: inputs.failed)
  if inputs.failed || checking.failed { return .failure }
  return checking.summary.errors > 0 ? .problems : .fine
}

private struct CheckRun {
  let session: Session
  var progress: Progress
  var summary = Summary()
  var names = KnownNames()
  var failed = false
  /// True if a file has errors, so that it may declare names that are not known.
  private(set) var isBroken = false
  /// The number of fixes that `--fix` made.
  private(set) var repairs = 0
  private var reporter: any Reporter
  /// The problems that were reported already: an imported file takes part in several compilations.
  private var reported: Set<String> = []
  /// The settings files whose problems were reported.
  private var reportedSettings: Set<ExactText> = []
  /// The settings files whose string catalogs were reported, with no path for those of options.
  private var reportedStrings: Set<ExactText> = []
  private var baseline: BaselineRun
  /// The number of problems that may still be shown.
  private var room: Int

  /// Creates a run; reports the reason and returns nil if nothing can be checked.
  init?(_ session: Session, _ paths: [String]) {
    guard let baseline = BaselineRun(session, paths) else { return nil }
    self.session = session
    self.baseline = baseline
    progress = Progress(session)
    reporter = makeReporter(session)
    room = session.settings.maxDiagnostics ?? .max
  }

  /// Checks the files, on several threads if there are, and reports them in their order.
  mutating func check(_ paths: [String]) {
    let checker = FileChecker(session, ImportedNames(of: paths, session))
    // With '--fix', a file that was written may be imported by the next one.
    let isChanging = session.settings.fix || session.settings.interactive || session.settings.applied != nil
    let threads = isChanging ? 1 : session.machine.threads
    let work = OrderedWork(count: paths.count, threads: threads) { index, observe in
      let file = checker.check(paths[index], observe)
      return (file, weight: file.weight)
    }
    for (index, path) in paths.enumerated() {
      progress.step("checking \(path) (\(index + 1) of \(paths.count))")
      let file = work.take { progress.step($0) }
      report(file, path)
    }
  }

  private mutating func report(_ checked: CheckedFile, _ path: String) {
    if let problem = checked.problem {
      session.failReading(path, problem)
      failed = true
      return
    }
    if let (reason, bytes) = checked.builderProblem {
      session.failBuilder(session.name(of: path), reason, bytes)
      failed = true
      return
    }
    if checked.isUnchanged { return }
    report(checked.faults)
    report(checked.strings, for: path)
    summary.files += 1
    names.add(checked.names)
    if let diff = checked.diff { session.machine.output.write(diff) }
    var file = checked
    if let fixed = checked.fixed, write(fixed, path) { file = fixed.file }
    if file.hasErrors { isBroken = true }
    let unseen = fresh(file.diagnostics, file.sources)
    let fresh = baseline.fresh(unseen, in: file.sources, isSound: !file.hasErrors)
    summary.examined += file.examined
    show(fresh, in: file.sources, examined: file.examined)
  }

  /// Reports why settings are not in force, once for each settings file. Problems are diagnostics like those of other files;
  /// with an error the check is not the one that the project wants, so it fails.
  mutating func report(_ faults: [SettingsFault]) {
    for fault in faults where reportedSettings.insert(ExactText(fault.path)).inserted {
      switch fault {
      case .problems(let file) where !session.settings.diff:
        let found = file.graded(isStrict: session.settings.strict)
        if found.contains(where: { $0.severity == .error }) { failed = true }
        show(found, in: [SourceText(path: file.path, bytes: file.bytes)])
      // A diff has no other output.
      case .unreadable, .problems: if session.sayFaults([fault]) { failed = true }
      }
    }
  }

  /// Reports the problems of string catalogs and of the options or settings that name them, once.
  private mutating func report(_ strings: LoadedStrings?, for path: String) {
    let settings = strings?.settings
    guard reportedStrings.insert(ExactText(settings?.path ?? "")).inserted else { return }
    guard let strings else {
      guard session.settings.strings.languages != nil else { return }
      failed = true
      return session.failWithoutStrings()
    }
    for fault in strings.faults {
      failed = true
      if let found = fault.diagnostic, let settings, !session.settings.diff {
        show([found], in: [SourceText(path: settings.path, bytes: settings.bytes)])
      } else {
        session.fail(fault.message, fault.code.id, help: fault.help)
      }
    }
    let (table, catalogs) = (strings.table, strings.table.files.map { SourceText($0) })
    if !table.diagnostics.isEmpty { show(table.diagnostics, in: catalogs) }
  }

  /// Counts diagnostics, and reports as many as may still be shown.
  private mutating func show(_ fresh: [Diagnostic], in sources: [SourceText], examined: [Examined] = []) {
    summary.count(fresh)
    let shown = Array(fresh.prefix(room))
    room -= shown.count
    summary.omitted += fresh.count - shown.count
    if !shown.isEmpty { progress.clear() }
    // A diff is input of `patch`: there must be no other output.
    if session.settings.diff { return }
    guard session.settings.drawsMaps else { return session.machine.output.write(reporter.report(shown, in: sources)) }
    let map = MapText(session.style, session.settings.signs, width: snippetWidth(of: session.machine.output))
    for diagnostic in shown {
      session.machine.output.write(reporter.report([diagnostic], in: sources))
      session.machine.output.write(map.text(of: diagnostic, in: examined))
    }
  }

  /// Writes a fixed file; reports the reason and returns false if it cannot.
  private mutating func write(_ fixed: FixedFile, _ path: String) -> Bool {
    if case .failure(let problem) = session.machine.files.write(path, fixed.bytes, fixed.old) {
      session.failWriting(path, problem)
      failed = true
      return false
    }
    repairs += fixed.count
    return true
  }

  /// Returns the diagnostics that no earlier file had. Those of an imported file come with each file that imports it. Other
  /// constraints at the same position are another problem. Within one file nothing is left out: a number may be ambiguous for
  /// two reasons.
  private mutating func fresh(_ diagnostics: [Diagnostic], _ sources: [SourceText]) -> [Diagnostic] {
    let keys = diagnostics.map { diagnostic in
      let rules = diagnostic.labels.map { "\($0.range.start)-\($0.range.end) \($0.text)" }.joined(separator: " ")
      return
        "\(spelledPosition(of: diagnostic.range, in: sources) ?? "") \(diagnostic.code.id) \(diagnostic.message) \(rules)"
    }
    let fresh = zip(keys, diagnostics).filter { !reported.contains($0.0) }.map { $0.1 }
    reported.formUnion(keys)
    return fresh
  }

  mutating func finish(isIncomplete: Bool) {
    summary.baseline = baseline.summary
    if !baseline.write(isIncomplete: isIncomplete || failed) { failed = true }
    summary.isIncomplete = isIncomplete || failed
    if !session.settings.diff { session.machine.output.write(reporter.finish(summary)) }
    if summary.files == 0 && !summary.isIncomplete, let revision = session.settings.changedSince {
      return session.talk("no file changed since '\(visible(revision))'")
    }
    // If nothing was read, the reason was reported.
    guard summary.files > 0 else { return }
    if repairs > 0 { session.talk("applied \(repairs) fix\(repairs == 1 ? "" : "es")") }
    for line in summaryLines(summary, session.talkStyle) { session.talk(line) }
    if session.settings.explainsProof { explain() }
    // An incomplete result says so, even with `--quiet`.
    if !session.settings.diff, let line = omittedLine(summary) { session.say(line) }
    if let baseline = summary.baseline { for line in baselineLines(baseline) { session.talk(line) } }
  }
}

extension CheckRun {
  /// Lists the claims, on the standard output unless that is a document.
  private func explain() {
    for line in proofLines(summary) {
      if session.settings.format == .text {
        session.machine.output.write(line + "\n")
      } else {
        session.talk(line)
      }
    }
  }
}

extension CheckOptions {
  /// Creates the options of a file; `devices` are the poses of its project, which options about sizes replace;
  /// `project` has the text sizes of layouts that declare none, and the changes of texts.
  init(_ settings: Settings, _ devices: [Pose], _ project: ProjectSettings) {
    self.init()
    let selection = settings.selection
    sizes = selection.sizes
    ranges = settings.ranges
    layout = selection.layout
    direction = selection.direction ?? .leftToRight
    checksBothDirections = settings.bothDirections
    leavesOutTrials = settings.leavesOutTrials
    textSizes = settings.textSizes
    defaultTextSizes = project.textSizes?.value.sizes ?? []
    textChanges = project.textChanges(settings)
    choosesLanguages = settings.strings.languages != nil
    scale = selection.scale ?? .one
    (safeArea, replacesSafeArea) = (selection.safeArea ?? .zero, selection.safeArea != nil)
    keyboard = settings.keyboard
    poses = settings.choosesSizes ? settings.poses : devices
  }
}

/// Creates the reporter of a check for the requested format.
private func makeReporter(_ session: Session) -> any Reporter {
  let workingDirectory = session.machine.files.workingDirectory
  switch session.settings.format {
  case .json: return JSONReporter()
  case .sarif: return SARIFReporter(version: laycVersion, workingDirectory: workingDirectory())
  case .github: return GitHubReporter(workingDirectory: workingDirectory())
  case .short: return ShortReporter(style: session.style)
  case .text, .csv, .xcstrings, .svg, .png, .pdf, .html, .log:
    var text = TextReporter(style: session.style)
    text.width = snippetWidth(of: session.machine.output)
    text.signs = session.settings.signs
    return text
  }
}
