internal import LayIDE
internal import LayJSON

/// What the client can show, and what somebody has set it to.
struct ClientWishes: Sendable {
  /// Where the client says which texts it can show.
  enum Place: String, Sendable {
    case hover, completion, signatureHelp
  }

  /// The size at which frames are shown; nil for the design size of each layout.
  var size: ShownSize?
  /// Whether what is inserted may have places to fill in.
  var takesSnippets = false
  /// Whether parameters may be ranges of their signature.
  var takesLabelOffsets = false
  private var markdown: Set<Place> = []

  /// A client that can do little.
  init() {}

  /// Of what the broker tells.
  init(_ params: JSON) {
    let document = params[path: "capabilities", "textDocument"]
    size = params[path: "settings", "size"]?.string.flatMap { ShownSize($0) }
    let item = document?[path: "completion", "completionItem"]
    takesSnippets = item?["snippetSupport"]?.bool ?? false
    let signature = document?[path: "signatureHelp", "signatureInformation"]
    takesLabelOffsets = signature?[path: "parameterInformation", "labelOffsetSupport"]?.bool ?? false
    note(document?[path: "hover", "contentFormat"], .hover)
    note(item?["documentationFormat"], .completion)
    note(signature?["documentationFormat"], .signatureHelp)
  }

  private mutating func note(_ formats: JSON?, _ place: Place) {
    if formats?.array?.contains(where: { $0.string == "markdown" }) ?? false { markdown.insert(place) }
  }

  /// A text in Markdown as MarkupContent that the client can show.
  func markup(_ text: String, _ place: Place) -> JSON {
    let isMarkdown = markdown.contains(place)
    return .object([
      ("kind", .string(isMarkdown ? "markdown" : "plaintext")), ("value", .string(isMarkdown ? text : plainText(text))),
    ])
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
