internal import LayNumbers
internal import LaySolver

/// One component of a system as a linear program, and its lexicographic dual simplex method (SEMANTICS §4.4).
///
/// Variables are pivoted into the basis first and never leave it, being free; so their rows need no updating: they are
/// kept as ``definitions`` and evaluated backwards. The remaining rows, ``tableau``, contain slacks and errors only.
/// Costs are vectors, one number a level, compared lexicographically. They are at least 0 from the start, since only
/// errors cost, and stay so: there is no first phase, and they do not depend on the size of the root.
struct LexicographicDual: Sendable {
  /// The rows of the component, in order, and their unknowns.
  var rows: [(id: RowID, relation: Relation, unknowns: RowUnknowns)]
  /// The basic slacks and errors, as forms of the nonbasic ones.
  var tableau: Tableau
  /// Variables as forms of unknowns and of variables defined later.
  var definitions: [(variable: Unknown, form: LinearForm)] = []
  /// The levels that cost, the most important first.
  var levels: [Level]
  /// The cost of each unknown, one number a level; empty for 0 at all levels.
  var costs: [[Rational]]

  /// Builds the program of a part of a system.
  init(_ part: Partition.Part, of system: OracleSystem) {
    var builder = ProgramBuilder(part, of: system)
    builder.eliminateVariables()
    rows = builder.rows
    definitions = builder.definitions
    levels = builder.levels
    costs = builder.costs
    tableau = Tableau(restrictions: builder.restrictions)
    for equation in builder.equations { tableau.append(equation.basic, equation.form) }
  }

  /// Solves at a size of the root, from the last basis. Returns the proof if the required rows are infeasible.
  mutating func solve(width: Rational, height: Rational) -> Infeasibility? {
    if tableau.width != width || tableau.height != height { tableau.move(toWidth: width, height: height) }
    while let row = chooseLeavingRow() {
      guard let column = chooseEnteringColumn(row) else { return infeasibility(row) }
      pivot(row, column)
    }
    return nil
  }

  /// The row of the first unknown with a value that its restriction forbids: first by number, as Bland's rule demands.
  private func chooseLeavingRow() -> Int? {
    var best: Int?
    for (index, row) in tableau.rows.enumerated() where !tableau.restrictions[row.basic.index].allows(row.value) {
      if best.map({ row.basic < tableau.rows[$0].basic }) ?? true { best = index }
    }
    return best
  }

  /// The column that corrects the row at the least cost; of equally cheap ones the first (Bland).
  private func chooseEnteringColumn(_ row: Int) -> Unknown? {
    let direction = Rational(-tableau.rows[row].value.sign)
    var best: (column: Unknown, gain: Rational)?
    for term in tableau.rows[row].form.unknowns where tableau.restrictions[term.unknown.index].isMovable {
      let gain = term.coefficient * direction
      guard gain.sign > 0 else { continue }
      if let best, !isCheaper(term.unknown, gain, than: best.column, best.gain) { continue }
      best = (term.unknown, gain)
    }
    return best?.column
  }

  /// Compares cost / gain of two columns, level by level.
  private func isCheaper(_ a: Unknown, _ gainA: Rational, than b: Unknown, _ gainB: Rational) -> Bool {
    let (x, y) = (costs[a.index], costs[b.index])
    for level in 0..<max(x.count, y.count) {
      let left = (level < x.count ? x[level] : .zero) * gainB
      let right = (level < y.count ? y[level] : .zero) * gainA
      if left != right { return left < right }
    }
    return false
  }

  /// The errors of the optional rows, in the order of the rows.
  var errors: [Unknown] { rows.flatMap { $0.unknowns.errors($0.relation) } }

  /// The columns that cost nothing at any level, and the variables that no row defines, in order: those that may move at
  /// the optimum.
  var freeColumns: [Unknown] {
    var isDefined = [Bool](repeating: false, count: costs.count)
    for (variable, _) in definitions { isDefined[variable.index] = true }
    return costs.indices.dropFirst(Unknown.parameterCount).map { Unknown($0) }.filter {
      costs[$0.index].isEmpty && !isDefined[$0.index] && tableau.rowIndex(of: $0) == nil
        && tableau.restrictions[$0.index].isMovable
    }
  }

