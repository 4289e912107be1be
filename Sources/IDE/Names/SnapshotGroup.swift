public import LayCompiler
public import LayDiagnostics
internal import LayParser

/// A snapshot of a file and those of other files that may use the same names, each compiled by itself. Only the files that import
/// a file know its names, and only the file itself knows those that no other file uses.
///
/// Every request about a name is answered from all snapshots of the group.
public struct SnapshotGroup: Sendable {
  /// A range in a file of the group.
  public struct Place: Sendable {
    /// The file.
    public var file: SourceFile
    /// The range in the file.
    public var range: SourceRange
  }

  /// A range that is the same in every compilation of its file.
  struct Spot: Hashable, Comparable {
    var path: ExactText
    var start: Int
    var end: Int

    static func < (a: Spot, b: Spot) -> Bool { (a.path, a.start, a.end) < (b.path, b.start, b.end) }
  }

  /// The snapshots, that of the requested file first.
  let members: [Snapshot]
  /// The canonical path of each path of a file.
  private var identities: [ExactText: ExactText] = [:]
  /// The files by their canonical paths; of several paths to one file, the first is taken.
  private var files: [ExactText: SourceFile] = [:]

  /// Groups the snapshot of the requested file with others; a file that occurs in several of them has the same text in all.
  /// `identity` returns the same path for all paths that lead to one file.
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

  /// Returns the canonical path of a file.
  func identity(of path: String) -> ExactText { identities[ExactText(path)] ?? ExactText(path) }

  /// Returns a range of a member independently of its numbers and paths of files.
  func spot(_ range: SourceRange, in member: Snapshot) -> Spot {
    Spot(path: identity(of: member.path(of: range)), start: range.start, end: range.end)
  }

  /// Returns a spot as ranges of a member: several if it knows the file by several paths, none if it does not contain the file.
  func ranges(of spot: Spot, in member: Snapshot) -> [SourceRange] {
    member.compilation.files.filter { identity(of: $0.path) == spot.path }
      .map { SourceRange(file: $0.id, start: spot.start, end: spot.end) }
  }

  /// The snapshot of the requested file.
  var own: Snapshot { members[0] }

  /// The canonical path of the requested file.
  var ownPath: ExactText { identity(of: own.file.path) }

  /// Returns the names that touch `offset` of the requested file.
  func entries(at offset: Int) -> [NameIndex.Entry] { own.names.entries(at: offset, of: own.file.id) }

  /// Returns the declarations that the name at `offset` refers to; several if components give it several meanings.
  func declarations(at offset: Int) -> Set<Spot> {
    Set(entries(at: offset).map { spot($0.declaration, in: own) })
  }

  /// Returns the declarations that the name at `offset` refers to, with all that are set together with them.
  func joinedDeclarations(at offset: Int) -> Set<Spot> {
    var links: [Spot: [Spot]] = [:]
    for member in members {
      for join in member.compilation.joinedNames {
        let (one, other) = (spot(join.use, in: member), spot(join.declaration, in: member))
        links[one, default: []].append(other)
        links[other, default: []].append(one)
      }
    }
    var found = declarations(at: offset)
    var open = Array(found)
    while let next = open.popLast() {
      open += (links[next] ?? []).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Returns the paths of the files that declare the name at `offset`. `isShared` is true if files that import them can refer
  /// to it: declarations inside a layout are private to it.
  public func declaringFiles(at offset: Int) -> [(path: String, isShared: Bool)] {
    var found: [ExactText: Bool] = [:]
    for declaration in joinedDeclarations(at: offset).flatMap({ ranges(of: $0, in: own) }) {
      let path = ExactText(own.path(of: declaration))
      found[path] = found[path, default: false] || isShared(declaration)
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value) }
  }

  /// True if files that import the file of a declaration can refer to it.
  private func isShared(_ declaration: SourceRange) -> Bool {
    !own.file(of: declaration).tree.root.children.contains { node in
      node.kind == .layoutDeclaration && node.range.start <= declaration.start && declaration.end <= node.range.end
    }
  }

  /// Returns all uses of declarations: those of the requested file first, then the others by their paths.
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
