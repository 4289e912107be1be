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

/// The least and the greatest change of a text's height.
package struct TextHeights: Sendable {
  package var text: Int
  package var lowest, highest: Rational

  package init(text: Int, lowest: Rational, highest: Rational) {
    (self.text, self.lowest, self.highest) = (text, lowest, highest)
  }
}

extension ParametricLayout {
  /// True if the height of some text depends on its width.
  package var hasTexts: Bool { system.views.resolved.texts.contains { $0.followsWidth } }

  /// True if rows connect the width of a text with a height that depends on one.
  package var textsAreCoupled: Bool { system.textsAreCoupled }

  /// The views of the texts.
  package var textViews: [ViewID] { system.views.resolved.texts.map { $0.view } }

  /// The number of lines of each text in the rows.
  package var lines: [Int] { system.textRows.map { $0.lines } }

  /// The width of a text's frame that its height depends on; nil if it depends on none.
  package func textWidth(_ text: Int) -> VariableID? {
    guard system.views.resolved.texts[text].followsWidth else { return nil }
    return system.views.span(system.views.resolved.texts[text].view, .horizontal)?.length
  }

  /// The height of a text's frame; nil if no rows determine it.
  package func textHeight(_ text: Int) -> VariableID? {
    system.views.span(system.views.resolved.texts[text].view, .vertical)?.length
  }

  /// The width of each text, as ``textWidth(_:)``.
  package var textWidths: [VariableID?] { system.views.resolved.texts.indices.map { textWidth($0) } }

  /// True if numbers of lines are nothing but right sides of rows.
  package var linesAreRightSides: Bool { !system.views.resolved.arrangesLines }

  /// True if the number of lines of a view depends on its width.
  package func hasLines(_ view: ViewID) -> Bool { system.views.resolved.text(of: view)?.followsWidth ?? false }

  /// True if a sum of attributes contains a number that depends on lines and is no variable: a baseline, or the height of a
  /// text without rows.
  package func readsLines(_ terms: [Term]) -> Bool {
    let isBaseline = terms.contains { $0.attribute.isBaseline }
    return views(read: terms).contains { view in
      hasLines(view) && (isBaseline || system.views.span(view, .vertical) == nil)
    }
  }

  /// The texts whose numbers of lines change a row or a preferred value of each component, in order.
  package var textsOfComponents: [[Int]] {
    mutating get {
      var (texts, variables): ([RowID: [Int]], [VariableID: [Int]]) = ([:], [:])
      for (text, own) in system.textRows.enumerated() where system.views.resolved.texts[text].followsWidth {
        for row in own.content + own.baselines.compactMap({ system.constraintRows[$0] }) {
          texts[row, default: []].append(text)
        }
        if let span = system.views.span(system.views.resolved.texts[text].view, .vertical) {
          variables[span.length, default: []].append(text)
        }
      }
      return (0..<componentCount).map { component in
        var found = Set(system.engine.rows(of: component).flatMap { texts[$0] ?? [] })
        for variable in self.variables(of: component) { found.formUnion(variables[variable] ?? []) }
        return found.sorted()
      }
    }
  }

  /// True if a number of lines of a text changes the height of its content and nothing else.
  package func isHeightAlone(_ text: Int) -> Bool {
    let own = system.textRows[text]
    return own.baselines.isEmpty && !own.content.isEmpty
  }

  /// The height of a text in the rows, as it is with a number of lines; points.
  package mutating func height(of text: Int, lines: Int) -> Rational {
    system.writer.views.height(ofText: text, lines: lines, insteadOf: system.textRows[text].lines)
  }

  /// True if masks place some view.
  package var hasMasks: Bool { system.views.resolved.hasMasks }

  /// The solution of a component around the current size, at every size in the convex hull of `corners` and for all changes of the
  /// `heights` of texts, of each of which ``isHeightAlone(_:)`` is true; nil if it is not proved that one basis is optimal, and the solution unique, for all of them. The values
  /// and moves are those of `wanted` variables, the moves by text, for a height greater by 1.
  package mutating func response(
    of component: Int, over corners: [ExactSize], to heights: [TextHeights], keeping wanted: Set<VariableID>
  ) -> SideResponse? {
    let changes = heights.map { range in
      SideChange(rows: system.textRows[range.text].content, lowest: range.lowest, highest: range.highest)
    }
    return system.engine.response(of: component, at: size, over: corners, to: changes, keeping: wanted)
  }

  /// Sets the number of lines of each text.
  package mutating func setLines(_ lines: [Int]) { system.setLines(lines) }

  /// The steps of a text over an interval of widths of its frame, the narrowest first; nil if there are more than
  /// `limit`.
  package func lineSteps(of text: Int, from lowest: Rational, to highest: Rational, limit: Int) -> [LineStep]? {
    let (resolved, own) = (system.views.resolved, system.views.resolved.texts[text])
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
    let widths = Set(system.views.resolved.texts.indices.compactMap { textWidth($0) })
    var others: [RowID] = []
    for component in 0..<result.componentCount where result.variables(of: component).isDisjoint(with: widths) {
      others += result.system.engine.rows(of: component)
    }
    result.system.engine.remove(others)
    result.move(to: size)
    return result
  }
}
