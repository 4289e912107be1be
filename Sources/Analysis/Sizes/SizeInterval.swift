internal import LayRuntime

/// Lengths of the root along one axis, points: from end to end, each with or without the end itself.
struct SizeInterval: Hashable, Sendable {
  var lowest: Rational
  var highest: Rational
  var includesLowest = true
  var includesHighest = true

  /// Whether there is no length in it.
  var isEmpty: Bool { lowest > highest || lowest == highest && !(includesLowest && includesHighest) }

  func contains(_ length: Rational) -> Bool {
    if length < lowest || length > highest { return false }
    return (length > lowest || includesLowest) && (length < highest || includesHighest)
  }

  /// What is in both.
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

  /// Both as one, if nothing lies between them.
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
