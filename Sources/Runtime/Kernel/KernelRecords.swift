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
