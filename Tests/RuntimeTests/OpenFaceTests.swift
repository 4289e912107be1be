import LayOracle
import TestSupport
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

/// What the engine of layouts does where nothing decides, against the exact engine.
@Suite struct OpenFaceTests {
  /// Rows as people write them who forget something: few are required, many alike, at few levels.
  private struct OpenRows {
    var generator: SeededGenerator
    let count: Int
    var rows: [EngineRow] = []

    init(seed: UInt64, count: Int) {
      generator = SeededGenerator(seed: seed)
      self.count = count
      for variable in 0..<count where chance(60) {
        rows.append(EngineRow([.init(VariableID(variable), 1)], .greaterOrEqual, Affine(0)))
      }
      for _ in 0..<count + 3 { addRow() }
    }

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

    private mutating func addRow() {
      let size = [1, 2, 2, 2, 3, 4].randomElement(using: &generator) ?? 1
      let variables = (0..<count).shuffled(using: &generator).prefix(size)
      let terms = variables.enumerated().map { index, variable in
        EngineRow.Term(VariableID(variable), index > 0 && chance(70) ? -1 : 1)
      }
      let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator) ?? .equal
      let constant = Rational([0, 0, 8, 8, 20].randomElement(using: &generator) ?? 0)
      let level: Level = chance(35) ? .required : .optional(chance(70) ? .low : .high)
      rows.append(EngineRow(terms, relation, Affine(constant, width: chance(15) ? 1 : 0), level: level))
    }

