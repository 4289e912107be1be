internal import LayRuntime

/// The choice of sizes of a range at which steps are taken: its ends, and both sides of each width and height at which a
/// decision of the steps changes.
///
/// A decision is a comparison, or a choice of `min`, `max` or `abs`. Between two sizes at which the difference of its sides has
/// other signs the change is found by interpolation, which is exact where the difference is affine.
struct StepSampling {
  /// The maximum number of sizes of a range, for layouts of up to ``effort`` divided by it views, constraints and instructions.
  static let limit = 512
  /// The minimum number of sizes of a range for layouts of any size.
  static let least = 24
  /// The maximum number of views, constraints and instructions that are laid out for a range.
  static let effort = 400_000
  /// The maximum number of interpolations along one line.
  static let lineLimit = 256

  private let range: SizeRange
  private let sizeLimit: Int
  /// The lengths at which a condition or decision changes.
  private var thresholds: [LayoutAxis: Set<Rational>] = [.horizontal: [], .vertical: []]
  private var decisions: [ExactSize: [StepTrace.Decision.Key: Rational]] = [:]

  /// Creates the sampling of `range`; its first thresholds are the breakpoints of the conditions of `program`.
  init(_ range: SizeRange, _ program: LayoutProgram) {
    self.range = range
    let steps = program.steps
    let parts = program.views.count + program.constraints.count + steps.instructions.count + steps.nodes.count
    sizeLimit = max(StepSampling.least, min(StepSampling.limit, StepSampling.effort / max(parts, 1)))
    for axis in LayoutAxis.allCases {
      thresholds[axis] = Set(breakpoints(of: axis == .horizontal ? .width : .height, in: program))
    }
  }

  /// True if the range has more than one length along an axis.
  private func isOpen(_ axis: LayoutAxis) -> Bool { range.lowest[axis] < range.highest[axis] }

  private func interval(_ axis: LayoutAxis) -> SizeInterval { axis == .horizontal ? range.width : range.height }

  /// Runs the steps at all sizes: `look` lays one out and returns the decisions there.
  mutating func run(_ look: (ExactSize) -> [StepTrace.Decision]) {
    for size in corners { note(size, look) }
    for axis in LayoutAxis.allCases where isOpen(axis) {
      for across in Set([range.lowest[axis.across], range.highest[axis.across]]).sorted() {
        interpolate(axis, across, look)
      }
    }
    for size in grid { note(size, look) }
  }

  private var corners: [ExactSize] {
    var found: [ExactSize] = []
    for width in [range.lowest.width, range.highest.width] {
      for height in [range.lowest.height, range.highest.height] {
        let size = ExactSize(width: width, height: height)
        if !found.contains(size) { found.append(size) }
      }
    }
    return found
  }

  private mutating func note(_ size: ExactSize, _ look: (ExactSize) -> [StepTrace.Decision]) {
    guard decisions[size] == nil, decisions.count < sizeLimit else { return }
    var own: [StepTrace.Decision.Key: Rational] = [:]
    for decision in look(size) { own[decision.key] = decision.difference }
    decisions[size] = own
  }

  // MARK: - Thresholds

  /// Finds the lengths along a line at which decisions change, and samples both sides of each.
  private mutating func interpolate(_ axis: LayoutAxis, _ across: Rational, _ look: (ExactSize) -> [StepTrace.Decision])
  {
    let interval = interval(axis)
    var lengths: Set = [interval.lowest, interval.middle, interval.highest]
    for threshold in thresholds[axis] ?? [] where interval.contains(threshold) {
      lengths.formUnion(neighbours(of: threshold, axis))
    }
    for length in lengths.sorted() { note(axis.size(length, across), look) }
    var pending = pairs(lengths.sorted())
    var count = 0
    while let (low, high) = pending.popLast(), count < StepSampling.lineLimit {
      for length in changes(axis, across, low, high).sorted() where lengths.insert(length).inserted {
        count += 1
        thresholds[axis]?.insert(length)
        let around = neighbours(of: length, axis).filter { $0 >= low && $0 <= high }
        for next in around { note(axis.size(next, across), look) }
        lengths.formUnion(around)
        pending += pairs([low] + around + [high])
      }
    }
  }

  /// The lengths between two at which a decision seems to change, by interpolation.
  private func changes(_ axis: LayoutAxis, _ across: Rational, _ low: Rational, _ high: Rational) -> Set<Rational> {
    guard let before = decisions[axis.size(low, across)], let after = decisions[axis.size(high, across)] else {
      return []
    }
    var found: Set<Rational> = []
    for (key, first) in before {
      guard let last = after[key], first.sign * last.sign < 0 else { continue }
      let length = low + (high - low) * first / (first - last)
      // Differences that are not affine may need many iterations, with numbers of many digits.
      if length.bitWidth <= 64 { found.insert(length) } else { found.insert(length.rounded) }
    }
    return found.filter { $0 > low && $0 < high }
  }

  /// A threshold with the whole lengths on both sides of it that are in the range.
  private func neighbours(of length: Rational, _ axis: LayoutAxis) -> [Rational] {
    [length.ceil - .one, length, length.floor + .one].filter { interval(axis).contains($0) }
  }

  private func pairs(_ lengths: [Rational]) -> [(Rational, Rational)] {
    Array(zip(lengths, lengths.dropFirst())).filter { $0 < $1 }
  }

  // MARK: - Grid

  /// The combinations of lengths on both sides of thresholds and between them, as many as the limit allows.
  private var grid: [ExactSize] {
    let (widths, heights) = (lengths(.horizontal), lengths(.vertical))
    let left = max(sizeLimit - decisions.count, 0)
    if widths.count * heights.count <= left { return product(widths, heights) }
    // Between thresholds first; if that is still too much, along the edges of the range.
    let few = (middles(.horizontal), middles(.vertical))
    if few.0.count * few.1.count <= left { return product(few.0, few.1) }
    return product(widths, [range.lowest.height, range.highest.height])
      + product([range.lowest.width, range.highest.width], heights)
  }

  private func product(_ widths: [Rational], _ heights: [Rational]) -> [ExactSize] {
    widths.flatMap { width in heights.map { ExactSize(width: width, height: $0) } }
  }

  private func lengths(_ axis: LayoutAxis) -> [Rational] {
    var found = Set(middles(axis))
    for threshold in thresholds[axis] ?? [] { found.formUnion(neighbours(of: threshold, axis)) }
    return found.sorted()
  }

  /// The ends of the range and a length between each two neighbouring thresholds, a whole one where there is one.
  private func middles(_ axis: LayoutAxis) -> [Rational] {
    let interval = interval(axis)
    let own = (thresholds[axis] ?? []).filter { interval.contains($0) }
    let ends = own.union([interval.lowest, interval.highest]).sorted()
    let between = pairs(ends).map { low, high in
      let middle = (low + high) / 2
      return middle.floor > low ? middle.floor : middle
    }
    return Set([interval.lowest, interval.highest] + between).sorted()
  }
}

extension LayoutAxis {
  /// The other axis.
  fileprivate var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// The size with a length along the axis and one across it.
  fileprivate func size(_ length: Rational, _ across: Rational) -> ExactSize {
    self == .horizontal ? ExactSize(width: length, height: across) : ExactSize(width: across, height: length)
  }
}
