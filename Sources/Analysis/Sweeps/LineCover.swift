internal import LayRuntime
internal import LaySolver

/// The cover of one axis for a component that depends on one of the root's lengths: the pieces that were found, and the intervals
/// that were not examined yet.
struct LineCover: Sendable {
  /// A closed interval in which the same rows are binding.
  struct Piece: Sendable {
    var lowest: Rational
    var highest: Rational
    var undecided: [VariableID]
    /// The values that are kept.
    var values: [(variable: VariableID, value: Affine)]
    /// The queried sums that are ambiguous inside.
    var undecidedSums: Set<Int>
  }

  let component: Int
  let axis: LayoutAxis
  private(set) var pieces: [Piece] = []
  private var gaps: [(lowest: Rational, highest: Rational)]
  /// The number of failed attempts at the last gap.
  private(set) var attempts = 0
  /// The number of gaps that were given up.
  private(set) var givenUp = 0

  /// The change of the other length per unit of this one, for a slanted line.
  private let slant: Rational

  /// Creates an empty cover along an axis of `polygon`.
  init(_ component: Int, _ axis: LayoutAxis, along polygon: SizePolygon) {
    (self.component, self.axis) = (component, axis)
    gaps = [polygon.extent(axis)]
    slant = polygon.slant(axis)
  }

  /// The gap to examine next; nil if none is left.
  var gap: (lowest: Rational, highest: Rational)? { gaps.last }

  /// True if a length lies inside a gap; false at the ends of one.
  func wants(_ length: Rational) -> Bool { index(of: length) != nil }

  private func index(of length: Rational) -> Int? { gaps.firstIndex { $0.lowest < length && length < $0.highest } }

  /// A generic length inside a gap; each attempt returns another one.
  static func inside(_ gap: (lowest: Rational, highest: Rational), attempt: Int) -> Rational {
    let share = Rational(1, 2) + Rational(attempt * 7 % 41, 97)
    let exact = gap.lowest + share * (gap.highest - gap.lowest)
    let short = ((exact * 32).floor + Rational(1, 2)) / 32
    return gap.lowest < short && short < gap.highest ? short : exact
  }

  /// Adds the piece around a length of the axis, at `size`. A piece of a single length is discarded, and the gap is tried again.
  mutating func add(_ piece: AffinePiece, at size: ExactSize) {
    let length = size[axis]
    guard let index = index(of: length) else { return }
    var (lowest, highest) = gaps[index]
    for limit in piece.limits {
      let value = limit.value(at: size)
      let slope = axis == .horizontal ? limit.width + slant * limit.height : limit.height + slant * limit.width
      if slope.isZero { continue }
      let end = length - value / slope
      if slope.sign > 0 { lowest = max(lowest, end) } else { highest = min(highest, end) }
    }
    guard lowest < highest else { return retry(index) }
    attempts = 0
    let gap = gaps.remove(at: index)
    if gap.lowest < lowest { gaps.append((gap.lowest, lowest)) }
    if highest < gap.highest { gaps.append((highest, gap.highest)) }
    pieces.append(
      Piece(
        lowest: lowest, highest: highest, undecided: piece.undecided, values: piece.values,
        undecidedSums: piece.undecidedSums))
  }

  /// The maximum number of attempts at a gap.
  private static var attemptLimit: Int { 8 }

  private mutating func retry(_ index: Int) {
    attempts += 1
    if attempts < LineCover.attemptLimit { return }
    attempts = 0
    givenUp += 1
    gaps.remove(at: index)
  }

  /// Gives up all gaps.
  mutating func giveUp() {
    givenUp += gaps.count
    gaps = []
  }

  /// The pieces by increasing length.
  var sorted: [Piece] { pieces.sorted { $0.lowest < $1.lowest } }
}
