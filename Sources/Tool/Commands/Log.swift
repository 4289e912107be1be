internal import LayConflictLog
internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering

/// `layc log`: explains the conflicts of constraints in a log of an app.
func logCommand(_ path: String, _ session: Session) -> ExitStatus {
  let settings = session.settings
  let isInput = path == "-"
  let name = session.name(of: path)
  let passed = settings.format == .json || settings.format == .sarif ? session.machine.errors : session.machine.output
  var reader = LogReader(passesThrough: settings.tee)
  var isUTF16 = false
  var isFirst = true
  let problem = session.machine.readPieces(of: isInput ? nil : path) { piece in
    if isFirst, piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) { isUTF16 = true }
    isFirst = false
    if isUTF16 { return false }
    reader.read(piece)
    pass(&reader, to: passed)
    return passed.failure == nil
  }
  if let problem {
    session.failReading(path, problem)
    return .failure
  }
  if isUTF16 {
    session.fail("'\(name)' is in UTF-16", ToolCode.unreadable, help: "convert it: iconv -f UTF-16 -t UTF-8 \(name)")
    return .failure
  }
  reader.finish()
  pass(&reader, to: passed)
  let all = reader.logs.map { LogReport($0, fixesIn: settings.objc ? .objectiveC : .swift) }
  let reports = all.filter { severity(of: $0, in: name, session) != nil }
  write(reports, omitted: reader.omitted, name, session)
  if settings.format == .text || settings.format == .github {
    session.talk(logSummary(reports, omitted: reader.omitted))
  }
  // Constraints without the system's heading may be of any text: only a conflict counts.
  return reader.omitted > 0 || reports.contains { $0.log.hasHeading || $0.conflict != nil } ? .problems : .fine
}

/// Writes the lines that are no part of a conflict, at once: people and programs wait for them.
private func pass(_ reader: inout LogReader, to sink: Sink) {
  let bytes = reader.takePassed()
  if bytes.isEmpty { return }
  sink.write(bytes: bytes)
  sink.flush()
}

private func write(_ reports: [LogReport], omitted: Int, _ name: String, _ session: Session) {
  let output = session.machine.output
  if session.settings.toLay {
    for (index, report) in reports.enumerated() {
      guard let text = report.layText(named: "Log\(index + 1)") else { continue }
      if index > 0 { output.line() }
      output.write(text)
    }
    return
  }
  let messages = reports.map { LogMessage($0, severity: severity(of: $0, in: name, session)) }
  switch session.settings.format {
  case .json:
    output.write(
      logJSON(reports, path: name, omitted: omitted) { severity(of: $0, in: name, session) }.text())
  case .sarif: output.write(logSARIF(messages, path: name, version: laycVersion).text())
  case .github: output.write(logAnnotations(messages))
  default:
    for (index, message) in messages.enumerated() {
      if index > 0 { output.line() }
      output.write(logText(message, path: name, style: session.style))
    }
  }
}

/// The severity of a report on the log called `name`, in the settings of its project; nil if it is off.
private func severity(of report: LogReport, in name: String, _ session: Session) -> Severity? {
  let place = SourceRange(file: .main, start: 0, end: 0)
  return session.graded([Diagnostic(LogMessage.code(of: report), "", at: place)], of: [name]).first?.severity
}
