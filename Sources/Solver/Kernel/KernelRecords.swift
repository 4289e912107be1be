internal import LayNumbers

/// A row as it was added: a run of the terms, a relation, a priority. Its right side is ``KernelRows/rightSide(of:)``.
package struct KernelRow: BitwiseCopyable {
  /// The run of its terms: start and length.
  var start: Int32
  var count: Int32
  /// The variable of the sum on the left, its *activity*: for every row of two terms or more that is not a required
  /// equality; else below 0, see ``idle(_:)``.
  var activity: Int32
  /// The priority; ``KernelRow/required`` for a hard row, ``KernelRow/removed`` for one that was removed.
  var priority: Float
  /// The relation in two bits; above them the index of its multiples of W and H plus one, 0 for none.
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

  /// The index of the right side's multiples of W and H; -1 if it has none.
  @inline(__always) var sizePart: Int32 {
    get { Int32(packed >> 2) - 1 }
    set { packed = packed & 3 | UInt32(newValue + 1) << 2 }
  }

  /// An activity that is not in use, while the row is a required equality. -1 if it never had one.
  @inline(__always) static func idle(_ activity: Int32) -> Int32 { -2 - activity }

  package static var required: Float { .infinity }
  /// Above every optional priority (SEMANTICS §2.7).
  static var broken: Float { 2000 }
  static var removed: Float { -1 }

  /// The flags that it adds to the kinds of its component.
  @inline(__always) var kind: UInt8 {
    if count > 1 && !isEquation { return KernelComponent.activities }
    return isRequired ? 0 : KernelComponent.wishes
  }
  /// The range of its terms.
  @inline(__always) var terms: Range<Int32> { start..<start &+ count }
  @inline(__always) var isRequired: Bool { priority == KernelRow.required }
  /// True if it defines or closes, and costs nothing.
  @inline(__always) var isEquation: Bool { isRequired && packed & 3 == 1 }
  /// True if it only costs: it has one variable, and defines none.
  @inline(__always) var isBound: Bool { count == 1 && !isEquation }
}

/// The multiples of the root's width and height in a right side.
struct SizePart: BitwiseCopyable {
  var width: Double
  var height: Double
}

/// The presolve's state of a row.
struct RowState: BitwiseCopyable {
  /// The variable that the row defines; -1 for none.
  var owner: Int32
  /// The next row of a list: of a bucket during the presolve, of an object's costs afterwards.
  var next: Int32
  private var number: Int32

  /// The component; not during the component's presolve.
  @inline(__always) var component: Int32 {
    get { number }
    set { number = newValue }
  }

  /// The number of its unknown variables without the activity: during its component's presolve.
  @inline(__always) var unknowns: Int32 {
    get { number }
    set { number = newValue }
  }

  static var fresh: RowState { RowState(owner: -1, next: -1, number: -1) }
}

/// The presolve's state of a variable in its component. Variables are those of the caller and the activities of rows.
struct VariableState: BitwiseCopyable {
  enum Role: UInt8, BitwiseCopyable {
    /// Not known yet.
    case unknown
    /// Independent: the simplex determines it.
    case column
    /// A column that a closing equation was solved for: a derived row gives it.
    case closed
    /// Given by the row ``definer``.
    case defined
  }
  /// The form of a variable in terms of columns.
  enum Form: UInt8, BitwiseCopyable {
    /// None of the other forms.
    case general
    /// A column itself.
    case column
    /// A number at every size.
    case affine
    /// ``scale`` times the column ``link`` and an offset.
    case multiple
  }
  /// The content of its run of ``PresolvedSystem/rowsOfVariables``.
  enum Dependents: UInt8, BitwiseCopyable {
    /// Rows.
    case unknown
    /// The positions of the variables that its rows define: none, or some; nothing else depends on it.
    case none
    case some
  }
  var role: Role
  var form: Form
  /// The kinds of its rows of one variable: see ``VariableState/softEquality`` and the others.
  var flags: UInt8
  var dependents = Dependents.unknown
  /// The row that gives it, or the derived row of a closed column; -1 for none.
  var definer: Int32
  /// The index in ``PresolvedSystem/order``: a variable comes after those it depends on. During its component's presolve,
  /// definitions count 1, 2, 3 … as they are made, closed columns -1, -2, -3 …, which is the same order.
  var position: Int32
  /// The column that it is a multiple of; for columns and general variables the object with their costs, or -1.
  var link: Int32
  var scale: Double
  /// The rows that may define by it: a run of ``PresolvedSystem/rowsOfVariables``. An activity has none; its number of rows
  /// is -1, and in place of the start is its row.
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

