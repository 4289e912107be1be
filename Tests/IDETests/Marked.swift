import LayCompiler
import LayDiagnostics
import LayParser

@testable import LayIDE

/// A text with places that are asked about: `title⟨1⟩`. The marks are not of the text.
struct Marked {
  /// The text without marks.
  private(set) var bytes: [UInt8] = []
  /// The places, in the order of their numbers.
  let offsets: [Int]

  init(_ text: String) {
    var found: [Int: Int] = [:]
    var number: String?
    for character in text {
      switch (character, number) {
      case ("⟨", nil): number = ""
      case ("⟩", let digits?):
        found[Int(digits) ?? 0] = bytes.count
        number = nil
      case (_, let digits?): number = digits + String(character)
      case (_, nil): bytes += Array(String(character).utf8)
      }
    }
    offsets = found.sorted { $0.key < $1.key }.map { $0.value }
  }

  /// What is known of the text; `files` are those that it may import, by their names.
  func snapshot(_ files: [String: String] = [:]) -> Snapshot {
    Snapshot(path: "Screen.lay", bytes: bytes) { path in files[path].map { .text(Array($0.utf8)) } ?? .missing }
  }

  /// What `ask` answers at each place.
  func answers(_ files: [String: String] = [:], _ ask: (Snapshot, Int) -> String) -> [String] {
    let snapshot = snapshot(files)
    return offsets.map { ask(snapshot, $0) }
  }
}

extension Snapshot {
  /// `5:3 title`: the line and column of a range, and what stands there.
  func spelled(_ range: SourceRange) -> String {
    let place = file(of: range).lines.position(of: range.start)
    let name = range.file == file.id ? "" : "\(path(of: range)):"
    return "\(name)\(place.line):\(place.column) \(text(at: range))"
  }

  /// The file alone with what it imports.
  var group: SnapshotGroup { SnapshotGroup(self) }

  /// The file as a range.
  var everything: SourceRange { SourceRange(file: file.id, start: 0, end: tree.bytes.count) }

  /// Hints of a file that nothing is known of but its text.
  func inlayHints(in range: SourceRange, at size: ShownSize?, _ solutions: inout Solutions) -> [InlayHint] {
    var unknown: LastGood?
    return inlayHints(in: range, at: size, &solutions, &unknown)
  }

  /// Hover in such a file.
  func hover(at offset: Int, _ solutions: inout Solutions) -> Hover? {
    var unknown: LastGood?
    return hover(at: offset, &solutions, &unknown)
  }
}
