import LayOracle
import Testing

@testable import LayModel
@testable import LayNumbers
@testable import LayRuntime
@testable import LaySolver

@Suite struct ReasonRowsTests {
  /// Rows of `Σ coefficient·variable == right`, in the order of being taken.
  private func rows(_ lines: [[(variable: Int, coefficient: Int)]]) -> ExactRows {
    var store = RowStore()
    for line in lines {
      store.append(
        line.map { EngineRow.Term(VariableID($0.variable), Rational($0.coefficient)) }, .equal, Affine(.zero),
        level: .required)
    }
    let count = (lines.flatMap { $0 }.map { $0.variable }.max() ?? -1) + 1
    var rows = ExactRows()
    rows.begin((0..<Int32(count)).map { $0 })
    for row in lines.indices { rows.append(Int32(row), of: store, (0..<Int32(count)).map { $0 }, at: .zero) }
    return rows
  }

  @Test func rowsThatFollowFromOthersAreLeftOut() {
    let rows = rows([
      [(0, 1), (1, 1)], [(1, 1), (2, 1)], [(0, 1), (1, 2), (2, 1)], [(0, 2), (2, -1)], [(2, 1)],
    ])
    var search = IndependentRows(count: 3)
    #expect(search.choose([0, 1, 2, 3, 4], of: rows) == [0, 1, 3])
  }

  @Test func rowsThatDoNotDecideEverythingAreNoBasis() {
    let rows = rows([[(0, 1), (1, 1)], [(0, 2), (1, 2)]])
    var search = IndependentRows(count: 2)
    #expect(search.choose([0, 1], of: rows) == nil)
  }

  @Test func theSearchEndsAtItsLimit() {
    let rows = rows([[(0, 1), (1, 1)], [(1, 1), (2, 1)], [(2, 1)]])
    var free = IndependentRows(count: 3)
    #expect(free.choose([0, 1, 2], of: rows) != nil)
    var exact = IndependentRows(count: 3)
    #expect(exact.choose([0, 1, 2], of: rows, limit: free.work) != nil)
    var short = IndependentRows(count: 3)
    #expect(short.choose([0, 1, 2], of: rows, limit: free.work - 1) == nil)
  }
}
