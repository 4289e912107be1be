internal import LayDiagnostics
internal import LayParser

// Edits that move a centered view to the middle of a half.
extension RuleText {
  /// The edit that relates a center to that of the first or the second half of the superview or of its safe area: `1.5 * superview.centerX`
  /// for `superview.centerX`. Nil if the constraint names no such center, or a multiple of it.
  package func movedToHalf(_ center: String, isFirst: Bool) -> RuleEdit? {
    guard node.kind == .rule else { return nil }
    let tokens = Array(node.allTokens)
    for index in tokens.indices where tokens[index].text == center && index > 1 {
      var first = index
      while first > 1, tokens[first - 1].kind == .dot,
        ["superview", "root", "safeArea"].contains(tokens[first - 2].text)
      {
        first -= 2
      }
      if first == index { continue }
      // A path that goes on before them names another view, and a factor is another place.
      if first > 0, tokens[first - 1].kind == .dot || tokens[first - 1].kind == .star { continue }
      let place = SourceRange(
        file: tokens[first].range.file, start: tokens[first].range.start, end: tokens[first].range.start)
      return statement.edit(.constant, [Edit(place, "\(isFirst ? "0.5" : "1.5") * ")])
    }
    return nil
  }
}
