internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The changes that mend conflicts and ambiguous numbers of layouts with ranges of numbers. Each mends the problem at the values at which it
/// is found; it is offered if the whole range is then without the report, and without any that was not there before.
struct RangedRepairs {
  /// The maximum number of reports for which changes are tried.
  static let reportLimit = 6

  private typealias Report = HealthTrials.Report

  private let compilation: Compilation
  /// The ranges of the layouts that are checked.
  private let parameters: [ProgramParameter]
  /// The problems of the unchanged text, with the number of their reports.
  private let before: [Report: Int]
  /// Checks the text at values of its parameters, with changes.
  private let corner: (ParameterPoint) -> [Diagnostic]
  /// Checks a changed text for all values.
  private let retry: (Compilation) -> [Diagnostic]
  private var checksLeft: Int

  /// Creates the trials of a text with its reports; at most `limit` changes of it are checked.
  init(
    _ compilation: Compilation, _ parameters: [ProgramParameter], _ diagnostics: [Diagnostic], limit: Int,
    corner: @escaping (ParameterPoint) -> [Diagnostic], retry: @escaping (Compilation) -> [Diagnostic]
  ) {
    (self.compilation, self.parameters, self.corner, self.retry) = (compilation, parameters, corner, retry)
    (before, checksLeft) = (Report.counts(diagnostics), limit)
  }

  /// Adds the change that mends each report.
  mutating func mend(_ diagnostics: inout [Diagnostic]) {
    let open = diagnostics.indices.filter { RangedRepairs.isMendable(diagnostics[$0]) }
    if open.isEmpty || checksLeft == 0 { return }
    let candidates = self.candidates
    for index in open.prefix(RangedRepairs.reportLimit) {
      let own = candidates.filter { $0.code == diagnostics[index].code && $0.range == diagnostics[index].range }
      let fixes = own.flatMap { [$0.fixIt].compactMap { $0 } + $0.alternatives }
      guard let fix = fixes.first(where: { mends(diagnostics[index], $0) }) else { continue }
      // The advice about masks and keyboards stays.
      let isConflict = diagnostics[index].code == .conflict
      diagnostics[index].notes.removeAll { isConflict ? $0 == .untriedRepair : $0.kind == .help }
      diagnostics[index].notes.append(.triedForRanges)
      diagnostics[index].fixIt = fix
    }
  }

  private static func isMendable(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.fixIt == nil && (diagnostic.code == .conflict || diagnostic.code == .ambiguousLayout)
  }

  /// The reports at the lowest and highest values that have changes.
  private var candidates: [Diagnostic] {
    if parameters.count > ParameterCheck.parameterLimit { return [] }
    return ParameterPoint.corners(of: parameters).flatMap { corner($0) }.filter {
      $0.fixIt != nil || !$0.alternatives.isEmpty
    }
  }

  /// True if a fix ends a report, and nothing is reported more often than before.
  private mutating func mends(_ diagnostic: Diagnostic, _ fix: FixIt) -> Bool {
    if checksLeft == 0 { return false }
    let changed = compilation.compiled(with: fix.edits)
    if changed.hasErrors { return false }
    checksLeft -= 1
    let after = Report.counts(retry(changed))
    let report = Report(diagnostic)
    return after[report, default: 0] < before[report, default: 0]
      && after.allSatisfy { $0.value <= before[$0.key, default: 0] }
  }
}

extension Note {
  /// The effect of a fix that was tried for all values of the ranges.
  static let triedForRanges = help(
    "tried: with this fix, this report is gone for all values of the ranges, and no other appears")
}