  /// Every variable that a row defines, as a form of the columns of a face of this program.
  func definedVariables(on face: Face) -> [(variable: Unknown, form: LinearForm)] {
    var forms = [LinearForm?](repeating: nil, count: costs.count)
    forms[Unknown.one.index] = LinearForm(Rational.one)
    forms[Unknown.width.index] = LinearForm(tableau.width)
    forms[Unknown.height.index] = LinearForm(tableau.height)
    var sum = FormAccumulator(size: costs.count)
    // A definition contains variables defined after it, never one before.
    for (variable, definition) in definitions.reversed() {
      for term in definition.terms {
        let index = term.unknown.index
        let part = forms[index] ?? face.form(of: term.unknown) ?? LinearForm(tableau.value(of: term.unknown))
        forms[index] = part
        sum.add(part, times: term.coefficient)
      }
      forms[variable.index] = sum.take()
    }
    return definitions.map { ($0.variable, forms[$0.variable.index] ?? .zero) }
  }

  private mutating func pivot(_ row: Int, _ column: Unknown) {
    let leaving = tableau.rows[row].basic
    let form = tableau.pivot(row, column)
    let cost = costs[column.index]
    costs[column.index] = []
    for term in form.unknowns { addCost(cost, times: term.coefficient, to: term.unknown) }
    if tableau.restrictions[leaving.index] == .transient { tableau.substitute(leaving, by: .zero) }
  }

  mutating func addCost(_ cost: [Rational], times factor: Rational, to unknown: Unknown) {
    if cost.isEmpty { return }
    if costs[unknown.index].isEmpty { costs[unknown.index] = cost.map { _ in .zero } }
    for level in cost.indices { costs[unknown.index][level] += cost[level] * factor }
    if costs[unknown.index].allSatisfy({ $0.isZero }) { costs[unknown.index] = [] }
  }

  /// Changes the right side of the row at `index` in ``rows`` by `change`, keeping the basis.
  ///
  /// One unknown of the row, its handle, takes the change: it is replaced by itself plus the change.
  mutating func shiftRightSide(ofRowAt index: Int, by change: Affine) {
    let (handle, sign) = handle(of: rows[index].unknowns)
    var shift = LinearForm(change)
    guard !shift.terms.isEmpty else { return }
    shift.scale(by: sign)
    var shifted = shift
    shifted.add(LinearForm(handle), times: .one)
    for index in definitions.indices { definitions[index].form.substitute(handle, by: shifted) }
    if let row = tableau.rowIndex(of: handle) {
      tableau.add(shift, times: -.one, to: row)
    } else {
      tableau.substitute(handle, by: shifted)
    }
  }

  /// An unknown that equals lhs − rhs times the sign, up to other unknowns of the row.
  private func handle(of unknowns: RowUnknowns) -> (unknown: Unknown, sign: Rational) {
    switch unknowns {
    case .required(let slack, let sign): return (slack, sign)
    case .optional(let over, let under, let marker):
      if let marker, tableau.rowIndex(of: marker) != nil { return (marker, .one) }
      return tableau.rowIndex(of: under) == nil ? (over, .one) : (under, -.one)
    }
  }

  /// The proof from a row whose value no column can correct (SEMANTICS §4.3): the rows of its unknowns. They are a
  /// minimal set, because those of the columns are linearly independent.
  private func infeasibility(_ row: Int) -> Infeasibility {
    let closing = tableau.rows[row]
    // slack − Σ coefficient·column is the value: the sum of the rows, each with its sign, up to the sign of the whole.
    let direction = Rational(closing.value.sign)
    var members: [(row: RowID, multiplier: Rational)] = []
    for (id, _, unknowns) in rows {
      guard case .required(let slack, let sign) = unknowns else { continue }
      let coefficient = slack == closing.basic ? -.one : closing.form[slack]
      if !coefficient.isZero { members.append((id, -direction * sign * coefficient)) }
    }
    // The scale is free: the least multiplier is 1, so that numbers of the source appear unchanged in a plain sum.
    let scale = members.map { $0.multiplier.magnitude }.min() ?? .one
    return Infeasibility(
      rows: members.map { ($0.row, $0.multiplier / scale) }, excess: closing.value.magnitude / scale)
  }
}
