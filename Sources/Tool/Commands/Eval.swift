internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayJSON
internal import LayRuntime

/// `layc eval`: the frames, on the standard output; what is wrong, on the standard error.
func evalCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  if let error = session.settings.strayOption { throw error }
  guard let (name, bytes) = session.read(path) else { return .failure }
  var subject = Subject(name, bytes, session)
  guard try subject.isReady() else { return subject.writeProblems() }
  if let fit = session.settings.fit { return try fitCommand(fit, subject) }
  write(try subject.frameTrees(), session)
  return subject.status
}

extension Subject {
  /// The frames of the layouts that were asked for, at each size; what was found on the way is said.
  mutating func frameTrees() throws(UsageError) -> [FrameTree] {
    var trees: [FrameTree] = []
    for layout in session.wanted(compilation) {
      for path in try paths(of: layout, session) {
        if let animation = session.settings.animation {
          let (pictures, found) = animationFrames(of: layout, animation, at: path.last ?? .zero, self)
          trees += pictures
          say(found)
          continue
        }
        let (tree, found) = frames(of: layout, along: path, self)
        trees.append(tree)
        // A file's own warnings come first, then what each size adds.
        say(found)
      }
    }
    return trees
  }
}

/// A compiled file that a command looks at, and what was said about it.
struct Subject {
  let file: String
  let compilation: Compilation
  let sources: [SourceText]
  let session: Session
  private(set) var status = ExitStatus.fine
  /// What is wrong with the file, as objects for the JSON.
  private(set) var problems: [JSON] = []
  private var names = KnownNames()

  init(_ file: String, _ bytes: [UInt8], _ session: Session) {
    self.file = file
    self.session = session
    compilation = session.compiled(file, bytes, &names)
    sources = compilation.files.map(SourceText.init)
  }

  /// Says what is wrong with the file, and answers whether there is something to lay out.
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

  /// Ends a command that has nothing to show: programs still get a document.
  func writeProblems() -> ExitStatus {
    if session.settings.format == .json {
      session.machine.output.write(problemsObject.text())
    }
    return .problems
  }

  /// What is wrong with the file, for programs.
  var problemsObject: JSON { .object([("diagnostics", .array(problems))]) }

  /// Says `diagnostics`, and remembers if one is an error.
  mutating func say(_ diagnostics: [Diagnostic]) {
    let graded = session.graded(diagnostics)
    if graded.contains(where: { $0.severity == .error }) { status = .problems }
    // Frames that nothing decides are no result without these words.
    let shown = graded.filter { !session.settings.quiet || $0.severity == .error || $0.code == .ambiguousLayout }
    session.sayDiagnostics(shown, in: sources)
  }
}

/// The ways the layout is resized: one of a single size for each `--size`, or the path of `--resize`.
func paths(of layout: CompiledLayout, _ session: Session) throws(UsageError) -> [[ExactSize]] {
  if !session.settings.path.isEmpty { return [session.settings.path] }
  if !session.settings.sizes.isEmpty { return session.settings.sizes.map { [$0] } }
  if let size = layout.designSize { return [[size]] }
  throw .noSize(for: layout.name, session.settings.asker, session.command)
}

/// Lays `layout` out and reads its frames; also what was found on the way.
private func frames(of compiled: CompiledLayout, along path: [ExactSize], _ subject: Subject)
  -> (FrameTree, [Diagnostic])
{
  let settings = subject.session.settings
  var layout = Layout(compiled.program)
  let environments = path.map { subject.session.environment(of: compiled, at: $0) }
  let found = describe(layout.resize(along: environments), along: environments, of: compiled)
  var tree = FrameTree(file: subject.file, layout: compiled.name, size: path.last ?? .zero)
  tree.path = path
  tree.scale = settings.scale
  tree.state = environments.last?.state.map { compiled.program.states[$0.index] }
  tree.direction = settings.direction ?? .leftToRight
  tree.isAppKit = compiled.isAppKit
  tree.views = viewRows(of: layout, compiled, scale: settings.scale)
  tree.diagnostics = subject.problems + subject.session.graded(found).map { json($0, in: subject.sources) }
  return (tree, found)
}

private func write(_ trees: [FrameTree], _ session: Session) {
  let output = session.machine.output
  switch session.settings.format {
  // The table of options gives this command no SARIF and no GitHub.
  case .text, .sarif, .github:
    for (index, tree) in trees.enumerated() {
      if index > 0 { output.line() }
      output.write(frameText(tree.inNumbers, session.style))
    }
  case .json:
    let objects = trees.map { frameJSON($0.inNumbers) }
    output.write((objects.count == 1 ? objects[0] : .array(objects)).text())
  case .log:
    for (index, tree) in trees.enumerated() {
      if index > 0 { output.line() }
      output.write(logText(tree.inNumbers, session.style))
    }
  case .svg: output.write(svgDocument(trees))
  }
}
