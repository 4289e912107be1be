internal import LayDiagnostics
internal import LayParser

// Edits that relate a constraint to the keyboard instead of the bottom of the layout.
extension RuleText {
  /// The edit that replaces the bottom of the superview, of the root or of its safe area by the top of the keyboard; nil if the constraint
  /// does not name one.
  package var liftedToKeyboard: RuleEdit? {
    guard node.kind == .rule else { return nil }
    let tokens = Array(node.allTokens)
    for index in tokens.indices where tokens[index].text == "bottom" && index > 1 {
      var first = index
      while first > 1, tokens[first - 1].kind == .dot, RuleText.bases.contains(tokens[first - 2].text) { first -= 2 }
      if first == index { continue }
      // A path that goes on before them names another view.
      if first > 0 && tokens[first - 1].kind == .dot { continue }
      let name = tokens[first].text == "root" ? "root.keyboardLayoutGuide.top" : "keyboardLayoutGuide.top"
      return statement.edit(.constant, [Edit(tokens[first].range.union(tokens[index].range), name)])
    }
    return nil
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]
  private static let bases: Set<String> = ["superview", "root", "safeArea"]

  /// The edit that takes an edge out of those that a constraint relates; nil if it relates none, or no other.
  package func without(_ edge: String) -> RuleEdit? {
    guard node.kind == .rule else { return nil }
    let tokens = Array(node.allTokens)
    guard let edges = tokens.firstIndex(where: { $0.text == "edges" }) else { return nil }
    guard tokens.indices.contains(edges + 1), tokens[edges + 1].kind == .leftParen else {
      let place = SourceRange(
        file: tokens[edges].range.file, start: tokens[edges].range.end, end: tokens[edges].range.end)
      let others = RuleText.edges.filter { $0 != edge }.joined(separator: ", ")
      return statement.edit(.constant, [Edit(place, "(\(others))")])
    }
    guard let end = tokens[edges...].firstIndex(where: { $0.kind == .rightParen }) else { return nil }
    let names = tokens[(edges + 2)..<end].filter { $0.kind == .name }.map { $0.text }
    guard names.contains(edge), names.count > 1 else { return nil }
    let list = names.filter { $0 != edge }.joined(separator: ", ")
    let place = tokens[edges + 1].range.union(tokens[end].range)
    return statement.edit(.constant, [Edit(place, "(\(list))")])
  }
}
