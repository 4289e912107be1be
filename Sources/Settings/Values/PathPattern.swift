/// A pattern of paths below a folder: `Legacy/**`, `**/Old*.lay`.
///
/// `*` is any part of a name, `?` a single character of one, and `**` alone between slashes any number of folders, also
/// none. A path that matches is matched with everything inside it.
package struct PathPattern: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    /// Any number of folders.
    case folders
    /// The characters of a name, with wildcards.
    case name([Unicode.Scalar])
  }

  /// The pattern as it was written.
  package let text: String
  private let parts: [Part]

  /// The most bytes of a pattern.
  package static let longest = 1000

  /// Parses a pattern; throws the reason if `text` is none.
  package init(_ text: String) throws(PatternProblem) {
    guard text.utf8.count <= PathPattern.longest else {
      throw PatternProblem(reason: "a pattern has at most \(PathPattern.longest) bytes")
    }
    if text.isEmpty { throw PatternProblem(reason: "it is empty; '**' is every path") }
    if text.utf8.contains(UInt8(ascii: "\\")) { throw PatternProblem(reason: "folders are separated by '/'") }
    if text.unicodeScalars.contains(where: { "[]{}!".unicodeScalars.contains($0) }) {
      throw PatternProblem(reason: "the only wildcards are '*', '**' and '?'")
    }
    var parts: [Part] = []
    // A slash at the end adds nothing: a folder is matched with everything inside it.
    let bare = text.utf8.last == UInt8(ascii: "/") ? text.utf8.dropLast() : text.utf8[...]
    for piece in bare.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      parts.append(try PathPattern.part(String(decoding: piece, as: UTF8.self)))
    }
    (self.text, self.parts) = (text, parts)
  }

  private static func part(_ name: String) throws(PatternProblem) -> Part {
    switch name {
    case "":
      throw PatternProblem(reason: "it begins in the folder of the settings file, and has no '/' in front or twice")
    case ".", "..": throw PatternProblem(reason: "it has no '\(name)': it begins in the folder of the settings file")
    case "**": return .folders
    default:
      let scalars = Array(name.unicodeScalars)
      if zip(scalars, scalars.dropFirst()).contains(where: { $0 == "*" && $1 == "*" }) {
        throw PatternProblem(reason: "'**' belongs alone between slashes")
      }
      return .name(scalars)
    }
  }

  /// True if the pattern matches `path`, or a folder that contains it. The time is at most the product of both lengths.
  package func matches(_ path: String) -> Bool {
    // The states are the numbers of parts that the names so far have used up.
    var states = [Bool](repeating: false, count: parts.count + 1)
    states[0] = true
    skipFolders(&states)
    for name in path.utf8.split(separator: UInt8(ascii: "/")) {
      let scalars = Array(String(decoding: name, as: UTF8.self).unicodeScalars)
      var next = [Bool](repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where states[index] {
        switch part {
        case .folders: next[index] = true
        case .name(let pattern): if isName(scalars, like: pattern) { next[index + 1] = true }
        }
      }
      skipFolders(&next)
      if next[parts.count] { return true }
      states = next
    }
    return false
  }

  /// Lets each `**` stand for no folder.
  private func skipFolders(_ states: inout [Bool]) {
    for (index, part) in parts.enumerated() where states[index] && part == .folders { states[index + 1] = true }
  }

  /// True if a name matches a part: only the last `*` before a mismatch can take more characters.
  private func isName(_ name: [Unicode.Scalar], like pattern: [Unicode.Scalar]) -> Bool {
    var (index, place) = (0, 0)
    var star: (index: Int, place: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (index, place)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[index] {
        (index, place) = (index + 1, place + 1)
      } else if let last = star {
        star = (last.index + 1, last.place)
        (index, place) = (last.index + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}

/// The reason why a text is no pattern.
package struct PatternProblem: Error {
  package var reason: String
}
