internal import LayDiagnostics
internal import LayParser

// The text of constraints to the edges of the screen.
extension RuleText {
  /// The edit that replaces the superview or the root by its safe area, where the constraint names one of their `edges`, or all of those that
  /// a compound relates; nil if it names none. The safe area of the root is named in full unless the superview `isRoot`.
  package func inSafeArea(_ edges: [String], superviewIsRoot isRoot: Bool) -> RuleEdit? {
    guard node.kind == .rule else { return nil }
    let tokens = Array(node.allTokens)
    let isCompound = tokens.contains { $0.text == "edges" }
    let edits = tokens.indices.compactMap { index -> Edit? in
      guard ["superview", "root"].contains(tokens[index].text), index == 0 || tokens[index - 1].kind != .dot else {
        return nil
      }
      let isPath = index + 2 < tokens.count && tokens[index + 1].kind == .dot
      guard isPath ? edges.contains(tokens[index + 2].text) && !goesOn(tokens, index + 2) : isCompound else {
        return nil
      }
      return Edit(tokens[index].range, isRoot && tokens[index].text == "superview" ? "safeArea" : "root.safeArea")
    }
    return edits.isEmpty ? nil : statement.edit(.constant, edits)
  }

  /// True if a path goes on after a token.
  private func goesOn(_ tokens: [SyntaxToken], _ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].kind == .dot
  }
}
