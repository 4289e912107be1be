package import LayConflictLog
package import LayDiagnostics
package import LayJSON
internal import LayNumbers

/// Returns the reports on the logs of an input as JSON; docs/json.md documents its members.
package func logJSON(
  _ reports: [LogReport], path: String, omitted: Int, severity: (LogReport) -> Severity? = { _ in nil }
) -> JSON {
  .object([
    ("file", .string(path)), ("logs", .array(reports.map { logJSON($0, severity($0)) })),
    (
      "summary",
      .object([
        ("logs", .integer(reports.reduce(0) { $0 + $1.count } + omitted)),
        ("conflicts", .integer(reports.count { $0.conflict != nil })), ("omitted", .integer(omitted)),
      ])
    ),
  ])
}

private func logJSON(_ report: LogReport, _ severity: Severity?) -> JSON {
  let (log, message) = (report.log, LogMessage(report, severity: severity))
  var members: [(String, JSON)] = [
    ("code", .string(message.code.id)), ("name", .string(message.code.name)),
    ("severity", .string(message.severity.word)), ("message", .string(message.text)),
    ("line", .integer(log.position.line)), ("column", .integer(log.position.column)), ("count", .integer(report.count)),
    ("verdict", .string(verdictWord(report.verdict))),
  ]
  if let blame = report.blame { members.append(("blame", .string(blame.word))) }
  if let cause = report.cause { members.append(("cause", .string(cause.word))) }
  members.append(("constraints", .array(log.items.indices.map { itemJSON($0, report) })))
  if let conflict = report.conflict {
    let words = LogWords(log: log)
    members += [
      ("implied", .array(conflict.facts.map { .string(words.words($0)) })), ("sum", .string(words.sum(conflict))),
      ("isMinimal", .bool(conflict.isMinimal)), ("isSmallest", .bool(conflict.isSmallest)),
    ]
  }
  members.append(("fixes", .array(report.fixes.map(fixJSON))))
  members.append(
    ("notes", .array(message.notes.map { .object([("kind", .string($0.kind.word)), ("text", .string($0.text))]) })))
  members.append(
    ("unread", .array(log.unread.map { .object([("line", .integer($0.position.line)), ("text", .string($0.text))]) })))
  members.append(("isCutOff", .bool(log.isCutOff)))
  return .object(members)
}

private func verdictWord(_ verdict: LogVerdict) -> String {
  switch verdict {
  case .conflict: "conflict"
  case .feasible: "satisfiable"
  case .rounded: "rounding"
  case .nothing: "unreadable"
  case .unknown: "notKnown"
  }
}

private func itemJSON(_ index: Int, _ report: LogReport) -> JSON {
  let (log, item) = (report.log, report.log.items[index])
  var members: [(String, JSON)] = [
    ("line", .integer(item.position.line)), ("column", .integer(item.position.column)),
    ("text", .string(log.words(item))),
    ("address", .string(item.address)), ("origin", .string(LogWords(log: log).words(log.origin(of: item), of: item))),
    ("conflicts", .bool(report.conflict?.items.contains(index) ?? false)), ("broken", .bool(log.broken == index)),
  ]
  if !item.identifier.isEmpty { members.append(("identifier", .string(item.identifier))) }
  if let place = item.place {
    members.append(
      (
        "place",
        .object([("file", .string(place.file)), ("line", .integer(place.line)), ("name", .string(place.name))])
      ))
  }
  return .object(members)
}

private func fixJSON(_ fix: LoggedFix) -> JSON {
  .object([
    ("message", .string(fix.words)), ("code", .array(fix.code.map { .string($0) })), ("isEnough", .bool(fix.isEnough)),
  ])
}
