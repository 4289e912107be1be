internal import LayDrawing
package import LayJSON

/// The permissions of a page besides showing its data.
package struct PageOptions: Sendable {
  /// The address of a script of the server that serves the page; nil for a page that needs no server. Only with it may the page
  /// connect to that server.
  package var script: String?

  package init(script: String? = nil) { self.script = script }
}

/// Returns a whole page of HTML with data of ``pageData(_:)``. It needs no network, and its content security policy allows none.
package func pageText(_ data: JSON, title: String, options: PageOptions = PageOptions()) -> String {
  let script = options.script.map { "<script src=\"\(htmlEscaped($0))\"></script>\n" } ?? ""
  return """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(pagePolicy(options))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="layc">
    <title>\(htmlEscaped(title))</title>
    <link rel="icon" href="data:,">
    <style>\(pageStyle)</style>
    </head>
    <body>
    \(pageMarkup)
    <noscript><p>This page draws the layout with a script of its own; allow scripts to see it.</p></noscript>
    \(dataElement(compactText(of: data), isLive: options.script != nil))
    <script>\(pageScript)</script>
    \(script)</body>
    </html>

    """
}

/// The most bytes of data that a page has as plain text: more are compressed.
let mostPlainBytes = 45_056

/// The element with the data. Those of a page that a server replaces are not compressed, since the server sends them again.
private func dataElement(_ text: String, isLive: Bool) -> String {
  if isLive || text.utf8.count <= mostPlainBytes {
    return "<script type=\"application/json\" id=\"data\">\(text)</script>"
  }
  let bytes = base64(compressed(Array(text.utf8)))
  return "<script type=\"application/zlib\" id=\"data\">\(String(decoding: bytes, as: UTF8.self))</script>"
}

/// Returns the content security policy of a page, which is a part of it and may be a header of its response too.
package func pagePolicy(_ options: PageOptions = PageOptions()) -> String {
  let (source, connections) = options.script == nil ? ("", "") : (" 'self'", " connect-src 'self';")
  return "default-src 'none'; script-src '\(pageScriptHash)'\(source); style-src '\(pageStyleHash)';\(connections) "
    + "img-src data:; base-uri 'none'; form-action 'none'"
}

/// Returns data of ``pageData(_:)`` as a page reads it, without line breaks: for an update of a page.
package func pageDataText(_ data: JSON) -> String { compactText(of: data) }

/// Escapes `text` for elements and attributes of HTML, as ``xmlEscaped(_:)`` does.
package func htmlEscaped(_ text: String) -> String { xmlEscaped(text) }
