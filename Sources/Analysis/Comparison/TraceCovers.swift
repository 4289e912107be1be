internal import LayRuntime

/// The test that the pieces of a number, with the sizes that are known to be open, cover a range.
struct TraceCovers {
  private let whole: SizeRegion
  private let blocked: [SizeRegion]
  /// The answers, by the regions of the pieces: most numbers have the same.
  private var known: [[SizeRegion]: SizeRegion?] = [:]

  /// The most regions that are compared with the range. More of them are a partition by lines of texts.
  private static let mostRegions = 64

  init(_ range: SizeRange, _ blocked: [SizeRegion]) {
    whole = SizeRegion(width: range.width, height: range.height)
    self.blocked = blocked
  }

  /// Sizes that none of the pieces has, as a region of one size; nil if there are none.
  mutating func rest(of pieces: [TracedPiece]) -> SizeRegion? {
    let regions = pieces.map { $0.region }
    if let answer = known[regions] { return answer }
    let all = regions + blocked
    var answer: SizeRegion?
    if all.count <= TraceCovers.mostRegions, let size = whole.witness(outside: all) {
      answer = SizeRegion(SizePolygon(size, size))
    }
    known[regions] = .some(answer)
    return answer
  }
}
