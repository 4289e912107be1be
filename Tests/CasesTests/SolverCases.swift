import Foundation
import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayOracle
import LayRuntime
import LaySolver
import Testing

/// Scripts on bare variables, from the suites of other solvers, through the engine's protocol.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct SolverCases {
  @Test func scriptsOfOtherSolvers() throws {
    try score("solver") { item in
      if item["kind"].text == "expression-error" { return runExpressionError(item) }
      return run(item, on: ExactSimplex.self) + run(item, on: SparseSimplex.self)
    }
  }

  /// Runs a script on the plain engine, or on that of layouts, which begins with the kernel.
  private func run<Engine: ConstraintEngine>(_ item: JSON, on engine: Engine.Type) -> [String] {
    var script = SolverScript<Engine>(tolerance: item["expect"]["tolerance"].number ?? 0)
    script.run(item["input"]["steps"].elements)
    return (script.problems + compareOutcome(&script, item["expect"])).map { "\(engine): \($0)" }
  }

  private func compareOutcome<Engine>(_ script: inout SolverScript<Engine>, _ expected: JSON) -> [String] {
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

  /// `x == 5 / y`, with lengths for the variables, must be refused when it is compiled, at its operator.
  private func runExpressionError(_ item: JSON) -> [String] {
    let equation = (item["input"]["constraint"].text ?? "").replacingOccurrences(of: "x", with: "x.width")
      .replacingOccurrences(of: "y", with: "y.width")
    let text = Array("layout Case(400x400) {\n  view x; view y\n  \(equation)\n}\n".utf8)
    let result = compile(path: "case.lay", bytes: text, options: .solving) { _ in nil }
    let errors = result.diagnostics.filter { $0.severity == .error }
    guard let error = errors.first, let sign = text.firstIndex(of: UInt8(ascii: "/")) else { return ["it is accepted"] }
    return error.range.touches(sign) ? [] : ["the caret is not at the operator: \(error.code.id): \(error.message)"]
  }
}
