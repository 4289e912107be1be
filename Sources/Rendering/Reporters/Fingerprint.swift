package import LayDiagnostics
/// The identity of a problem across changes of its file: its message and the text of its lines, independent of their positions
/// and of their indentation.
package struct Fingerprint {
  /// The hash as sixteen hexadecimal digits.
  package private(set) var text: String

  /// The most bytes of the problem's lines that are hashed: a file may be one line of megabytes with many problems.
  static let reach = 4096

  package init(_ diagnostic: Diagnostic, in sources: [SourceText]) {
    var hash = FNV1a()
    hash.add(withoutLineNumbers(diagnostic.message))
    hash.add(0)
    if sources.indices.contains(Int(diagnostic.range.file.rawValue)) {
      hash.add(words: lines(of: diagnostic.range, in: sources[Int(diagnostic.range.file.rawValue)]))
    }
    let digits = String(hash.value, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
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
