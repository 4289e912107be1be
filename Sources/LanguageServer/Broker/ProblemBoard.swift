internal import LayDiagnostics
internal import LayJSON

/// The known diagnostics of each document's version, and the queue of documents to prove.
struct ProblemBoard {
  /// The diagnostics of a document.
  struct Entry {
    var version: Int
    var diagnostics: [ShownDiagnostic]
    /// True if the diagnostics are complete, because the document is proved or will not be.
    var isFinal: Bool
    /// True if they are complete because the proof was given up.
    var isGivenUp = false
  }

  private(set) var known: [DocumentURI: Entry] = [:]
  /// The documents whose published diagnostics are not empty.
  private(set) var published: Set<DocumentURI> = []
  /// The documents to prove.
  var queue = ProofQueue()
  /// The files in the last compilation of each document.
  private var files: [DocumentURI: Set<ExactText>] = [:]
  /// The paths of documents with links resolved.
  private var identities: [DocumentURI: ExactText] = [:]
  private var editions: [DocumentURI: Int] = [:]
  private var nextEdition = 1

  /// Handles a change of a document or of a file that it imports.
  mutating func changed(_ uri: DocumentURI, at time: Double) {
    editions[uri] = nextEdition
    nextEdition += 1
    known[uri] = nil
    queue.changed(uri, at: time)
  }

  mutating func close(_ uri: DocumentURI) {
    known[uri] = nil
    queue.close(uri)
    files[uri] = nil
    identities[uri] = nil
    editions[uri] = nil
  }

  /// Returns the number of a document's current contents, including those of the files that it imports.
  func edition(of uri: DocumentURI) -> Int { editions[uri] ?? 0 }

  /// Marks the diagnostics of a document as complete, since there will be no proof.
  mutating func giveUp(_ uri: DocumentURI) {
    known[uri]?.isFinal = true
    known[uri]?.isGivenUp = true
  }

  mutating func published(_ uri: DocumentURI, hasSome: Bool) {
    if hasSome { published.insert(uri) } else { published.remove(uri) }
  }

  /// Stores new diagnostics; false if they add nothing to complete ones.
  mutating func take(_ entry: Entry, of uri: DocumentURI, _ identity: ExactText?, files paths: [ExactText]) -> Bool {
    files[uri] = Set(paths)
    identities[uri] = identity
    if let old = known[uri], old.isFinal && !entry.isFinal { return false }
    known[uri] = entry
    return true
  }

  /// Returns the documents whose last compilation contains a document or a file, or a folder of string catalogs around it.
  func users(of uri: DocumentURI) -> [DocumentURI] {
    let paths = Set([documentPath(ofURI: uri), identities[uri]].compactMap { $0 }.flatMap(\.withFolders))
    return files.filter { !$0.value.isDisjoint(with: paths) }.keys.sorted()
  }
}

extension ExactText {
  /// The path with those of all folders around it.
  fileprivate var withFolders: [ExactText] {
    var (found, rest) = ([self], text[...])
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")), slash > rest.startIndex {
      rest = rest[..<slash]
      found.append(ExactText(String(rest)))
    }
    return found
  }
}

extension ProblemBoard {
  /// Returns the state of the proof of a document.
  func verdict(on uri: DocumentURI) -> CodeLensParams.Verdict {
    let entry = known[uri]
    return CodeLensParams.Verdict(
      diagnostics: entry?.diagnostics ?? [], isProved: entry.map { $0.isFinal && !$0.isGivenUp } ?? false)
  }
}
