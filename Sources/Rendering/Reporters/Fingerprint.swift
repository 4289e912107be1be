package import LayDiagnostics
/// The identity of a problem across changes of its file and of the words of layc: its code, the names and attributes in its message
/// and the text of its lines, of a conflict also the lines of its other constraints, independent of their positions and of their
/// indentation.
package struct Fingerprint {
  /// The hash as sixteen hexadecimal digits.
  package private(set) var text: String
  /// The hash of version 1, of the message and the lines: SARIF reports have both for one release.
  package private(set) var former: String

  /// The most bytes of the problem's lines that are hashed: a file may be one line of megabytes with many problems.
  static let reach = 4096

  package init(_ diagnostic: Diagnostic, in sources: [SourceText]) {
    var (hash, former) = (FNV1a(), FNV1a())
    hash.add(diagnostic.code.id)
    for name in quotedNames(diagnostic.message) + namedAttributes(diagnostic.message) {
      hash.add(0)
      hash.add(name)
    }
    hash.add(0)
    former.add(withoutLineNumbers(diagnostic.message))
    former.add(0)
    if sources.indices.contains(Int(diagnostic.range.file.rawValue)) {
      let lines = lines(of: diagnostic.range, in: sources[Int(diagnostic.range.file.rawValue)])
      hash.add(words: lines)
      former.add(words: lines)
    }
    // Constraints of one line may be in several conflicts.
    if diagnostic.code == .conflict {
      for lines in others(of: diagnostic, in: sources) { hash.add(words: lines) }
    }
    (text, self.former) = (hash.digits, former.digits)
  }
}

/// Returns the lines of the labels of a diagnostic without its own, each once and in their order by text.
private func others(of diagnostic: Diagnostic, in sources: [SourceText]) -> [ArraySlice<UInt8>] {
  let ranges = Set(diagnostic.labels.map { $0.range }).subtracting([diagnostic.range])
  let texts = ranges.filter { sources.indices.contains(Int($0.file.rawValue)) }.map {
    lines(of: $0, in: sources[Int($0.file.rawValue)]).drop { $0 == 0x20 || $0 == 0x09 }
  }
  return Set(texts).sorted { $0.lexicographicallyPrecedes($1) }
}

/// Returns the lengths and coordinates that `message` names, each once: findings about the width and the height of a view differ.
private func namedAttributes(_ message: String) -> [String] {
  let words = Set(message.split(whereSeparator: { !$0.isLetter }).map { String($0) })
  return ["width", "height", "x", "y"].filter { words.contains($0) }
}

/// Returns the names in `message`, each once and in alphabetical order: the text between single quotes or backticks. An
/// apostrophe inside a word opens no name.
func quotedNames(_ message: String) -> [String] {
  let bytes = Array(message.utf8)
  let (quote, tick) = (UInt8(ascii: "'"), UInt8(ascii: "`"))
  func isWord(_ index: Int) -> Bool {
    guard bytes.indices.contains(index) else { return false }
    let byte = bytes[index]
    return byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
  var names: Set<String> = []
  var index = 0
  while index < bytes.count {
    let sign = bytes[index]
    guard sign == tick || sign == quote && !isWord(index - 1) else {
      index += 1
      continue
    }
    let start = index + 1
    guard
      let end = bytes[start...].indices.first(where: { bytes[$0] == sign && (sign == tick || !isWord($0 + 1)) })
    else { break }
    names.insert(String(decoding: bytes[start..<end], as: UTF8.self))
    index = end + 1
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// Returns the bytes of the lines that `range` touches, at most ``Fingerprint/reach`` of them.
private func lines(of range: SourceRange, in source: SourceText) -> ArraySlice<UInt8> {
  let first = source.lines.range(ofLine: source.lines.position(of: range.start).line, in: source.bytes)
  let last = source.lines.range(ofLine: source.lines.position(of: range.end).line, in: source.bytes)
  let end = max(first.lowerBound, last.upperBound)
  return source.bytes[first.lowerBound..<min(end, first.lowerBound + Fingerprint.reach)]
}

/// Replaces the numbers behind `line` and `lines` in `message` by `…`, as in `is already declared on line 12`.
func withoutLineNumbers(_ message: String) -> String {
  var expectsNumber = false
  var mayGoOn = false
  let words = message.split(separator: " ", omittingEmptySubsequences: false).map { word -> Substring in
    let number = word.prefix { $0.isASCII && $0.isNumber }
    let sign = word.dropFirst(number.count)
    if expectsNumber && !number.isEmpty && (sign.isEmpty || sign == "," || sign == ";") {
      expectsNumber = sign == ","
      mayGoOn = sign != ";"
      return "…" + sign
    }
    expectsNumber = word == "line" || word == "lines" || mayGoOn && word == "and"
    mayGoOn = false
    return word
  }
  return words.joined(separator: " ")
}

/// The 64-bit hash FNV-1a: it is the same on every machine, and collisions give no advantage to an attacker.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash as sixteen hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
  }

  /// Adds `bytes` with one space for each run of white space and none at the beginning.
  mutating func add(words bytes: ArraySlice<UInt8>) {
    for word in bytes.split(whereSeparator: { $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      for byte in word { add(byte) }
      add(0x20)
    }
  }
}

/// Numbers equal problems of one file, so that each has a unique name.
package struct FingerprintCounter {
  private var counts: [ProblemKey: Int] = [:]

  /// Returns the number of problems with `key` so far, from 1.
  mutating func next(_ key: ProblemKey) -> Int {
    counts[key, default: 0] += 1
    return counts[key, default: 1]
  }
}

/// The key of equal problems, which a baseline does not distinguish.
package struct ProblemKey: Hashable, Comparable {
  /// The path of the file.
  package var file: String
  package var code: String
  package var fingerprint: String

  package init(file: String, code: String, fingerprint: String) {
    (self.file, self.code, self.fingerprint) = (file, code, fingerprint)
  }

  package static func < (a: ProblemKey, b: ProblemKey) -> Bool {
    if a.file != b.file { return a.file.utf8.lexicographicallyPrecedes(b.file.utf8) }
    return (a.code, a.fingerprint) < (b.code, b.fingerprint)
  }
}
