/// A keyword that begins a statement, and the snippet that it inserts.
struct StatementSnippets {
  var word: String
  var detail: String
  private var snippet: String

  private init(word: String, detail: String, snippet: String) {
    (self.word, self.detail, self.snippet) = (word, detail, snippet)
  }

  /// Returns the snippet, with `view` as the example of a view.
  func snippet(view: String) -> String { replacing(":VIEW}", with: ":\(view)}", in: snippet) }

  static let all: [StatementSnippets] = [
    StatementSnippets(
      word: "import", detail: "use what another file declares", snippet: "import \"${1:File.lay}\""),
    StatementSnippets(
      word: "layout", detail: "a screen and its constraints",
      snippet: "layout ${1:Name}(${2:375x667}) {\n  sizes ${3:320x320 ... 1366x1366}\n  $0\n}"),
    StatementSnippets(
      word: "component", detail: "a kind of view of your own", snippet: "component ${1:Name} {\n  $0\n}"),
    StatementSnippets(
      word: "metric", detail: "a number with a name", snippet: "metric ${1:gap} = ${2:8}"),
    StatementSnippets(word: "let", detail: "a value with a name", snippet: "let ${1:name} = ${2:0}"),
    StatementSnippets(word: "view", detail: "declare a view", snippet: "view ${1:name}: ${2:Label} {\n  $0\n}"),
    StatementSnippets(word: "guide", detail: "a rectangle to refer to", snippet: "guide ${1:name} {\n  $0\n}"),
    StatementSnippets(
      word: "constraint", detail: "a constraint with a name",
      snippet: "constraint ${1:name}: ${2:VIEW}.width == ${3:44}"),
    StatementSnippets(word: "vfl", detail: "constraints as a picture", snippet: "vfl \"H:|-[${1:VIEW}]-|\""),
    StatementSnippets(word: "for", detail: "the same for several", snippet: "for ${1:i} in 0 ..< ${2:3} {\n  $0\n}"),
    StatementSnippets(word: "when", detail: "only where something is so", snippet: "when ${1:width >= 600} {\n  $0\n}"),
    StatementSnippets(word: "state", detail: "a named set of changes", snippet: "state ${1:name} {\n  $0\n}"),
    StatementSnippets(
      word: "sizes", detail: "the sizes at which the layout works", snippet: "sizes ${1:320x320 ... 1366x1366}"),
    StatementSnippets(
      word: "assert", detail: "proved at every size", snippet: "assert ${1:VIEW}.isInside(${2:superview})"),
    StatementSnippets(
      word: "expect", detail: "a test at one size",
      snippet: "expect ${1:375x667} {\n  ${2:VIEW}.frame == (${3:0, 0, 44, 44})\n}"),
    StatementSnippets(word: "allow", detail: "silence a code here", snippet: "allow ${1:L0502}"),
    StatementSnippets(
      word: "layoutSubviews", detail: "steps after the constraints", snippet: "layoutSubviews {\n  $0\n}"),
    StatementSnippets(
      word: "sizeThatFits", detail: "the size that suits a view",
      snippet: "sizeThatFits {\n  width = ${1:available.width}\n  height = ${2:available.height}\n}"),
    StatementSnippets(word: "align", detail: "a step", snippet: "align ${1:a}.${2:topLeft} with ${3:b}.${4:topRight}"),
    StatementSnippets(word: "sizeToFit", detail: "a step", snippet: "sizeToFit ${1:VIEW}"),
    StatementSnippets(word: "distribute", detail: "a step", snippet: "distribute ${1:horizontal} [${2:VIEW}]"),
    StatementSnippets(word: "spread", detail: "a step", snippet: "spread ${1:horizontal} [${2:VIEW}]"),
    StatementSnippets(word: "else", detail: "where it is not so", snippet: "else {\n  $0\n}"),
  ]
}
