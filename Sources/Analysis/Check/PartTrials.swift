internal import LayCompiler
internal import LayDiagnostics

/// The trials of fixes at the other parts of the declared sizes. A fix is found for one part; it is offered if no other part then has an
/// error or a warning that it did not have before.
struct PartTrials {
  private typealias Report = HealthTrials.Report

  /// A changed part.
  private struct Changed: Hashable {
    var part: Int
    var edits: [String]
  }

  private let parts: SizesParts
  /// Checks a text without trying changes.
  private let retry: (Compilation) -> [Diagnostic]
  /// The problems of each unchanged part.
  private var before: [[Report: Int]] = []
  /// The problems of each changed part that was checked.
  private var after: [Changed: [Report: Int]] = [:]
  /// The changed parts that were checked where the fix was found.
  private var tried: Set<Changed> = []
  /// The number of checks that may be made.
  private var checksLeft: Int?

  init(_ parts: SizesParts, retry: @escaping (Compilation) -> [Diagnostic]) {
    (self.parts, self.retry) = (parts, retry)
  }

  /// Adds the limit of the checks of a part. The smallest one counts.
  mutating func add(_ limit: Int) { checksLeft = min(checksLeft ?? limit, limit) }

  /// Takes the fixes from diagnostics that do harm in other parts, and says so.
  mutating func judge(_ results: inout [CheckResult]) {
    before = results.map { PartTrials.problems($0.diagnostics) }
    for part in results.indices {
      for diagnostic in results[part].diagnostics where PartTrials.isTried(diagnostic) {
        for fix in [diagnostic.fixIt].compactMap({ $0 }) + diagnostic.alternatives { tried.insert(changed(part, fix)) }
      }
    }
    for part in results.indices {
      for index in results[part].diagnostics.indices where PartTrials.isTried(results[part].diagnostics[index]) {
        judge(&results[part].diagnostics[index], ofPart: part)
      }
    }
  }

  /// True for diagnostics whose fixes were tried.
  private static func isTried(_ diagnostic: Diagnostic) -> Bool {
    let codes = [.conflict, .ambiguousLayout] + HealthCheck.allCases.map { $0.code }
    return codes.contains(diagnostic.code) && (diagnostic.fixIt != nil || !diagnostic.alternatives.isEmpty)
  }

  /// Keeps the fixes that do no harm. The first of them is the one that is shown.
  private mutating func judge(_ diagnostic: inout Diagnostic, ofPart part: Int) {
    let found = diagnostic
    diagnostic.alternatives = found.alternatives.filter { objection(to: $0, of: found, part) == nil }
    guard let fix = found.fixIt, let note = objection(to: fix, of: found, part) else { return }
    diagnostic.notes.removeAll { $0 == .triedForRanges }
    diagnostic.fixIt = diagnostic.alternatives.first
    if diagnostic.fixIt == nil {
      diagnostic.notes.append(note)
    } else {
      diagnostic.alternatives.removeFirst()
    }
  }

  /// The reason not to offer a fix; nil if it does no harm in any other part.
  private mutating func objection(to fix: FixIt, of diagnostic: Diagnostic, _ part: Int) -> Note? {
    for other in parts.compilations.indices where other != part && !tried.contains(changed(other, fix)) {
      guard let found = reports(with: fix, other) else { return .untriedInParts }
      let old = before[other]
      var more = found.filter { $0.value > old[$0.key, default: 0] }
      if more.isEmpty { continue }
      // What the fix shows in its own part was said there.
      guard let own = reports(with: fix, part) else { return .untriedInParts }
      more = more.filter { report, count in
        count - old[report, default: 0] > own[report, default: 0] - before[part][report, default: 0]
      }
      if let first = more.keys.min(by: { $0.message < $1.message }) {
        let place = parts.lineWords(ofPart: other, at: diagnostic.range) ?? "at other declared sizes"
        return .harmInParts(fix, first.message, place)
      }
    }
    return nil
  }

  private func changed(_ part: Int, _ fix: FixIt) -> Changed {
    Changed(
      part: part,
      edits: fix.edits.map { "\($0.range.file.rawValue) \($0.range.start) \($0.range.end) \($0.replacement)" }.sorted())
  }

  /// The errors and warnings of a changed part; nil if no checks are left.
  private mutating func reports(with fix: FixIt, _ part: Int) -> [Report: Int]? {
    let key = changed(part, fix)
    if let known = after[key] { return known }
    guard let left = checksLeft, left > 0 else { return nil }
    checksLeft = left - 1
    let found = PartTrials.problems(retry(parts.compilations[part].compiled(with: fix.edits)))
    after[key] = found
    return found
  }

  /// The errors and warnings, but those that are reported only if all parts have them.
  private static func problems(_ diagnostics: [Diagnostic]) -> [Report: Int] {
    Report.counts(diagnostics.filter { $0.severity > .note && !ParameterCheck.ofEverything.contains($0.code) })
  }
}

extension Note {
  /// The reason why no fix is offered after the maximum number of checks.
  fileprivate static let untriedInParts = note("no fix is offered: it was not tried at all declared sizes")

  /// The reason why a fix is not offered: the report that it causes elsewhere.
  fileprivate static func harmInParts(_ fix: FixIt, _ message: String, _ place: String) -> Note {
    note("no fix is offered: if you \(fix.message), \(place) \(message)")
  }
}
