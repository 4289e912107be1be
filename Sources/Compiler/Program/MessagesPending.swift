package import LayDiagnostics

// What this version of layc parses and checks but does not evaluate: one warning a construct, so that nothing is
// silently ignored.
extension Diagnostic {
  static func scrollContentNotEvaluated(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .scrollContentNotEvaluated, "the content of the scroll view '\(name)' is not laid out by this version", at: range)
  }

  static func wrappingNotEvaluated(at range: SourceRange) -> Diagnostic {
    Diagnostic(.wrappingNotEvaluated, "this version measures text as one line; 'lines' is left out", at: range)
  }

  /// `safeArea` is taken as the whole view; rules about `margins`, `readable`, `contentGuide`, `frameGuide` are left
  /// out.
  static func guideNotEvaluated(_ guide: BuiltInGuide, at range: SourceRange) -> Diagnostic {
    guard guide != .safeArea else {
      return Diagnostic(.guideNotEvaluated, "this version takes 'safeArea' as the whole view", at: range)
    }
    return Diagnostic(
      .guideNotEvaluated, "this version does not lay out '\(guide.name)'; rules about it are left out", at: range)
  }

  /// `leftMargin` and so on: rules about them are left out.
  static func marginsNotEvaluated(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .marginsNotEvaluated, "this version knows no margins; rules about '\(name)' are left out", at: range)
  }

  /// `margins = 30` and what else decides how wide margins are.
  static func marginsNotKept(_ property: String, of view: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .marginsNotEvaluated, "this version knows no margins; '\(property)' of '\(view)' changes nothing", at: range)
  }

  static func profileNotEvaluated(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .profileNotEvaluated, "this version lays out as UIKit does; of 'profile = \(name)' it takes the stacks alone",
      at: range)
  }

  static func standardSpacingNotEvaluated(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .standardSpacingNotEvaluated, "this version knows no margins; '-' stays 8 between views and 20 to the superview",
      at: range)
  }

  /// The first of `count` comparisons that read views which are not laid out.
  package static func expectNotEvaluated(_ view: String, _ count: Int, at range: SourceRange) -> Diagnostic {
    let what = count == 1 ? "this comparison is" : "this comparison and \(count - 1) more are"
    return Diagnostic(
      .expectNotEvaluated, "this version does not lay out '\(view)'; \(what) left out", at: range)
  }
}
