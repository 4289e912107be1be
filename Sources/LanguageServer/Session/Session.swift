internal import LayDiagnostics
package import LayCompiler
internal import LayIDE
internal import LayJSON
internal import LayParser

/// The state of a worker: the open texts, and cached results about them.
package struct Session {
  /// An open file.
  struct Document: Sendable {
    var path: String
    /// The path with links resolved: the same for all paths of a file.
    var identity: ExactText
    var version: Int
    var bytes: [UInt8]
  }

  /// The unit of columns in positions.
  var encoding = PositionEncoding.utf16
  /// The open files, by URI.
  private(set) var documents: [DocumentURI: Document] = [:]
  /// The URIs of the open files, by their paths; of two documents with one path, the first URI.
  private(set) var pathTable: [ExactText: DocumentURI] = [:]
  /// The URIs of the open files, by their paths with links resolved.
  private var identityTable: [ExactText: DocumentURI] = [:]
  /// Reads a file on disk.
  private let read: (String) -> ImportedFile
  /// Returns the path of the page about a code; nil if there is none.
  private let page: (String) -> String?
  /// Sends a message while a request is being processed.
  let tell: ([UInt8]) -> Void
  /// The snapshots of open files; dropped when their text changes, or that of a file that they import.
  private var snapshots: [DocumentURI: Snapshot] = [:]
  /// The paths of the files that each snapshot imports, including those that were not found.
  private(set) var imports: [DocumentURI: Set<ExactText>] = [:]
  /// The settings with which the snapshots were compiled.
  private var settings: [DocumentURI: DocumentSettings] = [:]
  /// The cached solutions of the snapshots.
  private var solutions: [DocumentURI: Solutions] = [:]
  /// The last versions without errors of open files.
  private(set) var memories = Memories()
  /// Keeps the last snapshots without errors; false in the proof worker.
  private var remembers = true
  /// Notifications to the broker that precede the response.
  var asides: [JSON] = []
  /// The services of the program around the worker.
  package var tools = WorkerTools.none
  /// The client's capabilities and settings.
  var client = ClientWishes()

  /// The exports of files beside the open ones.
  var siblings = Siblings()

  /// The semantic tokens that the client has of open files, by URI.
  var sentTokens: [DocumentURI: SentTokens] = [:]
  /// The URIs of requested pages, by code.
  private var pages: [String: String?] = [:]

  /// Creates a worker without open files; `read` reads files on disk, and `page` finds the page about a code.
  package init(
    read: @escaping (String) -> ImportedFile, page: @escaping (String) -> String? = { _ in nil },
    tell: @escaping ([UInt8]) -> Void = { _ in }
  ) {
    (self.read, self.page, self.tell) = (read, page, tell)
  }

  /// Handles a notification from the broker about texts. It has no response, so an error becomes one line of a log.
  mutating func note(_ method: String, _ params: JSON) -> JSON? {
    do throws(ResponseError) {
      switch method {
      case "layc/configure": configure(try ConfigureParams(params: params))
      case "layc/text": open(try TextItem(params: params))
      case "layc/forget":
        siblings = Siblings()
        forgetSnapshots()
      case "layc/close": close(try CloseParams(params: params).uri)
      default: break
      }
      return nil
    } catch {
      return Message.log("\(method): \(error.message)")
    }
  }

  private mutating func configure(_ params: ConfigureParams) {
    encoding = params.encoding
    client = ClientWishes(params)
    remembers = params.remembers
    siblings = Siblings()
  }

  private mutating func open(_ item: TextItem) {
    let path = documentPath(ofURI: item.uri).text
    let document = Document(
      path: path, identity: identity(of: path), version: item.version, bytes: Array(item.text.utf8))
    siblings.forget(path)
    let old = documents.updateValue(document, forKey: item.uri)
    if let old { notePaths(of: old) }
    notePaths(of: document)
    forgetSnapshots(reading: [old, document].compactMap { $0 }, of: item.uri)
  }

  private mutating func close(_ uri: DocumentURI) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    notePaths(of: document)
    siblings = Siblings()
    sentTokens[uri] = nil
    forgetSnapshots(reading: [document], of: uri)
    imports[uri] = nil
    settings[uri] = nil
    memories.forget(uri)
  }

  /// Updates the tables for the paths of a document: of several documents with one path, always the same one is chosen.
  private mutating func notePaths(of document: Document) {
    let path = ExactText(document.path)
    pathTable[path] = documents.filter { ExactText($0.value.path) == path }.keys.min()
    identityTable[document.identity] = documents.filter { $0.value.identity == document.identity }.keys.min()
  }

  /// Returns the path with links resolved, which is the same for all paths to one file; a path of no file stays as it is.
  func identity(of path: String) -> ExactText {
    ExactText(path.utf8.first == UInt8(ascii: "/") ? tools.resolve(path) : path)
  }

  /// Returns the URI of the open document at a path, directly or through links.
  private func openURI(_ path: String) -> DocumentURI? {
    pathTable[ExactText(path)] ?? identityTable[identity(of: path)]
  }

  /// Returns a key that is the same for all paths to one text: the path of its document if it is open, else the resolved path.
  func textKey(of path: String) -> ExactText {
    openURI(path).flatMap { documents[$0] }.map { ExactText($0.path) } ?? identity(of: path)
  }

  /// Drops all snapshots, since files on disk may have changed.
  mutating func forgetSnapshots() { forgetSnapshots(of: snapshots.keys.sorted()) }

  /// Drops the snapshots that depend on a document, which had or has other `versions`: its own, and those of files that import
  /// it, directly or indirectly, by whatever path.
  private mutating func forgetSnapshots(reading versions: [Document], of uri: DocumentURI) {
    let paths = Set(versions.flatMap { [ExactText($0.path), $0.identity] })
    let readers = snapshots.keys.filter { other in
      other == uri || (imports[other] ?? []).contains { isRead($0, from: paths) }
    }
    forgetSnapshots(of: readers.sorted())
  }

  /// True if an import may have another text now: it is one of `paths`, or a file on disk that no client watches.
  private func isRead(_ path: ExactText, from paths: Set<ExactText>) -> Bool {
    if paths.contains(path) { return true }
    let identity = identity(of: path.text)
    return paths.contains(identity) || !client.watchesFiles && pathTable[path] == nil && identityTable[identity] == nil
  }

  /// Drops the snapshots of documents, but keeps those without errors as last versions.
  private mutating func forgetSnapshots(of uris: [DocumentURI]) {
    for uri in uris {
      let own = solutions.removeValue(forKey: uri)
      guard let snapshot = snapshots.removeValue(forKey: uri), remembers else { continue }
      memories.note(uri, snapshot, own ?? Solutions())
    }
  }
}

