internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension AdditionTrials {
  /// The same constraints for the sizes at which their `when`s do not apply.
  func otherwise(_ finding: OpenFinding) -> [Addition] {
    guard let compilation, finding.ambiguity.tie == nil else { return [] }
    return AbsentRules(for: finding, in: layout).all.compactMap { id, _ in
      let statement = layout.sources.statements[id.index]
      guard let branch = compilation.otherwise(for: statement) else { return nil }
      let ids = layout.sources.statements.indices.filter { layout.sources.statements[$0] == statement }
      return Addition(
        text: branch.text, place: " after the `when` on line \(branch.line)", writing: .insertion(branch.edit)
      ) { program in
        for id in ids {
          var rule = program.constraints[id]
          rule.condition = program.when(.not(rule.condition))
          program.constraints.append(rule)
        }
      }
    }
  }
}
