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
    if textsAreCoupled { setLines(writer.views.resolved.texts.map { $0.first }) }
    let conflicts = solveRows(at: size)
    countLines()
    let isChanged = setLines(linesOfWidths)
    noteRooms()
    // Conflicts report the width at which the lines were counted.
    return isChanged || !conflicts.isEmpty ? solveRows(at: size) : conflicts
  }

  private mutating func noteRooms() {
    for index in writer.views.resolved.texts.indices {
      guard let width = textWidth(index) else { continue }
      let padding = writer.views.resolved.views[writer.views.resolved.texts[index].view.index].padding
      writer.views.resolved.setRoom(width + 2 * (padding?.horizontal ?? .zero), of: index)
    }
  }

  /// Counts the lines of texts whose last count does not hold at their solved widths.
  private mutating func countLines() {
    for index in writer.views.resolved.texts.indices where writer.views.resolved.texts[index].followsWidth {
      guard let width = textWidth(index) else { continue }
      _ = writer.views.resolved.texts[index].text.lineCount(atWidth: width, &textRows[index].count)
    }
  }

  /// The number of lines of each text at its solved width.
  private var linesOfWidths: [Int] {
    writer.views.resolved.texts.indices.map { index in
      let text = writer.views.resolved.texts[index]
      guard text.followsWidth, let width = textWidth(index) else { return textRows[index].lines }
      var known = textRows[index].count
      return text.text.lineCount(atWidth: width, &known)
    }
  }

  /// The solved width for a text; nil if no rows determine it.
  private func textWidth(_ text: Int) -> Rational? {
    let view = writer.views.resolved.texts[text].view
    return writer.views.span(view, .horizontal).map {
      engine.value(of: $0.length) - writer.views.resolved.views[view.index].besideText
    }
  }

  /// The texts whose height is not that of their width.
  var unsettledTexts: [UnsettledText] {
    if textRows.isEmpty { return [] }
    var found: [UnsettledText] = []
    for (index, needed) in linesOfWidths.enumerated() where needed != textRows[index].lines {
      let view = writer.views.resolved.texts[index].view
      guard let span = writer.views.span(view, .horizontal) else { continue }
      found.append(
        UnsettledText(
          view: view, width: engine.value(of: span.length), lines: textRows[index].lines, needed: needed))
    }
    return found
  }
}

// MARK: - Rows

extension LayoutSystem {
  /// Finds the rows that depend on the number of lines of texts.
  mutating func findTextRows() {
    if writer.views.resolved.texts.isEmpty { return }
    var places = [Int?](repeating: nil, count: writer.views.resolved.views.count)
    for (index, text) in writer.views.resolved.texts.enumerated() { places[text.view.index] = index }
    textRows = writer.views.resolved.texts.map {
      TextRows(lines: writer.views.resolved.views[$0.view.index].shown?.lines ?? $0.first)
    }
    for (row, origin) in rows.enumerated() {
      switch origin {
      case .hugging(let view, .vertical), .compression(let view, .vertical):
        if let text = places[view.index] { textRows[text].content.append(RowID(row)) }
      default: break
      }
    }
    for index in constraintRows.indices where constraintRows[index] != nil {
      for term in writer.views.resolved.constraints[index].terms where term.attribute.isBaseline {
        if let text = places[term.view.index], textRows[text].baselines.last != index {
          textRows[text].baselines.append(index)
        }
      }
    }
    textsAreCoupled = hasCoupledTexts()
  }

  /// True if rows connect the width of a text with the height of one.
  private func hasCoupledTexts() -> Bool {
    let (store, views) = (engine.system.rows, writer.views)
    var sets = DisjointSets(count: engine.system.variables.count)
    for row in store.indices {
      let terms = store.terms(of: row)
      guard let first = terms.first else { continue }
      for term in terms.dropFirst() { sets.join(store.variable(first).index, store.variable(term).index) }
    }
    var dependent: Set<Int> = []
    for (index, text) in views.resolved.texts.enumerated() where text.followsWidth {
      if let span = views.span(text.view, .vertical) { dependent.insert(sets.root(of: span.length.index)) }
      for row in textRows[index].baselines.compactMap({ constraintRows[$0] }) {
        if let term = store.terms(of: row.index).first { dependent.insert(sets.root(of: store.variable(term).index)) }
      }
    }
    return views.resolved.texts.contains { text in
      guard text.followsWidth, let span = views.span(text.view, .horizontal) else { return false }
      return dependent.contains(sets.root(of: span.length.index))
    }
  }

  /// Sets the number of lines of texts. Returns true if that changes rows.
  @discardableResult
  mutating func setLines(_ lines: [Int]) -> Bool {
    var changed: [Int] = []
    for (index, count) in lines.enumerated() where textRows[index].lines != count {
      writer.views.resolved.setLines(count, of: index)
      textRows[index].lines = count
      changed.append(index)
    }
    if changed.isEmpty { return false }
    if writer.views.resolved.arrangesLines {
      // Lengths of contents are factors in rows of stacks.
      writer.views.resolved.arrangeAnew()
      startOverPinned()
    } else {
      for text in changed { updateRows(ofText: text) }
    }
    return true
  }

  private mutating func updateRows(ofText text: Int) {
    let height = Affine(writer.views.remeasuredHeight(ofText: text))
    if let span = writer.views.span(writer.views.resolved.texts[text].view, .vertical) {
      engine.setPreferred(height, of: span.length)
      for row in textRows[text].content { engine.setRightSide(height, of: row) }
    }
    for constraint in textRows[text].baselines { updateRow(of: constraint) }
  }
}
