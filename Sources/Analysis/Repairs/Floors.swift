internal import LayCompiler
internal import LayRuntime

// Lengths with a constant minimum, as rows of a list have it.
extension AdditionTrials {
  /// The distance of a text from the edges of its row, in points.
  private static let padding = 8

  /// Optional equations for constant minima: the view is as small as its minimum if nothing makes it larger. For a height, the next
  /// candidate lets the texts in the middle of the view make it larger.
  func floors(_ attribute: Attribute, _ ambiguity: Ambiguity) -> [Addition] {
    guard let own = minimum(of: attribute, ambiguity.view) else { return fitting(attribute, ambiguity) }
    // What is beside the view, or in it, may need more.
    let minimum = max(own, ambiguity.lowest ?? own)
    let text = ".\(attribute.name) == \(minimum) @low"
    let plain = rule(text, ambiguity.view) { program, view in
      program.constrain(ConstraintDescription([Term(view, attribute)], .equal, minimum), priority: .low)
    }
    let texts = attribute == .height ? centredTexts(in: ambiguity.view) : []
    guard alike(ambiguity.view).count == 1, !texts.isEmpty, texts.count <= AdditionTrials.tiedLimit else {
      return [plain]
    }
    let padding = Rational(AdditionTrials.padding)
    let statements = [text] + texts.map { "\(layout.program.views[$0.index].name).top >= .top + \(padding)" }
    let padded = Addition(
      text: "\(layout.spelledPath(ambiguity.view)) { \(statements.joined(separator: "; ")) }",
      writing: .statement(ambiguity.view, statements.joined(separator: "; "))
    ) { program in
      plain.change(&program)
      for text in texts {
        program.constrain(
          ConstraintDescription([Term(text, .top), Term(ambiguity.view, .top, -1)], .greaterOrEqual, padding),
          priority: .required)
      }
    }
    return [plain, padded]
  }

  /// The least length that constraints on the subviews leave.
  private func fitting(_ attribute: Attribute, _ ambiguity: Ambiguity) -> [Addition] {
    guard let lowest = ambiguity.lowest, lowest.sign > 0, ambiguity.chosen == lowest else { return [] }
    return [
      rule(".\(attribute.name) == 0 @fitting", ambiguity.view) { program, view in
        program.constrain(ConstraintDescription([Term(view, attribute)], .equal), priority: .fitting)
      }
    ]
  }

  /// The largest constant minimum of a length that required constraints give; nil if there is none.
  private func minimum(of attribute: Attribute, _ view: ViewID) -> Rational? {
    layout.program.constraints.compactMap { limit in
      guard limit.priority == .required, limit.condition == .always, limit.terms.count == 1,
        let own = limit.terms.first, own.view == view, own.attribute == attribute,
        limit.relation == (own.coefficient.sign > 0 ? .greaterOrEqual : .lessOrEqual)
      else { return nil }
      let length = limit.constant / own.coefficient
      return length.sign > 0 ? length : nil
    }.max()
  }

  /// The texts inside a view that have its vertical center.
  private func centredTexts(in view: ViewID) -> [ViewID] {
    layout.program.constraints.compactMap { constraint in
      guard constraint.priority == .required, constraint.relation == .equal, constraint.terms.count == 2,
        constraint.terms.allSatisfy({ $0.attribute == .centerY }),
        constraint.terms.contains(where: { $0.view == view }),
        let other = constraint.terms.first(where: { $0.view != view })?.view
      else { return nil }
      let description = layout.program.views[other.index]
      return description.superview == view && description.kind == .label ? other : nil
    }
  }
}
