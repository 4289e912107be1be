internal import LayJSON

/// Which documents wait to be proved, and what was found out about which version.
struct ProblemBoard {
  /// What was found in a document.
  struct Entry {
    var version: Int
    var diagnostics: [JSON]
    var isProved: Bool
  }

  /// How many seconds after a keystroke a proof begins.
  static let rest = 0.2

  private(set) var known: [String: Entry] = [:]
  /// When a document is to be proved.
  private(set) var due: [String: Double] = [:]
  /// The files that took part when a document was compiled last.
  private var files: [String: Set<String>] = [:]

  mutating func changed(_ uri: String, at time: Double) {
    known[uri] = nil
    due[uri] = time + ProblemBoard.rest
  }

  mutating func close(_ uri: String) {
    known[uri] = nil
    due[uri] = nil
    files[uri] = nil
  }

  /// Takes an answer; false where it says nothing new.
  mutating func take(_ entry: Entry, of uri: String, files paths: [String]) -> Bool {
    files[uri] = Set(paths)
    if let old = known[uri], old.version == entry.version, old.isProved && !entry.isProved { return false }
    known[uri] = entry
    return true
  }

  /// The documents that a file takes part in.
  func users(of path: String) -> [String] { files.filter { $0.value.contains(path) }.keys.sorted() }

  /// The document to be proved now, the one that has waited longest; nil for none.
  mutating func takeDue(at time: Double) -> String? {
    guard let next = due.filter({ $0.value <= time }).min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return nil
    }
    due[next.key] = nil
    return next.key
  }

  /// When something is to be proved, if nothing is being proved.
  func nextDue(isProving: Bool) -> Double? { isProving ? nil : due.values.min() }
}
