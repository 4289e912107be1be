import Foundation
import LayCompiler
import LayDiagnostics
import LayFormatter
import LayParser
import TestSupport
import Testing

/// What holds for files that are broken in any way: tokens stay, twice is once, and the same is reported.
@Suite struct FormatMutationTests {
  /// `LAYC_MUTATIONS=100000 LAYC_SEED=7` tries as many, from another seed on.
  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
  private static let firstSeed = number("LAYC_SEED") ?? 1
  private static func seeds(_ usual: UInt64) -> Range<UInt64> {
    firstSeed..<firstSeed + (number("LAYC_MUTATIONS") ?? usual)
  }

  private static let pieces = [
    "\n", "\n\n\n", ";", " ", "\t", "// c\n", "/// d\n", "//\n", "{", "}", "\r\n", "\r", "(\n", ",\n", "[\n", "\n)",
    "else", "when width > 1 {", "-", "- -", "not", "...", "state s {", "\n{", "}\n\nelse {", "\"", "é", "\u{FEFF}", "😀",
    ";;", "( // c\n", "{ // c\n", "} // c\n", "@high", "\n\n// c\n\n", "a.b", ".x", "x", " .x", "[0]", "50%", "90deg",
    "/* c */", "/* c\n  d */ ", "a, b", "view v", "==", "=", "|", "\0", "import \"", "layout L {", "}\n}", "\n  ",
  ]

  /// A sample with some tokens or bytes deleted, inserted or swapped.
  private static func mutant(_ generator: inout SeededGenerator) -> [UInt8] {
    guard let sample = FormatPropertyTests.samples.randomElement(using: &generator) else { return [] }
    let tree = parse(sample.bytes)
    var tokens = (0..<tree.tokenCount).map { Array(tree.bytes[tree.tokenStart($0)..<Int(tree.tokenEnds[$0])]) }
    // Long samples say no more than short ones.
    tokens = Array(tokens.dropFirst(Int.random(in: 0..<tokens.count, using: &generator) / 2).prefix(400))
    let count = [0, 1, 1, 2, 3, 5, 10, 30].randomElement(using: &generator) ?? 1
    for _ in 0..<count where !tokens.isEmpty { change(&tokens, &generator) }
    return Array(tokens.joined())
  }

  private static func change(_ tokens: inout [[UInt8]], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0..<tokens.count, using: &generator)
    let other = Int.random(in: 0..<tokens.count, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1: tokens.remove(at: place)
    case 2, 3, 4: tokens.insert(Array((pieces.randomElement(using: &generator) ?? "").utf8), at: place)
    case 5: tokens[place] = tokens[other]
    case 6: tokens.swapAt(place, other)
    case 7: tokens[place] = [UInt8.random(in: 0...255, using: &generator)]
    case 8: if !tokens[place].isEmpty { tokens[place].removeLast() }
    default:
      let blanks = tokens.indices.filter { [0x20, 0x0A, 0x09].contains(tokens[$0].first ?? 0) }
      let blank = blanks.randomElement(using: &generator) ?? place
      tokens[blank] = Array(
        (["\n", "  ", "\n\n", " // k\n", ";", "\n// own\n", " "].randomElement(using: &generator) ?? "").utf8)
    }
  }

  private func codes(_ tree: SyntaxTree) -> [String] { tree.diagnostics.map(\.code.id) }

  @Test func mutantsKeepTheirTokensAndReportsAndAreFormattedOnce() {
    for seed in Self.seeds(300) {
      var generator = SeededGenerator(seed: seed)
      let bytes = Self.mutant(&generator)
      let tree = parse(bytes)
      let once = format(tree)
      let result = parse(once)
      #expect(keptTokens(result) == keptTokens(tree), "tokens, seed \(seed)")
      #expect(codes(result) == codes(tree), "codes, seed \(seed)")
      #expect(format(result) == once, "again, seed \(seed)")
    }
  }

  @Test func whatIsReportedOfAMutantStaysTheSameUpToTheProgram() {
    let files = Dictionary(uniqueKeysWithValues: FormatPropertyTests.samples.map { ($0.name, $0.bytes) })
    func compiled(_ bytes: [UInt8]) -> String {
      let compilation = compile(path: "mutant.lay", bytes: bytes) { files[$0] }
      let codes = compilation.diagnostics.map(\.code.id).sorted()
      return compilation.layouts.map { "\($0.program)" }.joined(separator: "\n") + codes.joined(separator: " ")
    }
    for seed in Self.seeds(30) {
      var generator = SeededGenerator(seed: seed &+ 1_000_000_000)
      let bytes = Self.mutant(&generator)
      #expect(compiled(format(parse(bytes))) == compiled(bytes), "seed \(seed)")
    }
  }

  @Test func whatStandsAroundAnErrorKeepsEveryByte() {
    for seed in Self.seeds(100) {
      var generator = SeededGenerator(seed: seed &+ 2_000_000_000)
      let bytes = Self.mutant(&generator)
      let tree = parse(bytes)
      let text = String(decoding: format(tree), as: UTF8.self)
      for error in tree.diagnostics where error.severity == .error && !error.range.isEmpty {
        let part = part(around: error.range.start, in: bytes)
        // What stands behind a comment of another language is not broken itself.
        #expect(part.isEmpty || part.contains("*/") || text.contains(part), "seed \(seed): \(part)")
      }
    }
  }

  /// The part of a line around `offset` that braces and `;` do not divide, without the blanks at its ends.
  private func part(around offset: Int, in bytes: [UInt8]) -> String {
    func isEnd(_ byte: UInt8) -> Bool { "\n\r{};".utf8.contains(byte) }
    let start = bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isEnd) ?? bytes.count
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
      .trimmingCharacters(in: CharacterSet(charactersIn: " \t\u{FEFF}"))
  }
}
