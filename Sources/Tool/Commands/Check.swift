internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// `layc check`: everything that is wrong, on the standard output; what was examined, on the standard error.
func checkCommand(_ operands: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  if session.settings.fix && operands.contains("-") { throw .fixOfInput(session.command) }
  let inputs = Inputs(operands, session)
  var run = CheckRun(session)
  run.progress = Progress(session)
  for (index, path) in inputs.paths.enumerated() {
    run.progress.step("checking \(path) (\(index + 1) of \(inputs.paths.count))")
    run.check(path)
  }
  run.progress.clear()
  if !run.isBroken, !inputs.failed, let error = run.names.missing(session) { throw error }
  run.finish()
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

  init(_ session: Session) {
    self.session = session
    progress = Progress(session)
    let sink = session.machine.output
    if session.settings.format == .json {
      reporter = JSONReporter(to: sink)
    } else {
      var text = TextReporter(to: sink, style: session.style)
      text.width = snippetWidth(of: sink)
      reporter = text
    }
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
    let fresh = session.graded(result.diagnostics).filter { isFresh($0, sources) }
    for entry in result.examined {
      summary.examined.append(
        Examined(
          file: name, layout: entry.layout, sizes: entry.sizes, omittedSizes: entry.omittedSizes,
          expectations: entry.expectations,
          failedExpectations: entry.failedExpectations))
    }
    summary.count(fresh)
    if !fresh.isEmpty { progress.clear() }
    // A diff is for `patch`: nothing else may stand beside it.
    if !session.settings.diff { reporter.report(fresh, in: sources) }
  }

  private mutating func look(_ name: String, _ bytes: [UInt8]) -> (Compilation, CheckResult) {
    let compilation = session.compiled(name, bytes, &names)
    return (compilation, LayAnalysis.check(compilation, options: CheckOptions(session.settings)))
  }

  private func showDiff(_ compilation: Compilation, _ result: CheckResult) {
    guard let file = compilation.files.first else { return }
    session.machine.output.write(unifiedDiff(SourceText(file), automaticRepairs(of: result.diagnostics).edits))
  }

  /// One repair may uncover the next; more rounds than this would mean that two undo each other.
  private static let mostRounds = 8

  /// Writes the file with its repairs, and looks at it again.
  private mutating func fix(_ path: String, _ compilation: Compilation, _ result: CheckResult)
    -> (Compilation, CheckResult)
  {
    let before = (compilation, result)
    var (compilation, result) = before
    guard let first = compilation.files.first.map(SourceText.init) else { return before }
    var bytes = first.bytes
    var made = 0
    for _ in 0..<CheckRun.mostRounds {
      let round = automaticRepairs(of: result.diagnostics)
      if round.edits.isEmpty { break }
      bytes = applying(round.edits, to: bytes[...])
      made += round.count
      (compilation, result) = look(first.path, bytes)
    }
    if bytes == first.bytes { return before }
    if case .failure(let problem) = session.machine.files.write(path, bytes) {
      session.fail(problem.sentence(about: path, doing: "write"), ToolCode.unwritable)
      failed = true
      return before
    }
    repairs += made
    return (compilation, result)
  }

  private mutating func isFresh(_ diagnostic: Diagnostic, _ sources: [SourceText]) -> Bool {
    // Only what stands in an imported file can come twice.
    let place = place(of: diagnostic.range, in: sources) ?? ""
    return reported.insert("\(place) \(diagnostic.code.id) \(diagnostic.message)").inserted
  }

  mutating func finish() {
    if !session.settings.diff { reporter.finish(summary) }
    // Where nothing was read, it was said why.
    guard summary.files > 0 else { return }
    if repairs > 0 { session.talk("made \(counted(repairs, "repair"))") }
    for line in summaryLines(summary, session.talkStyle) { session.talk(line) }
  }
}

extension CheckOptions {
  init(_ settings: Settings) {
    self.init()
    sizes = settings.sizes
    ranges = settings.ranges
    layout = settings.layout
    direction = settings.direction ?? .leftToRight
    scale = settings.scale ?? .one
  }
}

/// The last lines of a check: how many problems, or what was examined. Nothing here says that something is proved.
func summaryLines(_ summary: Summary, _ style: Style) -> [String] {
  var lines: [String] = []
  let counts = [counted(summary.errors, "error"), counted(summary.warnings, "warning")].filter { !$0.hasPrefix("0 ") }
  if !counts.isEmpty {
    let text = "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))"
    lines.append(summary.errors > 0 ? style.error(text) : style.warning(text))
  }
  if summary.errors == 0 { lines += examinedLines(summary) }
  return lines
}

private func examinedLines(_ summary: Summary) -> [String] {
  let examined = summary.examined
  let expectations = examined.map(\.expectations).reduce(0, +)
  let failed = examined.map(\.failedExpectations).reduce(0, +)
  let verdict = expectations == 0 ? "" : "; expectations: \(expectations - failed) of \(expectations) hold"
  switch examined.count {
  case 0: return ["\(counted(summary.files, "file")) read, no layout to examine"]
  case 1...4:
    return examined.map { entry in
      var own = ""
      if entry.expectations > 0 {
        own = "; expectations: \(entry.expectations - entry.failedExpectations) of \(entry.expectations) hold"
      }
      return "examined \(visible(entry.layout)) at \(sizesWords(entry))\(own)"
    }
  default:
    let sizes = examined.map(\.sizes.count).reduce(0, +)
    let layouts = counted(examined.count, "layout")
    return ["examined \(layouts) in \(counted(summary.files, "file")), at \(counted(sizes, "size")) in all\(verdict)"]
  }
}

/// `320x480, 375x667 … (9 sizes)`, `… (64 sizes, 8 more left out)`
private func sizesWords(_ entry: Examined) -> String {
  let sizes = entry.sizes
  let shown = sizes.prefix(4).map(\.spelled).joined(separator: ", ")
  let omitted = entry.omittedSizes == 0 ? "" : ", \(entry.omittedSizes) more left out"
  return sizes.count > 4 ? "\(shown) … (\(sizes.count) sizes\(omitted))" : shown
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
