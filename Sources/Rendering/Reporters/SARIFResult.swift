internal import LayDiagnostics
internal import LayJSON
/// A diagnostic as a `result`, except for the index of its rule, which is known only at the end.
struct SARIFResult {
  let code: DiagnosticCode
  private let members: [(String, JSON)]

  /// The name of the fingerprint; a change of its inputs requires another version.
  static let fingerprintName = "laycProblem/v2"
  /// The name of the previous fingerprint, which is reported for one release.
  static let formerFingerprintName = "laycProblem/v1"

  init(_ diagnostic: Diagnostic, fingerprint: String, former: String, in places: ReportedPlaces) {
    code = diagnostic.code
    var members: [(String, JSON)] = [
      ("level", .string(diagnostic.severity.word)),
      ("message", sarifMessage(messageLines(diagnostic).joined(separator: "\n"))),
    ]
    if let place = places.location(diagnostic.range, diagnostic.caretLabel) {
      members.append(("locations", .array([place])))
    }
    let related = diagnostic.labels.compactMap { places.location($0.range, $0.text) }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    members.append(
      (
        "partialFingerprints",
        .object([
          (SARIFResult.formerFingerprintName, .string(former)), (SARIFResult.fingerprintName, .string(fingerprint)),
        ])
      ))
    if let fixIt = diagnostic.fixIt, let fix = places.fix(fixIt) { members.append(("fixes", .array([fix]))) }
    var properties: [(String, JSON)] = []
    if !diagnostic.sizes.isEmpty {
      properties = [("sizes", JSON.array(diagnostic.sizes.map(JSON.string)))] + regionMembers(of: diagnostic)
    }
    if let contradiction = diagnostic.contradiction {
      properties += [
        ("background", backgroundJSON(of: contradiction)), ("isSmallest", .bool(contradiction.isSmallest)),
      ]
    }
    if !properties.isEmpty { members.append(("properties", .object(properties))) }
    self.members = members
  }

  func json(ruleIndex: Int) -> JSON {
    .object([("ruleId", .string(code.id)), ("ruleIndex", .integer(ruleIndex))] + members)
  }
}

/// Returns the message of `diagnostic`, and its notes with their kinds.
func messageLines(_ diagnostic: Diagnostic) -> [String] {
  [diagnostic.message] + diagnostic.shownNotes.map { "\($0.kind.word): \($0.text)" }
}

extension ReportedPlaces {
  /// Returns a `location` with an optional message.
  func location(_ range: SourceRange, _ text: String) -> JSON? {
    guard let artifact = artifact(range), let region = region(range) else { return nil }
    var members = [("physicalLocation", JSON.object([("artifactLocation", artifact), ("region", region)]))]
    if !text.isEmpty { members.append(("message", sarifMessage(text))) }
    return .object(members)
  }

  /// Returns a `fix` with its edits grouped by file.
  func fix(_ fixIt: FixIt) -> JSON? {
    var files: [FileID] = []
    for edit in fixIt.edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
    let changes = files.compactMap { file -> JSON? in
      let edits = fixIt.edits.filter { $0.range.file == file }
      guard let first = edits.first, let artifact = artifact(first.range) else { return nil }
      return .object([("artifactLocation", artifact), ("replacements", .array(edits.compactMap(replacement)))])
    }
    guard !changes.isEmpty else { return nil }
    return .object([
      ("description", sarifMessage(fixIt.message)), ("artifactChanges", .array(changes)),
      ("properties", .object([("safety", .string(fixIt.safety == .automatic ? "automatic" : "review"))])),
    ])
  }

  private func replacement(_ edit: Edit) -> JSON? {
    guard let region = region(edit.range), let index = index(edit.range) else { return nil }
    var members = [("deletedRegion", region)]
    if !edit.replacement.isEmpty {
      members.append(("insertedContent", .object([("text", .string(edit.replacement(in: sources[index].bytes)))])))
    }
    return .object(members)
  }

  private func artifact(_ range: SourceRange) -> JSON? {
    path(of: range).map { .object([("uri", .string(uri(ofPath: $0)))]) }
  }

  private func region(_ range: SourceRange) -> JSON? {
    guard let (start, end) = positions(range), let index = index(range) else { return nil }
    let count = sources[index].bytes.count
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)), ("endLine", .integer(end.line)),
      ("endColumn", .integer(end.column)), ("byteOffset", .integer(min(range.start, count))),
      ("byteLength", .integer(min(range.end, count) - min(range.start, count))),
    ])
  }
}
