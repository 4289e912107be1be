// The conditions of guides with minima and maxima, for proofs over sizes.
extension LayoutProgram {
  /// The active sides of the minima and maxima in an environment, as in a layout there; empty if the program has none.
  package func guideStates(in environment: Environment) -> [UInt8] {
    guard hasGuides else { return [] }
    return ResolvedProgram.Key(withMarginsAsGuides(), at: environment).guides.states.map { $0.rawValue }
  }
}

extension ParametricLayout {
  /// True if the edges of some guide are minima or maxima.
  package var hasGuideChoices: Bool { system.resolved.guides.map { !$0.choices.isEmpty } ?? false }

  /// The sums that must not be negative for the active sides of minima and maxima in the rows, each with the view of the
  /// guide.
  package mutating func guideConditions() -> [(view: ViewID, sum: AttributeSum)] {
    guard let guides = system.resolved.guides else { return [] }
    return guides.conditions(system.resolved.guideOwners).map { choice, sum in
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
