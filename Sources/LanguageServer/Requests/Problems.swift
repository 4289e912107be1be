internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

extension CheckStep {
  /// The checked part of all sizes of all layouts before this step, in percent; nil for steps after that.
  var percentage: Int? {
    guard case .proving(_, let place, let part) = self else { return nil }
    return 100 * ((place.number - 1) * part.count + part.number - 1) / (place.count * part.count)
  }
}

/// The broker's request for the diagnostics of a document.
enum ProblemRequests {
  /// `layc/problems`, a request of the broker: diagnoses a document, with `proof` at all of its declared sizes. Returns the
  /// version of the text, the diagnostics, the document's path with links resolved, and the paths of the imported files,
  /// including missing ones, as they are written and with links resolved.
  static func problems(_ session: inout Session, _ params: ProblemsParams) throws(ResponseError) -> JSON {
    let uri = params.uri
    let document = try session.document(uri)
    let snapshot = try session.snapshot(of: uri)
    let observer = session.observer
    let settings = session.settings(of: uri)
    let sources = snapshot.compilation.files.map(\.path)
    let strings = settings.strings(snapshot.compilation)
    let options = session.checkOptions(of: document, uri, snapshot, strings)
    let found =
      params.isProof
      ? check(snapshot.compilation, options: options, observe: { observer($0.words, $0.percentage) }).diagnostics
      : settings.graded(snapshot.compilation.unsilencedDiagnostics, sources)
    var diagnostics = (settings.problems(sources) + strings.problems).map { diagnostic(session, $0) }
    for each in found {
      if let shown = diagnostic(&session, each, of: snapshot) { diagnostics.append(shown) }
    }
    // A change of the settings or of a string catalog is a change of the document.
    let paths = (session.imports[uri] ?? []).union(([document.path] + settings.places()).map { ExactText($0) })
    let files = paths.union(paths.map { session.identity(of: $0.text) })
    return .object([
      ("uri", .string(uri.text)), ("version", .integer(document.version)),
      ("diagnostics", .array(diagnostics)), ("identity", .string(document.identity.text)),
      ("files", .array(files.sorted().map { .string($0.text) })),
    ])
  }

  /// Returns a diagnostic of LSP. A diagnostic of an imported file is placed at the import.
  private static func diagnostic(_ session: inout Session, _ found: Diagnostic, of snapshot: Snapshot) -> JSON? {
    let isOwn = found.range.file == snapshot.file.id
    guard let place = isOwn ? found.range : place(ofImport: found.range.file, in: snapshot) else { return nil }
    let labels = (isOwn ? [] : [(found.range, found.message)]) + found.labels.map { ($0.range, $0.text) }
    let others = labels.map { related(session, $0, $1, of: snapshot) }
    var message = text(of: found, isOwn ? nil : snapshot.file(of: found.range).path)
    if !session.client.diagnostics.takesPlaces { message += labels.map { spelled($0, $1, of: snapshot) }.joined() }
    var members: [(String, JSON)] = [
      ("range", session.range(place, session.map(snapshot))), ("severity", .integer(number(of: found.severity))),
      ("code", .string(found.code.id)), ("source", .string("layc")),
      ("message", .string(message)),
    ]
    if session.client.diagnostics.takesPages, let page = session.uri(ofPage: found.code.id) {
      members.append(("codeDescription", .object([("href", .string(page))])))
    }
    if session.client.diagnostics.takesUnused, unused.contains(found.code) {
      members.append(("tags", .array([.integer(DiagnosticWishes.unused)])))
    }
    if session.client.diagnostics.takesPlaces, !others.isEmpty {
      members.append(("relatedInformation", .array(others)))
    }
    if isOwn, let repairs = CodeActionRequests.repairs(session, of: found, snapshot) {
      members.append(("data", repairs))
    }
    return .object(members)
  }

  /// Returns a diagnostic of LSP about a settings file or a string catalog, at the beginning of a document for which it holds.
  private static func diagnostic(_ session: Session, _ problem: SettingsProblem) -> JSON {
    let (found, start) = (problem.diagnostic, Position(line: 0, character: 0))
    let lines = LineMap(problem.bytes)
    let place = PositionMap(problem.bytes, lines, session.encoding).positions(of: found.range)
    let line = lines.position(of: found.range.start).line
    let message = text(of: found, problem.path, line: line)
    var members: [(String, JSON)] = [
      ("range", (start..<start).json), ("severity", .integer(number(of: found.severity))),
      ("code", .string(found.code.id)), ("source", .string("layc")), ("message", .string(message)),
    ]
    if session.client.diagnostics.takesPlaces {
      let location = JSON.object([("uri", .string(session.uri(ofFile: problem.path))), ("range", place.json)])
      let related = [("location", location), ("message", JSON.string(shortened(found.message, to: longestLine)))]
      members.append(("relatedInformation", .array([.object(related)])))
    }
    return .object(members)
  }

  /// Returns the import that includes a file, directly or indirectly.
  private static func place(ofImport file: FileID, in snapshot: Snapshot) -> SourceRange? {
    let links = snapshot.links()
    return (links.first { $0.file == file } ?? links.first)?.range
  }

  private static func related(_ session: Session, _ place: SourceRange, _ text: String, of snapshot: Snapshot) -> JSON {
    .object([
      ("location", session.location(place, of: snapshot)), ("message", .string(shortened(text, to: longestLine))),
    ])
  }

  /// Returns related information as text, for clients that show only one position.
  private static func spelled(_ place: SourceRange, _ text: String, of snapshot: Snapshot) -> String {
    let file = snapshot.file(of: place)
    let name = place.file == snapshot.file.id ? "" : "\(lastName(file.path)), "
    return "\n\(name)line \(file.lines.position(of: place.start).line): \(shortened(text, to: longestLine))"
  }

  private static func lastName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The most bytes of a line in a message: names may have any length, but such lines are not readable.
  static let longestLine = 4000

  private static func text(of found: Diagnostic, _ path: String?, line: Int? = nil) -> String {
    let place = path.map { "in \(lastName($0))\(line.map { ", line \($0)" } ?? ""): " } ?? ""
    let lines = [place + found.message] + (found.caretLabel.isEmpty ? [] : [found.caretLabel])
    return (lines + found.shownNotes.map { "\($0.kind.word): \($0.text)" })
      .map { shortened($0, to: longestLine) }.joined(separator: "\n")
  }

  /// Returns the `DiagnosticSeverity` of LSP.
  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The codes of diagnostics about unnecessary code.
  private static let unused: Set<DiagnosticCode> = [
    .branchNeverApplies, .redundantRule, .impliedRule, .unusedAllow, .importedTwice, .unusedImport, .unusedMetric,
    .unusedLet, .unusedParameter, .unusedComponent, .unusedState, .unusedGuide, .unusedName, .pointlessPriority,
    .outrankedRule,
  ]
}

extension Session {
  /// Returns the options with which a document is checked at its declared sizes.
  func checkOptions(of document: Document, _ uri: DocumentURI, _ snapshot: Snapshot, _ strings: DocumentStrings)
    -> CheckOptions
  {
    let settings = settings(of: uri)
    let sources = snapshot.compilation.files.map(\.path)
    var options = CheckOptions()
    strings.apply(&options)
    options.defaultTextSizes = settings.textSizes?.sizes ?? []
    options.textChanges = settings.textChanges
    options.grading = { [graded = settings.graded] in graded($0, sources) }
    let path = ExactText(document.path)
    options.isImported = imports.contains { $0.key != uri && $0.value.contains(path) }
    return options
  }
}
