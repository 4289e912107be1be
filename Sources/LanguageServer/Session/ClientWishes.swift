internal import LayIDE
internal import LayJSON

/// What the client can show, and what somebody has set it to.
struct ClientWishes: Sendable {
  /// Where the client says which texts it can show.
  enum Place: String, Sendable {
    case hover, completion, signatureHelp, documentSymbol, workspaceSymbol
  }

  /// The size at which frames are shown; nil for the design size of each layout.
  var size: ShownSize?
  /// Whether what is inserted may have places to fill in.
  var takesSnippets = false
  /// Whether something may stand behind the label of a completion.
  var takesLabelDetails = false
  /// Whether parameters may be ranges of their signature.
  var takesLabelOffsets = false
  /// Whether no parameter may be the active one.
  var takesNoActiveParameter = false
  /// Whether symbols may lie in one another.
  var nestsSymbols = false
  /// Whether it knows what to do with kinds of symbols and completions that are newer than the protocol.
  private var takesNewKinds: Set<Place> = []
  /// How many places it folds; nil for as many as there are.
  var foldLimit: Int?
  /// Whether code actions may be more than commands.
  var takesActions = false
  /// Whether it is told which of several actions is meant.
  var takesPreference = false
  /// What it shows of diagnostics.
  var diagnostics = DiagnosticWishes()
  /// The paths of the folders that it has open.
  var folders: [String] = []
  /// What it makes of changes.
  private(set) var edits = EditAbilities()
  private var formats: [Place: Format] = [:]

  /// The kinds of MarkupContent.
  private enum Format: String { case markdown, plaintext }

  /// A client that can do little.
  init() {}

  /// Of what the broker tells.
  init(_ params: JSON) {
    let document = params[path: "capabilities", "textDocument"]
    size = params[path: "settings", "size"]?.string.flatMap { ShownSize($0) }
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
    edits = EditAbilities(params["capabilities"])
    folders = (params["folders"]?.array ?? []).compactMap { $0.string }
    noteKinds(document?[path: "completion", "completionItemKind"], .completion)
    noteKinds(document?[path: "documentSymbol", "symbolKind"], .documentSymbol)
    noteKinds(params[path: "capabilities", "workspace", "symbol"]?["symbolKind"], .workspaceSymbol)
    note(document?[path: "hover", "contentFormat"], .hover)
    note(item?["documentationFormat"], .completion)
    note(signature?["documentationFormat"], .signatureHelp)
  }

  /// Whether a client, by what it can do with documents, takes code actions that are more than commands.
  static func takesActions(_ document: JSON?) -> Bool {
    document?[path: "codeAction", "codeActionLiteralSupport"] != nil
  }

  /// The first of the formats is what the client likes best; one that says none knows no MarkupContent.
  private mutating func note(_ formats: JSON?, _ place: Place) {
    self.formats[place] = formats?.array?.lazy.compactMap { $0.string.flatMap { Format(rawValue: $0) } }.first
  }

  /// A client that lists kinds shows those that it does not know somehow.
  private mutating func noteKinds(_ kinds: JSON?, _ place: Place) {
    if kinds?["valueSet"] != nil { takesNewKinds.insert(place) }
  }

  /// The number of a kind, or an older one for a client that may not know it: both lists had 18 kinds at first.
  func kind(_ number: Int, else old: Int, _ place: Place) -> Int {
    number <= 18 || takesNewKinds.contains(place) ? number : old
  }

  /// A text in Markdown as the client can show it: as MarkupContent, or as a plain string (LSP 3.17, `string | MarkupContent`).
  func documentation(_ text: String, _ place: Place) -> JSON { markup(text, place) ?? .string(plainText(text)) }

  /// The same as the contents of a hover. There a string is a `MarkedString`, which is Markdown.
  func contents(_ text: String) -> JSON { markup(text, .hover) ?? .string(text) }

  private func markup(_ text: String, _ place: Place) -> JSON? {
    formats[place].map { format in
      let shown = format == .markdown ? text : plainText(text)
      return .object([("kind", .string(format.rawValue)), ("value", .string(shown))])
    }
  }
}

/// What a text in Markdown says to who sees its letters.
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
  /// Without the blanks at the end, which break lines in Markdown.
  fileprivate var trimmedEnd: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
