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
