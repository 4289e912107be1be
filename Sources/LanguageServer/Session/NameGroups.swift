internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

// The files that may use a name: the declaring file, and those that import it, directly or indirectly.

extension Session {
  /// The most files of the client's folders that are searched for a name.
  static let mostFiles = 1_000
  /// The most bytes of these files together.
  static let mostText = 16 << 20

  /// The reason if not all files were searched.
  static let tooManyFiles =
    "the folders that are open have more than \(mostFiles) .lay files, \(mostText >> 20) MB of them, or far too many others"

  /// The reason if other files were ignored.
  static let openTwice = "the file is open twice, and other files see the text of the other document"

  /// Returns a document and the offset of a position, with all files that may use the name there: open ones, their imports, and
  /// those of the client's folders. `gap` is the reason why some are missing; nil if none are.
  mutating func group(
    _ uri: DocumentURI, _ position: Position
  ) throws(ResponseError) -> (group: SnapshotGroup, offset: Int, gap: String?) {
    // Every file is read once, in its current version.
    forgetSnapshots()
    let (own, offset) = try place(uri, position)
    let shared = SnapshotGroup(own).declaringFiles(at: offset).filter { $0.isShared }.map { $0.path }
    if shared.isEmpty { return (SnapshotGroup(own), offset, nil) }
    // Each path has one text in a group: of two documents with one path, that of the first.
    if pathTable[ExactText(own.file.path)] != uri {
      return (SnapshotGroup(own), offset, Session.openTwice)
    }
    let open = try openUsers(of: Set(shared.map { textKey(of: $0) }), besides: own)
    let closed = closedFiles(importing: shared)
    let group = SnapshotGroup(own, open + (closed ?? []), identity: { textKey(of: $0).text })
    return (group, offset, closed == nil ? Session.tooManyFiles : nil)
  }

  /// Returns the snapshots of the open files, except `own`, that are or import one of `files`.
  private mutating func openUsers(
    of files: Set<ExactText>, besides own: Snapshot
  ) throws(ResponseError) -> [Snapshot] {
    var found: [Snapshot] = []
    for uri in pathTable.values.sorted() {
      let snapshot = try snapshot(of: uri)
      if textKey(of: snapshot.file.path) == textKey(of: own.file.path) { continue }
      if snapshot.compilation.files.contains(where: { files.contains(textKey(of: $0.path)) }) {
        found.append(snapshot)
      }
    }
    return found
  }

  /// Returns the snapshots of the files that are not open and that are or import one of `targets`; nil if there are too many
  /// files.
  private func closedFiles(importing targets: [String]) -> [Snapshot]? {
    guard let closed = closedTexts(targets) else { return nil }
    var importers: [ExactText: [ExactText]] = [:]
    let open = documents.values.map { (file: ExactText($0.path), path: $0.path, bytes: $0.bytes) }
    for (file, path, bytes) in closed.map({ (file: $0.key, path: $0.value.path, bytes: $0.value.bytes) }) + open {
      for imported in importedPaths(of: bytes, at: path) {
        importers[textKey(of: imported), default: []].append(file)
      }
    }
    var next = targets.map { textKey(of: $0) }
    var reached = Set(next)
    while let file = next.popLast() {
      for importer in importers[file] ?? [] where reached.insert(importer).inserted { next.append(importer) }
    }
    return reached.sorted().compactMap { file in
      closed[file].map { text in
        Snapshot(path: text.path, bytes: text.bytes, defaults: tools.settings(text.path).defaults) { path in
          closed[textKey(of: path)].map { .text($0.bytes) } ?? imported(path)
        }
      }
    }
  }

  /// Returns the files that are not open and that may import others, each by the first of its paths: those of the client's
  /// folders, and those that open files import. Nil if there are too many.
  private func closedTexts(_ targets: [String]) -> [ExactText: (path: String, bytes: [UInt8])]? {
    guard let listed = tools.find(client.folders, Session.mostFiles) else { return nil }
    let wanted = Set(
      listed.map { ExactText(normalizedPath($0)) } + targets.map { ExactText($0) } + imports.values.flatMap { $0 })
    var known = Set(documents.values.map { ExactText($0.path) })
    var (texts, size) = ([ExactText: (path: String, bytes: [UInt8])](), 0)
    for path in wanted.sorted() {
      let file = textKey(of: path.text)
      guard known.insert(file).inserted, case .text(let bytes) = imported(path.text) else { continue }
      texts[file] = (path.text, bytes)
      size += bytes.count
      if texts.count > Session.mostFiles || size > Session.mostText { return nil }
    }
    return texts
  }
}
