internal import LayNumbers

/// The values that an unknown may have.
enum Restriction: Hashable, Sendable {
  /// Any.
  case free
  /// Not below 0.
  case nonNegative
  /// 0: the slack of a required equality.
  case fixed
  /// 0, and removed once it is a column: no proof ever names it.
  case transient

  /// True if a column may leave 0.
  var isMovable: Bool { self == .free || self == .nonNegative }

  /// True if an unknown may have this value.
  func allows(_ value: Rational) -> Bool {
    switch self {
    case .free: true
    case .nonNegative: value.sign >= 0
    case .fixed, .transient: value.isZero
    }
  }
}

/// A dictionary of the simplex method: some unknowns, the basic ones, as linear forms of the others, the columns,
/// which are all 0.
struct Tableau: Sendable {
  /// `basic = form`.
  struct Row: Sendable {
    var basic: Unknown
    var form: LinearForm
    /// The value of the basic unknown at the tableau's W and H.
    var value: Rational
  }

  /// The restriction of each unknown, by its index.
  private(set) var restrictions: [Restriction]
  private(set) var rows: [Row] = []
  /// The row of each basic unknown, by the unknown's index; −1 for nonbasic ones.
  private var rowIndices: [Int32]
  /// W
  private(set) var width: Rational
  /// H
  private(set) var height: Rational

  init(restrictions: [Restriction], width: Rational = .zero, height: Rational = .zero) {
    self.restrictions = restrictions
    self.width = width
    self.height = height
    rowIndices = [Int32](repeating: -1, count: restrictions.count)
  }

  /// Creates an unknown, a column that nothing depends on yet.
  mutating func makeUnknown(_ restriction: Restriction) -> Unknown {
    restrictions.append(restriction)
    rowIndices.append(-1)
    return Unknown(restrictions.count - 1)
  }

  /// Changes the restriction of an unknown.
  mutating func restrict(_ unknown: Unknown, to restriction: Restriction) {
    restrictions[unknown.index] = restriction
  }

  /// Makes `basic` a basic unknown; it must not occur anywhere yet.
  mutating func append(_ basic: Unknown, _ form: LinearForm) {
    rowIndices[basic.index] = Int32(truncatingIfNeeded: rows.count)
    rows.append(Row(basic: basic, form: form, value: value(of: form)))
  }

  /// The row in which an unknown is basic.
  func rowIndex(of unknown: Unknown) -> Int? {
    let index = rowIndices[unknown.index]
    return index < 0 ? nil : Int(index)
  }

  /// The value of an unknown.
  func value(of unknown: Unknown) -> Rational { rowIndex(of: unknown).map { rows[$0].value } ?? .zero }

  /// The value of a form of columns, which are all 0.
  private func value(of form: LinearForm) -> Rational {
    var value = Rational.zero
    for term in form.terms.prefix(Unknown.parameterCount) {
      switch term.unknown {
      case .one: value += term.coefficient
      case .width: value += term.coefficient * width
      case .height: value += term.coefficient * height
      default: return value
      }
    }
    return value
  }

  /// Moves to another size of the root: forms stay, values follow.
  mutating func move(toWidth width: Rational, height: Rational) {
    self.width = width
    self.height = height
    for index in rows.indices { rows[index].value = value(of: rows[index].form) }
  }

  /// Exchanges the basic unknown of `row` for `column`, which must occur in it. Returns the form of the new basic one.
  @discardableResult
  mutating func pivot(_ row: Int, _ column: Unknown) -> LinearForm {
    let leaving = rows[row].basic
    let form = rows[row].form.solved(for: column, basic: leaving)
    rows[row] = Row(basic: column, form: form, value: value(of: form))
    rowIndices[column.index] = Int32(truncatingIfNeeded: row)
    rowIndices[leaving.index] = -1
    for other in rows.indices where other != row { substitute(column, by: form, in: other) }
    return form
  }

  /// Substitutes a form of columns for a column, which is then none.
  mutating func substitute(_ column: Unknown, by form: LinearForm) {
    for row in rows.indices { substitute(column, by: form, in: row) }
  }

  /// Substitutes a form for a column in one row.
  private mutating func substitute(_ column: Unknown, by form: LinearForm, in row: Int) {
    if rows[row].form.substitute(column, by: form) { rows[row].value = value(of: rows[row].form) }
  }

  /// Adds `factor` times `form` to the form of a basic unknown.
  mutating func add(_ form: LinearForm, times factor: Rational, to row: Int) {
    rows[row].form.add(form, times: factor)
    rows[row].value = value(of: rows[row].form)
  }
}
