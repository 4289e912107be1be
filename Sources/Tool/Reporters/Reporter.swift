internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// A file as a reporter needs it.
struct SourceText {
  var path: String
  var bytes: [UInt8]
  var lines: LineMap

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    lines = LineMap(bytes)
  }

  init(_ file: SourceFile) {
    path = file.path
    bytes = file.tree.bytes
    lines = file.lines
  }
}

/// The layouts that a check looked at.
struct Examined {
  var file: String
  var layout: String
  /// The states that were looked at besides the base.
  var states: [String]
  var sizes: [ExactSize]
  /// The ranges that were looked at, and what came of each.
  var verdicts: [(range: SizeRange, verdict: Verdict)]
  /// Of the screens that were asked for, the sizes that the layout is not made for.
  var leftOut: [ExactSize]
  var assertions: Int
  var provedAssertions: Int
  var sampledAssertions: Int
  var expectations: Int
  var failedExpectations: Int
  /// How many constraints were decided with a rounded number.
  var roundedConstraints = 0
}

/// What a whole run found.
struct Summary {
  var files = 0
  var errors = 0
  var warnings = 0
  var examined: [Examined] = []
  /// Problems that `--max-diagnostics` left out; they are counted all the same.
  var omitted = 0
  /// What the baseline had to do with it; nil without one.
  var baseline: BaselineSummary?
  /// Whether something could not be read or written, so that this is not everything.
  var isIncomplete = false

  /// Counts `diagnostics`.
  mutating func count(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: break
      }
    }
  }
}

/// What a baseline did to a run.
struct BaselineSummary {
  /// The path as it was named.
  var path: String
  /// Problems that were left out since it lists them.
  var covered: Int
  /// Problems that it lists and that no longer occur.
  var gone: Int
}

/// Writes what is wrong with files in one form. A new form is a new type in a file of its own.
protocol Reporter {
  /// Reports the diagnostics of one compilation, whose files are `sources`.
  mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText])
  /// Ends the report.
  mutating func finish(_ summary: Summary)
}

/// The reporter of a check, for the format that was asked for.
func makeReporter(_ session: Session) -> any Reporter {
  let sink = session.machine.output
  switch session.settings.format {
  case .json: return JSONReporter(to: sink)
  case .sarif: return SARIFReporter(to: sink, workingDirectory: session.machine.files.workingDirectory())
  case .github: return GitHubReporter(to: sink, workingDirectory: session.machine.files.workingDirectory())
  case .text, .svg, .log:
    var text = TextReporter(to: sink, style: session.style)
    text.width = snippetWidth(of: sink)
    text.signs = session.settings.signs
    return text
  }
}
