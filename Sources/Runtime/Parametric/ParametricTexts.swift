// Multiline texts at any size: a text has the same number of lines over an interval of widths, and so one height. So
// there is one proof for each combination of numbers of lines, as for each combination of conditions.

/// An interval of widths of a frame in which the text has the same number of lines.
package struct LineStep: Hashable, Sendable {
  package var lines: Int
  /// The least width; nil for no lower limit.
  package var lowest: Rational?
  package var includesLowest: Bool
  /// The greatest width; nil for no upper limit.
  package var highest: Rational?
  package var includesHighest: Bool
}

extension ParametricLayout {
  /// True if the height of some text depends on its width.
  package var hasTexts: Bool { system.resolved.texts.contains { $0.followsWidth } }

  /// True if rows connect the width of a text with a height that depends on one.
  package var textsAreCoupled: Bool { system.textsAreCoupled }

  /// The views of the texts.
  package var textViews: [ViewID] { system.resolved.texts.map { $0.view } }

  /// The number of lines of each text in the rows.
  package var lines: [Int] { system.textRows.map { $0.lines } }

  /// The width of a text's frame that its height depends on; nil if it depends on none.
  package func textWidth(_ text: Int) -> VariableID? {
    guard system.resolved.texts[text].followsWidth else { return nil }
    return system.spans[system.slot(system.resolved.texts[text].view, .horizontal)]?.length
  }

  /// Sets the number of lines of each text.
  package mutating func setLines(_ lines: [Int]) { system.setLines(lines) }

  /// The steps of a text over an interval of widths of its frame, the narrowest first; nil if there are more than
  /// `limit`.
  package func lineSteps(of text: Int, from lowest: Rational, to highest: Rational, limit: Int) -> [LineStep]? {
    let (resolved, own) = (system.resolved, system.resolved.texts[text])
    let beside = resolved.views[own.view.index].besideText
    return own.text.steps(from: lowest - beside, to: highest - beside, limit: limit)?.map { step in
      LineStep(
        lines: step.lines, lowest: step.lowest.map { $0 + beside }, includesLowest: step.includesLowest,
        highest: step.highest.map { $0 + beside }, includesHighest: step.includesHighest)
    }
  }

  /// The rows that the widths of texts depend on, alone.
  package func widthsAlone(at size: ExactSize) -> ParametricLayout {
    var result = self
    result.move(to: size)
    let widths = Set(system.resolved.texts.indices.compactMap { textWidth($0) })
    var others: [RowID] = []
    for component in 0..<result.componentCount where result.variables(of: component).isDisjoint(with: widths) {
      others += result.system.engine.rows(of: component)
    }
    result.system.engine.remove(others)
    result.move(to: size)
    return result
  }
}
