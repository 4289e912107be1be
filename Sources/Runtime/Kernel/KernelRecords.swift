/// A row as it was added: a run of the terms, a relation, a priority. Its right side is ``LayoutKernel/rightSide(of:)``.
struct KernelRow: BitwiseCopyable {
  /// Where its terms begin, and how many they are.
  var start: Int32
  var count: Int32
  /// The number of the sum on the left as a variable, its *activity*: of every row of two terms or more that is not a
  /// required equality; else below 0, see ``idle(_:)``.
  var activity: Int32
  /// The priority; ``KernelRow/required`` for a hard row, ``KernelRow/removed`` for one that was taken out.
  var priority: Float
  /// The relation in two bits; above them the number in ``LayoutKernel/sizeParts`` and one, 0 for none.
  private var packed: UInt32

  init(start: Int32, count: Int32, activity: Int32, priority: Float, relation: Relation) {
    self.start = start
    self.count = count
    self.activity = activity
    self.priority = priority
    switch relation {
    case .lessOrEqual: packed = 0
    case .equal: packed = 1
    case .greaterOrEqual: packed = 2
    }
  }

  @inline(__always) var relation: Relation {
    switch packed & 3 {
    case 0: .lessOrEqual
    case 1: .equal
    default: .greaterOrEqual
    }
  }

  /// Where the right side's parts of the size are; -1 for nowhere, it has none.
  @inline(__always) var sizePart: Int32 {
    get { Int32(packed >> 2) - 1 }
    set { packed = packed & 3 | UInt32(newValue + 1) << 2 }
  }

  /// An activity that is not in use: while the row is a required equality. -1 if it never had one.
  @inline(__always) static func idle(_ activity: Int32) -> Int32 { -2 - activity }

  static var required: Float { .infinity }
  /// Above every optional priority (SEMANTICS §2.7).
  static var broken: Float { 2000 }
  static var removed: Float { -1 }

  /// What it adds to the kinds of its component.
  @inline(__always) var kind: UInt8 {
    if count > 1 && !isEquation { return KernelComponent.activities }
    return isRequired ? 0 : KernelComponent.wishes
  }
  /// Where its terms are.
  @inline(__always) var terms: Range<Int32> { start..<start &+ count }
  @inline(__always) var isRequired: Bool { priority == KernelRow.required }
  /// Whether it defines or closes, and costs nothing.
  @inline(__always) var isEquation: Bool { isRequired && packed & 3 == 1 }
  /// Whether it only costs: it speaks of one variable, and defines none.
  @inline(__always) var isBound: Bool { count == 1 && !isEquation }
}

/// The multiples of the root's width and height in a right side.
struct SizePart: BitwiseCopyable {
  var width: Double
  var height: Double
}

/// What the presolve knows of a row.
struct RowState: BitwiseCopyable {
  /// The variable that the row defines; -1 for none.
  var owner: Int32
  /// The next row of a list: of a bucket while peeling, of the costs of an object afterwards.
  var next: Int32
  private var number: Int32

  /// The component; not while that is peeled.
  @inline(__always) var component: Int32 {
    get { number }
    set { number = newValue }
  }

  /// Its variables that are not known yet, the activity aside: while its component is peeled.
  @inline(__always) var unknowns: Int32 {
    get { number }
    set { number = newValue }
  }

  static var fresh: RowState { RowState(owner: -1, next: -1, number: -1) }
}

