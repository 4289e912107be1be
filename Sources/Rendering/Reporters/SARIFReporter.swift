package import LayDiagnostics
internal import LayJSON

/// Reports for services that show results of analyses: one run of SARIF 2.1.0, documented in docs/reports.md.
package struct SARIFReporter: Reporter {
  /// The version of the tool.
  let version: String
  let workingDirectory: String?
  private var results: [SARIFResult] = []
  private var counter = FingerprintCounter()
  private var formerCounter = FingerprintCounter()

  /// The most bytes of a text: a name may have a megabyte, and a message may contain it twice.
  static let longestText = 10_000

  package init(version: String, workingDirectory: String?) {
    self.version = version
    self.workingDirectory = workingDirectory
  }

  package mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let places = ReportedPlaces(sources, workingDirectory)
    for diagnostic in diagnostics {
      let fingerprint = Fingerprint(diagnostic, in: sources)
      var key = ProblemKey(
        file: places.path(of: diagnostic.range) ?? "", code: diagnostic.code.id, fingerprint: fingerprint.text)
      let identity = "\(key.fingerprint):\(counter.next(key))"
      key.fingerprint = fingerprint.former
      let former = "\(key.fingerprint):\(formerCounter.next(key))"
      results.append(SARIFResult(diagnostic, fingerprint: identity, former: former, in: places))
    }
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    let codes = Dictionary(grouping: results.map { $0.code }) { $0.id }.values.compactMap { $0.first }.sorted {
      $0.id < $1.id
    }
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($0.element.id, $0.offset) })
    let content = JSON.object([
      (
        "tool",
        .object([
          (
            "driver",
            .object([
              ("name", .string("layc")), ("version", .string(version)), ("semanticVersion", .string(version)),
              ("rules", .array(codes.map(sarifRule))),
            ])
          )
        ])
      ),
      ("invocations", .array([invocation(summary)])),
      ("defaultEncoding", .string("UTF-8")),
      ("newlineSequences", .array(["\r\n", "\n", "\r"].map(JSON.string))),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(results.map { $0.json(ruleIndex: places[$0.code.id] ?? 0) })),
      ("properties", .object([("examined", .array(summary.examined.map(json)))])),
    ])
    let document = JSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([content])),
    ])
    return document.text()
  }

  private func invocation(_ summary: Summary) -> JSON {
    var members: [(String, JSON)] = [("executionSuccessful", .bool(!summary.isIncomplete))]
    let notes = leftOutLines(summary)
    if !notes.isEmpty {
      let notifications = notes.map { line in
        JSON.object([("level", .string("note")), ("message", sarifMessage(line))])
      }
      members.append(("toolExecutionNotifications", .array(notifications)))
    }
    return .object(members)
  }
}

/// Returns `code` as a `reportingDescriptor`, with the page of docs/errors as its help.
func sarifRule(_ code: DiagnosticCode) -> JSON {
  let markdown = errorPage(of: code)
  let paragraph = firstParagraph(markdown)
  // These texts have no placeholders, so their braces remain single, unlike those of a message.
  return .object([
    ("id", .string(code.id)),
    ("name", .string(code.name)),
    ("shortDescription", .object([("text", .string(firstSentence(paragraph)))])),
    ("fullDescription", .object([("text", .string(paragraph))])),
    ("defaultConfiguration", .object([("level", .string(code.severity.word))])),
    ("help", .object([("text", .string(terminalText(markdown, .plain))), ("markdown", .string(markdown))])),
  ])
}

/// Returns the paragraph below the heading of a page, on one line.
private func firstParagraph(_ page: String) -> String {
  let lines = page.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().drop { $0.isEmpty }
  return lines.prefix { !$0.isEmpty }.joined(separator: " ")
}

private func firstSentence(_ paragraph: String) -> String {
  var isEnd = false
  for index in paragraph.indices {
    if isEnd && paragraph[index] == " " { return String(paragraph[..<index]) }
    isEnd = paragraph[index] == "."
  }
  return paragraph
}

/// Returns a `message` of SARIF. Braces are doubled, since single ones would be placeholders, and brackets are escaped where they
/// would make a link.
func sarifMessage(_ text: String) -> JSON {
  let text = shortened(text, to: SARIFReporter.longestText)
  let hasLink = firstIndex(of: "](", in: text) != nil
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "{", "}": escaped.append(scalar)
    case "[", "]", "\\": if hasLink { escaped.append("\\") }
    default: break
    }
    escaped.append(scalar)
  }
  return .object([("text", .string(String(escaped)))])
}
