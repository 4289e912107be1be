internal import LayRuntime

/// The sizes of a cell at which guides take other sides of minima and maxima than in the cell's rows (SEMANTICS §2.11).
struct GuideBreaks: Sendable {
  /// Lengths of the root at which a side changes.
  var widths: Set<Rational> = []
  var heights: Set<Rational> = []
  /// The views with guides whose breaks are not known.
  var unknown: [ViewID] = []

  /// True if the rows are correct at every size.
  var isEmpty: Bool { widths.isEmpty && heights.isEmpty && unknown.isEmpty }

  mutating func add(_ other: GuideBreaks) {
    widths.formUnion(other.widths)
    heights.formUnion(other.heights)
    unknown += other.unknown.filter { !unknown.contains($0) }
  }

  /// Records the length at which a number that is affine on a piece becomes negative.
  mutating func note(_ room: Affine, of view: ViewID) {
    if room.height.isZero && !room.width.isZero {
      widths.insert(-room.constant / room.width)
    } else if room.width.isZero && !room.height.isZero {
      heights.insert(-room.constant / room.height)
    } else if !room.isConstant && !unknown.contains(view) {
      unknown.append(view)
    }
  }

  /// Records where a number that is affine on a piece of a cell becomes negative: at the ends of the piece if it is the same negative
  /// number everywhere on it, and nowhere in the cell that is known if the piece is the whole cell.
  mutating func note(_ room: Affine, of view: ViewID, on piece: SizePolygon, in cell: SizePolygon) {
    if !room.isConstant { return note(room, of: view) }
    let (ends, own) = (cell.corners, piece.corners)
    func inner(_ length: (ExactSize) -> Rational) -> [Rational] {
      guard let low = ends.map(length).min(), let high = ends.map(length).max() else { return [] }
      return own.map(length).filter { low < $0 && $0 < high }
    }
    let (across, down) = (inner { $0.width }, inner { $0.height })
    widths.formUnion(across)
    heights.formUnion(down)
    if across.isEmpty && down.isEmpty && !unknown.contains(view) { unknown.append(view) }
  }
}
