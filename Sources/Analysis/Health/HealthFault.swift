internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A reported failure of a health check.
struct HealthFault {
  /// The maximum number of examples.
  static let exampleLimit = 4

  /// The claim that fails.
  var claim: HealthClaim
  /// The view around several views that fail, which is reported instead of them; nil for a fault of one declaration.
  var container: ViewID?
  /// The environment of the first size at which it fails.
  var environment: LayoutEnvironment
  /// The views of the declaration that it fails for.
  var views: Set<ViewID>
  var diagnostic: Diagnostic

  /// The values of the metrics with ranges, if these are not the lowest.
  var settings: [NamedNumber] = []

  /// The smallest text size at which it fails, if that is larger than the default one and smaller ones were examined.
  var largeText: TextSize? = nil
  /// All claims that fail, if they differ in more than their views: a view may lie outside of the safe area at several edges. Empty for
  /// others.
  var joined: [HealthClaim] = []

  /// Some of the sizes at which it fails, the first one before the others.
  var examples: [SizeRange] = []

  /// The view that a change may place otherwise.
  var subject: ViewID { container ?? claim.view }

  /// The claim about each of the views.
  var claims: [HealthClaim] {
    if !joined.isEmpty { return joined }
    if views.count < 2 { return [claim] }
    return views.sorted().map { view in
      var own = claim
      own.view = view
      return own
    }
  }
}

extension HealthFinding {
  /// The size of a failure alone, in a range whose proof has it. Nil where another proof may ask other things: which views are compared
  /// with each other depends on the range.
  func example(in range: SizeRange) -> SizeRange? {
    guard isFailure, range.isSingle || claim.kind != .covered else { return nil }
    return range.alone(at: finding.witness)
  }
}
