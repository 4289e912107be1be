internal import LayDiagnostics
internal import LayJSON
internal import LayRendering
/// A list of known problems of a project, which a check leaves out.
///
/// A problem is identified by its file, its code, the names in its message and the text of its lines, whatever its position.
/// Equal problems are counted: if two are known, a third is new.
struct Baseline {
  /// The number of problems with each key, and the message of one of them.
  private var entries: [ProblemKey: (count: Int, message: String)] = [:]

  /// The version of the file format.
  static let version = 2
  /// The most bytes of a baseline.
  static let largestFile = 8 << 20
  /// The largest count of an entry.
  static let largestCount = 1_000_000
  /// The most bytes of a written message: it is only for people, and not a part of the key.
  static let longestMessage = 200

  /// The number of problems.
  var count: Int { entries.values.map(\.count).reduce(0, +) }
  /// The files of the problems.
  var files: Set<String> { Set(entries.keys.map(\.file)) }

  /// Adds a problem.
  mutating func add(_ key: ProblemKey, _ message: String, count: Int = 1) {
    let before = entries[key]
    let sum = min((before?.count ?? 0) + count, Baseline.largestCount)
    entries[key] = (sum, before?.message ?? shortened(message, to: Baseline.longestMessage))
  }

  /// Removes one problem; false if it is not listed.
  mutating func take(_ key: ProblemKey) -> Bool {
    guard let entry = entries[key] else { return false }
    entries[key] = entry.count > 1 ? (entry.count - 1, entry.message) : nil
    return true
  }

  /// Returns the number of problems in `files`.
  func count(in files: Set<String>) -> Int {
    entries.filter { files.contains($0.key.file) }.values.map(\.count).reduce(0, +)
  }

  /// The contents of the file: sorted, one entry a line, so that versions can be compared line by line.
  var text: String {
    let lines = entries.sorted { $0.key < $1.key }.map { key, entry in
      let members: [(String, JSON)] = [
        ("file", .string(key.file)), ("code", .string(key.code)), ("fingerprint", .string(key.fingerprint)),
        ("count", .integer(entry.count)), ("message", .string(entry.message)),
      ]
      return "    " + JSON.object(members).text(width: .max).dropLast()
    }
    let problems = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": \(Baseline.version),\n  \"problems\": \(problems)\n}\n"
  }
}

/// The reason why a file cannot serve as a baseline.
struct BaselineProblem: Error {
  /// The reason, as it follows `'old.json' is no baseline:`.
  var message: String
  /// True if it is a baseline of an earlier version.
  var isFormer = false
}

extension Baseline {
  /// True if `bytes` are a baseline, perhaps broken by a merge; other files must not be overwritten.
  static func isMeant(by bytes: [UInt8]) -> Bool {
    let name = Array("\"problems\"".utf8)
    // The standard library's search for a subsequence takes a second for the largest baseline.
    return bytes.isEmpty || bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
  }

  /// Parses the contents of a file.
  init(_ bytes: [UInt8]) throws(BaselineProblem) {
    guard bytes.count <= Baseline.largestFile else {
      throw BaselineProblem(message: "it has more than \(Baseline.largestFile >> 20) MB")
    }
    let document = try Baseline.document(bytes)
    guard let version = document["version"]?.integer, let problems = document["problems"]?.array else {
      throw BaselineProblem(message: "it has no 'version' and 'problems'")
    }
    guard version == Baseline.version else {
      throw BaselineProblem(
        message: "it is of version \(version), and this layc reads version \(Baseline.version)",
        isFormer: (1..<Baseline.version).contains(version))
    }
    for (index, problem) in problems.enumerated() {
      guard let file = problem["file"]?.string, let code = problem["code"]?.string,
        let fingerprint = problem["fingerprint"]?.string, let count = problem["count"]?.integer
      else {
        throw BaselineProblem(message: "its problem \(index + 1) needs a 'file', 'code', 'fingerprint' and 'count'")
      }
      guard count >= 1 && count <= Baseline.largestCount else {
        throw BaselineProblem(
          message: "the 'count' of its problem \(index + 1) is not between 1 and \(Baseline.largestCount)")
      }
      add(
        ProblemKey(file: file, code: code, fingerprint: fingerprint), problem["message"]?.string ?? "", count: count)
    }
  }

  private static func document(_ bytes: [UInt8]) throws(BaselineProblem) -> JSON {
    do throws(JSONProblem) {
      return try JSON(bytes)
    } catch {
      let place = LineMap(bytes).position(of: error.offset)
      throw BaselineProblem(message: "line \(place.line), column \(place.column): \(error.message)")
    }
  }
}
