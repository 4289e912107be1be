import LayRuntime
import LaySolver
import TestSupport
import Testing

/// What must not change the values: see ``Property``. Seeds of failures are in the messages.
@Suite struct PropertiesTests {
  private static let blocks = cases([1..<101], thorough: [1..<101, 101..<201, 201..<301]) as [Range<UInt64>]

  private static let equations = [RandomSystem.equations..<RandomSystem.equations + cases(100, thorough: 200)]

  private func expect(_ property: Property, checks: Int) {
    #expect(property.differences == [])
    #expect(property.checks >= checks)
  }

  @Test(arguments: blocks + equations) func aRowThatGoesAndComesAgainLeavesTheBitsOfAFreshBuild(seeds: Range<UInt64>) {
    expect(seeds.reduce(Property()) { $0 + RandomSystem.goneAndBack(seed: $1) }, checks: 500)
  }

  @Test(arguments: cases([1..<31], thorough: [1..<31, 31..<61]) + equations)
  func rowsThatComeOneByOneLeaveTheBitsOfAFreshBuild(
    seeds: Range<UInt64>
  ) {
    expect(seeds.reduce(Property()) { $0 + RandomSystem.grown(seed: $1) }, checks: 200)
  }

  @Test(arguments: blocks + equations) func requiredRowsToldTwiceChangeNothing(seeds: Range<UInt64>) {
    var equal = 0
    expect(seeds.reduce(Property()) { $0 + RandomSystem.repeated(seed: $1, equal: &equal) }, checks: 200)
    #expect(equal > 20)
  }

  @Test(arguments: blocks + equations) func theOrderOfRowsChangesNothingWhereThereIsOneSolution(seeds: Range<UInt64>) {
    var equal = 0
    expect(seeds.reduce(Property()) { $0 + RandomSystem.shuffled(seed: $1, equal: &equal) }, checks: 200)
    #expect(equal > 20)
  }

  @Test(arguments: blocks) func lengthsTimesAPowerOfTwoGiveTheSameBitsTimesIt(seeds: Range<UInt64>) {
    for factor: Rational in [1024, Rational(1, 8)] {
      expect(seeds.reduce(Property()) { $0 + RandomSystem.scaled(seed: $1, by: factor, share: 0) }, checks: 100)
    }
  }

  @Test(arguments: blocks) func lengthsTimesThreeGiveThreeTimesTheValues(seeds: Range<UInt64>) {
    expect(seeds.reduce(Property()) { $0 + RandomSystem.scaled(seed: $1, by: 3, share: 1e-12) }, checks: 10)
  }

  /// Where all numbers are doubles, as those of nearly all layouts are.
  @Test(arguments: blocks) func aWayThereAndBackEndsWithTheSameBits(seeds: Range<UInt64>) {
    expect(seeds.reduce(Property()) { $0 + RandomSystem.thereAndBack(seed: $1, bits: true) }, checks: 1)
  }

  @Test(arguments: blocks) func aWayThereAndBackEndsWithTheSameValues(seeds: Range<UInt64>) {
    expect(seeds.reduce(Property()) { $0 + RandomSystem.thereAndBack(seed: $1, bits: false) }, checks: 10)
  }

  /// With thirds, an optimum that the simplex reaches by other pivots differs in the last bits: rows of the dictionary are
  /// carried on from pivot to pivot. ``SparseSimplex`` has the same bits, since it solves the rows of the optimum exactly.
  @Test func withThirdsTheLastBitsDependOnTheWay() {
    var random = RandomSystem(seed: 26)
    let sizes = random.sizes(4)
    var kernel = random.system.kernel()
    _ = kernel.solve(sizes[0])
    let first = kernel.values(random.system.count)
    for size in sizes { _ = kernel.solve(size) }
    _ = kernel.solve(sizes[0])
    let last = kernel.values(random.system.count)
    withKnownIssue("values of columns come from the dictionary, which keeps what rounding left of every pivot") {
      #expect(first == last, "seed 26")
    }
  }

  @Test(arguments: blocks) func theEngineOfLayoutsHasTheSameValuesThereAndBack(seeds: Range<UInt64>) {
    for seed in seeds where seed.isMultiple(of: 4) {
      var random = RandomSystem(seed: seed)
      var engine = SparseSimplex()
      random.system.declare(in: &engine)
      let sizes = random.sizes(3)
      let outcome = engine.solve(width: sizes[0].width, height: sizes[0].height)
      let first = (0..<random.system.count).map { engine.value(of: VariableID($0)) }
      for size in sizes.dropFirst() { _ = engine.solve(width: size.width, height: size.height) }
      let again = engine.solve(width: sizes[0].width, height: sizes[0].height)
      #expect((outcome == .optimal) == (again == .optimal), "seed \(seed)")
      guard outcome == .optimal else { continue }
      #expect(first == (0..<random.system.count).map { engine.value(of: VariableID($0)) }, "seed \(seed)")
    }
  }
}
