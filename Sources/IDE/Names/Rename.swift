public import LayCompiler
public import LayDiagnostics
internal import LayParser

/// The reason why a name cannot be changed: lower case, no full stop.
public struct RenameProblem: Error, Hashable, Sendable {
  /// The reason.
  public var message: String

  /// The most bytes of a name in a reason. The language does not limit names, but a reason is read by people.
  static let longestName = 64

  /// Returns a name as it is shown in a reason.
  static func shown(_ name: String) -> String { shortened(name, to: longestName) }
}

/// A change of a file of a group.
public struct FileEdit: Sendable {
  /// The file.
  public var file: SourceFile
  /// The change.
  public var edit: Edit
}

extension SnapshotGroup {
  /// Returns the range of the name at `offset`; throws if it cannot be renamed.
  public func renamableName(at offset: Int) throws(RenameProblem) -> SourceRange {
    guard let entry = entries(at: offset).first, !entry.declaration.isEmpty else {
      throw RenameProblem(message: "there is no name here that a file declares")
    }
    // Inside a format string `bar[0]` is written `bar0`: what follows the name stays.
    let length = own.text(at: entry.declaration).utf8.count
    return SourceRange(
      file: entry.place.file, start: entry.place.start, end: min(entry.place.end, entry.place.start + length))
  }

  /// Returns the edits, in all files of the group, that rename the declaration of the name at `offset`. The changed files are
  /// compiled first: a name that is taken, or that would change the meaning of another, is refused with the reason.
  public func rename(at offset: Int, to name: String) throws(RenameProblem) -> [FileEdit] {
    let old = own.text(at: try renamableName(at: offset))
    return try Rename(group: self, offset: offset, old: old, name: name).edits()
  }
}

/// A new name for a declaration, tried in all files of a group.
private struct Rename {
  let group: SnapshotGroup
  /// An offset of the requested file at which the declaration is named.
  let offset: Int
  let old: String
  let name: String

  /// The names as reasons show them.
  private var shownOld: String { RenameProblem.shown(old) }
  private var shown: String { RenameProblem.shown(name) }

  /// Returns the edits; throws if a name would be taken or change its meaning.
  func edits() throws(RenameProblem) -> [FileEdit] {
    try checkSpelling()
    try checkState()
    for member in group.members { try checkReading(in: member) }
    let places = group.places(of: group.joinedDeclarations(at: offset))
    for (_, place) in places where !place.text.utf8.starts(with: old.utf8) {
      throw RenameProblem(message: "'\(shownOld)' is written another way in one of its places")
    }
    for member in group.members {
      let own = places.flatMap { group.ranges(of: $0.spot, in: member) }.map { Edit($0.start(old), name) }
      if !own.isEmpty { try checkMeaning(member, own) }
    }
    return places.map { FileEdit(file: $0.place.file, edit: Edit($0.place.range.start(old), name)) }
  }

  private func checkSpelling() throws(RenameProblem) {
    let tokens = parse(Array(name.utf8)).tokenKinds
    guard tokens.count == 2, tokens[0] == .name || tokens[0].isWord else {
      throw RenameProblem(message: "a name has letters, digits and '_', and begins with no digit: '\(shown)' is none")
    }
    switch ReservedNames.group(of: name) {
    case nil: break
    case .word: throw RenameProblem(message: "'\(shown)' is a word of the language")
    case .thing, .attribute, .geometry:
      throw RenameProblem(message: "'\(shown)' is always there with a meaning of its own")
    }
  }

  /// Refuses to rename a state from or to `base`, which is the state when none is chosen.
  private func checkState() throws(RenameProblem) {
    let isState = group.entries(at: offset).contains { group.own.declarations[$0.declaration]?.kind == .state }
    if isState && old != name && (old == "base" || name == "base") {
      throw RenameProblem(message: "'base' is where no state is chosen, and no other name says so")
    }
  }

  /// Refuses names in a file with syntax errors if a use that cannot be resolved might mean the renamed declaration.
  private func checkReading(in member: Snapshot) throws(RenameProblem) {
    guard let place = unreadPlace(in: member) else { return }
    let line = member.file.lines.position(of: place.start).line
    throw RenameProblem(
      message: "what '\(shownOld)' means on line \(line)\(self.place(member.file.path)) is not known: "
        + "something before it cannot be read")
  }

