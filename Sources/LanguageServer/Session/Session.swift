internal import LayDiagnostics
package import LayCompiler
internal import LayIDE
internal import LayJSON
internal import LayParser

/// What a worker knows: the texts that are open, and what was found out about them. It takes a message and gives its
/// answers, one after the other; who waits, and who gives up waiting, is the broker's business.
package struct Session {
  /// An open file.
  struct Document: Sendable {
    var path: String
    /// Where the links of the path lead: the same for all paths of a file.
    var identity: ExactText
    var version: Int
    var bytes: [UInt8]
  }

  /// What the columns of positions count.
  var encoding = PositionEncoding.utf16
  /// The open files, by URI.
  private(set) var documents: [ExactText: Document] = [:]
  /// The URIs of the open files, by their paths: of two documents that have one path the first.
  private(set) var pathTable: [ExactText: ExactText] = [:]
  /// The same by where links of their paths lead.
  private var identityTable: [ExactText: ExactText] = [:]
  /// What stands on the disk.
  private let read: (String) -> ImportedFile
  /// The path of the page about a code, by its number; nil where there is none.
  private let page: (String) -> String?
  /// Sends a message while an answer is being looked for.
  let tell: ([UInt8]) -> Void
  /// What is known about the open files; forgotten when any text changes, for one may import another.
  private var snapshots: [ExactText: Snapshot] = [:]
  /// The paths of the files that each snapshot was made of besides its own, and of those that were not found.
  private(set) var imports: [ExactText: Set<ExactText>] = [:]
  /// What was solved of the snapshots.
  private var solutions: [ExactText: Solutions] = [:]
  /// What the open files were that have errors now, or may have some next.
  private(set) var memories = Memories()
  /// Whether somebody asks it for what was: not where it only proves.
  private var remembers = true
  /// What it can have done by the program around it.
  package var tools = WorkerTools.none
  /// What the client can show, and what it was set to.
  var client = ClientWishes()

  /// What files beside the open ones bring.
  var siblings = Siblings()

  /// The semantic tokens that the client has of open files, by URI.
  var sentTokens: [ExactText: SentTokens] = [:]
  /// The URIs of pages that were asked for.
  private var pages: [String: String?] = [:]

  /// A worker that knows nothing but the files that `read` reads, and where the `page` about a code is.
  package init(
    read: @escaping (String) -> ImportedFile, page: @escaping (String) -> String? = { _ in nil },
    tell: @escaping ([UInt8]) -> Void = { _ in }
  ) {
    (self.read, self.page, self.tell) = (read, page, tell)
  }

  /// The answers to a message, each as its bytes.
  package mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    switch Message(bytes) {
    case .request(let id, let method, let params): [answer(id, method, params).bytes]
    case .notification(let method, let params):
      note(method, params).map { [$0.bytes] } ?? []
    case .response: []
    case .invalid(let id, let error): [Message.failure(id, error).bytes]
    }
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: JSON) -> JSON {
    guard let handler = Session.requests[method] else {
      return Message.failure(id, ResponseError(.methodNotFound, "no request is called '\(method)'"))
    }
    do throws(ResponseError) {
      return Message.answer(id, try handler(&self, params))
    } catch {
      return Message.failure(id, error)
    }
  }

  /// Takes what the broker tells about texts. Nobody waits for an answer, so what is wrong becomes one line of a log.
  private mutating func note(_ method: String, _ params: JSON) -> JSON? {
    do throws(ResponseError) {
      switch method {
      case "layc/configure":
        encoding = params["positionEncoding"]?.string.flatMap { PositionEncoding(rawValue: $0) } ?? encoding
        client = ClientWishes(params)
        remembers = params["remembers"]?.bool ?? true
        siblings = Siblings()
      case "layc/text": try open(params)
      case "layc/forget":
        siblings = Siblings()
        forgetSnapshots()
      case "layc/close": close(try params.requiredURI())
      default: break
      }
      return nil
    } catch {
      return Message.log("\(method): \(error.message)")
    }
  }

  private mutating func open(_ params: JSON) throws(ResponseError) {
    let uri = try params.requiredURI()
    let bytes = Array(try params.requiredText("text").utf8)
    let path = path(ofURI: uri).text
    let document = Document(
      path: path, identity: identity(of: path), version: params["version"]?.integer ?? 0, bytes: bytes)
    siblings.forget(path)
    let old = documents.updateValue(document, forKey: uri)
    if let old { notePaths(of: old) }
    notePaths(of: document)
    forgetSnapshots()
  }

  private mutating func close(_ uri: ExactText) {
    if let document = documents.removeValue(forKey: uri) { notePaths(of: document) }
    siblings = Siblings()
    imports[uri] = nil
    sentTokens[uri] = nil
    forgetSnapshots()
    memories.forget(uri)
  }

  /// Notes which document has the text of the paths of one: of several the same one however often they change.
  private mutating func notePaths(of document: Document) {
    let path = ExactText(document.path)
    pathTable[path] = documents.filter { ExactText($0.value.path) == path }.keys.min()
    identityTable[document.identity] = documents.filter { $0.value.identity == document.identity }.keys.min()
  }

  /// What is the same for all paths that lead to one file; for what is no file its path.
  func identity(of path: String) -> ExactText {
    ExactText(path.utf8.first == UInt8(ascii: "/") ? tools.resolve(path) : path)
  }

  /// The URI of the open document that is the file of a path, or that a link leads to from there.
  private func openURI(_ path: String) -> ExactText? { pathTable[ExactText(path)] ?? identityTable[identity(of: path)] }

  /// What is the same for all paths that lead to one text: of the editor, the path of its document, else of the disk.
  func textKey(of path: String) -> ExactText {
    openURI(path).flatMap { documents[$0] }.map { ExactText($0.path) } ?? identity(of: path)
  }

  /// What is known of texts, of which one may be another now. What those were that have no errors is kept for when they have.
  mutating func forgetSnapshots() {
    if remembers {
      for (uri, snapshot) in snapshots.sorted(by: { $0.key < $1.key }) {
        memories.note(uri, snapshot, solutions[uri] ?? Solutions())
      }
    }
    snapshots.removeAll(keepingCapacity: true)
    solutions.removeAll(keepingCapacity: true)
  }
}

