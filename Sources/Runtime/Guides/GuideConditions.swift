// What proofs over sizes ask of guides whose edges are minima and maxima.
extension LayoutProgram {
  /// Which sides of the minima and maxima count in an environment, as a layout there has them; none where the program has
  /// none.
  package func guideStates(in environment: Environment) -> [UInt8] {
    guard hasGuides else { return [] }
    return ResolvedProgram.Key(withMarginsAsGuides(), at: environment).guides.states.map { $0.rawValue }
  }
}

extension ParametricLayout {
  /// Whether the edges of some guide are minima or maxima.
  package var hasGuideChoices: Bool { system.resolved.guides.map { !$0.choices.isEmpty } ?? false }

  /// What has to be at least 0 for the sides of minima and maxima that the rows are made of, each with the view whose guide it
  /// is.
  package mutating func guideConditions() -> [(view: ViewID, sum: AttributeSum)] {
    guard let guides = system.resolved.guides else { return [] }
    return guides.conditions(system.resolved).map { choice, sum in
      system.builder.begin()
      system.write(sum, times: .one)
      system.builder.collect()
      let terms = system.builder.terms.map { (variable: $0.variable, factor: $0.coefficient) }
      return (
        choice.view,
        AttributeSum(terms: terms, constant: system.builder.constant, openViews: system.builder.openViews)
      )
    }
  }
}
