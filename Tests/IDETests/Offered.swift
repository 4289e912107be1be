import Testing

@testable import LayIDE

/// What completion offers at the `‸` of a text.
struct Offered {
  let items: [Completion]
  /// The text that would be replaced.
  let word: String

  init(_ text: String, files: [String: String] = [:], names: (String) -> [String] = { _ in [] }) {
    let marked = Marked(text.replacing("‸", with: "⟨1⟩"))
    let snapshot = marked.snapshot(files)
    let (range, items) = snapshot.completions(at: marked.offsets[0], names: names)
    (self.items, word) = (items, snapshot.text(at: range))
  }

  var labels: [String] { items.map { $0.label } }

  /// What is written for a label.
  func written(_ label: String) -> String? { items.first { $0.label == label }.map { $0.snippet ?? $0.label } }

  /// Checks that what is said of `words` holds: a `-` before a word says that it is not offered, and what stands before `…`
  /// comes first, in that order.
  func check(_ words: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let parts = words.split(separator: "…", omittingEmptySubsequences: false)
    if parts.count == 2 {
      let first = parts[0].split(separator: " ").map(String.init)
      #expect(Array(labels.prefix(first.count)) == first, "\(text)", sourceLocation: sourceLocation)
    }
    for word in (parts.last ?? "").split(separator: " ") {
      let name = String(word.drop { $0 == "-" })
      #expect(
        labels.contains(name) == !word.hasPrefix("-"), "\(word) in \(text): \(labels.prefix(40))",
        sourceLocation: sourceLocation)
    }
  }
}

/// A layout with the statement in it, and views of every kind around.
func screen(_ statement: String, end: String = "\n}\n") -> String {
  """
  metric side = 12
  component MailRow(sender: Text, subject: Text = "", unread: Bool = false, high: Length = 44) { view badge: Image }
  layout P(100x100) {
    metric gap = 4
    let name = "Ada"
    let captions = ["a", "b"]
    view photo: Image
    view title: Label
    view page: ScrollView
    view stack: HStack
    view grid: Grid
    guide column
    for i in 0 ..< 2 { view c[i]: MailRow(sender: "x") }
    view row: MailRow(sender: "y")
    constraint cap: photo.width <= 40
    state wide { }
    \(statement)\(end)
  """
}

/// A snippet as it stands when nobody fills in anything.
func filledIn(_ snippet: String) -> String {
  var text = ""
  var rest = snippet[...]
  while let start = rest.firstIndex(of: "$") {
    text += rest[..<start]
    rest = rest[start...].dropFirst()
    if rest.first == "{", let colon = rest.firstIndex(of: ":"), let end = rest.firstIndex(of: "}") {
      text += rest[rest.index(after: colon)..<end]
      rest = rest[rest.index(after: end)...]
    } else {
      rest = rest.drop { $0.isNumber }
    }
  }
  return text + rest
}
