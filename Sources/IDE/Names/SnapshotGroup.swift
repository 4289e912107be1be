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

  /// The file that is asked about, and the others; files that two of them take part in have one text.
  public init(_ own: Snapshot, _ others: [Snapshot] = []) { members = [own] + others }

  /// What is asked about.
  var own: Snapshot { members[0] }

  /// The path of the file that is asked about.
  var ownPath: ExactText { ExactText(own.file.path) }

  /// The names that touch `offset` of the file that is asked about.
  func entries(at offset: Int) -> [NameIndex.Entry] { own.names.entries(at: offset, of: own.file.id) }

  /// The declarations that the name at `offset` speaks of: more than one where components give it several meanings.
  func declarations(at offset: Int) -> Set<Spot> {
    Set(entries(at: offset).map { own.spot($0.declaration) })
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
        guard let range = member.range(of: declaration) else { continue }
        for place in member.names.places(of: range) {
          found[member.spot(place)] = Place(file: member.file(of: place), range: place)
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
  /// A place in one of its files, for snapshots that number them otherwise.
  func spot(_ range: SourceRange) -> SnapshotGroup.Spot {
    SnapshotGroup.Spot(path: ExactText(path(of: range)), start: range.start, end: range.end)
  }

  /// A place as this snapshot numbers files; nil where the file takes no part in it.
  func range(of spot: SnapshotGroup.Spot) -> SourceRange? {
    compilation.file(at: spot.path.text).map { SourceRange(file: $0.id, start: spot.start, end: spot.end) }
  }

  /// Whether files that import that of a declaration may speak of it.
  fileprivate func isShared(_ declaration: SourceRange) -> Bool {
    !file(of: declaration).tree.root.children.contains { node in
      node.kind == .layoutDeclaration && node.range.start <= declaration.start && declaration.end <= node.range.end
    }
  }
}