/// What a variable is in its component. Variables are those of the caller and the activities of rows.
struct VariableState: BitwiseCopyable {
  enum Role: UInt8, BitwiseCopyable {
    /// Not known yet.
    case unknown
    /// Independent: the simplex decides it.
    case column
    /// A column that a closing equation solved for: a derived row gives it.
    case closed
    /// Given by the row ``definer``.
    case defined
  }
  /// What it is in terms of columns.
  enum Form: UInt8, BitwiseCopyable {
    /// More than the others say.
    case general
    /// A column itself.
    case column
    /// A number at every size.
    case affine
    /// ``scale`` times the column ``link`` and an offset.
    case multiple
  }
  /// What its run of ``LayoutKernel/rowsOfVariables`` holds.
  enum Dependents: UInt8, BitwiseCopyable {
    /// Rows.
    case unknown
    /// The positions of what its rows define; there is nothing else that follows from it.
    case none
    case some
  }
  var role: Role
  var form: Form
  /// Which rows of one variable there are: see ``VariableState/softEquality`` and the others.
  var flags: UInt8
  var dependents = Dependents.unknown
  /// The row that gives it, or the derived row of a closed column; -1 for none.
  var definer: Int32
  /// Where it is in ``LayoutKernel/order``: who refers to another stands above it. While its component is peeled,
  /// definitions count 1, 2, 3 … as they are made, closed columns -1, -2, -3 …, which is the same order.
  var position: Int32
  /// The column that it is a multiple of; of columns and general variables the object that says what they cost, or -1.
  var link: Int32
  var scale: Double
  /// The rows that may define by it: a run of ``LayoutKernel/rowsOfVariables``. An activity has none; its number of
  /// rows is -1, and in place of the start is its row.
  var rowsStart: Int32
  var rowsCount: Int32

  static var softEquality: UInt8 { 1 }
  static var softAtLeast: UInt8 { 2 }
  static var softAtMost: UInt8 { 4 }
  static var hardBound: UInt8 { 8 }

  static var fresh: VariableState {
    VariableState(
      role: .unknown, form: .general, flags: 0, definer: -1, position: -1, link: -1, scale: 1, rowsStart: 0,
      rowsCount: 0)
  }

  /// Whether something pulls it from both sides: ENGINE's class A, of which columns are made.
  @inline(__always) var isPulled: Bool {
    flags & VariableState.softEquality != 0
      || flags & (VariableState.softAtLeast | VariableState.softAtMost)
        == VariableState.softAtLeast | VariableState.softAtMost
  }

  /// Whether no row speaks of it.
  @inline(__always) var isIdle: Bool { rowsCount == 0 && flags == 0 }
  /// Whether it is a column or a multiple of one.
  @inline(__always) var hasColumn: Bool { form == .column || form == .multiple }
  /// What it costs; -1 for nothing of its own.
  @inline(__always) var object: Int32 { form == .column || form == .general ? link : -1 }
  /// The row whose activity it is; -1 for none.
  @inline(__always) var activityOf: Int32 { rowsCount < 0 ? rowsStart : -1 }
  /// The run of its rows.
  @inline(__always) var rows: Range<Int32> { rowsStart..<rowsStart + max(rowsCount, 0) }
}

/// A position at which the cost of an object changes its slope.
struct Breakpoint: BitwiseCopyable {
  var position: AffineValue
  /// The first of the rows that put it here; -1 for none.
  var row: Int32
  /// Three flags; above them where its jumps begin, and one.
  private var packed: UInt32

  init(position: AffineValue, row: Int32) {
    self.position = position
    self.row = row
    packed = 0
  }

  /// Where in ``LayoutKernel/jumps`` what lies on either side of it begins; -1 if it only forbids.
  @inline(__always) var jumpStart: Int32 {
    get { Int32(packed >> 3) - 1 }
    set { packed = packed & 7 | UInt32(newValue + 1) << 3 }
  }

  /// Whether a required row forbids what is below, and above.
  @inline(__always) var forbidsBelow: Bool { packed & 1 != 0 }
  @inline(__always) var forbidsAbove: Bool { packed & 2 != 0 }
  /// Whether more rows than one put it here, or did once.
  @inline(__always) var isShared: Bool { packed & 4 != 0 }

  @inline(__always) mutating func forbid(_ share: RowShare) {
    packed |= (share.costsBelow ? 1 : 0) | (share.costsAbove ? 2 : 0)
  }

  @inline(__always) mutating func setShared() { packed |= 4 }
}

