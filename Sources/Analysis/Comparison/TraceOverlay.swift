internal import LayCompiler
internal import LayRuntime

/// The sizes at which a number of two layouts differs, or is not known in one of them: the intersections of the pieces of both.
struct TraceOverlay {
  /// Sizes at which the numbers differ.
  private(set) var differences: [SizeRegion] = []
  /// Sizes at which the view is hidden in one layout alone.
  private(set) var hidden: [SizeRegion] = []
  /// Sizes at which a number is not known.
  private(set) var gaps: [(region: SizeRegion, gap: AssertionGap, isOfFirst: Bool)] = []
  /// True if there are too many pieces.
  private(set) var isCutShort = false

  /// The most pairs of pieces of one number that are intersected.
  static var mostPairs: Int { 200_000 }

  init(_ first: [TracedPiece], _ second: [TracedPiece]) {
    if TraceOverlay.areEqual(first, second) { return }
    let others = second.sorted { $0.region.width.lowest < $1.region.width.lowest }
    var pairs = 0
    for piece in first {
      for other in others {
        if other.region.width.lowest > piece.region.width.highest { break }
        if TraceOverlay.agree(piece, other) { continue }
        pairs += 1
        if pairs > TraceOverlay.mostPairs {
          isCutShort = true
          return
        }
        guard let region = piece.region.intersection(other.region) else { continue }
        compare(piece, other, region)
      }
    }
  }

  /// True if all pieces of both have one known value: the usual case.
  private static func areEqual(_ first: [TracedPiece], _ second: [TracedPiece]) -> Bool {
    guard let value = first.first?.value, let isShown = first.first?.isShown else { return false }
    return first.allSatisfy { $0.value == value && $0.isShown == isShown }
      && second.allSatisfy { $0.value == value && $0.isShown == isShown }
  }

  /// True if the numbers are equal wherever both pieces are, or if the view is hidden in both.
  private static func agree(_ piece: TracedPiece, _ other: TracedPiece) -> Bool {
    if piece.isShown != other.isShown { return false }
    if !piece.isShown { return true }
    return piece.value != nil && piece.value == other.value
  }

  private mutating func compare(_ piece: TracedPiece, _ other: TracedPiece, _ region: SizeRegion) {
    if piece.isShown != other.isShown { return hidden.append(region) }
    guard let value = piece.value, let otherValue = other.value else {
      let isOfFirst = piece.value == nil
      let gap = (isOfFirst ? piece.gap : other.gap) ?? .tooManyCases
      return gaps.append((region, gap, isOfFirst))
    }
    differences += region.parts(whereNotZero: value.adding(otherValue, times: -1))
  }
}
