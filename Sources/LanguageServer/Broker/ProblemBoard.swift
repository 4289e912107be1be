internal import LayDiagnostics
internal import LayJSON

/// What was found out about which version of a document, and which of them wait to be proved.
struct ProblemBoard {
  /// What was found in a document.
  struct Entry {
    var version: Int
    var diagnostics: [JSON]
    /// Whether nothing will be added: it is proved, or will not be.
    var isFinal: Bool
    /// Whether that is because no proof will be there.
    var isGivenUp = false
  }

  private(set) var known: [ExactText: Entry] = [:]
  /// The documents whose problems the client was told, where it has some.
  private(set) var published: Set<ExactText> = []
  /// Whose proof is to begin, and when.
  var queue = ProofQueue()
  /// The files that took part when a document was compiled last.
  private var files: [ExactText: Set<ExactText>] = [:]
  /// Where the links of the path of a document lead.
  private var identities: [ExactText: ExactText] = [:]
  private var editions: [ExactText: Int] = [:]
  private var nextEdition = 1

  /// A document or a file that it imports is another.
  mutating func changed(_ uri: ExactText, at time: Double) {
    editions[uri] = nextEdition
    nextEdition += 1
    known[uri] = nil
    queue.changed(uri, at: time)
  }

  mutating func close(_ uri: ExactText) {
    known[uri] = nil
    queue.close(uri)
    files[uri] = nil
    identities[uri] = nil
    editions[uri] = nil
  }

  /// Names what a document is made of now: its text, and those of the files that it imports.
  func edition(of uri: ExactText) -> Int { editions[uri] ?? 0 }

  /// No proof of a document will be there: what is known is all.
  mutating func giveUp(_ uri: ExactText) {
    known[uri]?.isFinal = true
    known[uri]?.isGivenUp = true
  }

  mutating func published(_ uri: ExactText, hasSome: Bool) {
    if hasSome { published.insert(uri) } else { published.remove(uri) }
  }

  /// Takes an answer; false where it says nothing new.
  mutating func take(_ entry: Entry, of uri: ExactText, _ identity: ExactText?, files paths: [ExactText]) -> Bool {
    files[uri] = Set(paths)
    identities[uri] = identity
    if let old = known[uri], old.isFinal && !entry.isFinal { return false }
    known[uri] = entry
    return true
  }

  /// The documents that a document or a file takes part in.
  func users(of uri: ExactText) -> [ExactText] {
    let paths = Set([path(ofURI: uri), identities[uri]].compactMap { $0 })
    return files.filter { !$0.value.isDisjoint(with: paths) }.keys.sorted()
  }
}

extension ProblemBoard {
  /// A lens with what is known to be wrong with its document.
  func withVerdict(lens: JSON) -> JSON {
    guard case .object(let members) = lens, let uri = lens["data"]?.uri else { return lens }
    let entry = known[uri]
    let verdict = JSON.object([
      ("diagnostics", .array(entry?.diagnostics ?? [])),
      ("isProved", .bool(entry.map { $0.isFinal && !$0.isGivenUp } ?? false)),
    ])
    return .object(members + [("layc", verdict)])
  }
}
