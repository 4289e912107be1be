import LayDiagnostics
import LayParser
import Testing

/// What stands before and behind a format in the files of these tests: positions must count from the file's start.
private let prefix = "  vfl \""
private let suffix = "\" alignAllTop\n"

/// The format `text`, parsed where it would stand in a file, with the whole file.
func parseFormat(
  _ text: String
) -> (format: VisualFormat, diagnostics: [Diagnostic], start: Int, bytes: [UInt8]) {
  let bytes = Array((prefix + text + suffix).utf8)
  let start = prefix.utf8.count
  let range = SourceRange(file: .main, start: start, end: start + text.utf8.count)
  let result = parseVisualFormat(bytes, range: range)
  return (result.format, result.diagnostics, start, bytes)
}

/// Checks that `text` reports exactly `expected`, each written `L0305@6` (an empty place) or `L0303@1..4`, counted from
/// the start of the string; and, for free, that all ranges lie inside, and that each automatic fix helps.
func expectReports(
  _ text: String, _ expected: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let result = parseFormat(text)
  let found = result.diagnostics.map { diagnostic in
    let start = diagnostic.range.start - result.start
    let place = diagnostic.range.isEmpty ? "\(start)" : "\(start)..\(start + diagnostic.range.length)"
    return "\(diagnostic.code.id)@\(place)"
  }
  #expect(found == expected, sourceLocation: sourceLocation)
  expectInside(text, sourceLocation: sourceLocation)
  expectFixesHelp(text, sourceLocation: sourceLocation)
}

/// Checks that every range that the format and its reports speak of lies inside the string.
func expectInside(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  let result = parseFormat(text)
  let end = result.start + text.utf8.count
  var ranges = result.diagnostics.map(\.range)
  ranges += result.diagnostics.flatMap { $0.fixIt.map { $0.edits.map(\.range) } ?? [] }
  ranges += result.diagnostics.flatMap { $0.labels.map(\.range) }
  ranges += result.format.views.flatMap { view in
    [view.range] + (view.connection.map { [$0.range] } ?? []) + (view.name.map { [$0.range] } ?? [])
      + view.predicates.map(\.range)
  }
  if let last = result.format.trailingConnection { ranges.append(last.range) }
  #expect(
    ranges.allSatisfy { $0.start >= result.start && $0.end <= end }, "\(text)", sourceLocation: sourceLocation)
}

/// Checks that each automatic fix, applied alone, takes its own report away and brings no new one.
private func expectFixesHelp(_ text: String, sourceLocation: Testing.SourceLocation) {
  let result = parseFormat(text)
  for diagnostic in result.diagnostics {
    guard let fix = diagnostic.fixIt, fix.safety == .automatic else { continue }
    let before = Array(repeating: UInt8(ascii: " "), count: result.start)
    let fixed = String(decoding: applying(fix.edits, to: (before + text.utf8)[result.start...]), as: UTF8.self)
    #expect(
      parseFormat(fixed).diagnostics.count < result.diagnostics.count, "\(text) became \(fixed)",
      sourceLocation: sourceLocation)
  }
}

/// The format written back in a plain form, broken parts as `!`: what the parser understood.
func understood(_ text: String) -> String {
  let format = parseFormat(text).format
  var written = format.orientation == .vertical ? "V:" : "H:"
  if format.leadingBar != nil { written += "|" }
  for view in format.views {
    if let connection = view.connection { written += spelled(connection) }
    written += "[" + (view.name?.text ?? "!")
    if !view.predicates.isEmpty { written += "(" + view.predicates.map(spelled).joined(separator: ",") + ")" }
    written += "]"
  }
  if let connection = format.trailingConnection { written += spelled(connection) }
  return written + (format.trailingBar != nil ? "|" : "")
}

private func spelled(_ connection: VisualFormat.Connection) -> String {
  switch connection.gap {
  case .flush: ""
  case .standard: "-"
  case .predicates(let predicates): "-(" + predicates.map(spelled).joined(separator: ",") + ")-"
  case .broken: "!"
  }
}

private func spelled(_ predicate: VisualFormat.Predicate) -> String {
  let sign =
    switch predicate.relation {
    case .equal: "=="
    case .lessOrEqual: "<="
    case .greaterOrEqual: ">="
    }
  return sign + spelled(predicate.object) + (predicate.priority.map { "@" + spelled($0) } ?? "")
}

private func spelled(_ object: VisualFormat.Object) -> String {
  switch object {
  case .number(let number): number.decimal
  case .name(let name): name.text
  }
}
