internal import LayRuntime

/// What is known of a component that depends on one of the root's lengths: the pieces that were found, and the intervals
/// where nobody has looked yet.
struct LineCover: Sendable {
  /// An interval, ends included, where the same rows decide.
  struct Piece: Sendable {
    var lowest: Rational
    var highest: Rational
    var undecided: [VariableID]
    /// The values that are kept.
    var values: [(variable: VariableID, value: Affine)]
    /// The sums that are open inside, of those that are asked about.
    var undecidedSums: Set<Int>
  }

  let component: Int
  let axis: Axis
  private(set) var pieces: [Piece] = []
  private var gaps: [(lowest: Rational, highest: Rational)]
  /// How often the last gap was looked at in vain.
  private(set) var attempts = 0
  /// How many gaps were given up.
  private(set) var givenUp = 0

  /// Of a slanted line, how much the other length grows with this one.
  private let slant: Rational

  /// Nothing is known along an axis of `polygon`.
  init(_ component: Int, _ axis: Axis, along polygon: SizePolygon) {
    (self.component, self.axis) = (component, axis)
    gaps = [polygon.extent(axis)]
    slant = polygon.slant(axis)
  }

  /// Where to look next; nil when nothing is left.
  var gap: (lowest: Rational, highest: Rational)? { gaps.last }

  /// Whether nobody has looked at a length yet; not at the ends of a gap.
  func wants(_ length: Rational) -> Bool { index(of: length) != nil }

  private func index(of length: Rational) -> Int? { gaps.firstIndex { $0.lowest < length && length < $0.highest } }

  /// A length inside a gap, nowhere special; another one with each attempt.
  static func inside(_ gap: (lowest: Rational, highest: Rational), attempt: Int) -> Rational {
    let share = Rational(1, 2) + Rational(attempt * 7 % 41, 97)
    let exact = gap.lowest + share * (gap.highest - gap.lowest)
    let short = ((exact * 32).floor + Rational(1, 2)) / 32
    return gap.lowest < short && short < gap.highest ? short : exact
  }

  /// Takes the piece around `length`, at a length of the other axis. A piece that ends where it begins says nothing.
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

  /// How often a gap is looked at.
  private static var attemptLimit: Int { 8 }

  private mutating func retry(_ index: Int) {
    attempts += 1
    if attempts < LineCover.attemptLimit { return }
    attempts = 0
    givenUp += 1
    gaps.remove(at: index)
  }

  /// Gives up what nobody has looked at.
  mutating func giveUp() {
    givenUp += gaps.count
    gaps = []
  }

  /// The pieces from the least length to the greatest.
  var sorted: [Piece] { pieces.sorted { $0.lowest < $1.lowest } }
}
