internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// A compiled file for a command, with its status and reported problems.
struct Subject {
  let file: String
  let compilation: Compilation
  let sources: [SourceText]
  let session: Session
  private(set) var status = ExitStatus.fine
  /// The problems of the file, as objects for JSON output.
  private(set) var problems: [JSON] = []
  private let names: KnownNames

  /// Compiles the text of a file.
  init(_ file: String, _ bytes: [UInt8], _ session: Session) {
    var names = KnownNames()
    self.init(session.compiled(file, bytes, &names), names, session)
  }

  /// Takes a file that was compiled before, without numbers of the options.
  init(_ compilation: Compilation, _ session: Session) {
    var names = KnownNames()
    names.add(compilation)
    self.init(compilation, names, session)
  }

  private init(_ compilation: Compilation, _ names: KnownNames, _ session: Session) {
    (self.compilation, self.names, self.session) = (compilation, names, session)
    file = compilation.files[0].path
    sources = compilation.files.map(SourceText.init)
  }

  /// Reports the problems of the file, and returns true if it can be laid out.
  mutating func isReady() throws(UsageError) -> Bool {
    var found = compilation.unsilencedDiagnostics
    if compilation.layouts.isEmpty && !found.contains(where: { $0.severity == .error }) {
      found.append(.nothingToLayOut(in: file, at: SourceRange(file: .main, start: 0, end: 0)))
    }
    problems = session.graded(found).map { json($0, in: sources) }
    say(found)
    if status != .fine { return false }
    if let error = names.missing(session) { throw error }
    return true
  }

  /// Ends a command without results; in the JSON format, it still prints a document.
  func writeProblems() -> ExitStatus {
    if session.settings.format == .json {
      session.machine.output.write(problemsObject.text())
    }
    return .problems
  }

  /// The problems of the file, for JSON output.
  var problemsObject: JSON { .object([("diagnostics", .array(problems))]) }

  /// Reports `diagnostics`, and notes if one is an error.
  mutating func say(_ diagnostics: [Diagnostic]) {
    let graded = session.graded(diagnostics)
    if graded.contains(where: { $0.severity == .error }) { status = .problems }
    // Ambiguous frames are not a valid result without this warning.
    let shown = graded.filter { !session.settings.quiet || $0.severity == .error || $0.code == .ambiguousLayout }
    session.sayDiagnostics(shown, in: sources)
  }
}

/// Returns the paths along which the layout is resized: a single size for each `--size`, or the path of `--resize`.
func resizePaths(of layout: CompiledLayout, _ session: Session) throws(UsageError) -> [[ExactSize]] {
  if !session.settings.path.isEmpty { return [session.settings.path] }
  if !session.settings.sizes.isEmpty { return session.settings.sizes.map { [$0] } }
  if let size = layout.designSize { return [[size]] }
  throw .noSize(for: layout.name, session.settings.asker, session.command)
}
