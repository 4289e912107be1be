internal import LayDiagnostics
internal import LayIDE

/// The last versions of open documents without errors. With them, the editor's display does not vanish while a statement is
/// being written. For a document without errors it is the version before the next request's text.
struct Memories {
  /// The most bytes of all versions with their imports. A larger version is not kept.
  static let mostText = 4 << 20

  private let mostText: Int
  private var known: [DocumentURI: LastGood] = [:]
  /// The bytes of the kept texts.
  private var size = 0

  /// Creates an empty store; `mostText` is another limit.
  init(mostText: Int = Memories.mostText) { self.mostText = mostText }

  /// The last version of a document without errors; nil if it is not known.
  subscript(uri: DocumentURI) -> LastGood? { known[uri] }

  /// Keeps the current version of a document before its snapshot is dropped, unless it has errors. If all together are too large,
  /// the others are dropped.
  mutating func note(_ uri: DocumentURI, _ snapshot: Snapshot, _ solutions: Solutions) {
    guard let good = LastGood(snapshot, solutions), good.textSize <= mostText else { return }
    forget(uri)
    if size + good.textSize > mostText { (known, size) = ([:], 0) }
    known[uri] = good
    size += good.textSize
  }

  /// Drops the version of a document that was closed, or whose current version has no errors.
  mutating func forget(_ uri: DocumentURI) { size -= known.removeValue(forKey: uri)?.textSize ?? 0 }

  /// Calls `ask` with the last version of a document, and keeps the solutions that it adds.
  mutating func asking<Answer>(_ uri: DocumentURI, _ ask: (inout LastGood?) -> Answer) -> Answer {
    // Taken out of the table, so that it is not copied.
    var own = known.removeValue(forKey: uri)
    defer { known[uri] = own }
    return ask(&own)
  }
}
