internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime
internal import LaySolver

/// The source ranges of a set, which identify it: other instances of a component, other sizes, and the other direction have the
/// same. Implied rows have a say only in a set of nothing else, since they may be others in each of these.
struct RulePlaces: Hashable, Sendable {
  /// The position of a row in the file; of a nonnegative size, the name of its view and the axis.
  private struct RowPlace: Hashable, Sendable {
    var range: SourceRange
    var axis: LayoutAxis?
    /// The purpose of a row of a stack or grid; nil for other rows.
    var part: ArrangementPart?
  }
  private var places: [RowPlace]

  /// Creates the positions of the rows of `conflict`.
  init(_ conflict: Conflict, in layout: CompiledLayout) {
    // A mask that ran out of room may need one of its two rows at one size and both at another.
    var known: Set<RowPlace> = []
    let rules = conflict.rules
    places = (rules.isEmpty ? conflict.members : rules).map { RulePlaces.place(of: $0.origin, in: layout) }.filter {
      known.insert($0).inserted
    }
  }

  private static func place(of origin: RowOrigin, in layout: CompiledLayout) -> RowPlace {
    if case .nonNegative(let view, let axis) = origin {
      return RowPlace(range: layout.sources.views[view.index], axis: axis)
    }
    var place = RowPlace(range: layout.place(of: origin) ?? layout.range)
    if case .arrangement(_, let part) = origin { place.part = part }
    return place
  }

  /// The same lines after a change of the text.
  func moved(by edits: [Edit]) -> RulePlaces {
    var moved = self
    for index in places.indices { moved.places[index].range = places[index].range.moved(by: edits) }
    return moved
  }

  /// The rows among `rows` that are at one of the positions; `origin` returns the origin of a row.
  func rows(among rows: [RowID], from origin: (RowID) -> RowOrigin, in layout: CompiledLayout) -> [RowID] {
    let known = Set(places)
    return rows.filter { known.contains(RulePlaces.place(of: origin($0), in: layout)) }
  }
}

extension Compilation {
  /// `line 3`, `line 3 of Shared.lay`
  func spelledLine(of range: SourceRange, seenFrom file: FileID) -> String {
    let line = "line \(line(of: range))"
    return range.file == file ? line : "\(line) of \(files[Int(range.file.rawValue)].path)"
  }
}
