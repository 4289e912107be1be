import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// The limit of the work of exact steps.
@Suite struct PivotWorkTests {
  private let size = ExactSize(width: 7, height: 4)

  /// Random rows, each multiplied by `factor`, with a kernel whose nonbasic variables were moved to other breakpoints.
  private struct MovedSystem: ~Copyable {
    var store = RowStore()
    var kernel = LayoutKernel()
    let count: Int
    private(set) var isSolved: Bool

    init(seed: UInt64, at size: ExactSize, times factor: Rational = .one) {
      let random = RandomRows(seed: seed, count: 8, rowCount: 20, isBoxed: true, requiredShare: 10)
      count = random.count
      for _ in 0..<count { _ = kernel.makeVariable() }
      for row in random.rows {
        let terms = row.terms.map { EngineRow.Term($0.variable, $0.coefficient * factor) }
        var rhs = Affine(.zero)
        rhs.add(row.rhs, times: factor)
        store.append(terms, row.relation, rhs, level: row.level)
        kernel.add(EngineRow(terms, row.relation, rhs, level: row.level))
      }
      isSolved = kernel.solve((size.width, size.height)) && kernel.componentCount == 1
      if !isSolved { return }
      for object in 0..<Int32(kernel.costs.objects.count)
      where kernel.costs.isAtRest(object) && kernel.costs.objects[object].count > 0 {
        let place = kernel.costs.objects[object].start
        (kernel.costs.objects[object].low, kernel.costs.objects[object].high) = (place, place)
      }
    }

    /// The work of the steps to an optimum, and true if it was reached within the limit.
    mutating func work(atMost most: Int = .max, at size: ExactSize) -> (work: Int, isEnough: Bool) {
      var check = OptimalityCheck()
      check.mostWork = most
      let doubt = check.run(0, of: &kernel, store, variableCount: count, at: size, improving: true)
      return (check.work, doubt == nil)
    }
  }

  @Test func aSearchTakesAsMuchWorkAsItSaysAndIsGivenUpForLess() {
    var searches = 0
    for seed: UInt64 in 1...60 {
      var system = MovedSystem(seed: seed, at: size)
      if !system.isSolved { continue }
      let whole = system.work(at: size)
      #expect(whole.isEnough, "seed \(seed)")
      if whole.work == 0 { continue }
      searches += 1
      let (enough, tooLittle) = (system.work(atMost: whole.work, at: size), system.work(atMost: 1, at: size))
      #expect(enough == whole && !tooLittle.isEnough, "seed \(seed)")
    }
    #expect(searches > 10)
  }

  @Test func longNumbersCountMoreOften() {
    #expect(Rational.effort(ofWords: Rational.one.wordCount) == 1 && Rational.effort(ofWords: 8) == 1)
    #expect(Rational.effort(ofWords: 80) == 100)
    let long = Rational(decimal: "0." + String(repeating: "123456789", count: 40)) ?? .zero
    var compared = 0
    for seed: UInt64 in 1...60 {
      var short = MovedSystem(seed: seed, at: size)
      var other = MovedSystem(seed: seed, at: size, times: long)
      guard short.isSolved, other.isSolved else { continue }
      let (usual, more) = (short.work(at: size), other.work(at: size))
      if usual.work == 0 || more.work == 0 { continue }
      compared += 1
      #expect(more.work > 2 * usual.work, "seed \(seed)")
    }
    #expect(compared > 5)
  }
}
