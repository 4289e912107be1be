internal import LayRuntime
internal import LaySolver

/// The components whose pieces over a polygon are known before a sweep of a part of it.
struct KnownPieces: Sendable {
  /// True for each component that need not be examined.
  private(set) var isKnown: [Bool]
  /// The pieces that are kept of them.
  private(set) var kept: [KeptComponent]

  init(_ isKnown: [Bool] = [], _ kept: [KeptComponent] = []) { (self.isKnown, self.kept) = (isKnown, kept) }

  func contains(_ component: Int) -> Bool { component < isKnown.count && isKnown[component] }

  /// Adds components without findings, none of whose pieces are kept.
  mutating func add(_ components: some Sequence<Int>) {
    for component in components {
      while isKnown.count <= component { isKnown.append(false) }
      isKnown[component] = true
    }
  }

  /// Returns the same components with more kept pieces.
  func with(_ more: [KeptComponent]) -> KnownPieces { KnownPieces(isKnown, kept + more) }

  /// Drops the pieces without one of `variables`.
  mutating func keep(_ variables: Set<VariableID>) {
    kept.removeAll { $0.variables.allSatisfy { !variables.contains($0) } }
  }
}

extension Sweep {
  /// The components that hold no finding: their rows are feasible and unambiguous at every size of the polygon, and so at those
  /// of each part of it. Call it after ``runWithoutFrames(_:)``.
  var piecesWithoutFindings: KnownPieces {
    // Which component a mask belongs to is not recorded.
    if !collapsings.isEmpty { return KnownPieces() }
    var isClean = (0..<layout.componentCount).map { !known.contains($0) }
    for component in framed + undecided.keys + openings.compactMap({ $0.component }) { isClean[component] = false }
    return KnownPieces(isClean, kept.filter { $0.number.map { isClean[$0] } ?? false })
  }
}
