internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LayJSON
internal import LayPlatform
internal import LayRendering
internal import LayRuntime
internal import LayStrings

/// A compiled file for a command, with its status and reported problems.
struct Subject {
  var text: SelectedText
  let session: Session
  private(set) var status = ExitStatus.fine
  /// The problems of the file, as objects for JSON output.
  private(set) var problems: [JSON] = []
  private let names: KnownNames
  /// The storyboard or xib of which the text is a translation.
  private let builder: BuilderFile?

  /// Compiles the text of a file, or the translation of a storyboard or xib, which `joins` constraints into statements as `import` does;
  /// reports the reason and returns nil if that cannot be read.
  init?(_ file: String, _ bytes: [UInt8], _ session: Session, joins: Bool = true) {
    var names = KnownNames()
    var (name, translated) = (file, bytes)
    builder = BuilderFile.isBuilder(file) ? session.builderFile(file, bytes, joins: joins) : nil
    if BuilderFile.isBuilder(file) {
      guard let builder else { return nil }
      // Positions in the translation are none of the XML.
      (name, translated) = ("\(file).lay", builder.translation.text)
    }
    text = SelectedText(session.compiled(name, translated, &names), session.settings.selection)
    (self.names, self.session) = (names, session)
  }

  /// The name of the file.
  var file: String { text.file }

  /// The texts of a storyboard or xib with their keys.
  var keyedTexts: [KeyedText] { builder?.keyedTexts ?? [] }

  /// The texts of the file and its imports.
  var sources: [SourceText] {
    guard let builder else { return text.sources }
    return [builder.source] + text.sources.dropFirst()
  }

  /// Reports the problems of the file, and returns true if it can be laid out.
  mutating func isReady() throws(UsageError) -> Bool {
    let found = text.problems
    problems = graded(found).map { json($0, in: sources) }
    say(found)
    let hasErrors = status != .fine
    if session.sayFaults(session.projects.faults(of: sources.map(\.path))) { status = .failure }
    if hasErrors { return false }
    if let error = names.missing(in: text.selection) { throw UsageError(error, session.command) }
    return true
  }

  /// Returns diagnostics with the severities of their projects.
  func graded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = builder.map { builder in diagnostics.map { builder.mapped($0) } } ?? diagnostics
    return session.graded(places, of: text.sources.map(\.path))
  }

  /// A layout with each part of its declared sizes; alone if it has one part, or if the options name other sizes.
  func parts(of layout: CompiledLayout, _ options: CheckOptions) -> [CompiledLayout] {
    if !options.sizes.isEmpty || !options.ranges.isEmpty || layout.parts.isEmpty { return [layout] }
    return layout.parts.indices.compactMap { part in
      text.compilation.compiled(withPart: part).layouts.first { $0.name == layout.name }
    }
  }

  /// The place in the named file of a place in the compiled text: that in the XML of a storyboard.
  func place(of range: SourceRange) -> SourceRange { builder?.place(of: range) ?? range }

  /// Ends a command without results; in the JSON format, it still prints a document.
  func writeProblems() -> ExitStatus {
    if session.settings.format == .json {
      session.machine.output.write(problemsObject.text())
    }
    return max(status, .problems)
  }

  /// The problems of the file, for JSON output.
  var problemsObject: JSON { .object([("diagnostics", .array(problems))]) }

  /// Reports `diagnostics`, and notes if one is an error.
  mutating func say(_ diagnostics: [Diagnostic]) {
    let graded = graded(diagnostics)
    if graded.contains(where: { $0.severity == .error }) { status = max(status, .problems) }
    // Ambiguous frames are not a valid result without this warning.
    let shown = graded.filter { !session.settings.quiet || $0.severity == .error || $0.code == .ambiguousLayout }
    session.sayDiagnostics(shown, in: sources)
  }
}

extension Subject {
  /// Returns the paths along which a layout is resized: a single size for each `--size`, or the path of `--resize`.
  func paths(of layout: CompiledLayout) throws(UsageError) -> [[ExactSize]] {
    guard let paths = text.selection.paths(of: layout) else { throw .noSize(for: layout.name, session.command) }
    return paths
  }
}
