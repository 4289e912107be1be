/// `text`, or its longest prefix of at most `limit` bytes with an ellipsis.
package func shortened(_ text: String, to limit: Int) -> String {
  if text.utf8.count <= limit { return text }
  var shown = String.UnicodeScalarView()
  var room = limit
  for scalar in text.unicodeScalars {
    room -= UTF8.width(scalar)
    if room < 0 { break }
    shown.append(scalar)
  }
  return String(shown) + "…"
}
