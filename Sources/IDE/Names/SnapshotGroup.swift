public import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A file and others that may say the same names, each as it was compiled by itself. Of a name that a file declares, only those
/// that import the file know what they say, and of what they do not use only the file itself.
///
/// A name is found in the whole group, wherever one asks: the answers are those of all its snapshots.
public struct SnapshotGroup: Sendable {
  /// A place in a file of the group.
  public struct Place: Sendable {
    /// The file.
    public var file: SourceFile
    /// The place in it.
    public var range: SourceRange
  }

  /// A place that is the same one whoever compiled its file.
  struct Spot: Hashable, Comparable {
    var path: ExactText
    var start: Int
    var end: Int

    static func < (a: Spot, b: Spot) -> Bool { (a.path, a.start, a.end) < (b.path, b.start, b.end) }
  }

  /// The snapshots, that of the file that is asked about first.
  let members: [Snapshot]
  /// Of each path of a file, the one that stands for all paths of that file.
  private var identities: [ExactText: ExactText] = [:]
  /// The files, each once: of the paths that lead to it, the one that comes first.
  private var files: [ExactText: SourceFile] = [:]

  /// The file that is asked about, and the others; files that two of them take part in have one text. `identity` gives the same
  /// path for all paths that lead to one file.
  public init(_ own: Snapshot, _ others: [Snapshot] = [], identity: (String) -> String = { $0 }) {
    members = [own] + others
    for file in members.flatMap({ $0.compilation.files }) {
      let path = ExactText(file.path)
      if identities[path] != nil { continue }
      let whole = ExactText(identity(file.path))
      identities[path] = whole
      if files[whole] == nil { files[whole] = file }
    }
  }

  /// What stands for all paths of a file.
  func identity(of path: String) -> ExactText { identities[ExactText(path)] ?? ExactText(path) }

  /// A place in one of the files of a member, for others that number them otherwise, or know them by other paths.
  func spot(_ range: SourceRange, in member: Snapshot) -> Spot {
    Spot(path: identity(of: member.path(of: range)), start: range.start, end: range.end)
  }

  /// A place as a member numbers files: several where it knows the file by several paths, none where it takes no part in it.
  func ranges(of spot: Spot, in member: Snapshot) -> [SourceRange] {
    member.compilation.files.filter { identity(of: $0.path) == spot.path }
      .map { SourceRange(file: $0.id, start: spot.start, end: spot.end) }
  }

  /// What is asked about.
  var own: Snapshot { members[0] }

  /// The path of the file that is asked about.
  var ownPath: ExactText { identity(of: own.file.path) }

  /// The names that touch `offset` of the file that is asked about.
  func entries(at offset: Int) -> [NameIndex.Entry] { own.names.entries(at: offset, of: own.file.id) }

  /// The declarations that the name at `offset` speaks of: more than one where components give it several meanings.
  func declarations(at offset: Int) -> Set<Spot> {
    Set(entries(at: offset).map { spot($0.declaration, in: own) })
  }

  /// The paths of the files that declare what the name at `offset` speaks of, and whether files that import them may speak of
  /// it too: what the braces of a layout hold is its own.
  public func declaringFiles(at offset: Int) -> [(path: String, isShared: Bool)] {
    var found: [ExactText: Bool] = [:]
    for entry in entries(at: offset) {
      let path = ExactText(own.path(of: entry.declaration))
      found[path] = found[path, default: false] || own.isShared(entry.declaration)
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
  }

  /// All places of declarations: those of the file that is asked about first, then by the paths of the others.
  func places(of declarations: Set<Spot>) -> [(spot: Spot, place: Place)] {
    var found: [Spot: Place] = [:]
    for member in members {
      for declaration in declarations {
        for place in ranges(of: declaration, in: member).flatMap({ member.names.places(of: $0) }) {
          let spot = spot(place, in: member)
          found[spot] = Place(file: files[spot.path] ?? member.file(of: place), range: place)
        }
      }
    }
    let own = ownPath
    return found.sorted { a, b in
      (a.key.path == own) == (b.key.path == own) ? a.key < b.key : a.key.path == own
    }.map { ($0.key, $0.value) }
  }
}

extension Snapshot {
  /// Whether files that import that of a declaration may speak of it.
  fileprivate func isShared(_ declaration: SourceRange) -> Bool {
    !file(of: declaration).tree.root.children.contains { node in
      node.kind == .layoutDeclaration && node.range.start <= declaration.start && declaration.end <= node.range.end
    }
  }
}
