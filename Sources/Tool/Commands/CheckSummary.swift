internal import LayCompiler
internal import LayRuntime

/// The last lines of a check: how many problems, or what was examined. Nothing here says that something is proved.
func summaryLines(_ summary: Summary, _ style: Style) -> [String] {
  var lines: [String] = []
  let counts = [counted(summary.errors, "error"), counted(summary.warnings, "warning")].filter { !$0.hasPrefix("0 ") }
  if !counts.isEmpty {
    let text = "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))"
    lines.append(summary.errors > 0 ? style.error(text) : style.warning(text))
  }
  if summary.errors == 0 { lines += examinedLines(summary) }
  return lines
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

private func examinedLines(_ summary: Summary) -> [String] {
  let examined = summary.examined
  let expectations = examined.map(\.expectations).reduce(0, +)
  let failed = examined.map(\.failedExpectations).reduce(0, +)
  let verdict = expectations == 0 ? "" : "; expectations: \(expectations - failed) of \(expectations) hold"
  switch examined.count {
  case 0: return ["\(counted(summary.files, "file")) read, no layout to examine"]
  case 1...4:
    return examined.map { entry in
      var own = ""
      if entry.expectations > 0 {
        own = "; expectations: \(entry.expectations - entry.failedExpectations) of \(entry.expectations) hold"
      }
      return "examined \(visible(entry.layout)) at \(sizesWords(entry))\(own)"
    }
  default:
    let sizes = examined.map(\.sizes.count).reduce(0, +)
    let layouts = counted(examined.count, "layout")
    return ["examined \(layouts) in \(counted(summary.files, "file")), at \(counted(sizes, "size")) in all\(verdict)"]
  }
}

/// `320x480, 375x667 … (9 sizes)`, `… (64 sizes, 8 more left out)`
private func sizesWords(_ entry: Examined) -> String {
  let sizes = entry.sizes
  let shown = sizes.prefix(4).map(\.spelled).joined(separator: ", ")
  let omitted = entry.omittedSizes == 0 ? "" : ", \(entry.omittedSizes) more left out"
  return sizes.count > 4 ? "\(shown) … (\(sizes.count) sizes\(omitted))" : shown
}

/// `1 error`, `2 errors`.
func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
