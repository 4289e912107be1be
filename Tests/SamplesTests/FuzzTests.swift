import Foundation
import TestSupport
import Testing

/// Samples with random damage go through compiling, checking and laying out. `LAYC_FUZZ` says how many rounds,
/// `LAYC_SEED` with which seed; a failure prints the text.
@Suite struct FuzzTests {
  @Test func damagedSamplesNeverStopTheTool() throws {
    let rounds = setting("LAYC_FUZZ", default: cases(250, thorough: 20_000))
    let seed = UInt64(setting("LAYC_SEED", default: 1))
    let corpus = try (Repository.samples + Repository.wrongSamples).map { (path: $0, bytes: try Repository.bytes($0)) }
    var mutator = Mutator(seed: seed, corpus: corpus.map(\.bytes))
    for round in 0..<rounds {
      let original = corpus[Int.random(in: corpus.indices, using: &mutator.random)]
      let damaged = mutator.damage(original.bytes)
      if let problem = exercise(damaged, path: original.path) {
        Issue.record("seed \(seed), round \(round): \(problem)\n\(String(decoding: damaged, as: UTF8.self))")
      }
    }
    print("fuzz: \(rounds) rounds, seed \(seed)")
  }
}

/// Changes texts as careless people and broken tools do.
struct Mutator {
  var random: SeededGenerator
  private let corpus: [[UInt8]]

  init(seed: UInt64, corpus: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.corpus = corpus
  }

  /// `bytes` with one to four changes.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&result) }
    return result
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: bytes.removeSubrange(piece(of: bytes))
    case 1: bytes.insert(contentsOf: Array(bytes[piece(of: bytes)]), at: place(in: bytes))
    case 2: bytes.insert(contentsOf: Array(Self.words.randomElement(using: &random)!.utf8), at: place(in: bytes))
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place(in: bytes))
    case 4: replaceNumber(in: &bytes)
    case 5: swapLines(in: &bytes)
    default:
      let other = corpus[Int.random(in: corpus.indices, using: &random)]
      bytes.insert(contentsOf: Array(other[piece(of: other)]), at: place(in: bytes))
    }
  }

  private static let words = [
    "{", "}", "(", ")", "[", "]", "\"", "=", "==", "<=", "@", ".", "...", "..<", ";", "\n", "//", "-", "*", "/", "%",
    "view ",
    "for i in 0 ..< 3 {", "when width > 400 {", "else", "vfl \"H:|[a]|\"", "superview", "root", ".width", ".frame",
    "frame = (0, 0, 10, 10)", "mask = W+H", "sizes", "expect 320x480 {", "component A { view a: A }", "@999", "0",
    "1e999",
    "#fff", "\u{1F600}", "état", "rotate(90deg)", "hidden = true", "import \"Shared.lay\"", "metric a = a", "min(1)",
    "true",
  ]

  private static let numbers = [
    "0", "1", "-1", "0.1", "44", "1000", "1001", "0.0000000000000000000001", "99999999999999999999999999", "1e9", "1/0",
  ]

  private mutating func place(in bytes: [UInt8]) -> Int { Int.random(in: 0...bytes.count, using: &random) }

  private mutating func piece(of bytes: [UInt8]) -> Range<Int> {
    let start = place(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 0...40, using: &random))
  }

  private mutating func replaceNumber(in bytes: inout [UInt8]) {
    let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
    guard let index = digits.randomElement(using: &random) else { return }
    bytes.replaceSubrange(index...index, with: Array(Self.numbers.randomElement(using: &random)!.utf8))
  }

  private mutating func swapLines(in bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = Int.random(in: lines.indices, using: &random)
    lines.swapAt(first, Int.random(in: lines.indices, using: &random))
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
