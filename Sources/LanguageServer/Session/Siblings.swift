internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE

/// What the files of a folder bring to one that imports them. A file is read once: again when its text in the editor changes, or when
/// the client tells of files that somebody else has written.
struct Siblings: Sendable {
  /// The most files of a folder that are looked at, and the most bytes of those that nobody has open.
  static let mostFiles = 64
  static let mostText = 256 << 10

  /// The names in the folders that were looked at, by their paths.
  private var listed: [String: [String]] = [:]
  private var exports: [ExactText: Exports] = [:]

  /// Forgets what is known of a file.
  mutating func forget(_ path: String) { exports[ExactText(path)] = nil }

  /// What the files of `directory` bring, `own` left out. `open` are those of it that the client has open; `list` and `read` look at
  /// the disk, and are asked only about what is not known.
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

  /// Reads the files of a folder that nobody has open, as many as are looked at.
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
