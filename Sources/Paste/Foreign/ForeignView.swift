/// A view that is declared half in Swift: `let title: UILabel`, `view UILabel title`, `view title = UILabel()`.
struct ForeignView {
  /// The name of the variable.
  let name: String
  /// The kind in the language.
  let kind: String
  /// The number of tokens of the declaration.
  let count: Int
  /// True if the line begins with `view`.
  let saysView: Bool

  /// The declaration at the beginning of a line; nil if there is none.
  init?(_ tokens: [PasteToken], _ line: Range<Int>) {
    guard let word = line.first(where: { !ForeignCode.modifiers.contains(tokens[$0].text) }),
      let parts = ForeignView.parts(tokens, word..<line.upperBound), parts.type.hasPrefix("UI"),
      let found = ViewClass(parts.type), found.isSystem, found.kind != "guide"
    else { return nil }
    (name, kind, saysView) = (parts.name, found.kind, tokens[word].text == "view")
    count = parts.end - line.lowerBound
  }

  /// The declaration in the language.
  var text: String { kind == "View" ? "view \(name)" : "view \(name): \(kind)" }

  private typealias Parts = (name: String, type: String, end: Int)

  private static func parts(_ tokens: [PasteToken], _ line: Range<Int>) -> Parts? {
    let first = line.lowerBound
    guard line.count >= 3, tokens[first + 1].kind == .name else { return nil }
    let texts = tokens[line].prefix(6).map { $0.text }
    switch (texts[0], texts[2]) {
    case ("let", ":"), ("var", ":"):
      guard line.count > 3 else { return nil }
      let hasMark = line.count > 4 && (texts[4] == "!" || texts[4] == "?")
      let end = first + (hasMark ? 5 : 4)
      return ends(tokens, line, end) ? (texts[1], texts[3], end) : nil
    case ("view", "="):
      guard line.count > 5, texts[4] == "(", texts[5] == ")" else { return nil }
      return ends(tokens, line, first + 6) ? (texts[1], texts[3], first + 6) : nil
    case ("view", _):
      return tokens[first + 2].kind == .name && ends(tokens, line, first + 3) ? (texts[2], texts[1], first + 3) : nil
    default: return nil
    }
  }

  /// True if the declaration ends at a token: with the line, at `;` or at `{`.
  private static func ends(_ tokens: [PasteToken], _ line: Range<Int>, _ end: Int) -> Bool {
    end >= line.upperBound || tokens[end].text == ";" || tokens[end].text == "{"
  }
}
