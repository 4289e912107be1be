package import LayConflictLog
internal import LayDiagnostics

/// Returns a report on a log as text. `path` is the input as it was named.
package func logText(_ message: LogMessage, path: String, style: Style) -> String {
  let severity = message.severity
  let word =
    severity == .error ? style.error("error:") : severity == .warning ? style.warning("warning:") : style.note("note:")
  var text =
    style.bold("\(visible(path)):\(message.position.line):\(message.position.column): ")
    + "\(word) \(style.bold(readable(message.text))) "
    + style.dim("[\(message.code.id)]") + "\n"
  let lines = message.rows.map { $0.position.map { String($0.line) } ?? "" }
  let gutter = max(3, lines.map { $0.utf8.count }.max() ?? 0)
  let width = min(64, message.rows.map { displayWidth(visible($0.words)) }.max() ?? 0)
  for (row, line) in zip(message.rows, lines) {
    text +=
      style.dim(" \(padded(line, left: gutter)) | ") + "\(padded(visible(row.words), right: width))  "
      + style.label(visible(row.origin)) + "\n"
  }
  let indent = String(repeating: " ", count: gutter + 1)
  for (index, note) in message.notes.enumerated() {
    text += "\(indent)= \(style.bold("\(note.kind.word):")) \(readable(note.text))\n"
    for line in message.codes[index] ?? [] { text += "\(indent)      \(visible(line))\n" }
  }
  return text
}

/// Returns the line about all of an input.
package func logSummary(_ reports: [LogReport], omitted: Int) -> String {
  var conflicts = 0
  var satisfiable = 0
  var unread = 0
  for report in reports {
    switch report.verdict {
    case .conflict: conflicts += 1
    case .feasible, .rounded: satisfiable += 1
    case .unknown, .nothing: unread += 1
    }
  }
  let times = reports.reduce(0) { $0 + $1.count } + omitted
  if times == 0 { return "no conflict of constraints was found" }
  var parts: [String] = []
  if conflicts > 0 { parts.append(counted(conflicts, "conflict")) }
  if satisfiable > 0 { parts.append("\(satisfiable) that can be satisfied as printed") }
  if unread > 0 { parts.append("\(unread) that could not be read") }
  var text = "\(listed(parts)) in \(counted(times, "log"))"
  if omitted > 0 {
    text +=
      "; \(counted(omitted, "log")) left out: more than \(LogLimits.conflicts) different ones, or \(LogLimits.allItems) constraints"
  }
  return text
}
