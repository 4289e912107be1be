internal import LayDiagnostics

extension Diagnostic {
  /// A statement of Swift or Objective-C: `a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true`
  static func foreignStatement(at range: SourceRange, fixIt: FixIt) -> Diagnostic {
    Diagnostic(.foreignWord, "this is code of UIKit, which creates constraints", at: range, fixIt: fixIt)
  }
}