// MARK: - Helpers for requests

extension Session {
  func document(_ uri: DocumentURI) throws(ResponseError) -> Document {
    guard let document = documents[uri] else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
    return document
  }

  /// Returns the URI of the page about a code; nil if there is none.
  mutating func uri(ofPage code: String) -> String? {
    if let known = pages[code] { return known }
    let found = page(code).map { fileURI(ofPath: $0) }
    pages[code] = .some(found)
    return found
  }

  /// A function that sends the current step and the completed part in percent to the broker.
  var observer: (_ words: String, _ percentage: Int?) -> Void {
    { [tell] words, percentage in
      tell(Message.notification("layc/step", StepParams(words: words, percentage: percentage).json).bytes)
    }
  }

  /// Returns the snapshot of a document.
  mutating func snapshot(of uri: DocumentURI) throws(ResponseError) -> Snapshot {
    if let known = snapshots[uri] { return known }
    let document = try document(uri)
    var asked: Set<ExactText> = []
    let own = tools.settings(document.path)
    settings[uri] = own
    let made = Snapshot(path: document.path, bytes: document.bytes, defaults: own.defaults) { path in
      asked.insert(ExactText(path))
      return imported(path)
    }
    imports[uri] = asked
    snapshots[uri] = made
    if !made.compilation.hasErrors { memories.forget(uri) }
    return made
  }

  /// Returns the settings with which the snapshot of a document was compiled.
  func settings(of uri: DocumentURI) -> DocumentSettings { settings[uri] ?? DocumentSettings() }

  /// Returns the file at a path: the open document, even by another path, else the file on disk. A path without a leading slash
  /// is not on disk: it is relative to a document that was never saved.
  func imported(_ path: String) -> ImportedFile {
    if let document = openURI(path).flatMap({ documents[$0] }) { return .text(document.bytes) }
    return path.utf8.first == UInt8(ascii: "/") ? read(path) : .noFolder
  }

  /// Calls `ask` with the snapshot of a document, its cached solutions, and its last version without errors.
  mutating func solving<Answer>(
    _ uri: DocumentURI, _ ask: (Snapshot, inout Solutions, inout LastGood?) -> Answer
  ) throws(ResponseError) -> Answer {
    let snapshot = try snapshot(of: uri)
    // Taken out of the table, so that it is not copied.
    var own = solutions.removeValue(forKey: uri) ?? Solutions()
    defer { solutions[uri] = own }
    return memories.asking(uri) { lastGood in ask(snapshot, &own, &lastGood) }
  }

  /// Returns the snapshot of a document, and the offset of a position in it.
  mutating func place(
    _ uri: DocumentURI, _ position: Position
  ) throws(ResponseError) -> (snapshot: Snapshot, offset: Int) {
    let snapshot = try snapshot(of: uri)
    return (snapshot, map(snapshot).offset(of: position))
  }

  /// Returns the map between offsets and positions of a snapshot's file.
  func map(_ snapshot: Snapshot) -> PositionMap { map(snapshot.file) }

  func map(_ file: SourceFile) -> PositionMap { PositionMap(file.tree.bytes, file.lines, encoding) }

  func range(_ range: SourceRange, _ map: PositionMap) -> JSON { map.positions(of: range).json }

  /// Returns a range of positions in offsets.
  func sourceRange(_ range: Range<Position>, of snapshot: Snapshot) -> SourceRange {
    let map = map(snapshot)
    return SourceRange(
      file: snapshot.file.id, start: map.offset(of: range.lowerBound), end: map.offset(of: range.upperBound))
  }

  /// Returns the location of a range in any file of a snapshot.
  func location(_ place: SourceRange, of snapshot: Snapshot) -> JSON { location(place, snapshot.file(of: place)) }

  /// Returns the location of a range in a file.
  func location(_ place: SourceRange, _ file: SourceFile) -> JSON {
    .object([("uri", .string(uri(ofFile: file.path))), ("range", range(place, map(file)))])
  }

  /// Returns the URI of a file, in the client's spelling if it is open.
  func uri(ofFile path: String) -> String {
    openURI(path)?.text ?? fileURI(ofPath: path)
  }

  /// Returns the text edits of one file.
  func textEdits(_ edits: [Edit], _ map: PositionMap) -> JSON {
    .array(
      edits.map { edit in
        .object([("range", range(edit.range, map)), ("newText", .string(edit.replacement))])
      })
  }
}
