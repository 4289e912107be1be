internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// What rules demand, and whether they hold.

extension Snapshot {
  /// The most rows of a statement that are shown.
  private static let shownRows = 6

  /// Of a rule around a sign or a number.
  func ruleHover(_ token: SyntaxToken, _ solutions: inout Solutions) -> Hover? {
    var node: SyntaxNode? = tree.node(at: token.range.start)
    while let current = node, current.kind != .block && current.kind != .file {
      if current.kind == .rule || current.kind == .constraintDeclaration {
        // A semicolon behind it is none of it.
        guard current.range.start <= token.range.start && token.range.end <= current.range.end else { return nil }
        let lines = rules(of: current, &solutions)
        return lines.isEmpty ? nil : Hover(range: current.range, text: lines.joined(separator: "  \n"))
      }
      node = current.parent
    }
    return nil
  }

  /// Of a part of a visual format.
  func formatHover(at offset: Int, _ solutions: inout Solutions) -> Hover? {
    var part: SourceRange?
    for layout in soundLayouts {
      for place in layout.sources.constraints where place.file == file.id && place.touches(offset) {
        if tree.token(at: place.start).kind != .text { continue }
        if let known = part, known.end - known.start <= place.end - place.start { continue }
        part = place
      }
    }
    guard let part else { return nil }
    let lines = rows({ $0.constraints }, at: part, &solutions)
    return lines.isEmpty ? nil : Hover(range: part, text: lines.joined(separator: "  \n"))
  }

  /// What the rows of a rule or a named constraint demand at the design size, and where they hold.
  func rules(of node: SyntaxNode, _ solutions: inout Solutions) -> [String] {
    rows({ $0.statements }, at: (node.child(.rule) ?? node.child(.vfl) ?? node).range, &solutions)
  }

  private func rows(
    _ places: (SourceTable) -> [SourceRange], at range: SourceRange, _ solutions: inout Solutions
  ) -> [String] {
    var lines: [String] = []
    for (number, layout) in soundLayouts.enumerated() {
      let all = places(layout.sources)
      let own = all.indices.filter { all[$0] == range }.map { ConstraintID($0) }
      for constraint in own.prefix(Snapshot.shownRows) { lines += row(constraint, number, layout, &solutions) }
      if own.count > Snapshot.shownRows { lines.append("and \(own.count - Snapshot.shownRows) more") }
    }
    return lines
  }

  private func row(
    _ constraint: ConstraintID, _ number: Int, _ layout: CompiledLayout, _ solutions: inout Solutions
  ) -> [String] {
    var found: RowDescription?
    var states: [String] = []
    for size in layout.sizesToShow {
      guard let row = solutions.layout(number, of: self, at: size).row(of: constraint) else {
        states.append("not in force at \(size.spelled)")
        continue
      }
      found = found ?? row
      let wish = solutions.unmetWishes(number, of: self, at: size).first { $0.row.origin == .constraint(constraint) }
      states.append("\(state(wish)) at \(size.spelled)")
    }
    guard let found else { return states }
    return ["`\(found.text)`", layout.meaning(of: found)].compactMap { $0 } + [states.joined(separator: "; ")]
  }

  private func state(_ wish: UnmetWish?) -> String {
    guard let wish else { return "holds" }
    return "\(wish.isBroken ? "broken" : "bends") by \(wish.gap.magnitude)"
  }
}
