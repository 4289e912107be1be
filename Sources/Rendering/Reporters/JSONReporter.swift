internal import LayAnalysis
internal import LayCompiler
internal import LayDevices
package import LayDiagnostics
package import LayJSON
internal import LayRuntime

/// Reports as JSON; docs/json.md documents its fields.
package struct JSONReporter: Reporter {
  private var found: [JSON] = []

  package init() {}

  package mutating func report(_ diagnostics: [Diagnostic], in sources: [SourceText]) -> String {
    for diagnostic in diagnostics { found.append(json(diagnostic, in: sources)) }
    return ""
  }

  package mutating func finish(_ summary: Summary) -> String {
    let document = JSON.object([
      ("diagnostics", .array(found)),
      ("examined", .array(summary.examined.map(json))),
      ("summary", totals(summary)),
    ])
    return document.text()
  }

  private func totals(_ summary: Summary) -> JSON {
    var members: [(String, JSON)] = [
      ("files", .integer(summary.files)), ("errors", .integer(summary.errors)),
      ("warnings", .integer(summary.warnings)),
    ]
    if summary.omitted > 0 { members.append(("omitted", .integer(summary.omitted))) }
    if let baseline = summary.baseline {
      members += [("known", .integer(baseline.covered)), ("gone", .integer(baseline.gone))]
    }
    return .object(members)
  }
}

/// Returns `diagnostic` as an object.
package func json(_ diagnostic: Diagnostic, in sources: [SourceText]) -> JSON {
  // The label of the carets comes first, so that no text is lost.
  let own = diagnostic.caretLabel.isEmpty ? [] : [Label(diagnostic.range, diagnostic.caretLabel)]
  var members: [(String, JSON)] = [
    ("code", .string(diagnostic.code.id)),
    ("name", .string(diagnostic.code.name)),
    ("severity", .string(diagnostic.severity.word)),
    ("message", .string(diagnostic.message)),
    ("file", fileJSON(of: diagnostic.range, in: sources)),
    ("range", json(diagnostic.range, in: sources)),
    ("labels", .array((own + diagnostic.labels).map { json($0, in: sources) })),
    ("notes", .array(diagnostic.notes.map(json))),
    ("fixes", .array(diagnostic.fixIt.map { [json($0, in: sources)] } ?? [])),
    ("sizes", .array(diagnostic.sizes.map(JSON.string))),
  ]
  members += regionMembers(of: diagnostic)
  if let devices = diagnostic.devices { members.append(("devices", .array(devices.map(JSON.string)))) }
  if let contradiction = diagnostic.contradiction { members.append(("conflict", json(contradiction, in: sources))) }
  return .object(members)
}

/// Returns the members of a diagnostic for its regions of sizes; empty if it has none.
func regionMembers(of diagnostic: Diagnostic) -> [(String, JSON)] {
  [("regions", diagnostic.areas), ("openRegions", diagnostic.openAreas)].filter { !$0.1.isEmpty }
    .map { ($0.0, .array($0.1.map { json($0) })) }
}

/// Returns a region of sizes: two intervals, possibly with corners.
func json(_ area: SizeArea) -> JSON {
  var members: [(String, JSON)] = [
    ("direction", .string(area.isRightToLeft ? "rtl" : "ltr")), ("state", area.state.map(JSON.string) ?? .null),
    ("isExact", .bool(area.isExact)), ("width", json(area.width)), ("height", json(area.height)),
  ]
  if let device = area.device, let pose = area.pose {
    members += [("device", .string(device)), ("pose", .string(pose))]
  }
  if !area.textSizes.isEmpty { members.append(("textSizes", .array(area.textSizes.map(JSON.string)))) }
  if !area.languages.isEmpty { members.append(("languages", .array(area.languages.map(JSON.string)))) }
  if !area.corners.isEmpty {
    let corners = area.corners.map { corner in
      let left: [(String, JSON)] = corner.isLeftOut ? [("isLeftOut", .bool(true))] : []
      return JSON.object(
        [
          ("width", .string(corner.width)), ("height", .string(corner.height)),
          ("includesEdge", .bool(corner.includesEdge)),
        ] + left)
    }
    members.append(("corners", .array(corners)))
  }
  return .object(members)
}

private func json(_ lengths: SizeArea.Interval) -> JSON {
  .object([
    ("from", .string(lengths.from)), ("to", .string(lengths.to)), ("includesFrom", .bool(lengths.includesFrom)),
    ("includesTo", .bool(lengths.includesTo)),
  ])
}

/// Returns a contradiction with all of its rows.
private func json(_ contradiction: Contradiction, in sources: [SourceText]) -> JSON {
  var members: [(String, JSON)] = [
    ("size", .string(contradiction.size)),
    (
      "rows",
      .array(
        contradiction.rows.map { row in
          .object([
            ("file", fileJSON(of: row.range, in: sources)), ("range", json(row.range, in: sources)),
            ("text", .string(row.text)), ("origin", .string(row.origin)), ("multiplier", .string(row.multiplier)),
            ("rightSide", .string(row.rightSide)),
          ])
        })
    ),
    ("sum", .string(contradiction.sum)), ("background", backgroundJSON(of: contradiction)),
    ("isSmallest", .bool(contradiction.isSmallest)),
  ]
  if !contradiction.others.isEmpty {
    members.append(("others", .array(contradiction.others.map { json($0, in: sources) })))
  }
  return .object(members)
}

