internal import LayPlatform

/// The names of the files that others of a run import, without their directories: a component of such a file may be used by files
/// that its own check does not read.
struct ImportedNames {
  private var names: Set<String> = []

  /// Reads the imports of all files. A file alone is imported by none.
  init(of paths: [String], _ session: Session) {
    if paths.count < 2 { return }
    for path in paths where !session.isStream(path) {
      guard case .success(let bytes) = session.bytes(of: path) else { continue }
      for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
        let statement = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if statement.starts(with: "import".utf8) { addNames(in: statement) }
      }
    }
  }

  /// Adds the names in the strings of a line.
  private mutating func addNames(in line: ArraySlice<UInt8>) {
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    for index in stride(from: 1, to: parts.count, by: 2) {
      names.insert(ImportedNames.lastName(String(decoding: parts[index], as: UTF8.self)))
    }
  }

  /// True if a file with the last name of `path` is imported.
  func include(_ path: String) -> Bool { names.contains(ImportedNames.lastName(path)) }

  private static func lastName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
