import LayOracle
import LayRuntime
import LaySolver
import LayWorkloads
import Testing

/// Large systems that leave something open: quickly solved, and as the exact engine solves small ones.
@Suite struct OpenSystemsTests {
  private func engine<Engine: ConstraintEngine>(_ system: OpenSystem) -> Engine {
    var engine = Engine()
    for (preferred, rank) in system.wishes {
      _ = engine.makeVariable(preferred: Affine(preferred), rank: rank)
    }
    for row in system.rows { _ = engine.add(row) }
    return engine
  }

  private func answer<Engine: ConstraintEngine>(_ engine: inout Engine, _ system: OpenSystem, _ width: Rational)
    -> String
  {
    let outcome = engine.solve(width: width, height: 0)
    let values = system.wishes.indices.map { engine.value(of: VariableID($0)).description }
    let open = engine.undecided().map { "\($0.variable.index) \($0.group) \(engine.range(of: $0.variable))" }
    return "\(outcome) \(values) \(open)"
  }

  @Test(arguments: OpenSystem.all(24)) func smallOnesAreSolvedAsTheExactEngineDoes(system: OpenSystem) {
    var sparse: SparseSimplex = engine(system)
    var exact: ExactSimplex = engine(system)
    for width: Rational in [2000, 500, 300] {
      #expect(answer(&sparse, system, width) == answer(&exact, system, width), "\(system.name) at \(width)")
    }
  }

  @Test(arguments: OpenSystem.all(100)) func largerOnesHaveTheSameValuesOnTheWayBack(system: OpenSystem) {
    var sparse: SparseSimplex = engine(system)
    let first = answer(&sparse, system, 20_000)
    _ = answer(&sparse, system, 4000)
    #expect(answer(&sparse, system, 20_000) == first)
    #expect(!sparse.undecided().isEmpty)
  }
}
