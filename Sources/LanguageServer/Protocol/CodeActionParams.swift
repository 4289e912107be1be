internal import LayDiagnostics
internal import LayJSON

// Parameters of the requests about code actions and code lenses. The broker adds its known diagnostics to both.

/// The parameters of `textDocument/codeAction`.
struct CodeActionParams: ProtocolObject {
  var document: DocumentURI
  var range: Range<Position>
  /// The requested kinds of actions; nil for all kinds.
  var only: [String]?
  /// The diagnostics that the actions are about: from the client those that it shows, from the broker the known ones among them.
  var diagnostics: [ShownDiagnostic]
  /// All known diagnostics of the document, which the broker adds.
  var known: [ShownDiagnostic]

  /// The members of `context` that the broker adds or replaces.
  private static let (diagnosticsMember, knownMember) = ("diagnostics", "layc")

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    let context: Members = try members.required("context")
    range = try members.required("range")
    only = context.validElements("only")
    diagnostics = context.validElements(CodeActionParams.diagnosticsMember) ?? []
    known = context.validElements(CodeActionParams.knownMember) ?? []
  }

  /// Returns undecoded parameters with other diagnostics, and with all known ones.
  static func adding(_ diagnostics: [ShownDiagnostic], known: [ShownDiagnostic], to params: JSON) -> JSON {
    guard case .object(var members) = params, let place = members.firstIndex(where: { $0.0 == "context" }) else {
      return params
    }
    var context = (Members(members[place].1).all ?? []).filter { $0.0 != diagnosticsMember }
    context += [
      (diagnosticsMember, .array(diagnostics.map { $0.json })), (knownMember, .array(known.map { $0.json })),
    ]
    members[place].1 = .object(context)
    return .object(members)
  }
}

/// A diagnostic as the client shows it.
struct ShownDiagnostic: ProtocolValue {
  /// The diagnostic with all members, to be sent back.
  let json: JSON
  /// Its range; nil if it is invalid.
  let range: Range<Position>?

  init(_ json: JSON) { (self.json, range) = (json, Members(json).valid("range")) }

  init(_ json: JSON, of name: String) { self.init(json) }

  /// Its code; nil if it has none.
  var code: String? { json["code"]?.string }

  /// Its fixes, the best first.
  var repairs: [Repair] { Members(json).object("data").validElements("repairs") ?? [] }

  /// True if it has the range and code of another diagnostic.
  func isSame(as other: ShownDiagnostic) -> Bool { range != nil && range == other.range && code == other.code }

  /// True if its range meets another range, or touches it.
  func touches(_ other: Range<Position>) -> Bool {
    range.map { $0.lowerBound <= other.upperBound && other.lowerBound <= $0.upperBound } ?? false
  }
}

/// A fix of a diagnostic, in the member `data` of the diagnostic.
struct Repair: ProtocolObject {
  var title: String
  /// True if it may be applied without review.
  var isAutomatic: Bool
  var edits: [PlacedEdit]

  init(title: String, isAutomatic: Bool, edits: [PlacedEdit]) {
    (self.title, self.isAutomatic, self.edits) = (title, isAutomatic, edits)
  }

  init(_ members: Members) throws(ParamsError) {
    title = try members.required("title")
    isAutomatic = members.valid("isAutomatic") ?? false
    edits = try members.required("edits")
  }

  var json: JSON {
    .object([
      ("title", .string(title)), ("isAutomatic", .bool(isAutomatic)), ("edits", .array(edits.map { $0.json })),
    ])
  }
}

/// An edit of an open or closed file.
struct PlacedEdit: ProtocolObject {
  var uri: DocumentURI
  var range: Range<Position>
  var newText: String
  /// The new text as a snippet, for clients that support it.
  var snippet: String?

  init(uri: DocumentURI, range: Range<Position>, newText: String) {
    (self.uri, self.range, self.newText) = (uri, range, newText)
  }

  init(_ members: Members) throws(ParamsError) {
    uri = try members.required("uri")
    range = try members.required("range")
    newText = try members.required("newText")
  }

  /// The edit in a WorkspaceEdit, which names the file elsewhere.
  var textEdit: JSON {
    let value = snippet.map { JSON.object([("kind", .string("snippet")), ("value", .string($0))]) }
    return .object([("range", range.json), value.map { ("snippet", $0) } ?? ("newText", .string(newText))])
  }

  /// The edit as a part of ``Repair``.
  var json: JSON {
    .object([("uri", .string(uri.text)), ("range", range.json), ("newText", .string(newText))])
  }
}

/// The parameters of `codeLens/resolve`: a lens that the server has sent.
struct CodeLensParams: ProtocolObject {
  /// The data of a lens above a layout.
  struct Layout: ProtocolObject {
    var document: DocumentURI?
    /// The text of the lens without its verdict.
    var text: String
    /// The declared sizes.
    var promise: String
    /// The range of the declaration.
    var range: Range<Position>

    init(_ members: Members) throws(ParamsError) {
      document = members.valid("uri")
      range = try members.required("range")
      promise = members.valid("promise") ?? ""
      text = try members.required("text")
    }
  }

  /// The state of the proof of a document, which the broker adds as `layc`.
  struct Verdict: ProtocolObject {
    /// The known diagnostics.
    var diagnostics: [ShownDiagnostic] = []
    /// True if all declared sizes are proved.
    var isProved = false

    init(diagnostics: [ShownDiagnostic], isProved: Bool) { (self.diagnostics, self.isProved) = (diagnostics, isProved) }

    init(_ members: Members) {
      diagnostics = members.validElements("diagnostics") ?? []
      isProved = members.valid("isProved") ?? false
    }

    var json: JSON {
      .object([("diagnostics", .array(diagnostics.map { $0.json })), ("isProved", .bool(isProved))])
    }
  }

  /// The member that the broker adds.
  private static let verdictMember = "layc"

  /// The members of the lens, which the response repeats.
  var members: [(String, JSON)]
  /// The data of a lens above a layout; nil for a lens above a component, which is complete from the start.
  var layout: Layout?
  var verdict: Verdict

  init(_ members: Members) throws(ParamsError) {
    guard let all = members.all else { throw ParamsError("params", "is not an object") }
    self.members = all.filter { $0.0 != CodeLensParams.verdictMember }
    verdict = Verdict(members.object(CodeLensParams.verdictMember))
    if !all.contains(where: { $0.0 == "command" }) { layout = try members.required("data") as Layout }
  }

  /// Returns an undecoded lens with the state of the proof of its document.
  static func adding(_ verdict: Verdict, to lens: JSON) -> JSON {
    .object((Members(lens).all ?? []) + [(verdictMember, verdict.json)])
  }
}
