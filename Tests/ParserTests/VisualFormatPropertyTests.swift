import LayDiagnostics
import LayParser
import Testing

/// A small generator, so that a failure can be repeated from its seed.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Whatever the bytes are, parsing ends, and speaks only of places in the string.
@Suite struct VisualFormatPropertyTests {
  private static let good = [
    "H:|-[email(>=120,<=header@750)]-gap-[password]-|", "V:|-(>=8,==x@low)-[a(0x1p-1)][b(-5)]-(-1e2)-[c]|",
    "|-[a]->=0-[b]-==5@999-[c_1(c)]-8@750-|", "[bar[0]]-[key[2,1](8)]--5-[d]",
  ]

  @Test func everyPrefixAndEveryDeletionEnds() {
    for text in Self.good {
      let bytes = Array(text.utf8)
      for index in 0...bytes.count {
        expectInside(String(decoding: bytes[..<index], as: UTF8.self))
        guard index < bytes.count else { continue }
        var shorter = bytes
        shorter.remove(at: index)
        expectInside(String(decoding: shorter, as: UTF8.self))
        var other = bytes
        other[index] = 0x5B
        expectInside(String(decoding: other, as: UTF8.self))
      }
    }
  }

  @Test func everyStringOfTheAlphabetEnds() {
    let seed: UInt64 = 20_250_101
    var random = SplitMix64(state: seed)
    let alphabet = [
      "H:", "V:", "|", "-", "[", "]", "(", ")", "==", ">=", "<=", ">", "@", ",", ".", "a", "b1", "8", "0x", "1e9",
      "-5", " ", "\t", "é", "–", "\0", "*", "%", "\\", "🙂",
    ]
    for round in 0..<4000 {
      let length = Int.random(in: 0..<24, using: &random)
      let text = (0..<length).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }.joined()
      let result = parseFormat(text)
      let isRight = result.diagnostics.isEmpty
      if isRight { #expect(parseFormat(understood(text)).diagnostics.isEmpty, "seed \(seed), round \(round): \(text)") }
      if isRight { #expect(understood(understood(text)) == understood(text), "seed \(seed), round \(round): \(text)") }
      expectInside(text)
    }
  }

  @Test func bytesThatAreNoTextEnd() {
    let seed: UInt64 = 7
    var random = SplitMix64(state: seed)
    for round in 0..<500 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let range = SourceRange(file: .main, start: 0, end: bytes.count)
      let reports = parseVisualFormat(bytes, range: range).diagnostics
      #expect(reports.allSatisfy { $0.range.end <= bytes.count }, "seed \(seed), round \(round)")
      #expect(!reports.isEmpty, "seed \(seed), round \(round)")
    }
  }

  @Test func aMegabyteIsOneClearError() {
    for unit in ["[", "[a]", "-", "(", "|", "[a(", " ", "9", "[a]-(>=8"] {
      let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      #expect(parseFormat(text).diagnostics.map(\.code) == [.formatTooLong])
    }
  }

  @Test func noiseUpToTheLimitIsQuickAndReportedInMeasure() {
    let clock = ContinuousClock()
    let time = clock.measure {
      for unit in [
        "[", "]", "-", "(", ")", "|", "[a(", "a ", "9", "[a]-(>=8", "[a.", "[a[", "@", "0x", "é", "--5", "–",
      ] {
        let text = String(repeating: unit, count: VisualFormat.maximumLength / unit.utf8.count)
        let reports = parseFormat(text).diagnostics
        #expect(!reports.isEmpty && reports.count <= VisualFormat.maximumReports, "\(unit)")
        expectInside(text)
      }
    }
    #expect(time < .seconds(10))
  }
}
