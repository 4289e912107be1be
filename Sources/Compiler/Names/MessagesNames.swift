internal import LayDiagnostics

extension Diagnostic {
  static func evaluationTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .evaluationTooDeep, "this value takes more than \(Limits.evaluation) steps into other values", at: range,
      notes: [.help("name parts of it with `let`, or write the number")])
  }

  static func constantNeedsItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .constantNeedsItself, "'\(name)' needs its own value", at: range,
      notes: [
        .help("give one of the constants that need each other a number of its own")
      ])
  }
}
