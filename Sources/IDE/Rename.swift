internal import LayCompiler
public import LayDiagnostics
internal import LayParser

/// Why a name cannot be changed: lower case, no full stop.
public struct RenameProblem: Error, Hashable, Sendable {
  /// The reason.
  public var message: String

  /// The most bytes of a name that a reason repeats. The language has no longest name; a reason is read.
  static let longestName = 64

  /// A name as a reason repeats it.
  static func shown(_ name: String) -> String { shortened(name, to: longestName) }
}

extension Snapshot {
  /// The name at `offset` that can be renamed.
  public func renamableName(at offset: Int) throws(RenameProblem) -> SourceRange {
    guard let entry = names.entries(at: offset, of: file.id).first, !entry.declaration.isEmpty else {
      throw RenameProblem(message: "there is no name here that a file declares")
    }
    // Inside a format string `bar[0]` is written `bar0`: what follows the name stays.
    let length = text(at: entry.declaration).utf8.count
    return SourceRange(
      file: entry.place.file, start: entry.place.start, end: min(entry.place.end, entry.place.start + length))
  }

  /// The edits, in all files of the snapshot, that give what is named at `offset` another name. What the files say with it is
  /// compiled before: a name that is taken, or that would mean something else somewhere, is refused with the reason.
  public func rename(at offset: Int, to name: String) throws(RenameProblem) -> [Edit] {
    let old = text(at: try renamableName(at: offset))
    try checkSpelling(name)
    let places = references(at: offset, includingDeclaration: true)
    let edits = places.compactMap { edit(of: $0, from: old, to: name) }
    guard edits.count == places.count else {
      throw RenameProblem(message: "'\(RenameProblem.shown(old))' is written another way in one of its places")
    }
    try checkMeaning(edits, old, name)
    return edits
  }

  private func edit(of place: SourceRange, from old: String, to name: String) -> Edit? {
    guard text(at: place).utf8.starts(with: old.utf8) else { return nil }
    let range = SourceRange(file: place.file, start: place.start, end: place.start + old.utf8.count)
    return Edit(range, name)
  }

  private func checkSpelling(_ name: String) throws(RenameProblem) {
    let tokens = parse(Array(name.utf8)).tokenKinds
    guard tokens.count == 2, tokens[0] == .name || tokens[0].isWord else {
      throw RenameProblem(
        message: "a name has letters, digits and '_', and begins with no digit: '\(RenameProblem.shown(name))' is none")
    }
    switch ReservedNames.group(of: name) {
    case nil: break
    case .word: throw RenameProblem(message: "'\(name)' is a word of the language")
    case .thing, .attribute, .geometry:
      throw RenameProblem(message: "'\(name)' is always there with a meaning of its own")
    }
  }

  /// Compiles the files with `edits`: as many problems and as many uses of each declaration as before, or none of it.
  private func checkMeaning(_ edits: [Edit], _ old: String, _ name: String) throws(RenameProblem) {
    let changed = compilation.files.map { edited($0, edits) }
    let paths = compilation.files.map { $0.path }
    let after = Snapshot(path: file.path, bytes: changed[0]) { path in
      paths.firstIndex(of: path).map { .text(changed[$0]) } ?? .missing
    }
    if let problem = after.compilation.newDiagnostic(since: compilation) {
      let (shown, isLong) = (RenameProblem.shown(name), name.utf8.count > RenameProblem.longestName)
      let why = isLong ? problem.message.replacing(name, with: shown) : problem.message
      throw RenameProblem(message: "'\(shown)' would not do: \(why)")
    }
    let delta = name.utf8.count - old.utf8.count
    guard moved(names, by: delta, edits) == after.names.all else {
      throw RenameProblem(
        message: "'\(RenameProblem.shown(name))' means something else where '\(RenameProblem.shown(old))' is used")
    }
  }

  private func edited(_ file: SourceFile, _ edits: [Edit]) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = 0
    for edit in edits.filter({ $0.range.file == file.id }).sorted(by: { $0.range.start < $1.range.start }) {
      bytes += file.tree.bytes[start..<edit.range.start]
      bytes += edit.replacement.utf8
      start = edit.range.end
    }
    return bytes + file.tree.bytes[start...]
  }

  /// The entries of `names` where they stand behind `edits`.
  private func moved(_ names: NameIndex, by delta: Int, _ edits: [Edit]) -> [NameIndex.Entry] {
    let starts = Dictionary(grouping: edits, by: { $0.range.file }).mapValues { edits in
      edits.map { $0.range.start }.sorted()
    }
    func moved(_ range: SourceRange) -> SourceRange {
      let own = starts[range.file] ?? []
      let before = own.count { $0 < range.start }
      let inside = own.count { $0 >= range.start && $0 < range.end }
      return SourceRange(
        file: range.file, start: range.start + before * delta, end: range.end + (before + inside) * delta)
    }
    return names.all.map { NameIndex.Entry(place: moved($0.place), declaration: moved($0.declaration)) }
  }
}
