internal import LayRuntime

/// An interval of lengths of the root along one axis, in points, with or without each end.
struct SizeInterval: Hashable, Sendable {
  var lowest: Rational
  var highest: Rational
  var includesLowest = true
  var includesHighest = true

  /// True if it contains no length.
  var isEmpty: Bool { lowest > highest || lowest == highest && !(includesLowest && includesHighest) }

  func contains(_ length: Rational) -> Bool {
    if length < lowest || length > highest { return false }
    return (length > lowest || includesLowest) && (length < highest || includesHighest)
  }

  /// The intersection of two intervals.
  func intersection(_ other: SizeInterval) -> SizeInterval {
    var result = self
    if other.lowest >= lowest {
      result.lowest = other.lowest
      result.includesLowest = other.lowest == lowest ? includesLowest && other.includesLowest : other.includesLowest
    }
    if other.highest <= highest {
      result.highest = other.highest
      result.includesHighest =
        other.highest == highest ? includesHighest && other.includesHighest : other.includesHighest
    }
    return result
  }

  /// The union of two intervals; nil if there is a gap between them.
  func joined(_ other: SizeInterval) -> SizeInterval? {
    let (first, second) = lowest <= other.lowest ? (self, other) : (other, self)
    let touches =
      second.lowest < first.highest
      || second.lowest == first.highest && (second.includesLowest || first.includesHighest)
    if !touches { return nil }
    var result = first
    if second.lowest == first.lowest { result.includesLowest = first.includesLowest || second.includesLowest }
    if second.highest > first.highest {
      (result.highest, result.includesHighest) = (second.highest, second.includesHighest)
    } else if second.highest == first.highest {
      result.includesHighest = first.includesHighest || second.includesHighest
    }
    return result
  }
}
