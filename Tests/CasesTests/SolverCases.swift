import LayRuntime
import Testing

/// Scripts on bare variables, from the suites of other solvers, through the engine's protocol.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct SolverCases {
  @Test func scriptsOfOtherSolvers() throws {
    try score("solver") { item in
      if item["kind"].text == "expression-error" { return runExpressionError(item) }
      var script = SolverScript<ExactSimplex>(tolerance: item["expect"]["tolerance"].number ?? 0)
      script.run(item["input"]["steps"].elements)
      return script.problems + compareOutcome(&script, item["expect"])
    }
  }

  private func compareOutcome(_ script: inout SolverScript<ExactSimplex>, _ expected: JSON) -> [String] {
    var problems: [String] = []
    let sets = expected["minimalSetAnyOf"].elements.map(\.texts) + [expected["minimalSet"].texts].filter { !$0.isEmpty }
    if !sets.isEmpty {
      let found = script.conflict() ?? []
      if !sets.contains(where: { $0.sorted() == found.sorted() }) { problems.append("blamed: \(found)") }
    }
    if let size = expected["conflictSize"].number, Double(script.conflict()?.count ?? 0) != size {
      problems.append("blamed: \(script.conflict() ?? [])")
    }
    if !expected["ambiguous"].isNull {
      let found = script.ambiguous()
      if found.sorted() != expected["ambiguous"].texts.sorted() { problems.append("ambiguous: \(found)") }
    }
    if !expected["violated"].isNull {
      let found = script.violated()
      if found.sorted() != expected["violated"].texts.sorted() { problems.append("violated: \(found)") }
    }
    return problems
  }

  private func runExpressionError(_ item: JSON) -> [String] { [pendingNote] }
}