// MARK: - What requests ask for

extension Session {
  func document(_ uri: ExactText) throws(ResponseError) -> Document {
    guard let document = documents[uri] else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
    return document
  }

  /// The page about a code.
  mutating func uri(ofPage code: String) -> String? {
    if let known = pages[code] { return known }
    let found = page(code).map { layUri($0) }
    pages[code] = .some(found)
    return found
  }

  /// Says what is being done, and how much of it was done, for who waits for it.
  var observer: (_ words: String, _ percentage: Int?) -> Void {
    { [tell] words, percentage in
      let share = percentage.map { [("percentage", JSON.integer($0))] } ?? []
      tell(Message.notification("layc/step", .object([("words", .string(words))] + share)).bytes)
    }
  }

  /// What is known about the document that the params name.
  mutating func snapshot(_ params: JSON) throws(ResponseError) -> Snapshot {
    try snapshot(of: try params.documentURI())
  }

  mutating func snapshot(of uri: ExactText) throws(ResponseError) -> Snapshot {
    if let known = snapshots[uri] { return known }
    let document = try document(uri)
    var asked: Set<ExactText> = []
    let made = Snapshot(path: document.path, bytes: document.bytes) { path in
      asked.insert(ExactText(path))
      return imported(path)
    }
    imports[uri] = asked
    snapshots[uri] = made
    if !made.compilation.hasErrors { memories.forget(uri) }
    return made
  }

  /// What stands at a path: as it is open, be it by another path, else on the disk. A path that does not begin with a slash is none of the disk: the
  /// document that it counts from was never saved.
  func imported(_ path: String) -> ImportedFile {
    if let document = openURI(path).flatMap({ documents[$0] }) { return .text(document.bytes) }
    return path.utf8.first == UInt8(ascii: "/") ? read(path) : .noFolder
  }

  /// What `ask` answers of the document that the params name, with what was solved of it before, and what it was before it had
  /// errors.
  mutating func solving<Answer>(
    _ params: JSON, _ ask: (Snapshot, inout Solutions, inout LastGood?) -> Answer
  ) throws(ResponseError) -> Answer {
    let uri = try params.documentURI()
    let snapshot = try snapshot(of: uri)
    // Out of the table, so that it is not copied.
    var own = solutions.removeValue(forKey: uri) ?? Solutions()
    defer { solutions[uri] = own }
    return memories.asking(uri) { lastGood in ask(snapshot, &own, &lastGood) }
  }

  /// The document of the params, and the offset that they name.
  mutating func place(_ params: JSON) throws(ResponseError) -> (snapshot: Snapshot, offset: Int) {
    let snapshot = try snapshot(params)
    return (snapshot, map(snapshot).offset(of: try params.position()))
  }

  /// Positions of the file that a snapshot is about.
  func map(_ snapshot: Snapshot) -> PositionMap { map(snapshot.file) }

  func map(_ file: SourceFile) -> PositionMap { PositionMap(file.tree.bytes, file.lines, encoding) }

  func range(_ range: SourceRange, _ map: PositionMap) -> JSON {
    (map.position(of: range.start)..<map.position(of: range.end)).json
  }

  /// The range of the params as offsets.
  func sourceRange(_ params: JSON, of snapshot: Snapshot) throws(ResponseError) -> SourceRange {
    let (range, map) = (try params.range(), map(snapshot))
    return SourceRange(
      file: snapshot.file.id, start: map.offset(of: range.lowerBound), end: map.offset(of: range.upperBound))
  }

  /// A place in any file of a snapshot.
  func location(_ place: SourceRange, of snapshot: Snapshot) -> JSON { location(place, snapshot.file(of: place)) }

  /// A place in a file.
  func location(_ place: SourceRange, _ file: SourceFile) -> JSON {
    .object([("uri", .string(uri(ofFile: file.path))), ("range", range(place, map(file)))])
  }

  /// The URI of a file: as the client wrote it, where the client has it open.
  func uri(ofFile path: String) -> String {
    openURI(path)?.text ?? layUri(path)
  }

  private func layUri(_ path: String) -> String { LayLanguageServer.uri(ofPath: path) }

  /// Edits of one file.
  func textEdits(_ edits: [Edit], _ map: PositionMap) -> JSON {
    .array(
      edits.map { edit in
        .object([("range", range(edit.range, map)), ("newText", .string(edit.replacement))])
      })
  }
}

extension Message {
  /// How much what people are shown matters (LSP 3.17, `MessageType`).
  enum Weight: Int { case error = 1, warning }

  /// A line that the editor shows to people.
  static func show(_ weight: Weight, _ text: String) -> JSON {
    notification(
      "window/showMessage", .object([("type", .integer(weight.rawValue)), ("message", .string("layc: " + text))]))
  }

  /// A line for the log of the editor.
  static func log(_ text: String) -> JSON {
    notification("window/logMessage", .object([("type", .integer(3)), ("message", .string(text))]))
  }
}
