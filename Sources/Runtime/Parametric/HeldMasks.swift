package import LayModel
internal import LayNumbers
internal import LaySolver

/// The masks that take part in solving because constraints use their views. A mask that no constraint needs is evaluated
/// afterwards, and does not keep its superview from getting too small for it.
package struct HeldMasks: Sendable {
  private var program: LayoutProgram
  private let key: ResolvedProgram.Key
  /// The slots (view and axis) of masks that take part and whose size is flexible.
  private var slots: [(view: ViewID, axis: LayoutAxis)] = []

  /// Creates the masks of `program` as they are in `environment`, without `constraints`; nil if there are none.
  package init?(_ program: LayoutProgram, as environment: LayoutEnvironment, without constraints: [ConstraintID]) {
    if !program.views.contains(where: { $0.placement == .mask }) { return nil }
    self.program = program.withMarginsAsGuides()
    key = ResolvedProgram.Key(self.program, at: environment)
    drop(constraints)
    let (resolved, references, needed) = needs(of: self.program)
    for index in resolved.views.indices.dropFirst() {
      for axis in LayoutAxis.allCases where needed.contains(ViewID(index), axis) {
        let mask = references.mask(of: ViewID(index), axis, in: resolved)
        if mask?.flexible.contains(.size) ?? false { slots.append((ViewID(index), axis)) }
      }
    }
    if slots.isEmpty { return nil }
  }

  /// True if each mask still takes part without `constraints`.
  package func remain(without constraints: [ConstraintID]) -> Bool {
    var fewer = self
    fewer.drop(constraints)
    let needed = needs(of: fewer.program).needed
    return slots.allSatisfy { needed.contains($0.view, $0.axis) }
  }

  /// Leaves constraints out permanently.
  package mutating func drop(_ constraints: [ConstraintID]) {
    for constraint in constraints { program.constraints[constraint.index].isActive = false }
  }

  private func needs(
    of program: LayoutProgram
  ) -> (resolved: ResolvedProgram, references: References, needed: NeededSpans) {
    let resolved = ResolvedProgram(program, key: key)
    let references = References(resolved)
    return (resolved, references, NeededSpans(resolved, tree: ViewTree(program.views), references: references))
  }
}
