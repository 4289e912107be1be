internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// An index of the names in files and of the uses of each declaration. Instances of a component and iterations of a loop have no
/// entries of their own.
struct NameIndex: Sendable {
  /// A name at a position, and the name in its declaration, which is itself for a declaration.
  struct Entry: Hashable, Sendable {
    var place: SourceRange
    var declaration: SourceRange
  }

  /// The entries of all files, in the order of files and places.
  let all: [Entry]

  /// Indexes the names of `declarations`, used or not, and all uses.
  init(_ compilation: Compilation, _ declarations: some Sequence<SourceRange>) {
    var found = Set(declarations.map { Entry(place: $0, declaration: $0) })
    for reference in compilation.references {
      found.insert(Entry(place: reference.use, declaration: reference.declaration))
      found.insert(Entry(place: reference.declaration, declaration: reference.declaration))
    }
    all = found.sorted { NameIndex.key($0) < NameIndex.key($1) }
  }

  private static func key(_ entry: Entry) -> (Int32, Int, Int, Int) {
    (entry.place.file.rawValue, entry.place.start, entry.place.end, entry.declaration.start)
  }

  /// Returns the names that touch `offset` of `file`; several if components give one name several meanings.
  func entries(at offset: Int, of file: FileID) -> [Entry] {
    let from = firstIndex(endingFrom: offset, of: file)
    return all[from...].prefix { $0.place.file == file && $0.place.start <= offset }.filter {
      $0.place.touches(offset)
    }
  }

  /// Returns all uses of a declaration, including its own name.
  func places(of declaration: SourceRange) -> [SourceRange] {
    all.lazy.filter { $0.declaration == declaration }.map { $0.place }
  }

  /// The entries of a file, in the order of their places.
  func entries(of file: FileID) -> ArraySlice<Entry> {
    all[firstIndex(endingFrom: 0, of: file)...].prefix { $0.place.file == file }
  }

  private func firstIndex(endingFrom offset: Int, of file: FileID) -> Int {
    all.partitioningIndex { ($0.place.file.rawValue, $0.place.end) >= (file.rawValue, offset) }
  }
}
