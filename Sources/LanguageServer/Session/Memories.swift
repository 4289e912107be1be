internal import LayDiagnostics
internal import LayIDE

/// What open documents were when they last had no errors, so that what an editor shows does not vanish while a statement is half
/// written. Of those that have none now, that is what they were before the text that somebody asks about next.
struct Memories {
  /// The most bytes of text that the documents have together, with what they import. One that is larger is not remembered.
  static let mostText = 4 << 20

  private let mostText: Int
  private var known: [ExactText: LastGood] = [:]
  /// The bytes of text of these.
  private var size = 0

  /// None yet; `mostText` is another limit.
  init(mostText: Int = Memories.mostText) { self.mostText = mostText }

  /// What a document was; nil where that is not known.
  subscript(uri: ExactText) -> LastGood? { known[uri] }

  /// Takes what is known of a document that is forgotten, unless it has errors. Where that is too much with the others, these make
  /// room.
  mutating func note(_ uri: ExactText, _ snapshot: Snapshot, _ solutions: Solutions) {
    guard let good = LastGood(snapshot, solutions), good.textSize <= mostText else { return }
    forget(uri)
    if size + good.textSize > mostText { (known, size) = ([:], 0) }
    known[uri] = good
    size += good.textSize
  }

  /// A document is closed, or has no errors: what it is says more.
  mutating func forget(_ uri: ExactText) { size -= known.removeValue(forKey: uri)?.textSize ?? 0 }

  /// What `ask` answers with what a document was, which may be solved further.
  mutating func asking<Answer>(_ uri: ExactText, _ ask: (inout LastGood?) -> Answer) -> Answer {
    // Out of the table, so that it is not copied.
    var own = known.removeValue(forKey: uri)
    defer { known[uri] = own }
    return ask(&own)
  }
}
