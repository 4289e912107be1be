internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The lines of a set, by which it is known: other instances of a component, and other sizes, have the same.
struct RulePlaces: Hashable {
  /// Where a row stands in the file; of an unwritten rule, its view's name and the axis.
  private struct Place: Hashable {
    var range: SourceRange
    var axis: Axis?
    /// Of a row of a stack or grid, what it is for.
    var part: ArrangementPart?
  }
  private let places: [Place]

  /// Where the rows of `conflict` stand.
  init(_ conflict: Conflict, in layout: CompiledLayout) {
    places = conflict.members.map { member in
      if case .nonNegative(let view, let axis) = member.origin {
        return Place(range: layout.sources.views[view.index], axis: axis)
      }
      var place = Place(range: layout.place(of: member.origin) ?? layout.range)
      if case .arrangement(_, let part) = member.origin { place.part = part }
      return place
    }
  }
}
