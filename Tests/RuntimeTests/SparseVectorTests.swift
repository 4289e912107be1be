import LayNumbers
import TestSupport
import Testing

/// Sparse vectors against dense ones.
@Suite struct SparseVectorTests {
  private static let length = 9

  private func random(_ random: inout SeededGenerator) -> (sparse: SparseVector<Int32>, dense: [Rational]) {
    var sparse = SparseVector<Int32>()
    var dense = [Rational](repeating: .zero, count: Self.length)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let key = Int.random(in: 0..<Self.length, using: &random)
      let amount = Rational(Int.random(in: -2...2, using: &random), 3)
      sparse.add(Int32(key), amount)
      dense[key] += amount
    }
    return (sparse, dense)
  }

  private func expectEqual(_ sparse: SparseVector<Int32>, _ dense: [Rational], _ note: String) {
    let keys = dense.indices.filter { !dense[$0].isZero }
    #expect(sparse.entries.map { Int($0.key) } == keys, "\(note)")
    #expect(dense.indices.allSatisfy { sparse[Int32($0)] == dense[$0] }, "\(note)")
    #expect(sparse.isZero == keys.isEmpty, "\(note)")
  }

  @Test(arguments: 1...cases(100, thorough: 5000)) func operationsAreThoseOfDenseVectors(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ((a, denseA), (b, denseB)) = (random(&generator), random(&generator))
    expectEqual(a, denseA, "seed \(seed)")
    let factor = Rational(Int.random(in: -2...2, using: &generator))
    var sum = a
    sum.add(b, times: factor)
    expectEqual(sum, zip(denseA, denseB).map { $0 + factor * $1 }, "sum, seed \(seed)")
    #expect(a.product(b) == zip(denseA, denseB).reduce(.zero) { $0 + $1.0 * $1.1 }, "product, seed \(seed)")

    let key = Int.random(in: 0..<Self.length, using: &generator)
    var without = denseA
    without[key] = .zero
    var removed = a
    removed.remove(Int32(key))
    expectEqual(removed, without, "removed, seed \(seed)")
    var replaced = a
    replaced.replace(Int32(key), by: b)
    expectEqual(replaced, zip(without, denseB).map { $0 + denseA[key] * $1 }, "replaced, seed \(seed)")
    var kept = a
    kept.keep { $0 != Int32(key) }
    expectEqual(kept, without, "kept, seed \(seed)")
  }

  @Test func anEquationIsSolvedForAKey() {
    var sum = SparseVector<Int32>(1, 2)
    sum.add(3, -4)
    // 2 x1 - 4 x3 = x7, so x3 = x1 / 2 - x7 / 4
    let solved = sum.solved(for: 3, sum: 7)
    #expect(solved.entries.map { $0.key } == [1, 7])
    #expect(solved[1] == Rational(1, 2) && solved[7] == Rational(-1, 4))
    #expect(sum.solved(for: 3, sum: nil).entries.map { $0.key } == [1])
  }

  @Test func zeroHasNoEntries() {
    #expect(SparseVector<Int32>(4, .zero).isZero)
    var sum = SparseVector<Int32>(4)
    sum.add(4, -1)
    #expect(sum == .zero)
  }
}
