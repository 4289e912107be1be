/// Joins words: `a`, `a and b`, `a, b and c`.
package func joinedWords(_ words: [String], _ last: String = "and") -> String {
  guard let end = words.last else { return "" }
  if words.count == 1 { return end }
  var text = words[0]
  for word in words[1..<words.count - 1] { text += ", " + word }
  return text + " " + last + " " + end
}