    func add<Engine: ConstraintEngine>(to engine: inout Engine) {
      for variable in 0..<count {
        _ = engine.makeVariable(preferred: Affine(Rational(variable % 4 * 5)), rank: variable * 7 % count)
      }
      for row in rows { _ = engine.add(row) }
    }
  }

  /// What an engine says: values, and what is open with its group and range.
  private func answer<Engine: ConstraintEngine>(_ engine: Engine, _ count: Int) -> [String] {
    var lines = (0..<count).map { "\($0): \(engine.value(of: VariableID($0)))" }
    for (variable, group) in engine.undecided() {
      let range = engine.range(of: variable)
      lines.append(
        "\(variable.index) open, \(group): \(range.lowest?.description ?? "")...\(range.highest?.description ?? "")")
    }
    return lines
  }

  @Test(arguments: [3, 5, 8, 12, 16, 24]) func openSystemsEndWhereTheExactEngineDoes(count: Int) {
    var open = 0
    for seed: UInt64 in 1...60 {
      let random = OpenRows(seed: 1009 * UInt64(count) + seed, count: count)
      var (sparse, exact) = (SparseSimplex(), ExactSimplex())
      random.add(to: &sparse)
      random.add(to: &exact)
      for width: Rational in [30, 0, 200] {
        let isSolved = sparse.solve(width: width, height: 0) == .optimal
        let isPossible = exact.solve(width: width, height: 0) == .optimal
        #expect(isSolved == isPossible, "seed \(seed), \(count) variables, W = \(width)")
        guard isPossible, isSolved else { continue }
        let (ours, theirs) = (answer(sparse, count), answer(exact, count))
        #expect(ours == theirs, "seed \(seed), \(count) variables, W = \(width)")
        if theirs.count > count { open += 1 }
      }
    }
    #expect(open > 50)
  }

  /// The directions of an engine as sums of variables.
  private func span<Engine: ConstraintEngine>(_ engine: Engine) -> (span: SumSpan, sums: [FaceSum]) {
    var (span, sums): (SumSpan, [FaceSum]) = (SumSpan(), [])
    for direction in engine.openDirections().flatMap(\.directions) {
      var sum = FaceSum()
      for term in direction { sum.add(term.variable.rawValue, term.coefficient) }
      span.add(span.reduced(sum), labelled: Int32(sums.count))
      sums.append(sum)
    }
    return (span, sums)
  }

  @Test(arguments: [3, 5, 8, 12, 16]) func bothEnginesFindTheSameDirectionsAndWhatIsTradedAlongThem(count: Int) {
    var (traded, several) = (0, 0)
    for seed: UInt64 in 1...60 {
      let random = OpenRows(seed: 4001 * UInt64(count) + seed, count: count)
      var (sparse, exact) = (SparseSimplex(), ExactSimplex())
      random.add(to: &sparse)
      random.add(to: &exact)
      guard sparse.solve(width: 60, height: 0) == .optimal, exact.solve(width: 60, height: 0) == .optimal else {
        continue
      }
      let ours = span(sparse)
      var theirs = span(exact)
      let name: Comment = "seed \(seed), \(count) variables"
      // Independent, as many, and each a sum of the others'.
      #expect(ours.span.count == ours.sums.count && ours.sums.count == theirs.sums.count, name)
      #expect(ours.sums.allSatisfy { theirs.span.reduced($0).rest.isZero }, name)
      #expect(
        Set(ours.sums.flatMap { $0.entries.map(\.key) }) == Set(sparse.undecided().map(\.variable.rawValue)), name)
      func rows<Engine: ConstraintEngine>(_ engine: Engine) -> Set<RowID> {
        Set(engine.openDirections().flatMap(\.traded).map(\.row))
      }
      #expect(rows(sparse) == rows(exact), name)
      if ours.sums.count > 1 { several += 1 }
      for face in sparse.openDirections() + exact.openDirections() {
        traded += face.traded.count
        for direction in face.directions.indices { #expect(levelSums(face, direction, random.rows).isEmpty, name) }
      }
    }
    #expect(traded > 20 && several > (count == 3 ? 2 : 10))
  }

  /// By how much the errors of levels grow along a direction, where they do.
  private func levelSums(_ face: OpenDirections, _ direction: Int, _ rows: [EngineRow]) -> [Level: Rational] {
    var sums: [Level: Rational] = [:]
    for row in face.traded { sums[rows[row.row.index].level, default: 0] += row.rates[direction] }
    return sums.filter { !$0.value.isZero }
  }

  @Test func twoSumsThatAreBothFixedMakeTwoGroups() {
    var (sparse, exact) = (SparseSimplex(), ExactSimplex())
    let rows: [([(Int, Rational)], Rational)] = [
      ([(0, 1), (1, 1), (2, 1), (3, 1)], 100), ([(0, 1), (1, 1)], 60), ([(4, 1), (5, 1), (0, 1), (1, 1)], 90),
    ]
    func add<Engine: ConstraintEngine>(to engine: inout Engine) -> [String] {
      for index in 0..<6 { _ = engine.makeVariable(preferred: Affine(.zero), rank: index) }
      for (terms, right) in rows {
        _ = engine.add(EngineRow(terms.map { .init(VariableID($0.0), $0.1) }, .equal, Affine(right)))
      }
      _ = engine.solve(width: 0, height: 0)
      return answer(engine, 6)
    }
    #expect(add(to: &sparse) == add(to: &exact))
    #expect(sparse.undecided().map(\.group) == [0, 0, 1, 1, 2, 2])
  }

  private func sum(_ variables: Range<Int>) -> [EngineRow.Term] { variables.map { .init(VariableID($0), 1) } }

  @Test func whatCannotMoveIsFoundInOneStepHoweverManyNumbersItIs() throws {
    let count = 100
    var engine = SparseSimplex()
    for rank in 0...count { _ = engine.makeVariable(preferred: Affine(0), rank: rank) }
    for variable in 0..<count { _ = engine.add(EngineRow(sum(variable..<variable + 1), .greaterOrEqual, Affine(0))) }
    _ = engine.add(EngineRow(sum(0..<count), .equal, Affine(0)))
    // The last is open, and hangs together with the others.
    _ = engine.add(EngineRow(sum(0..<1) + [.init(VariableID(count), 1)], .greaterOrEqual, Affine(0)))
    #expect(engine.solve(width: 0, height: 0) == .optimal)
    let face = try #require(engine.open.values.first)
    #expect(face.undecidedVariables == [VariableID(count)])
    #expect(face.changes < 5, "\(face.changes)")
  }

  @Test func whatIsKeptOfASmallComponentTakesNoRoomOfALargeOneBefore() {
    let count = 500
    var engine = SparseSimplex()
    for rank in 0..<2 * count { _ = engine.makeVariable(preferred: Affine(0), rank: rank) }
    for variable in 0..<2 * count {
      _ = engine.add(EngineRow(sum(variable..<variable + 1), .greaterOrEqual, Affine(0)))
    }
    _ = engine.add(EngineRow(sum(0..<count), .equal, Affine(0, width: 1)))
    #expect(engine.solve(width: 100, height: 0) == .optimal)
    #expect(engine.open.count == count + 1)
    let small = engine.open.values.filter { $0.values.count == 1 }
    #expect(small.count == count)
    #expect(small.allSatisfy { $0.values.capacity < 20 && $0.rows.terms.capacity < 20 && $0.gaps.capacity < 20 })
  }
}
