internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The request for code actions, and the fixes of diagnostics.
enum CodeActionRequests {
  /// The supported kinds of code actions.
  static let kinds = [
    "quickfix", "refactor.extract", "refactor.inline", "refactor.rewrite", "source.fixAll", "source.fixAll.layc",
  ]

  /// The command of an action, for clients that support only commands: its argument is the edit.
  static let applyCommand = "layc.apply"

  /// `textDocument/codeAction`: the fixes of the diagnostics in the request, all automatic fixes at once, and the actions for the
  /// selection.
  static func codeActions(_ session: inout Session, _ params: CodeActionParams) throws(ResponseError) -> JSON {
    var actions: [JSON] = []
    if wants("quickfix", params.only) {
      // A fix of several diagnostics is offered once.
      var known: Set<[UInt8]> = []
      actions += params.diagnostics.flatMap { quickFixes(session, $0) }
        .filter { known.insert($0["edit"]?.bytes ?? []).inserted }
    }
    if wants("source.fixAll.layc", params.only), let all = fixAll(session, params.known) { actions.append(all) }
    let kinds = Set(CodeAction.Kind.allCases.filter { wants($0.protocolName, params.only) })
    if !kinds.isEmpty {
      let snapshot = try session.snapshot(of: params.document)
      let selection = session.sourceRange(params.range, of: snapshot)
      let taken = kinds.contains(.extract) ? session.namesTaken(besides: snapshot) : []
      actions += snapshot.actions(at: selection, kinds: kinds, taken: taken)
        .compactMap { codeAction(session, $0, of: snapshot) }
    }
    return .array(session.client.takesActions ? actions : actions.compactMap { command($0) })
  }

  /// Returns an action as a command that applies its edit.
  private static func command(_ action: JSON) -> JSON? {
    guard let title = action["title"], let edit = action["edit"] else { return nil }
    return .object([("title", title), ("command", .string(applyCommand)), ("arguments", .array([edit]))])
  }

  /// True if actions of `kind` were requested, by that kind or by one that includes it.
  private static func wants(_ kind: String, _ wanted: [String]?) -> Bool {
    guard let wanted else { return true }
    return wanted.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }

  /// Returns an action for the client. A refused action is shown with its reason if the client supports that, else left out.
  private static func codeAction(_ session: Session, _ action: CodeAction, of snapshot: Snapshot) -> JSON? {
    var members: [(String, JSON)] = [("title", .string(action.title)), ("kind", .string(action.kind.protocolName))]
    if let refusal = action.refusal {
      guard session.client.edits.takesRefusals else { return nil }
      members.append(("disabled", .object([("reason", .string(refusal))])))
    } else {
      members.append(("edit", session.workspaceEdit(action.edits, of: snapshot, filling: action.placeholder)))
    }
    return .object(members)
  }

  // MARK: - Fixes

  /// Returns the fixes of a diagnostic, the best first: the client sends them back with the request, since only proofs know which
  /// fixes they tried.
  static func repairs(_ session: Session, of found: Diagnostic, _ snapshot: Snapshot) -> JSON? {
    let fixIts = [found.fixIt].compactMap { $0 } + found.alternatives
    if fixIts.isEmpty { return nil }
    let repairs = fixIts.map { fixIt in
      Repair(
        title: fixIt.message, isAutomatic: fixIt.safety == .automatic,
        edits: fixIt.edits.map { session.placedEdit($0, of: snapshot) })
    }
    return .object([("repairs", .array(repairs.map { $0.json }))])
  }

  private static func quickFixes(_ session: Session, _ diagnostic: ShownDiagnostic) -> [JSON] {
    diagnostic.repairs.map { repair in
      let title = repair.isAutomatic ? repair.title : "\(repair.title) (needs review)"
      var members: [(String, JSON)] = [
        ("title", .string(title)), ("kind", .string("quickfix")),
        ("diagnostics", .array([session.client.diagnostics.shown(diagnostic.json)])),
        ("edit", session.workspaceEdit(repair.edits)),
      ]
      if repair.isAutomatic && session.client.takesPreference { members.append(("isPreferred", .bool(true))) }
      return .object(members)
    }
  }

  /// Combines all automatic fixes of the file that do not overlap, as `layc check --fix` would apply at once.
  private static func fixAll(_ session: Session, _ known: [ShownDiagnostic]) -> JSON? {
    var edits: [PlacedEdit] = []
    for repair in known.flatMap({ $0.repairs }) where repair.isAutomatic {
      let isFree = !repair.edits.contains { edit in
        edits.contains { $0.uri == edit.uri && $0.range.meets(edit.range) }
      }
      if isFree { edits += repair.edits }
    }
    if edits.isEmpty { return nil }
    return .object([
      ("title", .string("Fix all")), ("kind", .string("source.fixAll.layc")), ("edit", session.workspaceEdit(edits)),
    ])
  }
}

extension CodeAction.Kind {
  /// The `CodeActionKind` of LSP.
  fileprivate var protocolName: String {
    switch self {
    case .extract: "refactor.extract"
    case .inline: "refactor.inline"
    case .rewrite: "refactor.rewrite"
    }
  }
}

extension Range<Position> {
  /// True if two edits touch the same text, as two insertions at one position do.
  fileprivate func meets(_ other: Range<Position>) -> Bool {
    lowerBound == other.lowerBound || (lowerBound < other.upperBound && other.lowerBound < upperBound)
  }
}
