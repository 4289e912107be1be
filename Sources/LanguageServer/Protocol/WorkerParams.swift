internal import LayDiagnostics
internal import LayJSON

// Parameters of the messages between the broker and its workers, each with both directions.

/// The parameters of `layc/configure`, the first message to a worker.
struct ConfigureParams: ProtocolObject {
  var encoding: PositionEncoding
  /// True if the worker keeps the last snapshots without errors.
  var remembers: Bool
  /// The client's capabilities.
  var capabilities: JSON
  /// The settings of layc.
  var settings: JSON
  /// The paths of the folders that the client has open.
  var folders: [String]

  init(encoding: PositionEncoding, remembers: Bool, capabilities: JSON, settings: JSON, folders: [String]) {
    (self.encoding, self.remembers) = (encoding, remembers)
    (self.capabilities, self.settings, self.folders) = (capabilities, settings, folders)
  }

  init(_ members: Members) {
    let encoding: String? = members.valid("positionEncoding")
    self.encoding = encoding.flatMap { PositionEncoding(rawValue: $0) } ?? .utf16
    remembers = members.valid("remembers") ?? true
    capabilities = members.valid("capabilities") ?? .null
    settings = members.valid("settings") ?? .null
    folders = members.validElements("folders") ?? []
  }

  var json: JSON {
    .object([
      ("positionEncoding", .string(encoding.rawValue)), ("remembers", .bool(remembers)),
      ("capabilities", capabilities), ("settings", settings), ("folders", .array(folders.map { .string($0) })),
    ])
  }
}

/// The parameters of `layc/problems`, the request for the diagnostics of a document.
struct ProblemsParams: ProtocolObject {
  var uri: DocumentURI
  /// True if the document is checked at all of its declared sizes.
  var isProof: Bool

  init(uri: DocumentURI, isProof: Bool) { (self.uri, self.isProof) = (uri, isProof) }

  init(_ members: Members) throws(ParamsError) {
    uri = try members.required("uri")
    isProof = members.valid("proof") ?? false
  }

  var json: JSON { .object([("uri", .string(uri.text)), ("proof", .bool(isProof))]) }
}

/// The result of `layc/problems`.
struct ProblemsResult: ProtocolObject {
  var diagnostics: [ShownDiagnostic]
  /// The path of the document with links resolved.
  var identity: ExactText?
  /// The paths of the document and of the imported files, as they are written and with links resolved.
  var files: [ExactText]

  init(_ members: Members) {
    diagnostics = members.validElements("diagnostics") ?? []
    identity = members.valid("identity")
    files = members.validElements("files") ?? []
  }
}

/// The parameters of `layc/step`, the progress of a proof.
struct StepParams: ProtocolObject {
  var words: String
  /// The completed part in percent; nil for steps after the proof of the sizes.
  var percentage: Int?

  init(words: String, percentage: Int?) { (self.words, self.percentage) = (words, percentage) }

  init(_ members: Members) throws(ParamsError) {
    words = try members.required("words")
    percentage = members.valid("percentage")
  }

  var json: JSON {
    .object([("words", .string(words))] + (percentage.map { [("percentage", .integer($0))] } ?? []))
  }
}