  /// True if optional constraints act on it from both sides (*pulled*): ENGINE's class A, of which columns are made.
  @inline(__always) var isPulled: Bool {
    flags & VariableState.softEquality != 0
      || flags & (VariableState.softAtLeast | VariableState.softAtMost)
        == VariableState.softAtLeast | VariableState.softAtMost
  }

  /// True if no row has it.
  @inline(__always) var isIdle: Bool { rowsCount == 0 && flags == 0 }
  /// True if it is a column or a multiple of one.
  @inline(__always) var hasColumn: Bool { form == .column || form == .multiple }
  /// The object with its costs; -1 for none of its own.
  @inline(__always) var object: Int32 { form == .column || form == .general ? link : -1 }
  /// The row whose activity it is; -1 for none.
  @inline(__always) var activityOf: Int32 { rowsCount < 0 ? rowsStart : -1 }
  /// The run of its rows.
  @inline(__always) var rows: Range<Int32> { rowsStart..<rowsStart + max(rowsCount, 0) }
}

/// A set of variables that rows connect, with those rows.
struct KernelComponent: BitwiseCopyable {
  /// Runs of ``PresolvedSystem/componentRows``, ``PresolvedSystem/order`` and ``CostTable/objects``.
  var rowStart: Int32 = 0
  var rowCount: Int32 = 0
  var orderStart: Int32 = 0
  var orderCount: Int32 = 0
  /// The number of variables that the run has room for; those past ``orderCount`` are in no row.
  var variableCount: Int32 = 0
  var columnCount: Int32 = 0
  var closedCount: Int32 = 0
  var objectStart: Int32 = 0
  var objectCount: Int32 = 0
  /// A run of ``PresolvedSystem/tests``.
  var testStart: Int32 = 0
  var testCount: Int32 = 0
  /// The run of its priorities, falling; the last level, which has none, is that of columns without costs.
  var levelStart: Int32 = 0
  var levelCount: Int32 = 0
  /// The length of slopes: one more where some column has no costs.
  var slopeLength: Int32 = 0
  var state: State = .stale
  /// The rows there are besides equations and required limits of one variable: ``wishes``, ``activities``.
  var kinds: UInt8 = 0
  /// True if the variables have lists of their rows. Presolved in order, they get them when something moves.
  var isIndexed = false
  /// True if all variables are affine after the presolve.
  var isAffine = false

  /// Optional rows of one variable; rows with an activity.
  static var wishes: UInt8 { 1 }
  static var activities: UInt8 { 2 }

  enum State: UInt8, BitwiseCopyable {
    /// To be presolved.
    case stale
    /// Solved at the size last solved at.
    case solved
    /// Its required rows cannot all be satisfied at that size, or it takes too many steps to find out.
    case infeasible
  }
}

/// The rows made by the presolve: closed columns as sums of columns.
struct DerivedRows {
  var starts = Slab<Int32>()
  var counts = Slab<Int32>()
  /// The closing equation that each was made from.
  var sources = Slab<Int32>()
  /// The coefficient of the closed column in it.
  var pivots = Slab<Double>()
  var offsets = Slab<AffineValue>()
  var columns = Slab<Int32>()
  var coefficients = Slab<Double>()

  /// Removes all but the first `count` rows, which have the first `entries` columns.
  mutating func truncate(_ count: Int, entries: Int) {
    starts.resizeUninitialized(count)
    counts.resizeUninitialized(count)
    sources.resizeUninitialized(count)
    pivots.resizeUninitialized(count)
    offsets.resizeUninitialized(count)
    columns.resizeUninitialized(entries)
    coefficients.resizeUninitialized(entries)
  }

  mutating func removeAll() {
    starts.removeAll()
    counts.removeAll()
    sources.removeAll()
    pivots.removeAll()
    offsets.removeAll()
    columns.removeAll()
    coefficients.removeAll()
  }

  func free() {
    starts.free()
    counts.free()
    sources.free()
    pivots.free()
    offsets.free()
    columns.free()
    coefficients.free()
  }
}

/// An equation without columns: `gap` must be 0.
struct EquationTest: BitwiseCopyable {
  var row: Int32
  var gap: AffineValue
}

/// The tolerances of the kernel.
enum Tolerance {
  /// The tolerance of lengths, in points: nearer ones are equal.
  static var near: Double { 1e-7 }
  /// The relative size below which a coefficient is rounding noise.
  static var noise: Double { 1e-14 }
}
