internal import LayRuntime

/// The sizes at which the widths of all texts are affine.
enum WidthPiece {
  /// The widths depend on one length of the root.
  case line(WidthLine)
  /// The sizes are in all of `rooms`, and in a piece of those that the widths have.
  case area(RefinedPiece, rooms: [Affine], RefinedPieces)
}

/// A piece on which widths depend on one length of the root.
struct WidthLine {
  var polygon: SizePolygon
  var axis: LayoutAxis
  var rooms: [Affine]
  /// The numbers of lines at the least length.
  var lines: [Int]
  /// The changes of each of these numbers, in order of the lengths.
  var changes: [[LineChange]]

  /// The numbers of lines at a length.
  func lines(at length: Rational) -> [Int] {
    var found = lines
    for change in changes.joined()
    where change.place.at < length || change.place.at == length && !change.place.isAfter {
      found[change.text] = change.lines
    }
    return found
  }
}

/// The steps of a text over an interval of widths.
struct LineTable {
  var lowest: Rational
  var highest: Rational
  var steps: [LineStep]

  /// The number of lines at a width inside.
  func lines(at width: Rational) -> Int { steps[step(at: width)].lines }

  /// The steps between two widths inside.
  func steps(from lowest: Rational, to highest: Rational) -> ArraySlice<LineStep> {
    steps[step(at: lowest)...step(at: highest)]
  }

  private func step(at width: Rational) -> Int {
    // The first has all widths below the second.
    steps.dropFirst().partitioningIndex { step in
      guard let lowest = step.lowest else { return false }
      return step.includesLowest ? lowest > width : lowest >= width
    } - 1
  }
}

/// A length of the root, or the position immediately after it.
struct LinePlace: Equatable {
  var at: Rational
  var isAfter: Bool

  static func < (a: LinePlace, b: LinePlace) -> Bool { a.at == b.at ? !a.isAfter && b.isAfter : a.at < b.at }

  /// The bounds of the lengths from here to `end`: numbers that are above 0 between them, and 0 at an excluded end.
  func rooms(_ axis: LayoutAxis, before end: LinePlace) -> [Affine] {
    let (above, below) =
      axis == .horizontal
      ? (Affine(-at, width: .one), Affine(end.at, width: -1))
      : (Affine(-at, height: .one), Affine(end.at, height: -1))
    return (isAfter ? [above] : []) + (end.isAfter ? [] : [below])
  }
}

/// The change of a text's number of lines at a length of the root.
struct LineChange {
  var place: LinePlace
  var text: Int
  var lines: Int
}
