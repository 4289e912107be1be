internal import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayRuntime

/// Returns the last lines of a check: the number of problems, and the verdicts.
package func summaryLines(_ summary: Summary, _ style: Style) -> [String] {
  var lines: [String] = []
  let counts = [counted(summary.errors, "error"), counted(summary.warnings, "warning")].filter { !$0.hasPrefix("0 ") }
  if !counts.isEmpty {
    let text = "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))"
    lines.append(summary.errors > 0 ? style.error(text) : style.warning(text))
  }
  return lines + verdictLines(summary)
}

/// Returns the number of problems that `--max-diagnostics` left out; nil if there are none.
package func omittedLine(_ summary: Summary) -> String? {
  guard summary.omitted > 0 else { return nil }
  return "\(counted(summary.omitted, "more problem")) not shown; '--max-diagnostics 0' shows all of them"
}

/// Returns the effect of the baseline, with advice about entries that no longer occur.
package func baselineLines(_ baseline: BaselineSummary) -> [String] {
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

/// Returns lines about omitted problems, with advice.
func leftOutLines(_ summary: Summary) -> [String] {
  [omittedLine(summary)].compactMap { $0 } + (summary.baseline.map(baselineLines) ?? [])
}

private func verdictLines(_ summary: Summary) -> [String] {
  let examined = summary.examined
  if examined.isEmpty {
    return summary.errors > 0 ? [] : ["\(counted(summary.files, "file")) read, no layout to examine"]
  }
  return layouts(examined).count <= 4 ? examined.flatMap { verdictLines($0) } : [countedVerdicts(examined)]
}

/// Returns a line for each range of a layout without problems, and one for screens outside its declared sizes.
private func verdictLines(_ examined: Examined) -> [String] {
  provedLines(examined) + unpromisedLines(examined)
}

private func provedLines(_ examined: Examined) -> [String] {
  if examined.verdicts.isEmpty { return [] }
  var lines = grouped(examined.verdicts).compactMap { verdictLine(examined, $0.ranges, $0.verdict) }
  // Where constraints conflict, nothing is judged.
  let health = [findingWords(examined.health), openHealthWords(examined.health)]
  let findings = lines.isEmpty ? [] : health.compactMap { $0 }
  let promises = findings + promiseWords(examined)
  if promises.isEmpty { return lines }
  let words = promises.joined(separator: "; ")
  if let last = lines.popLast() { return lines + ["\(last); \(words)"] }
  // `assertions of Form: 1 of 2 proved; expectations: 2 of 2 hold`
  let colon = words.firstIndex(of: ":") ?? words.endIndex
  return ["\(words[..<colon]) of \(visible(examined.layout))\(words[colon...])"]
}

private func verdictLine(_ examined: Examined, _ ranges: [SizeRange], _ verdict: Verdict) -> String? {
  let name = visible(examined.layout)
  let alike = examined.verdicts.count { $0.range.isAlike(ranges[0]) }
  var own = examined
  // Poses of devices have safe areas of their own.
  if ranges.allSatisfy({ $0.pose != nil }) {
    own.parameters.removeAll { $0.environment?.isOfSafeArea ?? false }
    own.fixedInsets = []
  }
  let sizes = placeWords(ranges, of: alike) + variantWords(own)
  switch verdict {
  case .proved where examined.verdicts.contains(where: { $0.verdict == .refuted }):
    // The health is that of all sizes, of which some are reported.
    return "\(name) is consistent and unambiguous \(sizes)\(roundedWords(examined))"
  case .proved where examined.keepsPromises:
    return "proved \(name): \(claimWords(examined.health)) \(sizes)\(roundedWords(examined))"
  case .proved: return "\(name) is \(claimWords(examined.health)) \(sizes)\(roundedWords(examined))"
  case .rulesProved(let steps), .rulesProvedWithoutSteps(let steps):
    let place = verdict == .rulesProved(steps: steps) ? sizes : sizes + ", without the steps that they follow"
    return "proved the constraints of \(name) \(place): none conflict, and nothing is ambiguous that they determine; "
      + "\(steps), taken at \(sizesWords(examined))\(roundedWords(examined))"
  case .refuted: return nil
  case .notDecided(let reasons):
    let seen = examined.sizes.isEmpty ? "" : "; nothing conflicts or is ambiguous at \(sizesWords(examined))"
    return "not decided: \(name) \(sizes), since \(reasons.joined(separator: ", and "))" + seen
  }
}

/// Returns `, with 1 number rounded (L0551)`; empty if no numbers were rounded.
private func roundedWords(_ examined: Examined) -> String {
  let count = examined.roundedConstraints
  return count == 0 ? "" : ", with \(counted(count, "number")) rounded (L0551)"
}

/// Groups ranges with the same verdict: those that are written as numbers, and single sizes and the poses of devices if there are many.
private func grouped(_ verdicts: [(range: SizeRange, verdict: Verdict)]) -> [(ranges: [SizeRange], verdict: Verdict)] {
  let isLong = verdicts.count { !$0.range.isPlainRange } > namedSizes
  var groups: [(ranges: [SizeRange], verdict: Verdict)] = []
  for (range, verdict) in verdicts {
    let known = groups.firstIndex { group in
      group.verdict == verdict && group.ranges[0].isAlike(range)
        && (isLong || range.isPlainRange || range.isInSizeClasses)
    }
    if let known {
      groups[known].ranges.append(range)
    } else {
      groups.append(([range], verdict))
    }
  }
  return groups
}

/// Groups ranges in the same way.
func grouped(_ ranges: [SizeRange]) -> [[SizeRange]] {
  grouped(ranges.map { (range: $0, verdict: Verdict.proved) }).map { $0.ranges }
}

extension SizeRange {
  /// True for more than one size, not of a device.
  fileprivate var isPlainRange: Bool { !isSingle && pose == nil }

  /// True for sizes in a pair of size classes.
  fileprivate var isInSizeClasses: Bool { pose?.isOfDevice == false }

  /// True if both are poses of devices, pairs of size classes, single sizes, or ranges that are written as numbers.
  fileprivate func isAlike(_ other: SizeRange) -> Bool {
    pose?.isOfDevice == other.pose?.isOfDevice && isPlainRange == other.isPlainRange
  }
}

/// Returns `at 375x667`, `at 22 sizes`, `at every size from 320x480 to 1024x1366`, or `in 22 poses of devices (table of 2026-11)`; `in 20 of
/// 39 poses` if there are more ranges.
func placeWords(_ ranges: [SizeRange], of count: Int? = nil) -> String {
  let table = "table of \(Device.tableVersion)"
  if ranges.count > 1 && ranges.allSatisfy({ $0.isPlainRange }) {
    return "at every size " + listed(ranges.map { "from \($0.spelled)" })
  }
  if ranges.count > 1 {
    let part = count.map { $0 > ranges.count ? "\(ranges.count) of \($0)" : "\(ranges.count)" } ?? "\(ranges.count)"
    guard let pose = ranges[0].pose else { return "at \(part) sizes" }
    return pose.isOfDevice ? "in \(part) poses of devices (\(table))" : sizeClassWords(ranges, part)
  }
  let place = (ranges[0].isSingle ? "at " : "at every size from ") + ranges[0].spelled
  return ranges[0].pose.map { "\(place) (\($0.spelled)\($0.isOfDevice ? "; \(table)" : ""))" } ?? place
}

/// Returns `at 200x44 in 4 pairs of size classes`; of several sizes, `in 8 combinations of size and size classes`. `part` is the number.
func sizeClassWords(_ ranges: [SizeRange], _ part: String) -> String {
  let first = ranges[0]
  if ranges.contains(where: { $0.spelled != first.spelled }) {
    return "in \(part) combinations of size and size classes"
  }
  return "\(first.isSingle ? "at" : "at every size from") \(first.spelled) in \(part) pairs of size classes"
}

/// Returns `11 sizes were left out, since 'A' is not made for them: 568x320, 667x375 …`.
private func unpromisedLines(_ examined: Examined) -> [String] {
  let count = examined.leftOut.count
  if count == 0 { return [] }
  let shown = examined.leftOut.prefix(namedSizes).map { $0.spelled }.joined(separator: ", ")
  let (were, them) = count == 1 ? ("size was", "it") : ("sizes were", "them")
  return [
    "\(count) \(were) left out, since '\(visible(examined.layout))' is not made for \(them): "
      + shown + (count > namedSizes ? " …" : "")
  ]
}

extension Examined {
  /// True if all assertions of the file are proved and all expectations hold.
  fileprivate var keepsPromises: Bool { provedAssertions == assertions && failedExpectations == 0 }
}

extension Verdict {
  /// True if the verdict is a proof, at least of the constraints.
  var isProved: Bool {
    switch self {
    case .proved, .rulesProved, .rulesProvedWithoutSteps: true
    case .refuted, .notDecided: false
    }
  }
}

/// The most single sizes with a line each.
let namedSizes = 4

/// The most states that are named.
private let namedStates = 4

/// Returns `, in the base and in state 'wide'`.
private func stateWords(_ states: [String]) -> String {
  if states.isEmpty { return "" }
  if states.count > namedStates { return ", in the base and each of its \(states.count) states" }
  return
    ", in the base and in \(states.count == 1 ? "state" : "the states") \(listed(states.map { "'\(visible($0))'" }))"
}

/// Returns the states, the text sizes, the directions, the languages and the values of metrics in which a layout was examined.
func variantWords(_ examined: Examined) -> String {
  stateWords(examined.states) + textWords(examined.textSizes) + directionWords(examined.directions)
    + languageWords(examined.languages) + (examined.replacesDirections ? ", each in its own direction" : "")
    + parameterWords(examined.parameters) + insetWords(examined.fixedInsets)
    + keyboardWords(examined.keyboardHeight)
}

/// Returns `, with 'safeArea.top' at 47 and 'safeArea.bottom' at 34`; empty without insets.
func insetWords(_ insets: [NamedNumber]) -> String {
  insets.isEmpty ? "" : ", with \(listed(insets.map { "'\($0.name)' at \($0.value)" }))"
}

/// Returns `, with the keyboard hidden` or `, with the keyboard at 300`; empty if it has no effect or several heights.
func keyboardWords(_ height: Rational?) -> String {
  guard let height else { return "" }
  return height.isZero ? ", with the keyboard hidden" : ", with the keyboard at \(height)"
}

/// Returns `, with 'gap' from 8 to 16`, or `, with the keyboard from 0 to 346`.
private func parameterWords(_ parameters: [ProgramParameter]) -> String {
  if parameters.isEmpty { return "" }
  return ", with " + listed(parameters.map { "\(visible($0.spelled)) from \($0.lowest) to \($0.highest)" })
}

/// The most languages that are named.
private let namedLanguages = 4

/// Returns `, in en, de and pl (few)`, `, in 12 languages (de, fr, es …)` or `, with own texts and pseudo`; empty for no languages.
private func languageWords(_ languages: [String]) -> String {
  if languages.isEmpty { return "" }
  let names = languages.map { visible(spelledLanguage($0)) }
  if names.count <= namedLanguages {
    return ", \(languages.contains(where: isNameOfTexts) ? "with" : "in") \(listed(names))"
  }
  var count = 0
  var last = ""
  // Plural forms of a language follow one another.
  for language in languages {
    let own = String(language.prefix { $0 != "," })
    if own != last { count += 1 }
    last = own
  }
  return ", in \(count) languages (\(names.prefix(namedLanguages - 1).joined(separator: ", ")) …)"
}

/// Returns `, text xSmall to accessibility3`; empty for the default text size alone.
private func textWords(_ sizes: [TextSize]) -> String {
  sizes.isEmpty ? "" : ", text \(TextSizeSet(sizes).spelled)"
}

/// Returns `, from left to right and from right to left`; empty for the usual direction alone.
private func directionWords(_ directions: [InterfaceDirection]) -> String {
  if directions == [.leftToRight] { return "" }
  return ", " + listed(directions.map { $0 == .leftToRight ? "from left to right" : "from right to left" })
}

/// Returns `assertions: 3 of 3 proved`, `expectations: 2 of 2 hold` and the views that were not judged; empty for a layout without
/// them.
private func promiseWords(_ examined: Examined) -> [String] {
  var words: [String] = []
  if examined.assertions > 0 {
    let sampled = examined.sampledAssertions
    let seen = sampled == 0 ? "" : ", \(sampled) \(sampled == 1 ? "holds" : "hold") at the sizes looked at"
    words.append("assertions: \(examined.provedAssertions) of \(examined.assertions) proved\(seen)")
  }
  if examined.expectations > 0 {
    let held = examined.expectations - examined.failedExpectations
    words.append("expectations: \(held) of \(examined.expectations) hold")
  }
  if let health = examined.health, !health.unjudged.isEmpty { words.append(notJudgedWords(health)) }
  return words
}

private func countedVerdicts(_ parts: [Examined]) -> String {
  let examined = layouts(parts)
  let proved = examined.count { !$0.verdicts.isEmpty && $0.verdicts.allSatisfy { $0.verdict.isProved } }
  let stepped = examined.count {
    $0.verdicts.allSatisfy { $0.verdict.isProved } && !$0.verdicts.allSatisfy { $0.verdict == .proved }
  }
  let open = examined.count { entry in
    !entry.verdicts.contains { $0.verdict == .refuted } && entry.verdicts.contains { !$0.verdict.isProved }
  }
  let rules = stepped == 0 ? "" : ", the constraints alone of \(stepped) with steps"
  let undecided = open == 0 ? "" : ", \(open) not decided"
  let verdict = "proved \(proved) of \(examined.count) layouts at every size that they declare\(rules)\(undecided)"
  let partly = examined.count { !$0.leftOut.isEmpty }
  let leftOut = partly == 0 ? [] : ["\(partly) of them are not made for all of these screens"]
  let rounded = roundedWords(sum(of: examined))
  return ([verdict + rounded] + promiseWords(sum(of: examined)) + healthWords(examined) + leftOut).joined(
    separator: "; ")
}

/// Returns one entry for each layout, with the results of all parts of its sizes.
private func layouts(_ parts: [Examined]) -> [Examined] {
  var layouts: [Examined] = []
  for part in parts {
    guard let last = layouts.indices.last, layouts[last].file == part.file, layouts[last].layout == part.layout else {
      layouts.append(part)
      continue
    }
    layouts[last].verdicts += part.verdicts
    layouts[last].provedAssertions = min(layouts[last].provedAssertions, part.provedAssertions)
    layouts[last].expectations += part.expectations
    layouts[last].failedExpectations += part.failedExpectations
    if let health = part.health, health.findings > layouts[last].health?.findings ?? 0 { layouts[last].health = health }
  }
  return layouts
}

/// Adds up the assertions and expectations of all layouts.
private func sum(of examined: [Examined]) -> Examined {
  var sum = Examined(
    file: "", layout: "", states: [], sizes: [], verdicts: [], leftOut: [], assertions: 0, provedAssertions: 0,
    sampledAssertions: 0, expectations: 0, failedExpectations: 0)
  for entry in examined {
    sum.assertions += entry.assertions
    sum.provedAssertions += entry.provedAssertions
    sum.sampledAssertions += entry.sampledAssertions
    sum.expectations += entry.expectations
    sum.failedExpectations += entry.failedExpectations
    sum.roundedConstraints += entry.roundedConstraints
  }
  return sum
}

/// Returns `320x480, 375x667 … (9 sizes)`.
private func sizesWords(_ entry: Examined) -> String {
  let shown = entry.sizes.prefix(4).map { $0.spelled }.joined(separator: ", ")
  return entry.sizes.count > 4 ? "\(shown) … (\(entry.sizes.count) sizes)" : shown
}
