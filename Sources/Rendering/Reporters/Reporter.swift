package import LayAnalysis
internal import LayCompiler
internal import LayDevices
package import LayDiagnostics
internal import LayRuntime

/// The examination of a layout by a check.
package struct Examined {
  var file: String
  var layout: String
  /// The examined states besides the base.
  var states: [String]
  /// The examined text sizes; empty if that is the default alone.
  var textSizes: [TextSize] = []
  /// The examined languages; empty if none was asked for.
  var languages: [String] = []
  var sizes: [ExactSize]
  /// The examined ranges of sizes, with their verdicts.
  var verdicts: [(range: SizeRange, verdict: Verdict)]
  /// The sizes of requested screens that are outside of the layout's declared sizes.
  var leftOut: [ExactSize]
  var assertions: Int
  var provedAssertions: Int
  var sampledAssertions: Int
  var expectations: Int
  var failedExpectations: Int
  /// The number of constraints that were decided with a rounded number.
  var roundedConstraints = 0
  var directions: [InterfaceDirection] = [.leftToRight]
  /// True if a language was examined in its own direction instead of the requested ones.
  var replacesDirections = false
  /// The number of constraints of the file.
  var constraints = 0
  /// The number of views and guides.
  var views = 0
  /// The health checks; nil if they were not made.
  var health: HealthSummary?
  /// True if constraints conflict at some size.
  var hasConflicts = false
  /// True if numbers of frames are ambiguous at some size.
  var hasAmbiguities = false
  /// The metrics with ranges, for all of whose values it was examined.
  var parameters: [ProgramParameter] = []
  /// The only height of the keyboard, 0 for a hidden one; nil if it has several, or no effect.
  var keyboardHeight: Rational?
  /// The insets of a declared safe area without ranges, but those that are 0.
  var fixedInsets: [NamedNumber] = []
}

extension Examined {
  /// True if it was examined in poses of the table of devices.
  var usesDevices: Bool { verdicts.contains { $0.range.pose?.isOfDevice == true } }

  /// Creates the entry of a layout of `file`.
  package init(_ entry: CheckResult.Examination, in file: String) {
    self.init(
      file: file, layout: entry.layout, states: entry.states, textSizes: entry.textSizes,
      languages: entry.languages, sizes: entry.sizes,
      verdicts: entry.verdicts,
      leftOut: entry.leftOut, assertions: entry.assertions, provedAssertions: entry.provedAssertions,
      sampledAssertions: entry.sampledAssertions,
      expectations: entry.expectations, failedExpectations: entry.failedExpectations,
      roundedConstraints: entry.roundedConstraints, directions: entry.directions,
      replacesDirections: entry.replacesDirections, constraints: entry.constraints,
      views: entry.views, health: entry.health, hasConflicts: entry.hasConflicts,
      hasAmbiguities: entry.hasAmbiguities, parameters: entry.parameters,
      keyboardHeight: entry.keyboardHeight, fixedInsets: entry.fixedInsets)
  }
}

/// The results of a whole run.
package struct Summary {
  package var files = 0
  package var errors = 0
  package var warnings = 0
  package var examined: [Examined] = []
  /// The number of problems that `--max-diagnostics` left out; the other numbers include them.
  package var omitted = 0
  /// The effect of the baseline; nil without one.
  package var baseline: BaselineSummary?
  /// True if something could not be read or written, so that the results are incomplete.
  package var isIncomplete = false

  package init() {}

  /// Adds `diagnostics` to the numbers of errors and warnings.
  package mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
  }
}

/// The effect of a baseline on a run.
package struct BaselineSummary {
  /// The path as it was written.
  package var path: String
  /// The number of problems that were left out because the baseline lists them.
  package var covered: Int
  /// The number of listed problems that no longer occur.
  package var gone: Int

  package init(path: String, covered: Int, gone: Int) {
    (self.path, self.covered, self.gone) = (path, covered, gone)
  }
}

/// A format of reports. A new format is a new type in a file of its own.
package protocol Reporter {
  /// Adds the diagnostics of one compilation, whose files are `sources`, and returns the part of the report that is complete.
  mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String
  /// Ends the report, and returns the rest of it.
  mutating func finish(_ summary: Summary) -> String
}
