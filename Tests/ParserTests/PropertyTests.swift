import Foundation
import LayDiagnostics
import LayParser
import TestSupport
import Testing

/// What holds for any text: tokens cover it, the tree prints back, nodes nest, nothing is wrong without a report.
@Suite struct PropertyTests {
  /// The files of /Samples, the wrong ones too.
  static let samples: [(name: String, bytes: [UInt8])] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Samples")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".lay") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: root.appendingPathComponent(path).path).map { (path, Array($0)) }
    }
  }()

  /// Pieces that random texts are made of: every token, and what begins one.
  private static let pieces: [String] =
    TokenKind.allCases.compactMap(\.word) + [
      "a", "Label", "x", "any", "with", "offset", "inset", "within", "spacing", "horizontal", "mask", "if", "L0502",
      "12",
      "0.5", "50%", "90deg", "375x667", "\"text\"", "\"open", "#ff66ff", "#f", "44px", ".5", "=", "==", "<=", ">=", "<",
      ">",
      "+", "-", "*", "/", "@", ".", ",", ":", ";", "...", "..<", "..", "(", ")", "[", "]", "{", "}", "\n", "\n  ",
      "\n    ",
      " ", " ", " ", "// c\n", "/// d\n", "/* e */", "/*", "*/", "=>", "|", "&&", "!", "≤", "é", "“", "\u{0}", "\r\n",
    ]

  @Test func randomTokensMakeSoundTrees() {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0..<120, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
      let tree = parse(Array(text.utf8))
      #expect(firstUnsoundness(of: tree) == nil, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func randomBytesMakeSoundTrees() {
    for seed in 0..<400 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0..<200, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(firstUnsoundness(of: parse(bytes)) == nil, "seed \(seed)")
    }
  }

  @Test func samplesAreThere() { #expect(Self.samples.count >= 10) }

  @Test(arguments: samples.map(\.name))
  func prefixesAndDeletionsOfASampleMakeSoundTrees(_ name: String) throws {
    let bytes = try #require(Self.samples.first { $0.name == name }).bytes
    // Each takes time in proportion to the file.
    for index in stride(from: 0, to: bytes.count, by: cases(1 + bytes.count / 12, thorough: 1)) {
      let prefix = parse(Array(bytes[..<index]))
      #expect(prefix.bytes.count == index)
      var shorter = bytes
      shorter.remove(at: index)
      #expect(firstUnsoundness(of: prefix) == nil, "the first \(index) bytes of \(name)")
      #expect(firstUnsoundness(of: parse(shorter)) == nil, "\(name) without byte \(index)")
    }
  }

  @Test func theSamesTextGivesTheSameTree() {
    for (_, bytes) in Self.samples {
      let (one, other) = (parse(bytes), parse(bytes))
      #expect(one.nodes == other.nodes && one.diagnostics == other.diagnostics)
    }
  }

  /// One byte missing is one mistake: most deletions are reported once or not at all.
  @Test func aDeletedByteSeldomCostsMoreThanOneReport() {
    var reports: [Int: Int] = [:]
    for (name, bytes) in Self.samples where !name.contains("/") {
      for index in stride(from: 0, to: bytes.count, by: cases(61, thorough: 1)) {
        var shorter = bytes
        shorter.remove(at: index)
        reports[min(parse(shorter).diagnostics.count, 4), default: 0] += 1
      }
    }
    let total = reports.values.reduce(0, +)
    let many = reports[2, default: 0] + reports[3, default: 0] + reports[4, default: 0]
    #expect(many * 100 <= total, "\(reports)")
  }

  /// Mutates samples by bytes and by tokens; `LAYC_FUZZ=n` makes n rounds of it.
  @Test func mutatedSamplesMakeSoundTrees() {
    let rounds = ProcessInfo.processInfo.environment["LAYC_FUZZ"].flatMap { Int($0) } ?? 2000
    let firstSeed = ProcessInfo.processInfo.environment["LAYC_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    for seed in firstSeed..<firstSeed + UInt64(rounds) {
      var mutator = Mutator(seed: seed, samples: Self.samples.map(\.bytes))
      let bytes = mutator.text()
      let problem = firstUnsoundness(of: parse(bytes))
      #expect(problem == nil, "LAYC_FUZZ=1 LAYC_FUZZ_SEED=\(seed): \(problem ?? "")")
    }
  }

  /// The text around a report, for the message of a failure.
  private func around(_ diagnostic: Diagnostic, _ tree: SyntaxTree) -> String {
    let range = max(0, diagnostic.range.start - 80)..<min(tree.bytes.count, diagnostic.range.end + 40)
    return String(decoding: tree.bytes[range], as: UTF8.self)
  }

  /// Repairs are real: after all automatic ones fewer problems are left, and none of the repaired ones.
  @Test func automaticRepairsOfMutatedSamplesNeverAddProblems() {
    for seed in 1..<400 as Range<UInt64> {
      var mutator = Mutator(seed: seed, samples: Self.samples.filter { !$0.name.contains("/") }.map(\.bytes), most: 1)
      let tree = parse(mutator.text())
      let fixes = tree.diagnostics.compactMap(\.fixIt)
      guard fixes.count == 1, fixes[0].safety == .automatic else { continue }
      let left = parse(applyFixes(of: tree)).diagnostics.count
      #expect(left < tree.diagnostics.count, "seed \(seed): \(fixes[0].message)\n\(around(tree.diagnostics[0], tree))")
    }
  }
}
