internal import LayCompiler
internal import LayRuntime

extension AdditionTrials {
  /// Optional equations for upper bounds relative to the superview: the view becomes as large as its limit if no constraint with
  /// a higher priority prevents it, which is the usual meaning of a ratio between two limits.
  func wishes(_ attribute: Attribute, _ ambiguity: Ambiguity) -> [Addition] {
    let view = ambiguity.view
    guard let superview = layout.program.views[view.index].superview else { return [] }
    return layout.program.constraints.compactMap { limit in
      guard limit.priority == .required, limit.condition == .always, limit.terms.count == 2,
        let own = limit.terms.first(where: { $0.view == view && $0.attribute == attribute }),
        let other = limit.terms.first(where: { $0.view == superview && $0.attribute == attribute }),
        limit.relation == (own.coefficient.sign > 0 ? .lessOrEqual : .greaterOrEqual)
      else { return nil }
      let (share, rest) = (-other.coefficient / own.coefficient, limit.constant / own.coefficient)
      guard share.sign > 0 else { return nil }
      let name = attribute.name
      var text = ".\(name) == \(share == .one ? "" : "\(share) * ")superview.\(name)"
      if !rest.isZero { text += rest.sign > 0 ? " + \(rest)" : " - \(-rest)" }
      return rule("\(text) @high", view) { program, view in
        guard let superview = program.views[view.index].superview else { return }
        let terms = [Term(view, attribute), Term(superview, attribute, -share)]
        program.constrain(ConstraintDescription(terms, .equal, rest), priority: .high)
      }
    }
  }
}
