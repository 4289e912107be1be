internal import LayConflictLog
internal import LayDiagnostics
package import LayJSON

/// Returns the reports on the logs of an input as commands of a GitHub workflow. A report is shown at the source line that the
/// log names, else it has no file.
package func logAnnotations(_ messages: [LogMessage]) -> String {
  var text = ""
  for message in messages {
    let severity = message.severity
    let command = severity == .error ? "error" : severity == .warning ? "warning" : "notice"
    var properties: [(String, String)] = []
    if let place = message.place { properties = [("file", place.file), ("line", String(place.line))] }
    properties.append(("title", "\(message.code.name) [\(message.code.id)]"))
    let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
    let lines = message.lines.map { escaped(readable($0), inProperty: false) }
    text += "::\(command) \(list)::\(lines.joined(separator: "%0A"))\n"
  }
  return text
}

extension LogMessage {
  /// The message with its constraints and notes, a line each.
  var lines: [String] {
    var lines = [text]
    for row in rows {
      lines.append("\(row.position.map { "line \($0.line): " } ?? "")\(row.words) (\(row.origin))")
    }
    for (index, note) in notes.enumerated() {
      lines.append("\(note.kind.word): \(note.text)")
      lines += (codes[index] ?? []).map { "    \($0)" }
    }
    return lines
  }
}

/// Returns the reports on the logs of an input as SARIF 2.1.0. A result is at the line of the log; the source lines that the log
/// names are related locations.
package func logSARIF(_ messages: [LogMessage], path: String, version: String) -> JSON {
  var codes: [DiagnosticCode] = []
  for message in messages where !codes.contains(message.code) { codes.append(message.code) }
  codes.sort { $0.id < $1.id }
  let results = messages.map { message in
    JSON.object([
      ("ruleId", .string(message.code.id)), ("ruleIndex", .integer(codes.firstIndex(of: message.code) ?? 0)),
      ("level", .string(message.severity.word)), ("message", sarifMessage(message.lines.joined(separator: "\n"))),
      ("locations", .array([location(path, line: message.position.line, column: message.position.column, words: nil)])),
      (
        "relatedLocations",
        .array(
          message.rows.compactMap { row in
            row.place.map { location($0.file, line: $0.line, column: nil, words: row.words) }
          })
      ),
    ])
  }
  let driver = JSON.object([
    ("name", .string("layc")), ("version", .string(version)), ("semanticVersion", .string(version)),
    ("rules", .array(codes.map(sarifRule))),
  ])
  let run = JSON.object([
    ("tool", .object([("driver", driver)])), ("columnKind", .string("unicodeCodePoints")), ("results", .array(results)),
  ])
  return .object([
    ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
    ("runs", .array([run])),
  ])
}

private func location(_ path: String, line: Int, column: Int?, words: String?) -> JSON {
  var region: [(String, JSON)] = [("startLine", .integer(line))]
  if let column { region.append(("startColumn", .integer(column))) }
  let place = JSON.object([
    ("artifactLocation", .object([("uri", .string(uri(ofPath: path)))])), ("region", .object(region)),
  ])
  var members = [("physicalLocation", place)]
  if let words { members.append(("message", sarifMessage(words))) }
  return .object(members)
}
