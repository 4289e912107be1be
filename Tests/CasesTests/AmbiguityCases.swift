import LayAnalysis
import LayDiagnostics
import LayOracle
import LayRuntime
import LaySolver
import Testing

@testable import LayCompiler

/// What nothing decides, and what decides something.
@Suite(.enabled(if: CaseFolder.isPresent), .serialized) struct AmbiguityCases {
  @Test func whatIsOpenAndWhatDecides() throws {
    try score("ambiguity") { item in
      switch item["kind"].text {
      case "ambiguity-script":
        return runScript(item, on: ExactSimplex.self) + runScript(item, on: SparseSimplex.self)
      case "affecting-constraints": return runAffecting(item)
      case "view-ambiguity": return runViews(item)
      default: return ["unknown kind"]
      }
    }
  }

  private func runScript<Engine: ConstraintEngine>(_ item: JSON, on engine: Engine.Type) -> [String] {
    var script = script(item["input"]["constraints"].texts, on: engine)
    var problems = script.problems
    let found = script.ambiguous().sorted()
    if found != item["expect"]["ambiguous"].texts.sorted() { problems.append("ambiguous: \(found)") }
    for witness in item["expect"]["witnesses"].elements where !script.isAsGood(witness.members) {
      problems.append("\(witness.members) is not as good")
    }
    return problems.map { "\(engine): \($0)" }
  }

  private func script<Engine: ConstraintEngine>(_ constraints: [String], on engine: Engine.Type) -> SolverScript<Engine>
  {
    var script = SolverScript<Engine>(tolerance: 0)
    script.run([.object(["add": .list(constraints.map { .text($0) })]), .object(["expect": .object([:])])])
    return script
  }

  /// A rule decides a variable if that is open, or has another value, without the rule.
  private func runAffecting(_ item: JSON) -> [String] {
    let constraints = item["input"]["constraints"].texts
    let name = item["input"]["variable"].text ?? ""
    let value = script(constraints, on: SparseSimplex.self).value(name)
    let affecting = constraints.filter { dropped in
      var rest = script(constraints.filter { $0 != dropped }, on: SparseSimplex.self)
      return rest.value(name) != value || rest.ambiguous().contains(name)
    }
    return affecting == item["expect"]["affecting"].texts ? [] : ["affecting: \(affecting)"]
  }

  // MARK: Views

  private func runViews(_ item: JSON) -> [String] {
    do throws(LaidOutCase.Refused) {
      let result = try LaidOutCase(text(item), size: item["input"]["size"].size)
      let found = result.report.ambiguities.map { name($0, result.compiled.program) }.sorted()
      let expected = item["expect"]["ambiguous"].texts.sorted()
      let problems = found == expected ? [] : ["ambiguous: \(found)"]
      return problems + prove(result.compilation, size: item["input"]["size"].size, isAmbiguous: !expected.isEmpty)
    } catch {
      return error.problems
    }
  }

  /// A check of this size must come to the same.
  private func prove(_ compilation: Compilation, size: ExactSize, isAmbiguous: Bool) -> [String] {
    var options = CheckOptions()
    options.sizes = [size]
    let result = check(compilation, options: options)
    let found = result.diagnostics.contains { $0.code.id == "L0502" }
    if found != isAmbiguous { return ["checked: \(result.diagnostics.map(\.message))"] }
    return result.hasErrors ? ["checked: \(result.diagnostics.map(\.message))"] : []
  }

  private func text(_ item: JSON) -> String {
    let input = item["input"]
    var lines: [String] = []
    for name in input["views"].texts {
      let intrinsic = input["intrinsic"][name]
      lines.append("view \(name) { \(intrinsic.isNull ? "" : "intrinsic = \(intrinsic.size.spelled)") }")
    }
    lines += input["constraints"].texts.map { rule in
      rule.split(separator: " ").map { $0.hasPrefix("super.") ? "root." + $0.dropFirst(6) : String($0) }
        .joined(separator: " ")
    }
    return "layout Case(\(input["size"].size.spelled)) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func name(_ ambiguity: Ambiguity, _ program: LayoutProgram) -> String {
    let view = program.views[ambiguity.view.index].name
    switch ambiguity.part {
    case .x: return "\(view).minX"
    case .y: return "\(view).minY"
    case .width: return "\(view).width"
    case .height: return "\(view).height"
    }
  }
}
