internal import LayDiagnostics
internal import LayJSON

/// Problems that a project knows of and has not solved yet: a check with a baseline leaves them out.
///
/// A problem is the same one as long as its file, code, message and the text of its lines are; where it stands does
/// not matter. Equal ones are counted: where two are known, a third is new.
struct Baseline {
  /// How many problems of each kind there are, and what one of them says.
  private var entries: [ProblemKey: (count: Int, message: String)] = [:]

  /// The form of the file.
  static let version = 1
  /// The most bytes that a baseline may have.
  static let largestFile = 8 << 20
  /// The most equal problems that one entry may stand for.
  static let largestCount = 1_000_000
  /// The most bytes of a message that are written: it is there for people, and no problem is told by it.
  static let longestMessage = 200

  /// How many problems it lists.
  var count: Int { entries.values.map(\.count).reduce(0, +) }
  /// The files of its problems.
  var files: Set<String> { Set(entries.keys.map(\.file)) }

  /// Adds one problem.
  mutating func add(_ key: ProblemKey, _ message: String, count: Int = 1) {
    let before = entries[key]
    let sum = min((before?.count ?? 0) + count, Baseline.largestCount)
    entries[key] = (sum, before?.message ?? shortened(message, to: Baseline.longestMessage))
  }

  /// Takes one problem away, if it is listed.
  mutating func take(_ key: ProblemKey) -> Bool {
    guard let entry = entries[key] else { return false }
    entries[key] = entry.count > 1 ? (entry.count - 1, entry.message) : nil
    return true
  }

  /// How many problems it lists of `files`.
  func count(in files: Set<String>) -> Int {
    entries.filter { files.contains($0.key.file) }.values.map(\.count).reduce(0, +)
  }

  /// The text of the file: sorted, an entry a line, so that two of them compare line by line.
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

/// Why a file is no baseline, in the words behind `'old.json' is no baseline:`.
struct BaselineProblem: Error {
  var message: String
}

extension Baseline {
  /// Whether `bytes` are a baseline, perhaps one that a merge has broken: anything else is not to be overwritten.
  static func isMeant(by bytes: [UInt8]) -> Bool {
    let name = Array("\"problems\"".utf8)
    // The library's search for a run of elements takes a second for what a baseline may have.
    return bytes.isEmpty || bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
  }

  /// Reads the text of a file.
  init(_ bytes: [UInt8]) throws(BaselineProblem) {
    guard bytes.count <= Baseline.largestFile else {
      throw BaselineProblem(message: "it has more than \(Baseline.largestFile >> 20) MB")
    }
    let document = try Baseline.document(bytes)
    guard let version = document["version"]?.integer, let problems = document["problems"]?.array else {
      throw BaselineProblem(message: "it has no 'version' and 'problems'")
    }
    guard version == Baseline.version else {
      throw BaselineProblem(message: "it is of version \(version), and this layc reads version \(Baseline.version)")
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
