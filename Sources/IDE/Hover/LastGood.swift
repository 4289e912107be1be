public import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// A file as it was when it last had no errors, for the time in which it has some and is not laid out.
///
/// It speaks of views that are still declared with the same names in the same braces, and says of their frames that they are what
/// was: nothing that it knows holds for the text as it is now.
public struct LastGood: Sendable {
  private let snapshot: Snapshot
  /// What was solved of it, then or since.
  private var solutions: Solutions
  /// Where the file itself declares views; read when somebody asks.
  private var names: DrawnNames?

  /// What is known of a file, with what was solved of it; nil for one with errors.
  public init?(_ snapshot: Snapshot, _ solutions: Solutions) {
    if snapshot.compilation.hasErrors { return nil }
    (self.snapshot, self.solutions) = (snapshot, solutions)
  }

  /// The path of the file.
  public var path: String { snapshot.file.path }

  /// What it said.
  public var bytes: [UInt8] { snapshot.file.tree.bytes }

  /// What its imports found.
  public func imported(_ path: String) -> ImportedFile {
    snapshot.compilation.file(at: path).map { .text($0.tree.bytes) } ?? .missing
  }

  /// The bytes of its text and of all that it imported together.
  public var textSize: Int { snapshot.compilation.files.reduce(0) { $0 + $1.tree.bytes.count } }

  /// What is said before what was.
  static let words = "When this file last had no errors:"

  /// The hints of what `current`, which has errors, still declares in `range`, behind the names where they stand in it.
  mutating func frameHints(of current: Snapshot, in range: SourceRange, at size: ShownSize?) -> [InlayHint] {
    let own = names ?? DrawnNames(snapshot.file)
    names = own
    var places: [SourceRange: Int] = [:]
    for (path, name) in DrawnNames(current.file).all where range.touches(name.end) {
      if let old = own[path] { places[old] = name.end }
    }
    return snapshot.framesByName(at: size, &solutions) { places[$0] != nil }
      .compactMap { old, frames in places[old].map { frames.oldHint(behind: $0) } }
  }

  /// What hover says of the frames of what `name` declares in `current`, which has errors; nothing of what was not there, or in
  /// no layout.
  mutating func frames(ofViewNamed name: SourceRange, in current: Snapshot) -> [String] {
    let file = current.file(of: name)
    let path = DrawnNames(file).all.first { $0.name == name }?.path
    guard let path, let old = snapshot.compilation.file(at: file.path).flatMap({ DrawnNames($0)[path] }) else {
      return []
    }
    let lines = snapshot.frames(ofViewNamed: old, &solutions)
    return lines.isEmpty ? [] : [LastGood.words] + lines
  }
}
