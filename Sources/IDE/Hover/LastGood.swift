package import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The last version of a file without errors, used while the file has errors and is not laid out.
///
/// It has the frames of views that are still declared with the same names inside the same braces, and labels them as former
/// frames: nothing in it holds for the current text.
public struct LastGood: Sendable {
  private let snapshot: Snapshot
  /// The cached solutions of that version.
  private var solutions: Solutions
  /// The declarations of views in the file itself; read on the first use.
  private var names: DrawnNames?

  /// Keeps a snapshot with its solutions; nil if it has errors.
  public init?(_ snapshot: Snapshot, _ solutions: Solutions) {
    if snapshot.compilation.hasErrors { return nil }
    (self.snapshot, self.solutions) = (snapshot, solutions)
  }

  /// The file with its imports in that version.
  package var compilation: Compilation { snapshot.compilation }

  /// Returns the imported file at a path in that version.
  package func imported(_ path: String) -> ImportedFile {
    snapshot.compilation.file(at: path).map { .text($0.tree.bytes) } ?? .missing
  }

  /// The total size in bytes of the file and all of its imports.
  public var textSize: Int { snapshot.compilation.files.reduce(0) { $0 + $1.tree.bytes.count } }

  /// The introduction to former frames.
  static let words = "When this file last had no errors:"

  /// Returns the hints with former frames behind the names that `current`, which has errors, still declares in `range`.
  mutating func frameHints(of current: Snapshot, in range: SourceRange, at size: ShownSize?) -> [InlayHint] {
    let own = names ?? DrawnNames(snapshot.file)
    names = own
    var places: [SourceRange: Int] = [:]
    for (path, name) in DrawnNames(current.file).all where range.touches(name.end) {
      if let old = own[path] { places[old] = name.end }
    }
    return ViewFrames(snapshot).byName(at: size, &solutions) { places[$0] != nil }
      .compactMap { old, frames in places[old].map { frames.oldHint(behind: $0) } }
  }

  /// Returns the former frames of the view that `name` declares in `current`, which has errors; empty if it was not declared, or
  /// not in a layout.
  mutating func frames(ofViewNamed name: SourceRange, in current: Snapshot) -> [String] {
    let file = current.file(of: name)
    let path = DrawnNames(file).all.first { $0.name == name }?.path
    guard let path, let old = snapshot.compilation.file(at: file.path).flatMap({ DrawnNames($0)[path] }) else {
      return []
    }
    let lines = ViewFrames(snapshot).lines(ofViewNamed: old, &solutions)
    return lines.isEmpty ? [] : [LastGood.words] + lines
  }
}
