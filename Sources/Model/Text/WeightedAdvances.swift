extension FontWeight {
  /// The position between two tables of advances: those of the other weights lie on straight lines between Regular and
  /// Thin or Black, up to the rounding to font units (checked by `Scripts/make_advances.py`).
  private var position: (table: [InterAdvances.Block], other: UInt16, share: Int, shares: Int)? {
    switch self {
    case .regular: nil
    case .ultraLight: (InterThinAdvances.blocks, InterThinAdvances.other, 1, 1)
    case .thin: (InterThinAdvances.blocks, InterThinAdvances.other, 2, 3)
    case .light: (InterThinAdvances.blocks, InterThinAdvances.other, 1, 3)
    case .medium: (InterBlackAdvances.blocks, InterBlackAdvances.other, 1, 5)
    case .semibold: (InterBlackAdvances.blocks, InterBlackAdvances.other, 2, 5)
    case .bold: (InterBlackAdvances.blocks, InterBlackAdvances.other, 3, 5)
    case .heavy: (InterBlackAdvances.blocks, InterBlackAdvances.other, 4, 5)
    case .black: (InterBlackAdvances.blocks, InterBlackAdvances.other, 1, 1)
    }
  }

  /// The advance of a character in this weight, given that in Regular: the one of `place` in a table, or the width of an n.
  func advance(_ regular: Int, at place: (block: Int, index: Int)?) -> Int {
    guard let position else { return regular }
    let end = place.map { Int(position.table[$0.block].advances[$0.index]) } ?? Int(position.other)
    let step = (end &- regular) &* position.share
    // Rounded to the nearest unit, halves away from zero.
    let half = step < 0 ? -position.shares / 2 : position.shares / 2
    return regular &+ (step &+ half) / position.shares
  }
}
