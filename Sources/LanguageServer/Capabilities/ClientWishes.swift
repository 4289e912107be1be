internal import LayIDE
internal import LayJSON

/// The client's capabilities and settings for a worker.
struct ClientWishes: Sendable {
  /// The features whose text formats and kinds a client declares separately.
  enum Feature: String, Sendable {
    case hover, completion, signatureHelp, documentSymbol, workspaceSymbol
  }

  /// The size at which frames are shown; nil for the design size of each layout.
  var size: ShownSize?
  /// True if inserted text may contain placeholders.
  var takesSnippets = false
  /// True if a completion may have text behind its label.
  var takesLabelDetails = false
  /// True if parameters may be ranges of their signature.
  var takesLabelOffsets = false
  /// True if there may be no active parameter.
  var takesNoActiveParameter = false
  /// True if symbols may be nested.
  var nestsSymbols = false
  /// The features in which it accepts kinds of symbols or completions that LSP added later.
  private var takesNewKinds: Set<Feature> = []
  /// The most ranges that it folds; nil for no limit.
  var foldLimit: Int?
  /// True if code actions may be literals instead of commands.
  var takesActions = false
  /// True if it supports the mark of the preferred action.
  var takesPreference = false
  /// Its capabilities for diagnostics.
  var diagnostics = DiagnosticWishes()
  /// True if it reports changes of files on disk.
  var watchesFiles = false
  /// The paths of the folders that it has open.
  var folders: [String] = []
  /// Its capabilities for edits.
  private(set) var edits = EditAbilities()
  private var formats: [Feature: Format] = [:]

  /// The kinds of `MarkupContent`.
  private enum Format: String { case markdown, plaintext }

  /// Creates the defaults of a client without capabilities.
  init() {}

  /// Reads the configuration from the broker.
  init(_ params: ConfigureParams) {
    let capabilities = params.capabilities
    let document = capabilities["textDocument"]
    size = params.settings["size"]?.string.flatMap { ShownSize($0) }
    let item = document?[path: "completion", "completionItem"]
    takesSnippets = item?["snippetSupport"]?.bool ?? false
    takesLabelDetails = item?["labelDetailsSupport"]?.bool ?? false
    let signature = document?[path: "signatureHelp", "signatureInformation"]
    takesLabelOffsets = signature?[path: "parameterInformation", "labelOffsetSupport"]?.bool ?? false
    takesNoActiveParameter = signature?["noActiveParameterSupport"]?.bool ?? false
    nestsSymbols = document?[path: "documentSymbol", "hierarchicalDocumentSymbolSupport"]?.bool ?? false
    foldLimit = document?[path: "foldingRange", "rangeLimit"]?.integer
    takesActions = ClientWishes.takesActions(document)
    takesPreference = document?[path: "codeAction", "isPreferredSupport"]?.bool ?? false
    diagnostics = DiagnosticWishes(document)
    edits = EditAbilities(capabilities)
    watchesFiles = ClientWishes.watchesFiles(capabilities)
    folders = params.folders
    noteKinds(document?[path: "completion", "completionItemKind"], .completion)
    noteKinds(document?[path: "documentSymbol", "symbolKind"], .documentSymbol)
    noteKinds(capabilities[path: "workspace", "symbol", "symbolKind"], .workspaceSymbol)
    note(document?[path: "hover", "contentFormat"], .hover)
    note(item?["documentationFormat"], .completion)
    note(signature?["documentationFormat"], .signatureHelp)
  }

  /// True if a client with these capabilities watches files for the server.
  static func watchesFiles(_ capabilities: JSON?) -> Bool {
    capabilities?[path: "workspace", "didChangeWatchedFiles", "dynamicRegistration"]?.bool ?? false
  }

  /// True if a client with these capabilities for documents accepts code actions other than commands.
  static func takesActions(_ document: JSON?) -> Bool {
    document?[path: "codeAction", "codeActionLiteralSupport"] != nil
  }

  /// Notes the client's preferred format, which is the first one; without formats it does not know `MarkupContent`.
  private mutating func note(_ formats: JSON?, _ feature: Feature) {
    self.formats[feature] = formats?.array?.lazy.compactMap { $0.string.flatMap { Format(rawValue: $0) } }.first
  }

  /// Notes that a client lists kinds, in which case it must accept unknown ones.
  private mutating func noteKinds(_ kinds: JSON?, _ feature: Feature) {
    if kinds?["valueSet"] != nil { takesNewKinds.insert(feature) }
  }

  /// Returns a kind, or an older one for a client that may not know it: at first both lists had 18 kinds.
  func kind(_ number: Int, else old: Int, _ feature: Feature) -> Int {
    number <= 18 || takesNewKinds.contains(feature) ? number : old
  }

  /// Returns a Markdown text in the client's format: as `MarkupContent`, or as a plain string
  /// (LSP 3.17, `string | MarkupContent`).
  func documentation(_ text: String, _ feature: Feature) -> JSON { markup(text, feature) ?? .string(plainText(text)) }

  /// Returns the same as the contents of a hover, where a string is a `MarkedString`, which is Markdown.
  func contents(_ text: String) -> JSON { markup(text, .hover) ?? .string(text) }

  private func markup(_ text: String, _ feature: Feature) -> JSON? {
    formats[feature].map { format in
      let shown = format == .markdown ? text : plainText(text)
      return .object([("kind", .string(format.rawValue)), ("value", .string(shown))])
    }
  }
}

/// Converts Markdown to plain text.
func plainText(_ markdown: String) -> String {
  var lines: [Substring] = []
  var isCode = false
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("```") {
      isCode.toggle()
    } else {
      lines.append(isCode ? line : Substring(line.filter { $0 != "`" }.trimmedEnd))
    }
  }
  return lines.joined(separator: "\n")
}

extension String {
  /// The string without the spaces at its end, which would break lines in Markdown.
  fileprivate var trimmedEnd: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