  /// Compiles the files of a snapshot with `edits`: refuses if there are new diagnostics, or if a name would refer to another
  /// declaration than before.
  private func checkMeaning(_ before: Snapshot, _ edits: [Edit]) throws(RenameProblem) {
    let after = Snapshot(before.compilation.compiled(with: edits))
    let moved = MovedPlaces(edits, by: name.utf8.count - old.utf8.count)
    if let problem = after.compilation.newDiagnostic(since: before.compilation) {
      if let why = holder(of: problem, in: after, moved) {
        throw RenameProblem(message: "'\(shown)' would not do: \(why)")
      }
      let isLong = name.utf8.count > RenameProblem.longestName
      let why = isLong ? replacing(name, with: shown, in: problem.message) : problem.message
      throw RenameProblem(message: "'\(shown)' would not do\(place(after.path(of: problem.range))): \(why)")
    }
    let joins = Set(before.compilation.joinedNames.map { moved.reference($0) })
    guard before.names.all.map({ moved.entry($0) }) == after.names.all, joins == after.compilation.joinedNames else {
      throw RenameProblem(
        message: "'\(shown)' means something else where '\(shownOld)' is used\(place(before.file.path))")
    }
  }

  /// Returns the declaration that already has the new name if a problem is about two of one name. The compiler reports the one
  /// that comes first, which may be the renamed one. Nil for other problems.
  private func holder(of problem: Diagnostic, in after: Snapshot, _ moved: MovedPlaces) -> String? {
    guard problem.code == .duplicateName || problem.code == .hiddenName else { return nil }
    let places = [problem.range] + problem.labels.map { $0.range }
    guard places.count > 1, let other = places.first(where: { !moved.isRenamed($0) }) else { return nil }
    let file = after.file(of: other)
    let isOwn = group.identity(of: file.path) == group.ownPath
    let line = "line \(file.lines.position(of: other.start).line)" + (isOwn ? "" : " of '\(fileName(file.path))'")
    let rule = problem.code == .hiddenName ? ", and only a view may hide another view" : ""
    return "it is already declared on \(line)\(rule)"
  }

  /// Returns the name of a file in a reason; empty for the file of the request.
  private func place(_ path: String) -> String {
    group.identity(of: path) == group.ownPath ? "" : " in '\(fileName(path))'"
  }

  private func fileName(_ path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
  }

  /// Returns a use of the old name in a file with syntax errors that cannot be resolved; nil if there is none.
  private func unreadPlace(in member: Snapshot) -> SourceRange? {
    let tree = member.tree
    guard tree.diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    let known = Set(member.names.entries(of: member.file.id).map { $0.place.start })
    let isProperty = LanguageWords.properties.contains { $0.name == old }
    for token in 0..<tree.tokenCount where !isProperty && tree.tokenKinds[token] == .name {
      if !known.contains(tree.tokenStart(token)) && tree.tokenText(token) == old { return tree.tokenRange(token) }
    }
    return nil
  }
}

extension SourceRange {
  /// Returns as much of the range as `text` takes.
  fileprivate func start(_ text: String) -> SourceRange {
    SourceRange(file: file, start: start, end: start + text.utf8.count)
  }
}

extension SnapshotGroup.Place {
  /// The text at the position.
  fileprivate var text: String {
    // A file that is written while it is read may have been read in two versions.
    String(decoding: file.tree.bytes.prefix(range.end).dropFirst(range.start), as: UTF8.self)
  }
}

/// Translates ranges over edits, each of which lengthens a name by the same number of bytes.
private struct MovedPlaces {
  /// The offsets at which the edited names began, by file.
  private let starts: [FileID: [Int]]
  private let delta: Int
  /// The ranges of the edited names after the edits.
  private var renamed: [SourceRange] = []

  init(_ edits: [Edit], by delta: Int) {
    self.delta = delta
    starts = Dictionary(grouping: edits, by: { $0.range.file }).mapValues { edits in
      edits.map { $0.range.start }.sorted()
    }
    renamed = edits.map { place($0.range) }
  }

  func place(_ range: SourceRange) -> SourceRange {
    let own = starts[range.file] ?? []
    let before = own.count { $0 < range.start }
    let inside = own.count { $0 >= range.start && $0 < range.end }
    return SourceRange(
      file: range.file, start: range.start + before * delta, end: range.end + (before + inside) * delta)
  }

  func entry(_ entry: NameIndex.Entry) -> NameIndex.Entry {
    NameIndex.Entry(place: place(entry.place), declaration: place(entry.declaration))
  }

  func reference(_ reference: Reference) -> Reference {
    var moved = reference
    (moved.use, moved.declaration) = (place(reference.use), place(reference.declaration))
    return moved
  }

  /// True if an edited name is in `range`.
  func isRenamed(_ range: SourceRange) -> Bool {
    renamed.contains { $0.file == range.file && $0.start < range.end && range.start < $0.end }
  }
}
