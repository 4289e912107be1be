internal import LayAnalysis
internal import LayCompiler
internal import LayRuntime

/// The last lines of a check: how many problems there are, and what was proved.
func summaryLines(_ summary: Summary, _ style: Style) -> [String] {
  var lines: [String] = []
  let counts = [counted(summary.errors, "error"), counted(summary.warnings, "warning")].filter { !$0.hasPrefix("0 ") }
  if !counts.isEmpty {
    let text = "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))"
    lines.append(summary.errors > 0 ? style.error(text) : style.warning(text))
  }
  return lines + verdictLines(summary)
}

/// How many problems `--max-diagnostics` left out; nil for none.
func omittedLine(_ summary: Summary) -> String? {
  guard summary.omitted > 0 else { return nil }
  return "\(counted(summary.omitted, "more problem")) not shown; '--max-diagnostics 0' shows all of them"
}

/// What the baseline did, and what to do about what it lists for nothing.
func baselineLines(_ baseline: BaselineSummary) -> [String] {
  let path = visible(baseline.path)
  var lines = ["\(counted(baseline.covered, "known problem")) left out, by the baseline '\(path)'"]
  if baseline.gone > 0 {
    let words = baseline.gone == 1 ? ("occurs", "it") : ("occur", "them")
    lines.append(
      "\(counted(baseline.gone, "problem")) of the baseline no longer \(words.0); "
        + "'--write-baseline \(path)' leaves \(words.1) out of it")
  }
  return lines
}

/// What is not shown, and what to do about it.
func leftOutLines(_ summary: Summary) -> [String] {
  [omittedLine(summary)].compactMap { $0 } + (summary.baseline.map(baselineLines) ?? [])
}

private func verdictLines(_ summary: Summary) -> [String] {
  let examined = summary.examined
  if examined.isEmpty {
    return summary.errors > 0 ? [] : ["\(counted(summary.files, "file")) read, no layout to examine"]
  }
  return examined.count <= 4 ? examined.flatMap { verdictLines($0) } : [countedVerdicts(examined)]
}

/// A line for each range of a layout that no report speaks of.
private func verdictLines(_ examined: Examined) -> [String] {
  let name = visible(examined.layout)
  var lines =
    screenLines(examined)
    ?? examined.verdicts.compactMap { range, verdict in
      let sizes =
        (range.isSingle ? "at \(range.spelled)" : "at every size from \(range.spelled)") + stateWords(examined.states)
      switch verdict {
      case .proved where examined.keepsPromises:
        return "proved \(name) \(sizes): no rules conflict, nothing is ambiguous"
      case .proved: return "no rules of \(name) conflict and nothing is ambiguous \(sizes)"
      case .rulesProved(let steps):
        return "proved the rules of \(name) \(sizes): none conflict, and nothing is ambiguous that they decide; "
          + "\(steps), taken at \(sizesWords(examined))"
      case .refuted: return nil
      case .notDecided(let reasons):
        return "not decided: \(name) \(sizes), since \(reasons.joined(separator: ", and "))"
          + "; nothing is wrong at \(sizesWords(examined))"
      }
    }
  let promises = promiseWords(examined)
  if promises.isEmpty { return lines }
  let words = promises.joined(separator: "; ")
  if let last = lines.popLast() { return lines + ["\(last); \(words)"] }
  // `assertions of Form: 1 of 2 proved; expectations: 2 of 2 hold`
  let colon = words.firstIndex(of: ":") ?? words.endIndex
  return ["\(words[..<colon]) of \(name)\(words[colon...])"]
}

extension Examined {
  /// Whether all that the file asserts and expects is so.
  fileprivate var keepsPromises: Bool { provedAssertions == assertions && failedExpectations == 0 }
}

extension Verdict {
  /// Whether all that proofs can say of it is proved.
  fileprivate var isProved: Bool {
    switch self {
    case .proved, .rulesProved: true
    case .refuted, .notDecided: false
    }
  }
}

/// The most single sizes that have a line each.
private let namedSizes = 4

/// One line for many single sizes that are all proved: the screens of devices.
private func screenLines(_ examined: Examined) -> [String]? {
  guard examined.verdicts.count > namedSizes, examined.keepsPromises,
    examined.verdicts.allSatisfy({ $0.range.isSingle && $0.verdict == .proved })
  else { return nil }
  return [
    "proved \(visible(examined.layout)) at \(examined.verdicts.count) sizes\(stateWords(examined.states)): "
      + "no rules conflict, nothing is ambiguous"
  ]
}

/// The most states that the last line names.
private let namedStates = 4

/// `, in the base and in state 'wide'`
private func stateWords(_ states: [String]) -> String {
  if states.isEmpty { return "" }
  if states.count > namedStates { return ", in the base and each of its \(states.count) states" }
  return
    ", in the base and in \(states.count == 1 ? "state" : "the states") \(listed(states.map { "'\(visible($0))'" }))"
}

/// `assertions: 3 of 3 proved`, `expectations: 2 of 2 hold`; nothing about what there is none of.
private func promiseWords(_ examined: Examined) -> [String] {
  var words: [String] = []
  if examined.assertions > 0 {
    words.append("assertions: \(examined.provedAssertions) of \(examined.assertions) proved")
  }
  if examined.expectations > 0 {
    let held = examined.expectations - examined.failedExpectations
    words.append("expectations: \(held) of \(examined.expectations) hold")
  }
  return words
}

private func countedVerdicts(_ examined: [Examined]) -> String {
  let proved = examined.count { $0.verdicts.allSatisfy { $0.verdict.isProved } }
  let stepped = examined.count {
    $0.verdicts.allSatisfy { $0.verdict.isProved } && !$0.verdicts.allSatisfy { $0.verdict == .proved }
  }
  let open = examined.count { entry in
    !entry.verdicts.contains { $0.verdict == .refuted } && entry.verdicts.contains { !$0.verdict.isProved }
  }
  let rules = stepped == 0 ? "" : ", the rules alone of \(stepped) with steps"
  let undecided = open == 0 ? "" : ", \(open) not decided"
  let verdict = "proved \(proved) of \(examined.count) layouts at every size that they promise\(rules)\(undecided)"
  return ([verdict] + promiseWords(sum(of: examined))).joined(separator: "; ")
}

/// The promises of all layouts as if they were of one.
private func sum(of examined: [Examined]) -> Examined {
  var sum = Examined(
    file: "", layout: "", states: [], sizes: [], verdicts: [], assertions: 0, provedAssertions: 0, expectations: 0,
    failedExpectations: 0)
  for entry in examined {
    sum.assertions += entry.assertions
    sum.provedAssertions += entry.provedAssertions
    sum.expectations += entry.expectations
    sum.failedExpectations += entry.failedExpectations
  }
  return sum
}

/// `320x480, 375x667 … (9 sizes)`
private func sizesWords(_ entry: Examined) -> String {
  let shown = entry.sizes.prefix(4).map(\.spelled).joined(separator: ", ")
  return entry.sizes.count > 4 ? "\(shown) … (\(entry.sizes.count) sizes)" : shown
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
