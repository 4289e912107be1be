internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE

/// A cache of the exports of the files in folders. A file is read once: again when its text in the editor changes, or when the
/// client reports that another program has written it.
struct Siblings: Sendable {
  /// The most files of a folder that are read, and the most bytes of those that are not open.
  static let mostFiles = 64
  static let mostText = 256 << 10

  /// The names of files in the folders that were read, by the paths of the folders.
  private var listed: [String: [String]] = [:]
  private var exports: [ExactText: Exports] = [:]

  /// Drops the exports of a file.
  mutating func forget(_ path: String) { exports[ExactText(path)] = nil }

  /// Returns the exports of the files in `directory`, except `own`. `open` are the open files in it; `list` and `read` read the
  /// disk, and are called only for folders and files that are not cached.
  mutating func exports(
    of directory: String, but own: String, open: [(path: String, bytes: [UInt8])], list: (String) -> [String],
    read: (String) -> ImportedFile
  ) -> [Exports] {
    for (path, bytes) in open where path != own && exports[ExactText(path)] == nil {
      exports[ExactText(path)] = Exports(path: path, bytes: bytes)
    }
    if listed[directory] == nil { readFiles(of: directory, but: own, list, read) }
    let closed = (listed[directory] ?? []).map { directory + $0 }
    let paths = Set((closed + open.map { $0.path }).map { ExactText($0) })
    return paths.sorted().filter { $0.text != own }.compactMap { exports[$0] }
  }

  /// Reads the files of a folder that are not open, within the limits.
  private mutating func readFiles(
    of directory: String, but own: String, _ list: (String) -> [String], _ read: (String) -> ImportedFile
  ) {
    let names = list(directory).filter { $0.hasSuffix(".lay") && !$0.hasPrefix(".") }.sorted()
    listed[directory] = names
    var (count, size) = (0, 0)
    for path in names.map({ directory + $0 }) where exports[ExactText(path)] == nil && path != own {
      guard count < Siblings.mostFiles, size <= Siblings.mostText else { return }
      count += 1
      guard case .text(let bytes) = read(path) else { continue }
      size += bytes.count
      exports[ExactText(path)] = Exports(path: path, bytes: bytes)
    }
  }
}

extension Session {
  /// Returns the exports of the files beside a document: of open ones, and of those on disk if the client has the folder open.
  func exports(beside snapshot: Snapshot, _ known: inout Siblings) -> [Exports] {
    guard let slash = snapshot.file.path.lastIndex(of: "/") else { return [] }
    let directory = String(snapshot.file.path[...slash])
    let open = documents.values.filter {
      $0.path.hasPrefix(directory) && $0.path.hasSuffix(".lay") && !$0.path.dropFirst(directory.count).contains("/")
    }
    let isOpen = client.folders.contains { directory.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    return known.exports(of: directory, but: snapshot.file.path, open: open.map { ($0.path, $0.bytes) }) { folder in
      let names = isOpen ? tools.list(folder) : []
      return names.contains(".laycignore") ? [] : names
    } read: {
      imported($0)
    }
  }

  /// Returns the names that files of the folder declare where a document is imported.
  mutating func namesTaken(besides snapshot: Snapshot) -> Set<String> {
    var known = siblings
    let found = exports(beside: snapshot, &known)
    siblings = known
    return found.names(besides: snapshot.file.path)
  }
}
