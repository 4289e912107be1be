internal import LayNumbers
internal import LaySolver

/// The optimal face of a component, all its optimal solutions (SEMANTICS §4.5): a tableau whose columns may leave 0
/// without a cost, at one size of the root. All numbers are evaluated: W and H no longer occur.
///
/// After ``init(_:)`` every remaining column can really move, so a face without columns is a single solution.
struct Face: Sendable {
  /// The slacks and errors that depend on the columns.
  private(set) var tableau: Tableau
  /// The columns that may move, in order; every one is 0 now.
  private(set) var columns: [Unknown]
  /// The variables that move, in order, as forms of the first columns. They have no rows, which every pivot would have to
  /// update; see ``expressed(_:)``.
  private(set) var variables: [(variable: Unknown, form: LinearForm)] = []
  /// The values at which unknowns were fixed, by their index.
  private var settled: [Rational?]

  /// The optimal face of a program that is solved.
  init(_ program: LexicographicDual) {
    tableau = Tableau(restrictions: program.tableau.restrictions)
    columns = program.freeColumns
    settled = [Rational?](repeating: nil, count: program.costs.count)
    var isColumn = [Bool](repeating: false, count: program.costs.count)
    for column in columns { isColumn[column.index] = true }
    for row in program.tableau.rows {
      var form = row.form.filtered { isColumn[$0.index] }
      if form.terms.isEmpty { continue }
      form.add(LinearForm(row.value), times: .one)
      tableau.append(row.basic, form)
    }
    // Rows that hold with equality are no unknowns that could move.
    remove(tableau.rows.map { $0.basic }.filter { !tableau.restrictions[$0.index].isMovable })
    remove(stuckUnknowns())
    guard !columns.isEmpty else { return }
    variables = program.definedVariables(on: self).filter { !$0.form.unknowns.isEmpty }
    for column in columns where tableau.restrictions[column.index] == .free {
      variables.append((column, LinearForm(column)))
    }
    variables.sort { $0.variable < $1.variable }
  }

  /// An unknown as a form of the columns; nil for one that has the same value in all solutions.
  func form(of unknown: Unknown) -> LinearForm? {
    if let row = tableau.rowIndex(of: unknown) { return tableau.rows[row].form }
    if let value = settled[unknown.index] { return LinearForm(value) }
    return columns.contains(unknown) ? LinearForm(unknown) : nil
  }

  /// A variable as a form of the first columns; nil for one that has the same value in all solutions.
  func form(ofVariable variable: Unknown) -> LinearForm? {
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < variables.count && variables[low].variable == variable ? variables[low].form : nil
  }

  /// A form of the first columns, expressed in the current columns.
  func expressed(_ form: LinearForm) -> LinearForm {
    var result = form.filtered { $0.isParameter }
    for term in form.unknowns {
      if let now = self.form(of: term.unknown) { result.add(now, times: term.coefficient) }
    }
    return result
  }

  /// Adds a row for a form temporarily: makes it a basic unknown.
  mutating func append(_ unknown: Unknown, _ form: LinearForm) { tableau.append(unknown, form) }

  /// Fixes a column at a value permanently.
  mutating func fix(_ column: Unknown, at value: Rational = .zero) {
    columns.removeAll { $0 == column }
    settled[column.index] = value
    tableau.substitute(column, by: LinearForm(value))
  }

  /// Exchanges a basic unknown for a column.
  mutating func pivot(_ row: Int, _ column: Unknown) {
    let leaving = tableau.rows[row].basic
    tableau.pivot(row, column)
    columns.removeAll { $0 == column }
    columns.insert(leaving, at: columns.firstIndex { leaving < $0 } ?? columns.endIndex)
  }

  /// The row that stops a column moving up from 0, and the length of the step: the first of those that stop it soonest
  /// (Bland). Nil if no row does. No row stops a free column: only free unknowns depend on it.
  func blockingRow(_ column: Unknown) -> (row: Int, step: Rational)? {
    var best: (row: Int, step: Rational)?
    for (index, row) in tableau.rows.enumerated() where tableau.restrictions[row.basic.index] == .nonNegative {
      let slope = row.form[column]
      guard slope.sign < 0 else { continue }
      let step = row.value / -slope
      if let best, step > best.step || (step == best.step && tableau.rows[best.row].basic < row.basic) { continue }
      best = (index, step)
    }
    return best
  }
}

extension Face {
  /// Fixes the unknowns that are 0 in every solution.
  private mutating func remove(_ stuck: [Unknown]) {
    for unknown in stuck where tableau.rowIndex(of: unknown) == nil { fix(unknown) }
    for unknown in stuck {
      guard let row = tableau.rowIndex(of: unknown), let column = tableau.rows[row].form.unknowns.first else {
        continue
      }
      // A step of length 0, for the unknown is 0: after it the unknown is a column and can be fixed.
      pivot(row, column.unknown)
      fix(unknown)
    }
  }

  /// The unknowns that are 0 in every solution, in order: at a degenerate vertex a column may cost nothing and yet be
  /// unable to move. Maximises the sum of all those never seen above 0, until that is impossible (the test of Mangasarian
  /// 1979 and Appa 2002, without its artificial bounds).
  private mutating func stuckUnknowns() -> [Unknown] {
    var unseen = columns.filter { tableau.restrictions[$0.index] == .nonNegative }
    unseen += tableau.rows.filter { $0.value.isZero }.map { $0.basic }
    while let column = firstColumnThatIncreases(sumOf: unseen) {
      guard let blocking = blockingRow(column) else {
        unseen.removeAll { $0 == column || (form(of: $0)?[column].sign ?? 0) > 0 }
        continue
      }
      pivot(blocking.row, column)
      if blocking.step.sign > 0 { unseen.removeAll { tableau.value(of: $0).sign > 0 } }
    }
    return unseen.sorted()
  }

  private func firstColumnThatIncreases(sumOf unknowns: [Unknown]) -> Unknown? {
    var slopes = [Rational](repeating: .zero, count: tableau.restrictions.count)
    for unknown in unknowns {
      guard let row = tableau.rowIndex(of: unknown) else {
        slopes[unknown.index] += .one
        continue
      }
      for term in tableau.rows[row].form.unknowns { slopes[term.unknown.index] += term.coefficient }
    }
    return columns.first { slopes[$0.index].sign > 0 }
  }
}
