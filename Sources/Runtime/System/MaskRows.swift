internal import LayModel
internal import LayNumbers
internal import LaySolver

/// One of the two rows of a mask on an axis (SEMANTICS §1.8): `quantity == slope · superview's size + constant`.
struct MaskRow: Hashable, Sendable {
  /// The quantity that the row determines, of the untransformed frame, in the superview's bounds coordinates.
  enum Quantity: UInt8, Hashable, Sendable {
    /// `minX`, `minY`
    case near
    /// `maxX`, `maxY`
    case far
    /// `width`, `height`
    case length
  }
  var quantity: Quantity
  var slope: Rational
  var constant: Rational
}

extension AutoresizingAxis {
  /// The row that places the view.
  ///
  /// If margins that are all flexible add up to 0, the table of SEMANTICS §1.8 keeps the near one. Here the row shares
  /// equally as §1.1 does, so that a constraint on a view never changes the meaning of its mask.
  var positionRow: MaskRow {
    if flexible.contains(.nearMargin) && !flexible.contains(.farMargin) {
      return MaskRow(quantity: .far, slope: .one, constant: span.end - superviewSize)
    }
    return nearRow
  }

  /// The row that sizes the view.
  var sizeRow: MaskRow {
    if flexible == .size { return MaskRow(quantity: .far, slope: .one, constant: span.end - superviewSize) }
    let share = shares.size
    return MaskRow(quantity: .length, slope: share, constant: span.length - share * superviewSize)
  }

  /// The rows of a mask that ran out of room: the origin as the mask has it, the size 0 (SEMANTICS §2.7).
  var collapsedRows: (position: MaskRow, size: MaskRow) {
    (nearRow, MaskRow(quantity: .length, slope: .zero, constant: .zero))
  }

  private var nearRow: MaskRow {
    let share = shares.nearMargin
    return MaskRow(quantity: .near, slope: share, constant: span.origin - share * superviewSize)
  }

  /// True if the mask depends on the superview's size.
  var measuresSuperview: Bool { !flexible.subtracting(.farMargin).isEmpty }
}

/// The rows of masks by view and axis, in the slots of a ``ViewTable``.
struct MaskTable: Sendable {
  /// The two rows of a mask along one axis.
  struct Rows: Sendable {
    var mask: AutoresizingAxis
    var position: RowID
    var size: RowID
    /// True if the rows are those of a mask that ran out of room.
    var isCollapsed = false
  }

  private var rows: [Rows?]
  /// The slots with a mask, superviews first.
  private(set) var slots: [Int] = []
  /// The length in each slot that masks alone determine at the size of ``beginMeasuring(at:)``.
  private var lengths: [Rational?] = []

  /// Creates a table without masks.
  init(slotCount: Int) { rows = Array(repeating: nil, count: slotCount) }

  subscript(slot: Int) -> Rows? { rows[slot] }

  /// Adds the rows of a mask. Superviews come first.
  mutating func add(_ own: Rows, at slot: Int) {
    if slots.isEmpty { lengths = Array(repeating: nil, count: rows.count) }
    slots.append(slot)
    rows[slot] = own
  }

  /// Replaces the rows of a mask.
  mutating func replace(_ own: Rows, at slot: Int) { rows[slot] = own }

  /// Removes the rows of a mask.
  mutating func remove(at slot: Int) {
    rows[slot] = nil
    slots.removeAll { $0 == slot }
  }

  // MARK: - Lengths by masks alone

  /// Begins to measure at a size of the root.
  mutating func beginMeasuring(at size: ExactSize) {
    // The root's slots come first.
    (lengths[0], lengths[1]) = (size.width, size.height)
  }

  /// Measures the length in a slot, after that in the slot of the superview. Returns true if masks up to the root
  /// determine it and make it negative.
  mutating func measure(_ slot: Int, in superview: Int) -> Bool {
    guard let mask = rows[slot]?.mask else { return false }
    let known = mask.measuresSuperview ? lengths[superview] : mask.superviewSize
    let length = known.map { mask.resized(to: $0).length }
    lengths[slot] = length.map { max($0, .zero) }
    return length.map { $0.sign < 0 } ?? false
  }
}
