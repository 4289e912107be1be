package import LayDiagnostics

/// Reports for the log of a GitHub workflow: commands that become annotations beside changed lines.
package struct GitHubReporter: Reporter {
  let workingDirectory: String?

  package init(workingDirectory: String?) { self.workingDirectory = workingDirectory }

  package mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let places = ReportedPlaces(sources, workingDirectory)
    var text = ""
    for diagnostic in diagnostics {
      var lines = messageLines(diagnostic)
      lines.insert(contentsOf: diagnostic.labels.map { line(of: $0, beside: diagnostic, places) }, at: 1)
      if let fixIt = diagnostic.fixIt {
        lines.append("\(fixIt.safety == .automatic ? "fix" : "fix, to review"): \(fixIt.message)")
      }
      text += written(command(of: diagnostic.severity), properties(diagnostic, places), lines)
    }
    return text
  }

  /// Returns a label with its position, since an annotation has only one.
  private func line(of label: Label, beside diagnostic: Diagnostic, _ places: ReportedPlaces) -> String {
    guard let path = places.path(of: label.range), let (start, _) = places.positions(label.range) else {
      return label.text
    }
    let place = label.range.file == diagnostic.range.file ? "line \(start.line)" : "\(path):\(start.line)"
    return "\(place): \(label.text)"
  }

  package mutating func finish(_ summary: Summary) -> String {
    leftOutLines(summary).map { written("notice", [("title", "layc")], [$0]) }.joined()
  }

  private func command(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func properties(_ diagnostic: Diagnostic, _ places: ReportedPlaces) -> [(String, String)] {
    let title = ("title", "\(diagnostic.code.name) [\(diagnostic.code.id)]")
    guard let path = places.path(of: diagnostic.range), let (start, end) = places.positions(diagnostic.range) else {
      return [title]
    }
    var found = [("file", path), ("line", String(start.line))]
    // Columns are valid only for a single line: with them, a range of several lines would be refused.
    if start.line == end.line { found.append(("col", String(start.column))) }
    found.append(("endLine", String(end.line)))
    if start.line == end.line { found.append(("endColumn", String(end.column))) }
    return found + [title]
  }

  /// Returns a workflow command.
  private func written(_ command: String, _ properties: [(String, String)], _ lines: [String]) -> String {
    let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
    // The log is shown as on a terminal, so control characters are replaced.
    let message = lines.map { escaped(readable($0), inProperty: false) }.joined(separator: "%0A")
    return "::\(command) \(list)::\(message)\n"
  }
}

/// Escapes characters of `text` that would end a value of a workflow command.
func escaped(_ text: String, inProperty: Bool) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": escaped += "%25"
    case "\r": escaped += "%0D"
    case "\n": escaped += "%0A"
    case ":" where inProperty: escaped += "%3A"
    case "," where inProperty: escaped += "%2C"
    default: escaped.unicodeScalars.append(visible(scalar))
    }
  }
  return escaped
}
