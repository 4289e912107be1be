internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON
internal import LayRendering

/// A version of the edited file, with its positions as an editor has them.
struct OpenedText {
  let snapshot: Snapshot
  let sources: [SourceText]
  private let positions: [TextPositions]

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    sources = snapshot.compilation.files.map { SourceText($0) }
    positions = sources.map { TextPositions($0) }
  }

  /// The layouts of a text without errors.
  var layouts: [CompiledLayout] { snapshot.compilation.hasErrors ? [] : snapshot.compilation.layouts }

  // MARK: - Positions

  /// Returns the offset in the edited file of a position of a request; nil if it is none.
  func offset(_ position: JSON?) -> Int? {
    guard let numbers = position?.array, numbers.count == 2, let line = numbers[0].integer,
      let column = numbers[1].integer
    else { return nil }
    return positions[0].offset(line: line, column: column)
  }

  /// Returns the members `start` and `end` of a range.
  func members(_ range: SourceRange) -> [(String, JSON)] {
    let positions = positions[Int(range.file.rawValue)]
    return [("start", positions.json(of: range.start)), ("end", positions.json(of: range.end))]
  }

  /// Returns edits of the edited file.
  func json(_ edits: [Edit]) -> JSON {
    .array(edits.map { .object(members($0.range) + [("text", .string($0.replacement))]) })
  }

  /// True if all edits are of the edited file.
  func isOwn(_ edits: [Edit]) -> Bool { edits.allSatisfy { $0.range.file == snapshot.file.id } }

  // MARK: - Problems

  /// Returns diagnostics with their fixes.
  func problems(_ diagnostics: [Diagnostic]) -> JSON { .array(diagnostics.map { problem($0) }) }

  private func problem(_ found: Diagnostic) -> JSON {
    var members: [(String, JSON)] = [
      ("severity", .string(found.severity.word)), ("code", .string(found.code.id)),
      ("message", .string(readable(found.message))),
      ("notes", .array(found.notes.map { .string("\($0.kind.word): \(readable($0.text))") })),
    ]
    if !found.caretLabel.utf8.isEmpty { members.append(("detail", .string(readable(found.caretLabel)))) }
    if found.range.file != snapshot.file.id { members.append(("file", .string(snapshot.path(of: found.range)))) }
    return .object(members + self.members(found.range) + [("fixes", .array(fixes(of: found)))])
  }

  /// Returns the fixes of a diagnostic that change the edited file alone, the best first.
  func fixes(of found: Diagnostic) -> [JSON] {
    let all = [found.fixIt].compactMap { $0 } + found.alternatives
    return all.filter { isOwn($0.edits) }.map { fix in
      let title = fix.safety == .automatic ? fix.message : "\(fix.message) (needs review)"
      return .object([("title", .string(readable(title))), ("edits", json(fix.edits))])
    }
  }

  // MARK: - Tokens

  /// The tokens of the edited file, those of several lines split: line, column, length and kind.
  var tokens: JSON {
    .array(
      snapshot.semanticTokens().flatMap { token in
        positions[0].lines(of: token.range).map { line, column, length in
          .array([.integer(line), .integer(column), .integer(length), .string(token.kind.word)])
        }
      })
  }
}

extension SemanticToken.Kind {
  /// The name of the kind in answers.
  fileprivate var word: String {
    switch self {
    case .keyword: "keyword"
    case .comment: "comment"
    case .string: "string"
    case .number: "number"
    case .operator: "operator"
    case .type: "type"
    case .layout: "layout"
    case .view: "view"
    case .constraint: "constraint"
    case .metric: "metric"
    case .parameter: "parameter"
    case .property: "property"
    }
  }
}
