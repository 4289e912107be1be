import LayCompiler
import LayDiagnostics
import LayParser
import TestSupport
import Testing

/// Samples with one slip of a hand: what follows from it is not reported again.
@Suite struct OneMistakeTests {
  /// One token missing, doubled or misspelt, in every sample: nearly always at most one error.
  @Test func oneSlipSeldomCostsMoreThanOneReport() throws {
    var random = SeededGenerator(seed: 5)
    var (texts, crowded) = (0, 0)
    for path in Repository.samples {
      let tree = parse(try Repository.bytes(path))
      for index in 0..<tree.tokenCount - 1
      where !tree.tokenKinds[index].isTrivia && Int.random(in: 0..<cases(14, thorough: 2), using: &random) == 0 {
        let slip = slip(in: tree.tokenText(index), &random)
        let bytes = tree.bytes[..<tree.tokenStart(index)] + slip.utf8 + tree.bytes[Int(tree.tokenEnds[index])...]
        texts += 1
        if errors(of: Array(bytes), path) > 1 { crowded += 1 }
      }
    }
    #expect(texts > 500)
    #expect(crowded * 100 <= texts, "seed 5: \(crowded) of \(texts)")
  }

  private func slip(in word: String, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: ""
    case 1: "\(word) \(word)"
    default: word.count > 2 ? String(word.dropFirst(2)) + String(word.prefix(2)) : ""
    }
  }

  private func errors(of bytes: [UInt8], _ path: String) -> Int {
    compile(bytes, path: path).diagnostics.filter { $0.severity == .error }.count
  }
}
