import TestSupport
import Testing

/// A file that is being typed is cut off anywhere and lacks a byte anywhere; nothing of that stops the tool.
@Suite struct PrefixTests {
  private static let all = Repository.samples + Repository.wrongSamples

  @Test(arguments: all)
  func samplesWithAnyPieceMissingGoThroughEveryStage(_ path: String) throws {
    let seed = UInt64(setting("LAYC_SEED", default: 1))
    var random = SeededGenerator(seed: seed)
    let bytes = try Repository.bytes(path)
    for _ in 0..<cases(1, thorough: 30) {
      let cut = Int.random(in: 0...bytes.count, using: &random)
      #expect(exercise(Array(bytes[..<cut]), path: path) == nil, "seed \(seed), the first \(cut) bytes")
      let hole = Int.random(in: bytes.indices, using: &random)
      var shorter = bytes
      shorter.remove(at: hole)
      #expect(exercise(shorter, path: path) == nil, "seed \(seed), without byte \(hole)")
    }
  }
}
