package import LayDiagnostics

/// Returns the page of the code with this number; nil if there is none.
package func errorPage(ofCode code: String) -> String? {
  guard let number = Int(code.dropFirst()), let page = errorPages.first(where: { $0.number == number }) else {
    return nil
  }
  // Not every string with that number is the code.
  let text = "\(page.text)"
  return text.hasPrefix("# \(code) ") ? text : nil
}

/// Returns the page of `code`, or a sentence if it has none.
package func errorPage(of code: DiagnosticCode) -> String {
  errorPage(ofCode: code.id)
    ?? "# \(code.id) \(code.name)\n\nThis code has no page yet.\n"
}

/// Formats a page of docs/errors for a terminal: headings bold, code indented, paragraphs and
/// items of lists wrapped.
package func terminalText(_ markdown: String, _ style: Style) -> String {
  var text = ""
  var paragraph = ""
  var isCode = false
  func endParagraph() {
    defer { paragraph = "" }
    guard paragraph.hasPrefix("- ") else {
      if !paragraph.isEmpty { text += withCode(wrapped(paragraph, width: helpWidth), style) }
      return
    }
    // Further lines of an item stand below its text.
    let lines = wrapped(paragraph, width: helpWidth - 2).split(separator: "\n")
    text += withCode(lines.joined(separator: "\n  ") + "\n", style)
  }
  for line in markdown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
    if line.hasPrefix("```") {
      endParagraph()
      isCode.toggle()
    } else if isCode {
      text += line.isEmpty ? "\n" : "    \(line)\n"
    } else if line.hasPrefix("#") {
      endParagraph()
      text += style.bold(String(line.drop { $0 == "#" || $0 == " " })) + "\n"
    } else if line.isEmpty {
      endParagraph()
      text += "\n"
    } else {
      if line.hasPrefix("- ") { endParagraph() }
      paragraph += paragraph.isEmpty ? line : " \(line)"
    }
  }
  endParagraph()
  return trimmedBlankLines(text)
}

/// Prints text between backquotes in bold if the style has colours; else the backquotes stay.
private func withCode(_ text: String, _ style: Style) -> String {
  guard style.isOn else { return text }
  let parts = text.split(separator: "`", omittingEmptySubsequences: false)
  guard parts.count % 2 == 1 else { return text }
  return parts.enumerated().map { $0.offset % 2 == 1 ? style.bold(String($0.element)) : String($0.element) }.joined()
}

/// Removes repeated blank lines, and those at the end.
private func trimmedBlankLines(_ text: String) -> String {
  var lines: [Substring] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty && (lines.last?.isEmpty ?? true) { continue }
    lines.append(line)
  }
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines.joined(separator: "\n") + "\n"
}
