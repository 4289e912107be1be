internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The rows that depend on the number of lines of a text.
struct TextRows: Sendable {
  /// Its number of lines in the rows.
  var lines: Int
  /// The content-hugging and compression-resistance rows of its view.
  var content: [RowID] = []
  /// The constraints on a baseline of its view.
  var baselines: [Int] = []
  /// The number of lines at the last solved width.
  var count: WrappedText.LineCount?
}

/// The limits for texts whose height depends on their width.
public enum TextLimits {
  /// The number of solves: first with the height of a text at its preferred width, then with that at the resulting width.
  /// UIKit does no more either.
  public static let passes = 2
}

// MARK: - Solving

extension LayoutSystem {
  /// Solves at the root size `size` and returns the conflicts. The widths of multiline texts are solved first; then their
  /// heights are those of these widths, and the constraints are solved again (``TextLimits/passes``).
  mutating func solve(at size: ExactSize) -> [Conflict] {
    if textRows.isEmpty { return solveRows(at: size) }
    // If no width depends on a height, the heights of the last size do as well.
    if textsAreCoupled { setLines(resolved.texts.map { $0.first }) }
    let conflicts = solveRows(at: size)
    countLines()
    let isChanged = setLines(linesOfWidths)
    noteRooms()
    // Conflicts report the width at which the lines were counted.
    return isChanged || !conflicts.isEmpty ? solveRows(at: size) : conflicts
  }

  private mutating func noteRooms() {
    for index in resolved.texts.indices {
      guard let width = textWidth(index) else { continue }
      let padding = resolved.views[resolved.texts[index].view.index].kind.padding
      resolved.setRoom(width + 2 * (padding?.horizontal ?? .zero), of: index)
    }
  }

  /// Counts the lines of texts whose last count does not hold at their solved widths.
  private mutating func countLines() {
    for index in resolved.texts.indices where resolved.texts[index].followsWidth {
      guard let width = textWidth(index) else { continue }
      _ = resolved.texts[index].text.lineCount(atWidth: width, &textRows[index].count)
    }
  }

  /// The number of lines of each text at its solved width.
  private var linesOfWidths: [Int] {
    resolved.texts.indices.map { index in
      let text = resolved.texts[index]
      guard text.followsWidth, let width = textWidth(index) else { return textRows[index].lines }
      var known = textRows[index].count
      return text.text.lineCount(atWidth: width, &known)
    }
  }

  /// The solved width for a text; nil if no rows determine it.
  private func textWidth(_ text: Int) -> Rational? {
    let view = resolved.texts[text].view
    return spans[slot(view, .horizontal)].map {
      engine.value(of: $0.length) - resolved.views[view.index].besideText
    }
  }

  /// The texts whose height is not that of their width.
  var unsettledTexts: [UnsettledText] {
    if textRows.isEmpty { return [] }
    var found: [UnsettledText] = []
    for (index, needed) in linesOfWidths.enumerated() where needed != textRows[index].lines {
      let view = resolved.texts[index].view
      guard let span = spans[slot(view, .horizontal)] else { continue }
      found.append(
        UnsettledText(
          view: view, width: engine.value(of: span.length), lines: textRows[index].lines, needed: needed))
    }
    return found
  }
}

// MARK: - Rows

extension LayoutSystem {
  /// Connects the variables of the row being built.
  mutating func linkVariables() {
    guard let first = builder.terms.first else { return }
    for term in builder.terms.dropFirst() { links?.join(first.variable.index, term.variable.index) }
  }

  /// Finds the rows that depend on the number of lines of texts.
  mutating func findTextRows() {
    if resolved.texts.isEmpty { return }
    var places = [Int?](repeating: nil, count: resolved.views.count)
    for (index, text) in resolved.texts.enumerated() { places[text.view.index] = index }
    textRows = resolved.texts.map { TextRows(lines: resolved.views[$0.view.index].shown?.lines ?? $0.first) }
    for (row, origin) in rows.enumerated() {
      switch origin {
      case .hugging(let view, .vertical), .compression(let view, .vertical):
        if let text = places[view.index] { textRows[text].content.append(RowID(row)) }
      default: break
      }
    }
    for index in constraintRows.indices where constraintRows[index] != nil {
      for term in resolved.constraints[index].terms where term.attribute.isBaseline {
        if let text = places[term.view.index], textRows[text].baselines.last != index {
          textRows[text].baselines.append(index)
        }
      }
    }
    textsAreCoupled = hasCoupledTexts()
    links = nil
  }

  private mutating func hasCoupledTexts() -> Bool {
    var dependent: Set<Int> = []
    for (index, text) in resolved.texts.enumerated() where text.followsWidth {
      if let span = spans[slot(text.view, .vertical)] { dependent.insert(root(of: span.length)) }
      for constraint in textRows[index].baselines {
        build(constraint)
        if let term = builder.terms.first { dependent.insert(root(of: term.variable)) }
      }
    }
    return resolved.texts.contains { text in
      guard text.followsWidth, let span = spans[slot(text.view, .horizontal)] else { return false }
      return dependent.contains(root(of: span.length))
    }
  }

  private mutating func root(of variable: VariableID) -> Int { links?.root(of: variable.index) ?? variable.index }

  /// Sets the number of lines of texts. Returns true if that changes rows.
  @discardableResult
  mutating func setLines(_ lines: [Int]) -> Bool {
    var changed: [Int] = []
    for (index, count) in lines.enumerated() where textRows[index].lines != count {
      resolved.setLines(count, of: index)
      textRows[index].lines = count
      changed.append(index)
    }
    if changed.isEmpty { return false }
    if resolved.arrangesLines {
      // Lengths of contents are factors in rows of stacks.
      resolved.arrangeAnew()
      startOverPinned()
    } else {
      for text in changed { updateRows(ofText: text) }
    }
    return true
  }

  /// The height of a text in its rows, as it is with a number of lines.
  mutating func height(ofText text: Int, lines: Int) -> Rational {
    let slot = slot(resolved.texts[text].view, .vertical)
    let content = contents[slot]
    resolved.setLines(lines, of: text)
    let height = newHeight(ofText: text)
    contents[slot] = content
    resolved.setLines(textRows[text].lines, of: text)
    return height
  }

  /// The height of a text, whose number of lines changed, without the length known before.
  private mutating func newHeight(ofText text: Int) -> Rational {
    let view = resolved.texts[text].view
    let slot = slot(view, .vertical)
    if spans[slot] != nil && contents[slot] != nil { contents[slot] = resolved.intrinsicLength(of: view, .vertical) }
    return preferredLength(view, .vertical)
  }

  private mutating func updateRows(ofText text: Int) {
    let view = resolved.texts[text].view
    let height = newHeight(ofText: text)
    if let span = spans[slot(view, .vertical)] {
      let length = Affine(height)
      engine.setPreferred(length, of: span.length)
      for row in textRows[text].content { engine.setRightSide(length, of: row) }
    }
    for constraint in textRows[text].baselines {
      guard let row = constraintRows[constraint] else { continue }
      build(constraint)
      engine.setRightSide(builder.rightSide(resolved.constraints[constraint].constant), of: row)
    }
  }
}
