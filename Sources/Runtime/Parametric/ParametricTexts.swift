package import LayModel
package import LayNumbers
package import LaySolver

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

  /// True if numbers of lines are nothing but right sides of rows.
  package var linesAreRightSides: Bool { !system.resolved.arrangesLines }

  /// True if the number of lines of a view depends on its width.
  package func hasLines(_ view: ViewID) -> Bool { system.resolved.text(of: view)?.followsWidth ?? false }

  /// True if a sum of attributes contains a number that depends on lines and is no variable: a baseline, or the height of a
  /// text without rows.
  package func readsLines(_ terms: [Term]) -> Bool {
    let isBaseline = terms.contains { $0.attribute.isBaseline }
    return views(read: terms).contains { view in
      hasLines(view) && (isBaseline || system.spans[system.slot(view, .vertical)] == nil)
    }
  }

  /// True for each component with a row or a preferred value that depends on numbers of lines.
  package var componentsFollowingLines: [Bool] {
    mutating get {
      var (rows, variables): (Set<RowID>, Set<VariableID>) = ([], [])
      for (text, own) in zip(system.resolved.texts, system.textRows) where text.followsWidth {
        rows.formUnion(own.content)
        rows.formUnion(own.baselines.compactMap { system.constraintRows[$0] })
        if let span = system.spans[system.slot(text.view, .vertical)] { variables.insert(span.length) }
      }
      return (0..<componentCount).map { component in
        system.engine.rows(of: component).contains { rows.contains($0) }
          || !self.variables(of: component).isDisjoint(with: variables)
      }
    }
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
