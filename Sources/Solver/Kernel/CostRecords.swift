internal import LayNumbers

/// A position at which the slope of an object's cost changes.
struct Breakpoint: BitwiseCopyable {
  var position: AffineValue
  /// The first of the rows with this breakpoint; -1 for none.
  var row: Int32
  /// Three flags; above them the start of its jumps, plus one.
  private var packed: UInt32

  init(position: AffineValue, row: Int32) {
    self.position = position
    self.row = row
    packed = 0
  }

  /// The start of its run of ``CostTable/jumps``, its changes of slope; -1 if it only forbids.
  @inline(__always) var jumpStart: Int32 {
    get { Int32(packed >> 3) - 1 }
    set { packed = packed & 7 | UInt32(newValue + 1) << 3 }
  }

  /// True if a required row forbids the values below, and above.
  @inline(__always) var forbidsBelow: Bool { packed & 1 != 0 }
  @inline(__always) var forbidsAbove: Bool { packed & 2 != 0 }
  /// True if more than one row has this breakpoint, or had once.
  @inline(__always) var isShared: Bool { packed & 4 != 0 }

  @inline(__always) mutating func forbid(_ share: RowShare) {
    packed |= (share.costsBelow ? 1 : 0) | (share.costsAbove ? 2 : 0)
  }

  @inline(__always) mutating func setShared() { packed |= 4 }
}

/// The cost of a row for its object: below its position, above it, or on both sides.
struct RowShare: BitwiseCopyable {
  var weight: Double
  var costsBelow: Bool
  var costsAbove: Bool

  /// The cost of a preferred position without a row: 1 a point, on both sides.
  static var unit: RowShare { RowShare(weight: 1, costsBelow: true, costsAbove: true) }

  private init(weight: Double, costsBelow: Bool, costsAbove: Bool) {
    self.weight = weight
    self.costsBelow = costsBelow
    self.costsAbove = costsAbove
  }

  @inline(__always) init(of row: KernelRow, _ scale: Double) {
    let isAtLeast = (row.relation == .greaterOrEqual) == (scale > 0)
    weight = abs(scale)
    costsBelow = row.relation == .equal || isAtLeast
    costsAbove = row.relation == .equal || !isAtLeast
  }
}

/// A change of the slope at one level, part of a run: the sum over the rows that cost the same sides.
struct Jump: BitwiseCopyable {
  var weight: Double
  /// Three flags; above them the level.
  private var packed: UInt32

  @inline(__always) init(_ share: RowShare, level: Int32) {
    weight = share.weight
    packed = UInt32(level) << 3 | (share.costsBelow ? 1 : 0) | (share.costsAbove ? 2 : 0)
  }

  @inline(__always) var level: Int { Int(packed >> 3) }
  /// The slope below.
  @inline(__always) var below: Double { packed & 1 != 0 ? weight : 0 }
  /// The slope below plus that above.
  @inline(__always) var total: Double { packed & 3 == 3 ? 2 * weight : weight }

  /// True if it is the last of its run.
  @inline(__always) var isLast: Bool {
    get { packed & 4 != 0 }
    set { packed = newValue ? packed | 4 : packed & ~4 }
  }

  @inline(__always) func isLike(_ other: Jump) -> Bool { (packed ^ other.packed) & ~4 == 0 }
}

/// A variable with a convex piecewise-linear cost, an *object*: every column, and every other variable that a row bounds
/// or prefers a value for.
struct CostObject: BitwiseCopyable {
  enum Status: UInt8, BitwiseCopyable {
    /// Not in the dictionary: its slope is 0.
    case lazy
    /// Rests on the breakpoint ``low``.
    case nonbasic
    /// Has a row of the dictionary.
    case basic
  }
  var variable: Int32
  var component: Int32
  /// The run of its breakpoints, in the order of their positions at the size last solved at.
  var start: Int32
  var count: Int32
  /// The breakpoint it rests on, or the two between which its value may be; `start - 1` and `start + count` for no limit.
  /// Both are the same where the slope is strictly inside a jump.
  var low: Int32
  var high: Int32
  /// The last breakpoint that forbids the values below it, and the first that forbids those above it.
  var hardLow: Int32
  var hardHigh: Int32
  /// Its row of the dictionary, or -1; and the slot with its slope and column, or -1.
  var row: Int32
  var slot: Int32
  /// The first of the rows that it costs; the others follow by ``RowState/next``.
  var head: Int32
  /// The number of breakpoints that there is still room for.
  var spare: UInt16
  var status: Status
  var isColumn: Bool
}
