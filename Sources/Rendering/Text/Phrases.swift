// Phrases and paragraphs of messages and pages.

/// Returns `1 error` or `2 errors`.
package func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

/// Joins words as `a`, `a and b` or `a, b and c`.
package func listed(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// The width of help and pages in columns.
package let helpWidth = 88

/// Wraps `text` into lines of at most `width` columns behind `indent`, each with a line break.
package func wrapped(_ text: String, width: Int, indent: String = "") -> String {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty && displayWidth(line) + 1 + displayWidth(word) > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? String(word) : " \(word)"
  }
  lines.append(line)
  return lines.map { indent + $0 + "\n" }.joined()
}

/// Returns the range of the first occurrence of `needle` in `text`.
package func firstIndex(of needle: String, in text: String) -> Range<String.Index>? {
  var start = text.startIndex
  while start < text.endIndex {
    if text[start...].hasPrefix(needle) { return start..<text.index(start, offsetBy: needle.count) }
    start = text.index(after: start)
  }
  return nil
}
