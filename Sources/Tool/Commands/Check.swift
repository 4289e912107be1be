internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// `layc check`: everything that is wrong, on the standard output; what was examined, on the standard error.
func checkCommand(_ operands: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  if session.settings.fix && operands.contains("-") { throw .fixOfInput(session.command) }
  guard var run = CheckRun(session) else { return .failure }
  let inputs = Inputs(operands, session)
  run.progress = Progress(session)
  for (index, path) in inputs.paths.enumerated() {
    run.progress.step("checking \(path) (\(index + 1) of \(inputs.paths.count))")
    run.check(path)
  }
  run.progress.clear()
  if !run.isBroken, !inputs.failed, let error = run.names.missing(session) { throw error }
  run.finish(isIncomplete: inputs.failed)
  if inputs.failed || run.failed { return .failure }
  return run.summary.errors > 0 ? .problems : .fine
}

private struct CheckRun {
  let session: Session
  var progress: Progress
  var summary = Summary()
  var names = KnownNames()
  var failed = false
  /// Whether a file could not be understood, so that it may have names that are not known.
  private(set) var isBroken = false
  /// How many repairs `--fix` made.
  private var repairs = 0
  private var reporter: any Reporter
  /// What was reported already: an imported file takes part in several compilations.
  private var reported: Set<String> = []
  private var baseline: BaselineRun
  /// How many problems may still be shown.
  private var room: Int

  /// Nil after it was said why nothing can be checked.
  init?(_ session: Session) {
    guard let baseline = BaselineRun(session) else { return nil }
    self.session = session
    self.baseline = baseline
    progress = Progress(session)
    reporter = makeReporter(session)
    room = session.settings.maxDiagnostics ?? .max
  }

  mutating func check(_ path: String) {
    guard let (name, bytes) = session.read(path) else {
      failed = true
      return
    }
    summary.files += 1
    var (compilation, result) = look(name, bytes)
    if session.settings.diff { showDiff(compilation, result) }
    if session.settings.fix { (compilation, result) = fix(path, compilation, result) }
    if compilation.hasErrors { isBroken = true }
    let sources = compilation.files.map(SourceText.init)
    let unseen = session.graded(result.diagnostics).filter { isFresh($0, sources) }
    let fresh = baseline.fresh(unseen, in: sources, isSound: !compilation.hasErrors)
    for entry in result.examined {
      summary.examined.append(
        Examined(
          file: name, layout: entry.layout, states: entry.states, sizes: entry.sizes,
          verdicts: entry.verdicts, leftOut: entry.leftOut, assertions: entry.assertions,
          provedAssertions: entry.provedAssertions,
          expectations: entry.expectations,
          failedExpectations: entry.failedExpectations))
    }
    summary.count(fresh)
    let shown = Array(fresh.prefix(room))
    room -= shown.count
    summary.omitted += fresh.count - shown.count
    if !shown.isEmpty { progress.clear() }
    // A diff is for `patch`: nothing else may stand beside it.
    if !session.settings.diff { reporter.report(shown, in: sources) }
  }

  private mutating func look(_ name: String, _ bytes: [UInt8]) -> (Compilation, CheckResult) {
    let compilation = session.compiled(name, bytes, &names)
    var progress = progress
    let result = LayAnalysis.check(compilation, options: CheckOptions(session.settings)) { step in
      progress.step("checking \(name): \(step.words)")
    }
    self.progress = progress
    return (compilation, result)
  }

  /// Shows what `--fix` would write.
  private mutating func showDiff(_ compilation: Compilation, _ result: CheckResult) {
    guard let source = compilation.files.first.map(SourceText.init) else { return }
    let fixed = repaired(source, compilation, result)
    let isOneRound = fixed.rounds.count < 2
    session.machine.output.write(
      isOneRound ? unifiedDiff(source, fixed.rounds.first ?? []) : unifiedDiff(source, becoming: fixed.bytes))
  }

  /// One repair may uncover the next; more rounds than this would mean that two undo each other.
  private static let mostRounds = 8

  /// A file with its repairs.
  private struct RepairedFile {
    var bytes: [UInt8]
    /// What was changed, round by round, each in the text of the round before.
    var rounds: [[Edit]] = []
    /// How many repairs there were.
    var count = 0
    var compilation: Compilation
    var result: CheckResult
  }

  private mutating func repaired(_ source: SourceText, _ compilation: Compilation, _ result: CheckResult)
    -> RepairedFile
  {
    var file = RepairedFile(bytes: source.bytes, compilation: compilation, result: result)
    while file.rounds.count < CheckRun.mostRounds {
      let round = automaticRepairs(of: file.result.diagnostics)
      if round.edits.isEmpty { break }
      file.bytes = applying(round.edits, to: file.bytes)
      file.rounds.append(round.edits)
      file.count += round.count
      (file.compilation, file.result) = look(source.path, file.bytes)
    }
    return file
  }

  /// Writes the file with its repairs, and looks at it again.
  private mutating func fix(_ path: String, _ compilation: Compilation, _ result: CheckResult)
    -> (Compilation, CheckResult)
  {
    let before = (compilation, result)
    guard let source = compilation.files.first.map(SourceText.init) else { return before }
    let fixed = repaired(source, compilation, result)
    if fixed.bytes == source.bytes { return before }
    if case .failure(let problem) = session.machine.files.write(path, fixed.bytes) {
      session.fail(problem.sentence(about: path, doing: "write"), ToolCode.unwritable)
      failed = true
      return before
    }
    repairs += fixed.count
    return (fixed.compilation, fixed.result)
  }

  private mutating func isFresh(_ diagnostic: Diagnostic, _ sources: [SourceText]) -> Bool {
    // What stands in an imported file comes with each file that imports it; other rules at the place, or others of its wishes,
    // are another problem.
    let place = place(of: diagnostic.range, in: sources) ?? ""
    let rules = diagnostic.labels.map { "\($0.range.start)-\($0.range.end) \($0.text)" }.joined(separator: " ")
    return reported.insert("\(place) \(diagnostic.code.id) \(diagnostic.message) \(rules)").inserted
  }

  mutating func finish(isIncomplete: Bool) {
    summary.baseline = baseline.summary
    if !baseline.write(isIncomplete: isIncomplete || failed) { failed = true }
    summary.isIncomplete = isIncomplete || failed
    if !session.settings.diff { reporter.finish(summary) }
    // Where nothing was read, it was said why.
    guard summary.files > 0 else { return }
    if repairs > 0 { session.talk("made \(counted(repairs, "repair"))") }
    for line in summaryLines(summary, session.talkStyle) { session.talk(line) }
    // A result of which something is missing says so, `--quiet` or not.
    if !session.settings.diff, let line = omittedLine(summary) { session.say(line) }
    if let baseline = summary.baseline { for line in baselineLines(baseline) { session.talk(line) } }
  }
}

extension CheckOptions {
  init(_ settings: Settings) {
    self.init()
    sizes = settings.sizes
    ranges = settings.ranges
    layout = settings.layout
    direction = settings.direction ?? .leftToRight
    checksBothDirections = settings.bothDirections
    scale = settings.scale ?? .one
    safeArea = settings.safeArea ?? .zero
    screens = settings.screens
  }
}