/// What a row costs its object: below its place, above it, or on both sides.
struct RowShare: BitwiseCopyable {
  var weight: Double
  var costsBelow: Bool
  var costsAbove: Bool

  /// That of a place which costs nothing but being elsewhere.
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

/// By how much the slope changes at a level, one of a run: what rows cost that cost the same sides.
struct Jump: BitwiseCopyable {
  var weight: Double
  /// Three flags; above them the level.
  private var packed: UInt32

  @inline(__always) init(_ share: RowShare, level: Int32) {
    weight = share.weight
    packed = UInt32(level) << 3 | (share.costsBelow ? 1 : 0) | (share.costsAbove ? 2 : 0)
  }

  @inline(__always) var level: Int { Int(packed >> 3) }
  /// The slope of being below.
  @inline(__always) var below: Double { packed & 1 != 0 ? weight : 0 }
  /// The slope of being below and that of being above.
  @inline(__always) var total: Double { packed & 3 == 3 ? 2 * weight : weight }

  /// Whether it is the last of its run.
  @inline(__always) var isLast: Bool {
    get { packed & 4 != 0 }
    set { packed = newValue ? packed | 4 : packed & ~4 }
  }

  @inline(__always) func isLike(_ other: Jump) -> Bool { (packed ^ other.packed) & ~4 == 0 }
}

/// A variable with a convex piecewise-linear cost: every column, and whatever else a row bounds or pulls.
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
  /// The breakpoints, in the order of their positions at the size last solved.
  var start: Int32
  var count: Int32
  /// The breakpoint it rests on, or the two between which its value may be; `start - 1` and `start + count` for no
  /// limit. Both are the same where the slope is strictly inside a jump.
  var low: Int32
  var high: Int32
  /// The last breakpoint that forbids what is below it, the first that forbids what is above.
  var hardLow: Int32
  var hardHigh: Int32
  /// The row of the dictionary, or -1; and the place of its slope and column, or -1.
  var row: Int32
  var slot: Int32
  /// The first of the rows that cost; the others follow by ``RowState/next``.
  var head: Int32
  /// How many breakpoints more there is room for.
  var spare: UInt16
  var status: Status
  var isColumn: Bool
}

/// A set of variables that rows connect, with those rows.
struct KernelComponent: BitwiseCopyable {
  /// Runs of ``LayoutKernel/componentRows``, ``LayoutKernel/order`` and ``LayoutKernel/objects``.
  var rowStart: Int32 = 0
  var rowCount: Int32 = 0
  var orderStart: Int32 = 0
  var orderCount: Int32 = 0
  /// How many variables the run has room for; those past ``orderCount`` are in no row.
  var variableCount: Int32 = 0
  var columnCount: Int32 = 0
  var closedCount: Int32 = 0
  var objectStart: Int32 = 0
  var objectCount: Int32 = 0
  /// A run of ``LayoutKernel/tests``.
  var testStart: Int32 = 0
  var testCount: Int32 = 0
  /// The priorities that occur, falling; the last level, which has none, is that of columns which nothing pulls.
  var levelStart: Int32 = 0
  var levelCount: Int32 = 0
  /// The length of slopes: one more where nothing pulls some column.
  var slopeLength: Int32 = 0
  var state: State = .stale
  /// Which rows there are besides equations and required limits of one variable: ``wishes``, ``activities``.
  var kinds: UInt8 = 0
  /// Whether the variables know their rows. Peeled in order, they learn them when something moves.
  var isIndexed = false
  /// Whether all variables are affine, as the peel left them.
  var isAffine = false

  /// Optional rows of one variable; rows with an activity.
  static var wishes: UInt8 { 1 }
  static var activities: UInt8 { 2 }

  enum State: UInt8, BitwiseCopyable {
    /// To be presolved.
    case stale
    /// Solved at the size last solved at.
    case solved
    /// Its required rows cannot all hold at that size, or it takes too many steps to say.
    case infeasible
  }
}
