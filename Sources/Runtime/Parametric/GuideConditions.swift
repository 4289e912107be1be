package import LayModel
internal import LayNumbers
internal import LaySolver

// The conditions of guides with minima and maxima, for proofs over sizes.

/// The active sides of the minima and maxima of a program in one environment after the other, as in a layout there.
package struct GuideSides {
  private let program: LayoutProgram
  /// The layout of the last environment that needed one.
  private var layout: Layout?

  package init(_ program: LayoutProgram) { self.program = program.withMarginsAsGuides() }

  /// True if the program has guides.
  package var hasGuides: Bool { program.hasGuides }

  /// The sides in an environment; empty if the program has none there.
  package mutating func sides(in environment: LayoutEnvironment) -> [UInt8] {
    guard hasGuides else { return [] }
    return ResolvedProgram.Key(program, at: environment, resizing: &layout).guides.states.map { $0.rawValue }
  }
}

extension LayoutProgram {
  /// The active sides of the minima and maxima in an environment; empty if the program has none there.
  package func guideStates(in environment: LayoutEnvironment) -> [UInt8] {
    var sides = GuideSides(self)
    return sides.sides(in: environment)
  }
}

extension ParametricLayout {
  /// True if the edges of some guide are minima or maxima.
  package var hasGuideChoices: Bool { system.views.resolved.guides.map { !$0.choices.isEmpty } ?? false }

  /// The sums that must not be negative for the active sides of minima and maxima in the rows, each with the view of the
  /// guide.
  package mutating func guideConditions() -> [(view: ViewID, sum: AttributeSum)] {
    guard let guides = system.views.resolved.guides else { return [] }
    return guides.conditions(system.views.resolved.guideOwners).map { choice, sum in
      system.writer.write(sum)
      return (choice.view, AttributeSum(system.writer.row))
    }
  }
}
