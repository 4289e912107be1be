internal import LayDiagnostics

// What this version of layc parses and checks but does not evaluate: one warning a construct, so that nothing is
// silently ignored.
extension Diagnostic {
  static func wrappingNotEvaluated(at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrappingNotEvaluated, "this version measures text as one line; 'lines' is left out", at: range)
  }
}
