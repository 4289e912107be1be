internal import LayJSON
internal import LayPage

/// A file that pages of a preview use.
struct PreviewFile: Sendable {
  var name: String
  var type: String
  var text: String

  /// All files.
  static let all = [
    PreviewFile(name: "live.js", type: "text/javascript; charset=utf-8", text: liveScript),
    PreviewFile(name: "waiting.js", type: "text/javascript; charset=utf-8", text: waitingScript),
    PreviewFile(name: "style.css", type: "text/css; charset=utf-8", text: pageStyle),
  ]

  var response: HTTPResponse { HTTPResponse(type: type, body: Array(text.utf8)) }
}

/// The ban on framing by other pages, which a policy in the page itself cannot declare.
private let framing = "; frame-ancestors 'none'"

/// The policy of pages that show no layout.
private let plainPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; "
  + "form-action 'none'\(framing)"

/// Returns the page of a layout of a document, by its number from 1; nil if there is none. It gets newer data by events.
func layoutPage(_ document: PreviewDocument, _ number: Int) -> HTTPResponse? {
  guard let layouts = document.layouts else { return number == 1 ? waitingPage(document) : nil }
  guard layouts.indices.contains(number - 1), let data = layouts[number - 1]["data"] else { return nil }
  let options = PageOptions(script: "../../live.js")
  let text = pageText(data, title: document.name, options: options)
  return HTTPResponse(
    type: "text/html; charset=utf-8", policy: pagePolicy(options) + framing, body: Array(text.utf8))
}

/// Returns the page of a document that was never without errors.
private func waitingPage(_ document: PreviewDocument) -> HTTPResponse {
  page(
    title: document.name,
    """
    <h1>\(htmlEscaped(document.name))</h1>
    <p id="message" role="status">Waiting for the first version without errors.</p>
    <script src="../../waiting.js"></script>
    <script src="../../live.js"></script>
    """, style: "../../style.css")
}

/// Returns the page with a link to each document.
func galleryPage(_ documents: [PreviewDocument]) -> HTTPResponse {
  let links = documents.enumerated().map { index, document in
    "  <li><a href=\"\(index + 1)/\">\(htmlEscaped(document.name))</a>"
      + "\(document.hasErrors ? " <em>has errors</em>" : "")</li>"
  }
  return page(
    title: "layc preview", "<h1>layc preview</h1>\n<ul>\n\(links.joined(separator: "\n"))\n</ul>", style: "style.css")
}

private func page(title: String, _ body: String, style: String) -> HTTPResponse {
  let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(htmlEscaped(title))</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(style)">
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  return HTTPResponse(type: "text/html; charset=utf-8", policy: plainPolicy, body: Array(text.utf8))
}
