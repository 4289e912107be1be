internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The rows of constraints as text, and whether they are satisfied.
struct RowWords {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// Returns the hover text of a constraint around an operator or a number.
  func hover(around token: SyntaxToken, _ solutions: inout Solutions) -> Hover? {
    var node: SyntaxNode? = token.tree.node(at: token.range.start)
    while let current = node, current.kind != .block && current.kind != .file {
      if current.kind == .rule || current.kind == .constraintDeclaration {
        // A semicolon behind the constraint is not a part of it.
        guard current.range.start <= token.range.start && token.range.end <= current.range.end else { return nil }
        let lines = lines(about: current, &solutions)
        return lines.isEmpty ? nil : Hover(range: current.range, text: lines.joined(separator: "  \n"))
      }
      node = current.parent
    }
    return nil
  }

  /// Returns the hover text of a part of a visual format.
  func hover(inFormatAt offset: Int, _ solutions: inout Solutions) -> Hover? {
    var part: SourceRange?
    for layout in snapshot.soundLayouts {
      for place in layout.sources.constraints where place.file == snapshot.file.id && place.touches(offset) {
        if snapshot.tree.token(at: place.start).kind != .text { continue }
        if let known = part, known.end - known.start <= place.end - place.start { continue }
        part = place
      }
    }
    guard let part else { return nil }
    let lines = rows({ $0.constraints }, at: part, &solutions)
    return lines.isEmpty ? nil : Hover(range: part, text: lines.joined(separator: "  \n"))
  }

  /// Returns the text of each row of a constraint at the sizes to show, and whether it is satisfied there.
  func lines(about node: SyntaxNode, _ solutions: inout Solutions) -> [String] {
    rows({ $0.statements }, at: (node.child(.rule) ?? node.child(.vfl) ?? node).range, &solutions)
  }

  private func rows(
    _ places: (SourceTable) -> [SourceRange], at range: SourceRange, _ solutions: inout Solutions
  ) -> [String] {
    var lines: [String] = []
    for (number, layout) in snapshot.soundLayouts.enumerated() {
      let all = places(layout.sources)
      let own = all.indices.filter { all[$0] == range }.map { ConstraintID($0) }
      for constraint in own.prefix(Limits.shownRows) { lines += row(constraint, number, layout, &solutions) }
      if own.count > Limits.shownRows { lines.append("and \(own.count - Limits.shownRows) more") }
    }
    return lines
  }

  private func row(
    _ constraint: ConstraintID, _ number: Int, _ layout: CompiledLayout, _ solutions: inout Solutions
  ) -> [String] {
    var forms: [(row: RowDescription?, states: [(words: String, sizes: [String])])] = []
    for size in layout.sizesToShow {
      let row = solutions.layout(number, of: snapshot, at: size).row(of: constraint)
      let wish = solutions.unmetWishes(number, of: snapshot, at: size).first {
        $0.row.origin == .constraint(constraint)
      }
      let state = row == nil ? "not active" : state(wish)
      let form = forms.firstIndex { $0.row?.text == row?.text } ?? forms.endIndex
      if form == forms.endIndex { forms.append((row, [])) }
      let place = forms[form].states.firstIndex { $0.words == state } ?? forms[form].states.endIndex
      if place == forms[form].states.endIndex { forms[form].states.append((state, [])) }
      forms[form].states[place].sizes.append(size.spelled)
    }
    return forms.flatMap { form in
      let states = form.states.map { "\($0.words) at \(RowWords.enumeration($0.sizes))" }
      let demand = form.row.map { ["`\($0.text)`", layout.meaning(of: $0)].compactMap { $0 } } ?? []
      return demand + [states.joined(separator: "; ")]
    }
  }

  private func state(_ wish: UnmetWish?) -> String {
    guard let wish else { return "holds" }
    return "\(wish.isBroken ? "broken" : "violated") by \(wish.gap.magnitude.readable)"
  }

  /// Joins words as `a, b and c`.
  private static func enumeration(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])"
  }
}