/// Returns the implied facts of a contradiction, which cannot be removed.
func backgroundJSON(of contradiction: Contradiction) -> JSON {
  .array(contradiction.background.map { .object([("kind", .string($0.kind)), ("text", .string($0.text))]) })
}

private func json(_ label: Label, in sources: [SourceText]) -> JSON {
  .object([
    ("file", fileJSON(of: label.range, in: sources)), ("range", json(label.range, in: sources)),
    ("text", .string(label.text)),
  ])
}

private func json(_ note: Note) -> JSON {
  .object([("kind", .string(note.kind.word)), ("text", .string(note.text))])
}

private func json(_ fixIt: FixIt, in sources: [SourceText]) -> JSON {
  .object([
    ("message", .string(fixIt.message)),
    ("safety", .string(fixIt.safety == .automatic ? "automatic" : "review")),
    (
      "edits",
      .array(
        fixIt.edits.map { edit in
          .object([
            ("file", fileJSON(of: edit.range, in: sources)), ("range", json(edit.range, in: sources)),
            ("replacement", .string(replacement(of: edit, in: sources))),
          ])
        })
    ),
  ])
}

/// Returns the examined sizes of one layout, with the verdicts.
func json(_ examined: Examined) -> JSON {
  var members: [(String, JSON)] = [("file", .string(examined.file)), ("layout", .string(examined.layout))]
  if !examined.states.isEmpty { members.append(("states", .array(examined.states.map { .string($0) }))) }
  if examined.usesDevices { members.append(("deviceTable", .string(Device.tableVersion))) }
  if !examined.textSizes.isEmpty {
    members.append(("textSizes", .array(examined.textSizes.map { .string($0.name) })))
  }
  if !examined.parameters.isEmpty {
    members.append(("parameters", .array(examined.parameters.map(json))))
  }
  if let height = examined.keyboardHeight { members.append(("keyboard", .number(height.double))) }
  if !examined.fixedInsets.isEmpty {
    let insets = examined.fixedInsets.map { inset in
      (String(inset.name.split(separator: ".").last ?? ""), JSON.number(inset.value.double))
    }
    members.append(("safeArea", .object(insets)))
  }
  if !examined.languages.isEmpty { members.append(("languages", .array(examined.languages.map(JSON.string)))) }
  members += [("ranges", .array(examined.verdicts.map(json))), ("sizes", .array(examined.sizes.map(json)))]
  if !examined.leftOut.isEmpty { members.append(("leftOut", .array(examined.leftOut.map(json)))) }
  members += [
    ("assertions", .integer(examined.assertions)), ("provedAssertions", .integer(examined.provedAssertions)),
  ]
  if examined.sampledAssertions > 0 { members.append(("sampledAssertions", .integer(examined.sampledAssertions))) }
  members += [("expectations", .integer(examined.expectations)), ("failed", .integer(examined.failedExpectations))]
  if let health = examined.health { members.append(("health", json(health))) }
  return .object(members)
}

/// Returns a metric with its range.
private func json(_ parameter: ProgramParameter) -> JSON {
  .object([
    ("name", .string(parameter.name)), ("from", .number(parameter.lowest.double)),
    ("to", .number(parameter.highest.double)),
  ])
}

/// Returns the extent and the results of health checks.
private func json(_ health: HealthSummary) -> JSON {
  .object([
    ("views", .integer(health.views)), ("judged", .integer(health.judged)),
    ("notJudged", .array(health.unjudged.map { .string($0) })), ("findings", .integer(health.findings)),
    ("silenced", .integer(health.silenced)), ("notDecided", .array(health.gaps.map { .string($0) })),
  ])
}

/// Returns a range of sizes with its verdict.
private func json(_ found: (range: SizeRange, verdict: Verdict)) -> JSON {
  let words: (verdict: String, reasons: [String]) =
    switch found.verdict {
    case .proved: ("proved", [])
    case .rulesProved(let steps): ("rulesProved", [steps])
    case .rulesProvedWithoutSteps(let steps):
      ("rulesProved", [steps, "constraints follow the steps, and were proved without them"])
    case .refuted: ("refuted", [])
    case .notDecided(let reasons): ("notDecided", reasons)
    }
  var members: [(String, JSON)] = [("from", json(found.range.lowest)), ("to", json(found.range.highest))]
  if let pose = found.range.pose {
    if let device = pose.deviceName { members.append(("device", .string(device))) }
    members.append(("pose", .string(pose.name)))
  }
  return .object(
    members + [
      ("verdict", .string(words.verdict)), ("reasons", .array(words.reasons.map { .string($0) })),
    ])
}

/// Returns the replacement of an edit, with the line breaks of its file.
private func replacement(of edit: Edit, in sources: [SourceText]) -> String {
  let index = Int(edit.range.file.rawValue)
  return sources.indices.contains(index) ? edit.replacement(in: sources[index].bytes) : edit.replacement
}
