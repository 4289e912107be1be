import LayParser
import TestSupport
import Testing

/// A file that is being typed is cut off anywhere and lacks a byte anywhere; nothing of that stops the tool.
@Suite struct PrefixTests {
  private static let all = Repository.samples + Repository.wrongSamples

  @Test(arguments: all)
  func everyPrefixParsesIntoAWholeTree(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    for end in 0...bytes.count {
      if let problem = gap(in: parse(Array(bytes[..<end]))) { Issue.record("the first \(end) bytes: \(problem)") }
    }
  }

  @Test(arguments: all)
  func everyDeletionOfAByteParsesIntoAWholeTree(_ path: String) throws {
    let bytes = try Repository.bytes(path)
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      if let problem = gap(in: parse(shorter)) { Issue.record("without byte \(index): \(problem)") }
    }
  }

  /// What of the text the tree does not hold, or nil.
  private func gap(in tree: SyntaxTree) -> String? {
    guard tree.tokenEnds.last.map(Int.init) == tree.bytes.count else { return "the tokens end before the text" }
    guard tree.nodes.last?.kind == .file else { return "the last node is not the file" }
    return nil
  }

  @Test(arguments: all)
  func samplesWithAnyPieceMissingGoThroughEveryStage(_ path: String) throws {
    let seed = UInt64(setting("LAYC_SEED", default: 1))
    var random = SeededGenerator(seed: seed)
    let bytes = try Repository.bytes(path)
    for _ in 0..<10 {
      let cut = Int.random(in: 0...bytes.count, using: &random)
      #expect(exercise(Array(bytes[..<cut]), path: path) == nil, "seed \(seed), the first \(cut) bytes")
      let hole = Int.random(in: bytes.indices, using: &random)
      var shorter = bytes
      shorter.remove(at: hole)
      #expect(exercise(shorter, path: path) == nil, "seed \(seed), without byte \(hole)")
    }
  }
}
