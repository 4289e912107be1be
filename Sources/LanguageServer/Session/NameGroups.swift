internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

// Which files may say a name: the one that declares it, and those that import that one, directly or by others.

extension Session {
  /// The most files of the client's folders that are looked through for a name.
  static let mostFiles = 1_000
  /// The most bytes that they may have together.
  static let mostText = 16 << 20

  /// The document and the offset of the params, with all files that may say the name there: open ones, what they import, and those
  /// of the client's folders. `isWhole` is false where there are too many of these to look through.
  mutating func group(
    _ params: JSON
  ) throws(ResponseError) -> (group: SnapshotGroup, offset: Int, isWhole: Bool) {
    // Every file is read once, and as it is now.
    forgetSnapshots()
    let (own, offset) = try place(params)
    let shared = SnapshotGroup(own).declaringFiles(at: offset).filter { $0.isShared }.map { ExactText($0.path) }
    if shared.isEmpty { return (SnapshotGroup(own), offset, true) }
    let open = try openFiles(with: Set(shared), besides: own)
    let closed = closedFiles(importing: shared)
    return (SnapshotGroup(own, open + (closed ?? [])), offset, closed != nil)
  }

  /// What is known of the open files, `own` left out, that are or import one of the files of `paths`.
  private mutating func openFiles(
    with paths: Set<ExactText>, besides own: Snapshot
  ) throws(ResponseError) -> [Snapshot] {
    var found: [Snapshot] = []
    for uri in pathTable.values.sorted() {
      let snapshot = try snapshot(of: uri)
      if ExactText(snapshot.file.path) == ExactText(own.file.path) { continue }
      if snapshot.compilation.files.contains(where: { paths.contains(ExactText($0.path)) }) { found.append(snapshot) }
    }
    return found
  }

  /// What is known of the files that nobody has open and that are or import one of `targets`; nil where there are too many files.
  private func closedFiles(importing targets: [ExactText]) -> [Snapshot]? {
    guard let texts = closedTexts(targets) else { return nil }
    var importers: [ExactText: [ExactText]] = [:]
    let all = texts.map { ($0.key, $0.value) } + documents.values.map { (ExactText($0.path), $0.bytes) }
    for (path, bytes) in all {
      for imported in importedPaths(of: bytes, at: path.text) {
        importers[ExactText(imported), default: []].append(path)
      }
    }
    var (reached, next) = (Set(targets), targets)
    while let path = next.popLast() {
      for importer in importers[path] ?? [] where reached.insert(importer).inserted { next.append(importer) }
    }
    return reached.sorted().compactMap { path in
      texts[path].map { bytes in
        Snapshot(path: path.text, bytes: bytes) { path in
          texts[ExactText(path)].map { .text($0) } ?? imported(path)
        }
      }
    }
  }

  /// The texts of the files that may import others and that nobody has open: those of the client's folders, and those that open
  /// files import.
  private func closedTexts(_ targets: [ExactText]) -> [ExactText: [UInt8]]? {
    guard let listed = tools.find(client.folders, Session.mostFiles) else { return nil }
    // A file that has two paths, by a link, is the one that is open.
    var known = Set(documents.values.map { ExactText(tools.resolve($0.path)) })
    let wanted = Set(listed.map { ExactText(normalizedPath($0)) } + targets + imports.values.flatMap { $0 })
    var (texts, size) = ([ExactText: [UInt8]](), 0)
    for path in wanted.sorted()
    where pathTable[path] == nil && known.insert(ExactText(tools.resolve(path.text))).inserted {
      guard case .text(let bytes) = imported(path.text) else { continue }
      texts[path] = bytes
      size += bytes.count
      if texts.count > Session.mostFiles || size > Session.mostText { return nil }
    }
    return texts
  }
}
