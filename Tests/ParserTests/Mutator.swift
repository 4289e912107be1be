import LayParser
import TestSupport

/// Makes wrong texts of right ones: takes away, doubles, swaps and inserts bytes and tokens, and joins pieces of samples.
struct Mutator {
  private var generator: SeededGenerator
  private let samples: [[UInt8]]
  private let most: Int

  init(seed: UInt64, samples: [[UInt8]], most: Int = 8) {
    generator = SeededGenerator(seed: seed)
    self.samples = samples
    self.most = most
  }

  /// A sample with up to `most` mutations.
  mutating func text() -> [UInt8] {
    var bytes = samples.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...most, using: &generator) where !bytes.isEmpty {
      if Bool.random(using: &generator) { mutateBytes(&bytes) } else { mutateTokens(&bytes) }
    }
    return bytes
  }

  private mutating func mutateBytes(_ bytes: inout [UInt8]) {
    let index = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: index)
    case 3: bytes.insert(Array("{}()[]\"\n;:=.,".utf8).randomElement(using: &generator) ?? 0, at: index)
    default: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...40, using: &generator)))
    }
  }

  private mutating func mutateTokens(_ bytes: inout [UInt8]) {
    let ends = tokenize(bytes).ends.map { Int($0) }
    guard ends.count > 2 else { return }
    func token(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }
    let one = token(Int.random(in: 0..<ends.count - 1, using: &generator))
    let other = token(Int.random(in: 0..<ends.count - 1, using: &generator))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(one)
    case 1: bytes.insert(contentsOf: bytes[other], at: one.lowerBound)
    case 2: bytes.replaceSubrange(one, with: bytes[other])
    default:
      let sample = samples.randomElement(using: &generator) ?? []
      guard !sample.isEmpty else { return }
      let start = Int.random(in: sample.indices, using: &generator)
      bytes.insert(contentsOf: sample[start..<min(sample.count, start + 60)], at: one.lowerBound)
    }
  }
}
