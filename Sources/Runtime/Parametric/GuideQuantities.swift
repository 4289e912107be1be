package import LayModel
internal import LayNumbers
internal import LaySolver

// The conditions of guides with minima and maxima, for proofs over sizes.
extension LayoutProgram {
  /// The active sides of the minima and maxima in an environment, as in a layout there; empty if the program has none.
  package func guideStates(in environment: LayoutEnvironment) -> [UInt8] {
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
      return (choice.view, AttributeSum(system.builder.sum, openViews: system.builder.openViews))
    }
  }
}

// Numbers of guides in the variables of the rows.
extension LayoutSystem {
  /// A sum of frame parts in the variables of the rows.
  func quantitySum(of sum: GuideSum) -> QuantitySum {
    var result = QuantitySum()
    result.sum.add(sum.constant)
    for term in sum.terms { add(term.key.view, term.key.part, times: term.amount, to: &result) }
    return result
  }

  /// An attribute of a guide, in its owner's bounds coordinates.
  func quantitySum(of kind: QuantityKind, _ edges: GuideEdges, of guide: ViewID) -> QuantitySum {
    let mirrored = resolved.directions[tree.superviews[guide.index].index] == .rightToLeft
    var result = QuantitySum()
    func add(_ sum: GuideSum, _ factor: Rational, _ axis: LayoutAxis, isPlace: Bool) {
      result.add(quantitySum(of: sum), times: factor)
      if isPlace { result.sum.add(factor * boundsOrigin(aroundSubview: guide, axis)) }
    }
    switch kind {
    case .attribute(let attribute) where attribute.isLocation:
      for (isFar, share) in shares(attribute, mirrored: mirrored) where !share.isZero {
        add(edges.edge(attribute.axis, isFar: isFar), share, attribute.axis, isPlace: true)
      }
    case .attribute(let attribute): add(edges.length(attribute.axis), .one, attribute.axis, isPlace: false)
    case .frame(let part), .untransformed(let part):
      add(part.isPosition ? edges.near(part.axis) : edges.length(part.axis), .one, part.axis, isPlace: part.isPosition)
    }
    return result
  }
}
