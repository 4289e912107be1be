internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// A comparison of an `expect` that fails.
  static func expectationFailed(_ expectation: Expectation, found: String, wanted: String) -> Diagnostic {
    let bound =
      switch expectation.relation {
      case .equal: ""
      case .lessOrEqual: "at most "
      case .greaterOrEqual: "at least "
      }
    return Diagnostic(
      .expectationFailed, "at \(expectation.environment.size.spelled) this is \(found), not \(bound)\(wanted)",
      at: expectation.range, caret: "is \(found)", sizes: [expectation.environment.size.spelled])
  }

  /// An `expect` whose labels cause an error in the file.
  static func expectationWithoutLayout(_ expectation: Expectation, because error: Diagnostic) -> Diagnostic {
    let labels = expectation.overrides.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    return Diagnostic(
      .expectationFailed, "with \(labels) the file has an error: \(error.message)", at: expectation.range,
      labels: [Label(error.range, "here")])
  }
}
