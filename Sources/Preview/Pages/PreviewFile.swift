/// A file that every page of a preview uses.
struct PreviewFile: Sendable {
  var name: String
  var type: String
  var text: String

  /// All files.
  static let all = [
    PreviewFile(name: "live.js", type: "text/javascript; charset=utf-8", text: liveScript),
    PreviewFile(name: "page.js", type: "text/javascript; charset=utf-8", text: pageScript),
    PreviewFile(name: "style.css", type: "text/css; charset=utf-8", text: pageStyle),
  ]

  var response: HTTPResponse { HTTPResponse(type: type, body: Array(text.utf8)) }
}

/// The policy of pages: they load what the preview serves, and send nothing elsewhere.
let pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
  + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/// Returns the page of a document, which gets its data by events.
func documentPage(_ document: PreviewDocument) -> HTTPResponse {
  page(
    title: document.name,
    """
    <header>
      <h1>\(htmlEscaped(document.name))</h1>
      <div id="layouts" role="toolbar" aria-label="Layouts and sizes"></div>
    </header>
    <main>
      <div id="stage" tabindex="0" aria-label="The layout"></div>
      <aside>
        <pre id="about" aria-live="polite">Select a view.</pre>
        <pre id="proof" aria-label="The sizes"></pre>
      </aside>
    </main>
    <script src="../page.js"></script>
    <script src="../live.js"></script>
    """, style: "../style.css")
}

/// Returns the page with a link to each document.
func galleryPage(_ documents: [PreviewDocument]) -> HTTPResponse {
  let links = documents.enumerated().map { index, document in
    "    <li><a href=\"\(index + 1)/\">\(htmlEscaped(document.name))</a>"
      + "\(document.hasErrors ? " <em>has errors</em>" : "")</li>"
  }
  return page(
    title: "layc preview",
    """
    <header>
      <h1>layc preview</h1>
    </header>
    <main>
      <ul id="gallery">
    \(links.joined(separator: "\n"))
      </ul>
    </main>
    """, style: "style.css")
}

private func page(title: String, _ body: String, style: String) -> HTTPResponse {
  let text = """
    <!doctype html>
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
  return HTTPResponse(type: "text/html; charset=utf-8", policy: pagePolicy, body: Array(text.utf8))
}

/// Escapes `text` for HTML; control characters become spaces.
func htmlEscaped(_ text: String) -> String {
  var safe = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": safe += "&amp;"
    case "<": safe += "&lt;"
    case ">": safe += "&gt;"
    case "\"": safe += "&quot;"
    case "'": safe += "&#39;"
    default: safe.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
  }
  return safe
}
