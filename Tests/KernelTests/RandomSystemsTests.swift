import Foundation
import LayOracle
import LayRuntime
import LaySolver
import TestSupport
import Testing

/// How many random systems to compare, and from which seed on: `LAYC_SYSTEMS=10000 LAYC_SEED=1 swift test --filter
/// RandomSystemsTests`.
private struct Amount {
  static let count = number("LAYC_SYSTEMS") ?? cases(100, thorough: 5_000)
  static let first = UInt64(number("LAYC_SEED") ?? 1)

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// The seeds, in blocks that run side by side.
  static var blocks: [Range<UInt64>] {
    let size = max(64, (count + 7) / 8)
    return stride(from: 0, to: count, by: size).map {
      first + UInt64($0)..<first + UInt64(min(count, $0 + size))
    }
  }
}

/// The kernel against the exact engine on systems as layouts have them.
@Suite struct RandomSystemsTests {
  @Test(arguments: Amount.blocks)
  func theKernelFindsWhatTheExactEngineFinds(seeds: Range<UInt64>) {
    var sum = Comparison()
    for seed in seeds {
      let comparison = RandomSystem.compared(seed: seed)
      sum = sum + comparison
      withKnownIssue(
        "1e-4 and 1e4 at one level: a slope of 1e-4 is what is left of 1e4, to eight digits", isIntermittent: true
      ) {
        for difference in comparison.differences { Issue.record(Comment(rawValue: difference)) }
      } when: {
        [1748, 6624, 9154].contains(seed)
      }
    }
    #expect(sum.sizes == 9 * seeds.count)
    #expect(sum.conflicts > seeds.count && sum.unique > seeds.count, "seeds \(seeds)")
  }

  @Test func theKernelFindsWhatTheExactEngineFindsOfEquations() {
    var sum = Comparison()
    for seed in RandomSystem.equations..<RandomSystem.equations + UInt64(Amount.count) {
      sum = sum + RandomSystem.compared(seed: seed)
    }
    #expect(sum.differences == [])
    #expect(sum.conflicts > Amount.count && sum.unique > Amount.count, "\(sum.conflicts) and \(sum.unique)")
  }

  /// Whatever doubles make of it: every value that layouts read is that of the exact engine, and so is what is open.
  @Test(arguments: [1, 101, 201, 301] as [UInt64])
  func theEngineOfLayoutsHasTheExactValues(first: UInt64) {
    var optima = 0
    for seed in first..<first + 40 { optima += equalOptima(seed: seed) }
    #expect(optima > 40, "seeds from \(first)")
  }

  private func equalOptima(seed: UInt64) -> Int {
    var random = RandomSystem(seed: seed)
    var (exact, ours) = (random.system.exact(), SparseSimplex())
    random.system.declare(in: &ours)
    var optima = 0
    for size in random.sizes(4) {
      let name: Comment = "seed \(seed) at \(size.width)x\(size.height)"
      let isPossible = exact.solve(width: size.width, height: size.height) == .optimal
      let isSolved = ours.solve(width: size.width, height: size.height) == .optimal
      #expect(isPossible == isSolved, name)
      guard isPossible && isSolved else { continue }
      optima += 1
      let variables = (0..<random.system.count).map { VariableID($0) }
      #expect(variables.map { exact.value(of: $0) } == variables.map { ours.value(of: $0) }, name)
      #expect(exact.undecided().map(\.variable) == ours.undecided().map(\.variable), name)
    }
    return optima
  }
}
